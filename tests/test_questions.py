"""Golds that can and can't grade an answer, filters, counts and the list of what is dropped."""

import json
import sqlite3

import pytest

from env.answers import answers_match, format_answer
from env.database import Database
from env.gold import UnusableGold, run_gold, tables_read
from env.hardness import UnreadableSql, parse
from env.questions import DatasetError, Record, build_questions, write_dropped
from env.schema import read_schema

SCRIPT = """
CREATE TABLE Singer(id INTEGER PRIMARY KEY, name TEXT, country TEXT, age INTEGER, score REAL, photo BLOB);
INSERT INTO Singer VALUES (1, 'Ada', 'NL', 52, 0.1, NULL), (2, 'Bo', 'US', 32, 0.2, x'00'), 
                          (3, 'Cy', 'US', 32, 0.3, NULL), (4, 'Di', 'FR', 20, 9e999, NULL),
                          (5, 'Di', 'FR', 20, 0.7, NULL);
CREATE TABLE Band(id INTEGER PRIMARY KEY, singer_id INTEGER, title TEXT);
INSERT INTO Band VALUES (1, 1, 'x'), (2, 3, 'y');
CREATE TABLE Many(n INTEGER);
WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c LIMIT 60) INSERT INTO Many SELECT x FROM c;
"""


@pytest.fixture(scope="module")
def path(tmp_path_factory):
    path = tmp_path_factory.mktemp("gold") / "music.sqlite"
    connection = sqlite3.connect(path)
    connection.executescript(SCRIPT)
    connection.close()
    return path


def gold(path, sql):
    database = Database.open(path)
    return run_gold(database, read_schema(database), sql, parse(sql))


@pytest.mark.parametrize(
    "sql, reason",
    [
        ("SELECT nope FROM Singer", "fails"),
        ("SELECT FROM", "fails"),
        ("SELECT 1 FROM Many a, Many b, Many c, Many d, Many e WHERE a.n + b.n + c.n + d.n + e.n = 5 LIMIT 1",
         "fails"),  # found at once, but never when its check scans backwards
        ("DELETE FROM Singer", "fails"),
        ("SELECT n FROM Many", "too_many_rows"),
        ("SELECT photo FROM Singer WHERE id = 2", "value"),
        ("SELECT score FROM Singer WHERE id = 4", "value"),
        ("SELECT name FROM Singer LIMIT 1", "order_dependent"),
        ("SELECT name FROM Singer ORDER BY age DESC LIMIT 2", "order_dependent"),  # Bo and Cy are tied at the cut
        ("SELECT name FROM Singer ORDER BY age LIMIT 3", "order_dependent"),
        ("SELECT name FROM Singer ORDER BY age DESC LIMIT 1 OFFSET 1", "order_dependent"),
        ("SELECT country FROM Singer GROUP BY country ORDER BY count(*) DESC LIMIT 1", "order_dependent"),
        ("SELECT title FROM Band WHERE singer_id = (SELECT id FROM Singer ORDER BY age DESC LIMIT 1 OFFSET 2)",
         "order_dependent"),
        ("SELECT name, count(*) FROM Singer GROUP BY age", "order_dependent"),  # which name of the group?
        ("SELECT group_concat(name) FROM Singer", "order_dependent"),
    ],
)  # fmt: skip
def test_golds_that_can_not_grade(path, sql, reason):
    with pytest.raises((UnusableGold, UnreadableSql)) as caught:
        gold(path, sql)
    assert caught.value.reason == reason


