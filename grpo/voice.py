"""How much a run says, and where: lines, warnings, results and bars for people, or one JSON object a step.

Decides what `--quiet` leaves (warnings and results; errors are the scripts' business) and what `--log-json` does:
stdout is the steps' alone, as `metrics.jsonl` has them, and words go to stderr. Neither shows bars.
"""

import json
import sys
from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager
from dataclasses import dataclass

from tqdm import tqdm

from grpo.bars import Bar, bar_of
from grpo.config import RunConfig
from grpo.metrics import Metric


@dataclass(frozen=True)
class Voice:
    """write: where lines for people go, if not to the terminal."""

    quiet: bool = False
    log_json: bool = False
    write: Callable[[str], None] | None = None

    @classmethod
    def of(cls, run: RunConfig) -> "Voice":
        return cls(run.quiet, run.log_json)

    def __call__(self, line: str) -> None:
        """What is going on."""
        if not self.quiet:
            self.result(line)

    def warn(self, line: str) -> None:
        """What needs a person."""
        self.result(f"warning: {line}")

    def result(self, line: str) -> None:
        """What the run was for: said in any case."""
        if self.write is not None:
            self.write(line)
        else:
            tqdm.write(line, file=sys.stderr if self.log_json else sys.stdout)

    def step(self, phase: str, step: int, metrics: Mapping[str, Metric]) -> None:
        """A finished step, for a machine that reads along."""
        if self.log_json:
            print(json.dumps({"phase": phase, "step": step, **metrics}), flush=True)

    def bar(self, total: int, name: str, unit: str, done: int = 0) -> AbstractContextManager[Bar]:
        return bar_of(total, name, unit, done, shown=not (self.quiet or self.log_json))
