"""Spider's questions in the hub's form, fed from a local folder that `datasets` reads; nothing here needs a network."""

import json
import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from env.questions import DatasetError, load_hub

ROOT = Path(__file__).resolve().parents[1]
TRAIN = [
    {"db_id": "music", "query": "SELECT name FROM singer", "question": "Who sings?", "query_toks": ["SELECT"]},
    {"db_id": "music", "query": "SELECT count(*) FROM singer", "question": "How many?", "query_toks": []},
]
DEV = [{"db_id": "music", "query": "SELECT max(age) FROM singer", "question": "How old?", "query_toks": []}]


@pytest.fixture
def databases(tmp_path):
    (tmp_path / "databases" / "music").mkdir(parents=True)
    connection = sqlite3.connect(tmp_path / "databases" / "music" / "music.sqlite")
    connection.executescript("CREATE TABLE singer(name, age); INSERT INTO singer VALUES ('Ada', 52), ('Bo', 3)")
    connection.close()
    return tmp_path / "databases"


@pytest.fixture
def hub(tmp_path, monkeypatch):
    """A folder of Parquet files, as the hub has them: `train` and `validation`."""
    import datasets

    monkeypatch.setattr(datasets.config, "HF_DATASETS_CACHE", tmp_path / "hf")
    for split, items in (("train", TRAIN), ("validation", DEV)):
        datasets.Dataset.from_list(items).to_parquet(tmp_path / "hub" / f"{split}-00000-of-00001.parquet")
    return tmp_path / "hub"


def test_splits_and_fields(hub, databases):
    train = load_hub("train", databases, name=str(hub)).questions
    assert [(q.id, q.text, q.gold_sql, q.gold_rows) for q in train] == [
        ("train-0", "Who sings?", "SELECT name FROM singer", (("Ada",), ("Bo",))),
        ("train-1", "How many?", "SELECT count(*) FROM singer", ((2,),)),
    ]
    (dev,) = load_hub("dev", str(databases), name=str(hub)).questions
    assert (dev.id, dev.gold_rows, dev.database_id) == ("dev-0", ((52,),), "music")
    assert dev.database_path == databases / "music" / "music.sqlite"
    with pytest.raises(DatasetError, match="'train' or 'dev'"):
        load_hub("test", databases, name=str(hub))


def test_filters(hub, databases):
    assert len(load_hub("train", databases, name=str(hub), limit=1).questions) == 1
    with pytest.raises(DatasetError, match="2 records .*easy 2"):
        load_hub("train", databases, name=str(hub), difficulties=("hard",))


def test_the_folder_of_the_official_release_serves(hub, databases, tmp_path):
    (tmp_path / "spider").mkdir()
    databases.rename(tmp_path / "spider" / "database")
    (dev,) = load_hub("dev", tmp_path / "spider", name=str(hub)).questions
    assert dev.database_path == tmp_path / "spider" / "database" / "music" / "music.sqlite"


@pytest.mark.parametrize("gone", [".", "music/music.sqlite"])
def test_without_databases_it_says_where_they_are_to_be_had(hub, databases, gone):
    (databases / "music" / "music.sqlite").unlink()
    if gone == ".":
        (databases / "music").rmdir()
        databases.rmdir()
    with pytest.raises(DatasetError) as caught:
        load_hub("train", databases, name=str(hub))
    fault = "No folder of databases at" if gone == "." else "No database file at"
    for words in (f"{fault} {databases / gone}", "yale-lily.github.io/spider", "database/<db_id>/<db_id>.sqlite"):
        assert words in str(caught.value)


def test_missing_columns_are_named(hub, databases, tmp_path):
    (tmp_path / "odd").mkdir()
    (tmp_path / "odd" / "train.jsonl").write_text(json.dumps({"db_id": "music", "sql": "SELECT 1"}) + "\n")
    with pytest.raises(DatasetError, match="no column question, query"):
        load_hub("train", databases, name=str(tmp_path / "odd"))


def test_a_row_without_text_is_named(hub, databases, tmp_path):
    (tmp_path / "odd").mkdir()
    rows = [TRAIN[0], TRAIN[1] | {"question": None}]
    (tmp_path / "odd" / "train.jsonl").write_text("".join(json.dumps(row) + "\n" for row in rows))
    with pytest.raises(DatasetError, match="train row 1"):
        load_hub("train", databases, name=str(tmp_path / "odd"))


def test_without_the_package_it_says_what_to_install(databases, monkeypatch):
    monkeypatch.setitem(sys.modules, "datasets", None)
    with pytest.raises(DatasetError, match="pip install datasets"):
        load_hub("train", databases)


def test_without_a_network_it_says_what_to_do_in_one_line(databases, tmp_path):
    program = f"from env.questions import load_hub; load_hub('train', {str(databases)!r})"
    environment = {**os.environ, "HF_HUB_OFFLINE": "1", "HF_HOME": str(tmp_path / "hf")}
    command = [sys.executable, "-c", program]
    failed = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    last = failed.stderr.strip().split("\n")[-1]
    assert "DatasetError: xlangai/spider (train) can't be loaded" in last
    assert "Spider's official layout instead" in last
    assert "During handling" not in failed.stderr


def test_a_long_error_becomes_one_line(databases, monkeypatch):
    import datasets

    def fail(name, split):
        raise RuntimeError("first\nsecond")

    monkeypatch.setattr(datasets, "load_dataset", fail)
    with pytest.raises(DatasetError) as caught:
        load_hub("train", databases)
    assert "(first)" in str(caught.value) and "\n" not in str(caught.value)
