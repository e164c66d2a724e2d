"""How far an update moved the weights, in proportion: ‖Δ‖ / ‖w‖.

Decides that Δ is read back from AdamW's moments after its step (arXiv 1711.05101, algorithm 2), so that no copy of
the weights is kept and the step is left as it is:

    Δ = −lr · (m̂ / (√v̂ + ε) + λ · w),  m̂ = m / (1 − β₁ᵗ),  v̂ = v / (1 − β₂ᵗ)

`ChunkedAdamW` has the weights in float32 at hand when it moves them, and measures itself.
"""

import torch
from torch import Tensor

from grpo.adamw import ChunkedAdamW
from grpo.optimizer import Optimizer

CHUNK = 2**22  # elements at a time: bounds the temporaries to 48 MiB


@torch.no_grad()
def update_ratio(optimizer: Optimizer) -> Tensor:
    """Of the step that was just made, () float64; gradients must still be there. 0 before any step.

    ‖w‖ is the norm after the step; weights without a gradient count in ‖w‖ and have not moved. Raises TypeError for
    another optimizer, whose state would be read wrongly.
    """
    if isinstance(optimizer, ChunkedAdamW):
        return optimizer.update_ratio()
    if not isinstance(optimizer, torch.optim.AdamW):
        raise TypeError(f"update_ratio reads AdamW's moments, not {type(optimizer).__name__}'s: have it measure itself")
    moved: list[Tensor] = []  # norms of chunks, () each
    sizes: list[Tensor] = []
    for group in optimizer.param_groups:
        for weight in group["params"]:
            sizes += [torch.linalg.vector_norm(chunk) for chunk in weight.view(-1).split(CHUNK)]
            if weight.grad is not None and weight in optimizer.state:
                moved += _change_norms(weight, optimizer.state[weight], group)
    return _norm(moved) / _norm(sizes) if moved else torch.zeros((), dtype=torch.float64)


def _change_norms(weight: Tensor, state: dict[str, Tensor], group: dict) -> list[Tensor]:
    lr, decay, (beta1, beta2) = group["lr"], group["weight_decay"], group["betas"]
    step = state["step"].double()  # (); stays where it is: reading it would wait for the card
    bias1, bias2 = (1 - beta1**step).to(weight.dtype), (1 - beta2**step).to(weight.dtype)
    norms = []
    parts = (tensor.view(-1).split(CHUNK) for tensor in (weight, state["exp_avg"], state["exp_avg_sq"]))
    for after, mean, square in zip(*parts, strict=True):
        change = mean / bias1 / (square / bias2).sqrt_().add_(group["eps"])  # (n,) m̂ / (√v̂ + ε)
        if decay:
            before = (after + lr * change) / (1 - lr * decay)
            change += decay * before
        norms.append(lr * torch.linalg.vector_norm(change))
    return norms


def _norm(parts: list[Tensor]) -> Tensor:
    return torch.stack(parts).double().norm()
