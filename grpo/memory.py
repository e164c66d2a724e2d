"""What a run needs of a card's memory, found by running the training code itself without a card and without weights.

Decides how: the real update, scoring, prefill, decode step and SFT step run on fake tensors (shapes and lifetimes,
no numbers) while `AllocationTracker` counts what is alive. Every length is the longest that the run allows, every id
different. An evaluation within a phase is a stage of its own: there every row has a prompt to itself.
"""

from collections import Counter
from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass, replace

import torch
from torch import Tensor
from torch._subclasses.fake_tensor import FakeTensorMode

from env.rewards import Reward
from grpo.allocation_tracker import AllocationTracker
from grpo.batch import PackedGroup, pack_group
from grpo.checkpoint import hf_names
from grpo.config import FLOAT32, GrpoConfig, PrecisionConfig
from grpo.eight_bit import BLOCK, quantize_blocks
from grpo.generation import Engine
from grpo.group_pass import gradient_of, group_logprobs
from grpo.kv_cache import Room, room_within
from grpo.metrics import UpdateSums
from grpo.model import Attend, Decoder, ModelConfig
from grpo.optimizer import AdamWConfig, build_optimizer, clip_gradients
from grpo.reference import build_reference
from grpo.rollout import Rollout
from grpo.sampling import sample
from grpo.update import GroupBatch, accumulate_gradient, group_batches
from grpo.update_ratio import update_ratio

SftGradient = Callable[[Decoder, PackedGroup, int], Tensor]
REPLY = 128  # tokens of a tool reply, for all rows at once


@dataclass(frozen=True)
class Work:
    """One phase on one shape. sft_lengths: tokens of the sequences of an SFT batch, of which sft_micro_batch go through
    at once (None: all); () plans no SFT."""

    shape: ModelConfig
    settings: GrpoConfig
    precision: PrecisionConfig = FLOAT32
    gradient_checkpointing: bool = True
    prompt_tokens: int = 1024
    sft_lengths: tuple[int, ...] = ()
    sft_micro_batch: int | None = None


def simulate(work: Work, sft_gradient: SftGradient | None = None) -> dict[str, Counter[str]]:
    """Peak of each stage of a step, in bytes by category, on fake tensors."""
    for signed in (True, False):  # the maps of the 8-bit moments are made once, of numbers
        quantize_blocks(torch.zeros(BLOCK), signed=signed)
    return run_stages(work, FakeTensorMode(allow_non_fake_inputs=True), sft_gradient)


def run_stages(
    work: Work, mode: AbstractContextManager, sft_gradient: SftGradient | None = None
) -> dict[str, Counter[str]]:
    """The stages under `mode`: fake tensors, or `nullcontext()` for the same with numbers, which tests compare."""
    with torch.device("meta"):
        policy = Decoder(work.shape)
    tracker = AllocationTracker()
    peaks: dict[str, Counter[str]] = {}

    def end(stage: str) -> None:
        """What was alive at most since the stage before is this stage's."""
        peaks[stage] = +tracker.at_peak
        tracker.restart_peak()

    with mode, tracker:
        with tracker.making("weights"):
            values = {name: torch.zeros(p.shape, dtype=work.precision.dtype) for name, p in policy.named_parameters()}
            policy.load_state_dict(values, assign=True)
            del values
        policy.gradient_checkpointing = work.gradient_checkpointing
        step = optimizer_step(policy, work.precision, tracker)
        if work.sft_lengths and sft_gradient is not None:
            sft_gradient(policy, _sequences(work), work.shape.vocab_size)
            tracker.label((weight.grad for weight in policy.parameters()), "gradients")
            step()
            end("sft")
        with tracker.making("reference"):
            reference = build_reference(policy) if work.settings.kl_coef else None
        tracker.restart_peak()
    scoring = dict(temperature=work.settings.temperature, vocabulary=work.shape.vocab_size)
    for stage, (group, room) in rooms(work).items():
        with mode, tracker:
            with tracker.making("cache"):
                engine = Engine(policy, room, stop_ids=(0,), **scoring)
            engine.prefill(_prompt(work))
        passes = _decode_passes(engine, group)  # asks tensors for numbers, which fake ones have not
        with mode, tracker, torch.inference_mode():
            for tokens, positions, attend, wanted in passes:
                hidden = policy(tokens, positions, attend, wanted)
                sample(hidden @ policy.head_weight.T, engine.uniforms[:, 0], work.settings.temperature)
                del hidden
            del engine, passes, attend
            end(stage)
    batch = _batch(work)  # asks for numbers too
    with mode, tracker:
        with tracker.making("gradients"):
            for weight in policy.parameters():  # they are there from a step's second group on
                gradient_of(weight)
        tracker.restart_peak()
        if reference is not None:
            group_logprobs(reference, batch.group, **scoring)
            end("scoring")
        accumulate_gradient(policy, reference, batch, work.settings, work.shape.vocab_size, UpdateSums())
        end("update")
        step()
        end("step")
        hf_names(policy)
        end("save")
    return peaks


