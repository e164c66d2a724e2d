"""Whether submitted rows are the gold's: row by row, or as bags.

Equality with rounding isn't transitive (`0.33` states 0.33 and 0.3333), so two bags are equal where a perfect matching
exists: every submitted row takes one gold row that it states. Gold rows that are equal are one place with several
seats, and an index finds the few places that a row fits: the time grows with the rows, not with pairs of them.
It doesn't know how rows were written (`answers.py`) nor when one value states another (`cells.py`).
"""

from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Hashable, Iterator, Sequence
from decimal import Decimal
from math import inf

from env.cells import Cell, float_range, is_null, number_text, plain, same_cell


def rows_pair_up(rows: Sequence[Sequence[Cell]], golds: Sequence[Sequence], ordered: bool) -> bool:
    """Whether the submitted `rows` state exactly the gold rows. Rows of different widths may be mixed."""
    if len(rows) != len(golds):
        return False
    if ordered:
        return all(map(same_row, rows, golds))
    places = Counter(tuple((type(cell), cell) for cell in gold) for gold in golds)
    values = [tuple(cell for _, cell in place) for place in places]
    index = _Index(values)
    fits: list[list[int]] = []
    copies = Counter(map(tuple, rows))
    for row in copies:
        found = [place for place in index.near(row) if same_row(row, values[place])]
        if not found:
            return False
        fits.append(found)
    return _all_seated(fits, list(copies.values()), list(places.values()))


def same_row(row: Sequence[Cell], gold: Sequence) -> bool:
    return len(row) == len(gold) and all(map(same_cell, row, gold))


class _Index:
    """Gold rows by what a submitted cell must be exactly, then by the value of their first float."""

    def __init__(self, golds: Sequence[tuple]):
        groups: dict[tuple[type, ...], dict[Hashable, list[tuple[float, int]]]] = {}
        for place, gold in enumerate(golds):
            shelf = groups.setdefault(tuple(map(type, gold)), {})
            exact = tuple(plain(c) if isinstance(c, str) else c for c in gold if not isinstance(c, float))
            first = next((cell for cell in gold if isinstance(cell, float)), 0.0)
            shelf.setdefault(exact, []).append((first, place))
        for shelf in groups.values():
            for entries in shelf.values():
                entries.sort()
        self._groups = groups

    def near(self, row: tuple[Cell, ...]) -> Iterator[int]:
        """Every place that the row can fit, and few others: only floats remain to be compared."""
        for kinds, shelf in self._groups.items():
            entries = shelf.get(_exact_cells(row, kinds)) if len(kinds) == len(row) else None
            if not entries:
                continue
            low, high = 0.0, 0.0
            if float in kinds:
                bounds = float_range(row[kinds.index(float)] or "")
                if bounds is None:
                    continue
                low, high = bounds
            first, last = bisect_left(entries, (low, -inf)), bisect_right(entries, (high, inf))
            yield from (place for _, place in entries[first:last])


def _exact_cells(row: tuple[Cell, ...], kinds: tuple[type, ...]) -> tuple | None:
    """The key of a submitted row among gold rows of these types; None where it states none of them."""
    key = []
    for cell, kind in zip(row, kinds, strict=True):
        if kind is float:
            continue
        if kind is type(None):
            if not is_null(cell):
                return None
            key.append(None)
        elif kind is str:
            if cell is None:
                return None
            key.append(plain(cell))
        else:
            number = number_text(cell)
            if number is None:
                return None
            key.append(Decimal(number))  # equal to, and hashed as, the integer it states
    return tuple(key)


def _all_seated(fits: list[list[int]], copies: list[int], seats: list[int]) -> bool:
    """Whether `copies[i]` of each row i find seats at places in `fits[i]`: free ones first, then augmenting paths."""
    free = seats[:]
    seated: list[Counter[int]] = [Counter() for _ in seats]
    for row, waiting in enumerate(copies):
        for place in fits[row]:
            taken = min(waiting, free[place])
            seated[place][row] += taken
            free[place] -= taken
            waiting -= taken
        if not all(_moved_up(row, fits, seated, free) for _ in range(waiting)):
            return False
    return True


def _moved_up(row: int, fits: list[list[int]], seated: list[Counter[int]], free: list[int]) -> bool:
    """Seats one copy of a row where others can move on to make room, if there is such a way (breadth first)."""
    wanted: dict[int, tuple[int, int | None]] = {}  # place -> (the row that would take it, the place that row leaves)
    queue: list[tuple[int, int | None]] = [(row, None)]
    for mover, leaves in queue:
        for place in fits[mover]:
            if place in wanted:
                continue
            wanted[place] = (mover, leaves)
            if free[place]:
                free[place] -= 1
                _shift(place, wanted, seated)
                return True
            queue.extend((other, place) for other, count in seated[place].items() if count)
    return False


def _shift(place: int | None, wanted: dict[int, tuple[int, int | None]], seated: list[Counter[int]]) -> None:
    """Everyone on the path to the free place moves up one."""
    while place is not None:
        mover, leaves = wanted[place]
        seated[place][mover] += 1
        if leaves is not None:
            seated[leaves][mover] -= 1
        place = leaves
