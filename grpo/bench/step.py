"""One whole GRPO step on the scripted episodes: rollouts, reference, gradient, optimizer.

Decides what the comparison with another system counts: everything between two optimizer steps but text and SQL.
Sampled log-probs are left 0: they feed a metric only.
"""

from collections.abc import Sequence
from statistics import median

import torch

from env.rewards import Reward
from grpo.advantages import group_advantages
from grpo.bench.episodes import VOCABULARY, Script, random_model, sequence_hash
from grpo.bench.limits import Machine, clock
from grpo.bench.rollout import Scripted, hashes, peak_rss, play_scripts, setting
from grpo.config import GrpoConfig
from grpo.metrics import UpdateSums
from grpo.optimizer import AdamWConfig, build_optimizer, clip_gradients
from grpo.products import Library, products_by
from grpo.reference import build_reference
from grpo.rollout import Rollout
from grpo.update import accumulate_gradient, group_batches

UNMEASURED = Machine(1.0, 1.0)  # the limit is the rollout benchmark's business


def step_benchmark(scripted: Scripted, kl_coef: float, matmul: Library) -> dict[str, object]:
    """Medians over the measured steps. matmul: who multiplies in the update; decoding has its own layout."""
    policy = random_model(scripted.model)
    config = GrpoConfig(
        group_size=scripted.generations, group_filter="none", kl_coef=kl_coef, micro_batch=scripted.generations
    )
    reference = build_reference(policy) if kl_coef else None
    optimizer = build_optimizer(policy, AdamWConfig(config.lr))
    rollout_seconds, update_seconds, tokens, found = [], [], [], []
    for step in range(scripted.measured.stop):
        started = clock()
        _, sequences = play_scripts(policy, scripted.groups(step), scripted.rows, UNMEASURED)
        rolled = clock()
        with products_by(matmul):
            _update(policy, reference, optimizer, sequences, config)
        if step in scripted.measured:
            rollout_seconds.append(rolled - started)
            update_seconds.append(clock() - rolled)
            tokens.append(sum(sum(script.mask) for group in sequences for script in group))
            found.append(sequence_hash(sequences))
    steps = [sum(pair) for pair in zip(rollout_seconds, update_seconds, strict=True)]
    return {
        **setting(scripted),
        "kl_coef": kl_coef,
        "matmul": matmul,
        "seconds": round(median(steps), 4),
        "rollout_seconds": round(median(rollout_seconds), 4),
        "update_seconds": round(median(update_seconds), 4),
        "tokens_per_second": round(sum(tokens) / sum(steps), 1),
        "peak_rss": peak_rss(),
        **hashes(scripted, found),
    }


def _update(policy, reference, optimizer, sequences: Sequence[Sequence[Script]], config: GrpoConfig) -> None:
    rollouts = [[_rollout(script) for script in group] for group in sequences]
    rewards = torch.tensor([[script.reward for script in group] for group in sequences])  # (Q, G)
    kept = torch.ones(len(sequences), dtype=torch.bool)  # (Q,)
    sums = UpdateSums()
    for batch in group_batches(rollouts, group_advantages(rewards, config.advantages), kept, config):
        accumulate_gradient(policy, reference, batch, config, VOCABULARY, sums)
    clip_gradients(policy, config.grad_clip)
    optimizer.step()
    optimizer.zero_grad()


def _rollout(script: Script) -> Rollout:
    return Rollout(
        prompt_ids=script.prompt,
        completion_ids=script.completion,
        loss_mask=script.mask,
        sampled_logprobs=[0.0] * len(script.mask),
        reward=Reward(script.reward, {}, script.reward),
        correct=script.reward == 1.0,
        stop_reason="answered",
        turns=len(script.turns),
        parse_errors=(),
    )
