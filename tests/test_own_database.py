"""An own SQLite file with an own JSONL: answers as rows, held-out questions, and errors that name the line."""

import json
import random
import sqlite3
from pathlib import Path

import pytest

from env.answers import format_answer
from env.database import Database
from env.questions import DatasetError, load_own
from env.sql_environment import SqlEnvironment
from grpo.cli import configure
from grpo.phase import Setting
from grpo.runs import open_run
from grpo.stopping import Stopping
from grpo.voice import Voice
from sft.expert import demonstrate
from sft.phase import demonstrable, run_sft

TINY = Path(__file__).resolve().parents[1] / "grpo" / "tiny"


@pytest.fixture
def database(tmp_path):
    path = tmp_path / "bands.sqlite"
    connection = sqlite3.connect(path)
    connection.executescript(
        "CREATE TABLE singer(name TEXT, age INT); INSERT INTO singer VALUES ('Ada', 52), ('Bo', 32);"
        "CREATE TABLE town(name TEXT); INSERT INTO town VALUES ('Ede');"
    )
    connection.close()
    return path


@pytest.fixture
def load(tmp_path, database):
    """Loads lines (objects, or text as it stands) of a file."""

    def load(*lines, split="train", **filters):
        path = tmp_path / "asked.jsonl"
        path.write_text("".join((line if isinstance(line, str) else json.dumps(line)) + "\n" for line in lines))
        return load_own(database, path, split, **filters)

    return load


def answered(answer, **fields):
    return {"question": "Who?", "answer": answer, "split": "train"} | fields


COUNT = {"question": "How many?", "sql": "SELECT count(*) FROM singer", "split": "train"}
OTHER = {"question": "How old?", "sql": "SELECT max(age) FROM singer", "split": "dev"}


def test_sql_and_answers_in_one_file(load, database):
    counted, told = load(COUNT, "", answered(["Ada", "Bo"])).questions
    assert (counted.id, counted.gold_rows, counted.tables) == ("asked-1", ((2,),), ("singer",))
    assert (told.id, told.gold_rows, told.gold_sql) == ("asked-3", (("Ada",), ("Bo",)), "")
    assert (told.gold_columns, told.tables, told.ordered, told.hardness) == ((), (), False, "easy")
    assert told.all_tables == ("singer", "town") and told.database_path == database and told.database_id == "bands"


@pytest.mark.parametrize(
    "answer, rows",
    [
        (12, ((12,),)),
        (0.5, ((0.5,),)),
        ("Ada", (("Ada",),)),
        (None, ((None,),)),
        (["Smith, John"], (("Smith, John",),)),
        ([1, None, "x"], ((1,), (None,), ("x",))),
        ([["Ada", 52], ["Bo", 32]], (("Ada", 52), ("Bo", 32))),
        ([["one row", 1]], (("one row", 1),)),
    ],
)
def test_forms_of_an_answer(load, answer, rows):
    assert load(COUNT, answered(answer)).questions[1].gold_rows == rows


@pytest.mark.parametrize(
    "answer, words",
    [
        ("Ada, Bo", r"several.*\[\"Ada, Bo\"\]"),
        ("Ada | 52", "several"),
        ("Ada\nBo", "several"),
        ('["Ada"]', "several"),
        (True, "1 and 0"),
        ([False], "1 and 0"),
        ({"name": "Ada"}, "a text, a number or null"),
        ([[["Ada"]]], "a text, a number or null"),
        ([["Ada", 52], "Bo"], "rows of one width"),
        ([["Ada", 52], ["Bo"]], "rows of one width"),
        ([[]], "rows of one width"),
    ],
)
def test_answers_that_are_refused(load, answer, words):
    with pytest.raises(DatasetError, match=f"asked.jsonl, line 2: .*{words}"):
        load(COUNT, answered(answer))


