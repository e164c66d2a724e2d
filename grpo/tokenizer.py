"""The door to transformers' tokenizers: text ↔ ids, nothing about chats.

The only file of this package that imports transformers. Ids are produced by the Rust backend directly: no added
special tokens, no truncation, no padding. Decoding keeps special tokens: where they are hidden, a model that loops on
`<|im_start|>assistant` looks as if it said `assistant`.
"""

import copy
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

END_OF_TURN = "<|im_end|>"
# A sampled one of these ends the turn: properly, or because it is a token the model must not write itself.
END_TOKENS = (END_OF_TURN, "<|endoftext|>")
FORBIDDEN_TOKENS = ("<|im_start|>", "<tool_response>")


@dataclass(frozen=True)
class Tokenizer:
    """`backend` is a transformers fast tokenizer; two hold the same text iff their vocabularies are equal."""

    backend: Any

    @classmethod
    def load(cls, folder: str | Path) -> "Tokenizer":
        """From a folder with `tokenizer.json`. Raises ValueError when it is missing, broken, or no ChatML one."""
        path = Path(folder)
        if not (path / "tokenizer.json").is_file():
            raise ValueError(f"{path} holds no tokenizer.json; give a folder saved by transformers")
        from transformers import AutoTokenizer

        try:
            tokenizer = cls(AutoTokenizer.from_pretrained(str(path)))
        except (OSError, ValueError, KeyError, json.JSONDecodeError) as error:
            raise ValueError(f"{path}: the tokenizer can't be read ({error})") from None
        missing = [name for name in (END_OF_TURN, "<|im_start|>") if tokenizer.token_id(name) is None]
        if missing:
            raise ValueError(f"{path}: the tokenizer has no {' and no '.join(missing)}; a ChatML one is needed")
        return tokenizer

    def __len__(self) -> int:
        """Ids 0 … len-1 are real; a model's head may have more rows, which are never computed."""
        return len(self.backend)

    def encode(self, text: str) -> list[int]:
        """Ids of `text`; control tokens written in it become control ids (defang foreign text first)."""
        return self.backend.backend_tokenizer.encode(text, add_special_tokens=False).ids

    def decode(self, ids: list[int]) -> str:
        """Text with special tokens kept. A view for the parser and for people: never encoded again."""
        return self.backend.backend_tokenizer.decode(ids, skip_special_tokens=False)

    def token_id(self, name: str) -> int | None:
        """The id of one token by its exact text, None when the vocabulary lacks it."""
        return self.backend.backend_tokenizer.token_to_id(name)

    @property
    def added_ids(self) -> tuple[int, ...]:
        """Ids of control tokens and whole phrases: those that no text is split into by chance."""
        return tuple(sorted(self.backend.get_added_vocab().values()))

    @property
    def end_of_turn_id(self) -> int:
        token = self.token_id(END_OF_TURN)
        assert token is not None  # checked by load
        return token

    @property
    def end_ids(self) -> tuple[int, ...]:
        """Ids that properly end a turn."""
        return self._known(END_TOKENS)

    @property
    def stop_ids(self) -> tuple[int, ...]:
        """Ids at which sampling stops, in order or not."""
        return self._known(END_TOKENS + FORBIDDEN_TOKENS)

    def _known(self, names: tuple[str, ...]) -> tuple[int, ...]:
        """A vocabulary without tool tokens (SmolLM2) spells those as plain text: nothing to stop at."""
        return tuple(token for token in map(self.token_id, names) if token is not None)

    def save(self, folder: str | Path, chat_template: str) -> None:
        """As transformers reads it, with this chat template (`chat_template.jinja`) in place of its own."""
        saved = copy.copy(self.backend)
        saved.chat_template = chat_template
        saved.save_pretrained(str(folder))
