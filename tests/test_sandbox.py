"""Opening: files that others write, builds without a heap limit, handles; and runs that don't disturb one another."""

import gc
import itertools
import os
import sqlite3
from pathlib import Path

import pytest

from env.database import Database, DatabaseFileError, Limits, SqlError, SqlTimeout
from env.grading import Question
from env.sandbox import OPCODES_PER_TICK, Guard, _limit_heap
from env.sql_environment import SqlEnvironment


def make(path: Path, rows: int = 3) -> Path:
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE item(id INTEGER PRIMARY KEY, name TEXT, price REAL, pad TEXT)")
        values = ((i, f"item {i}", i / 7, "x" * 1_000) for i in range(1, rows + 1))
        connection.executemany("INSERT INTO item VALUES (?, ?, ?, ?)", values)
    connection.close()
    return path


class OldBuild:
    """A connection of a SQLite that doesn't know the pragma, answers it with 0, or doesn't count its memory."""

    def __init__(self, heap, uncounted=0):
        self.answers = {"PRAGMA": heap, "SELECT": (uncounted,)}

    def execute(self, sql):
        self.answer = self.answers[sql.split()[0]]
        return self

    def fetchone(self):
        return self.answer


@pytest.mark.parametrize("build", [OldBuild(None), OldBuild((0,)), OldBuild((2**40,)), OldBuild((100_000_000,), 1)])
def test_a_build_without_a_heap_limit_is_noticed_and_said(build):
    with pytest.raises(DatabaseFileError, match="without a working hard_heap_limit.* use a Python with SQLite 3.37"):
        _limit_heap(build, Guard("a"))


def test_changes_that_another_program_has_not_finished_are_refused(tmp_path):
    """immutable=1 would read past them without a word."""
    path = make(tmp_path / "a.sqlite")
    writer = sqlite3.connect(path)
    writer.execute("PRAGMA journal_mode = WAL")
    with writer:
        writer.execute("DELETE FROM item")
    with pytest.raises(DatabaseFileError, match="a.sqlite-wal: close the program that writes it"):
        Database.open(path)
    writer.close()
    assert Database.open(path).execute("SELECT count(*) FROM item").rows == ((0,),)


@pytest.mark.parametrize("mode, refused", [("DELETE", True), ("PERSIST", False)])
def test_a_hot_journal_is_refused_and_a_spent_one_is_not(tmp_path, mode, refused):
    path = make(tmp_path / "a.sqlite", 50)
    writer = sqlite3.connect(path, isolation_level=None)
    writer.execute(f"PRAGMA journal_mode = {mode}")
    writer.execute("PRAGMA cache_size = 1")  # so that the change reaches the disk before its end
    writer.execute("BEGIN")
    writer.execute("UPDATE item SET pad = 'y'")
    if not refused:
        writer.execute("COMMIT")
    assert (tmp_path / "a.sqlite-journal").exists()
    if refused:
        with pytest.raises(DatabaseFileError, match="in the middle of a change"):
            Database.open(path)
    else:
        assert Database.open(path).execute("SELECT DISTINCT pad FROM item").rows == (("y",),)
    writer.close()


def handles() -> int:
    if not Path("/proc/self/fd").exists():
        pytest.skip("needs /proc/self/fd to count open files")
    return len(os.listdir("/proc/self/fd"))


def test_thousands_of_openings_leak_no_handle(tmp_path):
    path = make(tmp_path / "a.sqlite")
    Database.open(path)
    before = handles()
    for _ in range(3_000):
        assert Database.open(path).execute("SELECT count(*) FROM item").rows == ((3,),)
    assert handles() == before
    gc.disable()  # a connection must go when it is forgotten, not when the collector comes by
    try:
        for i in range(400):
            os.utime(path, ns=(i, i))  # a file with another time is another database
            Database.open(path)
        assert handles() <= before + 256
        for _ in range(300):
            Database(path)
        assert handles() <= before + 256
    finally:
        gc.enable()


