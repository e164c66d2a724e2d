"""Turns of many rollouts at once: slots, prefill, decode.

The engine knows ids, slots and stop ids; it knows nothing of text, tools or rewards. A prompt is prefilled once
and copied to the slots of its rollouts; after a turn only the reply's tokens are prefilled; every other pass is
one token for all live rows. Live rows are kept in front of the cache, so decoding never gathers keys.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

import torch
from torch import Tensor

from grpo.kv_cache import KVCache
from grpo.model import Decoder
from grpo.sampling import sample

LOOK_EVERY = 16  # tokens of a turn between two looks for a loop


@dataclass(frozen=True)
class Turn:
    """One finished assistant turn of the rollout `handle`; `ids` ends with the stop id iff stopped."""

    handle: int
    ids: list[int]
    logprobs: list[float]  # nats, at the sampling temperature
    finish_reason: Literal["stop", "length", "degenerate"]


class Engine:
    """At most `slots` live rollouts of at most `max_tokens` tokens, prompt included.

    vocabulary: ids below it can be sampled; the head's further rows are never computed.
    temperature: 0 is greedy. degenerate: whether the ids of a turn so far are a loop, which ends it.
    Counters: `prefill_positions`, `decode_steps`, `sampled_tokens` since the start.
    """

    def __init__(
        self,
        model: Decoder,
        *,
        slots: int,
        max_tokens: int,
        stop_ids: Sequence[int],
        vocabulary: int,
        temperature: float,
        degenerate: Callable[[Sequence[int]], bool] | None = None,
    ):
        weight = model.embed_tokens.weight
        self.model, self.slots, self.temperature, self.vocabulary = model, slots, temperature, vocabulary
        # One row more than slots: the prompt being handed out.
        self.cache = KVCache(model.config, slots + 1, max_tokens, dtype=weight.dtype, device=weight.device)
        self.device = weight.device
        self.degenerate = degenerate
        self.stop_ids = torch.tensor(stop_ids, device=self.device)
        whole = dict(dtype=torch.int64, device=self.device)
        self.lengths = torch.zeros(slots, **whole)  # tokens in the cache; the last sampled one is not yet
        self.turn_start = torch.zeros(slots, **whole)  # sampled tokens before this turn
        self.turn_end = torch.zeros(slots, **whole)  # … and when the turn must end
        self.sampled = torch.zeros(slots, **whole)  # sampled tokens so far: index of the next uniform
        self.tokens = torch.zeros(slots, max_tokens, **whole)  # sampled, in order
        self.logprobs = torch.zeros(slots, max_tokens, device=self.device)
        self.uniforms = torch.zeros(slots, max_tokens, dtype=torch.float64, device=self.device)
        self.hidden = torch.zeros(slots, model.config.hidden_size, dtype=weight.dtype, device=self.device)
        self.ready = torch.zeros(slots, dtype=torch.bool, device=self.device)  # hidden predicts the next token
        self.handles: list[int] = []  # handle of each live row
        self.suffixes: dict[int, list[int]] = {}  # forced ids that wait for their prefill, by handle
        self.prompt_length = 0
        self.started = self.prefill_positions = self.decode_steps = self.sampled_tokens = 0

    @property
    def free_slots(self) -> int:
        return self.slots - len(self.handles)

    @torch.inference_mode()
    def prefill(self, prompt_ids: Sequence[int]) -> None:
        """Compute a prompt once; the following `start` calls share it."""
        if len(prompt_ids) >= self.cache.max_tokens:
            raise ValueError(
                f"a prompt of {len(prompt_ids)} tokens does not fit rows of {self.cache.max_tokens}; "
                "raise max_completion_tokens or drop the question"
            )
        ids = torch.tensor(prompt_ids, device=self.device)
        positions = torch.arange(len(ids), device=self.device)
        self.prompt_hidden = self.model(ids, positions, self.cache.prefill(self.slots))[-1]
        self.prompt_length = len(ids)
        self.prefill_positions += len(ids)

    @torch.inference_mode()
    def start(self, uniforms: Tensor, max_new: int) -> int:
        """Open a slot on the prefilled prompt; returns its handle. uniforms (max sampled tokens,) float64."""
        row, handle = len(self.handles), self.started
        self.handles.append(handle)
        self.started += 1
        self.cache.copy(self.slots, row, self.prompt_length)
        self.lengths[row] = self.prompt_length
        self.turn_start[row] = self.sampled[row] = 0
        self.turn_end[row] = max_new
        self.uniforms[row, : len(uniforms)] = uniforms.to(self.device)
        self.hidden[row] = self.prompt_hidden
        self.ready[row] = True
        return handle

    @torch.inference_mode()
    def extend(self, handle: int, ids: Sequence[int], max_new: int) -> None:
        """Force `ids` after the last sampled token, then sample a turn of at most `max_new` tokens."""
        row = self.handles.index(handle)
        last = int(self.tokens[row, self.sampled[row] - 1])
        self.suffixes[handle] = [last, *ids]
        self.turn_start[row] = self.sampled[row]
        self.turn_end[row] = self.sampled[row] + max_new

    @torch.inference_mode()
    def release(self, handle: int) -> None:
        """Free a slot; the last live row moves into the hole."""
        row, last = self.handles.index(handle), len(self.handles) - 1
        if row != last:
            length = int(self.lengths[last])
            self.cache.copy(last, row, length)
            for state in (self.lengths, self.turn_start, self.turn_end, self.sampled, self.hidden, self.ready):
                state[row] = state[last]
            for state in (self.tokens, self.logprobs, self.uniforms):
                state[row] = state[last]
            self.handles[row] = self.handles[last]
        self.handles.pop()

    @torch.inference_mode()
    def generate(self) -> list[Turn]:
        """Decode all live rows until at least one ends its turn; returns the ended turns.

        Each of them must be extended or released before the next call.
        """
        while True:
            self._prefill_suffixes()
            self._decode()
            n = len(self.handles)
            rows, at = torch.arange(n, device=self.device), self.sampled[:n]
            logits = self.hidden[:n] @ self.model.head_weight[: self.vocabulary].T  # (n, V)
            tokens, logprobs = sample(logits, self.uniforms[rows, at], self.temperature)
            self.tokens[rows, at], self.logprobs[rows, at] = tokens, logprobs
            self.sampled[:n] += 1
            self.ready[:n] = False
            self.sampled_tokens += n
            stopped = torch.isin(tokens, self.stop_ids)
            looping = self._looping(n)
            ended = (stopped | looping | (self.sampled[:n] >= self.turn_end[:n])).nonzero()[:, 0].tolist()
            if ended:
                return [self._turn(row, bool(stopped[row]), bool(looping[row])) for row in ended]

    def _looping(self, n: int) -> Tensor:
        """(n,) bool. A turn is looked at by its own length: what other rows do has no say in where it ends."""
        looping = torch.zeros(n, dtype=torch.bool, device=self.device)
        if self.degenerate is None:
            return looping
        for row in ((self.sampled[:n] - self.turn_start[:n]) % LOOK_EVERY == 0).nonzero()[:, 0].tolist():
            looping[row] = self.degenerate(self.tokens[row, self.turn_start[row] : self.sampled[row]].tolist())
        return looping

    def _turn(self, row: int, stopped: bool, looping: bool) -> Turn:
        start, end = int(self.turn_start[row]), int(self.sampled[row])
        ids, logprobs = self.tokens[row, start:end].tolist(), self.logprobs[row, start:end].tolist()
        return Turn(self.handles[row], ids, logprobs, "stop" if stopped else "degenerate" if looping else "length")

    def _prefill_suffixes(self) -> None:
        """One packed pass over the replies of all rows that have one."""
        if not self.suffixes:
            return
        rows = torch.tensor([self.handles.index(handle) for handle in self.suffixes], device=self.device)
        counts = torch.tensor([len(ids) for ids in self.suffixes.values()], device=self.device)  # (R,)
        ids = torch.tensor([token for ids in self.suffixes.values() for token in ids], device=self.device)  # (N,)
        ends = counts.cumsum(0)
        starts = self.lengths[rows]
        within = torch.arange(len(ids), device=self.device) - (ends - counts).repeat_interleave(counts)
        positions = starts.repeat_interleave(counts) + within  # (N,)
        hidden = self.model(ids, positions, self.cache.extend(rows, starts, counts))
        self.hidden[rows] = hidden[ends - 1]
        self.lengths[rows] += counts
        self.ready[rows] = True
        self.prefill_positions += len(ids)
        self.suffixes.clear()

    def _decode(self) -> None:
        """Feed the last sampled token of every row that has one; rows that are ready ride along unread."""
        n = len(self.handles)
        ready = self.ready[:n]
        if bool(ready.all()):
            return
        rows = torch.arange(n, device=self.device)
        tokens = self.tokens[rows, (self.sampled[:n] - 1).clamp_min(0)]
        lengths = self.lengths[:n]
        hidden = self.model(tokens, lengths, self.cache.decode(lengths))  # (n, D)
        self.hidden[:n] = torch.where(ready[:, None], self.hidden[:n], hidden)
        self.lengths[:n] += (~ready).long()
        self.decode_steps += 1
