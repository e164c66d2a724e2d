"""Attention of rollouts over a prompt that several of them share, and over what each has of its own.

    weights = softmax([q · K_promptᵀ | q · K_ownᵀ] / √d + bias)        one softmax over both
    out     = weights_prompt · V_prompt + weights_own · V_own

The queries of all rollouts of a prompt are one matrix against its keys, so they are kept and read once a group
(Juravsky et al. 2024, arXiv 2402.05099). The query heads of one key-value head are rows of that matrix too. Without
gradient: rollouts only. Scores and sums are float32 whatever the keys are.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import torch
from torch import Tensor

from grpo.attention import KeysValues
from grpo.logprobs import wide


@dataclass(frozen=True)
class Sharing:
    """Which of n rows reads which of Q prompts, R rows each at most.

    prompts: where the prompts stand in the cache. bias (n, P): -inf behind the end of the row's prompt.
    members (Q·R,): the rows of each prompt, short lists filled up with row 0; place (n,): where a row stands among
    them. Both None: the rows stand so already.
    """

    prompts: slice | Tensor
    Q: int
    R: int
    bias: Tensor
    members: Tensor | None = None
    place: Tensor | None = None

    @classmethod
    def build(cls, prompt_of: Sequence[int], lengths: Sequence[int], like: Tensor) -> "Sharing":
        """prompt_of: each row's prompt. lengths: tokens of every prompt. like: has the keys' dtype and device."""
        prompts = sorted(set(prompt_of))
        if 2 * len(prompts) > prompts[-1]:  # those between are computed along: less than copying the others together
            prompts = list(range(prompts[-1] + 1))
        groups = [[row for row, own in enumerate(prompt_of) if own == prompt] for prompt in prompts]
        Q, R, n = len(prompts), max(map(len, groups)), len(prompt_of)
        length = torch.tensor([lengths[prompt] for prompt in prompt_of], device=like.device)  # (n,)
        window = torch.arange(max(lengths[prompt] for prompt in prompts), device=like.device)  # (P,)
        bias = bias_of(window < length[:, None], wide(like.dtype))
        where = slice(Q) if prompts == list(range(Q)) else torch.tensor(prompts, device=like.device)
        members = [row for rows in groups for row in rows + [0] * (R - len(rows))]
        if members == list(range(n)):
            return cls(where, Q, R, bias)
        places = {row: q * R + r for q, rows in enumerate(groups) for r, row in enumerate(rows)}
        place = torch.tensor([places[row] for row in range(n)], device=like.device)
        return cls(where, Q, R, bias, torch.tensor(members, device=like.device), place)

    @property
    def window(self) -> int:
        """Keys of the longest prompt."""
        return self.bias.shape[1]

    def by_prompt(self, x: Tensor) -> Tensor:
        """(n, H_kv, m, e) → (Q, H_kv, R·m, e)"""
        x = x if self.members is None else x[self.members]
        return x.unflatten(0, (self.Q, self.R)).transpose(1, 2).flatten(2, 3)

    def by_row(self, x: Tensor) -> Tensor:
        """(Q, H_kv, R·m, e) → (n, H_kv, m, e)"""
        x = x.unflatten(2, (self.R, -1)).transpose(1, 2).flatten(0, 1)
        return x if self.place is None else x[self.place]


def bias_of(visible: Tensor, dtype: torch.dtype) -> Tensor:
    """0 where visible, -inf elsewhere."""
    return torch.zeros(visible.shape, dtype=dtype, device=visible.device).masked_fill_(~visible, float("-inf"))


def shared_attention(q: Tensor, prompt: KeysValues, own: KeysValues, bias: Tensor, sharing: Sharing) -> Tensor:
    """q (n, H_kv, g·C, d): g heads that share keys, C tokens each → (n, H_kv, g·C, d).

    prompt: keys and values (Q, H_kv, P, d); own: (n, H_kv, W, d); bias (n, C, P + W).
    """
    P = prompt[0].shape[2]
    scores = torch.cat(
        [
            sharing.by_row(product(sharing.by_prompt(q), prompt[0].transpose(2, 3))),
            product(q, own[0].transpose(2, 3)),
        ],
        dim=-1,
    ).unflatten(2, (-1, bias.shape[1]))  # (n, H_kv, g, C, P + W)
    scores = torch.add(bias[:, None, None], scores, alpha=q.shape[-1] ** -0.5)
    weights = torch.softmax(scores, -1, out=scores).flatten(2, 3).to(q.dtype)  # (n, H_kv, g·C, P + W)
    seen = sharing.by_row(product(sharing.by_prompt(weights[..., :P]), prompt[1]))  # (n, H_kv, g·C, d)
    return seen.add_(product(weights[..., P:], own[1])).to(q.dtype)


def product(a: Tensor, b: Tensor) -> Tensor:
    """a (B, H, i, j) · b (B, H, j, k) → (B, H, i, k), summed and returned in float32 also for 16-bit factors."""
    if a.dtype == wide(a.dtype):
        return a @ b
    if a.device.type == "cuda" and "dtype" in torch.ops.aten.bmm.overloads():
        flat = torch.bmm(a.flatten(0, 1), b.flatten(0, 1), out_dtype=torch.float32)
        return flat.unflatten(0, a.shape[:2])
    # No kernel gives float32 here: the factors are widened, which changes no number, a row at a time.
    return torch.stack([x.float() @ y.float() for x, y in zip(a, b, strict=True)])