def test_the_budget_ends_a_query_at_the_same_opcode_on_every_run(tmp_path):
    path = make(tmp_path / "a.sqlite", 200)
    sql = "SELECT a.name, sum(b.price) FROM item a JOIN item b ON a.price < b.price GROUP BY a.name ORDER BY 2"

    def least_opcodes(database: Database) -> int:
        low, high = 0, 10_000  # in ticks
        while low < high:
            middle = (low + high) // 2
            database.execute("SELECT 1")  # what this leaves of its budget is not the next query's
            try:
                database.execute(sql, Limits(opcodes=middle * OPCODES_PER_TICK))
                high = middle
            except SqlTimeout:
                low = middle + 1
        return low

    found = {least_opcodes(Database(path)) for _ in range(3)}
    shared = Database.open(path)
    for _ in range(3):
        with pytest.raises(SqlTimeout):
            shared.execute("WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x+1 FROM c) SELECT max(x) FROM c",
                           Limits(opcodes=100_000))  # fmt: skip
        found.add(least_opcodes(shared))
    assert len(found) == 1 and found.pop() > 100


CALLS = [
    ("describe", {"table_name": "item"}),
    ("sample", {"table_name": "item"}),
    ("query", {"sql": "SELECT name FROM item WHERE id = {n}"}),
    ("query", {"sql": "SELECT count(*), sum(price), min(name) FROM item"}),
    ("query", {"sql": "SELECT pad FROM item ORDER BY price DESC"}),  # 10 MB through the sorter
    ("query", {"sql": "SELECT nam FROM item"}),
    ("query", {"sql": "WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x+1 FROM c) SELECT x FROM c"}),
    ("query", {"sql": "DROP TABLE item"}),
    ("query", {"sql": "SELECT name FROM item WHERE id = {n}"}),
    ("answer", {"value": "item {n}"}),
]


def play(environment: SqlEnvironment, n: int):
    for name, arguments in CALLS:
        yield environment.call(name, {key: value.format(n=n) for key, value in arguments.items()})


def test_128_environments_over_10_megabytes_reply_as_one_alone(tmp_path):
    path = make(tmp_path / "big.sqlite", 9_500)
    assert path.stat().st_size > 10_000_000
    numbers = [1 + i % 8 for i in range(128)]

    def start(n: int) -> SqlEnvironment:
        gold = "SELECT name FROM item WHERE id = 1"
        question = Question(
            "q", "big", path, "?", gold, ((f"item {n}",),), ("name",), False, "easy", ("item",), ("item",)
        )
        return SqlEnvironment(question, Database.open(path), hints=True)

    alone = {n: list(play(start(n), n)) for n in set(numbers)}
    together = [start(n) for n in numbers]
    turns = zip(*(play(environment, n) for environment, n in zip(together, numbers, strict=True)), strict=True)
    transcripts = list(zip(*turns, strict=True))  # all first calls, then all second calls, …
    assert transcripts == [tuple(alone[n]) for n in numbers]
    assert all(environment.correct for environment in together)
    assert [file.name for file in tmp_path.iterdir()] == ["big.sqlite"]


def test_orders_of_use_do_not_matter_for_a_sort_that_needs_memory(tmp_path):
    """The heap limit is shared: what another environment does must not make the difference."""
    path = make(tmp_path / "a.sqlite", 100)
    big = (
        "WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x+1 FROM c LIMIT 50000) "
        "SELECT x, hex(pad) FROM c, (SELECT substr(pad, 1, 500) AS pad FROM item WHERE id = 1) ORDER BY x DESC"
    )
    outcomes = set()
    for first, second in itertools.product((big, "SELECT * FROM nope"), repeat=2):
        for sql in (first, second):
            try:
                outcomes.add((sql == big, len(Database.open(path).execute(sql).rows)))
            except SqlError as error:
                outcomes.add((sql == big, str(error)))
    assert outcomes == {(True, 50), (False, "no such table: nope")}