@pytest.mark.parametrize(
    "line, words",
    [
        ("{", "no valid JSON"),
        ("[1]", "an object"),
        ('{"question": "Who?", "answer": NaN}', "NaN is no JSON number"),
        ('{"question": "Who?", "answer": 1e999}', "too large"),
        ('{"question": "Who? \\ud83d", "sql": "SELECT 1"}', "half a surrogate pair"),
        ({"sql": "SELECT 1"}, '"question"'),
        ({"question": " ", "sql": "SELECT 1"}, '"question"'),
        ({"question": "Who?", "sql": ""}, '"sql" must be'),
        ({"question": "Who?"}, 'either "sql" or "answer"'),
        ({"question": "Who?", "sql": "SELECT 1", "answer": 1}, 'either "sql" or "answer"'),
        ({"question": "Who?", "query": "SELECT 1"}, "unknown field query; known are question, sql"),
        (COUNT | {"split": "test"}, '"train" or "dev", got "test"'),
        (COUNT | {"split": None}, '"train" or "dev", got null'),
        (COUNT | {"hardness": "easy"}, "that of SQL is computed"),
        (answered(1, hardness="simple"), "easy, medium, hard, extra, got"),
        ({"question": "Who?", "sql": "SELECT 1"}, 'no "split", but other lines have one'),
    ],
)
def test_errors_name_the_line(load, line, words):
    with pytest.raises(DatasetError, match=rf"asked.jsonl, line 3: .*{words}") as caught:
        load(COUNT, "  ", line)
    assert "\n" not in str(caught.value)


def test_files_that_are_none(load, tmp_path, database):
    for lines in ((), ("", " "), (COUNT,), (COUNT, COUNT)):
        with pytest.raises(DatasetError, match=f"holds {sum(isinstance(line, dict) for line in lines)} questions"):
            load(*lines)
    with pytest.raises(DatasetError, match="no line has split 'dev'"):
        load(COUNT, answered(1), split="dev")
    with pytest.raises(DatasetError, match="'train' or 'dev'"):
        load(COUNT, OTHER, split="test")
    with pytest.raises(DatasetError, match="absent.jsonl can't be read .*No such file"):
        load_own(database, tmp_path / "absent.jsonl", "train")
    (tmp_path / "latin.jsonl").write_bytes('{"question": "é"}'.encode("latin-1"))
    with pytest.raises(DatasetError, match=r"latin.jsonl is not UTF-8 \(byte 14\)"):
        load_own(database, tmp_path / "latin.jsonl", "train")
    with pytest.raises(ValueError, match="asked.jsonl is empty or no SQLite 3 database"):
        load_own(tmp_path / "asked.jsonl", database, "train")  # the wrong way round
    with pytest.raises(ValueError, match="No database file at .*absent.sqlite"):
        load_own(tmp_path / "absent.sqlite", tmp_path / "asked.jsonl", "train")


def test_marked_splits_are_kept_and_a_byte_order_mark_is_no_fault(load):
    assert [question.text for question in load("\ufeff" + json.dumps(COUNT), OTHER).questions] == ["How many?"]
    assert [question.text for question in load(COUNT, OTHER, split="dev").questions] == ["How old?"]


@pytest.mark.parametrize("count, heldout", [(2, 1), (3, 1), (7, 1), (8, 2), (20, 4)])
def test_the_held_out_share(load, count, heldout):
    lines = [{"question": f"What is {i}?", "answer": i} for i in range(count)]
    again = lines + [lines[0]]  # asked twice: on one side
    splits = {split: {q.text for q in load(*again, split=split).questions} for split in ("train", "dev")}
    assert len(splits["dev"]) == heldout and len(splits["train"]) == count - heldout
    assert not splits["dev"] & splits["train"]
    assert {q.text for q in load(*reversed(lines), split="dev").questions} == splits["dev"]


def test_the_held_out_questions_are_the_same_on_every_machine(load):
    lines = [{"question": f"What is {i}?", "answer": i} for i in range(10)]
    assert [q.text for q in load(*lines, split="dev").questions] == ["What is 0?", "What is 5?"]


