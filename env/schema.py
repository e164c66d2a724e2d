"""Tables, columns and keys of a database, in the database's own spelling.

Decides which names a table answers to and how a name is written into SQL. It reads nothing itself: the sandbox
read the raw catalogue when it opened the file, because no PRAGMA passes its authorizer later.
"""

import functools
import re
from collections.abc import Sequence
from dataclasses import dataclass

from env.database import Database
from env.sandbox import Catalogue

# Found by trial on SQLite 3.40: the keywords that fail as a bare table or column name.
# fmt: off
RESERVED_WORDS = frozenset({
    "add", "all", "alter", "and", "as", "autoincrement", "between", "case", "cast", "check",
    "collate", "commit", "constraint", "create", "current_date", "current_time",
    "current_timestamp", "default", "deferrable", "delete", "distinct", "drop", "else", "escape",
    "except", "exists", "foreign", "from", "group", "having", "in", "index", "insert", "intersect",
    "into", "is", "isnull", "join", "limit", "not", "nothing", "notnull", "null", "on", "or",
    "order", "primary", "raise", "references", "returning", "select", "set", "table", "then", "to",
    "transaction", "union", "unique", "update", "using", "values", "when", "where",
})
# fmt: on


@dataclass(frozen=True)
class ForeignKey:
    """Where a column points to. `column` is "" where the target table has no primary key to imply one."""

    table: str
    column: str


@dataclass(frozen=True)
class Column:
    """`type` is the declared text, "" where there is none. `primary_key`: part of the primary key."""

    name: str
    type: str
    primary_key: bool
    foreign_key: ForeignKey | None


@dataclass(frozen=True)
class Table:
    """`rowid`: a name under which the rowid can be read; None for views, WITHOUT ROWID or where it is hidden."""

    name: str
    columns: tuple[Column, ...]
    rowid: str | None


@dataclass(frozen=True)
class Schema:
    tables: tuple[Table, ...]

    def find(self, name: str) -> Table | None:
        """The table of this name in any case, with or without SQL quotes around it; None if there is none."""
        wanted = name.strip()
        exact = self._named(wanted)
        if exact or len(wanted) < 2 or (wanted[0], wanted[-1]) not in {('"', '"'), ("`", "`"), ("[", "]"), ("'", "'")}:
            return exact
        return self._named(wanted[1:-1].replace(wanted[-1] * 2, wanted[-1]))

    def _named(self, name: str) -> Table | None:
        return next((table for table in self.tables if table.name.casefold() == name.casefold()), None)


def quote_name(name: str) -> str:
    """The name as SQL needs it: bare where that works, double-quoted elsewhere (`"Home Town"`)."""
    if re.fullmatch(r"[A-Za-z_][A-Za-z0-9_]*", name) and name.casefold() not in RESERVED_WORDS:
        return name
    return '"' + name.replace('"', '""') + '"'


def read_schema(database: Database) -> Schema:
    """Tables and views in the order of creation. SQLite's internal tables (sqlite_*) are hidden."""
    return _read(database.catalogue)


def join_path(schema: Schema, start: Sequence[str], target: str) -> list[tuple[str, str, str, str]]:
    """The fewest joins along foreign keys, in either direction, from any start table to the target.

    Steps are (table so far, its column, table joined, its column). [] where no keys lead there, or it is a start.
    """
    edges: dict[str, list[tuple[str, str, str, str]]] = {}
    for table in schema.tables:
        for column in table.columns:
            key = column.foreign_key
            if key and key.column and schema.find(key.table):
                edges.setdefault(table.name.casefold(), []).append((table.name, column.name, key.table, key.column))
                edges.setdefault(key.table.casefold(), []).append((key.table, key.column, table.name, column.name))
    steps_to: dict[str, list[tuple[str, str, str, str]]] = {name.casefold(): [] for name in start}
    queue = list(steps_to)
    for name in queue:
        for step in edges.get(name, ()):
            new = step[2].casefold()
            if new not in steps_to:
                steps_to[new] = [*steps_to[name], step]
                queue.append(new)
    return steps_to.get(target.casefold(), [])


@functools.lru_cache(maxsize=256)  # asked for every question and every describe
def _read(catalogue: Catalogue) -> Schema:
    rows_of: dict[str, list[tuple]] = {}
    for row in catalogue.columns:
        if not row[0].casefold().startswith("sqlite_"):
            rows_of.setdefault(row[0], []).append(row)
    spelling = {name.casefold(): name for name in rows_of}
    # Primary-key columns in key order: what a foreign key without a column name points to.
    keys = {
        name: [row[3] for row in sorted(rows, key=lambda row: row[5]) if row[5]] for name, rows in rows_of.items()
    }
    targets: dict[tuple[str, str], ForeignKey] = {}
    for table, column, target, target_column, place in catalogue.foreign_keys:
        target = spelling.get(target.casefold(), target)
        if target_column is None:
            target_column = keys[target][place] if place < len(keys.get(target, ())) else ""
        # A column with several foreign keys keeps the one declared last, as SQLite numbers them backwards.
        targets[table.casefold(), column.casefold()] = ForeignKey(target, target_column)
    return Schema(tuple(_table(rows, targets) for rows in rows_of.values()))


def _table(rows: list[tuple], targets: dict[tuple[str, str], ForeignKey]) -> Table:
    name, kind, without_rowid = rows[0][:3]
    columns = tuple(
        Column(column, type_, place > 0, targets.get((name.casefold(), column.casefold())))
        for _, _, _, column, type_, place in rows
    )
    taken = {column.name.casefold() for column in columns}
    free = [alias for alias in ("rowid", "_rowid_", "oid") if alias not in taken]
    return Table(name, columns, free[0] if kind == "table" and not without_rowid and free else None)
