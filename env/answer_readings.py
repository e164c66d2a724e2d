"""The short list of ways to read a submitted answer: text to grids of cells.

One cell, JSON, lines, a comma list, `a | b` rows. Each reading consumes the whole text. Quotes, fences and "The answer
is" are unwrapped; nothing else is repaired. It knows the gold's shape, which tells a comma list from a cell with a
comma, and none of the gold's values.
"""

import json
import re
from collections.abc import Iterator

from env.cells import Cell

Grid = list[list[Cell]]

BULLET = re.compile(r"(?:[-*•]|[0-9]+[.)])\s+")
LEAD_IN = re.compile(r"(?:the )?(?:final )?answer(?: is:?|:)\s*", re.IGNORECASE)
FENCE = re.compile(r"```[a-z]*\n(.*)\n```", re.DOTALL)


def unwrapped(answer: str) -> Iterator[str]:
    """The text itself, then what is inside its wrappings, outermost first."""
    text = answer.strip().replace("\r\n", "\n")
    for _ in range(4):
        yield text
        inner = text
        if fenced := FENCE.fullmatch(text):
            inner = fenced[1]
        elif len(text) > 1 and text[0] == text[-1] and text[0] in "\"'`":
            inner = text[1:-1]
        elif lead_in := LEAD_IN.match(text):
            inner = text[lead_in.end() :].removesuffix(".")
        if inner == text:
            return
        text = inner.strip()


def readings(text: str, height: int, width: int) -> Iterator[Grid]:
    """What the text says if it is to state `height` rows of `width` cells; a grid may turn out to have other sizes."""
    if height == width == 1:
        yield [[text]]
    if text.startswith("["):
        yield from _json_grids(text, width)
    lines = [line.strip() for line in text.split("\n") if line.strip()]
    most = height + 2  # a header and a rule may come first; what is longer is not worth cutting up
    if len(lines) <= most:
        yield from _line_grids(lines, width)
        if all(BULLET.match(line) for line in lines):
            yield from _line_grids([BULLET.sub("", line, count=1) for line in lines], width)
    if width == 1 and len(lines) == 1:
        if text.count(",") < most:
            yield [[cell.strip()] for cell in text.split(",")]
        yield [[cell] for cell in _split_pipes(text)]


def _json_grids(text: str, width: int) -> Iterator[Grid]:
    def refuse(constant: str):
        raise ValueError(constant)  # NaN, Infinity

    try:  # numbers stay text: one rule for reading numbers
        value = json.loads(text, parse_int=str, parse_float=str, parse_constant=refuse)
    except (ValueError, RecursionError):
        return

    def is_cells(items) -> bool:
        return isinstance(items, list) and all(item is None or isinstance(item, str) for item in items)

    if value and is_cells(value):
        yield [[item] for item in value] if width == 1 else [value]
    elif value and all(is_cells(item) for item in value):
        yield value


def _line_grids(lines: list[str], width: int) -> Iterator[Grid]:
    if width == 1:
        yield [[line] for line in lines]
    if all("|" in line for line in lines):
        yield [_split_pipes(line) for line in lines]
    elif width > 1:
        yield [[cell.strip() for cell in line.split(",")] for line in lines]


def _split_pipes(line: str) -> list[str]:
    """Cells of `a | b`, or of a Markdown row `| a | b |`."""
    stripped = line.strip()
    if len(stripped) > 1 and stripped[0] == stripped[-1] == "|":
        stripped = stripped[1:-1]
    return [cell.strip() for cell in stripped.split("|")]
