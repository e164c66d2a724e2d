"""One update's gradient: kept rollouts packed into micro-batches, each adding its part.

Weights, advantages and old log-probs are fixed before the first backward pass, so any split into micro-batches
adds up to the same gradient. Knows neither sampling nor the optimizer.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import torch
from torch import Tensor

from grpo.batch import PackedGroup, pack_group
from grpo.config import GrpoConfig
from grpo.logprobs import group_logprobs
from grpo.loss import kl_divergence, policy_loss, rollout_weights
from grpo.metrics import UpdateSums
from grpo.model import Decoder
from grpo.rollout import Rollout


@dataclass
class MicroBatch:
    """Completions of one group; all tensors (M,), one entry a loss token."""

    group: PackedGroup
    advantages: Tensor
    weights: Tensor
    sampled_logprobs: Tensor
    old_logprobs: Tensor | None = None


def micro_batches(
    rollouts: Sequence[Sequence[Rollout]],
    advantages: Tensor,
    kept: Tensor,
    config: GrpoConfig,
    device: torch.device | None = None,
) -> list[MicroBatch]:
    """The kept groups, packed; weights count the kept rollouts of the whole step, so any split adds up the same."""
    groups = [(group, advantages[q]) for q, group in enumerate(rollouts) if kept[q]]
    if not groups:
        return []
    lengths = torch.tensor([sum(rollout.loss_mask) for group, _ in groups for rollout in group])  # (B,)
    weights = iter(rollout_weights(lengths, config.aggregation, config.max_completion_tokens).split(config.group_size))
    batches = []
    for group, advantage in groups:
        weight = next(weights)  # (G,)
        for i in range(0, len(group), config.micro_batch):
            part = slice(i, i + config.micro_batch)
            members = group[part]
            packed = pack_group(
                members[0].prompt_ids, [r.completion_ids for r in members], [r.loss_mask for r in members], device
            )
            sampled = [
                logprob
                for r in members
                for logprob, flag in zip(r.sampled_logprobs, r.loss_mask, strict=True)
                if flag
            ]
            batches.append(
                MicroBatch(
                    packed,
                    advantage[part].to(device)[packed.rows],
                    weight[part].to(device)[packed.rows],
                    torch.tensor(sampled, device=device),
                )
            )
    return batches


def accumulate_gradient(
    policy: Decoder, reference: Decoder | None, batch: MicroBatch, config: GrpoConfig, vocabulary: int, sums: UpdateSums
) -> None:
    """Adds this micro-batch's gradient: Σ weight · (policy loss + β · KL).

    old_logprobs are the policy's own at the first update of the step: the ratio is exactly 1 then.
    """
    scoring = dict(temperature=config.temperature, vocabulary=vocabulary)
    logprobs, entropy = group_logprobs(policy, batch.group, **scoring, entropy=True)  # (M,) each
    first = batch.old_logprobs is None
    if first:
        batch.old_logprobs = logprobs.detach()
    loss = policy_loss(logprobs, batch.old_logprobs, batch.advantages, config.clip_low, config.clip_high)  # (M,)
    kl = torch.zeros_like(loss)
    if reference is not None:
        with torch.no_grad():
            ref_logprobs, _ = group_logprobs(reference, batch.group, **scoring)  # (M,)
        kl = kl_divergence(logprobs, ref_logprobs, config.kl_estimator)  # (M,)
    total = (batch.weights * (loss + config.kl_coef * kl)).sum()
    total.backward()
    ratio = torch.exp(logprobs.detach() - batch.old_logprobs)
    clipped = ((ratio < 1 - config.clip_low) | (ratio > 1 + config.clip_high)).float()
    mismatch = (batch.old_logprobs - batch.sampled_logprobs).abs()
    sums.add_tokens(float(total.detach()), first=first, kl=kl, entropy=entropy, clip_share=clipped, mismatch=mismatch)
