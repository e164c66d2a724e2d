"""The optimizer steps of one GRPO step, guarded: skipped where a number isn't finite, halved where memory runs out.

Decides what happens to weights and moments then: nothing. What is wrong with a number is `guards.py`'s business.
"""

import copy
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import torch
from torch import Tensor

from grpo.config import GrpoConfig
from grpo.guards import memory_advice, out_of_memory, trouble
from grpo.metrics import UpdateSums
from grpo.model import Decoder
from grpo.optimizer import Optimizer, clip_gradients
from grpo.rollout import Rollout
from grpo.update import GroupBatch, accumulate_gradient, group_batches
from grpo.update_ratio import update_ratio

# Nats a token. An int8 copy of the policy differs by its rounding only: 1e-5 for the tiny model, 0.002 to 0.006 for
# SmolLM2-135M, pretrained weights with large outliers in their rows. Another model's weights differ by whole nats.
STEP_0_KL = 0.05
ADVICE = (
    "start anew from the last checkpoint (--model) with a lower --micro-batch or --max-completion-tokens"
)


@dataclass(frozen=True)
class Updated:
    """updates: optimizer steps made. why: what was not finite, which ended them. micro_batch: what fits."""

    sums: UpdateSums
    updates: int
    why: str | None
    micro_batch: int


def guarded_update(
    policy: Decoder,
    reference: Decoder | None,
    optimizer: Optimizer,
    rollouts: Sequence[Sequence[Rollout]],
    advantages: Tensor,
    kept: Tensor,
    config: GrpoConfig,
    vocabulary: int,
    *,
    micro_batch: int,
    first: bool,
    on_micro_batch: Callable[[int, int], None] = lambda done, of: None,
    note: Callable[[str], None] = lambda line: None,
) -> Updated:
    """`config.updates_per_step` optimizer steps on the `kept` groups; advantages (Q, G), kept (Q,), rollouts [Q][G].

    first: nothing was updated yet, so the reference must be the policy. Below config.micro_batch, `micro_batch` is
    already halved and is not halved again. Raises ValueError when memory runs out all the same, RuntimeError when
    the reference is not the policy that training starts from (step-0 KL).
    """
    device = policy.embed_tokens.weight.device

    def split(size: int) -> list[GroupBatch]:
        return group_batches(rollouts, advantages, kept, replace(config, micro_batch=size), device)

    batches, sums, done = split(micro_batch), UpdateSums(), 0

    def accumulate() -> None:
        for number, batch in enumerate(batches, start=1):
            accumulate_gradient(policy, reference, batch, config, vocabulary, sums)
            on_micro_batch(number, len(batches))

    for _ in range(config.updates_per_step if batches else 0):
        before = copy.deepcopy(sums)
        if _runs_out(accumulate):
            if micro_batch == 1 or micro_batch < config.micro_batch:
                raise ValueError(f"out of memory in the update, with --micro-batch {micro_batch}: {ADVICE}")
            sums, micro_batch = before, (micro_batch + 1) // 2
            optimizer.zero_grad()
            if torch.cuda.is_available():
                torch.cuda.empty_cache()
            batches = resplit(batches if done else [], split(micro_batch))
            note(f"out of memory in the update: --micro-batch is {micro_batch} from here on, the gradient the same")
            if _runs_out(accumulate):
                raise ValueError(f"out of memory in the update, with half the --micro-batch too: {ADVICE}")
        norm = clip_gradients(policy, config.grad_clip)
        if why := trouble(sums.finite, float(norm)):
            optimizer.zero_grad()
            sums.skipped += 1
            return Updated(sums, done, why, micro_batch)
        if first and done == 0 and reference is not None and not sums.mean("kl") <= STEP_0_KL:
            raise RuntimeError(
                f"step-0 KL is {sums.mean('kl'):.2e} nats a token, above {STEP_0_KL:.0e}: the reference is not "
                "the policy that training starts from"
            )
        with memory_advice(ADVICE):
            optimizer.step()
        sums.add_update(norm, update_ratio(optimizer))
        optimizer.zero_grad()
        done += 1
    return Updated(sums, done, None, micro_batch)


def resplit(old: Sequence[GroupBatch], new: list[GroupBatch]) -> list[GroupBatch]:
    """`new` splits the same groups otherwise, and goes on with the log-probs that `old` was first scored with."""
    for before, after in zip(old, new, strict=False):
        after.old_logprobs = before.old_logprobs
    return new


def _runs_out(work: Callable[[], None]) -> bool:
    """Whether `work` ends for want of memory; what it held is free when this returns, its traceback too."""
    try:
        work()
    except (RuntimeError, MemoryError) as error:
        if not out_of_memory(error):
            raise
        return True
    return False
