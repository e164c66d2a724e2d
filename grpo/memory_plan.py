"""Does a run fit its card, and which micro-batch and slots do? The figures are `memory.py`'s.

Decides the rule: 1.05 × peak of live tensors + 0.7 GiB for CUDA's context and the allocator's gaps must be at most
what the card has. A plan that does not fit is refused, with the nearest one that does.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import torch

from grpo.chat import Chat
from grpo.checkpoint import load_config
from grpo.config import Config
from grpo.environment import MakeEnvironment, Task
from grpo.hub import resolve_model
from grpo.memory import SftGradient, Work, rooms, simulate

GIB = 2**30
FRAGMENTS, CONTEXT = 1.05, 0.7 * GIB
# GiB that PyTorch can have: an L4 sells 24 GB and has 22.
CARDS = {"l4": 22.0, "a10g": 22.0, "rtx4090": 23.5, "a100-40gb": 39.4, "a100-80gb": 79.1, "h100": 79.1}
PROMPT_TOKENS = 1024  # where no tokenizer is at hand to count them
CATEGORIES = ("weights", "gradients", "optimizer", "reference", "cache", "activations", "temporaries")


@dataclass(frozen=True)
class Plan:
    """One phase's peaks: bytes by stage and category."""

    name: str
    work: Work
    peaks: Mapping[str, Counter[str]]

    @property
    def peak(self) -> int:
        return max(sum(peak.values()) for peak in self.peaks.values())

    @property
    def planned(self) -> float:
        """Bytes that the card must have."""
        return FRAGMENTS * self.peak + CONTEXT

    def table(self) -> str:
        """GiB by stage (down) and category (across)."""
        settings, sft = self.work.settings, self.work.sft_lengths
        at_once = min(self.work.sft_micro_batch or len(sft), len(sft))
        _, room = rooms(self.work)["rollout"]
        lines = [
            f"{self.name}: prompts of {self.work.prompt_tokens:,} tokens, groups of {settings.group_size} × "
            f"{settings.max_completion_tokens:,}, micro-batch {settings.micro_batch}, {room.rows} slots"
            f"{f', SFT {at_once} of {len(sft)} × {sft[0]:,} at once' if sft else ''}, "
            f"{self.work.precision.weights} weights, {self.work.precision.moments} moments, GiB:",
            f"{'':10}{'peak':>8}" + "".join(f"{category:>13}" for category in CATEGORIES),
        ]
        for stage, peak in self.peaks.items():
            cells = "".join(f"{peak[category] / GIB:13.2f}" for category in CATEGORIES)
            lines.append(f"{stage:10}{sum(peak.values()) / GIB:8.2f}{cells}")
        lines.append(f"planned: 1.05 × {self.peak / GIB:.2f} + 0.7 = {self.planned / GIB:.2f} GiB")
        return "\n".join(lines)


def longest_prompt(questions: Sequence[Task], make_environment: MakeEnvironment, chat: Chat | None) -> int:
    """Tokens of the longest prompt, which any phase may play: it evaluates on all levels. 0.7 ms a question.

    chat: None where no tokenizer is at hand; then PROMPT_TOKENS are assumed.
    """
    if chat is None:
        return PROMPT_TOKENS
    return max(len(chat.prompt_ids(make_environment(question).prompt())) for question in questions)


def with_shape_of(config: Config, start: Path | str | None, *, download: bool) -> Config:
    """The sizes of the model that a run starts from; the preset's where it makes one, or where none is at hand yet."""
    if start is None:
        return config
    try:
        folder = resolve_model(str(start), download=download)
    except ValueError:
        if download:
            raise
        return config
    return replace(config, shape=load_config(folder)) if (folder / "config.json").is_file() else config


def works_of(config: Config, phases: Sequence[str], prompt_tokens: int) -> dict[str, Work]:
    """What each phase asks of the card. SFT is planned with the phase that follows it."""
    sft = _sft_lengths(config, prompt_tokens) if "sft" in phases else ()
    works = {}
    for phase in phases if phases != ("sft",) else ("phase1",):
        if phase != "sft":
            settings = {"phase1": config.phase1, "phase2": config.phase2}[phase]
            works[phase] = Work(
                config.shape, settings, config.precision, config.gradient_checkpointing, prompt_tokens, sft,
                config.sft.micro_batch if sft else None,
            )  # fmt: skip
            sft = ()
    return works


def plan(name: str, work: Work, sft_gradient: SftGradient) -> Plan:
    return Plan(name, work, simulate(work, sft_gradient))


