"""What an episode is worth, as pure functions of the list of things that happened in it.

    total = outcome + exploration + repeat · (repeats) + call_after_answer · (turns that call after the answer)
    outcome = correct | wrong_answer | 0 (never answered)

Trying always beats abstaining: after any events, a wrong answer adds wrong_answer or more; and what exploration
earns without an answer stays below what a wrong answer earns without exploration. Malformed turns earn nothing.
Knows nothing of SQL, of the text of an answer or of advantages.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

EXPLORING_TOOLS = frozenset({"describe", "sample", "query"})
CALLS_AFTER_ANSWER = "calls_after_answer"  # the flag that costs reward; other flags are only recorded


def _weight(default: Any, help: str) -> Any:
    """A field with its meaning, which is also its flag's help text."""
    return field(default=default, metadata={"help": help})


@dataclass(frozen=True)
class RewardWeights:
    """gated: exploration is paid only with a right answer. With gated=False it is paid with any answer, and
    without one up to half of wrong_answer.

    Interval of the total: at most correct + exploration_cap (1.15), at least 0 plus the penalties, of which each
    call and flag adds at most one. Raises ValueError where the weights would let abstaining win.
    """

    correct: float = _weight(1.0, "a right answer")
    wrong_answer: float = _weight(0.1, "a wrong answer; no answer is worth 0")
    exploration: float = _weight(0.05, "each new describe, sample or query that works")
    exploration_cap: float = _weight(0.15, "the most that exploration earns in an episode")
    gated: bool = _weight(True, "exploration is paid only with a right answer")
    repeat: float = _weight(-0.2, "each call that equals one of the last few")
    repeat_window: int = _weight(3, "how many earlier calls a repeat is looked for in")
    call_after_answer: float = _weight(-0.3, "a turn that calls on after its answer")

    def __post_init__(self):
        if not self.correct > self.wrong_answer > 0:
            raise ValueError("RewardWeights needs correct > wrong_answer > 0: right beats wrong beats no answer.")
        if min(self.exploration, self.exploration_cap, self.repeat_window) < 0:
            raise ValueError("RewardWeights: exploration, exploration_cap and repeat_window can't be negative.")
        if max(self.repeat, self.call_after_answer) > 0:
            raise ValueError("RewardWeights: repeat and call_after_answer are penalties, zero or less.")
        if not self.gated and self.wrong_answer + self.exploration_cap >= self.correct:
            raise ValueError("RewardWeights: ungated exploration must not lift a wrong answer to a right one.")


@dataclass(frozen=True)
class Event:
    """One thing that happened: a call, a turn that was no call, or a flag set from outside.

    kind "call": name is the tool; reply and ok are what it gave, rows how many a successful query returned,
      is_new that it worked and was not made before, is_repeat that it equals one of the last few calls.
    kind "malformed": name is the parser's error, reply what the model was told.
    kind "flag": name is the flag.
    """

    kind: Literal["call", "malformed", "flag"]
    name: str
    arguments: tuple[tuple[str, str], ...] = ()
    reply: str = ""
    ok: bool = False
    rows: int | None = None
    is_new: bool = False
    is_repeat: bool = False


@dataclass(frozen=True)
class Reward:
    """total = sum of parts. outcome is the graded correctness alone: 1.0 right, 0.1 wrong, 0.0 never answered."""

    total: float
    parts: dict[str, float]
    outcome: float


def has_evidence(events: Sequence[Event], *, gold_is_empty: bool) -> bool:
    """Whether the episode saw what full credit rests on: a successful query, and for an empty gold one without
    rows (else `[]` could be guessed)."""
    queries = [event for event in events if event.kind == "call" and event.name == "query" and event.ok]
    return any(event.rows == 0 for event in queries) if gold_is_empty else bool(queries)


def score(events: Sequence[Event], *, correct: bool, answered: bool, weights: RewardWeights) -> Reward:
    """The reward of an episode so far. Raises ValueError for correct without answered."""
    if correct and not answered:
        raise ValueError("score: an episode can't be correct without an answer.")
    outcome = weights.correct if correct else weights.wrong_answer if answered else 0.0
    calls = [event for event in events if event.kind == "call"]
    explored = sum(event.is_new and event.name in EXPLORING_TOOLS for event in calls)
    late = sum(event.kind == "flag" and event.name == CALLS_AFTER_ANSWER for event in events)
    parts = {
        "outcome": outcome,
        "exploration": _exploration(explored, correct, answered, weights),
        "repeat": weights.repeat * sum(event.is_repeat for event in calls) + 0.0,  # + 0.0: no -0.0
        "call_after_answer": weights.call_after_answer * late + 0.0,
    }
    return Reward(sum(parts.values()), parts, outcome)


def _exploration(explored: int, correct: bool, answered: bool, weights: RewardWeights) -> float:
    bonus = min(weights.exploration * explored, weights.exploration_cap)
    if correct or (answered and not weights.gated):
        return bonus
    return 0.0 if weights.gated else min(bonus, weights.wrong_answer / 2)
