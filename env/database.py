"""The read-only sandbox: runs one SELECT that a model wrote and returns its rows, or refuses with a typed error.

`mode=ro` alone is not safe (ATTACH and VACUUM INTO write files through it, a sort writes gigabytes), so the
layers below are all needed: read-only + immutable open, pragmas for memory, an authorizer that allows reads
only, SQLite's own size limits, a budget of VM opcodes, and a row and byte budget.

It doesn't know tools, schemas or rewards. Errors speak to the model: plain, without a path or a traceback.
Calls run one at a time (a lock holds that): SQLite's heap limit is shared by the whole process.
"""

import functools
import logging
import os
import re
import sqlite3
import threading
import time
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import quote

log = logging.getLogger(__name__)

FILE_HEADER = b"SQLite format 3\x00"
HEAP_BYTES = 100_000_000
OPCODES_PER_TICK = 10_000

# Functions that load code, make huge values out of nothing, or answer differently on every run.
DENIED_FUNCTIONS = frozenset(
    {"load_extension", "fts3_tokenizer", "randomblob", "zeroblob", "printf", "format", "random"}
)

# One statement reads the whole catalogue; it runs before the authorizer stands, as a PRAGMA later can't.
COLUMNS_SQL = """
    SELECT t.name, t.type, t.wr, c.name, c.type, c.pk
    FROM pragma_table_list AS t JOIN sqlite_master AS m ON m.name = t.name AND m.type IN ('table', 'view'),
         pragma_table_xinfo(t.name) AS c
    WHERE t.schema = 'main' AND c.hidden <> 1
    ORDER BY m.rowid, c.cid"""
FOREIGN_KEYS_SQL = """
    SELECT m.name, f."from", f."table", f."to", f.seq
    FROM sqlite_master AS m, pragma_foreign_key_list(m.name) AS f
    WHERE m.type = 'table' ORDER BY m.rowid, f.id, f.seq"""


class DatabaseFileError(ValueError):
    """The file can't serve as a database, or is used after `close`: a fault of data or code, not of the model."""


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


@dataclass(frozen=True)
class Catalogue:
    """Raw catalogue rows, read when the file was opened; `schema.py` gives them a shape.

    columns: (table, kind such as "table" or "view", WITHOUT ROWID 0/1, column, declared type, place in the
    primary key or 0).
    foreign_keys: (table, column, target table, target column or None, place in the key).
    """

    columns: tuple[tuple, ...]
    foreign_keys: tuple[tuple, ...]


