"""Scripted episodes, and the shapes of the random models that are made to play them.

Decides the work of the rollout, update and step benchmarks: four questions × four generations about a small shop's
database, in Qwen3's token ids. Random weights would write noise, so every token is computed and drawn, and then
replaced by the scripted one. A system that plays the same scripts ends with the same lists, so with the same hash.
"""

import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import torch

from grpo.model import Decoder, ModelConfig, initialise

VOCABULARY = 151_936  # rows of Qwen3's head
END_OF_TURN = 151_645  # <|im_end|>

# Qwen3's vocabulary on a small body: the head is 93 % of S's weights and 76 % of M's.
SHAPES = {
    "S": ModelConfig(VOCABULARY, 256, 768, 4, 4, 2, 64),
    "M": ModelConfig(VOCABULARY, 512, 1536, 8, 8, 4, 64),
}


@dataclass(frozen=True)
class Script:
    """One generation: turns[i] ends with <|im_end|>, replies[i] follows it; one reply fewer than turns."""

    prompt: list[int]
    turns: list[list[int]]
    replies: list[list[int]]
    reward: float

    @property
    def completion(self) -> list[int]:
        return [token for ids, _ in self._pieces() for token in ids]

    @property
    def mask(self) -> list[int]:
        """1 on the policy's tokens, 0 on the replies'."""
        return [flag for ids, flag in self._pieces() for _ in ids]

    @property
    def sampled(self) -> list[int]:
        """The policy's tokens alone, in order."""
        return [token for ids in self.turns for token in ids]

    def _pieces(self) -> list[tuple[list[int], int]]:
        pairs = zip(self.turns, self.replies, strict=False)  # the last turn has no reply
        return [piece for turn, reply in pairs for piece in ((turn, 1), (reply, 0))] + [(self.turns[-1], 1)]


@cache
def scripts() -> list[list[Script]]:
    """[question][generation], 4 × 4."""
    data = json.loads((Path(__file__).parent / "episodes.json").read_text())
    return [
        [Script(question["prompt"], **generation) for generation in question["generations"]] for question in data
    ]


def groups_of_step(step: int, questions: int, generations: int) -> list[list[Script]]:
    """Step i plays the questions from i on, in turn; more generations than scripts play them again."""
    every = scripts()
    chosen = [every[(step * questions + q) % len(every)] for q in range(questions)]
    return [[question[g % len(question)] for g in range(generations)] for question in chosen]


def sequence_hash(groups: Sequence[Sequence[Script]]) -> str:
    """Of (prompt, completion, mask) of every row: equal work has an equal hash, in whatever system."""
    digest = hashlib.sha256()
    for script in (script for group in groups for script in group):
        digest.update(json.dumps([script.prompt, script.completion, script.mask]).encode())
    return digest.hexdigest()[:16]


def random_model(shape: str, seed: int = 0) -> Decoder:
    model = Decoder(SHAPES[shape])
    initialise(model, torch.Generator().manual_seed(seed))
    return model
