"""Masked cross-entropy on full trajectories.

Decides the SFT loss: −Σ wₜ log π(tokenₜ) / Σ wₜ, where w is 1 on the assistant's tokens and on what drills repeat, and
`other_weight` (0 by default) on a demonstration's others. The same decoder, packing and head as GRPO's update; a batch
may go through in several passes, which are weighted before they are cut, so that the gradient is the batch's.
"""

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict
from typing import Any

import torch
from torch import Tensor

from grpo.batch import PackedGroup, pack_group
from grpo.checkpoint import TrainingState
from grpo.config import FLOAT32, PrecisionConfig, SftConfig
from grpo.group_pass import add_gradient, group_logprobs
from grpo.guards import IN_A_ROW, check_streak, check_weights, memory_advice, trouble
from grpo.model import Decoder
from grpo.optimizer import AdamWConfig, build_optimizer, clip_gradients, set_learning_rate, warmup_then
from grpo.products import Library, products_by
from sft.dataset import TokenSequence, epoch_batches

METRICS = {
    "loss": "mean cross-entropy of the assistant's tokens and of what drills repeat, nats",
    "grad_norm": "gradient norm before clipping",
    "tokens": "tokens of the batch",
    "skipped_updates": "optimizer steps not made because a number was not finite; its inputs are in bad_step.pt",
}


def train_sft(
    model: Decoder,
    sequences: Sequence[TokenSequence],
    config: SftConfig,
    *,
    vocabulary: int,
    seed: int,
    precision: PrecisionConfig = FLOAT32,
    matmul: Library = "default",
    remainder: Mapping[str, Tensor] | None = None,
    resumed: TrainingState | None = None,
    on_step: Callable[[int, dict[str, float]], None],
    on_bad_step: Callable[[dict[str, Any]], None] = lambda inputs: None,
    on_save: Callable[[TrainingState], None],
    should_stop: Callable[[], bool] = lambda: False,
) -> None:
    """Train in place from step `resumed.step` to `config.steps`, or to the horizon.

    on_step(step, metrics) after every step, on_save every `save_every` steps and at the end. A step whose loss or
    gradient is not finite moves nothing and hands its inputs to on_bad_step; ValueError after three in a row.
    """
    stop = config.horizon if config.steps is None else config.steps
    adamw = AdamWConfig(config.lr, beta2=config.beta2, weight_decay=config.weight_decay, **vars(precision))
    optimizer = build_optimizer(model, adamw, seed=seed, remainder=remainder)
    first = bad = 0
    if resumed is not None:
        optimizer.load_state_dict(resumed.optimizer)
        first, bad = resumed.step, resumed.bad_in_a_row
    batches = _batches([len(sequence.ids) for sequence in sequences], config.batch_tokens, seed)
    for step, indices in zip(range(stop), batches, strict=False):
        if step < first:
            continue
        batch, device = [sequences[i] for i in indices], model.embed_tokens.weight.device
        group = pack_group([], [s.ids for s in batch], [s.weights for s in batch], device, config.micro_batch)
        factor = warmup_then(step, config.warmup_steps, config.horizon, config.final_lr, config.schedule)
        set_learning_rate(optimizer, config.lr * factor)
        with memory_advice(_advice(min(config.micro_batch or len(batch), len(batch)))), products_by(matmul):
            loss = add_loss_gradient(model, group, vocabulary)
            norm = clip_gradients(model, config.grad_clip)
            why = trouble(math.isfinite(loss), float(norm))
            if why is None:
                optimizer.step()
        optimizer.zero_grad()
        values = (float(loss), float(norm), float(group.positions), float(why is not None))
        on_step(step, dict(zip(METRICS, values, strict=True)))
        if why:
            on_bad_step({"step": step + 1, "why": why, "sequences": [asdict(sequence) for sequence in batch]})
        bad = bad + 1 if why else 0
        stopping = should_stop()
        if stopping or (step + 1) % config.save_every == 0 or step + 1 == stop or bad >= IN_A_ROW:
            check_weights(model, step + 1)
            on_save(TrainingState(step + 1, step + 1, optimizer.state_dict(), bad_in_a_row=bad))
        check_streak(bad, why, step + 1)
        if stopping:
            return


def add_loss_gradient(model: Decoder, group: PackedGroup, vocabulary: int) -> Tensor:
    """Adds the loss's gradient to the model's; returns the loss on tokens of weight 1 (), nats."""
    weights = group.flags * (1.0 / group.flags.sum())  # (M,)
    logprobs, _ = add_gradient(
        model, group, lambda logprobs, of: -weights[of] * logprobs, temperature=1.0, vocabulary=vocabulary
    )  # (M,)
    assistant = (group.flags == 1.0).float()
    return -(assistant * logprobs).sum() / assistant.sum()


@torch.no_grad()
def heldout_loss(model: Decoder, sequences: Sequence[TokenSequence], vocabulary: int) -> float:
    """Mean cross-entropy (nats) of the assistant's tokens; NaN without sequences."""
    total = count = 0.0
    for sequence in sequences:
        assistant = [weight if weight == 1.0 else 0.0 for weight in sequence.weights]
        group = pack_group([], [sequence.ids], [assistant], model.embed_tokens.weight.device)
        logprobs = group_logprobs(model, group, temperature=1.0, vocabulary=vocabulary)
        total -= float(logprobs.sum())
        count += len(logprobs)
    return total / count if count else math.nan


def _batches(lengths: Sequence[int], batch_tokens: int, seed: int) -> Iterator[list[int]]:
    epoch = 0
    while True:
        yield from epoch_batches(lengths, batch_tokens, seed, epoch)
        epoch += 1


def _advice(at_once: int) -> str:
    """at_once: sequences of the forward pass that memory ran out in."""
    if at_once > 1:
        return f"start anew with --sft-micro-batch {at_once // 2}: the same gradient, in more passes"
    return "one sequence is too much; start anew with lower --max-completion-tokens, or from a smaller model"
