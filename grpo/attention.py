"""Who looks at whom in a group: the prompt at itself, each completion at the prompt and itself, both causally.

The prompt passes the network first and alone; its keys and values are kept, and any number of completions, in any
number of micro-batches, read them. Completions are padded on the right inside attention only; causality hides the
padding from every real query, so nothing masks it.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

import torch
import torch.nn.functional as F
from torch import Tensor

KeysValues = tuple[Tensor, Tensor]  # of one layer; here (P, H_kv, d) each


@dataclass(frozen=True)
class Layout:
    """Packed completions as rows: place (N,) = g · C + c of each packed token; G rows of C columns."""

    place: Tensor
    G: int
    C: int

    @classmethod
    def build(cls, lengths: Sequence[int], device: torch.device | None = None) -> "Layout":
        """lengths: tokens of each completion, all ≥ 1."""
        C = max(lengths)
        place = [g * C + c for g, length in enumerate(lengths) for c in range(length)]
        return cls(torch.tensor(place, device=device), len(lengths), C)

    def pad(self, x: Tensor) -> Tensor:
        """(N, H, d) → (G, H, C, d), zeros on the right of short completions."""
        if len(x) < self.G * self.C:
            x = x.new_zeros(self.G * self.C, *x.shape[1:]).index_copy(0, self.place, x)
        return x.view(self.G, self.C, *x.shape[1:]).transpose(1, 2)

    def packed(self, x: Tensor) -> Tensor:
        """(G, H, C, d) → (N, H, d)"""
        x = x.transpose(1, 2).reshape(self.G * self.C, x.shape[1], x.shape[3])
        return x if len(self.place) == len(x) else x.index_select(0, self.place)


@dataclass(frozen=True)
class PromptAttention:
    """`attend` for a prompt: causal. kept[layer]: its keys and values, for the completions."""

    kept: list[KeysValues] = field(default_factory=list)

    def __call__(self, layer: int, q: Tensor, k: Tensor, v: Tensor) -> Tensor:
        if layer == len(self.kept):  # gradient checkpointing comes here a second time, in backward
            self.kept.append((k, v))
        return causal(q, k, v)


@dataclass(frozen=True)
class CompletionAttention:
    """`attend` for packed completions. prompt[layer]: its keys and values; bias: lower-right causal, C × (P + C).

    Without a prompt both are empty, and this is a plain right-padded causal batch.
    """

    layout: Layout
    prompt: Sequence[KeysValues] = ()
    bias: Tensor | None = None

    @classmethod
    def after(cls, prompt: Sequence[KeysValues], layout: Layout) -> "CompletionAttention":
        if not prompt:
            return cls(layout)
        keys = prompt[0][0]
        return cls(layout, prompt, lower_right(layout.C, len(keys), keys.dtype, keys.device))

    def __call__(self, layer: int, q: Tensor, k: Tensor, v: Tensor) -> Tensor:
        queries, keys, values = (self.layout.pad(x) for x in (q, k, v))  # (G, H or H_kv, C, d)
        if self.prompt:
            keys, values = (  # (G, H_kv, P + C, d)
                torch.cat([past.transpose(0, 1).expand(self.layout.G, -1, -1, -1), own], dim=2)
                for past, own in zip(self.prompt[layer], (keys, values), strict=True)
            )
        out = F.scaled_dot_product_attention(
            queries, keys, values, self.bias, is_causal=self.bias is None, enable_gqa=True
        )  # (G, H, C, d)
        return self.layout.packed(out)


def lower_right(C: int, P: int, dtype: torch.dtype, device: torch.device) -> Tensor:
    """Query c sees keys 0 … P + c. CUDA's kernels know this form by its name; the CPU's reads one mask (C, P + C)."""
    if device.type == "cuda":
        from torch.nn.attention.bias import causal_lower_right  # a second of imports that a CPU has no use for

        return causal_lower_right(C, P + C)
    return torch.full((C, P + C), float("-inf"), dtype=dtype, device=device).triu_(P + 1)


def causal(q: Tensor, k: Tensor, v: Tensor) -> Tensor:
    """Plain causal attention of one row: q (N, H, d), k and v (N, H_kv, d) → (N, H, d)."""
    out = F.scaled_dot_product_attention(
        q.transpose(0, 1)[None], k.transpose(0, 1)[None], v.transpose(0, 1)[None], is_causal=True, enable_gqa=True
    )  # (1, H, N, d)
    return out[0].transpose(0, 1)