def nearest_that_fits(unfit: Plan, budget: float, sft_gradient: SftGradient) -> Plan | None:
    """The plan with the largest micro-batches and the most slots, at most those given; None if not even 1 fits.

    Halving one at a time: SFT's peak depends on its micro-batch alone, the update's on GRPO's, that of rollouts and
    evaluations on the slots.
    """
    current = unfit
    while current.planned > budget:
        smaller = halved(current.work, max(current.peaks, key=lambda name: sum(current.peaks[name].values())))
        if smaller is None:
            return None
        current = plan(current.name, smaller, sft_gradient)
    return current


def halved(work: Work, stage: str) -> Work | None:
    """The same with half of what the stage's peak depends on; None where that is 1 already."""
    if stage == "sft":
        size = min(work.sft_micro_batch or len(work.sft_lengths), len(work.sft_lengths))
        return replace(work, sft_micro_batch=size // 2) if size > 1 else None
    playing = rooms(work).get(stage)
    size = playing[1].rows if playing else work.settings.micro_batch
    smaller = dict(slots=size // 2, kv_budget_gib=None) if playing else dict(micro_batch=size // 2)
    return replace(work, settings=replace(work.settings, **smaller)) if size > 1 else None


def check_memory(
    config: Config, phases: Sequence[str], budget: float, sft_gradient: SftGradient,
    say: Callable[[str], None], prompt_tokens: int,
) -> None:  # fmt: skip
    """Plans every phase and says so. prompt_tokens: of the longest prompt.

    Raises ValueError, with the nearest plan that fits, unless `--force` is given or it is a dry run.
    """
    for phase, work in works_of(config, phases, prompt_tokens).items():
        made = plan(phase, work, sft_gradient)
        say(made.table())
        fits, line = verdict(made, budget, sft_gradient)
        if not fits and not (config.run.force or config.run.dry_run):
            raise ValueError(line)
        say(line)


def named_card(name: str) -> float:
    """Bytes of a card by name or by its GiB. Raises ValueError for an unknown name."""
    if name.replace(".", "", 1).isdecimal():
        return float(name) * GIB
    if name not in CARDS:
        raise ValueError(f"--gpu {name}: unknown; there are {', '.join(CARDS)}, or a number of GiB")
    return CARDS[name] * GIB


def card_of(device: torch.device) -> float | None:
    """Bytes of the card that a run uses; None on a CPU."""
    return float(torch.cuda.get_device_properties(device).total_memory) if device.type == "cuda" else None


def verdict(made: Plan, budget: float, sft_gradient: SftGradient) -> tuple[bool, str]:
    """(it fits, one line that says so or what to do)."""
    head = f"{made.name}: {made.planned / GIB:.1f} of {budget / GIB:.1f} GiB"
    if made.planned <= budget:
        return True, f"{head}: fits"
    fitting = nearest_that_fits(made, budget, sft_gradient)
    if fitting is None:
        sft = "--sft-micro-batch 1 " if made.work.sft_lengths else ""
        return False, (
            f"{head}: does not fit, nor would {sft}--micro-batch 1 --slots 1; lower --max-completion-tokens, keep "
            "weights and moments in fewer bits, or take a smaller model"
        )
    settings, at_once = fitting.work.settings, fitting.work.sft_micro_batch
    sft = f"--sft-micro-batch {at_once} " if at_once else ""
    rows = f"--slots {settings.slots}"
    if made.work.settings.kv_budget_gib is not None:
        kept = settings.kv_budget_gib
        rows = f"{rows} without --kv-budget-gib" if kept is None else f"--kv-budget-gib {kept:g}"
    return False, (
        f"{head}: does not fit; {sft}--micro-batch {settings.micro_batch} {rows} does, with "
        f"{fitting.planned / GIB:.1f} GiB (--force runs it as it is)"
    )


def _sft_lengths(config: Config, prompt_tokens: int) -> tuple[int, ...]:
    """The widest batch that trajectories can make: `batch_tokens` in as few rows as hold them, or one long row.

    The last row is a token shorter, so that the copies which pad rows inside attention are counted: those of a real
    batch are nearly as long as each other, and never quite.
    """
    longest = prompt_tokens + config.phase2.max_completion_tokens
    rows = -(-config.sft.batch_tokens // longest)
    if rows == 1:
        return (longest,)
    length = config.sft.batch_tokens // rows
    return (length,) * (rows - 1) + (length - 1,)