@pytest.mark.parametrize(
    "sql, ordered",
    [
        ("SELECT name FROM Singer", False),
        ("SELECT name FROM Singer WHERE age > 40 ORDER BY age", False),  # one row
        ("SELECT name FROM Singer ORDER BY id DESC", True),
        ("SELECT name FROM Singer ORDER BY age", False),  # ties
        ("SELECT name FROM Singer ORDER BY age, id", True),
        ("SELECT name FROM Singer ORDER BY age, name", False),  # two rows are alike
        ("SELECT name, age FROM Singer WHERE id < 3 ORDER BY 2", True),
        ("SELECT name AS who FROM Singer WHERE id < 4 ORDER BY who", True),
        ("SELECT * FROM Singer WHERE id < 3 ORDER BY age", None),  # a blob
        ("SELECT * FROM Band ORDER BY title DESC", True),
        ("SELECT DISTINCT country FROM Singer ORDER BY country", True),
        ("SELECT country, count(*) FROM Singer GROUP BY country ORDER BY count(*)", False),
        ("SELECT country, avg(age) FROM Singer GROUP BY country ORDER BY avg(age)", True),
        ("SELECT name FROM Singer WHERE id < 3 UNION SELECT title FROM Band ORDER BY name", True),
        ("SELECT name FROM (SELECT name FROM Singer WHERE id < 3 ORDER BY age)", False),  # not at the top
        ("SELECT name FROM Singer ORDER BY age DESC LIMIT 1", False),
        ("SELECT name FROM Singer ORDER BY age DESC LIMIT 3", False),  # a tie inside the cut leaves the bag alone
        ("SELECT name FROM Singer ORDER BY age LIMIT 1", False),  # tied, but the tied rows show the same
        ("SELECT sum(score * 1.1) FROM Singer WHERE id <> 4", False),  # backwards, the last bits of the sum differ
        ("SELECT name, max(age) FROM Singer", False),  # SQLite takes the name from the row of the maximum
        ("SELECT name, count(*) FROM Singer GROUP BY id", False),  # one name in each group
        ("SELECT count(*), (SELECT name FROM Singer ORDER BY id LIMIT 1) FROM Singer", False),  # not bare
    ],
)
def test_list_or_bag(path, sql, ordered):
    if ordered is None:
        with pytest.raises(UnusableGold, match="value"):
            gold(path, sql)
        return
    found = gold(path, sql)
    assert found.ordered is ordered
    assert answers_match(format_answer(found.rows), found.rows, ordered=found.ordered)


@pytest.mark.parametrize(
    "sql, tables",
    [
        ("SELECT name FROM singer", ("Singer",)),
        ("SELECT T1.name FROM SINGER AS T1 JOIN band AS T2 ON T1.id = T2.singer_id", ("Singer", "Band")),
        ("SELECT title FROM band WHERE singer_id NOT IN (SELECT id FROM singer) UNION SELECT n FROM many",
         ("Band", "Singer", "Many")),
        ("WITH s AS (SELECT id FROM singer) SELECT title FROM band JOIN s ON s.id = band.id", ("Singer", "Band")),
        ("WITH band AS (SELECT id FROM singer) SELECT id FROM band", ("Singer",)),
        ("SELECT (SELECT max(n) FROM Many), name FROM Singer", ("Many", "Singer")),
        ("SELECT a.name FROM Singer a, Singer b", ("Singer",)),
    ],
)  # fmt: skip
def test_tables_read(path, sql, tables):
    schema = read_schema(Database.open(path))
    assert tables_read(parse(sql), schema) == tables


def records(path, *sqls):
    return [Record(f"q{i}", "music", path, f"question {i}", sql) for i, sql in enumerate(sqls)]


def test_questions_carry_their_result(path):
    sql = "SELECT T1.name, T1.age FROM singer T1 ORDER BY T1.id LIMIT 2"
    (question,) = build_questions(records(path, sql)).questions
    assert question.gold_rows == (("Ada", 52), ("Bo", 32)) and question.gold_columns == ("name", "age")
    assert question.ordered and question.hardness == "medium"
    assert question.tables == ("Singer",) and question.all_tables == ("Singer", "Band", "Many")
    assert (question.id, question.text, question.database_path) == ("q0", "question 0", path)


