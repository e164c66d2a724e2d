"""When a run stops before its last step: Ctrl-C, a termination signal, or hours used up.

Decides that a stop always comes between two steps, where everything can be saved. A second Ctrl-C stops at once.
"""

import signal
import time
from types import FrameType


class Stopping:
    """A context in which SIGINT and SIGTERM ask for a stop instead of killing; `hours` is a budget from its start."""

    def __init__(self, hours: float | None = None):
        self.reason: str | None = None
        self._signalled = False
        self._end = None if hours is None else time.monotonic() + 3600 * hours
        self._last = time.monotonic()
        self._slowest = 0.0

    def __enter__(self) -> "Stopping":
        self._before = {number: signal.signal(number, self._ask) for number in (signal.SIGINT, signal.SIGTERM)}
        return self

    def __exit__(self, *_: object) -> None:
        for number, handler in self._before.items():
            signal.signal(number, handler)

    def begin(self) -> None:
        """Steps are timed from here."""
        self._last, self._slowest = time.monotonic(), 0.0

    @property
    def signalled(self) -> bool:
        """Whether a person or the system wants this process to end now: no evaluation any more."""
        return self._signalled

    @property
    def steps_left(self) -> int | None:
        """How many more steps as slow as the slowest so far fit, None without a budget or a finished step."""
        if self._end is None or not self._slowest:
            return None
        return max(0, int((self._end - time.monotonic()) / self._slowest))

    def after_step(self, reserve: float = 0.0) -> bool:
        """Whether to stop now. reserve: seconds that saving and the last evaluation will take."""
        now = time.monotonic()
        self._slowest, self._last = max(self._slowest, now - self._last), now
        if self.reason is None and self._end is not None and now + self._slowest + reserve > self._end:
            self.reason = "the hours given are used up"
        return self.reason is not None

    def _ask(self, number: int, _: FrameType | None) -> None:
        if self._signalled:
            raise KeyboardInterrupt
        self.reason, self._signalled = f"{signal.Signals(number).name} was received", True
