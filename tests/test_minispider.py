"""The bundled set: same bytes every time, official layout, no leak, short untied answers, a safe cache."""

import json
import os
import re
import shutil
import sqlite3
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

import pytest

from env import minispider
from env.hardness import hardness
from env.minispider import build
from env.minispider.contents import VERSIONS, make_world
from env.minispider.themes import THEMES, vocabulary

ROOT = Path(__file__).resolve().parents[1]
DATA = minispider.DATA
TRAIN = json.loads((DATA / "train_spider.json").read_text(encoding="utf-8"))
DEV = json.loads((DATA / "dev.json").read_text(encoding="utf-8"))
TABLES = {entry["db_id"]: entry for entry in json.loads((DATA / "tables.json").read_text(encoding="utf-8"))}
BASES = {theme.name for theme in THEMES}
WORLDS = [make_world(theme, version) for theme in THEMES for version in VERSIONS]


@pytest.fixture(scope="module")
def spider(tmp_path_factory) -> Path:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CACHE_HOME", str(tmp_path_factory.mktemp("cache")))
        return minispider.folder()


@pytest.fixture(scope="module")
def databases(spider):
    opened = {path.stem: sqlite3.connect(path) for path in spider.rglob("*.sqlite")}
    yield opened
    for connection in opened.values():
        connection.close()


@pytest.fixture(scope="module")
def kinds_of_queries() -> dict[tuple[str, str], tuple[str, str]]:
    """(database, normalised query) -> (level, name of the kind)."""
    found = {}
    for world in WORLDS:
        for level, kinds in (("easy", build.EASY), ("medium", build.MEDIUM)):
            for kind in kinds:
                for _, query in kind(world):
                    found.setdefault((world.db_id, build.normalised(query)), (level, kind.__name__))
    return found


def theme_of(db_id: str) -> str:
    return re.sub(r"_[b-z]$", "", db_id)


def files_under(folder: Path) -> dict[str, bytes]:
    return {p.relative_to(folder).as_posix(): p.read_bytes() for p in folder.rglob("*") if p.is_file()}


def test_rebuilding_gives_the_same_bytes(tmp_path):
    command = [sys.executable, "-m", "env.minispider.build", "--out", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, check=True, env={**os.environ, "PYTHONHASHSEED": "random"})
    made, kept = files_under(tmp_path), files_under(DATA)
    assert made.keys() == kept.keys()
    assert [name for name in made if made[name] != kept[name]] == []


def test_checked_in_data_is_small_and_one_record_a_line():
    assert sum(map(len, files_under(DATA).values())) <= 900_000
    for name, records in (("train_spider.json", TRAIN), ("dev.json", DEV), ("tables.json", TABLES)):
        assert len((DATA / name).read_text(encoding="utf-8").splitlines()) == len(records) + 2


def test_records_hold_the_official_fields_and_nothing_else():
    assert {tuple(record) for record in TRAIN + DEV} == {("db_id", "question", "query")}
    parts = ("column_names", "column_names_original", "column_types", "db_id")
    parts += ("foreign_keys", "primary_keys", "table_names", "table_names_original")
    assert {tuple(record) for record in TABLES.values()} == {parts}


def test_counts_and_levels(kinds_of_queries):
    def easy_share(records):
        levels = [kinds_of_queries[r["db_id"], build.normalised(r["query"])][0] for r in records]
        return levels.count("easy") / len(levels)

    base_train = [record for record in TRAIN if record["db_id"] in BASES]
    assert len(TRAIN) >= 1500 and len(DEV) >= 250
    assert easy_share(base_train) * len(base_train) >= 200
    assert easy_share(TRAIN) == pytest.approx(0.6, abs=0.05)
    assert easy_share(DEV) == pytest.approx(easy_share(TRAIN), abs=0.02)
    assert {record["db_id"] for record in DEV} == BASES
    assert {record["db_id"] for record in TRAIN} == {world.db_id for world in WORLDS} == set(TABLES)
    assert len(WORLDS) == 5 * len(THEMES)
    assert {record["db_id"] for record in TRAIN[: len(WORLDS)]} == set(TABLES)  # the databases take turns
    assert {record["db_id"] for record in DEV[: len(BASES)]} == BASES


