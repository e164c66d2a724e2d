"""The rows of a theme's database, drawn from a seed.

Any number of contents can be drawn for a theme: they share its schema and vocabulary and differ in the rows, so the
same question has another answer in each. The bundled database is the one without a suffix.
"""

import random
from collections.abc import Mapping
from dataclasses import dataclass

from env.minispider.spec import Table, Theme

CATEGORIES_PER_CONTENT = 4  # groups, distinct values and their counts must fit into an answer of 4 rows

Value = int | str
Row = tuple[Value, ...]


@dataclass(frozen=True)
class World:
    """One database: the rows of every table of a theme, in the order of the primary key."""

    db_id: str
    theme: Theme
    rows: Mapping[str, tuple[Row, ...]]

    def column(self, table: Table, column: str) -> list[Value]:
        """The values of a column, row by row."""
        place = table.columns.index(column)
        return [row[place] for row in self.rows[table.name]]

    def column_where(self, table: Table, column: str, condition: str, value: Value) -> list[Value]:
        """The values of a column in the rows whose column `condition` holds `value`."""
        pairs = zip(self.column(table, column), self.column(table, condition), strict=True)
        return [kept for kept, tested in pairs if tested == value]

    def distinct(self, table: Table, column: str) -> list[Value]:
        """The different values of a column, sorted."""
        return sorted(set(self.column(table, column)))


def make_world(theme: Theme, suffix: str = "") -> World:
    """Draw rows for `theme`; the database's name, theme and suffix, is the only seed."""
    db_id = theme.name + suffix
    rng = random.Random(db_id)
    rows: dict[str, tuple[Row, ...]] = {}
    for table in theme.tables:
        rows[table.name] = _rows(table, rows, rng)
    return World(db_id, theme, rows)


def _rows(table: Table, parents: Mapping[str, tuple[Row, ...]], rng: random.Random) -> tuple[Row, ...]:
    count = rng.randint(table.fewest, table.most)
    columns: list[list[Value]] = [list(range(1, count + 1))]
    if table.named:
        columns.append(rng.sample(table.named.words, count))
    for category in table.categories:
        words = rng.sample(category.words, min(CATEGORIES_PER_CONTENT, len(category.words)))
        columns.append(_uneven_draws(words, count, rng))
    for number in table.numbers:
        columns.append([rng.randint(number.low, number.high) for _ in range(count)])
    for link in table.links:
        keys = [row[0] for row in parents[link.parent]]
        childless = rng.choice(keys)  # so that some parent has no children
        columns.append(_uneven_draws([key for key in keys if key != childless], count, rng))
    return tuple(zip(*columns, strict=True))


def _uneven_draws(options: list[Value], count: int, rng: random.Random) -> list[Value]:
    """Draw `count` values with unequal chances: equal shares would make all group counts alike."""
    weights = [rng.uniform(1, 4) for _ in options]
    return rng.choices(options, weights, k=count)
