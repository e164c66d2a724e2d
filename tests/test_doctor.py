"""The doctor: five rules, each with the case it is for, and none for a healthy phase."""

import json
import math
import re
from dataclasses import fields
from pathlib import Path

import pytest

from grpo.checkup import check_up, last_records
from grpo.cli import SECTIONS, flag_name
from grpo.doctor import CUT_REASONS, STEP_0_KL, WINDOW, diagnose
from tests.run_script import assert_one_line_error, in_process

HEALTHY = {
    "phase": "phase1",
    "reward": 0.6,
    "all_right": 0.4,
    "all_wrong": 0.2,
    "malformed_share": 0.01,
    "parse_errors": {"no_tool_call": 0.01},
    "stop_answered": 0.97,
    "stop_turn_limit": 0.02,
    "stop_token_budget": 0.01,
    "stop_no_room": 0.0,
}


def phase(steps: int = 20, **changes) -> list[dict]:
    """A healthy phase whose KL creeps up as it does on the tiny preset. changes: a value, or a function of the step."""
    records = [HEALTHY | {"step": i, "kl": 1e-6 + 1e-3 * (i - 1)} for i in range(1, steps + 1)]
    for record in records:
        record |= {name: change(record["step"]) if callable(change) else change for name, change in changes.items()}
    return records


def late(before, after, at: int = 15):
    """`before` until a step, `after` from then on."""
    return lambda step: before if step < at else after


def only(records, rollouts=()) -> str:
    """The one finding, as it is printed."""
    [finding] = diagnose(records, rollouts)
    return f"{finding.rule}: {finding.line}"


def test_a_healthy_phase_gives_no_line():
    assert diagnose(phase()) == []
    assert diagnose([]) == []
    for steps in range(1, 20):
        assert diagnose(phase(steps)) == []


def test_one_odd_step_is_no_finding():
    odd = {"all_wrong": 1.0, "malformed_share": 0.4, "stop_answered": 0.5, "stop_token_budget": 0.45, "kl": 0.3}
    records = phase(20)
    records[-1] |= odd
    assert diagnose(records) == []


def test_a_step_in_which_nothing_was_played_is_passed_over():
    empty = dict.fromkeys(HEALTHY, math.nan) | {"phase": "phase1", "step": 21, "kl": math.nan}
    assert diagnose([*phase(), empty]) == diagnose([empty]) == []
    assert diagnose([*phase(**COLLAPSED), empty]) == diagnose(phase(**COLLAPSED))


def test_groups_without_a_right_rollout():
    line = only(phase(all_wrong=late(0.3, 0.8), all_right=0.1))
    assert line.startswith("all wrong: 80 % of groups have no right rollout")
    assert "--sft-steps" in line


def test_groups_that_are_all_right():
    line = only(phase(all_right=late(0.5, 0.9), all_wrong=0.0))
    assert line.startswith("all right: 90 % of groups are all right")
    assert "--phase 2" in line


COLLAPSED = {
    "malformed_share": late(0.02, 0.4),
    "parse_errors": late({"bad_json": 0.02}, {"bad_json": 0.05, "special_token": 0.35}),
}


def test_a_format_that_collapses_names_the_kind_of_error():
    line = only(phase(**COLLAPSED))
    assert line.startswith("format collapse: 40 % of turns do not parse, most of them special_token; it was 2 %")
    assert "--kl-coef" in line


def test_a_format_that_collapses_names_the_token_that_took_over():
    """A turn that a control token ended was closed by the loop; the model's own end of a turn follows other text."""
    good = {"completion": "<tool_call>\n{}\n</tool_call><|im_end|>\n<|im_start|>user\n<tool_response>7<|im_end|>"}
    bad = {"completion": "<think>assistant<|im_start|><|im_end|>\n<|im_start|>assistant\nyes<tool_response><|im_end|>"}
    worse = {"completion": "<|im_start|><|im_end|>\n<|im_start|>assistant\n<|im_start|><|im_end|>"}
    line = only(phase(**COLLAPSED), [good, bad, worse, good])
    assert "(2 of the last 4 rollouts end a turn with <|im_start|>)" in line
    assert "end a turn" not in only(phase(**COLLAPSED), [good])


def test_a_format_that_was_never_there_is_another_matter():
    line = only(phase(malformed_share=0.3, parse_errors={"no_tool_call": 0.3}))
    assert line.startswith("format never learned: 30 %")
    assert "more SFT" in line


@pytest.mark.parametrize("kind", ["truncated", "think_unclosed"])
def test_turns_that_are_cut_need_room_and_no_other_policy(kind):
    line = only(phase(malformed_share=late(0.0, 0.3), parse_errors=late({}, {kind: 0.3})))
    assert line.startswith("turns too long: 30 %")
    assert "--max-turn-tokens" in line