def test_kinds_are_of_their_official_hardness(kinds_of_queries):
    kinds = {r["query"]: kinds_of_queries[r["db_id"], build.normalised(r["query"])] for r in TRAIN + DEV}
    wrong = {(name, query) for query, (level, name) in kinds.items() if hardness(query) != level}
    assert wrong == set()


def test_every_kind_is_asked_and_has_three_wordings(kinds_of_queries):
    kinds = build.EASY + build.MEDIUM
    assert len(kinds) == len({kind.__name__ for kind in kinds}) >= 24
    asked = {kinds_of_queries[r["db_id"], build.normalised(r["query"])][1] for r in TRAIN}
    assert asked == {kind.__name__ for kind in kinds}
    for world in WORLDS[:: len(VERSIONS)]:
        for kind in kinds:
            assert all(len(set(wordings)) == len(wordings) >= 3 for wordings, _ in kind(world)), kind.__name__


def test_dev_queries_are_in_no_version_of_train():
    train, dev = (
        {(theme_of(record["db_id"]), " ".join(record["query"].lower().split())) for record in records}
        for records in (TRAIN, DEV)
    )
    assert train & dev == set()


def test_no_query_stands_twice_and_no_question_has_two_meanings():
    queries = [(r["db_id"], build.normalised(r["query"])) for r in TRAIN + DEV]
    assert len(queries) == len(set(queries))
    meanings = defaultdict(set)
    for record in TRAIN + DEV:
        meanings[theme_of(record["db_id"]), record["question"]].add(record["query"])
    assert {key: found for key, found in meanings.items() if len(found) > 1} == {}


def test_versions_word_the_same_query_differently():
    wordings = defaultdict(list)
    for record in TRAIN:
        wordings[theme_of(record["db_id"]), record["query"]].append(record["question"])
    shared = [found for found in wordings.values() if len(found) >= 3]
    assert len(shared) > 50 and all(len(set(found)) >= 2 for found in shared)


def test_every_gold_has_a_short_answer_without_null(databases):
    empty = 0
    for record in TRAIN + DEV:
        rows = databases[record["db_id"]].execute(record["query"]).fetchall()
        empty += not rows
        assert len(rows) <= 6, record
        assert all(value is not None for row in rows for value in row), record
    assert empty <= 0.02 * len(TRAIN + DEV)


def test_no_answer_depends_on_storage_order(databases):
    for record in TRAIN + DEV:
        connection = databases[record["db_id"]]
        answers = []
        for reverse in (0, 1):
            connection.execute(f"PRAGMA reverse_unordered_selects = {reverse}")
            rows = connection.execute(record["query"]).fetchall()
            answers.append(rows if "ORDER BY" in record["query"] else sorted(rows))
        assert answers[0] == answers[1], record


def test_no_tie_at_order_by(databases):
    form = re.compile(r"SELECT .+? FROM (.+ ORDER BY (\w+)(?: DESC)?)(?: LIMIT (\d+))?")
    checked = 0
    for record in TRAIN + DEV:
        if "ORDER BY" not in record["query"]:
            assert "LIMIT" not in record["query"]
            continue
        source, column, limit = form.fullmatch(record["query"]).groups()
        keys = [row[0] for row in databases[record["db_id"]].execute(f"SELECT {column} FROM {source}")]
        kept = keys[: int(limit) + 1] if limit else keys
        assert len(set(kept)) == len(kept), record
        checked += 1
    assert checked > 100


def test_foreign_keys_hold_and_tables_json_describes_the_databases(databases):
    assert databases.keys() == TABLES.keys()
    for db_id, connection in databases.items():
        record = TABLES[db_id]
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
        names = record["table_names_original"]
        columns, types, primary, foreign = [[-1, "*"]], ["text"], [], []
        for number, name in enumerate(names):
            for _, column, kind, _, _, is_key in connection.execute(f"PRAGMA table_info({name})"):
                primary += [len(columns)] if is_key else []
                columns.append([number, column])
                types.append("number" if kind == "INTEGER" else "text")
        for number, name in enumerate(names):
            for _, _, parent, column, target, *_ in connection.execute(f"PRAGMA foreign_key_list({name})"):
                parent_column = columns.index([names.index(parent), target])
                foreign.append([columns.index([number, column]), parent_column])
        assert 2 <= len(names) <= 4 and foreign
        assert record["column_names_original"] == columns
        assert (record["column_types"], record["primary_keys"]) == (types, primary)
        assert sorted(foreign) == sorted(record["foreign_keys"])
        assert record["column_names"] == [[number, name.replace("_", " ")] for number, name in columns]


