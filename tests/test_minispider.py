"""The bundled set: same bytes every time, official layout, no leak, unseen themes, short untied answers."""

import json
import os
import re
import sqlite3
import subprocess
import sys
from collections import Counter, defaultdict
from pathlib import Path

import pytest

from env import minispider
from env.hardness import hardness, parse
from env.minispider import build
from env.minispider.contents import make_world
from env.minispider.themes import TRAINED_THEMES, vocabulary
from env.minispider.unseen_themes import UNSEEN_THEMES
from env.questions import load_spider

ROOT = Path(__file__).resolve().parents[1]
DATA = minispider.DATA
TRAIN, DEV, TEST, SCHEMAS = (
    json.loads((DATA / f"{name}.json").read_text(encoding="utf-8"))
    for name in ("train_spider", "dev", "test", "tables")
)
EVERY = TRAIN + DEV + TEST
TABLES = {entry["db_id"]: entry for entry in SCHEMAS}
BASES = {theme.name for theme in TRAINED_THEMES}
UNSEEN = {theme.name for theme in UNSEEN_THEMES}
TRAINED_WORLDS = [make_world(theme) for theme in TRAINED_THEMES]
UNSEEN_WORLDS = [make_world(theme) for theme in UNSEEN_THEMES]
WORLDS = TRAINED_WORLDS + UNSEEN_WORLDS
LOWER_SNAKE = r"[a-z]+(_[a-z]+)?"


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


def table_names(themes) -> set[str]:
    return {table.name for theme in themes for table in theme.tables}


def theme_of(db_id: str) -> str:
    return re.sub(r"_[b-z]$", "", db_id)


def databases_of(records) -> set[str]:
    return {record["db_id"] for record in records}


def files_under(folder: Path) -> dict[str, bytes]:
    return {p.relative_to(folder).as_posix(): p.read_bytes() for p in folder.rglob("*") if p.is_file()}


def test_rebuilding_gives_the_same_bytes(tmp_path):
    command = [sys.executable, "-m", "env.minispider.build", "--out", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, check=True, env={**os.environ, "PYTHONHASHSEED": "random"})
    made, kept = files_under(tmp_path), files_under(DATA)
    assert made.keys() == kept.keys()
    assert [name for name in made if made[name] != kept[name]] == []


def test_checked_in_data_is_small_and_one_record_a_line():
    assert sum(map(len, files_under(DATA).values())) <= 1_100_000
    named = {"train_spider.json": TRAIN, "dev.json": DEV, "test.json": TEST, "tables.json": SCHEMAS}
    for name, records in named.items():
        assert len((DATA / name).read_text(encoding="utf-8").splitlines()) == len(records) + 2


def test_records_hold_the_official_fields_and_nothing_else():
    assert {tuple(record) for record in EVERY} == {("db_id", "question", "query")}
    parts = ("column_names", "column_names_original", "column_types", "db_id")
    parts += ("foreign_keys", "primary_keys", "table_names", "table_names_original")
    assert {tuple(record) for record in TABLES.values()} == {parts}


def test_counts_and_levels(kinds_of_queries):
    def easy_share(records):
        levels = [kinds_of_queries[r["db_id"], build.normalised(r["query"])][0] for r in records]
        return levels.count("easy") / len(levels)

    assert [len(TRAIN), len(DEV), len(TEST)] == [8 * 216, 8 * 41, 2 * 82]
    for records, per_database in ((TRAIN, 216), (DEV, 41), (TEST, 82)):
        assert set(Counter(record["db_id"] for record in records).values()) == {per_database}
        assert easy_share(records) == pytest.approx(0.6, abs=0.02)
        count = len(databases_of(records))
        assert databases_of(records[:count]) == databases_of(records)  # the databases take turns


def test_eight_themes_are_trained_and_two_never():
    assert (len(BASES), len(UNSEEN)) == (8, 2)
    assert databases_of(TRAIN) == databases_of(DEV) == {world.db_id for world in TRAINED_WORLDS} == BASES
    assert databases_of(TEST) == {world.db_id for world in UNSEEN_WORLDS} == UNSEEN
    assert {theme_of(db_id) for db_id in databases_of(TRAIN + DEV)} & UNSEEN == set()
    assert set(TABLES) == databases_of(EVERY) and len(TABLES) == len(SCHEMAS)


