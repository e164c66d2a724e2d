"""SQL text to sqlglot trees, once a text, and what is in scope at a column of one.

A parse takes 0.2 to 0.5 ms, as long as thirty small queries: callers ask only where something went wrong, looks
like a slip or looks repeated. Trees are shared and must not be changed. Whatever a model wrote, no exception leaves.
"""

import functools
import re
from dataclasses import dataclass

import sqlglot
from sqlglot import exp
from sqlglot.optimizer.scope import Scope, traverse_scope

from env.schema import Schema, quote_name

PARSED_CHARACTERS = 10_000  # the sandbox refuses longer SQL, so it needs no parse


@dataclass(frozen=True)
class Source:
    """What a FROM clause offers under one name. table: of the schema, in its spelling; "" for a subquery or CTE."""

    name: str
    table: str
    columns: tuple[str, ...]

    @property
    def label(self) -> str:
        """`T1 (singer)`, or `singer` where it has no other name."""
        if not self.name:
            return "the subquery"
        same = not self.table or self.name.casefold() == self.table.casefold()
        return quote_name(self.name) if same else f"{quote_name(self.name)} ({quote_name(self.table)})"

    def find(self, column: str) -> str | None:
        """The column's own spelling, in any case; None where it has no such column."""
        return next((name for name in self.columns if name.casefold() == column.casefold()), None)


@functools.lru_cache(maxsize=1024)
def tree_of(sql: str) -> exp.Expression | None:
    """None where sqlglot can't read it."""
    if len(sql) > PARSED_CHARACTERS:
        return None
    try:
        return sqlglot.parse_one(sql, dialect="sqlite")
    except Exception:  # its errors, too deep a recursion, and the odd bug of a parser fed by a model: all mean None
        return None


@functools.lru_cache(maxsize=4096)
def canonical(sql: str) -> str:
    """SQL printed from its tree with lower-case names; what can't be parsed stands for itself, spaces evened."""
    tree = tree_of(sql)
    return (text_of(tree, normalize=True) if tree is not None else "") or " ".join(sql.split())


def text_of(tree: exp.Expression, *, normalize: bool = False) -> str:
    """SQL printed from a tree, names in lower case if `normalize`; "" where sqlglot can't."""
    try:
        return tree.sql(dialect="sqlite", normalize=normalize)
    except Exception:  # as in tree_of
        return ""


def columns_named(tree: exp.Expression, name: str, qualifier: str = "") -> list[exp.Column]:
    """Every place that writes the column so, in any case."""
    wanted = (name.casefold(), qualifier.casefold())
    return [node for node in tree.find_all(exp.Column) if (node.name.casefold(), node.table.casefold()) == wanted]


def sources_at(tree: exp.Expression, column: exp.Expression | None, schema: Schema) -> tuple[Source, ...]:
    """What a column at this place can come from: the FROM of its SELECT first, then of those around it.

    For None, and where the place has no SELECT of its own (ORDER BY after a UNION), the sources of the whole query.
    """
    try:
        scopes = traverse_scope(tree)
    except Exception:  # as in tree_of: a tree that sqlglot itself can't walk
        return ()
    select = column.parent_select if column is not None else None
    here = next((scope for scope in scopes if scope.expression is select), None)
    around = []
    while here is not None:
        around.append(here)
        here = here.parent
    found: dict[str, Source] = {}
    for scope in around or scopes:
        for name, (_, source) in scope.selected_sources.items():
            found.setdefault(name.casefold(), _source(name, source, schema))
    return tuple(found.values())


def _source(name: str, source: exp.Table | Scope, schema: Schema) -> Source:
    if isinstance(source, Scope):
        columns = [column for column in source.expression.named_selects if column != "*"]
        if source.expression.is_star:
            inner = [_source(key, one, schema) for key, (_, one) in source.selected_sources.items()]
            columns += [column for one in inner for column in one.columns]
        return Source(name, "", tuple(columns))
    table = schema.find(source.name)
    return Source(name, table.name if table else "", tuple(c.name for c in table.columns) if table else ())


def mentioned_tables(sql: str, schema: Schema) -> tuple[Source, ...]:
    """In place of `sources_at` where there is no tree: the tables whose names occur in the text."""
    words = set(re.findall(r"\w+", sql.casefold()))
    found = [table for table in schema.tables if table.name.casefold() in words]
    return tuple(Source(table.name, table.name, tuple(c.name for c in table.columns)) for table in found)
