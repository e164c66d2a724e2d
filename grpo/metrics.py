"""The numbers of a step, each computed once from what the step already holds.

Decides their names and meanings; the README's table is this dictionary, and a test holds the two together. A
metric is a number, or, where the world names the cases (parts, levels, tools, errors), a dict from case to number.
"""

import math
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

import torch
from torch import Tensor

from grpo.environment import Task
from grpo.rollout import STOP_REASONS, Rollout

Metric = float | dict[str, float]

METRICS = {
    "reward": "mean reward of all rollouts; the curve to watch",
    "reward_parts": "mean of each part of the reward; exploration that rises alone is not learning",
    "reward_by_difficulty": "mean reward a hardness level of this step's questions",
    "accuracy": "share of rollouts with a right answer",
    "accuracy_by_difficulty": "share of right answers a hardness level of this step's questions",
    "all_right": "share of groups whose rollouts are all right; above 0.7 the questions are used up",
    "all_wrong": "share of groups without a right rollout; above 0.7 the questions are too hard, or SFT was too weak",
    "dropped_right": "share of groups dropped because every rollout was right; rises as questions are solved",
    "dropped_wrong": "share of groups dropped because no rollout was any better; stays high when SFT was too weak",
    "kl": "mean KL estimate (k3 or k2) to the reference, nats a token; 0 without one; a jump is a collapse",
    "entropy": "mean entropy of the policy where it sampled, nats a token; near 0 nothing is explored any more",
    "loss": "GRPO loss at the first update; hovers near 0 on policy by construction, never a sign of learning",
    "clip_share": "share of tokens whose ratio is outside the clip range; 0 with one update a step",
    "mismatch": "mean absolute difference of a token's log-prob in sampler and trainer, nats; above 0.01 they disagree",
    "grad_norm": "gradient norm before clipping, mean over the step's updates",
    "update_ratio": "norm of an update over norm of the weights, mean over the step's updates; 0 without one",
    "lr": "learning rate",
    "completion_tokens": "mean tokens of a rollout after the prompt, tool text included",
    "longest_completion": "the most tokens that a rollout of the step has after the prompt",
    "sampled_tokens": "mean tokens of a rollout that the model wrote",
    "turns": "mean assistant turns of a rollout",
    "tool_calls": "mean calls a rollout, by tool; a tool that vanishes was unlearned",
    "malformed_share": "share of turns that did not parse; rises when the format collapses",
    "parse_errors": "share of turns that did not parse, by kind of error; the kind says what took over",
    "noncanonical_share": "share of turns whose ids are not the tokenizer's own spelling; a server sees others there",
    "cut_thought_share": "share of turns cut inside their think block; it eats the turn: raise --max-turn-tokens",
    **{f"stop_{reason}": f"share of rollouts that ended as {reason}" for reason in STOP_REASONS},
    "tokens_per_second": "completion tokens of all rollouts over the seconds of sampling and update",
    "rollout_tokens_per_second": "completion tokens of all rollouts over the seconds of sampling",
    "update_tokens_per_second": "completion tokens of kept groups, once an update, over the seconds of the update",
    "skipped_updates": "optimizer steps not made because a number was not finite; its inputs are in bad_step.pt",
    "skipped_questions": "questions left out because their database can't be opened",
    "rollout_seconds": "time of sampling and tools",
    "update_seconds": "time of scoring, gradients and optimizer",
    "save_seconds": "time of writing logs and checkpoints since the line before",
    "evaluate_seconds": "time of held-out evaluations since the line before",
    "peak_ram_mib": "the most memory that the process has held so far, MiB; 0 where the system does not tell",
    "peak_gpu_mib": "the most memory that tensors on the card have held so far, MiB; 0 without a card",
}


@dataclass
class UpdateSums:
    """Sums over the loss tokens of one step's first update, and over its updates."""

    tokens: int = 0
    updates: int = 0
    loss: float | Tensor = 0.0
    grad_norm: float | Tensor = 0.0
    update_ratio: float | Tensor = 0.0
    sums: dict[str, Tensor] = field(default_factory=dict)
    all_losses: float | Tensor = 0.0  # of every update; not finite where one of them is not
    skipped: int = 0  # updates that came to nothing for a number that is not finite

    def add_tokens(self, loss: Tensor, *, first: bool, clip_share: Tensor, **values: Tensor) -> None:
        """values (M,): per-token quantities of one group. Only clipping is of interest after the first update.

        Sums stay tensors in float64 until they are read: a CUDA card need not be waited for.
        """
        self.all_losses = self.all_losses + loss.detach().double()
        self._add("clip_share", clip_share)
        self._add("clip_tokens", torch.ones_like(clip_share))
        if not first:
            return
        self.tokens += len(clip_share)
        self.loss = self.loss + loss.double()
        for name, value in values.items():
            self._add(name, value)

    def add_update(self, grad_norm: Tensor, update_ratio: Tensor) -> None:
        self.updates += 1
        self.grad_norm = self.grad_norm + grad_norm.double()
        self.update_ratio = self.update_ratio + update_ratio

    @property
    def finite(self) -> bool:
        """Whether every loss so far is, and every sum over tokens, the log-probs' `mismatch` among them."""
        return all(math.isfinite(value) for value in (self.all_losses, *self.sums.values()))

    def mean(self, name: str) -> float:
        """Mean over loss tokens; 0 when the step had none."""
        count = self.sums.get("clip_tokens", 0.0) if name == "clip_share" else self.tokens
        return float(self.sums.get(name, 0.0) / count) if count else 0.0

    def _add(self, name: str, value: Tensor) -> None:
        self.sums[name] = self.sums.get(name, 0.0) + value.detach().sum().double()


