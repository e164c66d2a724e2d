"""What an error or a suspicious result says was meant: each kind once, the spec's cases, bounds, and the switch."""

import inspect
import json
import sqlite3
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from env import sql_hints, sql_trees
from env.database import Database
from env.near_names import missing_space, nearest
from env.schema import join_path, read_schema
from env.sql_hints import HINT_CHARACTERS, error_hint, no_rows_note, text_note
from env.tools import REPLY_CHARACTERS, query

SPEC = json.loads((Path(__file__).parent / "data/sql_cases.json").read_text())
SCRIPT = """
CREATE TABLE stadium(Stadium_ID INTEGER PRIMARY KEY, Name TEXT, Capacity INTEGER, "Home Town" TEXT);
CREATE TABLE singer(Singer_ID INTEGER PRIMARY KEY, Name TEXT, Country TEXT, Age INTEGER, "order" TEXT);
CREATE TABLE concert(concert_ID INTEGER PRIMARY KEY, Theme TEXT, Stadium_ID INTEGER REFERENCES stadium, Year TEXT);
CREATE TABLE singer_in_concert(concert_ID INTEGER REFERENCES concert, Singer_ID INTEGER REFERENCES singer);
CREATE TABLE "order"(x INTEGER);
CREATE TABLE island(Palms INTEGER);
INSERT INTO singer VALUES (1, 'Ada', 'Netherlands', 52, 'x'), (2, 'Bo', ' United States', 32, 'y');
"""
ENDLESS = "WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x+1 FROM c) SELECT 1 FROM c WHERE x < 0"


@pytest.fixture(scope="module")
def database(tmp_path_factory):
    path = tmp_path_factory.mktemp("hints") / "music.sqlite"
    with sqlite3.connect(path) as connection:
        connection.executescript(SCRIPT)
    connection.close()
    return Database.open(path)


@pytest.mark.parametrize(
    "sql, hint",
    [
        # the nearest column, of the tables in scope
        ("SELECT Nme FROM singer", "Did you mean Name (of singer)?"),
        ("SELECT T1.Contry FROM singer AS T1", "Did you mean Country (of T1 (singer))?"),
        ("SELECT singer_name FROM singer", "Did you mean Name (of singer)?"),
        ("SELECT Home Town FROM stadium", 'Did you mean "Home Town" (of stadium)?'),
        ("SELECT Name FROM singer WHERE Singer_ID IN (SELECT Sing_ID FROM singer_in_concert)",
         "Did you mean Singer_ID (of singer_in_concert)?"),
        ("SELECT Name FROM singer s WHERE EXISTS (SELECT 1 FROM concert c WHERE c.Year = s.Agee)",
         "Did you mean Age (of s (singer))?"),
        ("WITH d AS (SELECT Name AS singer_name FROM singer) SELECT singr_name FROM d",
         "Did you mean singer_name (of d)?"),
        ("SELECT nm FROM (SELECT Name AS nn FROM singer)", "the subquery has nn."),
        ("SELECT zzz FROM singer", 'singer has Singer_ID, Name, Country, Age, "order".'),
        # a missing space
        ("SELECT Name FROM singer ORDER BY AgeDESC", "A space is missing: write Age DESC."),
        ("SELECT T1.Name FROM singer AS T1 ORDER BY T1.AgeASC", "A space is missing: write Age ASC."),
        ("SELECT NameFROM singer", "A space is missing: write Name FROM."),
        ("SELECT DISTINCTName FROM singer", "A space is missing: write DISTINCT Name."),
        ("SELECT Name FROM singerWHERE Age > 3", "A space is missing: write singer WHERE."),
        # a wrong alias
        ("SELECT T3.Name FROM singer AS T1", "There is no T3 here, only T1 (singer); Name is in T1 (singer)."),
        ("SELECT singer.Name FROM singer AS T1", "singer is called T1 here: write T1.Name."),
        ("SELECT T1.Theme FROM singer AS T1 JOIN concert AS T2", "T1 (singer) has no Theme; T2 (concert) has."),
        # a column of a table that is not in FROM, and the way there
        ("SELECT Capacity FROM concert AS T1",
         "stadium has Capacity: JOIN stadium ON T1.Stadium_ID = stadium.Stadium_ID."),
        ("SELECT T1.Capacity FROM concert AS T1",
         "stadium has Capacity: JOIN stadium ON T1.Stadium_ID = stadium.Stadium_ID."),
        ("SELECT stadium.Name FROM concert",
         "stadium is not in FROM: JOIN stadium ON concert.Stadium_ID = stadium.Stadium_ID."),
        ("SELECT Theme FROM singer",
         "concert has Theme: JOIN singer_in_concert ON singer.Singer_ID = singer_in_concert.Singer_ID "
         "JOIN concert ON singer_in_concert.concert_ID = concert.concert_ID."),
        ("SELECT Capacity FROM singer",
         "stadium has Capacity: JOIN singer_in_concert, concert, stadium along their keys."),
        ("SELECT Palms FROM concert", "island has Palms. concert has concert_ID, Theme, Stadium_ID, Year."),
        # a text value without quotes
        ("SELECT Name FROM singer WHERE Country = France", "If France is a text value, quote it: 'France'."),
        ("SELECT Name FROM singer WHERE Country IN (France)", "If France is a text value, quote it: 'France'."),
        ("SELECT Name FROM singer WHERE Country = United States", "Quote a text value: 'United States'."),
        ("SELECT Name FROM singer WHERE Name = 'O'Neil'", "inside a text, double it: 'O''Neil'."),
        # tables, ambiguity
        ("SELECT * FROM singers", "Did you mean singer? Tables: stadium, singer, "),
        ("SELECT * FROM qqqq", 'Tables: stadium, singer, concert, singer_in_concert, "order", island.'),
        ("SELECT Name FROM singer T1 JOIN stadium T2", "Write T1.Name or T2.Name."),
        ("SELECT * FROM order", 'order is also a keyword of SQL: write "order".'),
        # what other databases have
        ("SELECT YEAR(Age) FROM singer", "SQLite has no YEAR: use strftime('%Y', column)."),
        ("SELECT REPLACEE(Name, 'a', 'b') FROM singer", "Did you mean replace?"),
        ("SELECT Name FROM singer WHERE Name ILIKE 'a%'", "SQLite has no ILIKE: its LIKE ignores case."),
        ("SELECT TOP 3 Name FROM singer", "SQLite has no TOP: put LIMIT n at the end."),
        ("SELECT Age::text FROM singer", "use CAST(value AS type)."),
        ("SELECT EXTRACT(YEAR FROM Age) FROM singer", "SQLite has no EXTRACT: use strftime('%Y', column)."),
        ("SELECT COUNTT(Name) FROM singer", "Did you mean count?"),
        ("SELECT Name FROM singer WHERE count(*) > 1", "filter groups with GROUP BY and HAVING."),
    ],
)  # fmt: skip
def test_errors(database, sql, hint):
    plain, hinted = query(database, sql), query(database, sql, hints=True)
    assert hinted.text.startswith(f"{plain.text}. ")  # SQLite's own words come first
    assert hint in hinted.text
    assert not hinted.ok and hinted.rows is None


