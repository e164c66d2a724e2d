"""TensorBoard's copy of the numbers that `metrics.jsonl` holds: the one file that imports tensorboard, where it is.

Decides the place, `runs/<name>/tensorboard/<phase>/`, and the tags: a metric's name, and `name/case` for each case of
a metric that has several. A run that goes on after `steps_done` steps tells TensorBoard to forget the later ones.
"""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from grpo.metrics import Metric

FOLDER = "tensorboard"


class EventFiles:
    """Writes for one phase; does nothing where tensorboard is not installed. No file before the first value."""

    def __init__(self, run: Path, phase: str, steps_done: int):
        self._folder, self._steps_done = run / FOLDER / phase, steps_done
        self._writer: Any = None

    def write(self, step: int, values: Mapping[str, Metric]) -> None:
        """All values of a step; they are on disk when this returns."""
        if self._writer is None:
            self._writer = self._open()
        if self._writer:
            for tag, value in scalars(values):
                self._writer.add_scalar(tag, value, step)
            self._writer.flush()

    def _open(self) -> Any:
        """The writer, False without tensorboard."""
        try:
            from torch.utils.tensorboard import SummaryWriter
        except ImportError:
            return False
        return SummaryWriter(str(self._folder), purge_step=self._steps_done + 1)


def scalars(values: Mapping[str, Metric]) -> Iterator[tuple[str, float]]:
    """`{"kl": 0.1, "tool_calls": {"query": 2.0}}` → `("kl", 0.1)`, `("tool_calls/query", 2.0)`."""
    for name, value in values.items():
        if isinstance(value, Mapping):
            yield from ((f"{name}/{case}", one) for case, one in value.items())
        else:
            yield name, value
