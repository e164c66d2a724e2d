"""`scripts/evaluate.py` on the shipped weights: one JSON line, transcripts, a bounded cache, clear errors."""

import json
import shutil

import pytest

from grpo import evaluation, rollout
from grpo.cli import configure
from grpo.generation import Engine
from grpo.runs import Run
from tests.run_script import ROOT, as_process, assert_one_line_error, in_process

TINY = ROOT / "grpo" / "tiny"
ROW = 2 * 3 * 2 * 32 * 4 / 2**30  # GiB of a token's keys and values: 3 layers, 2 heads of 32, float32


def test_it_prints_counts_interval_and_pass_at_k(tmp_path):
    done = as_process("evaluate", TINY, "--limit", 12, "--samples", 4, "--transcripts", tmp_path / "t.jsonl")
    assert done.returncode == 0, done.stderr
    result = json.loads(done.stdout)
    assert result["n"] == 12
    low, high = result["wilson_95"]
    assert low <= result["correct"] / 12 <= high
    assert sum(n for _, n in result["by_hardness"].values()) == 12
    assert 0 <= result["pass_at_1"] <= result["pass_at_4"] <= 1
    episodes = [json.loads(line) for line in (tmp_path / "t.jsonl").read_text().splitlines()]
    assert sum(episode["correct"] for episode in episodes) == result["correct"]
    assert all("<tool_call>" in episode["episode"] for episode in episodes)


def test_the_budget_bounds_keys_and_values_of_greedy_and_sampled_episodes(monkeypatch):
    rooms, budget = [], 4000 * ROW

    def engine(model, room, **options):
        rooms.append(room)
        assert room.bytes(model.config, model.embed_tokens.weight.dtype) <= budget * 2**30
        return Engine(model, room, **options)

    monkeypatch.setattr(rollout, "Engine", engine)
    done = in_process("evaluate", TINY, "--limit", 4, "--samples", 4, "--kv-budget-gib", budget)
    assert json.loads(done.stdout)["n"] == 4
    greedy, sampled = rooms
    assert (greedy.rows, sampled.rows) == (3, 3)  # of 4 and of 16: each has 1,024 tokens after a prompt of 160 or so


@pytest.mark.parametrize(
    ("given", "thinking", "form", "hints", "told"),
    [
        ([], True, "full", True, "preset qwen3-0.6b (from its run), thinking on (from its run), hints on (by default)"),
        (
            ["--preset", "tiny", "--no-thinking", "--hints"], False, "compact", True,
            "preset tiny (from a flag), thinking off (from a flag), hints on (from a flag)",
        ),
    ],
)  # fmt: skip
def test_a_checkpoint_is_judged_as_its_run_trained_it(
    given, thinking, form, hints, told, monkeypatch, tmp_path
):
    seen = []

    def greedy_rollouts(model, questions, chat, make_environment, limits, **options):
        world = make_environment(questions[0])
        seen.append((chat.thinking, chat.prompt_text(world.prompt()), world.hints, limits.max_turn_tokens))
        return real(model, questions, chat, make_environment, limits, **options)

    real = evaluation.greedy_rollouts
    monkeypatch.setattr(evaluation, "greedy_rollouts", greedy_rollouts)
    flags = {"preset": "qwen3-0.6b", "thinking": True, "phase": "1"}
    Run(tmp_path).record(configure(flags), flags)
    shutil.copytree(TINY, tmp_path / "phase1")
    done = in_process("evaluate", tmp_path / "phase1", "--limit", 1, *given)
    assert done.returncode == 0, done.stderr
    assert done.stderr == f"{tmp_path / 'phase1'}: {told}, {form} prompts; on cpu in float32\n"
    [(thinks, prompt, helped, turn_tokens)] = seen
    assert (thinks, helped, turn_tokens) == (thinking, hints, 512 if thinking else 128)
    assert prompt.endswith("assistant\n") is thinking
    assert ("# Tools" in prompt) is (form == "full")


def test_a_budget_that_holds_no_rollout_is_one_line_below_how_it_plays():
    done = in_process("evaluate", TINY, "--kv-budget-gib", 900 * ROW)
    how, error = done.stderr.splitlines()
    assert how == f"{TINY}: preset tiny (by default), thinking off (by default), hints off (by default), " + (
        "compact prompts; on cpu in float32"
    )
    assert error.startswith("error: ") and "takes 0.00" in error
    assert done.returncode == 2


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["nowhere"], "nowhere is no checkpoint"),
        ([TINY, "--difficulty", "simple"], "simple"),
        ([TINY, "--kv-budget-gib", "0"], "--kv-budget-gib must be above 0, not 0"),
        ([TINY, "--device", "tpu"], "--device tpu: unknown"),
        ([TINY, "--threads", "0"], "--threads 0: a number of at least 1, or auto"),
        ([TINY, "--slots", "3"], "unrecognized arguments: --slots 3"),
    ],
)
def test_errors_are_one_line(arguments, message):
    assert_one_line_error(in_process("evaluate", *arguments), message)