def test_unseen_themes_have_new_tables_and_known_values():
    """Else a table of theirs would be trained on after all, or a wrong answer could be a word never copied."""
    assert table_names(UNSEEN_THEMES) & table_names(TRAINED_THEMES) == set()
    known = set(vocabulary())
    for theme in UNSEEN_THEMES:
        assert all(set(column.words) <= known for table in theme.tables for column in table.texts)
    new_columns = {
        theme.name: {column.column for table in theme.tables for column in table.described} - known
        for theme in UNSEEN_THEMES
    }
    assert new_columns == {
        "museum": set(),
        "hotel": {"RoomCount", "OpeningYear", "FullName", "HomeTown", "NightPrice"},
    }


def test_only_unseen_themes_have_oddly_cased_columns():
    odd = defaultdict(set)
    for entry in SCHEMAS:
        columns = {name for _, name in entry["column_names_original"][1:]}
        assert all(re.fullmatch(LOWER_SNAKE, name) for name in entry["table_names_original"])
        odd[theme_of(entry["db_id"])] |= {name for name in columns if not re.fullmatch(LOWER_SNAKE, name)}
    odd = {theme: names for theme, names in odd.items() if names}
    assert odd and odd.keys() <= UNSEEN
    written = " ".join(record["question"] for record in TEST)
    assert all(name not in written for names in odd.values() for name in names)  # the database alone tells them


def test_kinds_are_of_their_official_hardness(kinds_of_queries):
    kinds = {r["query"]: kinds_of_queries[r["db_id"], build.normalised(r["query"])] for r in EVERY}
    wrong = {(name, query) for query, (level, name) in kinds.items() if hardness(parse(query)) != level}
    assert wrong == set()


def test_every_kind_is_asked_and_has_three_wordings(kinds_of_queries):
    kinds = build.EASY + build.MEDIUM
    assert len(kinds) == len({kind.__name__ for kind in kinds}) >= 24
    asked = {kinds_of_queries[r["db_id"], build.normalised(r["query"])][1] for r in TRAIN}
    assert asked == {kind.__name__ for kind in kinds}
    for world in WORLDS:
        for kind in kinds:
            assert all(len(set(wordings)) == len(wordings) >= 3 for wordings, _ in kind(world)), kind.__name__


def test_no_dev_query_is_a_train_query_of_its_theme():
    train, dev = (
        {(theme_of(record["db_id"]), " ".join(record["query"].lower().split())) for record in records}
        for records in (TRAIN, DEV)
    )
    assert train & dev == set()


def test_no_query_stands_twice_and_no_question_has_two_meanings():
    queries = [(r["db_id"], build.normalised(r["query"])) for r in EVERY]
    assert len(queries) == len(set(queries))
    meanings = defaultdict(set)
    for record in EVERY:
        meanings[theme_of(record["db_id"]), record["question"]].add(record["query"])
    assert {key: found for key, found in meanings.items() if len(found) > 1} == {}


def test_every_gold_has_a_short_answer_without_null(databases):
    for records in (TRAIN, DEV, TEST):
        empty = 0
        for record in records:
            rows = databases[record["db_id"]].execute(record["query"]).fetchall()
            empty += not rows
            assert len(rows) <= 6, record
            assert all(value is not None for row in rows for value in row), record
        assert empty <= 0.02 * len(records)


@pytest.mark.parametrize("split, records", [("train", TRAIN), ("dev", DEV), ("test", TEST)])
def test_the_loader_keeps_every_question(spider, split, records):
    loaded = load_spider(spider, split)
    assert (len(loaded.questions), loaded.dropped) == (len(records), {})


def test_no_answer_depends_on_storage_order(databases):
    for record in EVERY:
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
    for record in EVERY:
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
        assert 2 <= len(names) <= 5 and foreign
        assert record["column_names_original"] == columns
        assert (record["column_types"], record["primary_keys"]) == (types, primary)
        assert sorted(foreign) == sorted(record["foreign_keys"])
        in_english = [[number, re.sub("([a-z])([A-Z])", r"\1 \2", name)] for number, name in columns]
        assert record["column_names"] == [[number, name.replace("_", " ").lower()] for number, name in in_english]


def test_cells_are_single_known_words_and_small_integers():
    known = set(vocabulary())
    assert len(known) == len(vocabulary())
    for world in WORLDS:
        for table in world.theme.tables:
            rows = world.rows[table.name]
            assert 6 <= table.fewest <= len(rows) <= table.most <= 30
            assert world.theme in UNSEEN_THEMES or {table.name, *table.columns} <= known
            for value in (value for row in rows for value in row):
                if isinstance(value, str):
                    assert value in known and value.isalpha() and value.isascii()
                else:
                    assert 0 <= value <= 9999
    assert all(re.fullmatch(rf"[A-Z][a-z]+|{LOWER_SNAKE}", word) for word in known)
