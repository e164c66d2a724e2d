"""The four tools: their names, their schemas for the chat template, and what each replies.

The registry is explicit: a tool exists if and only if it stands in TOOLS. A reply is never empty, errors start
with `Error:`, and no reply is longer than REPLY_CHARACTERS. Knows nothing of episodes, rewards or chat markup.
"""

from dataclasses import dataclass

from env.answers import format_answer
from env.cells import format_cell
from env.database import Database, SqlError
from env.schema import Column, Table, quote_name, read_schema
from env.sql_hints import error_hint, no_rows_note, text_note

REPLY_CHARACTERS = 2_000
SAMPLE_ROWS = 3
SAMPLE_CELL_CHARACTERS = 120


@dataclass(frozen=True)
class Parameter:
    """A parameter of a tool. Every one is a required string."""

    name: str
    description: str


@dataclass(frozen=True)
class Tool:
    name: str
    description: str
    parameters: tuple[Parameter, ...]


@dataclass(frozen=True)
class ToolReply:
    """`rows`: how many rows a successful query returned (after the cut), None for the other tools and errors."""

    text: str
    ok: bool
    rows: int | None


TABLE_NAME = Parameter("table_name", "Name of one table of the database.")

TOOLS: tuple[Tool, ...] = (
    Tool("describe", "List the columns of a table with their types and foreign keys.", (TABLE_NAME,)),
    Tool("sample", f"Show the first {SAMPLE_ROWS} rows of a table.", (TABLE_NAME,)),
    Tool("query", "Run one SQLite SELECT statement and show its rows.", (Parameter("sql", "The statement."),)),
    Tool("answer", "Submit the final answer and end.", (Parameter("value", "The answer, in the agreed form."),)),
)


def tool_schemas() -> list[dict]:
    """JSON schemas in the form that chat templates take (`{"type": "function", "function": {…}}`)."""
    return [
        {
            "type": "function",
            "function": {
                "name": tool.name,
                "description": tool.description,
                "parameters": {
                    "type": "object",
                    "properties": {p.name: {"type": "string", "description": p.description} for p in tool.parameters},
                    "required": [p.name for p in tool.parameters],
                },
            },
        }
        for tool in TOOLS
    ]


def describe(database: Database, table_name: str) -> ToolReply:
    """`singer_id: INTEGER, name: TEXT, stadium_id: INTEGER -> stadium.stadium_id`, in one line."""
    table = read_schema(database).find(table_name)
    if table is None:
        return _unknown_table(database, table_name)
    return _success(", ".join(_column_text(column) for column in table.columns))


def sample(database: Database, table_name: str) -> ToolReply:
    """A header line `a | b | c` and the first 3 rows by rowid in the same form. Long cells are shortened."""
    table = read_schema(database).find(table_name)
    if table is None:
        return _unknown_table(database, table_name)
    try:
        result = database.execute(_sample_sql(table))
    except SqlError as error:  # a broken view, a row too large to show
        return error_reply(str(error))
    cells = [[" ".join(format_cell(cell).split()) for cell in row] for row in result.rows]
    lines = [" | ".join(quote_name(column.name) for column in table.columns)]
    lines += [" | ".join(map(_shortened, row)) for row in cells]
    if any(len(cell) > SAMPLE_CELL_CHARACTERS for row in cells for cell in row):
        lines.append("(long cells shortened)")
    return _success("\n".join(lines if cells else [*lines, "(no rows)"]))


def query(database: Database, sql: str, *, hints: bool = False) -> ToolReply:
    """The rows as `format_answer` writes them, `No results` for none, and a last line where rows were cut.

    hints: errors, and results that look like a slip, say what was probably meant (`sql_hints.py`).
    """
    try:
        result = database.execute(sql)
    except SqlError as error:
        hint = error_hint(str(error), sql, read_schema(database)) if hints else ""
        return error_reply(f"{error}. {hint}" if hint else str(error))
    note = ""
    if hints and '"' in sql:
        note = text_note(sql, read_schema(database))
    if not result.rows:
        if hints and not note:
            note = no_rows_note(sql, database)
        return ToolReply(f"No results\n({note})" if note else "No results", True, 0)
    cut = f"(first {len(result.rows)} rows shown)" if result.truncated else ""
    notes = f"{cut} ({note})".strip() if note else cut
    return ToolReply(cut_reply(format_answer(result.rows), notes), True, len(result.rows))


def error_reply(message: str) -> ToolReply:
    return ToolReply(cut_reply(f"Error: {message}"), False, None)


def cut_reply(text: str, note: str = "") -> str:
    """The text and, on a last line, the note; a text too long for both is cut, which the last line then says."""
    room = REPLY_CHARACTERS - len(note) - 1
    if len(text) > room:
        note = f"(reply cut to {REPLY_CHARACTERS} characters) {note}".rstrip()
        text = text[: REPLY_CHARACTERS - len(note) - 1]
    return f"{text}\n{note}" if note else text


def _success(text: str) -> ToolReply:
    return ToolReply(cut_reply(text), True, None)


def _unknown_table(database: Database, name: str) -> ToolReply:
    tables = ", ".join(quote_name(table.name) for table in read_schema(database).tables)
    return error_reply(f"there is no table {_shortened(name.strip()) or '(empty name)'}. Tables: {tables}")


def _column_text(column: Column) -> str:
    text = f"{quote_name(column.name)}: {column.type or 'ANY'}"
    if column.foreign_key is None:
        return text
    target = [quote_name(part) for part in (column.foreign_key.table, column.foreign_key.column) if part]
    return f"{text} -> {'.'.join(target)}"


def _sample_sql(table: Table) -> str:
    order = f" ORDER BY {table.rowid}" if table.rowid else ""
    columns = ", ".join(quote_name(column.name) for column in table.columns)
    return f"SELECT {columns} FROM {quote_name(table.name)}{order} LIMIT {SAMPLE_ROWS}"


def _shortened(text: str) -> str:
    return text if len(text) <= SAMPLE_CELL_CHARACTERS else text[:SAMPLE_CELL_CHARACTERS] + "…"
