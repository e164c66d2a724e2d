"""format_answer and the verifier: the 76 cases, round trips, and time linear in the answer."""

import json
import time
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from env.answers import answers_match, format_answer

CASES = json.loads((Path(__file__).parent / "data/verifier_cases.json").read_text())


NAMES = [f"{i}-{case['note'] or case['answer'][:20]}" for i, case in enumerate(CASES)]


@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_case(case):
    rows = [tuple(row) for row in case["gold_rows"]]
    assert answers_match(case["answer"], rows, ordered=case["ordered"]) is case["correct"]


def test_the_number_of_cases_is_the_specs():
    assert len(CASES) == 76


@pytest.mark.parametrize(
    "rows, text",
    [
        ([], "[]"),
        ([(5,)], "5"),
        ([(None,)], "NULL"),
        ([("O'Brien, Pat",)], "O'Brien, Pat"),
        ([("a",), ("b",), ("c",)], "a, b, c"),
        ([("Joe", 52), ("Tim", None)], "Joe | 52\nTim | NULL"),
        ([("Smith, John", 1)], "Smith, John | 1"),  # a comma is no separator between columns
        ([("Smith, John",), ("Doe, Jane",)], '["Smith, John", "Doe, Jane"]'),
        ([("a|b", 2), (None, 1.5)], '[["a|b", 2], [null, 1.5]]'),
        ([("a\nb",)], '["a\\nb"]'),
        ([("",)], '[""]'),
        ([("NULL",)], '["NULL"]'),
        ([("É",), ("x|y",)], '["É", "x|y"]'),
        ([(33.333333333333336,)], "33.33"),
        ([(0.30000000000000004,)], "0.3"),
        ([(5.0,)], "5"),
        ([(0.004,)], "0.004"),
        ([(5.001,)], "5.001"),
        ([(1e300,)], "1e+300"),
        ([(b"\xff\x00",)], "(blob of 2 bytes)"),
    ],
)
def test_format(rows, text):
    assert format_answer(rows) == text


# Text with everything that could be taken for a separator, a wrapping, a number or a NULL.
TEXTS = st.one_of(
    st.text(max_size=12),
    st.text(alphabet="ab ,|\n\"'`[]-:.#1", max_size=8),
    st.sampled_from(["NULL", "null", "[]", "", " ", "-", "- a", "1. a", "---", "```", "Answer: x", "1,2", "07", "nan"]),
)
CELLS = st.one_of(
    st.none(), st.integers(-(2**63), 2**63 - 1), st.floats(allow_nan=False, allow_infinity=False), TEXTS
)
ROWS = st.integers(1, 4).flatmap(lambda width: st.lists(st.tuples(*[CELLS] * width), max_size=8))


@settings(max_examples=300, deadline=None)
@given(rows=ROWS, ordered=st.booleans())
def test_what_is_formatted_is_accepted(rows, ordered):
    assert answers_match(format_answer(rows), rows, ordered=ordered)


@settings(max_examples=150, deadline=None)
@given(rows=ROWS.filter(len), random=st.randoms(use_true_random=False))
def test_a_bag_takes_any_order_and_misses_nothing(rows, random):
    shuffled = rows[:]
    random.shuffle(shuffled)
    assert answers_match(format_answer(shuffled), rows, ordered=False)
    assert not answers_match(format_answer(rows + [rows[0]]), rows, ordered=False)
    if len(rows) > 1:
        assert not answers_match(format_answer(rows[1:]), rows, ordered=False)


@settings(max_examples=150, deadline=None)
@given(
    values=st.lists(st.integers(-1000, 1000), min_size=2, max_size=6, unique=True),
    random=st.randoms(use_true_random=False),
)
def test_a_list_takes_its_own_order_alone(values, random):
    rows = [(value, f"row {value}") for value in values]
    shuffled = rows[:]
    random.shuffle(shuffled)
    assert answers_match(format_answer(shuffled), rows, ordered=True) is (shuffled == rows)


@pytest.mark.parametrize(
    "answer, rows, correct",
    [
        ("0.33", [(1 / 3,)], True),
        ("0.01", [(0.0149,)], False),  # one significant digit says too little
        ("5.004", [(5,)], False),
        ("1,234", [(1234,)], True),
        ("1e3", [(1000,)], True),
        ("1.5E+3, -2e-1", [(1500,), (-0.2,)], True),
        ("1e3", [(1001,)], False),
        ("None", [(None,)], True),
        ("null, none, a", [(None,), (None,), ("a",)], True),
        ("None", [("None",)], True),
        ("none | 5", [(None, 5)], True),
        ("No results", [], True),
        ("The answer is: []", [], True),
        ("no results found", [], False),
        ("null", [], False),
        ("No results", [(None,)], False),
        ("No results", [("a",)], False),
        ("1e999999", [(1000,)], False),
        ('"5"', [(5,)], True),
        ("```\nAnn | 5\n```", [("Ann", 5)], True),
        ("Answer: a, b", [("a",), ("b",)], True),
        ("5.", [(5,)], False),
        ("Doe, Jane, Smith, John", [("Smith, John",), ("Doe, Jane",)], True),
        ("a, b, a", [("a",), ("a, b",)], True),  # the longest gold that fits is consumed first
        ("Smith, Jane, Doe, John", [("Smith, John",), ("Doe, Jane",)], False),
        ("Smith, John, 52\nDoe, Jane, 7", [("Smith, John", 52), ("Doe, Jane", 7)], True),
        ("Ann | Bob\n---|---\nJoe | Sue", [("Joe", "Sue")], False),  # a hedge under a rule
        ("b | a", [("a", "b")], False),  # columns of one kind keep their order
        ("1 | x | 2", [("x", 1, 2)], True),
        ("2 | x | 1", [("x", 1, 2)], False),
        ("0.3333\n0.33", [(0.33,), (0.3333,)], True),  # a matching, not a greedy pairing
        ("0.33\n0.3333", [(0.3333,), (0.33,)], True),
        ("[" * 100_000, [("a",)], False),
        ("[true]", [("true",)], False),
        ('[["a"], "b"]', [("a",), ("b",)], False),
    ],
)
def test_further_readings(answer, rows, correct):
    assert answers_match(answer, rows, ordered=False) is correct


def test_column_names_may_head_a_table_and_nothing_else_may():
    rows = [("Joe", "x"), ("Tim", "y")]
    table = "Name | Grade\nJoe | x\nTim | y"
    assert answers_match(table, rows, ordered=False, column_names=("name", "grade"))
    assert not answers_match(table, rows, ordered=False, column_names=("name", "level"))
    assert not answers_match(table, rows, ordered=False)
    assert answers_match("name\nJoe\nTim", [("Joe",), ("Tim",)], ordered=False, column_names=("name",))


@pytest.mark.parametrize(
    "unit", ["a, ", "a | ", "a\n", "- ", "---|", "[", '"', "` ", "Answer: ", "1,111", "| ", "\n\n", "ﬁ", "9"]
)
@pytest.mark.parametrize("rows", [[("a,a",)] * 50, [("a, b", 1)] * 20, [(1.5,)], []])
def test_time_is_linear_in_the_answer(unit, rows):
    """200,000 characters in well under a second; a quadratic reading would take minutes."""
    started = time.process_time()
    answers_match(unit * (200_000 // len(unit)) + "x", rows, ordered=False)
    assert time.process_time() - started < 2.0
