"""Training in bf16: what stays float32 inside, what a run carries from phase to phase, and what resuming gives back."""

from dataclasses import replace
from pathlib import Path

import pytest
import torch
from torch import nn
from torch.profiler import ProfilerActivity, profile

from grpo import adamw, checkpoint
from grpo.batch import pack_group
from grpo.checkpoint import TrainingState
from grpo.cli import configure
from grpo.config import FLOAT32, PrecisionConfig, SftConfig
from grpo.generation import Engine
from grpo.group_pass import add_gradient, group_logprobs
from grpo.kv_cache import Room
from grpo.model import Decoder, initialise, rope_frequencies, rope_tables
from grpo.optimizer import AdamWConfig, build_optimizer, clip_gradients
from grpo.phase import Setting
from grpo.plan import checkpoint_line
from grpo.presets import PRESETS, QWEN3_0_6B, QWEN3_1_7B
from grpo.sampling import stream
from sft.dataset import TokenSequence
from sft.phase import fresh
from sft.trainer import train_sft

MODES = [
    FLOAT32,
    PrecisionConfig("float32", "8bit", "32bit"),
    PrecisionConfig("split", "32bit", "32bit"),
    PrecisionConfig("split", "8bit", "32bit"),
    PrecisionConfig("split", "8bit", "8bit"),
    PrecisionConfig("stochastic", "32bit", "32bit"),
    PrecisionConfig("stochastic", "8bit", "8bit"),
]


@pytest.mark.parametrize("width", [8, 128, 2048])
def test_norms_in_bf16_are_float32_norms_rounded_once(width):
    x = (20 * torch.randn(50, width, generator=stream("x"))).bfloat16()
    norm = nn.RMSNorm(width, eps=1e-6)
    nn.init.uniform_(norm.weight, 0.5, 3.0, generator=stream("w"))
    norm.bfloat16()
    whole = x.double() * (x.double().square().mean(-1, keepdim=True) + 1e-6).rsqrt() * norm.weight.double()
    assert ((norm(x).double() - whole).abs() <= 2.0**-8 * whole.abs()).all()  # half a bf16 step, at most
    assert (norm(x) == whole.bfloat16()).float().mean() > 0.999  # sums in bf16 would differ in every tenth


def test_angles_are_exact_far_out_in_bf16_too(small_config):
    """Position 4,001 has no bf16: angles made in it would turn the head by up to 16 radians too far."""
    positions = torch.tensor([4001])
    frequencies = rope_frequencies(small_config, torch.device("cpu"))
    exact = (positions[:, None].double() * frequencies.double()).cos()
    cos, _ = rope_tables(positions, frequencies, torch.bfloat16)
    assert cos.dtype == torch.bfloat16
    torch.testing.assert_close(cos[:, 0, :4].double(), exact, atol=2.0**-8, rtol=0)


def test_a_bf16_policy_scores_in_float32_and_caches_in_bf16(small_model):
    exact = small_model.bfloat16().float()
    group = pack_group([1, 2, 3], [[5, 6, 7]] * 2, [[1, 1, 1]] * 2)
    expected = group_logprobs(exact, group, temperature=1.0, vocabulary=100)
    policy = small_model.bfloat16()
    logprobs, entropy = add_gradient(policy, group, lambda values, of: values, temperature=1.0, vocabulary=100)
    assert logprobs.dtype == entropy.dtype == torch.float32
    torch.testing.assert_close(logprobs, expected, atol=0.05, rtol=0.02)
    assert {weight.grad.dtype for weight in policy.parameters()} == {torch.bfloat16}
    room = Room.of(1, group=1, tokens=4, prompt_tokens=4)
    engine = Engine(policy, room, stop_ids=(), vocabulary=100, temperature=1.0)
    assert engine.cache.own.keys.dtype == torch.bfloat16


def test_the_norm_that_clips_is_summed_in_float32(small_model):
    """Each gradient is 1 + 1/128, which bf16 holds; the norm of so many does not fit its 8 bits."""
    policy = small_model.bfloat16()
    for weight in policy.parameters():
        weight.grad = torch.full_like(weight, 1 + 1 / 128)
    count = sum(weight.numel() for weight in policy.parameters())
    norm = clip_gradients(policy, 0.5)
    assert norm.dtype == torch.float32
    assert float(norm) == pytest.approx((1 + 1 / 128) * count**0.5, rel=1e-4)
    after = torch.cat([weight.grad.double().flatten() for weight in policy.parameters()]).norm()
    assert float(after) == pytest.approx(0.5, rel=2.0**-8)


def test_clipping_float32_gradients_is_torchs_bit_for_bit(small_model):
    other = Decoder(small_model.config)
    for ours, theirs in zip(small_model.parameters(), other.parameters(), strict=True):
        ours.grad = torch.randn(ours.shape, generator=stream("gradient"))
        theirs.grad = ours.grad.clone()
    assert torch.equal(clip_gradients(small_model, 1.0), nn.utils.clip_grad_norm_(other.parameters(), 1.0))
    pairs = zip(small_model.parameters(), other.parameters(), strict=True)
    assert all(torch.equal(ours.grad, theirs.grad) for ours, theirs in pairs)


def test_norms_of_bf16_take_a_chunk_of_float32_at_a_time(small_model, monkeypatch):
    """What the ops allocate inside themselves, which the memory plan can't see, as the profiler does."""
    monkeypatch.setattr(adamw, "CHUNK", 1000)
    policy = small_model.bfloat16()
    for weight in policy.parameters():
        weight.grad = torch.ones_like(weight)
    optimizer = build_optimizer(policy, AdamWConfig(lr=1e-3, weights="split"))
    with profile(activities=[ProfilerActivity.CPU], profile_memory=True) as profiled:
        clip_gradients(policy, 1.0)
        optimizer.update_ratio()
    assert policy.embed_tokens.weight.numel() > 10 * 1000
    assert max(event.self_cpu_memory_usage for event in profiled.events()) == 4 * 1000