def test_cells_are_single_known_words_and_small_integers():
    known = set(vocabulary())
    assert len(known) == len(vocabulary())
    for world in WORLDS:
        for table in world.theme.tables:
            rows = world.rows[table.name]
            assert 6 <= table.fewest <= len(rows) <= table.most <= 20
            assert {table.name, *table.columns} <= known
            for value in (value for row in rows for value in row):
                if isinstance(value, str):
                    assert value in known and value.isalpha() and value.isascii()
                else:
                    assert 0 <= value <= 9999
    assert all(re.fullmatch(r"[A-Za-z]+|[a-z]+_[a-z]+", word) for word in known)


def test_versions_differ_in_rows_only(databases):
    same, shared = 0, 0
    for record in TRAIN:
        if record["db_id"] not in BASES:
            base = databases[theme_of(record["db_id"])].execute(record["query"]).fetchall()
            shared += 1
            same += base == databases[record["db_id"]].execute(record["query"]).fetchall()
    assert shared > 1000 and same / shared < 0.3


def test_folder_is_built_once_and_named_by_its_content(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    built = minispider.folder()
    assert built.parent == tmp_path / "multi-turn-grpo"
    assert re.fullmatch(r"minispider-[0-9a-f]{12}", built.name)
    assert [path.name for path in built.parent.iterdir()] == [built.name]
    assert {path.suffix for path in built.rglob("*.*")} == {".json", ".sqlite"}
    monkeypatch.setattr(minispider, "_build", lambda *_: pytest.fail("built again"))
    assert minispider.folder() == built


def test_changed_data_gets_another_folder(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    before = minispider.folder()
    shutil.copytree(DATA, tmp_path / "data")
    monkeypatch.setattr(minispider, "DATA", tmp_path / "data")
    assert minispider.folder() == before
    script = tmp_path / "data" / "database" / "concerts" / "concerts.sql"
    script.write_bytes(script.read_bytes().swapcase())  # of the same length
    assert minispider.folder() != before


def test_two_processes_build_at_the_same_time(tmp_path):
    program = "from env import minispider; print(minispider.folder())"
    environment = {**os.environ, "XDG_CACHE_HOME": str(tmp_path)}
    command = {"args": [sys.executable, "-c", program], "cwd": ROOT, "env": environment}
    racers = [subprocess.Popen(**command, stdout=subprocess.PIPE, text=True) for _ in range(2)]
    told = {racer.communicate(timeout=30)[0].strip() for racer in racers}
    assert [racer.returncode for racer in racers] == [0, 0]
    assert told == {str(path) for path in (tmp_path / "multi-turn-grpo").iterdir()}


def test_the_loser_of_a_race_uses_the_winners_folder(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    build_own = minispider._build

    def lose(sources, built):
        build_own(sources, built)
        monkeypatch.setattr(minispider, "_build", build_own)
        minispider.folder()  # the other process gets there first

    monkeypatch.setattr(minispider, "_build", lose)
    folder = minispider.folder()
    assert [path.name for path in folder.parent.iterdir()] == [folder.name]


def test_a_failed_build_leaves_nothing(tmp_path, monkeypatch):
    def fail(sources, built):
        built.mkdir()
        raise OSError("disk full")

    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(minispider, "_build", fail)
    with pytest.raises(ValueError, match=r"disk full.*XDG_CACHE_HOME"):
        minispider.folder()
    assert list((tmp_path / "multi-turn-grpo").iterdir()) == []


def test_an_unwritable_cache_says_what_to_set(tmp_path, monkeypatch):
    (tmp_path / "file").write_text("not a folder", encoding="utf-8")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    with pytest.raises(ValueError, match="set XDG_CACHE_HOME"):
        minispider.folder()


@pytest.mark.parametrize("ignored", ["", "relative/cache"])
def test_without_an_absolute_setting_the_cache_is_in_the_home_folder(tmp_path, monkeypatch, ignored):
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_CACHE_HOME", ignored)
    assert minispider.folder().parent == tmp_path / ".cache" / "multi-turn-grpo"
