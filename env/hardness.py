"""The official Spider hardness of a query: easy, medium, hard or extra, from three counts over its clauses.

Follows the rules of Spider's evaluation script (Yu et al. 2018), with what that script's own parser makes of a
query: in `A UNION B ORDER BY c` the ORDER BY belongs to B, and only A is counted. It looks at the SQL alone.
"""

from typing import Literal

import sqlglot
from sqlglot import exp

Hardness = Literal["easy", "medium", "hard", "extra"]
LEVELS: tuple[Hardness, ...] = ("easy", "medium", "hard", "extra")


class UnreadableSql(ValueError):
    """The text is no SELECT that sqlglot's SQLite dialect can read; `reason` is the word to count it under."""

    reason = "fails"

    @property
    def detail(self) -> str:
        return str(self)


def parse(sql: str) -> exp.Expression:
    """The tree that hardness and the gold checks read. Raises UnreadableSql where the SQL can't be parsed."""
    try:
        return sqlglot.parse_one(sql, dialect="sqlite")
    except sqlglot.errors.SqlglotError as error:
        raise UnreadableSql(f"can't parse {sql!r}: {error}") from None


def hardness(sql: str | exp.Expression) -> Hardness:
    """Of a query's text, or of its tree where that is at hand. Raises UnreadableSql where it is no query."""
    select = tree = parse(sql) if isinstance(sql, str) else sql
    while isinstance(select, exp.SetOperation | exp.Subquery):
        select = select.this
    if not isinstance(select, exp.Select):
        raise UnreadableSql(f"hardness needs a SELECT, got {tree.sql()!r}.")
    conditions, ors = _conditions(select)
    clauses = _clauses(select, conditions, ors)
    nested = sum(_nested(condition) for condition in conditions) + isinstance(tree, exp.SetOperation)
    return _level(clauses, nested, _others(select))


def _level(clauses: int, nested: int, others: int) -> Hardness:
    """The official table of thresholds; `clauses`, `nested`, `others` are its components 1, 2 and others."""
    if clauses <= 1 and others == 0 and nested == 0:
        return "easy"
    if nested == 0 and ((others <= 2 and clauses <= 1) or (clauses <= 2 and others < 2)):
        return "medium"
    if nested == 0 and ((others > 2 and clauses <= 2) or (2 < clauses <= 3 and others <= 2)):
        return "hard"
    if clauses <= 1 and others == 0 and nested <= 1:
        return "hard"
    return "extra"


def _clauses(select: exp.Select, conditions: list[exp.Expression], ors: int) -> int:
    """Component 1: WHERE, GROUP BY, ORDER BY, LIMIT, each join, each OR, each LIKE."""
    present = sum(select.args.get(name) is not None for name in ("where", "group", "order", "limit"))
    likes = sum(isinstance(_positive(condition), exp.Like) for condition in conditions)
    return present + len(select.args.get("joins") or ()) + ors + likes


def _nested(condition: exp.Expression) -> int:
    """Component 2: subqueries on the right-hand side of a condition."""
    predicate = _positive(condition)
    names = ("query",) if isinstance(predicate, exp.In) else ("expression", "low", "high")
    return sum(isinstance(_bare(predicate.args.get(name)), exp.Query) for name in names)


def _others(select: exp.Select) -> int:
    """Others: more than one aggregate, selected column, WHERE condition, GROUP BY column.

    The script reads the first field of a condition as an aggregate: a NOT counts as one, in WHERE and HAVING, and
    in HAVING so does each AND and OR.
    """
    where, _ = _leaves(select.args.get("where"))
    having, _ = _leaves(select.args.get("having"))
    group = select.args.get("group")
    order = select.args.get("order")
    aggregates = sum(isinstance(_bare(item), exp.AggFunc) for item in select.expressions)
    aggregates += sum(_negated(condition) for condition in where + having) + max(len(having) - 1, 0)
    for ordered in order.expressions if order else ():
        key = _bare(ordered.this)
        sides = (key.this, key.expression) if isinstance(key, exp.Binary) else (key,)
        aggregates += sum(isinstance(_bare(side), exp.AggFunc) for side in sides)
    return (
        (aggregates > 1) + (len(select.expressions) > 1) + (len(where) > 1) + bool(group and len(group.expressions) > 1)
    )


def _conditions(select: exp.Select) -> tuple[list[exp.Expression], int]:
    """All conditions of ON, WHERE and HAVING, and the ORs between them."""
    places = [join.args.get("on") for join in select.args.get("joins") or ()]
    places += [select.args.get("where"), select.args.get("having")]
    found, ors = [], 0
    for place in places:
        leaves, count = _leaves(place)
        found += leaves
        ors += count
    return found, ors


def _leaves(node: exp.Expression | None) -> tuple[list[exp.Expression], int]:
    """The conditions under ANDs and ORs, in order, and the number of ORs."""
    if isinstance(node, exp.Where | exp.Having):
        node = node.this
    if node is None:
        return [], 0
    node = _bare(node)
    if isinstance(node, exp.And | exp.Or):
        left, left_ors = _leaves(node.this)
        right, right_ors = _leaves(node.expression)
        return left + right, left_ors + right_ors + isinstance(node, exp.Or)
    return [node], 0


def _negated(condition: exp.Expression) -> bool:
    return isinstance(condition, exp.Not) and not isinstance(_positive(condition), exp.Is)


def _positive(condition: exp.Expression) -> exp.Expression:
    return _bare(condition.this) if isinstance(condition, exp.Not) else condition


def _bare(node: exp.Expression | None) -> exp.Expression | None:
    """Without alias, parentheses and the wrapper of a subquery."""
    while isinstance(node, exp.Alias | exp.Paren | exp.Subquery):
        node = node.this
    return node
