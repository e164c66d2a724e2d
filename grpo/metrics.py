"""The numbers of a step, each computed once from what the step already holds.

Decides their names and meanings; the README's table is this dictionary, and a test holds the two together.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import torch
from torch import Tensor

from grpo.rollout import STOP_REASONS, Rollout

METRICS = {
    "reward": "mean reward of all rollouts; the curve to watch",
    "accuracy": "share of rollouts with a right answer",
    "dropped_right": "share of groups dropped because every rollout was right; rises as questions are solved",
    "dropped_wrong": "share of groups dropped because no rollout was any better; stays high when SFT was too weak",
    "kl": "mean KL estimate (k3 or k2) to the reference, nats a token; 0 without one; a jump is a collapse",
    "entropy": "mean entropy of the policy where it sampled, nats a token; near 0 nothing is explored any more",
    "loss": "GRPO loss at the first update; hovers near 0 on policy by construction, never a sign of learning",
    "clip_share": "share of tokens whose ratio is outside the clip range; 0 with one update a step",
    "mismatch": "mean |log-prob of sampler − of trainer|, nats; above 0.01 sampler and trainer disagree",
    "grad_norm": "gradient norm before clipping, mean over the step's updates",
    "lr": "learning rate",
    "completion_tokens": "mean tokens of a rollout after the prompt, tool text included",
    "sampled_tokens": "mean tokens of a rollout that the model wrote",
    "turns": "mean assistant turns of a rollout",
    "malformed_share": "share of turns that did not parse; rises when the format collapses",
    **{f"stop_{reason}": f"share of rollouts that ended as {reason}" for reason in STOP_REASONS},
    "tokens_per_second": "completion tokens of all rollouts over the seconds of the step",
    "rollout_seconds": "time of sampling and tools",
    "update_seconds": "time of scoring, gradients and optimizer",
}


@dataclass
class UpdateSums:
    """Sums over the loss tokens of one step's first update, and over its updates."""

    tokens: int = 0
    updates: int = 0
    loss: float = 0.0
    grad_norm: float = 0.0
    sums: dict[str, float] = field(default_factory=dict)

    def add_tokens(self, loss: float, *, first: bool, clip_share: Tensor, **values: Tensor) -> None:
        """values (M,): per-token quantities of one micro-batch. Only clipping is of interest after the first update."""
        self._add("clip_share", clip_share)
        self._add("clip_tokens", torch.ones_like(clip_share))
        if not first:
            return
        self.tokens += len(clip_share)
        self.loss += loss
        for name, value in values.items():
            self._add(name, value)

    def add_update(self, grad_norm: Tensor) -> None:
        self.updates += 1
        self.grad_norm += float(grad_norm)

    def mean(self, name: str) -> float:
        """Mean over loss tokens; 0 when the step had none."""
        count = self.sums.get("clip_tokens", 0.0) if name == "clip_share" else self.tokens
        return self.sums.get(name, 0.0) / count if count else 0.0

    def _add(self, name: str, value: Tensor) -> None:
        self.sums[name] = self.sums.get(name, 0.0) + float(value.detach().sum())


def step_metrics(
    rollouts: Sequence[Sequence[Rollout]],
    rewards: Tensor,
    correct: Tensor,
    kept: Tensor,
    sums: UpdateSums,
    seconds: Mapping[str, float],
    lr: float,
) -> dict[str, float]:
    """rewards, correct (Q, G), kept (Q,) → one value for each name in METRICS."""
    flat = [rollout for group in rollouts for rollout in group]
    all_right = correct.all(dim=1)  # (Q,)
    turns = sum(rollout.turns for rollout in flat)
    tokens = sum(len(rollout.completion_ids) for rollout in flat)
    stops = Counter(rollout.stop_reason for rollout in flat)
    return {
        "reward": float(rewards.mean()),
        "accuracy": float(correct.float().mean()),
        "dropped_right": float((~kept & all_right).float().mean()),
        "dropped_wrong": float((~kept & ~all_right).float().mean()),
        "kl": sums.mean("kl"),
        "entropy": sums.mean("entropy"),
        "loss": sums.loss,
        "clip_share": sums.mean("clip_share"),
        "mismatch": sums.mean("mismatch"),
        "grad_norm": sums.grad_norm / max(1, sums.updates),
        "lr": lr,
        "completion_tokens": tokens / len(flat),
        "sampled_tokens": sum(sum(rollout.loss_mask) for rollout in flat) / len(flat),
        "turns": turns / len(flat),
        "malformed_share": sum(len(rollout.parse_errors) for rollout in flat) / turns,
        **{f"stop_{reason}": stops[reason] / len(flat) for reason in STOP_REASONS},
        "tokens_per_second": tokens / sum(seconds.values()),
        **{f"{stage}_seconds": value for stage, value in seconds.items()},
    }
