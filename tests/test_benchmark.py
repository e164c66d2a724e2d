"""scripts/benchmark.py prints one JSON line; its figures are the README's business, not a test's."""

import json

import pytest

from env import minispider
from env.bench import environment_benchmark
from env.questions import load_spider
from tests.run_script import as_process, assert_one_line_error, in_process

FIELDS = {"steps_per_second", "steps_per_second_hints", "raw_query_microseconds", "answer_growth", "gold_growth"}


def test_the_env_benchmark():
    questions = load_spider(minispider.folder(), "dev", limit=10).questions
    measured = environment_benchmark(questions, seconds=0.01, answer_characters=2_000, gold_rows=50)
    assert set(measured) == FIELDS
    assert all(value > 0 for value in measured.values())
    with pytest.raises(ValueError, match="at least one question"):
        environment_benchmark([], seconds=0.01)


@pytest.mark.slow
def test_the_command_prints_one_json_line():
    done = as_process("benchmark", "env", "--seconds", 0.05)
    assert done.returncode == 0, done.stderr
    assert set(json.loads(done.stdout)) == FIELDS | {"part"} and done.stdout.count("\n") == 1


def test_a_folder_that_is_not_there_is_one_clear_line():
    assert_one_line_error(in_process("benchmark", "env", "--dataset", "nowhere"), "nowhere")
