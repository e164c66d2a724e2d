"""Keys and values of the live rollouts, allocated once.

Decides the layout: `keys, values (L, rows, H_kv, T, d)`. Each method returns the `attend` callable of one
kind of forward pass; it writes the new tokens' keys and values and reads what its queries may see. Memory
depends on rows × tokens, never on the number of rollouts; nothing here waits for the device.
"""

from collections.abc import Sequence

import torch
import torch.nn.functional as F
from torch import Tensor

from grpo.attention import causal
from grpo.model import Attend, ModelConfig


def row_bytes(config: ModelConfig, max_tokens: int, dtype: torch.dtype) -> int:
    """Keys and values of one row of `max_tokens` tokens, over all layers."""
    return 2 * config.num_hidden_layers * config.num_key_value_heads * config.head_dim * max_tokens * dtype.itemsize


def slots_within(budget: float, config: ModelConfig, max_tokens: int, dtype: torch.dtype) -> int:
    """The slots whose rows, and the one for the prompt that is handed out, fit `budget` bytes.

    Raises ValueError when there is no room for one.
    """
    row = row_bytes(config, max_tokens, dtype)
    if budget < 2 * row:
        raise ValueError(
            f"--kv-budget-gib {budget / 2**30:.3g}: two rows of {max_tokens:,} tokens take {2 * row / 2**30:.3g} GiB, "
            "and fewer can't run; raise it, or lower --max-completion-tokens"
        )
    return int(budget // row) - 1


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

    def decode(self, lengths: Tensor, window: int) -> Attend:
        """One token for each of the first n rows, at position `lengths` (n,): the decode step.

        window: keys that any row can see, max(lengths) + 1; the caller knows it without asking the device.
        """
        n = len(lengths)
        rows = torch.arange(n, device=lengths.device)
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

    def extend(self, rows: Tensor, starts: Tensor, counts: Sequence[int], window: int) -> Attend:
        """`counts` new tokens for each of `rows` (R,), from position `starts` (R,): tool replies, packed.

        window: keys that any of them can see, max(starts + counts).
        """
        C, N = max(counts), sum(counts)
        count = torch.tensor(counts, device=rows.device)  # (R,)
        place = torch.arange(len(rows), device=rows.device).repeat_interleave(count, output_size=N)  # (N,) in `rows`
        offset = torch.arange(N, device=rows.device) - (count.cumsum(0) - count)[place]  # (N,) which of its tokens
        position = starts[:, None] + torch.arange(C, device=rows.device)  # (R, C)
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
