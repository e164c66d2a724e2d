"""One update's gradient: the kept groups packed, each adding its part.

Weights, advantages and old log-probs are fixed before the first backward pass, so any split into micro-batches
adds up to the same gradient. Knows neither sampling nor the optimizer.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import torch
from torch import Tensor

from grpo.batch import PackedGroup, pack_group
from grpo.config import GrpoConfig
from grpo.group_pass import add_gradient, group_logprobs
from grpo.loss import kl_divergence, policy_loss, rollout_weights
from grpo.metrics import UpdateSums
from grpo.model import Decoder
from grpo.rollout import Rollout


@dataclass
class GroupBatch:
    """A kept group; all tensors (M,), one entry a loss token."""

    group: PackedGroup
    advantages: Tensor
    weights: Tensor
    sampled_logprobs: Tensor
    old_logprobs: Tensor | None = None


def group_batches(
    rollouts: Sequence[Sequence[Rollout]],
    advantages: Tensor,
    kept: Tensor,
    config: GrpoConfig,
    device: torch.device | None = None,
) -> list[GroupBatch]:
    """The kept groups, packed; weights count the kept rollouts of the whole step, so any split adds up the same."""
    groups = [(group, advantages[q]) for q, group in enumerate(rollouts) if kept[q]]
    if not groups:
        return []
    lengths = torch.tensor([sum(rollout.loss_mask) for group, _ in groups for rollout in group])  # (B,)
    weights = rollout_weights(lengths, config.aggregation, config.max_completion_tokens).split(config.group_size)
    batches = []
    for (members, advantage), weight in zip(groups, weights, strict=True):  # advantage, weight (G,)
        ids, masks = [r.completion_ids for r in members], [r.loss_mask for r in members]
        group = pack_group(members[0].prompt_ids, ids, masks, device, config.micro_batch)
        sampled = [
            logprob for r in members for logprob, flag in zip(r.sampled_logprobs, r.loss_mask, strict=True) if flag
        ]
        of_token = (values.to(device)[group.rows] for values in (advantage, weight))
        batches.append(GroupBatch(group, *of_token, torch.tensor(sampled, device=device)))
    return batches


def accumulate_gradient(
    policy: Decoder, reference: Decoder | None, batch: GroupBatch, config: GrpoConfig, vocabulary: int, sums: UpdateSums
) -> None:
    """Adds this group's gradient: Σ weight · (policy loss + β · KL).

    old_logprobs are the policy's own at the first update of the step: the ratio is exactly 1 then.
    """
    scoring = dict(temperature=config.temperature, vocabulary=vocabulary)
    ref_logprobs = None if reference is None else group_logprobs(reference, batch.group, **scoring)  # (M,)
    old = batch.old_logprobs

    def token_loss(logprobs: Tensor, of: slice) -> Tensor:
        before = logprobs.detach() if old is None else old[of]
        loss = policy_loss(logprobs, before, batch.advantages[of], config.clip_low, config.clip_high)  # (m,)
        if ref_logprobs is not None:
            loss = loss + config.kl_coef * kl_divergence(logprobs, ref_logprobs[of], config.kl_estimator)
        return batch.weights[of] * loss

    logprobs, entropy = add_gradient(policy, batch.group, token_loss, **scoring)  # (M,) each
    if old is None:
        batch.old_logprobs = logprobs
    kl = torch.zeros_like(logprobs)
    if ref_logprobs is not None:
        kl = kl_divergence(logprobs, ref_logprobs, config.kl_estimator)
    ratio = torch.exp(logprobs - batch.old_logprobs)
    clipped = ((ratio < 1 - config.clip_low) | (ratio > 1 + config.clip_high)).float()
    mismatch = (batch.old_logprobs - batch.sampled_logprobs).abs()
    total = token_loss(logprobs, slice(None)).sum()
    sums.add_tokens(total, first=old is None, kl=kl, entropy=entropy, clip_share=clipped, mismatch=mismatch)
