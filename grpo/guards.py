"""What a step may not do unnoticed: learn from numbers that aren't finite, die for want of memory, teach nothing.

Decides when a step counts as bad, how many bad ones in a row end a run, and what is said then. Pure but for
`save_bad_step`; `guarded_update.py` and the trainers act on it.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import torch
from torch import nn

from env.database import DatabaseFileError
from grpo.durable import put_in_place, writing
from grpo.environment import MakeEnvironment, Task

BAD_STEP = "bad_step.pt"
IN_A_ROW = 3  # a bad batch can be chance; three are the weights, the data or the code
MEMORY = ("out of memory", "not enough memory", "can't allocate memory", "cannot allocate memory")


def trouble(numbers_finite: bool, grad_norm: float) -> str | None:
    """What of an update is not finite, None when all is well. numbers_finite: loss and log-probs."""
    if not numbers_finite:
        return "the loss or a log-prob is not finite"
    if not torch.isfinite(torch.tensor(grad_norm)):
        return f"the gradient norm is {grad_norm}"
    return None


def check_weights(model: nn.Module, step: int) -> None:
    """Asked before a checkpoint is replaced. Raises ValueError where the weights are worse than none."""
    for name, weight in model.named_parameters():
        if not bool(weight.isfinite().all()):
            raise ValueError(
                f"stopped after step {step}: {name} is not finite, so nothing was saved; the checkpoint before it is "
                "good: start anew from it with --model and a lower --lr"
            )


def check_streak(bad: int, why: str | None, step: int) -> None:
    """bad: steps in a row that taught nothing, `why` the last one did. Raises ValueError when they are too many."""
    if bad >= IN_A_ROW:
        raise ValueError(
            f"stopped after step {step}, the last of {bad} bad ones in a row: {why}; the weights before are saved, "
            f"and bad numbers' inputs lie in {BAD_STEP} of the run's folder; --resume tries the next step, for other "
            "settings start anew from the checkpoint with --model"
        )


def openable(
    questions: Sequence[Task], make_environment: MakeEnvironment, note: Callable[[str], None]
) -> list[Task]:
    """The questions whose world can be opened, as all could when the run began; the others are named in notes."""
    found = []
    for question in questions:
        try:
            make_environment(question)
        except (DatabaseFileError, OSError) as error:
            note(f"question {question.id} is left out: {error}")
        else:
            found.append(question)
    return found


def out_of_memory(error: BaseException) -> bool:
    """Whether torch ran out of memory, on a card or (DefaultCPUAllocator, a plain RuntimeError) on the CPU."""
    if isinstance(error, torch.OutOfMemoryError | MemoryError):
        return True
    return isinstance(error, RuntimeError) and any(words in str(error).lower() for words in MEMORY)


@contextmanager
def memory_advice(advice: str) -> Iterator[None]:
    """Out of memory becomes one line that says which flags to lower."""
    try:
        yield
    except (RuntimeError, MemoryError) as error:
        if not out_of_memory(error):
            raise
        first = str(error).splitlines()[0] if str(error) else "MemoryError"
        raise ValueError(f"out of memory ({first}): {advice}; the last checkpoint is good for --resume") from error


def save_bad_step(folder: Path, inputs: dict[str, Any]) -> Path:
    """The last bad step's inputs, as tensors, numbers and lists: `torch.load` reads them with weights_only=True."""
    path = folder / BAD_STEP
    aside = path.with_suffix(".new")
    with writing(path):
        with aside.open("wb") as file:
            torch.save(inputs, file)
        put_in_place(aside, path)
    return path
