"""Runs a gold query once and decides whether its result can grade an answer.

A result can't where it fails, is cut, holds what no answer can state, or leans on the storage order of the rows:
then another right query would be graded wrong. It also decides whether the rows are a list or a bag, and which
tables the query reads. It doesn't know questions, files or splits.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from sqlglot import exp

from env.answers import answers_match, format_answer
from env.database import Database, Limits, SqlError
from env.schema import Schema

TIE_LIMITS = Limits(rows=5_000)  # how far a tie at a LIMIT is followed


class UnusableGold(ValueError):
    """The gold query can't grade answers; `reason` is a short word to count it under."""

    def __init__(self, reason: str, detail: str):
        super().__init__(f"{reason}: {detail}")
        self.reason = reason
        self.detail = detail


@dataclass(frozen=True)
class Gold:
    """rows: at most 50. ordered: their order is part of the answer. tables: read by the query, schema spelling,
    in order of first appearance."""

    rows: tuple[tuple, ...]
    columns: tuple[str, ...]
    ordered: bool
    tables: tuple[str, ...]


def run_gold(database: Database, schema: Schema, sql: str, tree: exp.Expression) -> Gold:
    """`tree` is `sql` parsed. Raises UnusableGold (reason: fails, too_many_rows, value, order_dependent)."""
    try:
        return _checked_gold(database, schema, sql, tree)
    except SqlError as error:  # of the query, or of a check: one that runs backwards can take longer
        raise UnusableGold("fails", str(error)) from None


def _checked_gold(database: Database, schema: Schema, sql: str, tree: exp.Expression) -> Gold:
    result = database.execute(sql)
    if result.truncated:
        raise UnusableGold("too_many_rows", result.note)
    if any(not _can_be_stated(cell) for row in result.rows for cell in row):
        raise UnusableGold("value", "the result holds a blob or a number that is not finite")
    keys = order_keys(database, tree) if len(result.rows) > 1 else None
    ordered = keys is not None and all(one != next_ for one, next_ in zip(keys, keys[1:], strict=False))
    if depends_on_storage(database, tree, sql, result.rows, ordered):
        raise UnusableGold("order_dependent", "the result changes with the storage order of the rows")
    return Gold(result.rows, result.columns, ordered, tables_read(tree, schema))


def stated_gold(rows: tuple[tuple, ...]) -> Gold:
    """The gold of a question whose answer is stated and has no query: a bag, no column names, tables unknown.

    Raises UnusableGold (reason: too_many_rows, value).
    """
    if len(rows) > Limits().rows:
        raise UnusableGold("too_many_rows", f"{len(rows)} rows are stated, at most {Limits().rows} can be answered")
    if not answers_match(format_answer(rows), rows, ordered=False):
        raise UnusableGold("value", "the stated answer holds what no answer can state, such as a very long number")
    return Gold(rows, (), False, ())


def depends_on_storage(
    database: Database, tree: exp.Expression, sql: str, rows: Sequence[tuple], ordered: bool
) -> bool:
    """Whether a right query could see another result: three ways in which SQL leaves the choice to storage.

    A backward scan changes the rows; rows tied at a LIMIT differ; a column that is neither grouped nor aggregated
    differs within a group. Not seen: several rows that hold the one min() or max() of a group.
    """
    with database.reversed_scans():
        again = database.execute(sql).rows
    if not answers_match(format_answer(again), rows, ordered=ordered):  # sums of floats differ in the last bits
        return True
    if any(_tie_at_cut(database, node) for node in tree.find_all(exp.Query) if node.args.get("limit")):
        return True
    return any(_bare_column_varies(database, tree, i) for i, _ in enumerate(tree.find_all(exp.Select)))


def order_keys(database: Database, tree: exp.Expression, limits: Limits = TIE_LIMITS) -> list[tuple] | None:
    """The values that each result row was ordered by; None without a top-level ORDER BY or where SQL hides them."""
    pairs = _rows_with_keys(database, tree, limits)
    return None if pairs is None else [key for _, key in pairs]


def tables_read(tree: exp.Expression, schema: Schema) -> tuple[str, ...]:
    """Tables and views that the query names, in schema spelling and order of first appearance; no CTE names."""
    ctes = {cte.alias.casefold() for cte in tree.find_all(exp.CTE)}
    named = [table for table in tree.find_all(exp.Table) if table.name.casefold() not in ctes]
    named.sort(key=lambda table: table.this.meta.get("start", 0))
    found = [schema.find(table.name) for table in named]
    return tuple(dict.fromkeys(table.name for table in found if table is not None))


