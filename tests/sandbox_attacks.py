"""What each layer of the sandbox is there to stop, as functions of one arm of the test: True where it happened."""

import contextlib
import os
import re
import sqlite3
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

import pytest

from env.database import Database, DatabaseFileError, Limits, SqlError, SqlFailed, SqlTimeout

ROOT = Path(__file__).resolve().parents[1]
COUNT = "WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x+1 FROM c LIMIT {}) SELECT count(*) FROM c"
PADDED = "WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x+1 FROM c LIMIT {}) SELECT x || hex({}) FROM c"
KILOBYTE = "substr(replace(hex(1234567), '3', 'aaaaaaaaaaaaaaaaaaaa') || hex('" + "a" * 500 + "'), 1, 1000)"


@dataclass(frozen=True)
class Setting:
    """One arm: the database folder, what is lifted, and the limits that are left."""

    folder: Path
    lifted: frozenset[str]
    limits: Limits

    def open(self, name: str = "singers.sqlite") -> Database:
        database = Database(self.folder / name)
        if "authorizer" in self.lifted:
            database._connection.set_authorizer(None)
        if "cursors are closed" in self.lifted:
            database._connection = Keeping(database._connection)
        if "a result is required" in self.lifted:
            database._connection = Keeping(database._connection, described=True)
        return database

    def rows(self, sql: str) -> tuple:
        return self.open().execute(sql, self.limits).rows

    def works(self, sql: str) -> bool:
        with contextlib.suppress(SqlError):
            self.rows(sql)
            return True
        return False


class Keeping:
    """A connection whose cursors stay open, or claim to have columns."""

    def __init__(self, connection, described=False):
        self.connection, self.described, self.kept = connection, described, []

    def __getattr__(self, name):
        return getattr(self.connection, name)

    def cursor(self):
        self.kept.append(Cursor(self.connection.cursor(), self.described))
        return self.kept[-1]


class Cursor:
    def __init__(self, cursor, described):
        self.cursor, self.described = cursor, described

    def execute(self, sql):
        self.cursor.execute(sql)

    def __iter__(self):
        return iter(self.cursor)

    def close(self):
        if self.described:
            self.cursor.close()

    @property
    def description(self):
        return self.cursor.description or (() if self.described else None)


