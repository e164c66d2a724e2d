"""Medium question kinds on one table that order its rows by a number without ties (see `kinds.py`)."""

from collections.abc import Iterator

from env.minispider.contents import World
from env.minispider.kinds import Candidate, Kind, category_values, is_untied


def column_of_highest(world: World) -> Iterator[Candidate]:
    for table in world.theme.tables:
        for number in table.numbers:
            if is_untied(sorted(world.column(table, number.column), reverse=True), first=1):
                for column in table.texts:
                    wordings = (
                        f"What is the {column.label} of the {table.noun} with the highest {number.label}?",
                        f"Find the {column.label} of the {table.noun} that has the largest {number.label}.",
                        f"Which {column.label} does the {table.noun} with the maximum {number.label} have?",
                    )
                    sql = f"SELECT {column.column} FROM {table.name} ORDER BY {number.column} DESC LIMIT 1"
                    yield wordings, sql


def column_of_lowest(world: World) -> Iterator[Candidate]:
    for table in world.theme.tables:
        for number in table.numbers:
            if is_untied(sorted(world.column(table, number.column)), first=1):
                for column in table.texts:
                    wordings = (
                        f"What is the {column.label} of the {table.noun} with the lowest {number.label}?",
                        f"Find the {column.label} of the {table.noun} that has the smallest {number.label}.",
                        f"Which {column.label} does the {table.noun} with the minimum {number.label} have?",
                    )
                    sql = f"SELECT {column.column} FROM {table.name} ORDER BY {number.column} LIMIT 1"
                    yield wordings, sql


def top_names(world: World) -> Iterator[Candidate]:
    for table in world.theme.tables:
        for number in table.numbers:
            sort_keys = sorted(world.column(table, number.column), reverse=True)
            for count, word in ((2, "two"), (3, "three"), (4, "four")):
                if table.named and is_untied(sort_keys, first=count):
                    wordings = (
                        (
                            f"List the {table.named.plural} of the {word} {table.plural} "
                            f"with the highest {number.label}, highest first."
                        ),
                        (
                            f"Which {word} {table.plural} have the largest {number.label}? "
                            f"Show the {table.named.plural}, largest first."
                        ),
                        f"Show the {table.named.plural} of the top {word} {table.plural} by {number.label}.",
                    )
                    sql = (
                        f"SELECT {table.named.column} FROM {table.name} "
                        f"ORDER BY {number.column} DESC LIMIT {count}"
                    )
                    yield wordings, sql


def names_in_order(world: World) -> Iterator[Candidate]:
    for table, category, value in category_values(world):
        for number in table.numbers:
            sort_keys = world.column_where(table, number.column, category.column, value)
            if table.named and is_untied(sort_keys):
                wordings = (
                    (
                        f"List the {table.named.plural} of {table.plural} {category.phrase.format(value)} "
                        f"in order of {number.label}."
                    ),
                    (
                        f"What are the {table.named.plural} of the {table.plural} "
                        f"whose {category.label} is {value}, sorted by {number.label}?"
                    ),
                    (
                        f"Sort the {table.plural} with {category.label} {value} "
                        f"by {number.label} and show the {table.named.plural}."
                    ),
                )
                sql = (
                    f"SELECT {table.named.column} FROM {table.name} "
                    f"WHERE {category.column} = '{value}' ORDER BY {number.column}"
                )
                yield wordings, sql


ORDER_KINDS: tuple[Kind, ...] = (column_of_highest, column_of_lowest, top_names, names_in_order)
