"""One value of a result: how it is written, and when a submitted text states the same value.

Decides case, white space, NULL and rounding. It doesn't know rows, separators or questions (see `answers.py`).
"""

import re
import unicodedata
from decimal import Decimal
from math import isclose, isfinite

Cell = str | None  # a submitted cell: its text, or None for JSON's null

NUMBER = re.compile(r"[+-]?(?:[0-9]+|[0-9]{1,3}(?:,[0-9]{3})+)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]{1,3})?")
CLOSE = 1e-9  # two floats this near, relatively, are one: sums differ in their last bits
NUMBER_LENGTH = 40  # longer than any number that SQLite holds; bounds the time for exact decimals


def format_cell(cell) -> str:
    """One value. A float is rounded to 2 decimals only where the verifier takes that for the same number."""
    if cell is None:
        return "NULL"
    if isinstance(cell, bytes):
        return f"(blob of {len(cell)} bytes)"
    if isinstance(cell, float) and isfinite(cell):
        short = f"{cell:.2f}".rstrip("0").rstrip(".")
        return short if short != "-0" and same_number(short, cell) else repr(cell)
    return str(cell)


def same_cell(cell: Cell, gold) -> bool:
    if gold is None:
        return is_null(cell)
    if cell is None:
        return False
    if isinstance(gold, str):
        return plain(cell) == plain(gold)
    return isinstance(gold, int | float) and same_number(cell, gold)


def same_number(cell: str, gold: int | float) -> bool:
    """An integer must be exact. A float may be rounded to two or more decimals that keep two significant digits."""
    text = number_text(cell)
    if text is None or not isfinite(gold):
        return False
    if isinstance(gold, int):
        return Decimal(text) == gold
    value = float(text)
    return isclose(value, gold, rel_tol=CLOSE) or abs(value - gold) <= _rounding(text)


def float_range(cell: str) -> tuple[float, float] | None:
    """Lower and upper bound of the floats that a cell can be the same number as; None where it is no number."""
    text = number_text(cell)
    if text is None:
        return None
    value = float(text)
    slack = max(2 * CLOSE * abs(value), _rounding(text))
    return value - slack, value + slack


def number_text(cell: Cell) -> str | None:
    """A submitted number without percent sign and thousands separators, as Decimal and float read it."""
    if cell is None:
        return None
    text = cell.strip().removesuffix("%").rstrip()
    return text.replace(",", "") if is_number(text) else None


def _rounding(text: str) -> float:
    """How far a float may lie from the number that states it: half a unit of its last decimal, if it is rounded."""
    if "e" in text.lower():
        return 0.0
    decimals = len(text.partition(".")[2])
    significant = len(text.lstrip("+-0.").replace(".", ""))
    return 0.5 * 10.0**-decimals * (1 + CLOSE) if decimals >= 2 and significant >= 2 else 0.0


def is_number(cell: Cell) -> bool:
    return cell is not None and len(cell) <= NUMBER_LENGTH and NUMBER.fullmatch(cell) is not None


def is_null(cell: Cell) -> bool:
    return cell is None or plain(cell) in ("null", "none")


def plain(text: str) -> str:
    """Case, Unicode composition and runs of white space don't count."""
    if text.isascii():  # most are, and it is the verifier's innermost step
        return " ".join(text.casefold().split())
    return " ".join(unicodedata.normalize("NFC", unicodedata.normalize("NFC", text).casefold()).split())
