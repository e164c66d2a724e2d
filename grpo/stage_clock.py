"""Where the time goes: every second of a phase belongs to the stage that ends next."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field

STAGES = ("rollout", "update", "save", "evaluate")


def _none() -> dict[str, float]:
    return dict.fromkeys(STAGES, 0.0)


@dataclass
class StageClock:
    """total: seconds by stage since the clock was made. now: seconds from any start."""

    now: Callable[[], float] = time.perf_counter
    total: dict[str, float] = field(default_factory=_none)

    def __post_init__(self) -> None:
        self._lap, self._since = _none(), self.now()

    def end(self, stage: str) -> None:
        """`stage` is over: all time since the last end was its own. Raises KeyError for a stage there is none of."""
        now = self.now()
        self.total[stage] += now - self._since
        self._lap[stage] += now - self._since
        self._since = now

    def lap(self) -> dict[str, float]:
        """Seconds by stage since the last lap."""
        lap, self._lap = self._lap, _none()
        return lap

    def line(self) -> str:
        """`rollout 38.0 s, update 41.2 s, …` of all laps."""
        return ", ".join(f"{stage} {seconds:,.1f} s" for stage, seconds in self.total.items())
