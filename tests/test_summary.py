"""What stands on the terminal when a phase is over."""

import re

import pytest

from grpo.curve import draw_curve, smoothed
from grpo.evaluation import Evaluation, Transcript
from grpo.summary import before_after, picked, share, transcript_text

BEFORE = Evaluation(10, 40, {"easy": (8, 20), "medium": (2, 20)}, 0.3, 0.25, 3.5, 180.0)
AFTER = Evaluation(30, 40, {"easy": (19, 20), "medium": (11, 20)}, 0.8, 0.0, 3.0, 150.0)


def test_before_and_after_stand_side_by_side():
    rows = [re.split(r" {2,}", line.strip()) for line in before_after(BEFORE, AFTER).splitlines()]
    assert rows == [
        ["40 held-out questions, greedy", "before", "after"],
        ["accuracy, % (95 % interval)", "25.0 (14–40)", "75.0 (60–86)"],
        ["easy", "40.0 (22–61)", "95.0 (76–99)"],
        ["medium", "10.0 (3–30)", "55.0 (34–74)"],
        ["turns that parse, %", "75.0", "100.0"],
        ["turns an episode", "3.50", "3.00"],
        ["tokens after the prompt", "180", "150"],
        ["reward", "+0.300", "+0.800"],
    ]


def test_a_share_is_printed_with_its_interval():
    assert share(5, 10) == "50.0 (24–76)"
    with pytest.raises(ValueError, match="is no share"):
        share(1, 0)


def played(*correct: bool) -> list[Transcript]:
    return [Transcript(f"q{i}", "?", right, "…") for i, right in enumerate(correct)]


def test_questions_that_training_changed_are_shown_first():
    before = played(True, False, True, False, False)
    after = played(True, False, False, True, True)
    assert [one.question for one, _ in picked(before, after, 2)] == ["q3", "q4"]
    assert [one.question for one, _ in picked(before, after, 4)] == ["q3", "q4", "q2", "q0"]


def test_an_episode_keeps_its_special_tokens_and_long_lines_are_cut():
    text = transcript_text(Transcript("q", "?", True, "<tool_call>\n\n" + "x" * 300 + "<|im_end|>\nshort<|im_end|>"))
    lines = text.splitlines()
    assert lines[0] == "  <tool_call>"
    assert len(lines[1]) == 102
    assert lines[1].endswith("x …")
    assert lines[2:] == ["  short<|im_end|>", "  → right"]


def test_the_curve_is_a_trailing_mean():
    assert smoothed([1.0, 3.0, 5.0, 7.0], window=2) == [1.0, 2.0, 4.0, 6.0]


def test_the_curve_is_drawn_where_matplotlib_is(tmp_path):
    pytest.importorskip("matplotlib")
    steps = [{"phase": "phase1", "step": i, "reward": i / 9, "accuracy": i / 10} for i in range(1, 9)]
    assert draw_curve(steps, tmp_path / "curve.png")
    assert (tmp_path / "curve.png").read_bytes().startswith(b"\x89PNG")
    assert not draw_curve([], tmp_path / "none.png")
    assert not (tmp_path / "none.png").exists()
