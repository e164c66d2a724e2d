"""What a kill leaves in the diary is mended: no step twice, none missing, no half line."""

import pytest

from grpo.evaluation import Evaluation, Transcript
from grpo.run_log import EVALUATIONS, METRICS, TRANSCRIPTS, RunLog, read_records
from tests.training import lines

JUDGED = Evaluation(1, 2, {"easy": (1, 2)}, 0.5, 0.0, 2.0, 40.0)
SPOKEN = [Transcript(f"q{i}", "How many?", bool(i), "<|im_end|>\u2028") for i in range(2)]


@pytest.fixture
def log(tmp_path) -> RunLog:
    """Another phase's step, then steps 1 to 3 of phase 1, judged at 0 and 2."""
    RunLog(tmp_path, "sft", None).metrics(1, {"loss": 1.0})
    log = RunLog(tmp_path, "phase1", None)
    log.evaluation(0, JUDGED, SPOKEN)
    for step in (1, 2, 3):
        log.metrics(step, {"reward": 0.1 * step})
        if step == 2:
            log.evaluation(2, JUDGED, SPOKEN)
    return log


def steps(folder, name):
    return [(record["phase"], record["step"]) for record in lines(folder / name)]


@pytest.mark.parametrize("half", ['{"phase": "pha', '{"phase": "phase1", "step": 9}', '"\\u00'])
def test_a_half_written_last_line_goes_on_resume(log, half):
    with (log.folder / METRICS).open("a") as file:
        file.write(half)
    assert RunLog(log.folder, "phase1", 3).steps()[-1]["step"] == 3
    log.metrics(4, {"reward": 0.4})
    assert steps(log.folder, METRICS) == [("sft", 1), *(("phase1", i) for i in (1, 2, 3, 4))]


def test_a_letter_cut_in_the_middle_is_half_a_line_too(log):
    with (log.folder / METRICS).open("ab") as file:
        file.write("{\"phase\": \"é".encode()[:-1])
    assert len(RunLog(log.folder, "phase1", 3).steps()) == 3


def test_a_checkpoint_takes_back_the_lines_beyond_it(log):
    RunLog(log.folder, "phase1", 1)
    assert steps(log.folder, METRICS) == [("sft", 1), ("phase1", 1)]
    assert steps(log.folder, EVALUATIONS) == [("phase1", 0)]
    assert steps(log.folder, TRANSCRIPTS) == [("phase1", 0)] * 2


def test_transcripts_without_their_evaluation_are_of_one_that_was_cut_short(log):
    kept = (log.folder / EVALUATIONS).read_text().splitlines(keepends=True)[:1]
    (log.folder / EVALUATIONS).write_text("".join(kept))
    again = RunLog(log.folder, "phase1", 2)
    assert steps(log.folder, TRANSCRIPTS) == [("phase1", 0)] * 2
    again.evaluation(2, JUDGED, SPOKEN)
    assert again.evaluation_at(2) == (JUDGED, SPOKEN)


def test_a_phase_that_begins_anew_keeps_nothing_of_an_earlier_try(log):
    """Its evaluation before the first step may be of other weights."""
    again = RunLog(log.folder, "phase1", None)
    assert (again.steps(), again.evaluations()) == ([], [])
    assert steps(log.folder, METRICS) == [("sft", 1)]


def test_a_line_that_is_broken_in_the_middle_is_named(log):
    path = log.folder / METRICS
    path.write_text(path.read_text().replace('{"phase": "phase1", "step": 2', '{"phase" "phase1", "step": 2'))
    with pytest.raises(ValueError, match=f"{path}, line 3 is broken"):
        read_records(path)
