"""What to say of a column that SQLite did not find: its likely name, place, join or quotes.

The helps run from the surest to the vaguest, and the first that has something to say is taken.
"""

import re
from collections.abc import Sequence

from sqlglot import exp

from env.near_names import bare, missing_space, nearest
from env.schema import Schema, join_path, quote_name
from env.sql_trees import Source, columns_named, mentioned_tables, sources_at, tree_of

HINT_CHARACTERS = 200
LIKELY = 0.75
COMPARISONS = (exp.EQ, exp.NEQ, exp.GT, exp.GTE, exp.LT, exp.LTE, exp.Like, exp.In)


def unknown_column(written: str, sql: str, schema: Schema) -> str:
    """written: as SQLite's message names it, with its qualifier if it has one."""
    qualifier, _, name = written.rpartition(".")
    tree = tree_of(sql)
    column = next(iter(columns_named(tree, name, qualifier)), None) if tree else None
    sources = sources_at(tree, column, schema) if tree else ()
    sources = sources or mentioned_tables(sql, schema)  # also for NameFROM, which leaves a query without FROM
    if spaced := missing_space(name, [column for source in sources for column in source.columns]):
        return f"A space is missing: write {spaced}."
    if not qualifier:
        return (
            _joinable(name, sources, schema)
            or _did_you_mean(name, sources, LIKELY)
            or (f"If {name} is a text value, quote it: '{name}'." if is_value(column) else "")
            or _did_you_mean(name, sources)
            or _columns_of([*_elsewhere(name, sources, schema), *sources])
        )
    own = next((source for source in sources if source.name.casefold() == qualifier.casefold()), None)
    if own is None:
        return _wrong_alias(qualifier, name, sources, schema)
    return (
        next((f"{own.label} has no {name}; {one.label} has." for one in sources if one.find(name)), "")
        or _did_you_mean(name, [own], LIKELY)
        or _joinable(name, sources, schema)
        or _did_you_mean(name, [own])
        or _columns_of([own])
    )


def is_value(column: exp.Column | None) -> bool:
    """Whether it stands where a comparison has its value."""
    if column is None or not isinstance(column.parent, COMPARISONS):
        return False
    return column.arg_key in ("expression", "expressions")


def _wrong_alias(qualifier: str, name: str, sources: Sequence[Source], schema: Schema) -> str:
    renamed = next((source for source in sources if source.table.casefold() == qualifier.casefold()), None)
    if renamed:
        return f"{qualifier} is called {renamed.name} here: write {renamed.name}.{quote_name(name)}."
    table = schema.find(qualifier)
    if table and (joined := _join(table.name, sources, schema)):
        return f"{quote_name(table.name)} is not in FROM: {joined}."
    there = ", ".join(source.label for source in sources) or "nothing"
    owner = next((f"; {name} is in {source.label}." for source in sources if source.find(name)), ".")
    return f"There is no {qualifier} here, only {there}{owner}"


def _joinable(name: str, sources: Sequence[Source], schema: Schema) -> str:
    """The nearest table along foreign keys that has the column, and the way there."""
    joins = [(_join(owner.table, sources, schema), owner.label) for owner in _elsewhere(name, sources, schema)]
    for join, owner in sorted((pair for pair in joins if pair[0]), key=lambda pair: len(pair[0])):
        text = f"{owner} has {name}: {join}."
        way = ", ".join(re.findall(r"JOIN (\S+) ON", join))
        return text if len(text) <= HINT_CHARACTERS else f"{owner} has {name}: JOIN {way} along their keys."
    return ""


def _elsewhere(name: str, sources: Sequence[Source], schema: Schema) -> list[Source]:
    """The tables outside FROM that have the column, each with that column alone."""
    used = {source.table.casefold() for source in sources}
    return [
        Source(table.name, table.name, (column.name,))
        for table in schema.tables
        for column in table.columns
        if table.name.casefold() not in used and bare(column.name) == bare(name)
    ]


def _join(table: str, sources: Sequence[Source], schema: Schema) -> str:
    """`JOIN b ON T1.x = b.y JOIN …` from what is in FROM to the table, along foreign keys; "" where none lead there."""
    called = {source.table.casefold(): source.name for source in sources if source.table}
    return " ".join(
        f"JOIN {quote_name(new)} ON {quote_name(called.get(old.casefold(), old))}.{quote_name(key)} = "
        f"{quote_name(new)}.{quote_name(new_key)}"
        for old, key, new, new_key in join_path(schema, list(called), table)
    )


def _did_you_mean(name: str, sources: Sequence[Source], *least: float) -> str:
    found = nearest(name, [column for source in sources for column in source.columns], *least)
    if found is None:
        return ""
    owner = next(source for source in sources if found in source.columns)
    return f"Did you mean {quote_name(found)} (of {owner.label})?"


def _columns_of(sources: Sequence[Source]) -> str:
    return " ".join(f"{one.label} has {', '.join(map(quote_name, one.columns))}." for one in sources if one.columns)
