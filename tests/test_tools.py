"""The four tools, their schemas, and the schema reading behind them."""

import sqlite3

import pytest

from env.database import Database
from env.schema import ForeignKey, quote_name, read_schema
from env.tools import REPLY_CHARACTERS, TOOLS, cut_reply, describe, query, sample, tool_schemas

SCRIPT = """
CREATE TABLE stadium(Stadium_ID INTEGER PRIMARY KEY, Name TEXT, "Home Town" TEXT, capacity);
CREATE TABLE singer(Singer_ID INTEGER PRIMARY KEY AUTOINCREMENT, Name TEXT, stadium_id INTEGER REFERENCES STADIUM);
CREATE TABLE "order"(a INTEGER, b INTEGER, "select" TEXT, PRIMARY KEY (b, a)) WITHOUT ROWID;
CREATE TABLE line(x INTEGER, y INTEGER, FOREIGN KEY (x, y) REFERENCES "order", FOREIGN KEY (y) REFERENCES gone(z));
CREATE TABLE empty(rowid TEXT, n REAL);
CREATE VIEW loud AS SELECT upper(Name) AS name FROM singer;
INSERT INTO stadium VALUES (5, 'North', 'Oslo', 100), (2, 'South', NULL, 7.0), (9, 'East', 'a' || char(10) || 'b', 1),
                           (7, 'West', 'Rome', 1);
INSERT INTO singer(Name, stadium_id) VALUES ('Ada', 5), ('Bo', 2);
INSERT INTO "order" VALUES (3, 1, 'x'), (1, 2, 'y'), (2, 1, 'z'), (9, 9, 'w');
"""


@pytest.fixture(scope="module")
def database(tmp_path_factory):
    path = tmp_path_factory.mktemp("tools") / "shop.sqlite"
    connection = sqlite3.connect(path)
    connection.executescript(SCRIPT)
    connection.execute("CREATE TABLE wide(t TEXT)")
    connection.executemany("INSERT INTO wide VALUES (?)", [(f"{i} " + "x" * 300,) for i in range(60)])
    connection.commit()
    connection.close()
    return Database.open(path)


def test_schema_lists_tables_and_views_without_internal_ones(database):
    names = [table.name for table in read_schema(database).tables]
    assert names == ["stadium", "singer", "order", "line", "empty", "loud", "wide"]  # sqlite_sequence is hidden


def test_schema_columns_and_keys(database):
    schema = read_schema(database)
    columns = {column.name: column for column in schema.find("singer").columns}
    assert columns["Singer_ID"].primary_key and not columns["Name"].primary_key
    assert columns["Name"].type == "TEXT" and columns["Name"].foreign_key is None
    # The key names another spelling and no column: both come from the target.
    assert columns["stadium_id"].foreign_key == ForeignKey("stadium", "Stadium_ID")
    x, y = schema.find("line").columns
    assert x.foreign_key == ForeignKey("order", "b")  # the first column of the key, not of the table
    assert y.foreign_key in (ForeignKey("order", "a"), ForeignKey("gone", "z"))
    assert [column.primary_key for column in schema.find("order").columns] == [True, True, False]


@pytest.mark.parametrize("name", ["order", "ORDER", '"order"', "`Order`", "[order]", " order "])
def test_tables_answer_to_any_case_and_quotes(database, name):
    assert read_schema(database).find(name).name == "order"


def test_unknown_names_find_nothing(database):
    assert all(read_schema(database).find(name) is None for name in ("", '"', "singers", "sqlite_sequence", '"singer'))


def test_rowid_is_known_only_where_it_can_be_read(database):
    rowid = {table.name: table.rowid for table in read_schema(database).tables}
    assert rowid == {
        "stadium": "rowid", "singer": "rowid", "order": None, "line": "rowid", "empty": "_rowid_",
        "loud": None, "wide": "rowid",
    }  # fmt: skip


@pytest.mark.parametrize(
    "name, quoted",
    [("Name", "Name"), ("Home Town", '"Home Town"'), ("order", '"order"'), ("9a", '"9a"'), ('a"b', '"a""b"')],
)
def test_quote_name(name, quoted):
    assert quote_name(name) == quoted


def test_describe(database):
    assert describe(database, "SINGER").text == (
        "Singer_ID: INTEGER, Name: TEXT, stadium_id: INTEGER -> stadium.Stadium_ID"
    )
    assert describe(database, "stadium").text == 'Stadium_ID: INTEGER, Name: TEXT, "Home Town": TEXT, capacity: ANY'
    assert describe(database, "line").text.startswith('x: INTEGER -> "order".b, y: INTEGER -> ')
    assert describe(database, "loud").ok


