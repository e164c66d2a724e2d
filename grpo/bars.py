"""Progress on the terminal: one bar for what is going on, with how long it will take.

Decides what a bar shows: beside rollouts the mean reward of those of this step, as they come in. Lines that are to
stay are printed above it by `tqdm.write`.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from tqdm import tqdm

from grpo.rollout import Rollout


@dataclass(frozen=True)
class Bar:
    """A running bar. rewards: of the rollouts since `restart`."""

    shown: tqdm
    rewards: list[float] = field(default_factory=list)

    def tick(self) -> None:
        self.shown.update()

    def rollout(self, rollout: Rollout) -> None:
        """One more is over."""
        self.rewards.append(rollout.reward.total)
        mean = sum(self.rewards) / len(self.rewards)
        self.shown.set_postfix_str(f"reward {mean:+.3f} of {len(self.rewards)}", refresh=False)
        self.shown.update()

    def restart(self) -> None:
        """A step is over: the next one's rewards are a mean of their own."""
        self.rewards.clear()

    def part(self, done: int, of: int) -> None:
        """How far the update of a step is."""
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
