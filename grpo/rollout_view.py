"""What a run has logged of its rollouts, read back: chosen, counted, and put on show with their loss mask.

The file is `run_log.RunLog.rollouts`' own; a line of it is a `LoggedRollout`.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from grpo.inspection import Exhibit, count, to_pieces
from grpo.run_log import ROLLOUTS, mask_from_runs, read_records
from grpo.tokenizer import Tokenizer


@dataclass(frozen=True)
class LoggedRollout:
    """One line of rollouts.jsonl. step counts from 1; mask_runs as in `grpo.run_log`."""

    phase: str
    step: int
    question: str
    member: int
    reward: float
    reward_parts: dict[str, float]
    correct: bool
    advantage: float
    kept: bool
    stop_reason: str
    turns: int
    parse_errors: list[str]
    prompt: str
    completion: str
    completion_ids: list[int]
    mask_runs: list[int]


def read_rollouts(run: Path) -> list[LoggedRollout]:
    """Raises ValueError where the run has none, or has lines of another form."""
    path = run / ROLLOUTS
    if not path.is_file():
        raise ValueError(f"{run} holds no {ROLLOUTS}; give the folder of a run that has begun a GRPO phase")
    try:
        rollouts = [LoggedRollout(**record) for record in read_records(path)]
    except TypeError as error:
        raise ValueError(f"{path} holds other fields than this version logs ({error}); train anew") from None
    except ValueError as error:
        raise ValueError(f"{path} is broken ({error})") from None
    if not rollouts:
        raise ValueError(f"{path} is empty: no step is finished yet")
    return rollouts


def select(
    rollouts: Sequence[LoggedRollout],
    *,
    phase: str | None = None,
    step: int | None = None,
    question: str | None = None,
) -> list[LoggedRollout]:
    """Those that fit all filters given. Raises ValueError, saying what there is, when none does."""
    wanted = {"phase": phase, "step": step, "question": question}
    wanted = {name: value for name, value in wanted.items() if value is not None}
    found = [r for r in rollouts if all(getattr(r, name) == value for name, value in wanted.items())]
    if not found:
        asked = ", ".join(f"{name} {value}" for name, value in wanted.items())
        phases = {r.phase: r.step for r in rollouts}  # the last step of each
        there = ", ".join(f"{name} steps 1–{last}" for name, last in phases.items())
        raise ValueError(f"no rollout of {asked}; the log has {there} and questions such as {rollouts[0].question}")
    return found


def ranked(rollouts: Sequence[LoggedRollout], order: Literal["best", "worst"]) -> list[LoggedRollout]:
    """By reward; equal ones stay as they were logged."""
    return sorted(rollouts, key=lambda rollout: rollout.reward, reverse=order == "best")


def summary(rollouts: Sequence[LoggedRollout]) -> str:
    n = len(rollouts)
    stops = Counter(rollout.stop_reason for rollout in rollouts)
    return (
        f"{n:,} rollout{'s' * (n != 1)}: mean reward {sum(r.reward for r in rollouts) / n:+.3f}, "
        f"{sum(r.correct for r in rollouts):,} right, {sum(r.kept for r in rollouts):,} in groups that were kept; "
        + ", ".join(f"{count:,} {reason}" for reason, count in stops.most_common())
    )


def exhibit(rollout: LoggedRollout, tokenizer: Tokenizer) -> Exhibit:
    """Prompt and completion with the loss mask. Raises ValueError when the tokenizer is not the run's."""
    if tokenizer.decode(rollout.completion_ids) != rollout.completion:
        raise ValueError("the tokenizer is not the one this run was logged with; give its folder with --tokenizer")
    prompt_ids = tokenizer.encode(rollout.prompt)  # as the renderer made them: the prompt is one encoded string
    mask = mask_from_runs(rollout.mask_runs)
    ids, weights = prompt_ids + rollout.completion_ids, [0.0] * len(prompt_ids) + [float(flag) for flag in mask]
    parts = ", ".join(f"{name} {value:+.2f}" for name, value in rollout.reward_parts.items())
    group = "kept" if rollout.kept else "group dropped"
    errors = f"; did not parse: {', '.join(rollout.parse_errors)}" if rollout.parse_errors else ""
    heading = (
        f"{rollout.phase} step {rollout.step}, {rollout.question}, member {rollout.member}: "
        f"{'right' if rollout.correct else 'wrong'}, {rollout.stop_reason} after {rollout.turns} turns{errors}",
        f"reward {rollout.reward:+.3f} = {parts}; advantage {rollout.advantage:+.3f} ({group})",
        str(count(weights)),
    )
    return Exhibit(heading, to_pieces(ids, weights, tokenizer.decode))
