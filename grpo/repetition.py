"""Whether a turn has run into a loop: a pure function of its ids.

Decides that what a right answer may repeat is let through: `0.99 | 1` in 50 rows is 400 tokens of Qwen3's. Two signs
of a loop are looked for:

- a period: the last tokens repeat every p ≤ 64 tokens, for 56 rounds or 448 tokens, whichever is less;
- an n-gram: the same 32 tokens stand in 14 places, none overlapping, whatever is between them, such as a counter.

On the expert's turns over Spider and the bundled set the most is 180 tokens of a period and 3 places. What escapes: a
loop that counts with less than 32 tokens between its numbers, which looks like a list of timestamps. What is stopped
although it may be right: a table with 32 constant tokens in each of 14 rows, or equal rows of 9 tokens and more.
"""

from collections.abc import Sequence

MAX_PERIOD = 64  # tokens
ROUNDS = 56  # a gold answer has at most 50 rows
REPEATED_TOKENS = 448
NGRAM = 32  # tokens


def is_degenerate(ids: Sequence[int]) -> bool:
    """Whether the turn so far, `ids`, is in a loop at its end, or has come back to the same words too often."""
    for period in range(1, MAX_PERIOD + 1):
        if periodic_tail(ids, period) >= min(ROUNDS * period, REPEATED_TOKENS):
            return True
    # So many places need so many tokens: a short turn is not searched.
    return len(ids) >= REPEATED_TOKENS and most_places(ids, NGRAM) * NGRAM >= REPEATED_TOKENS


def periodic_tail(ids: Sequence[int], period: int) -> int:
    """Tokens at the end of which each is the one `period` before it, with the first period; 0 when none is."""
    end = len(ids)
    start = end
    while start > period and ids[start - 1] == ids[start - 1 - period]:
        start -= 1
    return end - start + period if start < end else 0


def most_places(ids: Sequence[int], n: int) -> int:
    """In how many places, none overlapping, the most frequent run of `n` tokens stands."""
    places: dict[tuple[int, ...], int] = {}
    free_from: dict[tuple[int, ...], int] = {}  # where the next place of a run may begin
    for start in range(len(ids) - n + 1):
        run = tuple(ids[start : start + n])
        if start >= free_from.get(run, 0):
            places[run] = places.get(run, 0) + 1
            free_from[run] = start + n
    return max(places.values(), default=0)
