"""The optimizer behind one seam: build it, schedule it, clip for it.

Decides which AdamW a run gets. float32 weights and moments: torch's own. Otherwise `ChunkedAdamW`, for weights in
bf16, moments in 8 bits, or both. Trainers see the methods of `Optimizer` only.

Gradients have the weights' dtype. Added up in bf16, micro-batches lose 0.3 % of the gradient at 8 additions, 0.6 % at
32 and 3 % at 128 (`scripts/benchmark.py rounding`): little beside the noise of the samples, where float32 gradients of
Qwen3-1.7B would take 3.2 GiB more. It is a reason for the largest `--micro-batch` that fits; the head's gradient, and
with it a tied embedding's, is added to once 262 tokens whatever the micro-batch (`logprobs.py`).
"""

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, Protocol

import torch
from torch import Tensor, nn

from grpo.adamw import ChunkedAdamW, chunk_norms

Weights = Literal["float32", "split", "stochastic"]
Moments = Literal["32bit", "8bit"]
Schedule = Literal["linear", "cosine"]
SMALL = 4096  # elements: moments of smaller tensors stay in 32 bits, where 8 would save nothing


@dataclass(frozen=True)
class AdamWConfig:
    lr: float
    beta1: float = 0.9
    beta2: float = 0.95
    eps: float = 1e-8
    weight_decay: float = 0.0
    weights: Weights = "float32"
    moments: Moments = "32bit"
    embedding_moments: Moments = "32bit"


class Optimizer(Protocol):
    """What training needs of an optimizer."""

    param_groups: list[dict[str, Any]]
    state: Mapping[Any, Any]  # of each parameter

    def step(self) -> Any: ...
    def zero_grad(self) -> None: ...
    def state_dict(self) -> dict[str, Any]: ...
    def load_state_dict(self, state_dict: dict[str, Any]) -> None: ...


def build_optimizer(
    model: nn.Module, config: AdamWConfig, *, seed: int = 0, remainder: Mapping[str, Tensor] | None = None
) -> Optimizer:
    """seed: of the bits that are drawn. remainder: low halves of split weights that a run before this one left."""
    groups, betas = parameter_groups(model, config), (config.beta1, config.beta2)
    if config.weights == "float32" and config.moments == "32bit":
        return torch.optim.AdamW(groups, lr=config.lr, betas=betas, eps=config.eps, fused=True)
    return ChunkedAdamW(
        groups, lr=config.lr, betas=betas, eps=config.eps, weights=config.weights, seed=seed, remainder=remainder
    )


def parameter_groups(model: nn.Module, config: AdamWConfig) -> list[dict[str, Any]]:
    """Weight decay on matrices of the layers only: not on norms, not on the embedding or the head.

    8-bit moments, where asked for, on matrices of 4,096 elements or more; the embedding and a head of its own follow
    `embedding_moments`.
    """
    groups: dict[tuple[bool, bool], dict[str, Any]] = {}
    for name, weight in sorted(model.named_parameters(), key=lambda item: not _decays(*item)):
        outer = "embed_tokens" in name or "lm_head" in name
        wanted = config.embedding_moments if outer else config.moments
        eight_bit = wanted == "8bit" and weight.ndim >= 2 and weight.numel() >= SMALL
        decay = config.weight_decay if _decays(name, weight) else 0.0
        fresh = {"params": [], "names": [], "weight_decay": decay, "eight_bit": eight_bit}
        group = groups.setdefault((_decays(name, weight), eight_bit), fresh)
        group["params"].append(weight)
        group["names"].append(name)
    return list(groups.values())


def _decays(name: str, weight: Tensor) -> bool:
    return weight.ndim >= 2 and "embed_tokens" not in name and "lm_head" not in name


def set_learning_rate(optimizer: Optimizer, lr: float) -> None:
    for group in optimizer.param_groups:
        group["lr"] = lr


def warmup_then(step: int, warmup_steps: int, horizon: int, final: float, schedule: Schedule = "linear") -> float:
    """Factor of the learning rate at `step` (from 0): linear warm-up, then a line or half a cosine to `final`.

    The way ends at `horizon`, where it stays; final = 1 is a constant rate under either.
    """
    warm = min(1.0, (step + 1) / max(1, warmup_steps))
    progress = min(1.0, step / max(1, horizon))
    if schedule == "cosine":
        progress = (1.0 - math.cos(math.pi * progress)) / 2
    return warm * (1.0 + (final - 1.0) * progress)


@torch.no_grad()
def clip_gradients(model: nn.Module, max_norm: float) -> Tensor:
    """Scale all gradients to a global L2 norm of at most `max_norm`; returns the norm before, () float32.

    Pascanu et al. 2013 (arXiv 1211.5063), with torch's 1e-6. Squares are summed in float32 whatever the gradients.
    """
    gradients = [weight.grad for weight in model.parameters() if weight.grad is not None]
    norms = [norm for gradient in gradients for norm in chunk_norms(gradient)]
    norm = torch.linalg.vector_norm(torch.stack(norms))  # ()
    scale = (max_norm / (norm + 1e-6)).clamp(max=1.0)
    for gradient in gradients:
        gradient.mul_(scale.to(gradient.device))
    return norm
