"""The share of rollouts that another batch size changes: what float32 costs the promise that slots change no draw.

In float64 1, 4 and 64 slots draw the same tokens (a test). In float32 a product's sums are ordered by the number of
rows, so the last bits of logits move, and now and then a cumulative sum passes the other side of its u. A random
model is the worst case: its shares are all alike, and thinner than any trained model's.
"""

from collections import deque

from grpo.bench.episodes import VOCABULARY, scripts
from grpo.generation import Engine
from grpo.kv_cache import Room
from grpo.model import Decoder
from grpo.sampling import rollout_uniforms


def flip_share(model: Decoder, rollouts: int = 64, tokens: int = 24, few: int = 4) -> float:
    """Of `rollouts` free turns of `tokens` tokens, those that `few` slots and one slot each write differently."""
    one_each, in_waves = (_free_turns(model, slots, rollouts, tokens) for slots in (rollouts, few))
    return sum(a != b for a, b in zip(one_each, in_waves, strict=True)) / rollouts


def _free_turns(model: Decoder, slots: int, rollouts: int, tokens: int) -> list[list[int]]:
    prompt = scripts()[0][0].prompt
    room = Room.of(slots, group=rollouts, tokens=tokens, prompt_tokens=len(prompt))
    engine = Engine(model, room, stop_ids=[], vocabulary=VOCABULARY, temperature=1.0)
    engine.prefill(prompt)
    waiting, turns = deque(range(rollouts)), {}
    while len(turns) < rollouts:
        while waiting and engine.free_slots:  # handles count from 0 as rollouts do
            engine.start(rollout_uniforms(0, 0, "flips", waiting.popleft(), tokens), tokens)
        for turn in engine.generate():
            turns[turn.handle] = turn.ids
            engine.release(turn.handle)
    return [turns[handle] for handle in range(rollouts)]
