"""Progress on the terminal: one bar for what is going on, with how long it will take.

Decides what a bar shows; lines that are to stay are printed above it by `tqdm.write`.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from tqdm import tqdm


@dataclass(frozen=True)
class Bar:
    """A running bar. tick takes whatever a callback hands over; part shows how far the update of a step is."""

    shown: tqdm

    def tick(self, *_: object) -> None:
        self.shown.update()

    def part(self, done: int, of: int) -> None:
        self.shown.set_postfix_str(f"update {done}/{of}" if done < of else "", refresh=False)
        self.shown.refresh()


@contextmanager
def bar_of(total: int, name: str, unit: str, done: int = 0, *, shown: bool = True) -> Iterator[Bar]:
    """shown: False counts in silence."""
    hidden = not shown
    with tqdm(
        total=total, initial=done, desc=name, unit=unit, dynamic_ncols=True, leave=False, disable=hidden
    ) as running:
        yield Bar(running)
