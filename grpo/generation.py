"""Turns of many rollouts at once: slots, prefill, decode.

The engine knows ids, slots and stop ids; it knows nothing of text, tools or rewards. A prompt is prefilled once
and shared by its rollouts; after a turn only the reply's tokens are prefilled; every other pass is one token for all
live rows. Live rows, and the prompts they read, are kept in front of the cache, so decoding never gathers keys. A
decode step does no Python work that grows with its rows and asks the device one question: did any turn end?
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

import torch
from torch import Tensor

from grpo.few_rows import for_few_rows
from grpo.kv_cache import KVCache, Room
from grpo.model import Decoder
from grpo.sampling import sample
from grpo.shared_prompt import Sharing

LOOK_EVERY = 16  # tokens of a turn between two looks for a loop
# draw(logits (n, V), uniforms (n,), temperature) -> tokens (n,), their log-probs (n,)
Draw = Callable[[Tensor, Tensor, float], tuple[Tensor, Tensor]]

LOGITS = 2**24  # elements that stand at once: 110 rows of Qwen3's vocabulary, 64 MiB in float32


@dataclass(frozen=True)
class Turn:
    """One finished assistant turn of the rollout `handle`; `ids` ends with the stop id iff stopped."""

    handle: int
    ids: list[int]
    logprobs: list[float]  # nats, at the sampling temperature
    finish_reason: Literal["stop", "length", "degenerate"]


class Engine:
    """At most `room.rows` live rollouts of at most `room.tokens` tokens after the prompt.

    vocabulary: ids below it can be sampled; the head's further rows are never computed.
    temperature: 0 is greedy. degenerate: whether the ids of a turn so far are a loop, which ends it.
    draw: how a token is taken from logits; benchmarks force theirs.
    Counters: `prefill_positions`, `decode_steps`, `sampled_tokens` since the start.
    """

    def __init__(
        self,
        model: Decoder,
        room: Room,
        *,
        stop_ids: Sequence[int],
        vocabulary: int,
        temperature: float,
        degenerate: Callable[[Sequence[int]], bool] | None = None,
        draw: Draw = sample,
    ):
        weight = model.embed_tokens.weight
        self.decoder, self.head = for_few_rows(model, vocabulary)
        self.room, self.temperature, self.vocabulary, self.draw = room, temperature, vocabulary, draw
        self.cache = KVCache(model.config, room, dtype=weight.dtype, device=weight.device)
        self.device, slots = weight.device, room.rows
        self.degenerate, self.look_every = degenerate, LOOK_EVERY if degenerate else room.tokens + 1
        self.stop_ids = torch.tensor(stop_ids, device=self.device)
        whole = dict(dtype=torch.int64, device=self.device)
        self.prompt = torch.zeros(slots, **whole)  # tokens of the row's prompt
        self.lengths = torch.zeros(slots, **whole)  # own tokens in the cache; the last sampled one is not yet
        self.turn_start = torch.zeros(slots, **whole)  # sampled tokens before this turn
        self.turn_end = torch.zeros(slots, **whole)  # … and when the turn must end
        self.sampled = torch.zeros(slots, **whole)  # sampled tokens so far: index of the next uniform
        self.tokens = torch.zeros(slots, room.tokens, **whole)  # sampled, in order
        self.logprobs = torch.zeros(slots, room.tokens, device=self.device)
        self.uniforms = torch.zeros(slots, room.tokens, dtype=torch.float64, device=self.device)
        self.hidden = torch.zeros(slots, model.config.hidden_size, dtype=weight.dtype, device=self.device)
        self.handles: list[int] = []  # handle of each live row
        self.ready: set[int] = set()  # handles whose `hidden` predicts the next token: they need no decode
        self.suffixes: dict[int, list[int]] = {}  # forced ids that wait for their prefill, by handle
        self.prompt_lengths: list[int] = []  # of each prompt in the cache
        self.prompt_of: list[int] = []  # each live row's place among them
        self.newest = -1  # the prompt that `start` opens rollouts on
        self.started = self.prefill_positions = self.decode_steps = self.sampled_tokens = 0

    @property
    def free_slots(self) -> int:
        return self.room.rows - len(self.handles)

    @property
    def free_prompts(self) -> int:
        """How many prompts can still be prefilled before rollouts of another end."""
        return self.room.prompts - len(set(self.prompt_of))

    @torch.inference_mode()
    def prefill(self, prompt_ids: Sequence[int]) -> None:
        """Compute a prompt once; the following `start` calls share it. Needs a free prompt."""
        if len(prompt_ids) > self.room.prompt_tokens:
            raise ValueError(f"a prompt of {len(prompt_ids)} tokens does not fit the room of {self.room.prompt_tokens}")
        if not self.free_prompts:
            raise RuntimeError(f"all {self.room.prompts} prompts are being played: release their rollouts first")
        if self.prompt_lengths and self.newest not in self.prompt_of:
            self._forget(self.newest)
        self.newest = len(self.prompt_lengths)
        self.prompt_lengths.append(len(prompt_ids))
        ids = torch.tensor(prompt_ids, device=self.device)
        positions = torch.arange(len(ids), device=self.device)
        (self.prompt_hidden,) = self.decoder(ids, positions, self.cache.prefill(self.newest), positions[-1:])
        self.prefill_positions += len(ids)

    def _forget(self, prompt: int) -> None:
        """Free a prompt's place; the last one moves into it."""
        last = len(self.prompt_lengths) - 1
        length = self.prompt_lengths.pop()
        if prompt != last:
            self.cache.prompts.move(last, prompt, length)
            self.prompt_lengths[prompt] = length
            self.prompt_of = [prompt if place == last else place for place in self.prompt_of]
            self.newest = prompt if self.newest == last else self.newest

    @torch.inference_mode()
    def start(self, uniforms: Tensor, max_new: int) -> int:
        """Open a slot on the prefilled prompt; returns its handle. uniforms (max sampled tokens,) float64."""
        row, handle = len(self.handles), self.started
        self.handles.append(handle)
        self.prompt_of.append(self.newest)
        self.started += 1
        self.prompt[row] = self.prompt_lengths[self.newest]
        self.lengths[row] = self.turn_start[row] = self.sampled[row] = 0
        self.turn_end[row] = max_new
        self.uniforms[row, : len(uniforms)] = uniforms.to(self.device)
        self.hidden[row] = self.prompt_hidden
        self.ready.add(handle)
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
        prompt = self.prompt_of[row]
        if row != last:
            self.cache.own.move(last, row, int(self.lengths[last]))
            for state in (self.prompt, self.lengths, self.turn_start, self.turn_end, self.sampled, self.hidden):
                state[row] = state[last]
            for state in (self.tokens, self.logprobs, self.uniforms):
                state[row] = state[last]
            self.handles[row], self.prompt_of[row] = self.handles[last], self.prompt_of[last]
        self.handles.pop()
        self.prompt_of.pop()
        self.ready.discard(handle)
        if prompt not in self.prompt_of and prompt != self.newest:
            self._forget(prompt)

    @torch.inference_mode()
    def generate(self) -> list[Turn]:
        """Decode all live rows until at least one ends its turn; returns the ended turns.

        Each of them must be extended or released before the next call.
        """
        self.prefill_replies()
        n = len(self.handles)
        sharing = self.cache.sharing(self.prompt_of, self.prompt_lengths)
        rows, longest = torch.arange(n, device=self.device), None
        while True:
            if longest is None:
                longest = int(self.lengths[:n].max())
            if len(self.ready) < n:
                self._decode(sharing, longest + 1)
            longest = None if self.ready else longest + 1  # rows that were ready did not grow
            self.ready.clear()
            at = self.sampled[:n]
            tokens, logprobs = self._sample(self.uniforms[rows, at])
            self.tokens[rows, at], self.logprobs[rows, at] = tokens, logprobs
            self.sampled[:n] += 1
            self.sampled_tokens += n
            stopped = torch.isin(tokens, self.stop_ids)
            ended = stopped | (self.sampled[:n] >= self.turn_end[:n])
            # A turn is looked at by its own length: what other rows do has no say in where it ends.
            due = (self.sampled[:n] - self.turn_start[:n]) % self.look_every == 0
            if bool((ended | due).any()):
                looping = self._looping(due & ~stopped)
                over = (ended | looping).nonzero()[:, 0].tolist()
                if over:
                    return [self._turn(row, bool(stopped[row]), bool(looping[row])) for row in over]

    def _sample(self, uniforms: Tensor) -> tuple[Tensor, Tensor]:
        """Tokens and log-probs (n,) of all live rows; logits of only so many rows at once."""
        n, chunk = len(uniforms), max(1, LOGITS // self.vocabulary)
        parts = [
            self.draw(self.head(self.hidden[i : min(i + chunk, n)]), uniforms[i : i + chunk], self.temperature)
            for i in range(0, n, chunk)
        ]
        tokens, logprobs = zip(*parts, strict=True)
        return torch.cat(tokens), torch.cat(logprobs)

    def _looping(self, due: Tensor) -> Tensor:
        """Which of the rows that are due (n,) are in a loop (n,)."""
        looping = torch.zeros_like(due)
        for row in due.nonzero()[:, 0].tolist():
            looping[row] = self.degenerate(self.tokens[row, self.turn_start[row] : self.sampled[row]].tolist())
        return looping

    def _turn(self, row: int, stopped: bool, looping: bool) -> Turn:
        start, end = int(self.turn_start[row]), int(self.sampled[row])
        ids, logprobs = self.tokens[row, start:end].tolist(), self.logprobs[row, start:end].tolist()
        return Turn(self.handles[row], ids, logprobs, "stop" if stopped else "degenerate" if looping else "length")

    @torch.inference_mode()
    def prefill_replies(self) -> None:
        """One packed pass over the replies of all rows that have one; `generate` begins with it."""
        if not self.suffixes:
            return
        live = [self.handles.index(handle) for handle in self.suffixes]  # R rows
        rows, prompt_of = torch.tensor(live, device=self.device), [self.prompt_of[row] for row in live]
        lengths = [len(ids) for ids in self.suffixes.values()]
        counts = torch.tensor(lengths, device=self.device)  # (R,)
        ids = torch.tensor([token for ids in self.suffixes.values() for token in ids], device=self.device)  # (N,)
        ends, starts = counts.cumsum(0), self.lengths[rows]
        within = torch.arange(len(ids), device=self.device) - (ends - counts).repeat_interleave(counts)
        positions = (self.prompt[rows] + starts).repeat_interleave(counts) + within  # (N,)
        window = int((starts + counts).max())
        attend = self.cache.extend(live, prompt_of, self.prompt_lengths, starts, lengths, window)
        self.hidden[rows] = self.decoder(ids, positions, attend, ends - 1)
        self.lengths[rows] += counts
        self.ready.update(self.suffixes)
        self.prefill_positions += len(ids)
        self.suffixes.clear()

    def _decode(self, sharing: Sharing, window: int) -> None:
        """Feed the last sampled token of every row that has one; rows that are ready ride along unread."""
        n = len(self.handles)
        rows = torch.arange(n, device=self.device)
        tokens = self.tokens[rows, (self.sampled[:n] - 1).clamp_min(0)]
        lengths = self.lengths[:n]
        hidden = self.decoder(tokens, self.prompt[:n] + lengths, self.cache.decode(sharing, lengths, window))  # (n, D)
        if self.ready:
            ready = torch.tensor([handle in self.ready for handle in self.handles], device=self.device)  # (n,)
            self.hidden[:n] = torch.where(ready[:, None], self.hidden[:n], hidden)
            self.lengths[:n] += (~ready).long()
        else:
            self.hidden[:n] = hidden
            self.lengths[:n] += 1
        self.decode_steps += 1