class Database:
    """One SQLite file, opened read-only. Use `Database.open`: it shares one connection per file and process."""

    def __init__(self, path: Path):
        self.path = path
        self._lock = threading.RLock()
        self._refusal = ""
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

    def execute(self, sql: str, limits: Limits = Limits()) -> QueryResult:
        """Runs one statement that returns rows.

        Raises SqlDenied, SqlTimeout or SqlFailed for what the model did, DatabaseFileError after `close`.
        """
        with self._lock:
            if self._connection is None:
                raise DatabaseFileError(f"{self.path} is closed: call Database.open again.")
            self._refusal = ""
            self._connection.set_progress_handler(self._budget(limits), OPCODES_PER_TICK)
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
            self._connection.execute(f"PRAGMA {text}").close()
        finally:
            self._connection.set_authorizer(self._authorize)

    def _connect(self) -> None:
        with open(self.path, "rb") as file:
            if file.read(len(FILE_HEADER)) != FILE_HEADER:
                raise DatabaseFileError(f"{self.path} is empty or no SQLite 3 database: replace the file.")
        uri = f"file:{quote(os.fsencode(self.path))}?mode=ro&immutable=1"
        connection = sqlite3.connect(
            uri, uri=True, isolation_level=None, check_same_thread=False, cached_statements=0
        )
        try:
            self.catalogue = _harden(connection)
        except sqlite3.Error as error:
            connection.close()
            raise DatabaseFileError(f"{self.path} can't be read ({error}): replace the file.") from None
        connection.set_authorizer(self._authorize)
        self._connection = connection

    def _authorize(self, action: int, first, second, database, trigger) -> int:
        """The allow-list. What reads beyond the tables (pragma_database_list, dbstat) asks for more than a READ."""
        if action in (sqlite3.SQLITE_SELECT, sqlite3.SQLITE_READ, sqlite3.SQLITE_RECURSIVE):
            return sqlite3.SQLITE_OK
        if action != sqlite3.SQLITE_FUNCTION:
            self._refusal = "only reading with SELECT is allowed"
            return sqlite3.SQLITE_DENY
        if second.casefold() in DENIED_FUNCTIONS:  # second: the function's name
            self._refusal = f"the function {second} is not allowed"
            return sqlite3.SQLITE_DENY
        return sqlite3.SQLITE_OK

    def _budget(self, limits: Limits):
        ticks_left = limits.opcodes // OPCODES_PER_TICK
        deadline = time.monotonic() + limits.seconds

        def spend() -> int:
            nonlocal ticks_left
            ticks_left -= 1
            if time.monotonic() > deadline:
                log.warning("%s: a query ran past %.0f s before its opcode budget", self.path, limits.seconds)
                return 1
            return int(ticks_left < 0)

        return spend

    def _read(self, cursor: sqlite3.Cursor, sql: str, limits: Limits) -> QueryResult:
        cursor.execute(sql)
        if cursor.description is None:  # REINDEX and an empty statement pass the authorizer without a result
            if re.sub(r"--[^\n]*|/\*.*?(\*/|\Z)|[\s;]", "", sql, flags=re.DOTALL):
                raise SqlDenied("only a SELECT that returns rows is allowed")
            raise SqlFailed("the query is empty")
        columns = tuple(column[0] for column in cursor.description)
        rows, size = [], 0
        for row in cursor:  # one by one: fetchmany of wide cells has taken 0.9 GB
            size += sum(len(cell) if isinstance(cell, str | bytes) else 8 for cell in row)
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
        text = str(error)
        if code in (sqlite3.SQLITE_AUTH, sqlite3.SQLITE_READONLY) or self._refusal:
            return SqlDenied(self._refusal or "only reading with SELECT is allowed")
        if code == sqlite3.SQLITE_INTERRUPT:
            return SqlTimeout("the query takes too many steps: narrow it with WHERE or join on keys")
        if code in (sqlite3.SQLITE_NOMEM, sqlite3.SQLITE_FULL):
            return SqlFailed("the query needs too much memory")
        if "bindings supplied" in text or "did not supply a value" in text:
            return SqlFailed("parameters such as ? or :name have no value: write the value into the query")
        return SqlFailed(text or "the query failed")


@functools.lru_cache(maxsize=256)
def _shared(path: Path, mtime_ns: int, size: int, process: int) -> Database:
    # The key holds what makes an old connection wrong: new content (immutable=1 won't notice) or a fork.
    return Database(path)


def _harden(connection: sqlite3.Connection) -> Catalogue:
    """Sets every limit and reads the catalogue; the authorizer, which forbids both, comes after."""
    connection.text_factory = lambda raw: raw.decode("utf-8", "replace")
    connection.execute("PRAGMA query_only = 1")
    connection.execute("PRAGMA temp_store = 2")  # sorts spill to memory, where the heap limit sees them
    connection.execute("PRAGMA cache_size = -200")  # KiB: many open files share one heap limit
    (heap,) = connection.execute(f"PRAGMA hard_heap_limit = {HEAP_BYTES}").fetchone()
    if not 0 < heap <= HEAP_BYTES:
        raise DatabaseFileError(f"SQLite {sqlite3.sqlite_version} ignores hard_heap_limit: use 3.37 or newer.")
    connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, 1_000_000)
    connection.setlimit(sqlite3.SQLITE_LIMIT_SQL_LENGTH, 10_000)
    connection.setlimit(sqlite3.SQLITE_LIMIT_LIKE_PATTERN_LENGTH, 200)
    connection.setlimit(sqlite3.SQLITE_LIMIT_ATTACHED, 0)
    columns = tuple(connection.execute(COLUMNS_SQL).fetchall())
    foreign_keys = tuple(connection.execute(FOREIGN_KEYS_SQL).fetchall())
    return Catalogue(columns, foreign_keys)