def step_metrics(
    questions: Sequence[Task],
    rollouts: Sequence[Sequence[Rollout]],
    rewards: Tensor,
    correct: Tensor,
    kept: Tensor,
    sums: UpdateSums,
    *,
    seconds: Mapping[str, float],
    lr: float,
    memory: Mapping[str, float],
    skipped_questions: int = 0,
) -> dict[str, Metric]:
    """rewards, correct (Q, G), kept (Q,) → one value for each name in METRICS; NaN where nothing could be played.

    seconds: of every stage of `stage_clock.STAGES`. memory: as `peak_memory` has it.
    """
    skipped = {"skipped_updates": float(sums.skipped), "skipped_questions": float(skipped_questions)}
    if not rollouts:
        return dict.fromkeys(METRICS, math.nan) | skipped
    flat = [rollout for group in rollouts for rollout in group]
    levels = [question.hardness for question in questions]
    all_right, all_wrong = correct.all(dim=1), ~correct.any(dim=1)  # (Q,) each
    turns = sum(rollout.turns for rollout in flat)
    lengths = [len(rollout.completion_ids) for rollout in flat]
    trained = sums.updates * sum(len(r.completion_ids) for q, group in enumerate(rollouts) if kept[q] for r in group)
    stops = Counter(rollout.stop_reason for rollout in flat)
    return {
        "reward": float(rewards.mean()),
        "reward_parts": _means((part for rollout in flat for part in rollout.reward.parts.items()), len(flat)),
        "reward_by_difficulty": _means(zip(levels, rewards.mean(dim=1).tolist(), strict=True)),
        "accuracy": float(correct.float().mean()),
        "accuracy_by_difficulty": _means(zip(levels, correct.float().mean(dim=1).tolist(), strict=True)),
        "all_right": float(all_right.float().mean()),
        "all_wrong": float(all_wrong.float().mean()),
        "dropped_right": float((~kept & all_right).float().mean()),
        "dropped_wrong": float((~kept & ~all_right).float().mean()),
        "kl": sums.mean("kl"),
        "entropy": sums.mean("entropy"),
        "loss": float(sums.loss),
        "clip_share": sums.mean("clip_share"),
        "mismatch": sums.mean("mismatch"),
        "grad_norm": float(sums.grad_norm / max(1, sums.updates)),
        "update_ratio": float(sums.update_ratio / max(1, sums.updates)),
        "lr": lr,
        "completion_tokens": sum(lengths) / len(flat),
        "longest_completion": float(max(lengths)),
        "sampled_tokens": sum(sum(rollout.loss_mask) for rollout in flat) / len(flat),
        "turns": turns / len(flat),
        "tool_calls": _means(((name, 1.0) for rollout in flat for name in rollout.calls), len(flat)),
        "malformed_share": sum(len(rollout.parse_errors) for rollout in flat) / turns,
        "parse_errors": _means(((kind, 1.0) for rollout in flat for kind in rollout.parse_errors), turns),
        "noncanonical_share": sum(rollout.noncanonical_turns for rollout in flat) / turns,
        "cut_thought_share": sum(rollout.cut_thoughts for rollout in flat) / turns,
        **{f"stop_{reason}": stops[reason] / len(flat) for reason in STOP_REASONS},
        "tokens_per_second": sum(lengths) / (seconds["rollout"] + seconds["update"]),
        "rollout_tokens_per_second": sum(lengths) / seconds["rollout"],
        "update_tokens_per_second": trained / seconds["update"],
        **skipped,
        **{f"{stage}_seconds": value for stage, value in seconds.items()},
        **memory,
    }


def _means(pairs: Iterable[tuple[str, float]], of: int | None = None) -> dict[str, float]:
    """Sum of the values a name, over `of`, or over how often the name is there; names in order."""
    sums: dict[str, float] = {}
    counts: Counter[str] = Counter()
    for name, value in pairs:
        sums[name] = sums.get(name, 0.0) + value
        counts[name] += 1
    return {name: sums[name] / (of or counts[name]) for name in sorted(sums)}
