"""An optimizer step of the Qwen3-0.6B shape with real numbers: `python -m tests.real_step` prints the memory it took.

A process of its own, on one thread: what its resident size grows by is then what the step holds. Every tensor is
filled with random numbers, or written by the step: pages of zeros that nothing ever wrote to would not be resident.
"""

import json
from pathlib import Path

import torch

from env.rewards import Reward
from grpo.config import GrpoConfig, PrecisionConfig
from grpo.memory import Work
from grpo.metrics import UpdateSums
from grpo.model import Decoder, initialise
from grpo.optimizer import AdamWConfig, Optimizer, build_optimizer, clip_gradients
from grpo.presets import QWEN3_0_6B, TINY_SHAPE
from grpo.reference import build_reference
from grpo.rollout import Rollout
from grpo.update import accumulate_gradient, group_batches
from grpo.update_ratio import update_ratio

SETTINGS = GrpoConfig(slots=2, group_size=2, micro_batch=1, max_completion_tokens=128, kl_coef=0.04)
WORK = Work(QWEN3_0_6B, SETTINGS, PrecisionConfig("split", "8bit", "8bit"), True, prompt_tokens=128)
SHORT = 8  # tokens of the prompt and of each completion of a group that is there to make state or gradients
STATUS = Path("/proc/self/status")  # Linux alone has it
# Of the process. glibc: each tensor has a mapping of its own, which goes back to the system when the tensor dies.
ENVIRONMENT = {"MALLOC_MMAP_THRESHOLD_": "262144", "MALLOC_TRIM_THRESHOLD_": "262144", "MALLOC_ARENA_MAX": "1",
               "OMP_NUM_THREADS": "1"}  # fmt: skip


def resident(field: str) -> int:
    """Bytes; `VmRSS` now, `VmHWM` at most so far."""
    lines = STATUS.read_text().splitlines()
    return next(int(line.split()[1]) * 1024 for line in lines if line.startswith(f"{field}:"))


def make(work: Work) -> tuple[Decoder, Decoder, Optimizer]:
    """Policy, reference and optimizer; the weights are never there in float32."""
    with torch.device("meta"):
        policy = Decoder(work.shape).to(work.precision.dtype)
    initialise(policy.to_empty(device="cpu"), torch.Generator().manual_seed(0))
    policy.gradient_checkpointing = work.gradient_checkpointing
    return policy, build_reference(policy), build_optimizer(policy, AdamWConfig(lr=1e-6, **vars(work.precision)))


def rollouts(work: Work, prompt: int, completion: int) -> list[Rollout]:
    generator = torch.Generator().manual_seed(prompt)

    def ids(count: int) -> list[int]:
        return torch.randint(0, work.shape.vocab_size, (count,), generator=generator).tolist()

    sampled, reward, first = [1] * completion, Reward(0.0, {}, 0.0), ids(prompt)
    return [
        Rollout(first, ids(completion), sampled, [0.0] * completion, reward, False, "answered", 1, ())
        for _ in range(work.settings.group_size)
    ]


def steps(work: Work) -> None:
    """A step that makes the optimizer's state, then one with a full group, whose gradients are there already."""
    policy, reference, optimizer = make(work)
    short = rollouts(work, SHORT, SHORT)
    full = rollouts(work, work.prompt_tokens, work.settings.max_completion_tokens)
    for groups in ([short], [short, full]):
        advantages, kept = torch.tensor([[1.0, -1.0]] * len(groups)), torch.ones(len(groups), dtype=torch.bool)
        for batch in group_batches(groups, advantages, kept, work.settings):
            accumulate_gradient(policy, reference, batch, work.settings, work.shape.vocab_size, UpdateSums())
        clip_gradients(policy, 1.0)
        optimizer.step()
        update_ratio(optimizer)
        optimizer.zero_grad()


if __name__ == "__main__":
    torch.set_num_threads(1)
    steps(Work(TINY_SHAPE, SETTINGS, WORK.precision, True, prompt_tokens=8))  # loads what is loaded at first use
    before = resident("VmRSS")
    steps(WORK)
    print(json.dumps({"before": before, "peak": resident("VmHWM")}))
