"""How many CPU threads to use: a number, or measured.

Decides nothing by the core count: on a busy or small machine two threads have run 25 times slower than one. Both
halves of a step are timed on one layer of the model's shape, a decode step and a training pass.
"""

import os
import time
from dataclasses import replace

import torch

from grpo.attention import CompletionAttention
from grpo.batch import pack_group
from grpo.kv_cache import KVCache, Room
from grpo.model import Decoder, ModelConfig, initialise

ROWS, TOKENS, DECODE_STEPS, ROUNDS = 64, 512, 16, 3


def resolve_threads(threads: str, shape: ModelConfig) -> int:
    """`"4"` → 4; `"auto"` → the fastest of 1, 2, 4, … up to the cores. Raises ValueError for anything else."""
    if threads == "auto":
        return min(candidates(), key=lambda count: step_seconds(shape, count))
    if not threads.isdecimal() or int(threads) < 1:
        raise ValueError(f"--threads {threads}: a number of at least 1, or auto")
    return int(threads)


def candidates() -> list[int]:
    cores = os.cpu_count() or 1
    return [2**i for i in range(cores.bit_length()) if 2**i <= cores]


def step_seconds(shape: ModelConfig, threads: int) -> float:
    """The best of a few timings of a small step; sets the process's thread count and leaves it set."""
    torch.set_num_threads(threads)
    model = Decoder(replace(shape, num_hidden_layers=1, vocab_size=1024))
    initialise(model, torch.Generator().manual_seed(0))
    room = Room.of(ROWS, group=8, tokens=128, prompt_tokens=128)
    cache = KVCache(model.config, room, dtype=torch.float32, device=torch.device("cpu"))
    sharing = cache.sharing([row // 8 for row in range(ROWS)], [128] * (ROWS // 8))
    (part,) = pack_group([], [[1] * (TOKENS // 4)] * 4, [[0] + [1] * (TOKENS // 4 - 1)] * 4).parts
    attend = CompletionAttention(part.layout)
    ids, lengths = torch.ones(ROWS, dtype=torch.int64), torch.full((ROWS,), 64)

    def step() -> float:
        started = time.perf_counter()
        with torch.inference_mode():
            for _ in range(DECODE_STEPS):
                model(ids, lengths, cache.decode(sharing, lengths, 65)) @ model.head_weight.T
        model(part.tokens.ids, part.tokens.positions, attend).sum().backward()
        return time.perf_counter() - started

    return min(step() for _ in range(ROUNDS))