def test_sample_shows_the_first_three_rows_by_rowid(database):
    reply = sample(database, "stadium")
    assert reply.ok and reply.rows is None
    assert reply.text.splitlines() == [
        'Stadium_ID | Name | "Home Town" | capacity',
        "2 | South | NULL | 7",
        "5 | North | Oslo | 100",
        "7 | West | Rome | 1",
    ]
    assert sample(database, '"order"').text == 'a | b | "select"\n2 | 1 | z\n3 | 1 | x\n1 | 2 | y'
    with database.reversed_scans():  # asked for, not a habit of the scan
        assert sample(database, "stadium") == reply
    assert sample(database, "loud").text == "name\nADA\nBO"
    assert sample(database, "empty").text == "rowid | n\n(no rows)"


def test_sample_says_that_it_shortened_cells(database):
    lines = sample(database, "wide").text.splitlines()
    assert len(lines) == 5 and lines[-1] == "(long cells shortened)"
    assert all(line.endswith("x…") and len(line) < 130 for line in lines[1:4])


@pytest.mark.parametrize("tool", [describe, sample])
@pytest.mark.parametrize("name", ["singers", "", "x" * 5_000, "singer; DROP TABLE singer", "sqlite_master"])
def test_unknown_table_lists_the_tables(database, tool, name):
    reply = tool(database, name)
    assert not reply.ok and reply.rows is None and len(reply.text) <= REPLY_CHARACTERS
    assert reply.text.startswith("Error: there is no table ")
    assert reply.text.endswith('Tables: stadium, singer, "order", line, empty, loud, wide')


def test_query_replies(database):
    rows = query(database, "SELECT Name, stadium_id FROM singer ORDER BY Name")
    assert (rows.text, rows.ok, rows.rows) == ("Ada | 5\nBo | 2", True, 2)
    none = query(database, "SELECT Name FROM singer WHERE 0")
    assert (none.text, none.ok, none.rows) == ("No results", True, 0)
    blank = query(database, "SELECT ''")
    assert (blank.text, blank.rows) == ('[""]', 1)  # never an empty reply


@pytest.mark.parametrize("sql", ["", "SELECT nope FROM singer", "DROP TABLE singer", "PRAGMA table_info(singer)"])
def test_a_refused_query_is_an_error_for_the_model(database, sql):
    reply = query(database, sql)
    assert reply.text.startswith("Error: ") and len(reply.text) > 12 and not reply.ok and reply.rows is None


def test_rows_beyond_fifty_are_cut_and_the_reply_says_so(database):
    reply = query(database, "SELECT rowid FROM wide ORDER BY rowid")
    assert reply.text == ", ".join(map(str, range(1, 51))) + "\n(first 50 rows shown)"
    assert reply.ok and reply.rows == 50
    assert "shown" not in query(database, "SELECT rowid FROM wide ORDER BY rowid LIMIT 50").text


def test_long_replies_are_cut_and_say_so(database):
    reply = query(database, "SELECT t FROM wide")
    assert len(reply.text) == REPLY_CHARACTERS
    assert reply.text.endswith("x\n(reply cut to 2000 characters) (first 50 rows shown)")
    assert cut_reply("a" * REPLY_CHARACTERS).startswith("a" * 1_900)
    assert cut_reply("abc") == "abc" and cut_reply("abc", "note") == "abc\nnote"
    assert all(len(cut_reply("a" * n, note)) <= REPLY_CHARACTERS for n in range(1_900, 2_100) for note in ("", "note"))


def test_registry_and_schemas_agree():
    assert [tool.name for tool in TOOLS] == ["describe", "sample", "query", "answer"]
    assert [[parameter.name for parameter in tool.parameters] for tool in TOOLS] == [
        ["table_name"], ["table_name"], ["sql"], ["value"],
    ]  # fmt: skip
    for tool, schema in zip(TOOLS, tool_schemas(), strict=True):
        function = schema["function"]
        assert schema["type"] == "function" and function["name"] == tool.name and function["description"]
        assert function["parameters"]["type"] == "object"
        assert function["parameters"]["required"] == list(function["parameters"]["properties"])
        assert {value["type"] for value in function["parameters"]["properties"].values()} == {"string"}
