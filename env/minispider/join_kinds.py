"""Medium question kinds that join a child table to its parent (see `kinds.py`)."""

from collections.abc import Iterator

from env.minispider.contents import World
from env.minispider.kinds import Candidate, Kind, aggregates, join, links, named_parents


def count_children(world: World) -> Iterator[Candidate]:
    for child, link, parent, name in named_parents(world):
        wordings = (
            f"How many {child.plural} are {link.phrase} the {parent.noun} {name}?",
            f"Count the {child.plural} {link.phrase} the {parent.noun} {name}.",
            f"What is the number of {child.plural} of the {parent.noun} {name}?",
        )
        sql = f"SELECT COUNT(*) FROM {join(child, link, parent)} WHERE T2.{parent.named.column} = '{name}'"
        yield wordings, sql


def names_of_children(world: World) -> Iterator[Candidate]:
    for child, link, parent, name in named_parents(world):
        if child.named:
            wordings = (
                f"List the {child.named.plural} of {child.plural} {link.phrase} the {parent.noun} {name}.",
                f"What are the {child.named.plural} of the {child.plural} of the {parent.noun} {name}?",
                (
                    f"Which {child.plural} are {link.phrase} the {parent.noun} {name}? "
                    f"Show the {child.named.plural}."
                ),
            )
            sql = (
                f"SELECT T1.{child.named.column} FROM {join(child, link, parent)} "
                f"WHERE T2.{parent.named.column} = '{name}'"
            )
            yield wordings, sql


def aggregate_of_children(world: World) -> Iterator[Candidate]:
    for child, link, parent, name in named_parents(world):
        for number in child.numbers:
            for function, word, other in aggregates(number):
                wordings = (
                    (
                        f"What is the {word} {number.label} of {child.plural} "
                        f"{link.phrase} the {parent.noun} {name}?"
                    ),
                    f"Find the {other} {number.label} of the {child.plural} of the {parent.noun} {name}.",
                    (
                        f"For the {child.plural} {link.phrase} the {parent.noun} {name}, "
                        f"show the {word} {number.label}."
                    ),
                )
                sql = (
                    f"SELECT {function}(T1.{number.column}) FROM {join(child, link, parent)} "
                    f"WHERE T2.{parent.named.column} = '{name}'"
                )
                yield wordings, sql


def column_of_parent(world: World) -> Iterator[Candidate]:
    for child, link, parent in links(world):
        for name in world.column(child, child.named.column) if child.named else ():
            for column in parent.described:
                wordings = (
                    f"What is the {column.label} of the {parent.noun} of the {child.noun} {name}?",
                    f"Find the {parent.noun} of the {child.noun} {name} and show its {column.label}.",
                    f"The {child.noun} {name} is {link.phrase} which {parent.noun}? Show the {column.label}.",
                )
                sql = (
                    f"SELECT T2.{column.column} FROM {join(child, link, parent)} "
                    f"WHERE T1.{child.named.column} = '{name}'"
                )
                yield wordings, sql


def count_children_in_category(world: World) -> Iterator[Candidate]:
    for child, link, parent in links(world):
        for category in parent.categories:
            for value in world.distinct(parent, category.column):
                wordings = (
                    (
                        f"How many {child.plural} are {link.phrase} {parent.plural} "
                        f"{category.phrase.format(value)}?"
                    ),
                    (
                        f"Count the {child.plural} {link.phrase} {parent.plural} "
                        f"whose {category.label} is {value}."
                    ),
                    f"What is the number of {child.plural} of {parent.plural} with {category.label} {value}?",
                )
                sql = (
                    f"SELECT COUNT(*) FROM {join(child, link, parent)} WHERE T2.{category.column} = '{value}'"
                )
                yield wordings, sql


def names_of_children_in_category(world: World) -> Iterator[Candidate]:
    for child, link, parent in links(world):
        for category in parent.categories if child.named else ():
            for value in world.distinct(parent, category.column):
                wordings = (
                    (
                        f"List the {child.named.plural} of {child.plural} {link.phrase} "
                        f"{parent.plural} {category.phrase.format(value)}."
                    ),
                    (
                        f"What are the {child.named.plural} of the {child.plural} {link.phrase} "
                        f"{parent.plural} whose {category.label} is {value}?"
                    ),
                    (
                        f"Show the {child.named.plural} of the {child.plural} of {parent.plural} "
                        f"with {category.label} {value}."
                    ),
                )
                sql = (
                    f"SELECT T1.{child.named.column} FROM {join(child, link, parent)} "
                    f"WHERE T2.{category.column} = '{value}'"
                )
                yield wordings, sql


def children_per_parent(world: World) -> Iterator[Candidate]:
    for child, link, parent in links(world):
        wordings = (
            (
                f"How many {child.plural} are {link.phrase} each {parent.noun}? "
                f"Show the {parent.named.label} and the number."
            ),
            (
                f"For each {parent.noun} that has {child.plural}, "
                f"show the {parent.named.label} and count the {child.plural}."
            ),
            (
                f"List the {parent.named.plural} of {parent.plural} that have {child.plural}, "
                f"each with its number of {child.plural}."
            ),
        )
        sql = (
            f"SELECT T2.{parent.named.column}, COUNT(*) FROM {join(child, link, parent)} "
            f"GROUP BY T1.{link.column}"
        )
        yield wordings, sql


def parents_with_at_least(world: World) -> Iterator[Candidate]:
    for child, link, parent in links(world):
        for least in range(2, 6):
            wordings = (
                (
                    f"Which {parent.plural} have at least {least} {child.plural}? "
                    f"Show the {parent.named.plural}."
                ),
                f"List the {parent.named.plural} of the {parent.plural} with {least} or more {child.plural}.",
                (
                    f"What are the {parent.named.plural} of {parent.plural} that have no fewer than {least} "
                    f"{child.plural}?"
                ),
            )
            sql = (
                f"SELECT T2.{parent.named.column} FROM {join(child, link, parent)} "
                f"GROUP BY T1.{link.column} HAVING COUNT(*) >= {least}"
            )
            yield wordings, sql


JOIN_KINDS: tuple[Kind, ...] = (
    count_children,
    names_of_children,
    aggregate_of_children,
    column_of_parent,
    count_children_in_category,
    names_of_children_in_category,
    children_per_parent,
    parents_with_at_least,
)
