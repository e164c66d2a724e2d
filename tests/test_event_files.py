"""TensorBoard's event files: what the log says, each step once, and nothing at all without tensorboard."""

import sys
from pathlib import Path

import pytest

from grpo.evaluation import Evaluation
from grpo.event_files import FOLDER, EventFiles, scalars
from grpo.run_log import RunLog, read_records
from tests.training import small_dataset, train

TINY = Path(__file__).resolve().parents[1] / "grpo" / "tiny"
SMALL = """--phase 1 --preset tiny --eval-questions 2 --questions-per-step 1 --group-size 2 --max-turns 2
    --save-every 1 --name t""".split()

EVALUATION = Evaluation(3, 4, {"easy": (3, 4)}, 0.7, 0.0, 3.0, 80.0)


def shown(folder: Path) -> dict[str, list[tuple[int, float]]]:
    """What TensorBoard shows of a folder: `{tag: [(step, value), …]}`."""
    pytest.importorskip("tensorboard", reason="needs tensorboard (pip install -e '.[report]')")
    from tensorboard.backend.event_processing.event_accumulator import EventAccumulator

    read = EventAccumulator(str(folder))
    read.Reload()
    return {tag: [(e.step, round(e.value, 6)) for e in read.Scalars(tag)] for tag in read.Tags()["scalars"]}


def test_a_metric_with_cases_is_a_tag_a_case():
    values = {"kl": 0.5, "tool_calls": {"query": 2.0, "answer": 1.0}, "parse_errors": {}}
    assert list(scalars(values)) == [("kl", 0.5), ("tool_calls/query", 2.0), ("tool_calls/answer", 1.0)]


def test_the_events_are_the_log(tmp_path):
    log = RunLog(tmp_path, "phase1", 0)
    log.evaluation(0, EVALUATION, [])
    for step in (1, 2):
        log.metrics(step, {"reward": step / 2, "tool_calls": {"query": 1.5}})
        assert shown(tmp_path / FOLDER / "phase1")["reward"][-1] == (step, step / 2)  # on disk at once
    assert shown(tmp_path / FOLDER / "phase1") == {
        "heldout_accuracy": [(0, 0.75)],
        "heldout_reward": [(0, 0.7)],
        "reward": [(1, 0.5), (2, 1.0)],
        "tool_calls/query": [(1, 1.5), (2, 1.5)],
    }


def test_a_run_that_goes_on_shows_no_step_twice(tmp_path):
    """Killed after step 4, saved at 2: steps 3 and 4 are made again, and TensorBoard forgets the first ones."""
    first = EventFiles(tmp_path, "phase1", 0)
    for step in (1, 2, 3, 4):
        first.write(step, {"reward": float(step)})
    again = EventFiles(tmp_path, "phase1", 2)
    for step in (3, 4, 5):
        again.write(step, {"reward": 10.0 + step})
    assert shown(tmp_path / FOLDER / "phase1")["reward"] == [(1, 1.0), (2, 2.0), (3, 13.0), (4, 14.0), (5, 15.0)]


def test_phases_do_not_forget_each_other(tmp_path):
    for phase in ("phase1", "phase2"):
        log = RunLog(tmp_path, phase, 0)
        log.metrics(1, {"reward": 0.5})
    assert all(shown(tmp_path / FOLDER / phase) == {"reward": [(1, 0.5)]} for phase in ("phase1", "phase2"))


def test_without_tensorboard_nothing_changes(tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "torch.utils.tensorboard", None)  # importing it fails
    log = RunLog(tmp_path, "phase1", 0)
    log.metrics(1, {"reward": 0.5})
    assert read_records(tmp_path / "metrics.jsonl") == [{"phase": "phase1", "step": 1, "reward": 0.5}]
    assert not (tmp_path / FOLDER).exists()


def test_a_phase_that_has_nothing_to_say_leaves_no_file(tmp_path):
    RunLog(tmp_path, "phase1", 0)
    assert list(tmp_path.iterdir()) == []


def test_a_resumed_run_shows_what_its_log_holds(tmp_path):
    (tmp_path / "data").mkdir()
    small = ["--dataset", str(small_dataset(tmp_path / "data")), "--model", str(TINY), *SMALL]
    train(tmp_path, *small, "--steps", "1")
    train(tmp_path, "--resume", "--name", "t", "--steps", "2")
    logged = [(r["step"], round(r["reward"], 6)) for r in read_records(tmp_path / "t" / "metrics.jsonl")]
    found = shown(tmp_path / "t" / FOLDER / "phase1")
    assert found["reward"] == [(step, pytest.approx(value, abs=1e-6)) for step, value in logged]
    assert [step for step, _ in found["heldout_accuracy"]] == [0, 1, 2]
