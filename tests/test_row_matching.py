"""Bags of rows: the matching is the one that trying every order finds, whatever the types, and it is fast."""

import itertools
import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from env.answers import answers_match, format_answer
from env.cells import float_range, same_cell
from env.row_matching import rows_pair_up, same_row

# Values of which several texts state one, and texts that state several values.
GOLDS = st.sampled_from([0.33, 0.3333, 1 / 3, 0.334, 5, 5.0, 5.004, "5", "a", "A", "NULL", None, 1e300, -0.0, 2**60])
WRITTEN = ["", " A", *"0.33 0.3333 0.330 0.333 5 5.0 5.00 5% 1e300 a NULL None 0 x".split()]
TEXTS = st.sampled_from([*WRITTEN, None])


# Only numbers that round into each other: here one row in the way of another is the rule.
NEAR = st.tuples(st.sampled_from(["0.33", "0.333", "0.334", "0.3333"]), st.sampled_from([0.333, 0.334, 0.3333, 0.33]))


def pairs(width: int):
    return st.lists(st.tuples(st.tuples(*[TEXTS] * width), st.tuples(*[GOLDS] * width)), max_size=5)


@settings(max_examples=600, deadline=None)
@given(pairs=st.integers(1, 2).flatmap(pairs) | st.lists(NEAR.map(lambda pair: ((pair[0],), (pair[1],))), max_size=6))
def test_as_trying_every_order(pairs):
    rows, golds = [row for row, _ in pairs], [gold for _, gold in pairs]
    any_order = any(all(map(same_row, order, golds)) for order in itertools.permutations(rows))
    assert rows_pair_up(rows, golds, ordered=False) is any_order
    assert rows_pair_up(rows, golds, ordered=True) is all(map(same_row, rows, golds))


@settings(max_examples=200, deadline=None)
@given(golds=st.lists(st.tuples(GOLDS, GOLDS), max_size=7), seed=st.randoms(use_true_random=False))
def test_a_shuffled_copy_fits_and_one_row_less_does_not(golds, seed):
    rows = [tuple("NULL" if cell is None else str(cell) for cell in gold) for gold in golds]
    seed.shuffle(rows)
    assert rows_pair_up(rows, golds, ordered=False)
    assert not rows_pair_up(rows[1:], golds, ordered=False) or not rows


def test_a_row_in_the_way_of_another_moves_on():
    """`0.33` fits all golds and is seated first, where it leaves no room for a row that has no other choice."""
    assert rows_pair_up([("0.33",), ("0.333",)], [(0.333,), (0.334,)], ordered=False)
    golds = [(0.333,), (0.3333,), (0.334,), (0.335,)]
    assert rows_pair_up([("0.33",), ("0.33",), ("0.333",), ("0.333",)], golds, ordered=False)
    assert not rows_pair_up([("0.33",), ("0.333",), ("0.333",), ("0.333",)], golds, ordered=False)


@settings(max_examples=300, deadline=None)
@given(text=st.sampled_from(WRITTEN), gold=st.floats(-10, 10) | st.sampled_from([0.33, 0.335, 0.325, 1e300, 5.0]))
def test_a_float_is_looked_for_where_it_can_be(text, gold):
    bounds = float_range(text)
    if same_cell(text, gold):
        assert bounds is not None and bounds[0] <= gold <= bounds[1]


FIVE_THOUSAND = {
    "mixed": [(f"name {i}", i, i / 7) for i in range(5_000)],
    "floats": [(i / 7,) for i in range(5_000)],
    "near floats": [(0.33 + i * 1e-7,) for i in range(5_000)],
    "one value": [("x", 1.5)] * 5_000,
    "two values": [("x",), ("y",)] * 2_500,
    "commas": [(f"name {i}, title {i % 10}",) for i in range(5_000)],
}


@pytest.mark.parametrize("name", FIVE_THOUSAND)
def test_five_thousand_rows_take_no_time(name):
    """25 million comparisons of pairs would take half a minute."""
    golds = FIVE_THOUSAND[name]
    texts = [format_answer(golds[::-1])]
    if len(golds[0]) == 1:
        texts.append(texts[0].replace('"', "").strip("[]"))  # the plain comma list
    started = time.process_time()
    assert all(answers_match(text, golds, ordered=False) for text in texts)
    assert not answers_match(texts[0], [*golds[1:], ("another",) * len(golds[0])], ordered=False)
    assert time.process_time() - started < 3
