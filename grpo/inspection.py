"""Ids and their loss weights, made visible: one piece of text a token, coloured by weight.

Decides what can be seen: control tokens, where one token ends and the next begins (two shades take turns), and
what the loss sees. Without colour the same stands in brackets: ⟦weight 1⟧, ⟨a weight between⟩, bare text for 0.
The text of all pieces is the decoded text, character by character; the marks are added around it. Pure functions.
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import groupby

RESET = "\x1b[0m"
SHADES = {"all": ("32", "92"), "some": ("33", "93"), "none": ("90", "39")}  # green, yellow, grey; by token parity
BRACKETS = {"all": ("⟦", "⟧"), "some": ("⟨", "⟩"), "none": ("", "")}
CONTROL_TOKEN = re.compile(r"<\|\w+\|>|</?\w+>")
UNSEEN = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]")  # all but tab and line break: they would steer the terminal


@dataclass(frozen=True)
class Piece:
    """The text of one token, or of the few whose text can't be told apart (they share a character, say).

    weight: how much the loss sees it.
    """

    text: str
    ids: tuple[int, ...]
    weight: float

    @property
    def seen(self) -> str:
        return "all" if self.weight >= 1 else "some" if self.weight > 0 else "none"

    @property
    def is_control(self) -> bool:
        return len(self.ids) == 1 and CONTROL_TOKEN.fullmatch(self.text) is not None


@dataclass(frozen=True)
class Counts:
    """tokens: all of the sequence; trained: those of weight 1; turns: unbroken stretches of those."""

    tokens: int
    trained: int
    turns: int

    def __str__(self) -> str:
        share = 100 * self.trained / max(1, self.tokens)
        return f"{self.tokens:,} tokens, {self.trained:,} of them the assistant's ({share:.1f} %), {self.turns} turns"


@dataclass(frozen=True)
class Exhibit:
    """One sequence on show: lines about it, then its tokens."""

    heading: tuple[str, ...]
    pieces: tuple[Piece, ...]


def count(weights: Sequence[float]) -> Counts:
    stretches = [trained for trained, _ in groupby(weights, key=lambda weight: weight >= 1)]
    return Counts(len(weights), sum(weight >= 1 for weight in weights), sum(stretches))


def to_pieces(ids: Sequence[int], weights: Sequence[float], decode: Callable[[list[int]], str]) -> tuple[Piece, ...]:
    """Cut where a character is whole. A change of weight cuts too: turns begin and end with whole tokens of text."""
    found: list[Piece] = []
    held: list[int] = []
    for i, (token, weight) in enumerate(zip(ids, weights, strict=True)):
        held.append(token)
        last = i + 1 == len(ids)
        text = decode(held)
        if last or weights[i + 1] != weight or not text.endswith("\N{REPLACEMENT CHARACTER}"):
            found.append(Piece(text, tuple(held), weight))
            held = []
    return tuple(found)


def ansi(pieces: Sequence[Piece]) -> str:
    """Green what the loss sees in full, yellow in part, grey not at all; control tokens are bold."""
    return "".join(_painted(piece, SHADES[piece.seen][i % 2]) for i, piece in enumerate(pieces))


def brackets(pieces: Sequence[Piece]) -> str:
    parts = []
    for seen, run in groupby(pieces, key=lambda piece: piece.seen):
        before, after = BRACKETS[seen]
        parts.append(before + "".join(visible(piece.text) for piece in run) + after)
    return "".join(parts)


def painter(colour: bool) -> Callable[[Sequence[Piece]], str]:
    return ansi if colour else brackets


def legend(weights: Sequence[float], paint: Callable[[Sequence[Piece]], str]) -> str:
    """What the marks mean, in the marks themselves."""
    return "  ".join(paint([Piece(f"loss weight {weight:g}", (), weight)]) for weight in weights)


def visible(text: str) -> str:
    """Characters that would steer a terminal, replaced by their pictures (␛) or codes."""
    return UNSEEN.sub(_picture, text)


def _picture(match: re.Match) -> str:
    code = ord(match[0])
    return chr(0x2400 + code) if code < 0x20 else "␡" if code == 0x7F else f"\\x{code:02x}"


def _painted(piece: Piece, shade: str) -> str:
    code = f"\x1b[{'1;' if piece.is_control else ''}{shade}m"
    lines = visible(piece.text).split("\n")  # a pager forgets the colour at a line's end
    return "\n".join(f"{code}{line}{RESET}" if line else "" for line in lines)