def optimizer_step(policy: Decoder, precision: PrecisionConfig, tracker: AllocationTracker) -> Callable[[], None]:
    """A step that clips, updates and drops the gradients; its state is there already, as it is from step 2 on."""
    with tracker.making("optimizer"):
        optimizer = build_optimizer(policy, AdamWConfig(lr=1e-6, **vars(precision)))
        if not optimizer.state:  # torch's makes it in its first step
            for weight in policy.parameters():
                weight.grad = torch.zeros_like(weight)
            optimizer.step()
            optimizer.zero_grad()

    def step() -> None:
        clip_gradients(policy, 1.0)
        optimizer.step()
        update_ratio(optimizer)
        optimizer.zero_grad()

    return step


def rooms(work: Work) -> dict[str, tuple[int, Room]]:
    """Stage → episodes of a prompt, and the room for keys and values that `rollout.engine_for` makes there."""
    settings, found = work.settings, {}
    playing = {"rollout": settings.questions_per_step * settings.group_size, "evaluation": settings.eval_questions}
    for stage, episodes in playing.items():
        group = settings.group_size if stage == "rollout" else 1
        sizes = dict(group=group, tokens=settings.max_completion_tokens, prompt_tokens=work.prompt_tokens)
        rows, budget = settings.slots, settings.kv_budget_gib
        if budget is not None:
            rows = room_within(budget * 2**30, work.shape, work.precision.dtype, **sizes).rows
        found[stage] = group, Room.of(min(rows, episodes), **sizes)
    return found


def _decode_passes(engine: Engine, group: int) -> list[tuple[Tensor, Tensor, Attend, Tensor | None]]:
    """What the decoder gets in two passes with every row full: a decode step, and replies for all rows."""
    rows, most, prompt = engine.room.rows, engine.room.tokens, engine.room.prompt_tokens
    prompt_of, lengths = [row // group for row in range(rows)], [prompt] * engine.room.prompts
    last = torch.full((rows,), most - 1)
    reply = min(REPLY, most - 1)
    starts = torch.full((rows,), most - reply)
    positions = torch.arange(prompt + most - reply, prompt + most).repeat(rows)
    decode = engine.cache.decode(engine.cache.sharing(prompt_of, lengths), last, most)
    extend = engine.cache.extend(range(rows), prompt_of, lengths, starts, [reply] * rows, most)
    ends = torch.arange(1, rows + 1) * reply
    return [
        (torch.zeros_like(last), prompt + last, decode, None),
        (torch.zeros_like(positions), positions, extend, ends - 1),
    ]


def _prompt(work: Work) -> list[int]:
    return [i % work.shape.vocab_size for i in range(work.prompt_tokens)]


def _batch(work: Work) -> GroupBatch:
    """A group whose completions are as long as the budget, every token the model's own; two micro-batches do."""
    length, size = work.settings.max_completion_tokens, work.settings.group_size
    size = min(size, 2 * work.settings.micro_batch)
    ids, sampled = [i % work.shape.vocab_size for i in range(length)], [1] * length
    rollout = Rollout(_prompt(work), ids, sampled, [0.0] * length, Reward(0.0, {}, 0.0), False, "token_budget", 1, ())
    settings = replace(work.settings, group_size=size)
    (batch,) = group_batches([[rollout] * size], torch.zeros(1, size), torch.ones(1, dtype=torch.bool), settings)
    return batch


def _sequences(work: Work) -> PackedGroup:
    ids = [[i % work.shape.vocab_size for i in range(length)] for length in work.sft_lengths]
    masks = [[0.0] + [1.0] * (len(row) - 1) for row in ids]
    return pack_group([], ids, masks, micro_batch=work.sft_micro_batch)
