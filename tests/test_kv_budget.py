"""Memory of rollouts is what the budget says, counted at Qwen3-1.7B's shape without its weights (fake tensors)."""

import weakref

import pytest
import torch
from torch._subclasses.fake_tensor import FakeTensorMode
from torch.utils._python_dispatch import TorchDispatchMode
from torch.utils._pytree import tree_leaves

from grpo.generation import Engine
from grpo.kv_cache import SCORES, KVCache, Room, room_within, token_bytes
from grpo.model import Decoder
from grpo.presets import PRESETS

QWEN = PRESETS["qwen3-1.7b"].shape
VOCABULARY = QWEN.vocab_size
PROMPT, COMPLETION = 900, 1024
GIB = 2**30


class LiveBytes(TorchDispatchMode):
    """Bytes of the tensor storages made while it is on and still alive, and their peak."""

    def __init__(self):
        super().__init__()
        self.live = self.peak = 0
        self.seen = set()

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        result = func(*args, **(kwargs or {}))
        given = {a.untyped_storage()._cdata for a in tree_leaves((args, kwargs)) if isinstance(a, torch.Tensor)}
        for leaf in tree_leaves(result):
            if isinstance(leaf, torch.Tensor) and leaf.untyped_storage()._cdata not in self.seen | given:
                storage = leaf.untyped_storage()
                self.seen.add(storage._cdata)
                self.live += storage.nbytes()
                weakref.finalize(storage, self._gone, storage._cdata, storage.nbytes())
        self.peak = max(self.peak, self.live)
        return result

    def _gone(self, key, size):
        self.seen.discard(key)
        self.live -= size


@pytest.fixture(scope="module")
def fake():
    """Qwen3-1.7B in bfloat16 without memory, and the mode that its tensors live in."""
    default = torch.get_default_dtype()
    torch.set_default_dtype(torch.bfloat16)
    try:
        with FakeTensorMode() as mode:
            return mode, Decoder(QWEN)
    finally:
        torch.set_default_dtype(default)


@pytest.mark.parametrize(
    ("budget", "rollouts"), [(1.5, 4), (1.5, 16), (1.5, 64), pytest.param(16.0, 64, marks=pytest.mark.slow)]
)
def test_rollouts_stay_within_the_stated_bytes(fake, budget, rollouts):
    """KV within its budget; logits and draws within live rows × vocabulary × 20 bytes.

    Of the budget a hundredth is added for the rest: ids, uniforms, a decode step's mask and activations. What the
    widened keys of one row take is the CPU's alone: a card sums 16-bit products in float32 as they are.
    """
    mode, model = fake
    sizes = dict(group=8, tokens=COMPLETION, prompt_tokens=PROMPT)
    rows = min(rollouts, room_within(budget * GIB, QWEN, torch.bfloat16, **sizes).rows)
    room = Room.of(rows, **sizes)
    widened = QWEN.num_key_value_heads * COMPLETION * QWEN.head_dim * 4
    with mode, LiveBytes() as counted:
        engine = Engine(model, room, stop_ids=[7], vocabulary=VOCABULARY, temperature=0.7)
        assert room.bytes(QWEN, torch.bfloat16) <= counted.live <= 1.01 * budget * GIB
        for row in range(rows):
            if row % 8 == 0:
                engine.prefill([1] * PROMPT)
            engine.start(torch.zeros(COMPLETION, dtype=torch.float64), COMPLETION)
        engine.ready.clear()  # all rows have a token to feed
        with torch.inference_mode():
            counted.peak = counted.live
            sharing = engine.cache.sharing(engine.prompt_of, engine.prompt_lengths)
            engine._decode(sharing, window=COMPLETION)
            assert counted.peak <= 1.01 * budget * GIB + widened
            before = counted.peak = counted.live
            engine._sample(engine.uniforms[:, 0])
    drawing = counted.peak - before
    assert drawing <= rows * VOCABULARY * 20
    assert drawing <= (rows * 2 + 6 * 20) * VOCABULARY  # logits in bfloat16; 6 rows wider: as they are, / T, softmax
    assert rows == (rollouts if budget == 16 or rollouts == 4 else 11)


def test_scores_of_long_replies_are_made_for_some_rows_at_a_time():
    """64 replies of 256 tokens over 900 + 1,024 keys: 1.9 GiB of scores, of which a few chunks stand at once."""
    mode = FakeTensorMode(allow_non_fake_inputs=True)
    room = Room.of(64, group=8, tokens=COMPLETION, prompt_tokens=PROMPT)
    prompt_of, reply = [row // 8 for row in range(64)], 256
    whole = 64 * QWEN.num_attention_heads * reply * (PROMPT + COMPLETION) * 4
    with mode, torch.inference_mode():
        cache = KVCache(QWEN, room, dtype=torch.bfloat16, device=torch.device("cpu"))
        q, k, v = (
            torch.zeros(64 * reply, heads, QWEN.head_dim, dtype=torch.bfloat16)
            for heads in (QWEN.num_attention_heads, QWEN.num_key_value_heads, QWEN.num_key_value_heads)
        )
    starts = torch.full((64,), COMPLETION - reply)  # real: their values are asked for
    attend = cache.extend(range(64), prompt_of, [PROMPT] * room.prompts, starts, [reply] * 64, COMPLETION)
    with mode, torch.inference_mode(), LiveBytes() as counted:
        attend(0, q, k, v)
    assert 4 * SCORES < counted.peak < 6 * 4 * SCORES + 4 * q.nbytes < 0.6 * whole


def test_a_token_costs_what_the_memory_facts_say_and_a_group_holds_its_prompt_once():
    assert token_bytes(QWEN, torch.bfloat16) == 114_688
    room = Room.of(16, group=8, tokens=7, prompt_tokens=5)
    cache = KVCache(QWEN, room, dtype=torch.bfloat16, device=torch.device("meta"))
    kept = sum(tensor.nbytes for rows in (cache.prompts, cache.own) for tensor in (rows.keys, rows.values))
    assert kept == room.bytes(QWEN, torch.bfloat16) == (16 * 7 + 3 * 5) * 114_688  # two full groups, and one begun
    assert Room.of(3, group=1, tokens=7, prompt_tokens=5).prompts == 3  # each rollout has its own


def test_the_budget_buys_whole_rows_and_the_prompts_they_need():
    sizes, token = dict(group=4, tokens=100, prompt_tokens=50), token_bytes(QWEN, torch.bfloat16)

    def rows(tokens):
        return room_within(tokens * token, QWEN, torch.bfloat16, **sizes).rows

    assert rows(150) == 1
    assert rows(299) == 1 and rows(300) == 2  # the second row comes with room for a second prompt
    assert rows(500) == 4 and rows(649) == 4 and rows(650) == 5  # and the fifth with room for a third
    with pytest.raises(ValueError, match=r"--kv-budget-gib 0.0159: one rollout of 50 \+ 100 tokens takes 0.016 GiB"):
        rows(149)
