"""The reward as a function of events: values, interval, and that abstaining never pays."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from env.rewards import Event, RewardWeights, has_evidence, score

GATED = RewardWeights()
SEEDS = RewardWeights(gated=False)
WEIGHTS = pytest.mark.parametrize("weights", [GATED, SEEDS], ids=["gated", "seeds"])

DESCRIBE = Event("call", "describe", ok=True, is_new=True)
SAMPLE = Event("call", "sample", ok=True, is_new=True)
QUERY = Event("call", "query", ok=True, rows=2, is_new=True)
FAILED = Event("call", "query", ok=False)
REPEAT = replace(QUERY, is_new=False, is_repeat=True)
ANSWER = Event("call", "answer", ok=True)
MALFORMED = Event("malformed", "bad_json")
LATE = Event("flag", "calls_after_answer")
OTHER_FLAG = Event("flag", "extra_text")

KINDS = [DESCRIBE, SAMPLE, QUERY, FAILED, REPEAT, MALFORMED, OTHER_FLAG, LATE]
EVENTS = st.lists(st.sampled_from(KINDS), max_size=12)


def total(events, weights, *, correct=False, answered=True):
    return score(events, correct=correct, answered=answered, weights=weights).total


def test_defaults_are_the_designs():
    assert RewardWeights() == RewardWeights(
        correct=1.0, wrong_answer=0.1, exploration=0.05, exploration_cap=0.15, gated=True, repeat=-0.2,
        repeat_window=3, call_after_answer=-0.3,
    )  # fmt: skip


@pytest.mark.parametrize(
    "events, correct, answered, gated, seeds",
    [
        ([], False, False, 0.0, 0.0),
        ([ANSWER], False, True, 0.1, 0.1),
        ([QUERY, ANSWER], True, True, 1.05, 1.05),
        ([DESCRIBE, SAMPLE, QUERY, QUERY, ANSWER], True, True, 1.15, 1.15),  # capped: the seeds' peak
        ([DESCRIBE, QUERY, ANSWER], False, True, 0.1, 0.2),
        ([DESCRIBE, SAMPLE, QUERY], False, False, 0.0, 0.05),  # half of wrong_answer, not 0.15
        ([QUERY, REPEAT, ANSWER], True, True, 0.85, 0.85),
        ([QUERY, ANSWER, LATE], True, True, 0.75, 0.75),
        ([FAILED, MALFORMED, OTHER_FLAG, ANSWER], False, True, 0.1, 0.1),
    ],
)
def test_totals(events, correct, answered, gated, seeds):
    assert total(events, GATED, correct=correct, answered=answered) == pytest.approx(gated)
    assert total(events, SEEDS, correct=correct, answered=answered) == pytest.approx(seeds)


@WEIGHTS
@settings(max_examples=200, deadline=None)
@given(events=EVENTS)
def test_an_answer_always_pays(weights, events):
    before = total(events, weights, answered=False)
    wrong = total([*events, ANSWER], weights)
    right = total([*events, ANSWER], weights, correct=True)
    assert wrong >= before + weights.wrong_answer - 1e-9
    assert right > wrong


@WEIGHTS
@settings(max_examples=200, deadline=None)
@given(events=EVENTS)
def test_exploring_without_an_answer_stays_below_any_wrong_answer(weights, events):
    """Never answering is worth less than the plainest wrong answer, however much was explored."""
    assert total(events, weights, answered=False) < total([ANSWER], weights)


@WEIGHTS
@settings(max_examples=200, deadline=None)
@given(events=EVENTS, at=st.integers(0, 12), answered=st.booleans())
def test_malformed_turns_and_plain_flags_earn_nothing(weights, events, at, answered):
    for extra in (MALFORMED, OTHER_FLAG, FAILED):
        longer = [*events[:at], extra, *events[at:]]
        assert total(longer, weights, answered=answered) == total(events, weights, answered=answered)


@WEIGHTS
@settings(max_examples=200, deadline=None)
@given(events=EVENTS, at=st.integers(0, 12), outcome=st.sampled_from([(False, False), (True, False), (True, True)]))
def test_a_repeat_never_pays(weights, events, at, outcome):
    """Wherever it is made: within the window it costs, outside it earns nothing."""
    answered, correct = outcome
    before = total(events, weights, answered=answered, correct=correct)
    for repeat, costs in ((REPEAT, 0.2), (replace(REPEAT, is_repeat=False), 0.0)):
        longer = [*events[:at], repeat, *events[at:]]
        assert total(longer, weights, answered=answered, correct=correct) == pytest.approx(before - costs)


@WEIGHTS
@settings(max_examples=200, deadline=None)
@given(events=EVENTS, correct=st.booleans(), answered=st.booleans())
def test_interval_and_parts(weights, events, correct, answered):
    correct = correct and answered
    reward = score(events, correct=correct, answered=answered, weights=weights)
    penalties = -0.2 * events.count(REPEAT) - 0.3 * events.count(LATE)
    assert penalties - 1e-9 <= reward.total <= 1.15 + penalties + 1e-9
    assert reward.total == pytest.approx(sum(reward.parts.values()))
    assert set(reward.parts) == {"outcome", "exploration", "repeat", "call_after_answer"}
    assert reward.outcome == (1.0 if correct else 0.1 if answered else 0.0) == reward.parts["outcome"]


def test_correct_without_an_answer_is_the_callers_bug():
    with pytest.raises(ValueError, match="can't be correct"):
        score([QUERY], correct=True, answered=False, weights=GATED)


@pytest.mark.parametrize(
    "events, evidence, evidence_of_empty",
    [
        ([], False, False),
        ([DESCRIBE, SAMPLE, FAILED], False, False),
        ([QUERY], True, False),
        ([replace(QUERY, rows=0)], True, True),
        ([replace(FAILED, rows=0)], False, False),
        ([QUERY, replace(QUERY, rows=0), FAILED], True, True),
    ],
)
def test_evidence(events, evidence, evidence_of_empty):
    assert has_evidence(events, gold_is_empty=False) is evidence
    assert has_evidence(events, gold_is_empty=True) is evidence_of_empty


@pytest.mark.parametrize(
    "wrong",
    [
        {"wrong_answer": 0.0}, {"wrong_answer": 1.0}, {"exploration": -0.1}, {"exploration_cap": -1.0},
        {"repeat": 0.2}, {"call_after_answer": 0.1}, {"repeat_window": -1}, {"gated": False, "exploration_cap": 0.9},
    ],
)  # fmt: skip
def test_weights_that_reward_abstaining_or_bugs_are_refused(wrong):
    with pytest.raises(ValueError, match="RewardWeights"):
        RewardWeights(**wrong)
