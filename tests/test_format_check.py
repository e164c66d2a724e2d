"""After SFT a few held-out questions are played: what is said of them, and when it warns."""

from contextlib import nullcontext
from dataclasses import dataclass, field
from types import SimpleNamespace

import pytest

from grpo import evaluation
from grpo.config import GrpoConfig
from grpo.rollout import run_rollouts
from grpo.tool_calls import ToolCall, render_call
from sft.format_check import format_check
from tests.scripted import ScriptedEngine, World
from tests.training import small_dataset, train

END = "<|im_end|>"
QUERY = render_call(ToolCall("query", {"sql": "SELECT 7"})) + END
RIGHT, WRONG = (render_call(ToolCall("answer", {"value": value})) + END for value in "78")


@dataclass(frozen=True)
class Task:
    id: str
    hardness: str = "easy"


@dataclass
class Said:
    """A `Voice` that remembers."""

    lines: list[str] = field(default_factory=list)
    warnings: list[str] = field(default_factory=list)

    def __call__(self, line):
        self.lines.append(line)

    def warn(self, line):
        self.warnings.append(line)

    def bar(self, *_):
        return nullcontext(SimpleNamespace(rollout=lambda rollout: None))


@pytest.mark.parametrize(
    ("first", "share", "warned"), [([QUERY, RIGHT], "100.0", False), (["no call" + END, RIGHT], "66.7", True)]
)
def test_turns_that_parse_and_right_answers_are_counted(chat, monkeypatch, first, share, warned):
    def play(model, groups, chat, limits, *, on_finish, **_):
        return run_rollouts(groups, ScriptedEngine(chat, [first, [WRONG]]), chat, limits, on_finish)

    monkeypatch.setattr(evaluation, "play", play)
    said = Said()
    checked = format_check(None, [Task("a"), Task("b")], chat, lambda task: World(), GrpoConfig(), said)
    assert said.lines == [f"sft: 2 held-out questions played: {share} % of turns parse, 1 answers right"]
    assert checked.n == 2 and checked.correct == 1
    assert [("--sft-horizon" in line) for line in said.warnings] == [True] * warned


def test_sft_plays_as_many_questions_as_asked_for_and_its_card_says_what_came_of_it(tmp_path):
    (tmp_path / "data").mkdir()
    data = str(small_dataset(tmp_path / "data"))
    run = ("--phase", "sft", "--from-scratch", "--dataset", data, "--sft-horizon", "2", "--max-turns", "1")
    said = train(tmp_path, *run, "--name", "some", "--sft-check-questions", "3")
    assert "sft: 3 held-out questions played" in said
    assert "turns that parse, 3 questions" in (tmp_path / "some" / "sft" / "README.md").read_text()
    said = train(tmp_path, *run, "--name", "none", "--sft-check-questions", "0")
    assert "questions played" not in said
    assert "turns that parse" not in (tmp_path / "none" / "sft" / "README.md").read_text()
