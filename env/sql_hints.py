"""One short sentence after SQLite's message, or beside a result: what the model probably meant.

It knows the schema, the model's own SQL and what that SQL gives, never the gold. Each help returns "" where it has
nothing to say.
"""

import re
from collections.abc import Callable

from sqlglot import exp

from env.column_hints import HINT_CHARACTERS, is_value, unknown_column
from env.database import Database, Limits, SqlError
from env.near_names import missing_space, nearest
from env.schema import Schema, quote_name
from env.sql_dialects import MISSING_FUNCTIONS, MISSING_SYNTAX, SQLITE_FUNCTIONS
from env.sql_trees import columns_named, mentioned_tables, sources_at, text_of, tree_of

TEXT = re.compile(r"'(?:[^']|'')*'")
DOUBLE_QUOTED = re.compile(r'"((?:[^"]|"")*)"')
COMPARED_TEXT = re.compile(r"""(?:=|\bIN\s*\()\s*['"]""", re.IGNORECASE)
RETRY = Limits(rows=1, opcodes=2_000_000)  # what a look at a query without rows may cost


def error_hint(message: str, sql: str, schema: Schema) -> str:
    """At most 200 characters; "" where nothing is known. message: as SQLite wrote it."""
    for pattern, help in HELPS:
        if match := re.match(pattern, message, re.DOTALL):
            return _cut(help(match[1], sql, schema))
    return ""


def text_note(sql: str, schema: Schema) -> str:
    """That a name in double quotes is none, so that SQLite took it for a text. A compared value is left alone."""
    written = {text.replace('""', '"') for text in DOUBLE_QUOTED.findall(TEXT.sub("''", sql))}
    names = {name.casefold() for table in schema.tables for name in (table.name, *(c.name for c in table.columns))}
    unknown = sorted(text for text in written if text.casefold() not in names)
    tree = tree_of(sql) if unknown else None
    for text in unknown:
        for column in columns_named(tree, text) if tree else ():
            sources = sources_at(tree, column, schema)
            if is_value(column) or _is_alias(tree, text) or any(source.find(text) for source in sources):
                continue
            found = nearest(text, [name for source in sources for name in source.columns])
            meant = f"; did you mean {quote_name(found)}?" if found else ""
            return _cut(f"{quote_name(text) if ' ' in text else text} is not a column: it was read as a text{meant}")
    return ""


def no_rows_note(sql: str, database: Database) -> str:
    """That a compared text is in the database in another case or with other blanks around it. Runs the query again."""
    tree = tree_of(sql) if COMPARED_TEXT.search(sql) else None
    if tree is None:
        return ""
    loose = tree.copy()
    texts = [text for node in loose.find_all(exp.EQ, exp.In) for text in _loosen(node)]
    try:
        if texts and database.execute(text_of(loose), RETRY).rows:
            named = ", ".join(f"'{text}'" for text in dict.fromkeys(texts))
            return _cut(f"there are rows if case and outer blanks are ignored in {named}: sample for the spelling")
    except SqlError:  # the looser query may take longer, or not be SQLite's
        pass
    return ""


def _loosen(comparison: exp.EQ | exp.In) -> list[str]:
    """Changes `a = 'B'` and `a IN ('B')` to compare without case and outer blanks; the texts that it compares."""
    values = comparison.expressions if isinstance(comparison, exp.In) else [comparison.expression]
    # A value in double quotes is a column to the parser. Where it is one, folding both sides does no harm.
    texts = [value for value in values if isinstance(value, exp.Literal) and value.is_string or _is_quoted(value)]
    if not texts or len(texts) < len(values):
        return []
    for side in [comparison.this, *values]:
        side.replace(exp.func("LOWER", exp.func("TRIM", side.copy())))
    return [text.name for text in texts]


def _is_quoted(node: exp.Expression) -> bool:
    return isinstance(node, exp.Column) and not node.table and bool(node.this.args.get("quoted"))


def _is_alias(tree: exp.Expression, text: str) -> bool:
    return any(alias.alias.casefold() == text.casefold() for alias in tree.find_all(exp.Alias))


def _unknown_table(written: str, sql: str, schema: Schema) -> str:
    name = written.removeprefix("main.")
    names = [table.name for table in schema.tables]
    if spaced := missing_space(name, names):
        return f"A space is missing: write {spaced}."
    found = nearest(name, names)
    return (f"Did you mean {quote_name(found)}? " if found else "") + f"Tables: {', '.join(map(quote_name, names))}."


def _ambiguous_column(written: str, sql: str, schema: Schema) -> str:
    name = written.rpartition(".")[2]
    tree = tree_of(sql)
    for column in columns_named(tree, name) if tree else (None,):
        sources = sources_at(tree, column, schema) if tree else mentioned_tables(sql, schema)
        owners = [f"{quote_name(one.name)}.{quote_name(one.find(name))}" for one in sources if one.find(name)]
        if len(owners) > 1:
            return f"Write {' or '.join(owners)}."
    return ""


def _missing_function(name: str, sql: str, schema: Schema) -> str:
    if instead := MISSING_FUNCTIONS.get(name.casefold()):
        return f"SQLite has no {name.upper()}: {instead}."
    found = nearest(name, SQLITE_FUNCTIONS, least=0.75)
    return f"Did you mean {found}?" if found else ""


def _misused_aggregate(name: str, sql: str, schema: Schema) -> str:
    return "WHERE can't hold an aggregate: filter groups with GROUP BY and HAVING."


def _syntax(token: str, sql: str, schema: Schema) -> str:
    bare = TEXT.sub("''", sql)
    if token[:1] in ("'", '"') or bare.count("'") % 2:
        return "A quote is not closed; inside a text, double it: 'O''Neil'."
    for pattern, instead in MISSING_SYNTAX:
        if re.search(pattern, bare, re.IGNORECASE):
            return instead
    names = [name for table in schema.tables for name in (table.name, *(column.name for column in table.columns))]
    known = {name.casefold(): name for name in names}
    for word in dict.fromkeys(re.findall(r"\w+", bare)):
        if word.casefold() not in known and (spaced := missing_space(word, known.values())):
            return f"A space is missing: write {spaced}."
    if token.casefold() in known and (quoted := quote_name(known[token.casefold()])).startswith('"'):
        return f"{token} is also a keyword of SQL: write {quoted}."
    words = rf"(?:=|<>|!=|\bLIKE\b)\s*((?:[A-Za-z]\w*\s+)+{re.escape(token)})(?!\w)"
    value = re.search(words, bare, re.IGNORECASE) if token[:1].isalpha() else None
    return f"Quote a text value: '{' '.join(value[1].split())}'." if value else ""


# SQLite's messages, the part that matters captured.
HELPS: tuple[tuple[str, Callable[[str, str, Schema], str]], ...] = (
    (r"no such column: (.+?)(?: - should this .*)?$", unknown_column),
    (r"no such table: (.+)$", _unknown_table),
    (r"ambiguous column name: (.+)$", _ambiguous_column),
    (r"no such function: (.+)$", _missing_function),
    (r"misuse of aggregate(.*)$", _misused_aggregate),
    (r'unrecognized token: "(.*)"$', _syntax),
    (r'near "(.*)": syntax error$', _syntax),
)


def _cut(text: str) -> str:
    return text if len(text) <= HINT_CHARACTERS else text[: HINT_CHARACTERS - 1] + "…"
