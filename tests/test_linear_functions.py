"""replace, instr and trim give what SQLite's own give, and no arguments make them or their kin slow."""

import contextlib
import sqlite3
import time
from math import inf

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from env.database import Database, SqlError
from env.linear_functions import use_linear_functions
from env.sandbox import VALUE_BYTES

TEXTS = st.one_of(st.text(alphabet="ab é€𝒳 1.", max_size=6), st.text(max_size=4))
VALUES = st.one_of(
    st.none(),
    TEXTS,
    st.integers(-(2**63), 2**63 - 1),
    st.floats(allow_nan=False).map(lambda number: float(f"{number:.15g}")),
    st.sampled_from(["", "aaa", "1.0", inf, -inf, 1e15]),
)


@pytest.fixture(scope="module")
def pair():
    own, ours = sqlite3.connect(":memory:"), sqlite3.connect(":memory:")
    use_linear_functions(ours, VALUE_BYTES)
    yield own, ours
    own.close()
    ours.close()


@pytest.mark.parametrize("call", ["replace(a, b, c)", "instr(a, b)", "trim(a, b)", "ltrim(a, b)", "rtrim(a, b)"])
@settings(max_examples=200, deadline=None)
@given(one=VALUES, two=VALUES, three=VALUES)
def test_as_sqlites_own(pair, call, one, two, three):
    if "\0" in f"{one}{two}{three}":
        return  # SQLite's own stop at a NUL in some versions
    sql = f"WITH v(a, b, c) AS (SELECT ?, ?, ?) SELECT {call}, typeof({call}) FROM v"
    own, ours = (connection.execute(sql, (one, two, three)).fetchone() for connection in pair)
    assert ours == own


def test_blobs(pair):
    for sql in ("instr(x'00ff61', x'61')", "instr(x'616263', 'c')", "replace(x'616263', 'b', 'x')", "trim(x'61', 'a')"):
        own, ours = (connection.execute(f"SELECT {sql}").fetchone() for connection in pair)
        assert ours == own


def test_a_result_that_is_too_large_is_not_built(pair):
    with pytest.raises(sqlite3.DataError, match="too big"):
        pair[1].execute("SELECT replace(?, 'a', ?)", ("a" * 900_000, "b" * 900_000)).fetchone()


def megabyte(letter: str) -> str:
    text = "'" + letter * 9 + "'"
    for _ in range(5):
        text = f"replace({text}, '{letter}', '{letter * 10}')"
    return text


A, B = megabyte("a"), megabyte("b")
OBJECTS = "WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x+1 FROM c LIMIT 60000) SELECT length({}) FROM c"


@pytest.mark.parametrize(
    "sql",
    [
        f"SELECT length(ltrim({A}, {B} || 'a'))",
        f"SELECT length(trim({A}, {B} || 'a'))",
        f"SELECT instr({A}, substr({A}, 1, 450000) || 'b')",
        f"SELECT length(replace({A}, substr({A}, 1, 450000) || 'b', ''))",
        f"SELECT {A} LIKE '%{'a' * 190}b'",
        f"SELECT {A} GLOB '*{'a' * 190}b'",
        f"SELECT {A} LIKE '%{'a_%' * 60}b'",
        OBJECTS.format("json_patch(json_group_object(x, 1), json_group_object('a' || x, 1))"),
        f"SELECT length(unhex({A}, {B} || 'a'))",
    ],
    ids=["ltrim", "trim", "instr", "replace", "like", "glob", "like_many", "json_patch", "unhex"],
)
def test_a_single_call_on_megabytes_ends_soon(tmp_path, sql):
    with sqlite3.connect(tmp_path / "a.sqlite") as connection:
        connection.execute("CREATE TABLE t(a)")
    connection.close()
    started = time.process_time()
    with contextlib.suppress(SqlError):
        Database.open(tmp_path / "a.sqlite").execute(sql)
    assert time.process_time() - started < 3
