"""Medium question kinds on one table: groups, two conditions, two columns (see `kinds.py`)."""

from collections.abc import Iterator
from itertools import combinations

from env.minispider.contents import World
from env.minispider.kinds import Candidate, Kind, category_values, named_rows


def count_by_category(world: World) -> Iterator[Candidate]:
    for table in world.theme.tables:
        for category in table.categories:
            wordings = (
                f"How many {table.plural} are there for each {category.label}?",
                f"For each {category.label}, count the {table.plural}.",
                f"Show every {category.label} and its number of {table.plural}.",
            )
            sql = f"SELECT {category.column}, COUNT(*) FROM {table.name} GROUP BY {category.column}"
            yield wordings, sql


def lowest_and_highest(world: World) -> Iterator[Candidate]:
    for table in world.theme.tables:
        for number in table.numbers:
            wordings = (
                f"What are the lowest and the highest {number.label} of the {table.plural}?",
                f"Find the minimum and maximum {number.label} of all {table.plural}.",
                f"Show the smallest and the largest {number.label} among the {table.plural}.",
            )
            sql = f"SELECT MIN({number.column}), MAX({number.column}) FROM {table.name}"
            yield wordings, sql


def names_in_category_above(world: World) -> Iterator[Candidate]:
    for table, category, value in category_values(world):
        for number in table.numbers:
            for bound in world.distinct(table, number.column) if table.named else ():
                wordings = (
                    (
                        f"List the {table.named.plural} of {table.plural} {category.phrase.format(value)} "
                        f"with {number.label} above {bound}."
                    ),
                    (
                        f"What are the {table.named.plural} of the {table.plural} whose {category.label} "
                        f"is {value} and whose {number.label} is greater than {bound}?"
                    ),
                    (
                        f"Which {table.plural} have the {category.label} {value} and "
                        f"{number.label} above {bound}? Show the {table.named.plural}."
                    ),
                )
                sql = (
                    f"SELECT {table.named.column} FROM {table.name} "
                    f"WHERE {category.column} = '{value}' AND {number.column} > {bound}"
                )
                yield wordings, sql


def count_in_category_below(world: World) -> Iterator[Candidate]:
    for table, category, value in category_values(world):
        for number in table.numbers:
            for bound in world.distinct(table, number.column):
                wordings = (
                    (
                        f"How many {table.plural} {category.phrase.format(value)} "
                        f"have {number.label} below {bound}?"
                    ),
                    (
                        f"Count the {table.plural} whose {category.label} is {value} "
                        f"and whose {number.label} is less than {bound}."
                    ),
                    (
                        f"What is the number of {table.plural} with {category.label} {value} "
                        f"and {number.label} under {bound}?"
                    ),
                )
                sql = (
                    f"SELECT COUNT(*) FROM {table.name} "
                    f"WHERE {category.column} = '{value}' AND {number.column} < {bound}"
                )
                yield wordings, sql


def count_in_either_category(world: World) -> Iterator[Candidate]:
    for table in world.theme.tables:
        for category in table.categories:
            for one, two in combinations(world.distinct(table, category.column), 2):
                wordings = (
                    f"How many {table.plural} have the {category.label} {one} or {two}?",
                    f"Count the {table.plural} whose {category.label} is {one} or {two}.",
                    f"What is the number of {table.plural} with {category.label} {one} or {two}?",
                )
                sql = (
                    f"SELECT COUNT(*) FROM {table.name} "
                    f"WHERE {category.column} = '{one}' OR {category.column} = '{two}'"
                )
                yield wordings, sql


def look_up_two(world: World) -> Iterator[Candidate]:
    for table, name in named_rows(world):
        for one, two in combinations(table.categories + table.numbers, 2):
            wordings = (
                f"What are the {one.label} and the {two.label} of the {table.noun} {name}?",
                f"Find the {one.label} and {two.label} of the {table.noun} called {name}.",
                f"Show the {one.label} and then the {two.label} of the {table.noun} {name}.",
            )
            sql = f"SELECT {one.column}, {two.column} FROM {table.name} WHERE {table.named.column} = '{name}'"
            yield wordings, sql


MEDIUM_KINDS: tuple[Kind, ...] = (
    count_by_category,
    lowest_and_highest,
    names_in_category_above,
    count_in_category_below,
    count_in_either_category,
    look_up_two,
)
