"""A person in the engine's seat: the rollout loop asks for a turn, and they type it.

So an episode by hand goes through the very loop that training samples with: same budget, same parser, same
replies. `query SELECT …` is typed for a call; anything else is passed on as it is, and the parser judges it.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from torch import Tensor

from env.tools import TOOLS
from grpo.chat import Chat
from grpo.generation import Turn
from grpo.tool_calls import CLOSE, ToolCall, render_call

USAGE = (
    "Type  describe TABLE,  sample TABLE,  query SELECT …  or  answer VALUE  (\\n in an answer is a line break),\n"
    "or a turn as the model writes it, from <tool_call> to </tool_call>. Ctrl-D or Ctrl-C gives up."
)
ASK, GO_ON = "your turn> ", "… "


@dataclass
class Typist:
    """A `grpo.rollout.TurnSource` for one episode. read: shows a prompt and returns a line, or raises EOFError."""

    chat: Chat
    read: Callable[[str], str]
    max_new: int = 0
    free_slots: int = 1
    free_prompts: int = 1

    def prefill(self, prompt_ids: Sequence[int]) -> None:
        pass

    def start(self, uniforms: Tensor, max_new: int) -> int:
        self.max_new, self.free_slots = max_new, 0
        return 0

    def extend(self, handle: int, ids: Sequence[int], max_new: int) -> None:
        self.max_new = max_new

    def release(self, handle: int) -> None:
        self.free_slots = 1

    def generate(self) -> list[Turn]:
        """Ends where a model's turn would: at the first control token, or at the limit."""
        tokenizer = self.chat.tokenizer
        ids = self.chat.turn_ids(typed_turn(self.read))
        end = next(i for i, token in enumerate(ids) if token in tokenizer.stop_ids) + 1
        kept = ids[: min(end, self.max_new)]
        return [Turn(0, kept, [0.0] * len(kept), "stop" if end <= self.max_new else "length")]


def typed_turn(read: Callable[[str], str]) -> str:
    """One turn: the short form of a call in the model's own spelling, or what was typed, as it is."""
    text = ""
    while not text.strip():
        text = read(ASK)
    name, _, value = text.strip().partition(" ")
    tool = next((tool for tool in TOOLS if tool.name == name), None)
    if tool is not None and value.strip():
        value = value.strip().replace("\\n", "\n") if name == "answer" else value.strip()
        return render_call(ToolCall(name, {tool.parameters[0].name: value}))
    while text.lstrip().startswith("<") and CLOSE not in text and (more := read(GO_ON)).strip():
        text += f"\n{more}"
    return text
