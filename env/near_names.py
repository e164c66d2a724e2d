"""Which known name a wrong one probably stands for."""

import re
from collections.abc import Iterable, Sequence
from difflib import SequenceMatcher

from env.schema import quote_name

KEYWORDS_AFTER = {
    "DESC", "ASC", "FROM", "WHERE", "LIMIT", "GROUP", "ORDER", "JOIN", "ON", "AND", "OR", "AS", "IN", "LIKE", "IS",
}  # fmt: skip
KEYWORDS_BEFORE = {"SELECT", "DISTINCT", "FROM", "WHERE", "BY", "JOIN", "AND", "OR"}
PART = 0.7  # the likeness of a name that begins or ends another


def nearest(word: str, names: Sequence[str], least: float = 0.6) -> str | None:
    """The name most like the word; case, `_` and blanks don't count. None where none is as like as `least`."""

    def likeness(name: str) -> float:
        one, other = bare(word), bare(name)
        short, long = sorted((one, other), key=len)
        inside = len(short) >= 3 and (long.startswith(short) or long.endswith(short))
        return max(SequenceMatcher(None, one, other).ratio(), PART if inside else 0.0)

    best = max(names, key=likeness, default=None)
    return best if best is not None and likeness(best) >= least else None


def missing_space(word: str, names: Iterable[str]) -> str:
    """`Age DESC` for `AgeDESC`; "" where no name and keyword make up the word."""
    for name in sorted(names, key=len, reverse=True):
        before, after = word[: -len(name)].upper(), word[len(name) :].upper()
        if after in KEYWORDS_AFTER and word.casefold().startswith(name.casefold()):
            return f"{quote_name(name)} {after}"
        if before in KEYWORDS_BEFORE and word.casefold().endswith(name.casefold()):
            return f"{before} {quote_name(name)}"
    return ""


def bare(name: str) -> str:
    return re.sub(r"[_\s]", "", name).casefold()
