"""Easy question kinds that ask about a whole table: no WHERE (see `kinds.py`)."""

from collections.abc import Iterator

from env.minispider.contents import World
from env.minispider.kinds import Candidate, Kind, aggregates


def count_rows(world: World) -> Iterator[Candidate]:
    for table in world.theme.tables:
        wordings = (
            f"How many {table.plural} are there?",
            f"Count the {table.plural}.",
            f"What is the total number of {table.plural}?",
            f"Find the number of all {table.plural}.",
        )
        sql = f"SELECT COUNT(*) FROM {table.name}"
        yield wordings, sql


def count_distinct(world: World) -> Iterator[Candidate]:
    for table in world.theme.tables:
        for category in table.categories:
            wordings = (
                f"How many different {category.plural} do the {table.plural} have?",
                f"Count the distinct {category.plural} of the {table.plural}.",
                f"What is the number of different {category.plural} among the {table.plural}?",
            )
            sql = f"SELECT COUNT(DISTINCT {category.column}) FROM {table.name}"
            yield wordings, sql


def distinct_values(world: World) -> Iterator[Candidate]:
    for table in world.theme.tables:
        for category in table.categories:
            wordings = (
                f"What are the different {category.plural} of the {table.plural}?",
                f"List the distinct {category.plural} of the {table.plural}.",
                f"Which {category.plural} occur among the {table.plural}? Show each once.",
            )
            sql = f"SELECT DISTINCT {category.column} FROM {table.name}"
            yield wordings, sql


def categories_with_at_least(world: World) -> Iterator[Candidate]:
    for table in world.theme.tables:
        for category in table.categories:
            for least in range(2, 6):
                wordings = (
                    f"Which {category.plural} have at least {least} {table.plural}?",
                    f"Find the {category.plural} shared by {least} or more {table.plural}.",
                    f"Show every {category.label} that at least {least} {table.plural} have.",
                )
                sql = (
                    f"SELECT {category.column} FROM {table.name} "
                    f"GROUP BY {category.column} HAVING COUNT(*) >= {least}"
                )
                yield wordings, sql


def aggregate(world: World) -> Iterator[Candidate]:
    for table in world.theme.tables:
        for number in table.numbers:
            for function, word, other in aggregates(number):
                wordings = (
                    f"What is the {word} {number.label} of all {table.plural}?",
                    f"Find the {other} {number.label} of the {table.plural}.",
                    f"Show the {word} {number.label} among the {table.plural}.",
                )
                sql = f"SELECT {function}({number.column}) FROM {table.name}"
                yield wordings, sql


EASY_TABLE_KINDS: tuple[Kind, ...] = (
    count_rows,
    count_distinct,
    distinct_values,
    categories_with_at_least,
    aggregate,
)
