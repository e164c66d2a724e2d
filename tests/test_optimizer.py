"""The seam: which weights decay, how the learning rate moves, that clipping clips."""

import pytest
import torch

from grpo.optimizer import AdamWConfig, build_optimizer, clip_gradients, set_learning_rate, warmup_then


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