def test_filters_see_stated_hardness_and_the_tables_of_the_database(load):
    lines = (COUNT, answered(1, hardness="hard"), answered(2))
    assert [q.id for q in load(*lines, difficulties=("hard",)).questions] == ["asked-2"]
    assert [q.id for q in load(*lines, max_tables=1).questions] == ["asked-1"]  # the database has two
    assert len(load(*lines, max_tables=2).questions) == 3


def test_answers_that_can_not_be_graded_are_dropped(load):
    many, long, empty = answered(list(range(51))), answered(10**50), answered([])
    loaded = load(COUNT, many, long, empty, answered(list(range(50))))
    assert [question.id for question in loaded.questions] == ["asked-1", "asked-5"]
    assert [(drop.id, drop.reason, drop.gold_sql) for drop in loaded.dropped_records] == [
        ("asked-2", "too_many_rows", ""),
        ("asked-3", "value", ""),
        ("asked-4", "empty", ""),
    ]


def test_a_stated_answer_is_rewarded_and_needs_a_query(load, database):
    question = load(COUNT, answered([["Ada", 52], ["Bo", 32]])).questions[1]
    for rows, queried, right in (
        (question.gold_rows, True, True),
        (question.gold_rows[::-1], True, True),  # a bag
        (question.gold_rows[:1], True, False),
        (question.gold_rows, False, False),
    ):
        world = SqlEnvironment(question, Database.open(database))
        if queried:
            world.call("query", {"sql": "SELECT name, age FROM singer"})
        world.call("answer", {"value": format_answer(rows)})
        assert world.correct is right
        assert (world.score().outcome == 1.0) is right


def run_phase(tmp_path, training, heldout) -> str:
    """What one SFT step on a small model says."""
    flags = {"preset": "tiny", "sft_steps": 1, "sft_horizon": 1, "demonstrations": "clean", "sft_batch_tokens": 2048}
    config = configure(flags | {"runs_dir": str(tmp_path), "name": "own"})
    said = []

    def make_environment(question):
        return SqlEnvironment(question, Database.open(question.database_path), prompt_form=config.prompt_form)

    run = open_run(config.run)
    run.record(config, flags)
    say = Voice(write=said.append)
    run_sft(config, run, None, TINY, training, heldout, make_environment, Setting(), Stopping(), say)
    return "\n".join(said)


def test_sft_runs_on_the_questions_that_have_sql(load, tmp_path):
    counted, told = load(COUNT, answered("Ada")).questions
    said = run_phase(tmp_path, [told, counted], [told])
    assert "sft: 1 of 2 training questions have an answer and no SQL" in said
    assert "sft: 1 clean demonstrations, 1 of them right" in said
    assert "sft: 1 of 1 held-out questions have an answer and no SQL" in said and "held-out loss nan" in said


def test_sft_without_any_sql_is_refused_before_it_writes(load, tmp_path):
    told = load(COUNT, answered("Ada")).questions[1]
    with pytest.raises(ValueError, match="no easy, medium training question has SQL.*--model"):
        run_phase(tmp_path, [told], [told])
    assert not (tmp_path / "own" / "demonstrations.jsonl").exists()


def test_sft_leaves_out_and_counts_what_has_no_sql(load, database):
    counted, told = load(COUNT, answered("Ada")).questions
    said = []
    assert demonstrable([told, counted, told], "training", said.append) == [counted]
    assert said == ["sft: 2 of 3 training questions have an answer and no SQL: nothing to show, left out"]
    assert demonstrable([counted], "training", said.append) == [counted] and len(said) == 1
    with pytest.raises(ValueError, match="asked-2 has an answer and no SQL"):
        world = SqlEnvironment(told, Database.open(database))
        demonstrate(told, Database.open(database), world, random.Random(0), mixed=True)
