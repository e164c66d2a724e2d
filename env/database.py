"""Runs one SELECT that a model wrote and returns its rows, or refuses with a typed error.

`sandbox.py` bounds what SQLite may do; this file bounds what is taken from it: opcodes, rows, bytes. It doesn't
know tools, schemas or rewards. Errors speak to the model: plain, without a path or a traceback.
Calls run one at a time (a lock holds that): SQLite's heap limit is shared by the whole process.
"""

import functools
import os
import re
import sqlite3
import threading
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from env.sandbox import DatabaseFileError, Guard, open_sandboxed

__all__ = ["Database", "DatabaseFileError", "Limits", "QueryResult", "SqlDenied", "SqlError", "SqlFailed", "SqlTimeout"]

MESSAGE_CHARACTERS = 300  # of SQLite's own words: they quote what the model wrote, which can be long


class SqlError(ValueError):
    """The sandbox refused or failed a query; the message is meant for the model."""


class SqlDenied(SqlError):
    """The statement does more than read."""


class SqlTimeout(SqlError):
    """The statement used up its step budget."""


class SqlFailed(SqlError):
    """SQLite could not run the statement: wrong SQL, unknown names, too long, too much memory."""


@dataclass(frozen=True)
class Limits:
    """What one query may use. Opcodes, not seconds: the same query stops at the same place on every run."""

    rows: int = 50
    result_bytes: int = 1_000_000
    opcodes: int = 20_000_000  # about 0.2 s
    seconds: float = 30.0  # last resort, logged: it alone depends on the machine


@dataclass(frozen=True)
class QueryResult:
    """Rows of one query. `truncated`: more rows existed than `Limits` allows. `note` says which limit cut them."""

    columns: tuple[str, ...]
    rows: tuple[tuple, ...]
    truncated: bool
    note: str


class Database:
    """One SQLite file, opened read-only. Use `Database.open`: it shares one connection per file and process."""

    def __init__(self, path: Path):
        self.path = path
        self._lock = threading.RLock()
        self._guard = Guard(str(path))
        self._connection: sqlite3.Connection | None = None
        self._connect()

    @staticmethod
    def open(path: str | Path) -> "Database":
        """The shared instance for this file as it is now (path, time and size); a closed one is opened again.

        Raises DatabaseFileError where the file is missing, empty or no SQLite database.
        """
        resolved = Path(path).resolve()
        if not resolved.is_file():
            raise DatabaseFileError(f"No database file at {resolved}: check the path or build the data first.")
        stat = resolved.stat()
        database = _shared(resolved, stat.st_mtime_ns, stat.st_size, os.getpid())
        if database._connection is None:
            database._connect()
        return database

    def close(self) -> None:
        """Closes the connection; a later `execute` raises until `Database.open` is called again."""
        with self._lock:
            if self._connection is not None:
                self._connection.close()
                self._connection = None

    def __del__(self):
        self.close()  # a sqlite3.Connection is in a cycle of its own: it would wait, file open, for the collector

    def execute(self, sql: str, limits: Limits = Limits()) -> QueryResult:
        """Runs one statement that returns rows.

        Raises SqlDenied, SqlTimeout or SqlFailed for what the model did, DatabaseFileError after `close`.
        """
        with self._lock:
            if self._connection is None:
                raise DatabaseFileError(f"{self.path} is closed: call Database.open again.")
            self._guard.start(limits.opcodes, limits.seconds)
            cursor = self._connection.cursor()
            try:
                return self._read(cursor, sql, limits)
            except MemoryError:  # what sqlite3 raises, without words, at the heap limit
                raise SqlFailed("the query needs too much memory") from None
            except UnicodeEncodeError:
                raise SqlFailed("the query holds characters that are not valid Unicode") from None
            except (sqlite3.Error, sqlite3.Warning) as error:
                raise self._typed(error) from None
            finally:
                cursor.close()  # an open cursor holds memory that the next sort needs

    @contextmanager
    def reversed_scans(self):
        """While open, scans without ORDER BY run backwards: a result that changes leans on storage order.

        For trusted code that checks gold queries. The authorizer is off only while the pragma itself runs.
        """
        with self._lock:
            self._trusted_pragma("reverse_unordered_selects = 1")
            try:
                yield
            finally:
                self._trusted_pragma("reverse_unordered_selects = 0")

    def _trusted_pragma(self, text: str) -> None:
        self._connection.set_authorizer(None)
        try:
            self._guard.start(Limits().opcodes, Limits().seconds)
            self._connection.execute(f"PRAGMA {text}").close()
        finally:
            self._connection.set_authorizer(self._guard.authorize)

    def _connect(self) -> None:
        self._connection, self.catalogue = open_sandboxed(self.path, self._guard)

    def _read(self, cursor: sqlite3.Cursor, sql: str, limits: Limits) -> QueryResult:
        cursor.execute(sql)
        if cursor.description is None:  # REINDEX and an empty statement pass the authorizer without a result
            if re.sub(r"--[^\n]*|/\*.*?(\*/|\Z)|[\s;]", "", sql, flags=re.DOTALL):
                raise SqlDenied("only a SELECT that returns rows is allowed")
            raise SqlFailed("the query is empty")
        columns = tuple(column[0] for column in cursor.description)
        rows, size = [], 0
        for row in cursor:  # one by one: fetchmany of wide cells has taken 0.9 GB
            size += sum([len(cell) if isinstance(cell, str | bytes) else 8 for cell in row])
            if size > limits.result_bytes:
                if not rows:
                    raise SqlFailed(f"one row is larger than {limits.result_bytes} bytes: select less of it")
                return QueryResult(columns, tuple(rows), True, f"cut at {limits.result_bytes} bytes")
            if len(rows) == limits.rows:
                return QueryResult(columns, tuple(rows), True, f"cut at {limits.rows} rows")
            rows.append(row)
        return QueryResult(columns, tuple(rows), False, "")

    def _typed(self, error: Exception) -> SqlError:
        code = getattr(error, "sqlite_errorcode", 0) & 0xFF  # the low byte is the primary code
        text = " ".join(str(error).split())
        if code in (sqlite3.SQLITE_AUTH, sqlite3.SQLITE_READONLY) or self._guard.refusal:
            return SqlDenied(self._guard.refusal or "only reading with SELECT is allowed")
        if code == sqlite3.SQLITE_INTERRUPT:
            return SqlTimeout("the query takes too many steps: narrow it with WHERE or join on keys")
        if code in (sqlite3.SQLITE_NOMEM, sqlite3.SQLITE_FULL):
            return SqlFailed("the query needs too much memory")
        if "bindings supplied" in text or "did not supply a value" in text:
            return SqlFailed("parameters such as ? or :name have no value: write the value into the query")
        if text == "user-defined function raised exception":
            return SqlFailed("a text function met a value that is not valid Unicode")
        short = text if len(text) <= MESSAGE_CHARACTERS else text[:MESSAGE_CHARACTERS] + "…"
        return SqlFailed(short or "the query failed")


@functools.lru_cache(maxsize=256)
def _shared(path: Path, mtime_ns: int, size: int, process: int) -> Database:
    # The key holds what makes an old connection wrong: new content (immutable=1 won't notice) or a fork.
    return Database(path)
