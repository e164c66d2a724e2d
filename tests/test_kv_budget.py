"""Memory of rollouts is what the budget says, counted at Qwen3-1.7B's shape without its weights (fake tensors)."""

import weakref

import pytest
import torch
from torch._subclasses.fake_tensor import FakeTensorMode
from torch.utils._python_dispatch import TorchDispatchMode
from torch.utils._pytree import tree_leaves

from grpo.generation import Engine
from grpo.kv_cache import KVCache, row_bytes, slots_within
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


@pytest.mark.parametrize(("budget", "rollouts"), [(1.5, 4), (1.5, 16), (1.5, 64), (16.0, 64)])
def test_rollouts_stay_within_the_stated_bytes(fake, budget, rollouts):
    """KV within its budget; logits and draws within live rows × vocabulary × 20 bytes, and within 27 rows' for any.

    Of the budget a hundredth is added for the rest: ids, uniforms, a decode step's mask and activations.
    """
    mode, model = fake
    max_tokens = PROMPT + COMPLETION
    slots = min(rollouts, slots_within(budget * GIB, QWEN, max_tokens, torch.bfloat16))
    with mode, LiveBytes() as counted:
        engine = Engine(model, slots=slots, max_tokens=max_tokens, stop_ids=[7], vocabulary=VOCABULARY, temperature=0.7)
        assert row_bytes(QWEN, max_tokens, torch.bfloat16) * (slots + 1) <= counted.live <= 1.01 * budget * GIB
        engine.prefill([1] * PROMPT)
        for _ in range(slots):
            engine.start(torch.zeros(COMPLETION, dtype=torch.float64), COMPLETION)
        engine.ready.clear()  # all rows have a token to feed
        with torch.inference_mode():
            counted.peak = counted.live
            engine._decode(window=max_tokens)
            assert counted.peak <= 1.01 * budget * GIB
            before = counted.peak = counted.live
            engine._sample(engine.uniforms[:, 0])
    drawing, rows = counted.peak - before, min(slots, 27)
    assert drawing <= rows * VOCABULARY * 20
    assert drawing <= (rows * 2 + 3 * 24) * VOCABULARY * 1.05  # logits in bfloat16; 3 rows in float64, 3 times
    assert slots == (rollouts if budget == 16 or rollouts == 4 else 6)


def test_a_row_costs_what_the_memory_facts_say():
    assert row_bytes(QWEN, 1, torch.bfloat16) == 114_688
    cache = KVCache(QWEN, 3, 5, dtype=torch.bfloat16, device=torch.device("meta"))
    assert cache.keys.nbytes + cache.values.nbytes == 3 * row_bytes(QWEN, 5, torch.bfloat16)


def test_the_budget_buys_whole_rows_and_the_prompts_own():
    row = row_bytes(QWEN, 100, torch.bfloat16)
    assert slots_within(2 * row, QWEN, 100, torch.bfloat16) == 1
    assert slots_within(17 * row - 1, QWEN, 100, torch.bfloat16) == 15
    with pytest.raises(ValueError, match=r"--kv-budget-gib 0.0214: two rows of 100 tokens take 0.0214 GiB"):
        slots_within(2 * row - 1, QWEN, 100, torch.bfloat16)