@pytest.mark.parametrize("name, instead", [("CONCAT", "||"), ("STRING_AGG", "group_concat"), ("NOW", "write the date")])
def test_functions_that_newer_builds_have(database, name, instead):
    """By the message alone: SQLite 3.44 has CONCAT, so the query itself would run there."""
    assert instead in error_hint(f"no such function: {name}", f"SELECT {name}(1)", read_schema(database))


@pytest.mark.parametrize(
    "sql, note",
    [
        ('SELECT "Nme" FROM singer', "Nme is not a column: it was read as a text; did you mean Name?"),
        ('SELECT count(*) FROM singer GROUP BY "qqq"', "qqq is not a column: it was read as a text"),
        ("SELECT Name FROM singer WHERE \"Nme\" = 'Ada'", "Nme is not a column"),
        ('SELECT Name FROM singer WHERE Country = "Netherlands"', ""),  # a value in the wrong quotes: it works
        ('SELECT Name FROM singer WHERE Country IN ("Netherlands", "x")', ""),
        ('SELECT "name" FROM singer', ""),
        ('SELECT Name AS "My name" FROM singer ORDER BY "My name"', ""),
        ('SELECT "nn" FROM (SELECT Name AS nn FROM singer)', ""),
        ("SELECT 'say \"Nme\"' FROM singer", ""),
        ('SELECT x FROM "order"', ""),
    ],
)
def test_a_double_quoted_name_that_is_none(database, sql, note):
    assert note in text_note(sql, read_schema(database)) if note else text_note(sql, read_schema(database)) == ""
    assert note in query(database, sql, hints=True).text


@pytest.mark.parametrize(
    "where, found",
    [
        ("Country = 'netherlands'", True),
        ("Country = 'United States'", True),  # a blank before it in the data
        ('Country = "netherlands"', True),
        ("Country IN ('france', 'netherlands')", True),
        ("Country = 'Atlantis'", False),
        ("Age > 99", False),
        ("Country = 'netherlands' AND Age > 99", False),
        ("Country = (SELECT 'x')", False),
        ("Country IN ('netherlands', Age)", False),
        # Looser, it would reach the endless part: the second look has a budget of its own.
        (f"Country = 'netherlands' AND EXISTS ({ENDLESS})", False),
    ],
)
def test_no_rows_because_of_case_or_blanks(database, where, found):
    sql = f"SELECT Name FROM singer WHERE {where}"
    reply = query(database, sql, hints=True)
    assert reply.rows == 0 and reply.ok and reply.text.splitlines()[0] == "No results"
    assert ("if case and outer blanks are ignored in '" in reply.text) is found
    assert (no_rows_note(sql, database) != "") is found


