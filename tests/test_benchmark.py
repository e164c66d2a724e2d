"""scripts/benchmark.py prints one JSON line; its figures are the README's business, not a test's."""

import json
from pathlib import Path

import pytest
import torch

from env import minispider
from env.bench import environment_benchmark
from env.questions import load_spider
from grpo.attention import causal
from grpo.bench import update
from grpo.bench.episodes import Script, groups_of_step, sequence_hash
from grpo.bench.rounding import rounding_benchmark
from grpo.bench.update import least_flops
from grpo.config import GrpoConfig
from grpo.metrics import UpdateSums
from grpo.model import Decoder, ModelConfig, initialise
from grpo.update import accumulate_gradient, group_batches
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
def test_the_update_benchmark(monkeypatch):
    """On a body of one layer and a head of 500 rows: the scripts' ids, cut to that, with a padded step of our own."""
    small = ModelConfig(500, 32, 64, 1, 4, 2, 8)
    cut = [
        Script([i % 500 for i in s.prompt[:9]], [[i % 500 for i in turn[:5]] for turn in s.turns], [[1]] * 3, 0.0)
        for s in groups_of_step(0, 1, 4)[0]
    ]
    monkeypatch.setattr(update, "random_model", lambda shape: initialised(small))
    monkeypatch.setattr(update, "groups_of_step", lambda step, questions, generations: [cut])
    measured = update.update_benchmark("S", lambda policy: lambda ids: logits(policy, ids), repeats=1, micro_batch=2)
    assert measured["positions"] == 9 + 4 * 23
    assert measured["padded_positions"] == 4 * (9 + 23)
    assert measured["loss_tokens"] == 4 * 20
    assert min(measured[name] for name in ("seconds", "padded_seconds", "gemm_gflops", "peak_rss_mib")) >= 0


def test_the_padded_step_of_the_benchmark_is_the_same_step():
    """With the policy as its own reference the KL is 0 and so is its slope: both gradients are the policy's alone."""
    model = initialised(ModelConfig(500, 32, 64, 1, 4, 2, 8))
    turns = [[[7, 8], [9, 10, 11]], [[12], [13, 14]]]
    scripts = [Script([1, 2, 3], turn, [[5, 6]], 0.0) for turn in turns]
    advantages, config = torch.tensor([0.5, -0.7]), GrpoConfig(group_size=2, micro_batch=1)
    update.padded_step(lambda ids: logits(model, ids), lambda ids: logits(model, ids), scripts, advantages, config)
    theirs = [weight.grad.clone() for weight in model.parameters()]
    model.zero_grad()
    groups = [[update.rollout(script) for script in scripts]]
    (batch,) = group_batches(groups, advantages[None], torch.ones(1, dtype=torch.bool), config)
    accumulate_gradient(model, None, batch, config, 500, UpdateSums())
    for weight, expected in zip(model.parameters(), theirs, strict=True):
        torch.testing.assert_close(weight.grad, expected)


def test_the_scripts_are_the_ones_that_other_systems_play():
    hashes = [sequence_hash(groups_of_step(step, 1, 4)) for step in range(4)]
    assert hashes == ["165a51ef531ddf24", "260f090730db3e09", "5071fff80f299055", "cc5323270a7fb849"]


def initialised(shape):
    model = Decoder(shape)
    initialise(model, torch.Generator().manual_seed(0))
    return model


def logits(model, ids):
    hidden = model(ids[0], torch.arange(ids.shape[1]), lambda layer, *qkv: causal(*qkv))
    return (hidden @ model.head_weight.T)[None]


def test_a_folder_that_is_not_there_is_one_clear_line():
    assert_one_line_error(in_process("benchmark", "env", "--dataset", "nowhere"), "nowhere")


def test_the_least_work_of_an_update():
    """Two layers: q, k, v for 5 positions, o and the MLP for 5 and then for the 2 that predict, the head for 2."""
    shape = ModelConfig(10, 4, 6, 2, 2, 1, 3)
    qkv, behind = 4 * (2 + 1 + 1) * 3, 4 * 2 * 3 + 3 * 4 * 6
    weights = 5 * qkv + 5 * behind + 5 * qkv + 2 * behind + 2 * 10 * 4
    pairs = (1 + 2 + 3) + (4 + 5)
    script = Script([1, 2, 3], [[4, 5]], [], 1.0)
    assert least_flops(shape, [script]) == 8 * weights + 18 * 2 * (2 * 3) * pairs
