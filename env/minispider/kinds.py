"""What a question kind is, and the walks over a database that the kinds share.

A kind is a function from a `World` to candidates: the wordings of one question and the SQL that answers it.
Its file tells its official Spider hardness, which counts WHERE, GROUP BY, ORDER BY, LIMIT, JOIN and OR:

- easy (`easy_table_kinds.py`, `easy_condition_kinds.py`): at most one of them, one column, one condition;
- medium (`order_kinds.py`, `medium_kinds.py`, `join_kinds.py`): two of them, or at most one with two columns
  or two conditions.

So "the most common category" (GROUP BY, ORDER BY, LIMIT) and NOT IN (SELECT ...) are hard and not made here.
A kind proposes freely; `build.py` runs the SQL and drops what has no fit answer. Only what storage order
could decide, a tie at ORDER BY, is left out by the kind itself.
"""

from collections.abc import Callable, Iterator, Sequence

from env.minispider.contents import Value, World
from env.minispider.spec import Category, Link, Number, Table

Candidate = tuple[tuple[str, ...], str]  # wordings, SQL
Kind = Callable[[World], Iterator[Candidate]]


def category_values(world: World) -> Iterator[tuple[Table, Category, Value]]:
    """Every value that stands in a category column."""
    for table in world.theme.tables:
        for category in table.categories:
            for value in world.distinct(table, category.column):
                yield table, category, value


def number_values(world: World) -> Iterator[tuple[Table, Number, Value]]:
    """Every value that stands in a number column: thresholds are real values, so that > and >= differ."""
    for table in world.theme.tables:
        for number in table.numbers:
            for value in world.distinct(table, number.column):
                yield table, number, value


def named_rows(world: World) -> Iterator[tuple[Table, Value]]:
    """Every name of every table that has names."""
    for table in world.theme.tables:
        if table.named:
            for name in world.column(table, table.named.column):
                yield table, name


def links(world: World) -> Iterator[tuple[Table, Link, Table]]:
    """Every foreign key as (child, link, parent); all parents have names."""
    for child in world.theme.tables:
        for link in child.links:
            yield child, link, world.theme.table(link.parent)


def named_parents(world: World) -> Iterator[tuple[Table, Link, Table, Value]]:
    """Every foreign key with every name of the parent table."""
    for child, link, parent in links(world):
        for name in world.column(parent, parent.named.column):
            yield child, link, parent, name


def join(child: Table, link: Link, parent: Table) -> str:
    """The FROM clause of a child (T1) and its parent (T2)."""
    return f"{child.name} AS T1 JOIN {parent.name} AS T2 ON T1.{link.column} = T2.{parent.key}"


def is_untied(values: Sequence[Value], first: int | None = None) -> bool:
    """Whether all sort keys differ; with `first`, whether that many of the sorted ones and the next do."""
    checked = values if first is None else values[: first + 1]
    return len(set(checked)) == len(checked)


def aggregates(number: Number) -> Iterator[tuple[str, str, str]]:
    """The SQL functions that make sense for a number, each with two English words."""
    yield "MAX", "highest", "maximum"
    yield "MIN", "lowest", "minimum"
    yield "AVG", "average", "mean"
    if number.summable:
        yield "SUM", "total", "summed"
