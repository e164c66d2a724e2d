"""The scripted episodes: what the benchmarks play is what any other system plays; limits and comparison."""

import copy
import json
import shlex
import sys
from dataclasses import replace

import pytest
import torch

from grpo.bench.compare import compare, flags_like
from grpo.bench.episodes import END_OF_TURN, SHAPES, VOCABULARY, groups_of_step, scripts, sequence_hash
from grpo.bench.flips import flip_share
from grpo.bench.limits import DecodeWork, Machine, decode_work
from grpo.bench.rollout import (
    Scripted,
    forced_draw,
    ideal_positions,
    play_scripts,
    rollout_benchmark,
    uniforms_of,
)
from grpo.bench.step import step_benchmark
from grpo.model import Decoder, ModelConfig, initialise
from tests.run_script import assert_one_line_error, in_process

HASHES = ["165a51ef531ddf24", "260f090730db3e09", "5071fff80f299055", "cc5323270a7fb849"]  # as the peer prints them
NARROW = ModelConfig(VOCABULARY, 8, 16, 2, 2, 1, 4)
MACHINE = Machine(bandwidth=20e9, flops=100e9)


@pytest.fixture(scope="module")
def narrow():
    """Qwen3's vocabulary, a body that costs nothing."""
    model = Decoder(NARROW)
    initialise(model, torch.Generator().manual_seed(0))
    return model


@pytest.fixture
def minute(monkeypatch):
    monkeypatch.setitem(SHAPES, "narrow", NARROW)
    return Scripted("narrow", steps=1, warmup=0, prompts=1, generations=2)


def shortened(groups):
    """Two turns of at most 5 tokens: the machinery is the same, the seconds are not."""
    return [
        [
            replace(script, turns=[turn[:4] + [END_OF_TURN] for turn in script.turns[:2]], replies=script.replies[:1])
            for script in group
        ]
        for group in groups
    ]


def test_the_scripts_are_the_peers():
    assert [sequence_hash(groups_of_step(step, 1, 4)) for step in range(4)] == HASHES
    for script in (script for question in scripts() for script in question):
        assert [turn[-1] for turn in script.turns] == [END_OF_TURN] * 4
        assert len(script.completion) == len(script.mask) <= 512
        assert [token for token, flag in zip(script.completion, script.mask, strict=True) if flag] == script.sampled


def test_a_script_travels_in_its_uniforms():
    tokens = torch.randint(VOCABULARY, (38,), generator=torch.Generator().manual_seed(0)).tolist()
    tokens += [0, VOCABULARY - 1]
    forced, logprobs = forced_draw(torch.zeros(40, VOCABULARY), uniforms_of(tokens), 1.0)
    assert forced.tolist() == tokens
    assert float(logprobs.exp().mean()) == pytest.approx(1 / VOCABULARY, rel=1e-3)  # the real draw was made


@pytest.mark.parametrize("slots", [1, 3, 8])
def test_an_engine_plays_scripts_and_prefills_each_position_once(narrow, slots):
    """P + Σ (1 + reply) a group, exactly, whatever the slots."""
    groups = shortened(groups_of_step(0, 2, 4))
    meter, sequences = play_scripts(narrow, groups, slots, MACHINE)
    assert sequence_hash(sequences) == sequence_hash(groups)
    assert meter.prefill_positions == sum(map(ideal_positions, groups))
    first = groups[0]
    assert ideal_positions(first) == len(first[0].prompt) + sum(1 + len(script.replies[0]) for script in first)
    assert meter.sampled_tokens == 8 * 10
    assert meter.least > 0 and 0 < meter.decode + meter.prompts + meter.replies <= meter.seconds


def test_no_rollout_flips_in_float64(narrow):
    assert flip_share(copy.deepcopy(narrow).double(), rollouts=4, tokens=3, few=2) == 0.0


