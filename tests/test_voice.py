"""`--quiet` and `--log-json`: what a batch job reads, and nothing else."""

import contextlib
import io
import json
from pathlib import Path

import pytest

from env.rewards import Reward
from grpo.bars import Bar
from grpo.metrics import METRICS
from grpo.rollout import Rollout
from grpo.voice import Voice
from sft.trainer import METRICS as SFT_METRICS
from tests.training import SCRIPT_MAIN, small_dataset

SMALL = """--preset tiny --eval-questions 2 --questions-per-step 1 --group-size 2 --max-turns 2 --max-turn-tokens 16
    --sft-steps 2 --sft-max-questions 4 --name v""".split()


def run(folder: Path, *flags: str) -> tuple[str, str]:
    """stdout and stderr of a run that ends well."""
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        assert SCRIPT_MAIN(["--runs-dir", str(folder), *flags]) == 0, err.getvalue()
    return out.getvalue(), err.getvalue()


@pytest.fixture(scope="module")
def flags(tmp_path_factory) -> list[str]:
    return ["--dataset", str(small_dataset(tmp_path_factory.mktemp("dataset"))), *SMALL]


def spoken(capsys, voice: Voice) -> tuple[str, str]:
    voice("going on")
    voice.warn("look here")
    voice.result("a table")
    voice.step("phase1", 3, {"reward": 0.5, "tool_calls": {"query": 1.0}})
    with voice.bar(3, "rollouts", "rollout") as bar:
        bar.tick()
        bar.part(1, 2)
    said = capsys.readouterr()
    return said.out, said.err


def test_a_voice_speaks_up(capsys):
    out, err = spoken(capsys, Voice())
    assert out == "going on\nwarning: look here\na table\n"
    assert "rollouts" in err  # the bar


def test_the_bar_of_rollouts_shows_the_mean_reward_of_the_step_so_far(capsys):
    def played(reward):
        return Rollout([1], [2], [1], [0.0], Reward(reward, {}, reward), False, "answered", 1, ())

    seen = []
    with Voice().bar(4, "rollouts", "rollout") as bar:
        for reward in (1.0, 0.1):
            bar.rollout(played(reward))
            seen.append(str(bar.shown))
        bar.restart()
        bar.rollout(played(-0.2))
        seen.append(str(bar.shown))
    expected = ("reward +1.000 of 1", "reward +0.550 of 2", "reward -0.200 of 1")
    assert all(mean in text for mean, text in zip(expected, seen, strict=True))
    assert "3/4" in seen[2]


def test_a_quiet_voice_keeps_warnings_and_results(capsys):
    assert spoken(capsys, Voice(quiet=True)) == ("warning: look here\na table\n", "")


def test_a_voice_for_machines_leaves_stdout_to_them(capsys):
    out, err = spoken(capsys, Voice(log_json=True))
    assert [json.loads(line) for line in out.splitlines()] == [
        {"phase": "phase1", "step": 3, "reward": 0.5, "tool_calls": {"query": 1.0}}
    ]
    assert err == "going on\nwarning: look here\na table\n"
    assert spoken(capsys, Voice(quiet=True, log_json=True))[1] == "warning: look here\na table\n"


def test_a_run_prints_its_steps_alone_for_a_machine_and_its_end_alone_when_quiet(tmp_path, flags, monkeypatch):
    counts, shown = [], Bar.rollout
    monkeypatch.setattr(Bar, "rollout", lambda bar, rollout: counts.append(len(bar.rewards) + 1) or shown(bar, rollout))
    out, err = run(tmp_path, *flags, "--phase", "all", "--steps", "2", "--log-json", "--sft-check-questions", "2")
    records = [json.loads(line) for line in out.splitlines()]
    expected = [(phase, step) for phase in ("sft", "phase1", "phase2") for step in (1, 2)]
    assert [(r["phase"], r["step"]) for r in records] == expected
    assert counts == [1, 2] * 9  # its mean begins anew: SFT's check, then two evaluations and two steps a phase
    assert records == [json.loads(line) for line in (tmp_path / "v" / "metrics.jsonl").read_text().splitlines()]
    assert [set(r) - {"phase", "step"} for r in records] == [set(SFT_METRICS)] * 2 + [set(METRICS)] * 4
    assert "phase2: held-out accuracy after" in err
    assert "rollouts:" not in err  # no bar

    more = ("--resume", "--name", "v", "--phase", "all", "--steps", "3", "--quiet", "--no-log-json")
    out, err = run(tmp_path, *more)
    assert err == ""
    warnings = [line for line in out.splitlines() if line.startswith("warning: ")]
    assert any(line.startswith("warning: phase1: turns too long: ") for line in warnings)  # the doctor
    first, *table = [line for line in out.splitlines() if line not in warnings][:7]
    assert first.startswith("phase1: held-out accuracy after")
    assert table[0].split() == ["2", "held-out", "questions,", "greedy", "before", "after"]
    assert out.count("held-out accuracy after") == out.count("turns that parse") == 2
    assert len(out.splitlines()) == len(warnings) + 2 * 9


def test_a_quiet_dry_run_still_prints_the_plan(tmp_path, flags):
    out, _ = run(tmp_path, *flags, "--phase", "1", "--dry-run", "--quiet")
    assert out.startswith("model: ")
