"""The only thing rollouts know about a world: this Protocol.

A world is text in, text out. It never sees tokens, limits or gradients; `env.sql_environment.SqlEnvironment`
is ours, and any class of this shape trains with the same loop.
"""

from collections.abc import Callable
from typing import Any, Protocol

from env.prompt import Prompt
from env.rewards import Reward


class Task(Protocol):
    """What training and evaluation read of a question. id is unique; text and hardness are for reports."""

    id: str
    text: str
    hardness: str


class Environment(Protocol):
    """One episode.

    final_tool: the tool that ends the episode; its reply needs no room, the model never reads it.
    done: True once `final_tool` was called; nothing may be called after that.
    correct: whether the final answer was right.
    """

    final_tool: str
    done: bool
    correct: bool

    def prompt(self) -> Prompt:
        """What the model is told before its first turn."""

    def call(self, name: str, arguments: dict[str, str]) -> str:
        """Run one well-formed call; the reply's text is never empty and holds no control token."""

    def malformed(self, kind: str, message: str) -> str:
        """A turn that did not parse: the reply tells the model why."""

    def flag(self, name: str) -> None:
        """Note a property of the turn, such as `calls_after_answer`."""

    def score(self) -> Reward:
        """The reward of the episode as it stands."""


MakeEnvironment = Callable[[Any], Environment]  # a fresh episode of a task
