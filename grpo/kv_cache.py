"""Keys and values of the live rollouts, allocated once.

Decides the layout: a prompt's keys and values are kept once, however many rollouts share it; each rollout has a row
for the tokens after its prompt. Each method returns the `attend` callable of one kind of forward pass; it writes the
new tokens' keys and values and reads what its queries may see. Memory depends on the room, never on the number of
rollouts; nothing here waits for the device.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import torch
from torch import Tensor

from grpo.attention import KeysValues, causal
from grpo.model import Attend, ModelConfig
from grpo.shared_prompt import Sharing, bias_of, shared_attention

SCORES = 2**24  # elements of attention scores that stand at once while replies are read: 64 MiB


@dataclass(frozen=True)
class Room:
    """`rows` live rollouts of at most `tokens` tokens after the prompt; `prompts` of at most `prompt_tokens` each."""

    rows: int
    tokens: int
    prompts: int
    prompt_tokens: int

    @classmethod
    def of(cls, rows: int, *, group: int, tokens: int, prompt_tokens: int) -> "Room":
        """group: rollouts that share a prompt. One prompt more than full groups need: the next may begin while the
        last rollouts of another play on."""
        return cls(rows, tokens, min(rows, -(-rows // group) + 1), prompt_tokens)

    def bytes(self, config: ModelConfig, dtype: torch.dtype) -> int:
        return (self.rows * self.tokens + self.prompts * self.prompt_tokens) * token_bytes(config, dtype)


def token_bytes(config: ModelConfig, dtype: torch.dtype) -> int:
    """Keys and values of one token, over all layers."""
    return 2 * config.num_hidden_layers * config.num_key_value_heads * config.head_dim * dtype.itemsize


def room_within(budget: float, config: ModelConfig, dtype: torch.dtype, **sizes: int) -> Room:
    """The most rows whose room fits `budget` bytes. sizes: as of `Room.of`. Raises ValueError if not even one fits."""
    room = Room.of(1, **sizes)
    if room.bytes(config, dtype) > budget:
        raise ValueError(
            f"--kv-budget-gib {budget / 2**30:.3g}: one rollout of {room.prompt_tokens:,} + {room.tokens:,} tokens "
            f"takes {room.bytes(config, dtype) / 2**30:.3g} GiB, and fewer can't run; raise it, or lower "
            "--max-completion-tokens"
        )
    while (wider := Room.of(room.rows + 1, **sizes)).bytes(config, dtype) <= budget:
        room = wider
    return room


class Rows:
    """keys, values (L, rows, H_kv, T, d)."""

    def __init__(self, config: ModelConfig, rows: int, tokens: int, dtype: torch.dtype, device: torch.device):
        shape = (config.num_hidden_layers, rows, config.num_key_value_heads, tokens, config.head_dim)
        self.keys = torch.zeros(shape, dtype=dtype, device=device)
        self.values = torch.zeros(shape, dtype=dtype, device=device)

    def move(self, source: int, target: int, length: int) -> None:
        """The first `length` tokens of row `source` into row `target`."""
        for kept in (self.keys, self.values):
            kept[:, target, :, :length] = kept[:, source, :, :length]

    def read(self, layer: int, rows: slice | Tensor, window: int) -> KeysValues:
        """The first `window` tokens of some rows, (R, H_kv, window, d) each; of a slice they are views."""
        return self.keys[layer, rows, :, :window], self.values[layer, rows, :, :window]


class KVCache:
    """Room for prompts and for what follows them, in rows of their own."""

    def __init__(self, config: ModelConfig, room: Room, *, dtype: torch.dtype, device: torch.device):
        self.room, self.heads = room, config.num_attention_heads
        self.prompts = Rows(config, room.prompts, room.prompt_tokens, dtype, device)
        self.own = Rows(config, room.rows, room.tokens, dtype, device)

    def sharing(self, prompt_of: Sequence[int], lengths: Sequence[int]) -> Sharing:
        """Rows by their prompts; lengths: tokens of every prompt."""
        return Sharing.build(prompt_of, lengths, self.own.keys)

    def prefill(self, prompt: int) -> Attend:
        """All tokens of one prompt."""

        def attend(layer: int, q: Tensor, k: Tensor, v: Tensor) -> Tensor:
            self.prompts.keys[layer, prompt, :, : len(k)] = k.transpose(0, 1)
            self.prompts.values[layer, prompt, :, : len(v)] = v.transpose(0, 1)
            return causal(q, k, v)

        return attend

    def decode(self, sharing: Sharing, lengths: Tensor, window: int) -> Attend:
        """One token for each of the first n rows, which hold `lengths` (n,) own tokens: the decode step.

        window: own keys that any row can see, max(lengths) + 1; the caller knows it without asking the device.
        """
        n = len(lengths)
        rows = torch.arange(n, device=lengths.device)
        visible = torch.arange(window, device=lengths.device) <= lengths[:, None]  # (n, window)
        bias = torch.cat([sharing.bias, bias_of(visible, sharing.bias.dtype)], 1)[:, None]  # (n, 1, P + window)

        def attend(layer: int, q: Tensor, k: Tensor, v: Tensor) -> Tensor:
            self.own.keys[layer][rows, :, lengths] = k
            self.own.values[layer][rows, :, lengths] = v
            queries = q.view(n, k.shape[1], -1, q.shape[-1])  # (n, H_kv, g, d)
            prompts = self.prompts.read(layer, sharing.prompts, sharing.window)
            own = self.own.read(layer, slice(n), window)
            return shared_attention(queries, prompts, own, bias, sharing).reshape(q.shape)

        return attend

    def extend(
        self,
        rows: Sequence[int],
        prompt_of: Sequence[int],
        prompt_lengths: Sequence[int],
        starts: Tensor,
        counts: Sequence[int],
        window: int,
    ) -> Attend:
        """`counts` new tokens for each of R `rows`, which hold `starts` (R,) own tokens: tool replies, packed.

        prompt_of: each of these rows' prompt; prompt_lengths: tokens of every prompt. window: own keys that any of
        the new tokens can see, max(starts + counts).
        """
        R, C, N, device = len(rows), max(counts), sum(counts), starts.device
        count, row = torch.tensor(counts, device=device), torch.tensor(rows, device=device)  # (R,) each
        place = torch.arange(R, device=device).repeat_interleave(count, output_size=N)  # (N,) in `rows`
        offset = torch.arange(N, device=device) - (count.cumsum(0) - count)[place]  # (N,) which of its tokens
        position = starts[:, None] + torch.arange(C, device=device)  # (R, C)
        visible = torch.arange(window, device=device) <= position[:, :, None]  # (R, C, window)
        some = max(1, SCORES // (self.heads * C * (max(prompt_lengths) + window)))
        chunks = [slice(i, min(i + some, R)) for i in range(0, R, some)]
        sharings = [self.sharing(prompt_of[chunk], prompt_lengths) for chunk in chunks]
        biases = [
            torch.cat([shared.bias[:, None].expand(-1, C, -1), bias_of(visible[chunk], shared.bias.dtype)], 2)
            for chunk, shared in zip(chunks, sharings, strict=True)
        ]  # (r, C, P + window)

        def attend(layer: int, q: Tensor, k: Tensor, v: Tensor) -> Tensor:
            self.own.keys[layer][row[place], :, position[place, offset]] = k
            self.own.values[layer][row[place], :, position[place, offset]] = v
            (_, H, d), H_kv = q.shape, k.shape[1]
            padded = q.new_zeros(R, C, H, d)
            padded[place, offset] = q
            queries = padded.unflatten(2, (H_kv, -1)).permute(0, 2, 3, 1, 4).flatten(2, 3)  # (R, H_kv, g·C, d)
            out = torch.empty_like(queries)
            for chunk, sharing, bias in zip(chunks, sharings, biases, strict=True):
                prompts = self.prompts.read(layer, sharing.prompts, sharing.window)
                own = self.own.read(layer, row[chunk], window)
                out[chunk] = shared_attention(queries[chunk], prompts, own, bias, sharing)
            folded = out.unflatten(2, (H // H_kv, C)).permute(0, 3, 1, 2, 4)  # (R, C, H_kv, g, d)
            return folded.reshape(R, C, H, d)[place, offset]

        return attend