def files(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def written_bytes() -> int:
    if not Path("/proc/self/io").exists():
        pytest.skip("needs /proc/self/io to count written bytes")
    return int(re.search(r"wchar:\s+(\d+)", Path("/proc/self/io").read_text())[1])


def files_beside_a_wal_database(arm: Setting) -> bool:
    with contextlib.closing(sqlite3.connect(arm.folder / "singers.sqlite")) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
    database = arm.open()  # held: closing it takes them away again
    return bool(database.execute("SELECT count(*) FROM singer").rows) and len(files(arm.folder)) > 1


def rows_deleted(arm: Setting) -> bool:
    with contextlib.suppress(SqlError):
        arm.rows("DELETE FROM singer")
    with contextlib.closing(sqlite3.connect(arm.folder / "singers.sqlite")) as connection:
        return connection.execute("SELECT count(*) FROM singer").fetchone() == (0,)


def a_name_read_as_options(arm: Setting) -> bool:
    name = "a?mode=memory&x=.sqlite"
    (arm.folder / "singers.sqlite").rename(arm.folder / name)
    try:
        return arm.open(name).execute("SELECT count(*) FROM sqlite_master").rows != ((2,),)
    except (DatabaseFileError, SqlError):
        return True


def temporary_table_made(arm: Setting) -> bool:
    database = arm.open()
    with contextlib.suppress(SqlError):
        database.execute("CREATE TEMP TABLE t(a)")
    return bool(database._connection.execute("SELECT name FROM temp.sqlite_master").fetchall())


def sort_written_to_disk(arm: Setting) -> bool:
    before = written_bytes()
    arm.rows(PADDED.format(10_000, KILOBYTE) + " ORDER BY 1 DESC")
    return written_bytes() - before > 1_000_000


def caches_fill_the_heap(arm: Setting) -> bool:
    path = arm.folder / "singers.sqlite"
    with contextlib.closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("CREATE TABLE big(t TEXT)")
        connection.executemany("INSERT INTO big VALUES (?)", [("x" * 900,)] * 3_000)
    for i in range(50):
        os.link(path, arm.folder / f"{i}.sqlite")
    databases = [arm.open(f"{i}.sqlite") for i in range(50)]
    try:
        for database in databases:
            database.execute("SELECT sum(length(t)) FROM big")
        databases[0].execute(PADDED.format(12_000, KILOBYTE) + " ORDER BY 1 DESC LIMIT 1")
        return False
    except SqlFailed:
        return True
    finally:
        for database in databases:
            database.close()


def memory_taken_by_a_sort(arm: Setting) -> bool:
    """In a process of its own: the heap limit belongs to the process and can't be raised again."""
    code = f"""
import sys
from pathlib import Path
from env import sandbox
from env.database import Database, SqlFailed
for name in {sorted(arm.lifted)!r}: del sandbox.LAYERS[name]
try: Database(Path(sys.argv[1])).execute({PADDED.format(75_000, KILOBYTE) + " ORDER BY 1 DESC"!r})
except SqlFailed as error: print(error)
"""
    done = subprocess.run(
        [sys.executable, "-c", code, str(arm.folder / "singers.sqlite")], cwd=ROOT, capture_output=True, text=True,
        timeout=300, check=True,
    )  # fmt: skip
    return "too much memory" not in done.stdout


def path_read(arm: Setting) -> bool:
    return arm.works("SELECT file FROM pragma_database_list")


def setting_changed(arm: Setting) -> bool:
    database = arm.open()
    with contextlib.suppress(SqlError):
        database.execute("PRAGMA query_only = 0")
    database._connection.set_authorizer(None)
    return database._connection.execute("PRAGMA query_only").fetchone() == (0,)


def database_copied(arm: Setting) -> bool:
    with contextlib.suppress(SqlError):
        arm.rows(f"VACUUM INTO '{arm.folder}/copy.sqlite'")
    return (arm.folder / "copy.sqlite").exists()


def random_rows(arm: Setting) -> bool:
    return arm.works("SELECT Name FROM singer ORDER BY random()")


def five_megabytes_in_a_value(arm: Setting) -> bool:
    double = "WITH RECURSIVE c(x) AS (SELECT 'aaaaaaaaaa' UNION ALL SELECT x || x FROM c LIMIT 20)"
    return arm.works(f"{double} SELECT max(length(x)) FROM c")


def long_sql(arm: Setting) -> bool:
    return arm.works("SELECT 1 /* " + "x" * 20_000 + " */")


def long_pattern(arm: Setting) -> bool:
    return arm.works(f"SELECT Name FROM singer WHERE Name LIKE '{'%a' * 150}'")


def attached(arm: Setting) -> bool:
    database = arm.open()
    with contextlib.suppress(SqlError):
        database.execute("ATTACH ':memory:' AS m")
    return len(database._connection.execute("PRAGMA database_list").fetchall()) > 1


def quadratic_time(arm: Setting) -> bool:
    """10,000 by 10,000 characters; at the full megabyte each it would be half an hour in one opcode."""
    a, b = ("'" + letter * 10 + "'" for letter in "ab")
    for _ in range(3):
        a, b = f"replace({a}, 'a', 'aaaaaaaaaa')", f"replace({b}, 'b', 'bbbbbbbbbb')"
    started = time.process_time()
    assert arm.rows(f"SELECT length(ltrim({a}, {b} || 'a'))") == ((0,),)
    return time.process_time() - started > 0.05


def today_read(arm: Setting) -> bool:
    return arm.works("SELECT date('now')")


def unreadable_text(arm: Setting) -> bool:
    return not arm.works("SELECT t FROM odd")


def thirty_million_steps(arm: Setting) -> bool:
    return arm.works(COUNT.format(2_500_000))


def past_the_clock(arm: Setting) -> bool:
    try:
        return arm.rows(COUNT.format(1_000_000)) == ((1_000_000,),)
    except SqlTimeout:
        return False


def a_thousand_rows(arm: Setting) -> bool:
    return len(arm.rows(COUNT.format(1_000).replace("count(*)", "x"))) > 50


def forty_megabytes_of_rows(arm: Setting) -> bool:
    wide = "'" + "a" * 9 + "'"
    for _ in range(5):
        wide = f"replace({wide}, 'a', 'aaaaaaaaaa')"
    return sum(len(cell) for row in arm.rows(COUNT.format(45).replace("count(*)", wide)) for cell in row) > 1_000_000


def a_statement_without_a_result(arm: Setting) -> bool:
    return arm.works("REINDEX")


def second_sort_refused(arm: Setting) -> bool:
    database = arm.open()
    sort = PADDED.format(40_000, KILOBYTE) + " ORDER BY 1 DESC"
    with pytest.raises(SqlFailed, match="larger than") as held:  # whose traceback keeps the cursor alive
        database.execute(sort, Limits(result_bytes=10))
    try:
        database.execute(sort, arm.limits)
        return False
    except SqlFailed:
        return bool(held)


def a_handle_an_episode(arm: Setting) -> bool:
    before = len(os.listdir("/proc/self/fd")) if Path("/proc/self/fd").exists() else pytest.skip("needs /proc/self/fd")
    held = [Database.open(arm.folder / "singers.sqlite") for _ in range(40)]
    return len(os.listdir("/proc/self/fd")) - before > 1 and len(held) == 40
