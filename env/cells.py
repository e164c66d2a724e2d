"""One value of a result: how it is written, and when a submitted text states the same value.

Decides case, white space, NULL and rounding. It doesn't know rows, separators or questions (see `answers.py`).
"""

import re
import unicodedata
from decimal import Decimal
from math import isclose, isfinite

Cell = str | None  # a submitted cell: its text, or None for JSON's null

NUMBER = re.compile(r"[+-]?(?:[0-9]+|[0-9]{1,3}(?:,[0-9]{3})+)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]{1,3})?")
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
    text = cell.strip().removesuffix("%").rstrip()
    if not is_number(text) or not isfinite(gold):
        return False
    text = text.replace(",", "")
    if isinstance(gold, int):
        return Decimal(text) == gold
    value = float(text)
    if isclose(value, gold, rel_tol=1e-9):
        return True
    if "e" in text.lower():
        return False
    decimals = len(text.partition(".")[2])
    significant = len(text.lstrip("+-0.").replace(".", ""))
    return decimals >= 2 and significant >= 2 and abs(value - gold) <= 0.5 * 10.0**-decimals * (1 + 1e-9)


def is_number(cell: Cell) -> bool:
    return cell is not None and len(cell) <= NUMBER_LENGTH and NUMBER.fullmatch(cell) is not None


def is_null(cell: Cell) -> bool:
    return cell is None or plain(cell) == "null"


def plain(text: str) -> str:
    """Case, Unicode composition and runs of white space don't count."""
    return " ".join(unicodedata.normalize("NFC", unicodedata.normalize("NFC", text).casefold()).split())
