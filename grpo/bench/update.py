"""The update's speed: reference, loss and gradient of one group of scripted episodes, beside what the machine can do.

Decides the yardstick, in one process: the products that the work needs at least (each prompt position once, the head
on loss tokens with its gradient made in the same pass), over the best rate of float32 products measured here; and a
plain padded step with all logits, which the caller brings, as a library's user would write it.
"""

import resource
import time
from collections.abc import Callable

import torch
from torch import Tensor

from env.rewards import Reward
from grpo.bench.episodes import Script, groups_of_step, random_model, sequence_hash
from grpo.config import GrpoConfig
from grpo.metrics import UpdateSums
from grpo.model import Decoder, ModelConfig
from grpo.reference import build_reference
from grpo.rollout import Rollout
from grpo.update import accumulate_gradient, group_batches

Logits = Callable[[Tensor], Tensor]  # ids (B, T) → (B, T, V)
GENERATIONS = 4


def update_benchmark(
    shape: str, peer: Callable[[Decoder], Logits] | None, *, repeats: int = 3, micro_batch: int = GENERATIONS
) -> dict:
    """Medians of `repeats` steps. peer: makes a model with the policy's weights that returns all logits, or None."""
    (scripts,) = groups_of_step(0, 1, GENERATIONS)
    settings = GrpoConfig(group_size=GENERATIONS, micro_batch=micro_batch, kl_coef=0.04)
    policy = random_model(shape)
    reference = build_reference(policy)
    advantages = torch.tensor([[0.5, -0.5, 0.3, -0.3]])
    group, kept = [rollout(script) for script in scripts], torch.ones(1, dtype=torch.bool)
    (batch,) = group_batches([group], advantages, kept, settings)

    def step() -> None:
        batch.old_logprobs = None
        accumulate_gradient(policy, reference, batch, settings, policy.config.vocab_size, UpdateSums())

    before = rss()
    seconds = median_seconds(step, repeats)
    flops, rate = least_flops(policy.config, scripts), product_rate(policy.config)
    tokens = sum(len(script.completion) for script in scripts)
    result = {
        "shape": shape,
        "threads": torch.get_num_threads(),
        "hash": sequence_hash([scripts]),
        "seconds": round(seconds, 2),
        "tokens_per_second": round(tokens / seconds, 1),
        "positions": batch.group.positions,
        "loss_tokens": len(batch.group.flags),
        "peak_rss_mib": round(rss()),
        "rss_before_mib": round(before),
        "gemm_gflops": round(rate / 1e9, 1),
        "limit_seconds": round(flops / rate, 2),
        "share_of_limit": round(flops / rate / seconds, 3),
    }
    if peer is not None:
        policy.zero_grad()
        theirs, old = peer(policy), peer(policy)
        padded = median_seconds(lambda: padded_step(theirs, old, scripts, advantages[0], settings), repeats)
        result |= {
            "padded_seconds": round(padded, 2),
            "padded_positions": sum(len(script.prompt) for script in scripts) + GENERATIONS * longest(scripts),
            "padded_peak_rss_mib": round(rss()),
            "padded_over_ours": round(padded / seconds, 2),
        }
    return result


def padded_step(
    policy: Logits, reference: Logits, scripts: list[Script], advantages: Tensor, config: GrpoConfig
) -> None:
    """[prompt | completion] of each row, padded on the right, all logits, log-softmax, gather, mask: one row at a time.

    All rows at once would need 12 GiB for M.
    """
    count = sum(sum(script.mask) for script in scripts)
    for script, advantage in zip(scripts, advantages, strict=True):
        padding = [0] * (longest(scripts) - len(script.completion))
        ids = torch.tensor([script.prompt + script.completion + padding])  # (1, T)
        mask = torch.tensor([[0] * (len(script.prompt) - 1) + script.mask + padding])  # (1, T - 1)

        def logprobs(model: Logits, ids: Tensor = ids) -> Tensor:
            return torch.log_softmax(model(ids)[:, :-1], -1).gather(2, ids[:, 1:, None])[..., 0]  # (1, T - 1)

        with torch.no_grad():
            ref = logprobs(reference)
        ours = logprobs(policy)
        ratio, distance = torch.exp(ours - ours.detach()), ref - ours
        loss = -ratio * advantage + config.kl_coef * (torch.expm1(distance) - distance)
        ((loss * mask).sum() / count).backward()


def least_flops(shape: ModelConfig, scripts: list[Script]) -> float:
    """Of products: training 6 a weight and position, reference 2; attention's pairs 14 and 4 a channel of the heads.

    Behind its attention, the last layer works for the positions that predict loss tokens only.
    """
    D, H, d, layers = shape.hidden_size, shape.num_attention_heads, shape.head_dim, shape.num_hidden_layers
    before, behind = D * (H + 2 * shape.num_key_value_heads) * d, D * (H * d + 3 * shape.intermediate_size)
    P, lengths = len(scripts[0].prompt), [len(script.completion) for script in scripts]
    pairs = P * (P + 1) / 2 + sum(C * P + C * (C + 1) / 2 for C in lengths)
    loss_tokens = sum(sum(script.mask) for script in scripts)
    positions = P + sum(lengths)
    weights = (layers * before + (layers - 1) * behind) * positions + (behind + shape.vocab_size * D) * loss_tokens
    return (6 + 2) * weights + (14 + 4) * layers * H * d * pairs


def product_rate(shape: ModelConfig) -> float:
    """FLOP a second of the best float32 product of the update's shapes: the MLP's, the head's, the head's gradient."""
    D, inner, rows, columns = shape.hidden_size, shape.intermediate_size, 2048, 16_384
    best = 0.0
    for m, k, n in ((rows, D, inner), (220, D, columns), (columns, 220, D), (1024, 1024, 1024)):
        a, b, out = torch.randn(m, k), torch.randn(k, n), torch.empty(m, n)
        best = max(best, 2 * m * k * n / median_seconds(lambda a=a, b=b, out=out: torch.mm(a, b, out=out), 9))
    return best


def median_seconds(work: Callable[[], object], repeats: int) -> float:
    """CPU seconds with one thread, which other work on the machine hardly changes; else seconds."""
    clock = time.process_time if torch.get_num_threads() == 1 else time.perf_counter
    work()
    runs = []
    for _ in range(repeats):
        started = clock()
        work()
        runs.append(clock() - started)
    return sorted(runs)[len(runs) // 2]


def rollout(script: Script) -> Rollout:
    ids, mask = script.completion, script.mask
    reward = Reward(script.reward, {}, script.reward)
    return Rollout(script.prompt, ids, mask, [-12.0 * flag for flag in mask], reward, True, "answered", 4, ())


def longest(scripts: list[Script]) -> int:
    return max(len(script.completion) for script in scripts)


def rss() -> float:
    """MiB: the largest resident size of this process so far."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
