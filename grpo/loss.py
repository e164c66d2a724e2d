"""The GRPO loss on loss tokens only. Pure functions; every tensor is (M,), one entry a sampled token.

Tokens that the model did not sample are not in these tensors at all, so they cannot change the loss. Weights
are computed once for the whole optimizer step: any split into micro-batches adds up to the same gradient.
On policy the value hovers near 0 by construction; learning is read off reward and accuracy, never off this.
"""

from typing import Literal

import torch
from torch import Tensor

Aggregation = Literal["token", "sequence", "constant"]
KLEstimator = Literal["k3", "k2"]
LOG_RATIO_LIMIT = 20.0  # e^20 is finite in float32 with room for a sum


def rollout_weights(lengths: Tensor, aggregation: Aggregation, max_completion_tokens: int) -> Tensor:
    """Weight of each loss token of a rollout; lengths (B,) of all kept rollouts of the STEP → (B,) float32.

    token     1 / Σ lengths                      every token counts alike (DAPO, arXiv 2503.14476, eq. 8)
    sequence  1 / (B · length)                   every rollout counts alike (GRPO, arXiv 2402.03300, eq. 3)
    constant  1 / (B · max_completion_tokens)    no length in the weight (Dr. GRPO, arXiv 2503.20783)
    """
    lengths = lengths.float()
    B = len(lengths)
    if aggregation == "token":
        return (1.0 / lengths.sum()).expand(B)
    if aggregation == "sequence":
        return 1.0 / (B * lengths)
    if aggregation == "constant":
        return torch.full((B,), 1.0 / (B * max_completion_tokens))
    raise ValueError(f"unknown aggregation {aggregation!r}; one of token, sequence, constant")


def policy_loss(
    logprobs: Tensor, old_logprobs: Tensor, advantages: Tensor, clip_low: float, clip_high: float
) -> Tensor:
    """−min(ρA, clip(ρ, 1 − clip_low, 1 + clip_high)·A) per token, ρ = π/π_old (PPO, arXiv 1707.06347, eq. 7)."""
    ratio = torch.exp((logprobs - old_logprobs).clamp(-LOG_RATIO_LIMIT, LOG_RATIO_LIMIT))  # (M,)
    clipped = ratio.clamp(1.0 - clip_low, 1.0 + clip_high)
    return -torch.minimum(ratio * advantages, clipped * advantages)


def kl_divergence(logprobs: Tensor, ref_logprobs: Tensor, estimator: KLEstimator) -> Tensor:
    """KL(π‖π_ref) estimates per token (Schulman 2020, "Approximating KL divergence"), d = log π_ref − log π.

    k3  e^d − d − 1   unbiased and ≥ 0; as a loss, its gradient on policy is that of KL(π_ref‖π)
    k2  d² / 2        biased; as a loss, its gradient on policy is that of KL(π‖π_ref)

    k1 = −d is refused as a loss: the expectation of its gradient is zero.
    """
    log_ratio = (ref_logprobs - logprobs).clamp(-LOG_RATIO_LIMIT, LOG_RATIO_LIMIT)  # (M,)
    if estimator == "k3":
        return torch.expm1(log_ratio) - log_ratio
    if estimator == "k2":
        return log_ratio.square() / 2
    raise ValueError(f"KL estimator {estimator!r} can't be a loss; one of k3, k2 (the gradient of k1 averages to 0)")
