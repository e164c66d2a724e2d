"""One way to write a result as text, and the verifier that reads such text back against the gold rows.

Decides what a right answer is: it reads the submitted string in a short list of ways (one cell, JSON, lines, a
comma list, `a | b` rows), each must consume the whole string, and the cells must equal the gold's. It unwraps
quotes, fences and "The answer is", and repairs nothing else. It doesn't know questions, SQL or rewards.
"""

import json
import re
from collections.abc import Iterator, Sequence
from math import isfinite

from env.cells import Cell, format_cell, is_null, is_number, plain, same_cell

Grid = list[list[Cell]]

BULLET = re.compile(r"(?:[-*•]|[0-9]+[.)])\s+")
LEAD_IN = re.compile(r"(?:the )?(?:final )?answer(?: is:?|:)\s*", re.IGNORECASE)
FENCE = re.compile(r"```[a-z]*\n(.*)\n```", re.DOTALL)


def format_answer(rows: Sequence[Sequence]) -> str:
    """The text of a result: `a`, `a, b, c` (one column), lines of `a | b` (several), `[]` (no rows).

    NULL is `NULL`. Where values would make that ambiguous (commas, pipes, line breaks, blanks, a text that reads
    NULL or []), the whole is JSON: an array, of arrays for several columns. `answers_match` accepts every result
    without blobs and non-finite numbers.
    """
    if not rows:
        return "[]"
    width = len(rows[0])
    single = len(rows) == 1 and width == 1
    separators = "\n" if single else ",|\n" if width == 1 else "|\n"
    if any(_needs_json(cell, separators) for row in rows for cell in row):
        cells = [[_json_cell(cell) for cell in row] for row in rows]
        return "[" + ", ".join(row[0] if width == 1 else "[" + ", ".join(row) + "]" for row in cells) + "]"
    if width == 1:
        return ", ".join(format_cell(row[0]) for row in rows)
    return "\n".join(" | ".join(format_cell(cell) for cell in row) for row in rows)


def answers_match(
    answer: str, gold_rows: Sequence[Sequence], *, ordered: bool, column_names: Sequence[str] = ()
) -> bool:
    """Whether the submitted text states exactly the gold rows (as a list if `ordered`, else as a bag).

    column_names: the gold's; a header line that repeats them is skipped. Time is linear in len(answer).
    """
    if any(same_rows(grid, gold_rows, ordered) for grid in readings(answer, gold_rows, column_names)):
        return True
    return any(_lists_cells_with_commas(text, gold_rows, ordered) for text in _unwrapped(answer))


def readings(answer: str, gold_rows: Sequence[Sequence], column_names: Sequence[str] = ()) -> Iterator[Grid]:
    """The rows that the text can be taken for beside this gold, in the order in which they are tried."""
    for text in _unwrapped(answer):
        if gold_rows:
            for grid in _readings(text, gold_rows):
                yield _without_header(grid, gold_rows, column_names)
        elif text == "[]":
            yield []


# --- reading: text -> candidate grids of cells


def _unwrapped(answer: str) -> Iterator[str]:
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


def _readings(text: str, gold_rows: Sequence[Sequence]) -> Iterator[Grid]:
    width = len(gold_rows[0])
    if width == 1 and len(gold_rows) == 1:
        yield [[text]]
    if text.startswith("["):
        yield from _json_grids(text, width)
    lines = [line.strip() for line in text.split("\n") if line.strip()]
    yield from _line_grids(lines, width)
    if lines and all(BULLET.match(line) for line in lines):
        yield from _line_grids([BULLET.sub("", line, count=1) for line in lines], width)
    if width == 1 and len(lines) == 1:
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


def _without_header(grid: Grid, gold_rows: Sequence[Sequence], column_names: Sequence[str]) -> Grid:
    """Drops a first line that can't be a hedged row: the column names, or, under a rule, words over numbers."""
    ruled = len(grid) > 1 and all(_is_rule(cell) for cell in grid[1])
    body = grid[2:] if ruled else grid[1:]
    if len(body) != len(gold_rows) or len(grid[0]) != len(gold_rows[0]):
        return grid
    names = [plain(cell or "") for cell in grid[0]]
    if names == [plain(name) for name in column_names]:
        return body
    over_numbers = any(
        kind == "number" and not is_number(cell) for kind, cell in zip(_gold_kinds(gold_rows), grid[0], strict=True)
    )
    return body if ruled and over_numbers else grid


def _is_rule(cell: Cell) -> bool:
    return cell is not None and "---" in cell and not cell.strip("-: ")


