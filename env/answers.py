"""One way to write a result as text, and the verifier that reads such text back against the gold rows.

Decides what a right answer is: one of the ways to read the submitted string (`answer_readings.py`), each of which
consumes all of it, gives cells that equal the gold's. It doesn't know questions, SQL or rewards.
"""

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from math import isfinite

from env.answer_readings import Grid, readings, unwrapped
from env.cells import Cell, format_cell, is_null, is_number, plain, same_cell
from env.row_matching import rows_pair_up, same_row

NO_ROWS = ("[]", "No results")  # the contract's way, and what the query tool replies


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

    column_names: the gold's; a header line that repeats them is skipped. Time is linear in the length of the answer
    and in the number of gold rows.
    """
    if any(same_rows(grid, gold_rows, ordered) for grid in possible_grids(answer, gold_rows, column_names)):
        return True
    return bool(gold_rows) and any(_lists_cells_with_commas(text, gold_rows, ordered) for text in unwrapped(answer))


def possible_grids(answer: str, gold_rows: Sequence[Sequence], column_names: Sequence[str] = ()) -> Iterator[Grid]:
    """The rows that the text can be taken for beside this gold, in the order in which they are tried."""
    for text in unwrapped(answer):
        if gold_rows:
            for grid in readings(text, len(gold_rows), len(gold_rows[0])):
                yield _without_header(grid, gold_rows, column_names)
        elif text in NO_ROWS:
            yield []


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


def same_rows(grid: Grid, gold_rows: Sequence[Sequence], ordered: bool) -> bool:
    """Whether a reading is the gold: as a list if `ordered`, else as a bag."""
    if not gold_rows:
        return not grid
    width = len(gold_rows[0])
    if len(grid) != len(gold_rows) or any(len(row) != width for row in grid):
        return False
    if rows_pair_up(grid, gold_rows, ordered):
        return True
    moved = _columns_by_kind(grid, gold_rows)
    return moved is not None and rows_pair_up(moved, gold_rows, ordered)


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


def _lists_cells_with_commas(text: str, gold_rows: Sequence[Sequence], ordered: bool) -> bool:
    """A comma list, or comma-separated lines, whose gold cells hold commas themselves (`Smith, John, Doe, Jane`).

    Gold and text are split at every comma. One column: whole gold cells are consumed, the longest that fits
    first, without a search. Several columns: line against row.
    """
    if not any(isinstance(cell, str) and "," in cell for row in gold_rows for cell in row):
        return False
    gold_pieces = [[piece for cell in row for piece in _pieces(cell)] for row in gold_rows]
    if len(gold_rows[0]) > 1:
        return rows_pair_up([line.split(",") for line in text.split("\n")], gold_pieces, ordered)
    if "\n" in text or text.count(",") + 1 != sum(map(len, gold_pieces)):
        return False
    pieces = text.split(",")
    if ordered:
        return same_row(pieces, [piece for gold in gold_pieces for piece in gold])
    return _consumes_bag(pieces, [cell for (cell,) in gold_rows])


def _consumes_bag(pieces: list[str], cells: list) -> bool:
    texts = Counter(tuple(map(plain, _pieces(cell))) for cell in cells if isinstance(cell, str))
    others = [cell for cell in cells if not isinstance(cell, str)]
    lengths = sorted({len(key) for key in texts}, reverse=True)
    plain_pieces, at = [plain(piece) for piece in pieces], 0
    while at < len(pieces):
        keys = (tuple(plain_pieces[at : at + length]) for length in lengths)
        if (key := next((key for key in keys if texts[key]), None)) is not None:
            texts[key] -= 1
            at += len(key)
        elif (found := next((i for i, cell in enumerate(others) if same_cell(pieces[at], cell)), None)) is not None:
            del others[found]
            at += 1
        else:
            return False
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
