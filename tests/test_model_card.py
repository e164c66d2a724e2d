"""The model card: what the run folder knows, and nothing that it doesn't."""

import json
from dataclasses import asdict
from pathlib import Path

import pytest

from grpo.cli import configure
from grpo.evaluation import Evaluation
from grpo.model_card import CARD, base_model, card_text, command, write_cards
from grpo.run_log import RunLog
from grpo.runs import Run
from grpo.summary import comparison

BEFORE = Evaluation(10, 40, {"easy": (8, 20), "medium": (2, 20)}, 0.3, 0.25, 3.5, 180.0)
BETTER = Evaluation(31, 40, {"easy": (20, 20), "medium": (11, 20)}, 0.85, 0.0, 3.0, 150.0)
AFTER = Evaluation(30, 40, {"easy": (19, 20), "medium": (11, 20)}, 0.8, 0.0, 3.0, 150.0)


def made(folder: Path, phase: str = "1", **flags) -> Run:
    """A run folder as an invocation leaves it, without weights."""
    run, flags = Run(folder), {"preset": "tiny", "phase": phase} | flags
    run.record(configure(flags), flags)
    return run


def checkpoint(run: Run, phase: str) -> Path:
    run.phase(phase).mkdir()
    (run.phase(phase) / "model.safetensors").touch()
    return run.phase(phase)


def test_the_card_of_a_finished_phase(tmp_path):
    run = made(tmp_path / "a", preset="qwen3-0.6b", lr=2e-6, difficulty=["easy", "medium"], dataset="/home/me/spider")
    checkpoint(run, "phase1")
    source = checkpoint(run, "sft")
    write_cards(run, "phase1", source, 80, RunLog(run.folder, "phase1", 0), BEFORE, AFTER)
    card = (run.phase("phase1") / CARD).read_text()
    assert card.startswith("---\nlibrary_name: transformers\n")
    assert "\nbase_model: Qwen/Qwen3-0.6B\n---\n" in card
    for row in (
        "| base model | Qwen/Qwen3-0.6B |",
        "| started from | a/sft |",
        "| preset | qwen3-0.6b, recipe default |",
        "| data | me/spider: easy, medium questions |",
        "| phase | phase1 |",
        "| steps | 80 |",
        "| 40 held-out questions, greedy | before | after |",
        "| accuracy, % (95 % interval) | 25.0 (14–40) | 75.0 (60–86) |",
        "| medium | 10.0 (3–30) | 55.0 (34–74) |",
    ):
        assert f"\n{row}\n" in card
    assert "python scripts/train.py --preset qwen3-0.6b --phase 1 --lr 2e-06 --difficulty easy,medium" in card
    assert "license" not in card
    assert [path.name for path in run.phase("phase1").iterdir() if "new" in path.name] == []


def test_the_best_weights_have_a_card_with_their_own_accuracy(tmp_path):
    run = made(tmp_path / "a")
    log = RunLog(run.folder, "phase1", 0)
    for step, evaluation in enumerate((BEFORE, BETTER, AFTER)):
        log.evaluation(step, evaluation, [])
    checkpoint(run, "phase1")
    run.best("phase1").mkdir()
    write_cards(run, "phase1", None, 2, log, BEFORE, AFTER)
    last, best = ((folder / CARD).read_text() for folder in (run.phase("phase1"), run.best("phase1")))
    assert "| 25.0 (14–40) | 75.0 (60–86) |" in last
    assert "| 25.0 (14–40) | 77.5 (62–88) |" in best
    assert "| steps | those with the best held-out accuracy of 2 |" in best


def test_an_unmeasured_phase_has_no_table():
    assert "Before and after" not in card_text("t", "sft", None, [("phase", "sft")], [], "c")
    assert "Before and after" in card_text("t", "sft", None, [("phase", "sft")], comparison(BEFORE, AFTER), "c")


def test_the_command_has_every_flag_that_changes_a_weight():
    flags = {"phase": "1", "thinking": True, "hints": False, "sft_steps": None, "name": "my run", "resume": True,
             "runs_dir": "/home/me/runs", "quiet": True, "difficulty": ["easy", "hard"], "seed": 3}  # fmt: skip
    assert command(flags) == (
        "python scripts/train.py --phase 1 --thinking --no-hints --name 'my run' --difficulty easy,hard --seed 3"
    )


def test_the_base_is_the_preset_s_model_or_the_one_that_was_given(tmp_path):
    assert base_model(made(tmp_path / "tiny"), "sft", None) is None  # fresh weights
    assert base_model(made(tmp_path / "qwen", preset="qwen3-0.6b"), "sft", Path("Qwen/Qwen3-0.6B")) == "Qwen/Qwen3-0.6B"
    given = made(tmp_path / "given", preset="qwen3-0.6b", model="someone/their-model")
    assert base_model(given, "phase1", Path("someone/their-model")) == "someone/their-model"
    (tmp_path / "weights").mkdir()
    local = made(tmp_path / "local", model=str(tmp_path / "weights"))
    base = base_model(local, "phase1", tmp_path / "weights")
    assert base == f"a local folder, {tmp_path.name}/weights"
    assert "base_model" not in card_text("t", "phase1", base, [], [], "c")


def test_the_base_of_weights_from_another_run_is_that_run_s(tmp_path):
    first = made(tmp_path / "first", preset="qwen3-0.6b", model="someone/their-model")
    sft = checkpoint(first, "sft")
    second = made(tmp_path / "second", preset="qwen3-0.6b")
    assert base_model(second, "phase1", sft) == "someone/their-model"  # found there by itself
    third = made(tmp_path / "third", preset="qwen3-0.6b", model=str(sft))
    assert base_model(third, "phase1", sft) == "someone/their-model"  # given by --model
    assert base_model(third, "phase1", None) == "someone/their-model"  # and resumed


def test_a_base_that_the_run_can_not_know_is_left_out(tmp_path):
    """Resumed, begun from another run's SFT weights: whose they were is not written down."""
    run = made(tmp_path / "a", preset="qwen3-0.6b")
    assert base_model(run, "phase1", None) is None
    checkpoint(run, "sft")
    assert base_model(run, "phase1", None) == "Qwen/Qwen3-0.6B"


def test_two_runs_that_took_turns_have_a_base(tmp_path):
    one = made(tmp_path / "one", preset="qwen3-0.6b", model=str(tmp_path / "two" / "phase1"))
    two = made(tmp_path / "two", preset="qwen3-0.6b", model=str(tmp_path / "one" / "phase1"))
    for run in (one, two):
        checkpoint(run, "phase1")
    assert base_model(one, "phase1", None) == "Qwen/Qwen3-0.6B"


@pytest.mark.parametrize("phase", ["sft", "phase1", "phase2"])
def test_every_field_that_a_card_reads_is_in_the_run_folder(tmp_path, phase):
    """config.json holds the fields by name; a renamed one must not go unnoticed until a phase ends."""
    run = made(tmp_path / "a", phase="all")
    stored = run.settings()["invocations"]["all"]["config"]
    assert stored == json.loads(json.dumps(asdict(configure({"preset": "tiny", "phase": "all"}))))
    checkpoint(run, phase)
    write_cards(run, phase, None, 1, RunLog(run.folder, phase, 0), BEFORE, AFTER)
    assert f"| phase | {phase} |" in (run.phase(phase) / CARD).read_text()
