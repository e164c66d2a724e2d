"""Opens a SQLite file so that whatever a model writes can only read it, within bounds.

`mode=ro` alone is not safe: ATTACH and VACUUM INTO write files through it, a sort writes gigabytes. So there are
layers, and each stops something that the others let pass; README's section "The sandbox" says what, and a test takes
each away. Their order matters: what a PRAGMA sets comes before the authorizer, which forbids PRAGMA.
It doesn't know what is done with rows, nor who asks.
"""

import logging
import os
import sqlite3
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import quote

from env.clockless_dates import use_clockless_dates
from env.linear_functions import use_linear_functions

log = logging.getLogger(__name__)

FILE_HEADER = b"SQLite format 3\x00"
JOURNAL_HEADER = b"\xd9\xd5\x05\xf9\x20\xa1\x63\xd7"  # of a rollback journal whose transaction is not over
HEAP_BYTES = 100_000_000
VALUE_BYTES = 1_000_000
OPCODES_PER_TICK = 100  # few: an opcode on megabyte strings takes up to 0.2 s, and the clock is read at ticks only

# Functions that load code, make huge values out of nothing, take quadratic time, or answer differently on every run.
DENIED_FUNCTIONS = frozenset(
    {
        "load_extension", "fts3_tokenizer", "randomblob", "zeroblob", "printf", "format", "random", "json_patch",
        "unhex", "sqlite_log", "current_date", "current_time", "current_timestamp",
    }
)  # fmt: skip

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


@dataclass(frozen=True, eq=False)  # compared as an object: it is a key, and hashing thousands of names takes time
class Catalogue:
    """Raw catalogue rows, read when the file was opened; `schema.py` gives them a shape.

    columns: (table, kind such as "table" or "view", WITHOUT ROWID 0/1, column, declared type, place in the
    primary key or 0).
    foreign_keys: (table, column, target table, target column or None, place in the key).
    """

    columns: tuple[tuple, ...]
    foreign_keys: tuple[tuple, ...]


class Guard:
    """What SQLite asks while a statement is compiled and run: may it do this, and may it go on?"""

    def __init__(self, name: str):
        self._name = name
        self._opcodes_left = 0
        self._seconds = self._deadline = 0.0
        self.refusal = ""

    def start(self, opcodes: int, seconds: float) -> None:
        """Gives the next statement its budget."""
        self.refusal = ""
        self._opcodes_left = opcodes
        self._seconds, self._deadline = seconds, time.monotonic() + seconds

    def authorize(self, action: int, first, second, database, trigger) -> int:
        """The allow-list. What reads beyond the tables (pragma_database_list, dbstat) asks for more than a READ."""
        if action in (sqlite3.SQLITE_SELECT, sqlite3.SQLITE_READ, sqlite3.SQLITE_RECURSIVE):
            return sqlite3.SQLITE_OK
        if action != sqlite3.SQLITE_FUNCTION:
            self.refusal = "only reading with SELECT is allowed"
            return sqlite3.SQLITE_DENY
        if second.casefold() in DENIED_FUNCTIONS:  # second: the function's name
            self.refusal = f"the function {second} is not allowed"
            return sqlite3.SQLITE_DENY
        return sqlite3.SQLITE_OK

    def tick(self) -> int:
        """Called every OPCODES_PER_TICK opcodes; 1 ends the statement."""
        self._opcodes_left -= OPCODES_PER_TICK
        if time.monotonic() > self._deadline:
            log.warning("%s: a query ran past %.0f s before its opcode budget", self._name, self._seconds)
            return 1
        return int(self._opcodes_left < 0)

    def charge(self, opcodes: int) -> None:
        """Takes from the budget what a function of ours costs beyond the one opcode that calls it."""
        self._opcodes_left -= opcodes

    def refuse(self, reason: str) -> None:
        """What the model will be told in place of SQLite's error."""
        self.refusal = reason


Layer = Callable[[sqlite3.Connection, Guard], None]


