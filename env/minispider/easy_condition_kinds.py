"""Easy question kinds with one condition on one table (see `kinds.py`)."""

from collections.abc import Iterator

from env.minispider.contents import World
from env.minispider.kinds import (
    Candidate,
    Kind,
    aggregates,
    category_values,
    named_rows,
    number_values,
)


def count_in_category(world: World) -> Iterator[Candidate]:
    for table, category, value in category_values(world):
        wordings = (
            f"How many {table.plural} have the {category.label} {value}?",
            f"Count the {table.plural} whose {category.label} is {value}.",
            f"What is the number of {table.plural} {category.phrase.format(value)}?",
        )
        sql = f"SELECT COUNT(*) FROM {table.name} WHERE {category.column} = '{value}'"
        yield wordings, sql


def count_outside_category(world: World) -> Iterator[Candidate]:
    for table, category, value in category_values(world):
        wordings = (
            f"How many {table.plural} do not have the {category.label} {value}?",
            f"Count the {table.plural} whose {category.label} is not {value}.",
            f"What is the number of {table.plural} with another {category.label} than {value}?",
        )
        sql = f"SELECT COUNT(*) FROM {table.name} WHERE {category.column} != '{value}'"
        yield wordings, sql


def names_in_category(world: World) -> Iterator[Candidate]:
    for table, category, value in category_values(world):
        if table.named:
            wordings = (
                f"List the {table.named.plural} of the {table.plural} whose {category.label} is {value}.",
                f"What are the {table.named.plural} of {table.plural} {category.phrase.format(value)}?",
                f"Which {table.plural} have the {category.label} {value}? Show the {table.named.plural}.",
            )
            sql = f"SELECT {table.named.column} FROM {table.name} WHERE {category.column} = '{value}'"
            yield wordings, sql


def aggregate_in_category(world: World) -> Iterator[Candidate]:
    for table, category, value in category_values(world):
        for number in table.numbers:
            for function, word, other in aggregates(number):
                wordings = (
                    f"What is the {word} {number.label} of {table.plural} {category.phrase.format(value)}?",
                    (
                        f"Find the {other} {number.label} of the {table.plural} "
                        f"whose {category.label} is {value}."
                    ),
                    f"For {table.plural} with {category.label} {value}, show the {word} {number.label}.",
                )
                sql = (
                    f"SELECT {function}({number.column}) FROM {table.name} "
                    f"WHERE {category.column} = '{value}'"
                )
                yield wordings, sql


def count_above(world: World) -> Iterator[Candidate]:
    for table, number, value in number_values(world):
        wordings = (
            f"How many {table.plural} have a value above {value} for {number.label}?",
            f"Count the {table.plural} with {number.label} greater than {value}.",
            f"What is the number of {table.plural} whose {number.label} is more than {value}?",
        )
        sql = f"SELECT COUNT(*) FROM {table.name} WHERE {number.column} > {value}"
        yield wordings, sql


def count_below(world: World) -> Iterator[Candidate]:
    for table, number, value in number_values(world):
        wordings = (
            f"How many {table.plural} have a value below {value} for {number.label}?",
            f"Count the {table.plural} with {number.label} less than {value}.",
            f"What is the number of {table.plural} whose {number.label} is under {value}?",
        )
        sql = f"SELECT COUNT(*) FROM {table.name} WHERE {number.column} < {value}"
        yield wordings, sql


def names_above(world: World) -> Iterator[Candidate]:
    for table, number, value in number_values(world):
        if table.named:
            wordings = (
                f"List the {table.named.plural} of {table.plural} with {number.label} greater than {value}.",
                (
                    f"What are the {table.named.plural} of the {table.plural} "
                    f"whose {number.label} is above {value}?"
                ),
                f"Which {table.plural} have {number.label} above {value}? Show the {table.named.plural}.",
            )
            sql = f"SELECT {table.named.column} FROM {table.name} WHERE {number.column} > {value}"
            yield wordings, sql


def names_below(world: World) -> Iterator[Candidate]:
    for table, number, value in number_values(world):
        if table.named:
            wordings = (
                f"List the {table.named.plural} of {table.plural} with {number.label} less than {value}.",
                (
                    f"What are the {table.named.plural} of the {table.plural} "
                    f"whose {number.label} is below {value}?"
                ),
                f"Which {table.plural} have {number.label} under {value}? Show the {table.named.plural}.",
            )
            sql = f"SELECT {table.named.column} FROM {table.name} WHERE {number.column} < {value}"
            yield wordings, sql


def look_up(world: World) -> Iterator[Candidate]:
    for table, name in named_rows(world):
        for column in table.categories + table.numbers:
            wordings = (
                f"What is the {column.label} of the {table.noun} {name}?",
                f"Find the {column.label} of the {table.noun} called {name}.",
                f"Which {column.label} does the {table.noun} {name} have?",
            )
            sql = f"SELECT {column.column} FROM {table.name} WHERE {table.named.column} = '{name}'"
            yield wordings, sql


EASY_CONDITION_KINDS: tuple[Kind, ...] = (
    count_in_category,
    count_outside_category,
    names_in_category,
    aggregate_in_category,
    count_above,
    count_below,
    names_above,
    names_below,
    look_up,
)
