"""The optimizer behind one seam: build it, schedule it, clip for it.

float32 weights: torch's AdamW (Loshchilov & Hutter 2019, arXiv 1711.05101). A low-precision optimizer with the
same `torch.optim.Optimizer` interface takes its place for bf16 weights; nothing else changes.
"""

from dataclasses import dataclass

import torch
from torch import Tensor, nn


@dataclass(frozen=True)
class AdamWConfig:
    lr: float
    beta1: float = 0.9
    beta2: float = 0.95
    eps: float = 1e-8
    weight_decay: float = 0.0


def build_optimizer(model: nn.Module, config: AdamWConfig) -> torch.optim.Optimizer:
    """Weight decay on matrices of the layers only: not on norms, not on the embedding or the head."""
    decayed, rest = [], []
    for name, weight in model.named_parameters():
        matrix = weight.ndim >= 2 and "embed_tokens" not in name and "lm_head" not in name
        (decayed if matrix else rest).append(weight)
    groups = [{"params": decayed, "weight_decay": config.weight_decay}, {"params": rest, "weight_decay": 0.0}]
    return torch.optim.AdamW(groups, lr=config.lr, betas=(config.beta1, config.beta2), eps=config.eps, fused=True)


def set_learning_rate(optimizer: torch.optim.Optimizer, lr: float) -> None:
    for group in optimizer.param_groups:
        group["lr"] = lr


def warmup_then(step: int, warmup_steps: int, horizon: int, final: float) -> float:
    """Factor of the learning rate at `step` (from 0): linear warm-up, then linear to `final` at `horizon`."""
    warm = min(1.0, (step + 1) / max(1, warmup_steps))
    progress = min(1.0, step / max(1, horizon))
    return warm * (1.0 + (final - 1.0) * progress)


def clip_gradients(model: nn.Module, max_norm: float) -> Tensor:
    """Scale all gradients to a global L2 norm of at most `max_norm`; returns the norm before, () float32."""
    return torch.nn.utils.clip_grad_norm_(model.parameters(), max_norm)
