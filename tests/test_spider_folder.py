"""Spider's official folder layout: files, ids, faults by name, and the shared sample against its labels."""

import json
import shutil
import sqlite3
from collections import Counter

import pytest

from env.answers import answers_match, format_answer
from env.questions import DatasetError, load_spider

FIELDS_NOT_TO_READ = ("id", "hardness", "gold_empty", "order_dependent")


@pytest.fixture
def folder(tmp_path):
    """The official layout, small: two train files, dev, test, one database."""
    (tmp_path / "database/music").mkdir(parents=True)
    connection = sqlite3.connect(tmp_path / "database/music/music.sqlite")
    connection.execute("CREATE TABLE singer(name TEXT)")
    connection.close()
    for number, name in enumerate(("train_spider", "train_others", "dev", "test"), 1):
        items = [{"db_id": "music", "question": "How many?", "query": f"SELECT {number}"}]
        (tmp_path / f"{name}.json").write_text(json.dumps(items))
    return tmp_path


def test_layout(folder):
    train = load_spider(folder, "train").questions
    assert [(q.id, q.gold_rows) for q in train] == [("train_spider-0", ((1,),)), ("train_others-0", ((2,),))]
    (dev,) = load_spider(str(folder), "dev").questions
    assert dev.gold_sql == "SELECT 3" and dev.text == "How many?" and dev.database_id == "music"
    (test,) = load_spider(folder, "test").questions
    assert (test.id, test.gold_sql) == ("test-0", "SELECT 4")
    (folder / "train_others.json").unlink()
    assert len(load_spider(folder, "train").questions) == 1


def test_the_release_keeps_the_databases_of_test_questions_apart(folder):
    (folder / "database" / "music").rename(folder / "music")
    (folder / "test_database").mkdir()
    (folder / "music").rename(folder / "test_database" / "music")
    (test,) = load_spider(folder, "test").questions
    assert test.database_path == folder / "test_database" / "music" / "music.sqlite"
    with pytest.raises(ValueError, match="No database file"):
        load_spider(folder, "dev")


@pytest.mark.parametrize(
    "split, missing",
    [
        ("train", "train_spider.json"),
        ("dev", "dev.json"),
        ("test", "test.json"),  # older releases have none
        ("train", "database"),
        ("train", "database/music/music.sqlite"),
        ("train", "."),
    ],
)
def test_what_is_missing_is_named(folder, split, missing):
    gone = folder / missing
    shutil.rmtree(gone) if gone.is_dir() else gone.unlink()
    with pytest.raises(ValueError) as caught:
        load_spider(folder, split)
    assert str(gone.resolve()) in str(caught.value)


@pytest.mark.parametrize(
    "content, words",
    [
        ("{", "not valid JSON"),
        ("{}", "a list"),
        ("[1]", "record 0"),
        ('[{"db_id": "music"}]', "record 0"),
        ('[{"db_id": "music", "question": "Who?", "query": null}]', "record 0"),
    ],
)
def test_malformed_files_are_named(folder, content, words):
    (folder / "dev.json").write_text(content)
    with pytest.raises(DatasetError, match=f"dev.json.*{words}"):
        load_spider(folder, "dev")


def test_unknown_split(folder):
    with pytest.raises(DatasetError, match="'train', 'dev' or 'test'"):
        load_spider(folder, "validation")


@pytest.fixture(scope="module")
def stripped_spider(tmp_path_factory, shared):
    """The shared Spider sample without the fields that the loader must not read."""
    folder, sample = tmp_path_factory.mktemp("spider"), shared / "spider"
    (folder / "database").symlink_to(sample / "database")
    labels = {}
    for name in ("train_spider", "dev"):
        items = json.loads((sample / f"{name}.json").read_text())
        labels[name] = [{field: item.pop(field, None) for field in FIELDS_NOT_TO_READ} for item in items]
        (folder / f"{name}.json").write_text(json.dumps(items))
    return folder, labels


@pytest.mark.parametrize("split, name", [("train", "train_spider"), ("dev", "dev")])
def test_shared_spider(stripped_spider, split, name):
    folder, labels = stripped_spider
    loaded = load_spider(folder, split)
    kept = {int(question.id.rpartition("-")[2]): question for question in loaded.questions}
    assert len(kept) + sum(loaded.dropped.values()) == len(labels[name])
    assert len(kept) > 0.93 * len(labels[name])
    assert set(loaded.dropped) <= {"too_many_rows", "order_dependent", "empty"}
    agreed = Counter(labels[name][i]["hardness"] == question.hardness for i, question in kept.items())
    assert agreed[True] / len(kept) >= 0.97
    # A label for empty golds that is right by construction, and one for order found by another method.
    assert all(bool(labels[name][i]["gold_empty"]) == (not question.gold_rows) for i, question in kept.items())
    leaning = [i for i, label in enumerate(labels[name]) if label["order_dependent"]]
    assert sum(i in kept for i in leaning) <= 0.2 * len(leaning)
    assert all(question.tables and set(question.tables) <= set(question.all_tables) for question in kept.values())
    assert all(
        answers_match(format_answer(question.gold_rows), question.gold_rows, ordered=question.ordered)
        for question in kept.values()
    )


def test_shared_spider_filtered(stripped_spider):
    folder, _ = stripped_spider
    loaded = load_spider(folder, "train", difficulties=("easy",), limit=100)
    assert len(loaded.questions) == 100 and {question.hardness for question in loaded.questions} == {"easy"}