def test_a_reference_that_is_not_the_start():
    far = {"kl": late(2 * STEP_0_KL, 0.02, at=2)}
    assert only(phase(**far)).startswith("step-0 KL: 2.0e-02 nats a token before anything was learned")
    dropped = {"kl": lambda step: 0.0 if step < 3 else 2 * STEP_0_KL}  # no group was kept in the first two steps
    assert only(phase(**dropped)).startswith("step-0 KL")
    assert diagnose(phase(kl=late(0.5 * STEP_0_KL, 0.02, at=2))) == []  # 8-bit rounding
    assert diagnose(phase(**far)[1:]) == []  # the log begins later: what it starts with was learned


def test_a_kl_that_jumps_or_is_high():
    line = only(phase(kl=lambda step: 0.0 if step < 3 else 1e-4 if step == 3 else 0.01 if step < 15 else 0.06))
    assert line.startswith("KL jump: 0.060 nats a token, after 0.010 just before: halve --lr")
    assert only(phase(kl=lambda step: 1e-6 + 0.01 * (step - 1))).startswith("KL: 0.170 nats a token")
    assert diagnose(phase(kl=late(1e-4, 0.02))) == []  # near 0 any factor is noise
    assert diagnose(phase(9, kl=late(1e-4, 0.09, at=2))) == []  # nothing to compare with yet
    assert diagnose(phase(kl=0.0)) == []  # no reference


@pytest.mark.parametrize("reason", CUT_REASONS)
def test_rollouts_that_are_cut_off(reason):
    shares = {"stop_token_budget": 0.02} | {f"stop_{reason}": 0.18}
    line = only(phase(stop_answered=0.8, stop_turn_limit=0.0, **shares))
    assert re.match(rf"cut off: (18|20) % of rollouts are cut off, most of them by {reason}: ", line)
    assert CUT_REASONS[reason] in line


def test_rollouts_that_give_no_answer():
    line = only(phase(stop_answered=late(0.97, 0.7), stop_turn_limit=late(0.02, 0.29)))
    assert line.startswith("abstention: 29 % of rollouts never answer (2 % in the best steps)")
    assert "--max-turns" in line
    assert only(phase(stop_answered=0.4, stop_turn_limit=0.59)).startswith("abstention: 59 %")
    assert diagnose(phase(stop_answered=0.8, stop_turn_limit=0.19)) == []  # some, and no more than ever


def test_every_flag_that_a_remedy_names_is_there():
    entries = [(prefix, entry) for prefix, section in SECTIONS.items() for entry in fields(section)]
    flags = {flag_name(prefix, entry).replace("_", "-") for prefix, entry in entries}
    source = Path(diagnose.__code__.co_filename).read_text()
    named = set(re.findall(r"--([a-z][a-z-]+)", source))
    assert named
    assert named <= flags


def test_metrics_of_another_version_are_named():
    with pytest.raises(ValueError, match="the metrics lack 'all_right'"):
        diagnose([{name: value for name, value in record.items() if name != "all_right"} for record in phase()])


def write(folder: Path, name: str, records: list[dict]) -> None:
    (folder / name).write_text("".join(json.dumps(record) + "\n" for record in records))


@pytest.fixture
def run(tmp_path) -> Path:
    """SFT, a sick phase 1 with a token that took over at its end, a healthy phase 2."""
    sft = [{"phase": "sft", "step": 1, "loss": 1.0}]
    healthy = [record | {"phase": "phase2"} for record in phase()]
    write(tmp_path, "metrics.jsonl", [*sft, *phase(**COLLAPSED), *healthy])
    ends = "x<|im_start|><|im_end|>"
    write(
        tmp_path,
        "rollouts.jsonl",
        [{"phase": name, "completion": text} for name in ("phase1", "phase2") for text in ("fine", ends)],
    )
    return tmp_path


def test_the_script_prints_a_line_a_finding(run):
    done = in_process("doctor", run)
    assert done.returncode == 0
    first, second = done.stdout.splitlines()
    assert first.startswith("phase1: format collapse: 40 %")
    assert "(1 of the last 2 rollouts end a turn with <|im_start|>)" in first
    assert second == "phase2: nothing found"


def test_a_folder_without_a_phase_is_one_clear_line(tmp_path):
    assert_one_line_error(in_process("doctor", tmp_path / "nowhere"), "holds no metrics of a GRPO phase")


def test_one_phase_alone(run):
    assert list(check_up(run, "phase2")) == ["phase2"]
    assert check_up(run, "phase3") == {}


def test_only_the_end_of_a_large_log_is_read(tmp_path, monkeypatch):
    path = tmp_path / "rollouts.jsonl"
    assert last_records(path) == []
    write(tmp_path, path.name, [{"step": i} for i in range(100)])
    assert len(last_records(path)) == 100
    with path.open("a") as file:  # as if killed while writing
        file.write('{"step": 1')
    monkeypatch.setattr("grpo.checkup.TAIL", 50)
    found = last_records(path)
    assert found == [{"step": i} for i in range(100 - len(found), 100)]
    assert 1 <= len(found) < WINDOW
