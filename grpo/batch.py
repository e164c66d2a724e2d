"""Packs rollouts for the network, and shifts: the only place that knows position t predicts token t + 1.

    prompt  p0 p1 p2          completions  a0 a1 a2 a3  ·  b0 b1      (a1 and a2 forced, the rest sampled)
    ids     a0 a1 a2 a3 b0 b1     N = 6, no padding; the prompt is apart: it passes the network once
    source  -1 2 -1 4             hidden state that predicts each loss token; -1 is the prompt's last
    targets a0 a3 b0 b1           M = 4 loss tokens
    rows    0 0 1 1               the completion of each

What follows (log-probs, loss) lives on the M loss tokens only: masks are made here, by construction. A group may be
cut into parts (micro-batches) of some completions each; its loss tokens keep their order.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import torch
from torch import Tensor

from grpo.attention import Layout


@dataclass(frozen=True)
class Tokens:
    """N packed tokens. ids, positions (N,) int64; distinct (U,): each id once; which (N,): ids = distinct[which].

    The last two let the embedding's gradient add one row an id, instead of a whole V × D matrix.
    """

    ids: Tensor
    positions: Tensor
    distinct: Tensor
    which: Tensor

    @classmethod
    def build(cls, ids: Sequence[int], positions: Sequence[int], device: torch.device | None) -> "Tokens":
        place: dict[int, int] = {}
        which = [place.setdefault(token, len(place)) for token in ids]
        return cls(*(whole(values, device) for values in (ids, positions, list(place), which)))


@dataclass(frozen=True)
class Part:
    """Some completions of a group: source, targets (m,) int64; loss_tokens: where they stand among the group's M."""

    tokens: Tokens
    layout: Layout
    source: Tensor
    targets: Tensor
    loss_tokens: slice


@dataclass(frozen=True)
class PackedGroup:
    """One prompt (None if it is empty) and G completions; rows (M,) int64, flags (M,) float32.

    flags: the mask's value at each loss token (1 for sampled tokens; SFT may weigh others less).
    """

    prompt: Tokens | None
    parts: tuple[Part, ...]
    rows: Tensor
    flags: Tensor

    @property
    def positions(self) -> int:
        """Token positions that one forward pass over the group computes."""
        return sum(len(tokens.ids) for tokens in (self.prompt, *(part.tokens for part in self.parts)) if tokens)


def pack_group(
    prompt_ids: Sequence[int],
    completions: Sequence[Sequence[int]],
    masks: Sequence[Sequence[int | float]],
    device: torch.device | None = None,
    micro_batch: int | None = None,
) -> PackedGroup:
    """Completions that share a prompt, `micro_batch` of them a part (None: all); masks[g][t] ≠ 0 marks a loss token.

    An empty prompt packs plain sequences; then the first token of each can bear no loss, as nothing predicts it.
    """
    size = micro_batch or len(completions)
    parts: list[Part] = []
    rows: list[int] = []
    flags: list[float] = []
    for first in range(0, len(completions), size):
        ids, positions, source, targets, begin = [], [], [], [], len(rows)
        members = slice(first, first + size)
        for row, (tokens, mask) in enumerate(zip(completions[members], masks[members], strict=True), start=first):
            for t, (token, flag) in enumerate(zip(tokens, mask, strict=True)):
                if not flag:
                    continue
                if t == 0 and not prompt_ids:
                    raise ValueError("the first token of a sequence without a prompt can't bear loss")
                source.append(len(ids) + t - 1 if t else -1)
                targets.append(token)
                rows.append(row)
                flags.append(float(flag))
            ids += tokens
            positions += range(len(prompt_ids), len(prompt_ids) + len(tokens))
        parts.append(
            Part(
                Tokens.build(ids, positions, device),
                Layout.build([len(tokens) for tokens in completions[members]], device),
                whole(source, device),
                whole(targets, device),
                slice(begin, len(rows)),
            )
        )
    prompt = Tokens.build(prompt_ids, range(len(prompt_ids)), device) if prompt_ids else None
    return PackedGroup(
        prompt, tuple(parts), whole(rows, device), torch.tensor(flags, dtype=torch.float32, device=device)
    )


def whole(values: Sequence[int], device: torch.device | None) -> Tensor:
    return torch.tensor(values, dtype=torch.int64, device=device)
