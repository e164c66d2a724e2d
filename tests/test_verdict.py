"""What a person is told of an episode: every part of its reward, how the answer was read, the gold."""

import random

import pytest

from env import minispider
from env.answers import answers_match, format_answer, possible_grids, same_rows
from env.database import Database
from env.questions import DatasetError, load_spider, pick
from env.sql_environment import SqlEnvironment
from env.verdict import verdict


@pytest.fixture(scope="module")
def questions():
    return load_spider(minispider.folder(), "dev").questions


@pytest.fixture
def question(questions):
    """One column, three rows or more."""
    return next(q for q in questions if len(q.gold_rows) >= 3 and len(q.gold_columns) == 1)


def played(question, *calls):
    environment = SqlEnvironment(question, Database.open(question.database_path))
    for name, arguments in calls:
        environment.call(name, arguments)
    return environment


def query(question):
    return "query", {"sql": question.gold_sql}


def answer(value):
    return "answer", {"value": value}


def test_a_right_answer_is_shown_with_the_reading_that_is_the_gold(question):
    right = format_answer(question.gold_rows)
    text = verdict(played(question, query(question), answer(right)), "answered")
    assert text.startswith("correct (answered)\n")
    assert "\nreward  +1.050\n" in text
    assert text.count("read as ") == 1 and "or as" not in text
    assert f'read as [["{question.gold_rows[0][0]}"], ["{question.gold_rows[1][0]}"]' in text
    assert f"gold    {question.gold_sql}\n" in text
    assert f"{len(question.gold_rows)} rows" in text
    shown = text.splitlines()[-len(question.gold_rows) :]
    assert [line.strip() for line in shown] == [str(row[0]) for row in question.gold_rows]


def test_a_wrong_answer_is_shown_with_all_its_readings(question):
    text = verdict(played(question, query(question), query(question), answer("12, 13")), "answered")
    assert text.startswith("wrong (answered)")
    assert 'read as [["12, 13"]]\nor as   [["12"], ["13"]]\n\n' in text
    assert "\nreward  -0.100\n" in text
    parts = {"outcome": "+0.100", "exploration": "+0.000", "repeat": "-0.200", "call_after_answer": "+0.000"}
    for part, value in parts.items():
        assert f"\n  {part:<18}{value}\n" in text


def test_right_rows_that_no_query_showed_are_told_from_wrong_ones(question):
    text = verdict(played(question, answer(format_answer(question.gold_rows))), "answered")
    assert text.startswith("wrong")
    assert "these are the gold's rows, but no query showed them" in text
    assert "no query showed them" not in verdict(played(question, answer("nonsense")), "answered")


def test_an_episode_that_was_left_has_a_verdict_too(question):
    text = verdict(played(question, query(question)), "left before the end")
    assert text.startswith("never answered (left before the end)")
    assert "answer  none was submitted" in text
    assert "reward  +0.000" in text


@pytest.mark.parametrize(
    ("text", "gold", "expected"),
    [
        ("[]", [], [[]]),
        ("none", [], []),
        ("5", [(5,)], [["5"]]),
        ("a | 1\nb | 2", [("a", 1), ("b", 2)], [["a", "1"], ["b", "2"]]),
        ('["x", null]', [("x",), (None,)], [["x"], [None]]),
    ],
)
def test_readings_are_what_the_verifier_compares(text, gold, expected):
    tried = list(possible_grids(text, gold))
    assert expected in tried or (gold == [] and tried == expected)
    assert any(same_rows(grid, gold, False) for grid in tried) == answers_match(text, gold, ordered=False)


def test_a_question_is_picked_by_number_id_or_at_random(questions):
    assert pick(questions, "7", random.Random(0)) == questions[7]
    assert pick(questions, questions[11].id, random.Random(0)) == questions[11]
    drawn = [pick(questions, "random", random.Random(seed)).id for seed in range(20)]
    assert len(set(drawn)) > 10
    assert drawn == [pick(questions, "random", random.Random(seed)).id for seed in range(20)]
    for wanted in ("328", "-1", "nothing", ""):
        with pytest.raises(DatasetError, match=f"No question '{wanted}' among 328"):
            pick(questions, wanted, random.Random(0))
