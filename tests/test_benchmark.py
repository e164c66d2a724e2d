"""scripts/benchmark.py prints one JSON line; its figures are the README's business, not a test's."""

import json
from pathlib import Path

import pytest

from env import minispider
from env.bench import environment_benchmark
from env.questions import load_spider
from grpo.bench.rounding import rounding_benchmark
from tests.run_script import as_process, assert_one_line_error, in_process

TINY = Path(__file__).resolve().parents[1] / "grpo" / "tiny"
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


@pytest.mark.slow
def test_the_rounding_benchmark():
    """Three updates at lr 1e-6 are enough: bf16 alone stands nearly still, everything else moves as float32 does."""
    questions = load_spider(minispider.folder(), "train", limit=80).questions
    measured = rounding_benchmark(TINY, questions, lr=1e-6, updates=3, additions=(2,))
    measure, *kept, nearest = measured["runs"]
    assert nearest["projection"] < 0.1
    assert measure["cosine"] == measure["projection"] == 1.0
    assert len(kept) == 7
    for run in kept:
        assert run["projection"] == pytest.approx(1.0, abs=0.05), run
    assert 0 < measured["bf16_accumulation"]["2"] < 0.01


def test_a_folder_that_is_not_there_is_one_clear_line():
    assert_one_line_error(in_process("benchmark", "env", "--dataset", "nowhere"), "nowhere")