# --- comparing: candidate grids against the gold rows


def same_rows(grid: Grid, gold_rows: Sequence[Sequence], ordered: bool) -> bool:
    """Whether a reading is the gold: as a list if `ordered`, else as a bag."""
    if not gold_rows:
        return not grid
    width = len(gold_rows[0])
    if len(grid) != len(gold_rows) or any(len(row) != width for row in grid):
        return False
    if _rows_pair_up(grid, gold_rows, ordered):
        return True
    moved = _columns_by_kind(grid, gold_rows)
    return moved is not None and _rows_pair_up(moved, gold_rows, ordered)


def _columns_by_kind(grid: Grid, gold_rows: Sequence[Sequence]) -> Grid | None:
    """The columns put in the gold's order where kinds alone decide it: numbers in their order, texts in theirs."""
    gold_kinds = _gold_kinds(gold_rows)
    kinds = [
        "number" if all(is_number(cell) or is_null(cell) for cell in column) else "text"
        for column in zip(*grid, strict=True)
    ]
    if kinds == gold_kinds or sorted(kinds) != sorted(gold_kinds, key=str):
        return None
    sources = {kind: iter([i for i, own in enumerate(kinds) if own == kind]) for kind in ("number", "text")}
    order = [next(sources[kind]) for kind in gold_kinds]
    return [[row[i] for i in order] for row in grid]


def _gold_kinds(gold_rows: Sequence[Sequence]) -> list[str]:
    """Per column "number", "text", or "mixed" (also all NULL)."""
    kinds = []
    for column in zip(*gold_rows, strict=True):
        found = {isinstance(cell, str) for cell in column if cell is not None}
        kinds.append("mixed" if len(found) != 1 else "text" if found.pop() else "number")
    return kinds


def _rows_pair_up(grid: Grid, gold_rows: Sequence[Sequence], ordered: bool) -> bool:
    """Row by row if ordered; else a perfect matching (equality with rounding isn't transitive, so no sorting)."""
    fits = [[j for j, gold in enumerate(gold_rows) if _same_row(row, gold)] for row in grid]
    if ordered:
        return all(i in fit for i, fit in enumerate(fits))
    owner: dict[int, int] = {}

    def place(i: int, seen: set[int]) -> bool:  # augmenting paths (Kuhn)
        for j in fits[i]:
            if j not in seen:
                seen.add(j)
                if j not in owner or place(owner[j], seen):
                    owner[j] = i
                    return True
        return False

    return all(fits) and all(place(i, set()) for i in range(len(grid)))


def _same_row(row: Sequence[Cell], gold: Sequence) -> bool:
    return len(row) == len(gold) and all(map(same_cell, row, gold))


def _lists_cells_with_commas(text: str, gold_rows: Sequence[Sequence], ordered: bool) -> bool:
    """A comma list, or comma-separated lines, whose gold cells hold commas themselves (`Smith, John, Doe, Jane`).

    Gold and text are split at every comma. One column: whole gold cells are consumed, the longest that fits
    first, without a search. Several columns: line against row.
    """
    if not any(isinstance(cell, str) and "," in cell for row in gold_rows for cell in row):
        return False
    gold_pieces = [[piece for cell in row for piece in _pieces(cell)] for row in gold_rows]
    lines = [line.split(",") for line in text.split("\n")]
    if len(gold_rows[0]) > 1:
        return len(lines) == len(gold_rows) and _rows_pair_up(lines, gold_pieces, ordered)
    if len(lines) != 1 or len(lines[0]) != sum(map(len, gold_pieces)):
        return False
    left = gold_pieces if ordered else sorted(gold_pieces, key=len, reverse=True)
    rest = lines[0]
    while left:
        here = left[:1] if ordered else left
        at = next((i for i, gold in enumerate(here) if _same_row(rest[: len(gold)], gold)), None)
        if at is None:
            return False
        rest = rest[len(left[at]) :]
        left = left[:at] + left[at + 1 :]
    return True


def _pieces(cell) -> list:
    return cell.split(",") if isinstance(cell, str) else [cell]


def _needs_json(cell, separators: str) -> bool:
    if not isinstance(cell, str):
        return False
    return any(mark in cell for mark in separators) or plain(cell) in ("", "null", "[]")


def _json_cell(cell) -> str:
    if cell is None:
        return "null"
    if isinstance(cell, int | float) and isfinite(cell):
        return format_cell(cell)
    return json.dumps(format_cell(cell), ensure_ascii=False)
