"""The seam: which weights decay, how the learning rate moves, that clipping clips."""

import pytest
import torch

from grpo.config import SftConfig
from grpo.optimizer import AdamWConfig, build_optimizer, clip_gradients, set_learning_rate, warmup_then
from sft.dataset import TokenSequence
from sft.trainer import train_sft


def test_only_the_layers_matrices_decay(small_model):
    optimizer = build_optimizer(small_model, AdamWConfig(lr=1e-3, weight_decay=0.1))
    decayed, rest = optimizer.param_groups
    assert (decayed["weight_decay"], rest["weight_decay"]) == (0.1, 0.0)
    assert len(decayed["params"]) == 2 * 7
    assert all(weight.ndim == 2 for weight in decayed["params"])
    assert any(weight is small_model.embed_tokens.weight for weight in rest["params"])
    assert len(decayed["params"]) + len(rest["params"]) == len(list(small_model.parameters()))


def test_first_adamw_step_by_hand():
    """Bias-corrected, the first step is lr · g / (|g| + ε): the learning rate times the sign."""
    layer = torch.nn.Linear(1, 1, bias=False)
    torch.nn.init.constant_(layer.weight, 1.0)
    optimizer = build_optimizer(layer, AdamWConfig(lr=0.1))
    layer.weight.grad = torch.tensor([[-3.0]])
    optimizer.step()
    assert float(layer.weight.detach()) == pytest.approx(1.1, abs=1e-6)


def test_schedule_by_hand():
    # warm-up over 4 steps: 1/4, 2/4, 3/4, 4/4, on a line from 1 at step 0 to 0.1 at step 10
    assert warmup_then(0, 4, 10, 0.1) == pytest.approx(0.25)
    assert warmup_then(1, 4, 10, 0.1) == pytest.approx(0.5 * 0.91)
    assert warmup_then(5, 4, 10, 0.1) == pytest.approx(0.55)
    assert warmup_then(10, 4, 10, 0.1) == warmup_then(99, 4, 10, 0.1) == pytest.approx(0.1)
    assert warmup_then(7, 0, 10, 1.0) == 1.0


def test_the_cosine_by_hand():
    # from 1 at step 0 over the middle, 0.55, at step 5 to 0.1 at step 10: slow at both ends
    ways = [warmup_then(step, 1, 10, 0.1, "cosine") for step in (0, 2.5, 5, 7.5, 10, 99)]
    assert ways == pytest.approx([1.0, 0.55 + 0.45 * 0.5**0.5, 0.55, 0.55 - 0.45 * 0.5**0.5, 0.1, 0.1])
    assert warmup_then(0, 4, 10, 0.1, "cosine") == pytest.approx(0.25)
    assert warmup_then(7, 0, 10, 1.0, "cosine") == 1.0


@pytest.mark.parametrize(("schedule", "factor"), [("linear", 0.75), ("cosine", (1 + 0.5**0.5) / 2)])
def test_sft_goes_by_its_schedule(small_model, schedule, factor):
    config = SftConfig(steps=2, horizon=4, lr=1e-3, final_lr=0.0, warmup_steps=0, schedule=schedule)
    states = []
    train_sft(
        small_model, [TokenSequence([1, 2, 3], [0.0, 1.0, 1.0])], config, vocabulary=9, seed=0,
        on_step=lambda step, metrics: None, on_save=states.append,
    )  # fmt: skip
    assert states[0].optimizer["param_groups"][0]["lr"] == pytest.approx(1e-3 * factor)


def test_clipping_scales_to_the_global_norm(small_model):
    for weight in small_model.parameters():
        weight.grad = torch.ones_like(weight)
    count = sum(weight.numel() for weight in small_model.parameters())
    assert float(clip_gradients(small_model, 1.0)) == pytest.approx(count**0.5, rel=1e-5)
    after = torch.stack([weight.grad.norm() for weight in small_model.parameters()]).norm()
    assert float(after) == pytest.approx(1.0, rel=1e-4)


def test_the_learning_rate_reaches_every_group(small_model):
    optimizer = build_optimizer(small_model, AdamWConfig(lr=1e-3))
    set_learning_rate(optimizer, 5e-4)
    assert [group["lr"] for group in optimizer.param_groups] == [5e-4, 5e-4]