def test_drops_are_counted_by_reason(path):
    loaded = build_questions(
        records(path, "SELECT 1", "SELECT nope FROM Singer", "not sql at all (", "SELECT n FROM Many", "SELECT 2",
                "SELECT name FROM Singer LIMIT 1", "SELECT photo FROM Singer WHERE id = 2")
    )  # fmt: skip
    assert [question.id for question in loaded.questions] == ["q0", "q4"]
    assert loaded.dropped == {"fails": 2, "too_many_rows": 1, "order_dependent": 1, "value": 1}


def test_drops_are_listed_and_written_with_their_reason(path, tmp_path):
    loaded = build_questions(
        records(path, "SELECT 1", "SELECT nope FROM Singer", "SELECT FROM", "SELECT name FROM Singer WHERE id > 9")
    )
    assert [(drop.id, drop.reason) for drop in loaded.dropped_records] == [
        ("q1", "fails"), ("q2", "fails"), ("q3", "empty")
    ]  # fmt: skip
    write_dropped(tmp_path / "dropped.jsonl", loaded)
    lines = [json.loads(line) for line in (tmp_path / "dropped.jsonl").read_text().splitlines()]
    assert lines[0] == {
        "id": "q1",
        "database": "music",
        "sql": "SELECT nope FROM Singer",
        "reason": "fails",
        "detail": "no such column: nope",
    }
    assert "SELECT FROM" in lines[1]["detail"] and "no rows" in lines[2]["detail"] and len(lines) == 3


def test_empty_golds_stay_under_three_percent(path):
    sqls = ["SELECT name FROM Singer WHERE id = 99" if i % 5 == 0 else "SELECT 1" for i in range(500)]
    loaded = build_questions(records(path, *sqls))
    empties = sum(not question.gold_rows for question in loaded.questions)
    assert loaded.dropped == {"empty": 100 - empties}
    assert 0.02 < empties / len(loaded.questions) <= 0.03


def test_filters(path):
    sqls = ["SELECT 1", "SELECT 1, 2", "SELECT nope, 2 FROM Singer", "SELECT 2", "SELECT 3"]
    easy = build_questions(records(path, *sqls), difficulties=("easy",))
    assert [question.id for question in easy.questions] == ["q0", "q3", "q4"] and easy.dropped == {}
    first = build_questions(records(path, *sqls), difficulties=("easy",), limit=2)
    assert [question.id for question in first.questions] == ["q0", "q3"]


def test_table_filter(path):
    sqls = ["SELECT 1", "SELECT name FROM Singer", "SELECT a.name FROM Singer a, Singer b WHERE a.id = b.id",
            "SELECT name FROM Singer JOIN Band ON Singer.id = singer_id"]  # fmt: skip
    one = build_questions(records(path, *sqls), max_tables=1)
    assert [question.id for question in one.questions] == ["q0", "q1", "q2"] and one.dropped == {}
    assert len(build_questions(records(path, *sqls), max_tables=2).questions) == 4
    with pytest.raises(DatasetError, match=r"1 records \(easy 1, medium 0, hard 0, extra 0.*max_tables 1"):
        build_questions(records(path, sqls[3]), max_tables=1)


def test_nothing_left_names_the_counts(path):
    sqls = ["SELECT 1", "SELECT FROM", "SELECT name FROM Singer WHERE id = (SELECT max(id) FROM Singer)"]
    counts = r"3 records \(easy 1, medium 0, hard 1, extra 0; wanted: extra, .*'fails': 1"
    with pytest.raises(DatasetError, match=counts):
        build_questions(records(path, *sqls), difficulties=("extra",))
    with pytest.raises(DatasetError, match=r"2 records.*hard.*dropped: none"):
        build_questions(records(path, "SELECT 1", "SELECT 2"), difficulties=("hard",))
    with pytest.raises(DatasetError, match=r"'too_many_rows': 1"):
        build_questions(records(path, "SELECT n FROM Many"))


@pytest.mark.parametrize(
    "options", [{"difficulties": ("simple",)}, {"difficulties": ()}, {"limit": 0}, {"max_tables": 0}]
)
def test_filters_that_make_no_sense(path, options):
    with pytest.raises(DatasetError):
        build_questions(records(path, "SELECT 1"), **options)
