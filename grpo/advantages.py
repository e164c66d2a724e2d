"""Group-relative advantages and the group filter: rewards in, advantages out.

Decides what a reward is compared with. Pure functions on (Q, G) tensors; nothing here knows tokens.
"""

from typing import Literal, get_args

import torch
from torch import Tensor

AdvantageKind = Literal["mean_only", "group_std", "leave_one_out", "batch_std"]
GroupFilter = Literal["grade", "right", "none"]
EPSILON = 1e-4


def group_advantages(rewards: Tensor, kind: AdvantageKind) -> Tensor:
    """rewards (Q, G) → advantages (Q, G) float32.

    mean_only      r − mean_g                    (Dr. GRPO, arXiv 2503.20783)
    group_std      (r − mean_g) / (std_g + ε)    (GRPO, arXiv 2402.03300, §4.1.2; population std, ε = 1e-4)
    leave_one_out  r − mean of the others = (r − mean_g) · G / (G − 1)    (RLOO, arXiv 2402.14740)
    batch_std      (r − mean_g) / (std of r − mean_g over the batch + ε)    (Lite PPO, arXiv 2508.08221)

    A group of equal rewards has advantage exactly 0 in every kind. Raises ValueError for G < 2.
    """
    Q, G = rewards.shape
    if G < 2:
        raise ValueError("group_size must be at least 2: with one rollout there is nothing to compare with")
    if kind not in get_args(AdvantageKind):
        raise ValueError(f"unknown advantages {kind!r}; one of {', '.join(get_args(AdvantageKind))}")
    rewards = rewards.float()
    centred = rewards - rewards.mean(dim=1, keepdim=True)  # (Q, G): first pass of the two-pass variance
    equal = (rewards == rewards[:, :1]).all(dim=1, keepdim=True)  # rounding of the mean must not make a signal
    centred = centred.masked_fill(equal, 0.0)
    if kind == "group_std":
        return centred / (centred.square().mean(dim=1, keepdim=True).sqrt() + EPSILON)
    if kind == "leave_one_out":
        return centred * (G / (G - 1))
    if kind == "batch_std":
        return centred / (centred.square().mean().sqrt() + EPSILON)
    return centred


def kept_groups(outcomes: Tensor, correct: Tensor, kind: GroupFilter) -> Tensor:
    """outcomes (Q, G): graded correctness without bonuses or penalties; correct (Q, G) bool → kept (Q,) bool.

    grade  keep a group iff its grades differ (default): bonuses alone are no signal about the answer
    right  keep a group iff some rollouts are right and some are not
    none   keep all; dead groups then still add their KL gradient (plain GRPO)

    Dropped groups never reach a forward pass (dynamic sampling of DAPO, arXiv 2503.14476, without refill).
    """
    if kind == "grade":
        return (outcomes != outcomes[:, :1]).any(dim=1)
    if kind == "right":
        return correct.any(dim=1) & ~correct.all(dim=1)
    if kind == "none":
        return torch.ones(len(outcomes), dtype=torch.bool)
    raise ValueError(f"unknown group filter {kind!r}; one of {', '.join(get_args(GroupFilter))}")
