"""Packs rollouts for a forward pass, and shifts: the only place that knows position t predicts token t + 1.

    prompt  p0 p1 p2          completions  a0 a1 a2 a3  ·  b0 b1      (a1 and a2 forced, the rest sampled)
    ids     p0 p1 p2 a0 a1 a2 a3 b0 b1     N = 9, no padding
    source  2 5 2 7                        hidden state that predicts each loss token
    target  a0 a3 b0 b1                    M = 4 loss tokens
    row     0 0 1 1                        the completion of each

What follows (log-probs, loss) lives on the M loss tokens only: masks are made here, by construction.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import torch
from torch import Tensor

from grpo.attention import GroupAttention


@dataclass(frozen=True)
class PackedGroup:
    """One prompt and G completions; ids, positions (N,); source, targets, rows (M,) int64; flags (M,) float32.

    flags: the mask's value at each loss token (1 for sampled tokens; SFT may weigh others less).
    """

    ids: Tensor
    positions: Tensor
    attend: GroupAttention
    source: Tensor
    targets: Tensor
    rows: Tensor
    flags: Tensor


def pack_group(
    prompt_ids: Sequence[int],
    completions: Sequence[Sequence[int]],
    masks: Sequence[Sequence[int | float]],
    device: torch.device | None = None,
) -> PackedGroup:
    """Completions that share a prompt; masks[g][t] non-zero marks a loss token.

    An empty prompt packs plain sequences; then the first token of each can bear no loss, as nothing predicts it.
    """
    P = len(prompt_ids)
    ids, positions = list(prompt_ids), list(range(P))
    source, targets, rows, flags = [], [], [], []
    for row, (tokens, mask) in enumerate(zip(completions, masks, strict=True)):
        start = len(ids)
        for t, (token, flag) in enumerate(zip(tokens, mask, strict=True)):
            if flag:
                if P == 0 and t == 0:
                    raise ValueError("the first token of a sequence without a prompt can't bear loss")
                source.append(P - 1 if t == 0 else start + t - 1)
                targets.append(token)
                rows.append(row)
                flags.append(float(flag))
        ids += tokens
        positions += range(P, P + len(tokens))
    attend = GroupAttention.build(P, [len(tokens) for tokens in completions], device)

    def tensor(values: list[int]) -> Tensor:
        return torch.tensor(values, dtype=torch.int64, device=device)

    return PackedGroup(
        tensor(ids),
        tensor(positions),
        attend,
        tensor(source),
        tensor(targets),
        tensor(rows),
        torch.tensor(flags, dtype=torch.float32, device=device),
    )
