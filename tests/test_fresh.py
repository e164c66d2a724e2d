"""Training queries on new contents: other rows, no leak, the same expert."""

import random
import sqlite3

import pytest

from env import minispider
from env.database import Database
from env.minispider.fresh import fresh_questions
from env.minispider.themes import TRAINED_THEMES
from env.questions import load_spider
from env.sql_environment import SqlEnvironment
from sft.expert import demonstrate


@pytest.fixture(scope="module")
def training():
    return load_spider(minispider.folder(), "train", limit=400).questions


@pytest.fixture(scope="module")
def fresh(training, tmp_path_factory):
    return list(fresh_questions(training, 2, tmp_path_factory.mktemp("fresh")))


def test_only_training_queries_of_the_same_theme_are_asked(training, fresh):
    for theme in TRAINED_THEMES:
        asked = {q.gold_sql for q in fresh if q.database_id.startswith(f"{theme.name}_fresh_")}
        assert asked
        assert asked <= {q.gold_sql for q in training if q.database_id == theme.name}
    assert len({question.id for question in fresh}) == len(fresh)


def test_each_content_is_new_and_its_rows_are_the_golds(training, fresh):
    assert len({question.database_path for question in fresh}) == 2 * len(TRAINED_THEMES)
    old = {question.database_id for question in training}
    for question in fresh[::20]:
        assert question.database_id not in old
        with sqlite3.connect(question.database_path) as connection:
            assert tuple(connection.execute(question.gold_sql).fetchall()) == question.gold_rows
        assert 1 <= len(question.gold_rows) <= 6
    answers = {(question.gold_sql, question.gold_rows) for question in training}
    changed = sum((question.gold_sql, question.gold_rows) not in answers for question in fresh)
    assert changed > 0.8 * len(fresh)


def test_the_clean_expert_is_right_on_them(fresh):
    for question in fresh[::10]:
        database = Database.open(question.database_path)
        environment = SqlEnvironment(question, database, prompt_form="compact")
        assert demonstrate(question, database, environment, random.Random(0), mixed=False).correct


def test_the_same_contents_every_time(training, fresh, tmp_path):
    again = list(fresh_questions(training, 2, tmp_path))
    assert [(q.id, q.gold_rows) for q in again] == [(q.id, q.gold_rows) for q in fresh]
    assert list(fresh_questions(training, 0, tmp_path)) == []
