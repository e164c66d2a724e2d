"""What this machine can do at best, and the seconds that a decode step needs at that rate.

Decides the yardstick: a step reads every weight and the live rows' keys and values once (bytes over the measured
copy bandwidth), and multiplies each weight with each row (FLOPs over the measured GEMM rate); whichever takes longer
binds. A prompt's keys are counted once a group. Rates are at the 10th percentile of their timings.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass

import torch

from grpo.few_rows import PackedLinear
from grpo.model import ModelConfig

SIZE = 4  # bytes of a float32


def clock() -> float:
    """CPU seconds with one thread, which other work on the machine hardly changes; else seconds."""
    return time.process_time() if torch.get_num_threads() == 1 else time.perf_counter()


@dataclass(frozen=True)
class Machine:
    """bandwidth: bytes a second, read and written, of a copy that no cache holds. flops: of a float32 product."""

    bandwidth: float
    flops: float

    @classmethod
    def measure(cls, seconds: float = 0.5) -> "Machine":
        source = torch.ones(2**26)
        target = torch.ones_like(source)
        a, b = torch.ones(1024, 1024), torch.ones(1024, 1024)
        packed = PackedLinear(b, None)
        product = min(timing(lambda: a @ b, seconds), timing(lambda: packed(a), seconds))
        return cls(2 * source.nbytes / timing(lambda: target.copy_(source), seconds), 2 * 1024**3 / product)


def timing(work: Callable[[], object], seconds: float) -> float:
    """The 10th percentile of at least ten runs."""
    work()
    runs, end = [], clock() + seconds
    while clock() < end or len(runs) < 10:
        started = clock()
        work()
        runs.append(clock() - started)
    return sorted(runs)[len(runs) // 10]


@dataclass(frozen=True)
class DecodeWork:
    """What decode steps must move and compute at least."""

    bytes: float
    flops: float

    def seconds(self, machine: Machine) -> float:
        return max(self.bytes / machine.bandwidth, self.flops / machine.flops)


def decode_work(shape: ModelConfig, *, heads: int, bodies: int, rows: int, kept: float, seen: float) -> DecodeWork:
    """`heads` passes of the head and `bodies` of the layers with `rows` rows each.

    kept: keys (tokens of all rows, shared ones once) that a layer pass reads; seen: keys its queries look at.
    """
    D, H, H_kv, d = shape.hidden_size, shape.num_attention_heads, shape.num_key_value_heads, shape.head_dim
    layers = shape.num_hidden_layers
    body = layers * D * (2 * H * d + 2 * H_kv * d + 3 * shape.intermediate_size)
    head = shape.vocab_size * D
    weights = heads * head + bodies * body
    moved = weights + bodies * kept * layers * 2 * H_kv * d
    return DecodeWork(SIZE * moved, 2 * rows * weights + bodies * 4 * layers * H * d * seen)