@pytest.mark.parametrize(
    "outcome, said",
    [
        ("error_with_hint_Name", "Name"),
        ("error_with_hint_missing_space", "space is missing"),
        ("error_with_hint_singer", "singer?"),
        ("error_with_hint_aliases", "T1 (singer)"),
        ("rows_with_note_that_Nme_is_not_a_column", "Nme is not a column"),
    ],
)
def test_the_cases_of_the_spec(tmp_path, outcome, said):
    with sqlite3.connect(tmp_path / "singers.sqlite") as connection:
        connection.executescript(SPEC["fixture"])
    connection.close()
    (case,) = [case for case in SPEC["cases"] if case["outcome"] == outcome]
    reply = query(Database.open(tmp_path / "singers.sqlite"), case["sql"], hints=True)
    assert said in reply.text and reply.ok is outcome.startswith("rows")


def test_without_hints_replies_are_sqlites_own(database):
    assert query(database, "SELECT Nme FROM singer").text == "Error: no such column: Nme"
    assert query(database, "SELECT Name FROM singer WHERE Country = 'netherlands'").text == "No results"
    assert query(database, 'SELECT "Nme" FROM singer').text == "Nme, Nme"


WORDS = st.sampled_from(
    "SELECT FROM WHERE singer stadium T1 T1.Name Nme Country = 'x' \"Nme\" ( ) , . AS JOIN ON ORDER BY AgeDESC UNION "
    "IN LIKE count( * ' \" ; -- TOP 3 WITH d [ ] NULL :: é".split()
)


@settings(max_examples=150, deadline=None)
@given(
    words=st.lists(WORDS, max_size=14),
    message=st.sampled_from(["no such column: T1.Nme", "no such table: x", 'near "3": syntax error']),
)
def test_a_hint_is_short_and_never_raises(database, words, message):
    sql = "SELECT " + " ".join(words)
    for text in (error_hint(message, sql, read_schema(database)), text_note(sql, read_schema(database))):
        assert len(text) <= HINT_CHARACTERS and "\n" not in text
    assert len(query(database, sql, hints=True).text) <= REPLY_CHARACTERS


def test_hints_of_a_wide_schema_are_cut(tmp_path):
    with sqlite3.connect(tmp_path / "wide.sqlite") as connection:
        connection.execute(f"CREATE TABLE t({', '.join(f'column_number_{i} TEXT' for i in range(60))})")
    connection.close()
    hint = error_hint("no such column: zzz", "SELECT zzz FROM t", read_schema(Database.open(tmp_path / "wide.sqlite")))
    assert len(hint) == HINT_CHARACTERS and hint.endswith("…")


def test_a_query_that_works_is_not_parsed(database):
    """A parse costs as much as thirty queries. Once an error was parsed, its repeat is not."""
    before = sql_trees.tree_of.cache_info()
    for _ in range(2):
        query(database, "SELECT Name FROM singer WHERE Age = 52", hints=True)
        query(database, 'SELECT x FROM "order"', hints=True)
        query(database, "SELECT Name FROM singer WHERE Name LIKE 'zz%'", hints=True)
    assert sql_trees.tree_of.cache_info().misses == before.misses
    for _ in range(2):
        query(database, "SELECT Nme FROM singer WHERE Age = 53", hints=True)
    assert sql_trees.tree_of.cache_info().misses == before.misses + 1


def test_hints_are_given_no_gold():
    for function in (error_hint, text_note, no_rows_note):
        assert set(inspect.signature(function).parameters) <= {"message", "sql", "schema", "database"}
    assert not {"env.questions", "env.grading", "env.gold"} & {
        getattr(value, "__module__", "") for value in vars(sql_hints).values()
    }


def test_join_path(database):
    schema = read_schema(database)
    assert join_path(schema, ["singer"], "singer") == join_path(schema, ["singer"], "island") == []
    assert join_path(schema, ["CONCERT"], "Stadium") == [("concert", "Stadium_ID", "stadium", "Stadium_ID")]
    assert [step[2] for step in join_path(schema, ["singer"], "stadium")] == ["singer_in_concert", "concert", "stadium"]
    assert len(join_path(schema, ["singer", "concert"], "stadium")) == 1  # from the nearer start


def test_near_names():
    assert nearest("horse_power", ["Horsepower", "Power"]) == "Horsepower"
    assert nearest("zzz", ["Name"]) is None and nearest("x", []) is None
    assert missing_space("ageDESC", ["Age"]) == "Age DESC"
    assert missing_space("Homeland", ["Home"]) == "" == missing_space("DESC", ["Age"])