def test_a_decode_step_at_the_limit_is_bytes_or_flops_whichever_takes_longer():
    shape = ModelConfig(1000, 8, 16, 2, 2, 1, 4)
    body = 2 * 8 * (2 * 8 + 2 * 4 + 3 * 16)
    work = decode_work(shape, heads=3, bodies=2, rows=5, kept=70, seen=100)
    weights = 3 * 8000 + 2 * body
    assert work.bytes == 4 * (weights + 2 * 70 * 2 * 2 * 4)  # 2 layers, keys and values of 1 head of 4
    assert work.flops == 2 * 5 * weights + 2 * 4 * 2 * 2 * 4 * 100
    assert DecodeWork(20e9, 1.0).seconds(MACHINE) == 1.0
    assert DecodeWork(1.0, 300e9).seconds(MACHINE) == 3.0


@pytest.mark.slow
def test_the_rollout_and_step_benchmarks(minute):
    measured = rollout_benchmark(minute, flips=True)
    assert 0 <= measured["flip_share"] < 0.5
    wanted = "seconds tokens_per_second prefill_positions prefill_positions_ideal peak_rss limit_fraction sequence_hash"
    assert set(wanted.split()) <= set(measured)
    assert measured["prefill_positions"] == measured["prefill_positions_ideal"]
    assert measured["sequence_hashes"] == [{"step": 0, "hash": sequence_hash(groups_of_step(0, 1, 2))}]
    step = step_benchmark(minute, 0.04, "default")
    assert step["sequence_hashes"] == measured["sequence_hashes"]
    assert step["seconds"] == pytest.approx(step["rollout_seconds"] + step["update_seconds"], abs=1e-3)


PEER = {
    "args": dict(model="S", steps=1, warmup=0, generations=4, prompts=1, threads=1, beta=0.04, matmul="onednn"),
    "sequence_hashes": [{"step": 0, "hash": HASHES[0]}],
    "split_cpu_seconds": {"rollout": 8.0},
    "cpu_seconds_per_step": 20.0,
    "peak_rss_mb": 4000.0,
}
OURS = {
    "args": {}, "threads": 1, "clock": "cpu", "rollout_seconds": 2.0, "update_seconds": 3.0, "seconds": 5.0,
    "peak_rss": 1000 * 2**20, "sequence_hashes": PEER["sequence_hashes"],
}  # fmt: skip


def printing(report):
    """A command that prints a report as its last line."""
    return [sys.executable, "-c", f"print('hello'); print({json.dumps(report)!r})"]


def test_a_comparison_prints_ratios_of_medians():
    result = compare(shlex.join(printing(PEER)), printing(OURS), pairs=2)
    assert result["ratios"] == {"rollout": 4.0, "update": 4.0, "step": 4.0, "peak": 4.0}
    assert result["pairs"] == 2


def test_ours_runs_with_the_peers_flags():
    flags = flags_like(PEER["args"])
    assert dict(zip(flags[::2], flags[1::2], strict=True)) == {
        "--model": "S", "--steps": "1", "--warmup": "0", "--generations": "4", "--prompts": "1", "--threads": "1",
        "--kl-coef": "0.04", "--matmul": "onednn",
    }  # fmt: skip
    assert flags_like(PEER["args"], "default") == [*flags[:-1], "default"]


def test_unequal_work_is_not_compared():
    other = PEER | {"sequence_hashes": [{"step": 0, "hash": HASHES[1]}]}
    with pytest.raises(ValueError, match="other sequences"):
        compare(shlex.join(printing(other)), printing(OURS), pairs=1)


@pytest.mark.parametrize(
    ("peer", "message"),
    [
        ("no-such-command --steps 3", "the peer is not here"),
        (f"{sys.executable} -c 'raise SystemExit(\"out of memory\")'", "the peer failed (exit 1): out of memory"),
        (f"{sys.executable} -c 'print(1, 2)'", "the peer printed no JSON line last"),
    ],
)
def test_a_peer_that_is_not_there_is_one_clear_line(peer, message):
    assert_one_line_error(in_process("benchmark", "compare", "--peer", peer), message)


def test_a_flag_that_can_not_be_is_one_clear_line():
    assert_one_line_error(in_process("benchmark", "rollout", "--model", "L"), "--model L: unknown; S and M exist")
    assert_one_line_error(in_process("benchmark", "step", "--steps", "0"), "--steps must be at least 1, not 0")