def wide(config) -> Decoder:
    """Matrices of more than 4,096 elements, so that their moments can be in 8 bits."""
    model = Decoder(replace(config, hidden_size=64, intermediate_size=128))
    initialise(model, stream("wide"))
    return model


def sft(model, chat, precision, steps, folder, resumed=None, remainder=None) -> TrainingState:
    dice = stream("sequences")
    texts = [torch.randint(300, (12,), generator=dice).tolist() for _ in range(9)]
    train_sft(
        model,
        [TokenSequence(ids, [0.0] + [1.0] * 11) for ids in texts],
        SftConfig(steps=steps, horizon=4, lr=1e-3, warmup_steps=0, batch_tokens=40, save_every=100),
        vocabulary=len(chat.tokenizer),
        seed=0,
        precision=precision,
        remainder=remainder,
        resumed=resumed,
        on_step=lambda step, metrics: None,
        on_save=lambda state: checkpoint.save(folder, model, chat.tokenizer, state),
    )
    return checkpoint.load_state(folder)


@pytest.mark.parametrize("precision", MODES, ids=lambda mode: "-".join(vars(mode).values()))
def test_four_steps_are_two_a_resume_and_two_more(small_config, chat, tmp_path, precision):
    """All that training holds goes through the folder: weights, remainders, moments and their scales, bit for bit."""
    whole = wide(small_config).to(precision.dtype)
    end = sft(whole, chat, precision, 4, tmp_path / "whole")
    sft(wide(small_config).to(precision.dtype), chat, precision, 2, tmp_path / "half")
    again = checkpoint.load(tmp_path / "half", dtype=precision.dtype)
    state = checkpoint.load_state(tmp_path / "half")
    end_again = sft(again, chat, precision, 4, tmp_path / "half", resumed=state)
    assert all(torch.equal(a, b) for a, b in zip(whole.parameters(), again.parameters(), strict=True))
    assert end.optimizer["state"].keys() == end_again.optimizer["state"].keys()
    for name, kept in end.optimizer["state"].items():
        for key, value in kept.items():
            assert torch.equal(torch.as_tensor(value), torch.as_tensor(end_again.optimizer["state"][name][key]))
    stored = set(end.optimizer["state"]["norm.weight"]) if precision != FLOAT32 else set()
    assert ("remainder" in stored) == (precision.weights == "split")
    assert any(not torch.equal(a, b) for a, b in zip(whole.parameters(), wide(small_config).parameters(), strict=True))


def test_the_next_phase_takes_up_the_whole_weights(small_config, chat, tmp_path):
    """Split weights leave their low halves in the checkpoint; other checkpoints leave none."""
    precision = PrecisionConfig("split", "8bit", "32bit")
    first = sft(wide(small_config).bfloat16(), chat, precision, 2, tmp_path / "first")
    left = checkpoint.load_remainder(tmp_path / "first")
    assert left.keys() == dict(wide(small_config).named_parameters()).keys()
    assert all(torch.equal(left[name], kept["remainder"]) for name, kept in first.optimizer["state"].items())
    policy = checkpoint.load(tmp_path / "first", dtype=torch.bfloat16)
    frozen = SftConfig(steps=1, lr=0.0, batch_tokens=40, weight_decay=0.0)
    states = []
    train_sft(
        policy, [TokenSequence([1, 2, 3], [0.0, 1.0, 1.0])], frozen, vocabulary=300, seed=0, precision=precision,
        remainder=left, on_step=lambda step, metrics: None, on_save=states.append,
    )  # fmt: skip
    for name, kept in states[0].optimizer["state"].items():
        assert torch.equal(kept["remainder"], left[name])
    sft(wide(small_config), chat, FLOAT32, 1, tmp_path / "plain")
    assert checkpoint.load_remainder(tmp_path / "plain") == checkpoint.load_remainder(tmp_path / "nothing") == {}


def test_presets_that_fit_24_gib_and_combinations_that_make_no_sense():
    for name, preset in PRESETS.items():
        expected = PrecisionConfig("split", "8bit", "8bit") if name.startswith("qwen3") else FLOAT32
        assert preset.precision == expected
    config = configure({"preset": "tiny", "weights": "split", "moments": "8bit"})
    assert config.precision == PrecisionConfig("split", "8bit", "32bit")
    with pytest.raises(ValueError, match="--embedding-moments 8bit with --moments 32bit: give --moments 8bit"):
        configure({"preset": "qwen3-0.6b", "moments": "32bit"})


def test_fresh_weights_have_the_dtype_that_trains():
    tiny = PRESETS["tiny"].shape
    model, _ = fresh(tiny, Path(__file__).resolve().parents[1] / "grpo" / "tiny", Setting(precision=MODES[2]))
    assert {weight.dtype for weight in model.parameters()} == {torch.bfloat16}


def test_the_plan_counts_what_a_checkpoint_takes():
    """1.7B: two bytes of weights; remainder 2, moments 2 + 8/256 while it can be resumed."""
    split = PRESETS["qwen3-1.7b"].precision
    assert checkpoint_line(QWEN3_1_7B, split).endswith("a checkpoint takes 3.2 GiB, while it can be resumed 9.7 GiB")
    whole = replace(split, embedding_moments="32bit")
    assert checkpoint_line(QWEN3_1_7B, whole).endswith("while it can be resumed 11.4 GiB")
    assert checkpoint_line(QWEN3_0_6B, FLOAT32).endswith("takes 2.2 GiB, while it can be resumed 6.7 GiB")
