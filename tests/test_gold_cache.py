"""Golds on disk: run once, keyed by database, SQL and code, and never trusted when damaged."""

import ast
import json
import shutil
import sqlite3
from pathlib import Path

import pytest

from env import gold_cache as module
from env.gold import run_gold
from env.gold_cache import GOLD_CODE, gold_version
from env.questions import Record, build_questions, load_spider

ENV = Path(module.__file__).parent
SQLS = (
    "SELECT n, x, t, NULL FROM a",
    "SELECT avg(x) FROM a",
    "SELECT t FROM a ORDER BY n DESC",
    "SELECT n FROM a UNION SELECT x FROM a UNION SELECT x'00'",
    "SELECT t FROM a LIMIT 1",
)


def make_database(path, text="é|😀\n"):
    path.unlink(missing_ok=True)
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE a(n INTEGER, x REAL, t TEXT)")
    connection.executemany("INSERT INTO a VALUES (?, ?, ?)", [(2**62, 0.1, text), (1, 1.0, "b")])
    connection.commit()
    connection.close()
    return path


@pytest.fixture
def cache(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return tmp_path / "cache" / "multi-turn-grpo" / "golds"


@pytest.fixture
def ran(monkeypatch):
    """The SQL of every gold that is really run."""
    seen = []

    def counted(database, schema, sql, tree):
        seen.append(sql)
        return run_gold(database, schema, sql, tree)

    monkeypatch.setattr(module, "run_gold", counted)
    return seen


def load(path, sqls=SQLS):
    return build_questions(Record(f"q{i}", "a", path, "?", sql) for i, sql in enumerate(sqls))


def test_a_second_load_runs_and_parses_nothing_and_reads_the_same(tmp_path, cache, ran, monkeypatch):
    path = make_database(tmp_path / "a.sqlite")
    cold = load(path)
    assert len(cold.questions) == 3 and cold.dropped == {"value": 1, "order_dependent": 1}
    assert ran == list(SQLS)
    with monkeypatch.context() as patch:
        patch.setattr(module, "parse", lambda sql: pytest.fail(f"parsed again: {sql}"))
        warm = load(path)
    assert ran == list(SQLS)
    assert warm == cold
    types = [[type(cell) for row in question.gold_rows for cell in row] for question in warm.questions]
    assert types[0][:4] == [int, float, str, type(None)] and warm.questions[0].gold_rows[1][1:2] == (1.0,)
    assert load(path, ["SELECT n FROM a"]).questions and ran[len(SQLS) :] == ["SELECT n FROM a"]


def test_a_failure_may_have_been_of_the_moment(tmp_path, cache, ran):
    path = make_database(tmp_path / "a.sqlite")
    sqls = ["SELECT 1", "SELECT nope FROM a"]
    assert load(path, sqls).dropped == load(path, sqls).dropped == {"fails": 1}
    assert ran == [*sqls, sqls[1]]


def test_a_question_that_a_filter_left_out_is_run_once_it_is_wanted(tmp_path, cache, ran):
    path = make_database(tmp_path / "a.sqlite")
    sqls = ["SELECT max(n) FROM a", "SELECT n, t FROM a WHERE n > 1"]
    records = [Record(str(i), "a", path, "?", sql) for i, sql in enumerate(sqls)]
    assert len(build_questions(records, difficulties=("easy",)).questions) == 1
    assert ran == sqls[:1]
    for _ in range(2):
        assert len(build_questions(records).questions) == 2
        assert ran == sqls


def test_the_key_is_the_content_of_the_database(tmp_path, cache, ran):
    path = make_database(tmp_path / "a.sqlite")
    load(path)
    load(shutil.copy(path, tmp_path / "another name.sqlite"))
    assert len(ran) == len(SQLS)
    before = load(path, SQLS[:1]).questions[0].gold_rows
    make_database(path, "changed")
    assert load(path, SQLS[:1]).questions[0].gold_rows != before
    assert len(ran) == len(SQLS) + 1


def test_the_key_is_the_code(tmp_path, cache, ran, monkeypatch):
    path = make_database(tmp_path / "a.sqlite")
    load(path)
    monkeypatch.setattr(module, "gold_version", lambda: "later")
    load(path)
    assert len(ran) == 2 * len(SQLS)
    assert {folder.name for folder in cache.iterdir()} == {gold_version(), "later"}


@pytest.mark.parametrize("name", GOLD_CODE)
def test_a_change_of_any_gold_code_is_another_version(tmp_path, name):
    for file in GOLD_CODE:
        shutil.copy(ENV / file, tmp_path)
    assert gold_version(tmp_path) == gold_version()
    (tmp_path / name).write_bytes((ENV / name).read_bytes().swapcase())  # of the same length
    assert gold_version(tmp_path) != gold_version()


def test_the_gold_code_is_all_that_run_gold_imports():
    needed, new = set(), {"gold.py", "hardness.py"}  # hardness.py parses the SQL that run_gold is given
    while new:
        needed |= new
        trees = [ast.parse((ENV / name).read_text()) for name in new]
        modules = {node.module for tree in trees for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
        new = {f"{name.removeprefix('env.')}.py" for name in modules if name.startswith("env.")} - needed
    assert needed == set(GOLD_CODE)


@pytest.mark.parametrize("damage", ["cut", "empty", "flipped", "no JSON", "folder"])
def test_a_damaged_file_is_run_again(tmp_path, cache, ran, damage):
    path = make_database(tmp_path / "a.sqlite")
    cold = load(path)
    (file,) = cache.glob("*/*.json")
    content = file.read_bytes()
    file.unlink()
    if damage == "folder":
        file.mkdir()
    else:
        file.write_bytes(
            {
                "cut": content[:-20],
                "empty": b"",
                "flipped": content.replace(b"0.1", b"0.2"),  # valid JSON, another answer
                "no JSON": b"\xff\x00nonsense",
            }[damage]
        )
    assert load(path) == cold
    assert len(ran) == 2 * len(SQLS)
    if damage != "folder":
        assert file.read_bytes() == content


def test_files_are_put_in_place_whole(tmp_path, cache, monkeypatch):
    path = make_database(tmp_path / "a.sqlite")

    def fail(source, target):
        raise OSError("disk full")

    monkeypatch.setattr(module.os, "replace", fail)
    assert len(load(path).questions) == 3
    assert list(cache.glob("*/*")) == []  # neither half a file nor a scratch file


def test_a_cache_that_can_not_be_written_costs_time_only(tmp_path, monkeypatch, caplog):
    (tmp_path / "file").write_text("not a folder")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    assert len(load(make_database(tmp_path / "a.sqlite")).questions) == 3
    assert "golds are not cached" in caplog.text


def test_a_stopped_load_keeps_what_it_has_run(tmp_path, cache, ran):
    path = make_database(tmp_path / "a.sqlite")

    def records():
        yield Record("q0", "a", path, "?", SQLS[0])
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        build_questions(records())
    (file,) = cache.glob("*/*.json")
    assert list(json.loads(file.read_bytes().partition(b"\n")[2])) == [SQLS[0]]


def test_shared_spider_cold_and_warm(shared, cache, ran):
    cold = load_spider(shared / "spider", "dev")
    times = len(ran)
    assert 100 < times < len(cold.questions)  # two wordings of a question share one gold
    assert load_spider(shared / "spider", "dev") == cold
    assert len(ran) == times
