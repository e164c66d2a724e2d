"""The date functions give what SQLite's own give, but never today, in whatever way it is asked for."""

import sqlite3

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from env.clockless_dates import TIMES_AT, use_clockless_dates
from env.database import Database, Limits, SqlDenied, SqlFailed, SqlTimeout
from env.sandbox import VALUE_BYTES

TIMES = st.one_of(
    st.datetimes().map(str),
    st.dates().map(str),
    st.sampled_from(["", "12:30", "now ", "not a date", None, 0, 2460000.5, -1e300, "2024-02-30", b"2024-01-31"]),
    st.floats(-1e7, 1e7),
)
MODIFIERS = st.sampled_from(["+1 day", "-3 months", "start of year", "weekday 0", "unixepoch", "julianday", "", None])
FORMATS = st.text(alphabet="%YmdHMSjwsJf -", max_size=12)


@pytest.fixture(scope="module")
def pair():
    own, ours = sqlite3.connect(":memory:"), sqlite3.connect(":memory:")
    use_clockless_dates(ours, VALUE_BYTES, charge=lambda opcodes: None, refuse=pytest.fail)
    yield own, ours
    own.close()
    ours.close()


@pytest.fixture(scope="module")
def database(tmp_path_factory):
    path = tmp_path_factory.mktemp("dates") / "a.sqlite"
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE day(d TEXT)")
        connection.execute("INSERT INTO day VALUES ('2024-01-31')")
    connection.close()
    return Database.open(path)


def known(name: str) -> bool:
    with sqlite3.connect(":memory:") as connection:
        found = connection.execute("SELECT 1 FROM pragma_function_list WHERE name = ?", (name,)).fetchone()
    connection.close()
    return bool(found)


FUNCTIONS = [name for name in TIMES_AT if known(name)]


@pytest.mark.parametrize("name", FUNCTIONS)
@settings(max_examples=150, deadline=None)
@given(data=st.data())
def test_as_sqlites_own(pair, name, data):
    times = [data.draw(TIMES) for _ in TIMES_AT[name]]
    formats = [data.draw(FORMATS)] if name == "strftime" else []
    modifiers = [] if name == "timediff" else data.draw(st.lists(MODIFIERS, max_size=2))
    arguments = [*formats, *times, *modifiers]
    marks = ", ".join("?" * len(arguments))
    sql = f"SELECT {name}({marks}), typeof({name}({marks}))"
    own, ours = (connection.execute(sql, arguments * 2).fetchone() for connection in pair)
    assert ours == own


@pytest.mark.parametrize(
    "call",
    [
        "date('now')",
        "date('NOW', '-30 days')",
        "date()",
        "time()",
        "datetime('n' || 'ow')",
        "date(x'6e6f77')",
        "date('now' || char(0) || 'x')",
        "julianday('now') - julianday(d)",
        "strftime('%Y')",
        "strftime('%Y', 'now')",
        "date('subsec')",
        "current_date",
        "CURRENT_TIME",
        "current_timestamp",
        *(["unixepoch()"] if known("unixepoch") else []),
        *(["timediff(d, 'now')"] if known("timediff") else []),
    ],
)
def test_today_is_refused(database, call):
    with pytest.raises(SqlDenied, match="not allowed"):
        database.execute(f"SELECT {call} FROM day")
    with pytest.raises(SqlDenied, match="not allowed"):
        database.execute(f"SELECT d FROM day WHERE d < {call}")


def test_the_word_now_is_a_text_like_any_other(database):
    assert database.execute("SELECT d FROM day WHERE d <> 'now' AND strftime('now %Y', d) = 'now 2024'").rows
    with pytest.raises(SqlDenied, match="the current time is not allowed.*write the date"):
        database.execute("SELECT date('now')")
    with pytest.raises(SqlFailed, match="no such column"):  # an earlier refusal is not this query's
        database.execute("SELECT nope FROM day")


def test_a_call_takes_more_of_the_budget_than_one_opcode(database):
    count = "WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x+1 FROM c LIMIT 10000) SELECT count({}(x)) FROM c"
    limits = Limits(opcodes=250_000)
    assert database.execute(count.format("abs"), limits).rows == ((10_000,),)
    with pytest.raises(SqlTimeout):
        database.execute(count.format("date"), limits)


def test_a_result_that_is_too_large_is_an_error_for_the_model(database):
    wide = "replace(hex('" + "a" * 1_000 + f"'), '6', '{'%J' * 300}')"
    with pytest.raises(SqlFailed, match="too big"):
        database.execute(f"SELECT length(strftime({wide}, d)) FROM day")