def _limit_heap(connection: sqlite3.Connection, guard: Guard) -> None:
    row = connection.execute(f"PRAGMA hard_heap_limit = {HEAP_BYTES}").fetchone()
    (uncounted,) = connection.execute("SELECT sqlite_compileoption_used('DEFAULT_MEMSTATUS=0')").fetchone()
    if row is None or not 0 < row[0] <= HEAP_BYTES or uncounted:  # an unknown PRAGMA returns no row
        raise DatabaseFileError(
            f"SQLite {sqlite3.sqlite_version} was built without a working hard_heap_limit, so a query could take all "
            "memory: use a Python with SQLite 3.37 or newer and its memory statistics on."
        )


def _decode_with_replacement(connection: sqlite3.Connection, guard: Guard) -> None:
    connection.text_factory = lambda raw: raw.decode("utf-8", "replace")


def _pragma(text: str) -> Layer:
    return lambda connection, guard: connection.execute(f"PRAGMA {text}").close()


def _limit(category: int, value: int) -> Layer:
    return lambda connection, guard: connection.setlimit(category, value)


# What is set on an open connection, by the name that README's table has for it.
LAYERS: dict[str, Layer] = {
    "query_only": _pragma("query_only = 1"),
    "temp_store": _pragma("temp_store = 2"),  # sorts spill to memory, where the heap limit sees them
    "cache_size": _pragma("cache_size = -200"),  # KiB: many open files share one heap limit
    "hard_heap_limit": _limit_heap,
    "value length": _limit(sqlite3.SQLITE_LIMIT_LENGTH, VALUE_BYTES),
    "SQL length": _limit(sqlite3.SQLITE_LIMIT_SQL_LENGTH, 10_000),
    "LIKE pattern": _limit(sqlite3.SQLITE_LIMIT_LIKE_PATTERN_LENGTH, 200),
    "attached databases": _limit(sqlite3.SQLITE_LIMIT_ATTACHED, 0),
    "linear functions": lambda connection, guard: use_linear_functions(connection, VALUE_BYTES),
    "no clock": lambda connection, guard: use_clockless_dates(connection, VALUE_BYTES, guard.charge, guard.refuse),
    "text decoding": _decode_with_replacement,
}


def open_sandboxed(path: Path, guard: Guard) -> tuple[sqlite3.Connection, Catalogue]:
    """A connection with every layer in place. Raises DatabaseFileError where the file is no readable database, or
    where another program's changes to it are not finished."""
    with open(path, "rb") as file:
        if file.read(len(FILE_HEADER)) != FILE_HEADER:
            raise DatabaseFileError(f"{path} is empty or no SQLite 3 database: replace the file.")
    _refuse_unfinished(path)
    connection = sqlite3.connect(
        _uri(path), uri=True, isolation_level=None, check_same_thread=False, cached_statements=0
    )
    try:
        for apply in LAYERS.values():
            apply(connection, guard)
        catalogue = Catalogue(
            tuple(connection.execute(COLUMNS_SQL).fetchall()), tuple(connection.execute(FOREIGN_KEYS_SQL).fetchall())
        )
    except sqlite3.Error as error:
        connection.close()
        raise DatabaseFileError(f"{path} can't be read ({error}): replace the file.") from None
    except DatabaseFileError:
        connection.close()
        raise
    connection.set_authorizer(guard.authorize)
    connection.set_progress_handler(guard.tick, OPCODES_PER_TICK)
    return connection, catalogue


def _uri(path: Path) -> str:
    return f"file:{quote(os.fsencode(path))}?mode=ro&immutable=1"


def _refuse_unfinished(path: Path) -> None:
    """`immutable` leaves no -wal and -shm files behind, but also reads past what other programs keep in theirs."""
    wal, journal = (path.with_name(path.name + suffix) for suffix in ("-wal", "-journal"))
    if wal.exists() and wal.stat().st_size:
        advice = "close the program that writes it, or run PRAGMA wal_checkpoint(TRUNCATE) on it"
        raise DatabaseFileError(f"{path} is not complete without {wal.name}: {advice}.")
    if journal.exists():
        with open(journal, "rb") as file:
            if file.read(len(JOURNAL_HEADER)) == JOURNAL_HEADER:
                raise DatabaseFileError(f"{path} is in the middle of a change ({journal.name}): open it with sqlite3.")
