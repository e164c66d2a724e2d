"""Keys and values of the live rollouts, allocated once.

Decides the layout: `keys, values (L, rows, H_kv, T, d)`. Each method returns the `attend` callable of one
kind of forward pass; it writes the new tokens' keys and values and reads what its queries may see. Memory
depends on rows × tokens, never on the number of rollouts.
"""

import torch
import torch.nn.functional as F
from torch import Tensor

from grpo.attention import causal
from grpo.model import Attend, ModelConfig


class KVCache:
    """`rows` independent rows of at most `max_tokens` tokens each."""

    def __init__(self, config: ModelConfig, rows: int, max_tokens: int, *, dtype: torch.dtype, device: torch.device):
        shape = (config.num_hidden_layers, rows, config.num_key_value_heads, max_tokens, config.head_dim)
        self.keys = torch.zeros(shape, dtype=dtype, device=device)
        self.values = torch.zeros(shape, dtype=dtype, device=device)
        self.max_tokens = max_tokens

    def copy(self, source: int, target: int, length: int) -> None:
        """The first `length` tokens of row `source` into row `target`."""
        self.keys[:, target, :, :length] = self.keys[:, source, :, :length]
        self.values[:, target, :, :length] = self.values[:, source, :, :length]

    def prefill(self, row: int) -> Attend:
        """N tokens of one prompt, from position 0 of an empty row."""

        def attend(layer: int, q: Tensor, k: Tensor, v: Tensor) -> Tensor:
            self.keys[layer, row, :, : k.shape[0]] = k.transpose(0, 1)
            self.values[layer, row, :, : v.shape[0]] = v.transpose(0, 1)
            return causal(q, k, v)

        return attend

    def decode(self, lengths: Tensor) -> Attend:
        """One token for each of the first n rows, at position `lengths` (n,): the decode step."""
        n = len(lengths)
        rows = torch.arange(n, device=lengths.device)
        window = int(lengths.max()) + 1  # keys that any row can see
        visible = torch.arange(window, device=lengths.device) <= lengths[:, None]  # (n, window)

        def attend(layer: int, q: Tensor, k: Tensor, v: Tensor) -> Tensor:
            self.keys[layer][rows, :, lengths] = k
            self.values[layer][rows, :, lengths] = v
            keys, values = self.keys[layer, :n, :, :window], self.values[layer, :n, :, :window]
            # The query heads of one kv head become its query length: no repeated keys, no slow enable_gqa + mask.
            folded = q.view(n, keys.shape[1], -1, q.shape[-1])  # (n, H_kv, g, d)
            out = F.scaled_dot_product_attention(folded, keys, values, visible[:, None, None])
            return out.reshape(q.shape)

        return attend

    def extend(self, rows: Tensor, starts: Tensor, counts: Tensor) -> Attend:
        """`counts` (R,) new tokens for each of `rows` (R,), from position `starts` (R,): tool replies, packed."""
        C, window = int(counts.max()), int((starts + counts).max())
        column = torch.arange(C, device=rows.device)
        real = column < counts[:, None]  # (R, C)
        place, offset = real.nonzero(as_tuple=True)  # (N,) each: which of `rows`, which of its new tokens
        position = starts[:, None] + column  # (R, C)
        visible = torch.arange(window, device=rows.device) <= position[:, :, None]  # (R, C, window)

        def attend(layer: int, q: Tensor, k: Tensor, v: Tensor) -> Tensor:
            self.keys[layer][rows[place], :, position[place, offset]] = k
            self.values[layer][rows[place], :, position[place, offset]] = v
            keys, values = self.keys[layer, rows, :, :window], self.values[layer, rows, :, :window]
            (_, H, d), H_kv = q.shape, keys.shape[1]
            padded = q.new_zeros(len(rows), C, H, d)
            padded[place, offset] = q
            folded = padded.view(-1, C, H_kv, H // H_kv, d).permute(0, 2, 3, 1, 4).flatten(2, 3)  # (R, H_kv, g·C, d)
            mask = visible.repeat(1, H // H_kv, 1)[:, None]  # (R, 1, g·C, window)
            out = F.scaled_dot_product_attention(folded, keys, values, mask)
            out = out.view(-1, H_kv, H // H_kv, C, d).permute(0, 3, 1, 2, 4).reshape(-1, C, H, d)
            return out[place, offset]

        return attend
