"""Qwen3's ChatML, append-only: structure in, ids and mask out.

Decides: the ids of a conversation are only ever appended to. Every token arrives with its flag (sampled by
the model, or forced on it), so the loss mask is made by construction and nothing is encoded twice. The stock
template re-renders earlier turns; this renderer can't. Tools are announced in Qwen's words whatever the
tokenizer's own template does; where it has no tags as tokens, they are plain text.

Worked example, thinking off. `P` prompt, `s` sampled, `f` forced:

    <|im_start|>system … <|im_start|>assistant\\n<think>\\n\\n</think>\\n\\n   P P P P      mask –
    <tool_call>\\n{"name": "query", …}\\n</tool_call><|im_end|>               s s s s      mask 1
    \\n<|im_start|>user\\n<tool_response>\\n3\\n</tool_response><|im_end|>
    \\n<|im_start|>assistant\\n<think>\\n\\n</think>\\n\\n                     f f f f      mask 0
    <tool_call>\\n{"name": "answer", …}\\n</tool_call><|im_end|>              s s s s      mask 1

Knows nothing of databases, rewards or models.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass, field

from env.prompt import Prompt
from grpo.tokenizer import END_OF_TURN, Tokenizer

NO_THOUGHT = "<think>\n\n</think>\n\n"
TOOLS_BEFORE = (
    "# Tools\n\nYou may call one or more functions to assist with the user query.\n\n"
    "You are provided with function signatures within <tools></tools> XML tags:\n<tools>"
)
TOOLS_AFTER = (
    "\n</tools>\n\nFor each function call, return a json object with function name and arguments within "
    '<tool_call></tool_call> XML tags:\n<tool_call>\n{"name": <function-name>, "arguments": '
    "<args-json-object>}\n</tool_call>"
)
CUT = " … (reply cut: no room)"


@dataclass
class Conversation:
    """Ids of one episode. `completion_ids[i]` was sampled by the model iff `loss_mask[i] == 1`."""

    prompt_ids: list[int]
    completion_ids: list[int] = field(default_factory=list)
    loss_mask: list[int] = field(default_factory=list)
    sampled_logprobs: list[float] = field(default_factory=list)  # nats; 0 where forced

    def append_sampled(self, ids: Sequence[int], logprobs: Sequence[float]) -> None:
        self.completion_ids += ids
        self.loss_mask += [1] * len(ids)
        self.sampled_logprobs += logprobs

    def append_forced(self, ids: Sequence[int]) -> None:
        self.completion_ids += ids
        self.loss_mask += [0] * len(ids)
        self.sampled_logprobs += [0.0] * len(ids)


@dataclass(frozen=True)
class Chat:
    """The renderer for one tokenizer. thinking: whether the model may think at the start of a turn."""

    tokenizer: Tokenizer
    thinking: bool = False

    def prompt_text(self, prompt: Prompt) -> str:
        """Equals the stock template's text with `add_generation_prompt=True` (held by a test)."""
        system = prompt.system
        if prompt.tools:
            schemas = "".join("\n" + json.dumps(tool, ensure_ascii=False) for tool in prompt.tools)
            system = f"{system}\n\n{TOOLS_BEFORE}{schemas}{TOOLS_AFTER}"
        return (
            f"<|im_start|>system\n{system}{END_OF_TURN}\n<|im_start|>user\n{prompt.user}{END_OF_TURN}\n"
            + self._header()
        )

    def prompt_ids(self, prompt: Prompt) -> list[int]:
        return self.tokenizer.encode(self.prompt_text(prompt))

    def turn_ids(self, text: str) -> list[int]:
        """A scripted assistant turn (SFT): its ids through `<|im_end|>` inclusive, all under the loss."""
        return self.tokenizer.encode(text + END_OF_TURN)

    def turn_text(self, ids: Sequence[int]) -> str:
        """What the parser reads of a turn: its text without the token that properly ended it."""
        return self.tokenizer.decode(list(ids[:-1] if ids and ids[-1] in self.tokenizer.end_ids else ids))

    def is_canonical(self, ids: Sequence[int]) -> bool:
        """Whether a sampled turn is what the tokenizer makes of its text, where it stands: after the header."""
        header, text = self._header(), self.tokenizer.decode(list(ids))
        return self.tokenizer.encode(header + text) == [*self.tokenizer.encode(header), *ids]

    def reply_ids(self, replies: Sequence[str], *, room: int | None = None) -> list[int] | None:
        """Everything between `<|im_end|>` and the model's next turn, encoded as one string.

        room: at most this many tokens. Replies are then shortened from the longest, with a word to the model;
        None when even the shortest form does not fit.
        """
        ids = self.tokenizer.encode(self._reply_text(replies))
        if room is None or len(ids) <= room:
            return ids
        if self.smallest_reply(len(replies)) > room:
            return None
        low, high = 0, max(map(len, replies))  # characters kept a reply; the longest fitting cut is in [low, high)
        while high - low > 1:
            middle = (low + high) // 2
            low, high = (middle, high) if self._fits(_shorten(replies, middle), room) else (low, middle)
        return self.tokenizer.encode(self._reply_text(_shorten(replies, low)))

    def smallest_reply(self, replies: int = 1) -> int:
        """Tokens of the shortest form that `replies` tool replies and the next header can take."""
        return len(self.tokenizer.encode(self._reply_text([CUT] * replies)))

    def _fits(self, replies: Sequence[str], room: int) -> bool:
        return len(self.tokenizer.encode(self._reply_text(replies))) <= room

    def _reply_text(self, replies: Sequence[str]) -> str:
        blocks = "\n".join(f"<tool_response>\n{reply}\n</tool_response>" for reply in replies)
        return f"\n<|im_start|>user\n{blocks}{END_OF_TURN}\n{self._header()}"

    def _header(self) -> str:
        """Opens every assistant turn; with thinking off the empty think block is part of it, untrained."""
        return "<|im_start|>assistant\n" + ("" if self.thinking else self.no_thought)

    @property
    def no_thought(self) -> str:
        """The empty think block, only where `<think>` is a token: to any other model it is ten tokens of noise."""
        return NO_THOUGHT if self.tokenizer.token_id("<think>") is not None else ""


def _shorten(replies: Sequence[str], characters: int) -> list[str]:
    return [reply if len(reply) <= characters else reply[:characters] + CUT for reply in replies]
