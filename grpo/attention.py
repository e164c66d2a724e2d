"""Who looks at whom in a packed group: the prompt causally, each completion at the prompt and itself.

The tokens of a group lie packed as [prompt | completion 1 … completion G]. The prompt passes every linear
layer once, however many completions share it. Completions are padded on the right inside attention only;
causality hides the padding from every real query, so there is no padding mask.
"""

from dataclasses import dataclass

import torch
import torch.nn.functional as F
from torch import Tensor
from torch.nn.attention.bias import CausalBias, causal_lower_right


@dataclass(frozen=True)
class GroupAttention:
    """`attend` for `Decoder` over one packed group.

    prompt_length: P ≥ 0; P = 0 makes this a plain right-padded causal batch.
    slots (G, C): packed index of completion g's token c; where it has no such token, of any of its tokens.
    rows, columns (N - P,): the (g, c) of each packed completion token.
    bias: lower-right causal, C queries over P + C keys.
    """

    prompt_length: int
    slots: Tensor
    rows: Tensor
    columns: Tensor
    bias: CausalBias

    @classmethod
    def build(cls, prompt_length: int, lengths: list[int], device: torch.device | None = None) -> "GroupAttention":
        """lengths: tokens of each completion, all ≥ 1."""
        P, C = prompt_length, max(lengths)
        count = torch.tensor(lengths, device=device)  # (G,)
        start = P + count.cumsum(0) - count  # (G,) packed index of each completion's first token
        column = torch.arange(C, device=device)  # (C,)
        slots = start[:, None] + torch.minimum(column, count[:, None] - 1)  # (G, C)
        rows, columns = (column < count[:, None]).nonzero(as_tuple=True)  # (N - P,) each
        return cls(P, slots, rows, columns, causal_lower_right(C, P + C))

    def __call__(self, layer: int, q: Tensor, k: Tensor, v: Tensor) -> Tensor:
        P, G = self.prompt_length, len(self.slots)
        queries, keys, values = q[self.slots], k[self.slots], v[self.slots]  # (G, C, H or H_kv, d)
        if P:
            keys = torch.cat([k[:P].expand(G, -1, -1, -1), keys], dim=1)  # (G, P + C, H_kv, d)
            values = torch.cat([v[:P].expand(G, -1, -1, -1), values], dim=1)
        completions = F.scaled_dot_product_attention(
            queries.transpose(1, 2), keys.transpose(1, 2), values.transpose(1, 2), self.bias, enable_gqa=True
        )  # (G, H, C, d)
        completions = completions.transpose(1, 2)[self.rows, self.columns]  # (N - P, H, d)
        return torch.cat([causal(q[:P], k[:P], v[:P]), completions]) if P else completions


def causal(q: Tensor, k: Tensor, v: Tensor) -> Tensor:
    """Plain causal attention of one row: q (N, H, d), k and v (N, H_kv, d) → (N, H, d)."""
    out = F.scaled_dot_product_attention(
        q.transpose(0, 1)[None], k.transpose(0, 1)[None], v.transpose(0, 1)[None], is_causal=True, enable_gqa=True
    )  # (1, H, N, d)
    return out[0].transpose(0, 1)