def _can_be_stated(cell) -> bool:
    return not isinstance(cell, bytes) and not (isinstance(cell, float) and not math.isfinite(cell))


def _tie_at_cut(database: Database, node: exp.Query) -> bool:
    """Whether rows on both sides of a LIMIT (or OFFSET) have equal order keys but differ in what they show."""
    try:
        count = int(node.args["limit"].expression.this)
        offset = int(node.args["offset"].expression.this) if node.args.get("offset") else 0
    except (TypeError, ValueError):
        return False  # a computed LIMIT: the backward scan alone has to tell
    whole = node.copy()
    whole.set("limit", None)
    whole.set("offset", None)
    try:
        pairs = _rows_with_keys(database, whole, TIE_LIMITS)
        if pairs is None:  # no ORDER BY, or one that can't be shown: every row is tied with every other
            pairs = [(row, ()) for row in database.execute(_text(whole), TIE_LIMITS).rows]
    except SqlError:
        return False  # correlated: it can't run alone, the backward scan has to tell
    for cut in (offset, offset + count):
        if 0 < cut < len(pairs) and pairs[cut - 1][1] == pairs[cut][1]:
            tied = {row for row, key in pairs if key == pairs[cut][1]}
            if len(tied) > 1:
                return True
    return False


def _bare_column_varies(database: Database, tree: exp.Expression, index: int) -> bool:
    """Whether the query changes when the bare columns of its index-th SELECT become their MIN or their MAX."""
    select = list(tree.find_all(exp.Select))[index]
    order = select.args.get("order")
    parts = [*select.expressions, *(order.expressions if order else ())]
    aggregates = [node for part in parts for node in part.find_all(exp.AggFunc)]
    if not (aggregates or select.args.get("group")) or not _bare_columns(select):
        return False
    if sum(isinstance(node, exp.Min | exp.Max) for node in aggregates) == 1:
        return False  # SQLite takes bare columns from the row of the one min() or max()
    results = []
    for function in (exp.Min, exp.Max):
        whole = tree.copy()
        for column in _bare_columns(list(whole.find_all(exp.Select))[index]):
            column.replace(function(this=column.copy()))
        try:
            results.append(database.execute(_text(whole), TIE_LIMITS).rows)
        except SqlError:
            return False  # a correlated column, say: it can't be asked this way
    return sorted(map(repr, results[0])) != sorted(map(repr, results[1]))


def _bare_columns(select: exp.Select) -> list[exp.Column]:
    """Its selected columns outside aggregates, window functions and subqueries."""
    shown = [column for item in select.expressions for column in item.find_all(exp.Column)]
    own = [column for column in shown if column.parent_select is select and not column.is_star]
    return [column for column in own if not column.find_ancestor(exp.AggFunc, exp.Window)]


def _rows_with_keys(database: Database, tree: exp.Expression, limits: Limits) -> list[tuple[tuple, tuple]] | None:
    """(row, its order keys): the query runs again with the keys it doesn't show as further columns."""
    order = tree.args.get("order")
    if order is None:
        return None
    shown = tree.selects
    extended = tree.copy()
    places: list[int] = []
    for ordered in order.expressions:
        place = _shown_at(ordered.this, shown)
        if place is None:
            if not isinstance(extended, exp.Select) or extended.args.get("distinct"):
                return None  # a further column would change which rows come out
            extended = extended.select(ordered.this.copy(), append=True, copy=False)
            place = len(places) - len(order.expressions)
        places.append(place)
    return _split_keys(database.execute(_text(extended), limits).rows, places, len(extended.selects) - len(shown))


def _split_keys(rows: Sequence[tuple], places: list[int], extra: int) -> list[tuple[tuple, tuple]]:
    negative = [place for place in places if place < 0]
    final = {place: -extra + i for i, place in enumerate(negative)}
    return [(row[: len(row) - extra], tuple(row[final.get(place, place)] for place in places)) for row in rows]


def _shown_at(key: exp.Expression, shown: Sequence[exp.Expression]) -> int | None:
    """The index of the selected column that an ORDER BY term names, by place, alias, name or equal expression."""
    if any(item.is_star for item in shown):
        return None
    if isinstance(key, exp.Literal) and key.is_int:
        return int(key.this) - 1
    for i, item in enumerate(shown):
        if key == item.unalias() or (isinstance(key, exp.Column) and not key.table and key.name == item.alias_or_name):
            return i
    return None


def _text(tree: exp.Expression) -> str:
    return tree.sql(dialect="sqlite")
