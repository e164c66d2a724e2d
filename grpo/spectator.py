"""Shows an episode while it happens, token for token: the prompt, each turn, each reply as the model sees it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from torch import Tensor

from grpo.chat import Chat
from grpo.generation import Turn
from grpo.inspection import Piece, to_pieces
from grpo.rollout import TurnSource


@dataclass(frozen=True)
class Spectator:
    """A `grpo.rollout.TurnSource` that passes everything on to `source` and shows it. One episode at a time.

    paint: pieces → text, see `grpo.inspection`.
    """

    source: TurnSource
    chat: Chat
    paint: Callable[[Sequence[Piece]], str]
    show: Callable[[str], None]

    @property
    def free_slots(self) -> int:
        return self.source.free_slots

    @property
    def free_prompts(self) -> int:
        return self.source.free_prompts

    def prefill(self, prompt_ids: Sequence[int]) -> None:
        self._show(prompt_ids, 0.0)
        self.source.prefill(prompt_ids)

    def start(self, uniforms: Tensor, max_new: int) -> int:
        return self.source.start(uniforms, max_new)

    def extend(self, handle: int, ids: Sequence[int], max_new: int) -> None:
        self._show(ids, 0.0)
        self.source.extend(handle, ids, max_new)

    def release(self, handle: int) -> None:
        self.source.release(handle)

    def generate(self) -> list[Turn]:
        turns = self.source.generate()
        for turn in turns:
            self._show(turn.ids, 1.0)
        return turns

    def _show(self, ids: Sequence[int], weight: float) -> None:
        self.show(self.paint(to_pieces(ids, [weight] * len(ids), self.chat.tokenizer.decode)))
