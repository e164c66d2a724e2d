"""The memory plan at the full shapes: what an L4 must hold, and a real step of 0.6 B parameters beside its plan."""

import json
import os
import subprocess
import sys

import pytest

from grpo.config import GrpoConfig, PrecisionConfig
from grpo.memory import Work, simulate
from grpo.memory_plan import GIB, Plan, named_card
from grpo.presets import QWEN3_0_6B, QWEN3_1_7B
from tests import real_step
from tests.run_script import ROOT


@pytest.mark.slow
@pytest.mark.skipif(not real_step.STATUS.exists(), reason="needs /proc, where Linux tells the size of a process")
def test_a_real_step_of_qwen3_0_6b_takes_the_memory_that_is_planned(capsys):
    """Update and optimizer step at the full shape, in the L4's precision: within 5 % of the resident size."""
    planned = simulate(real_step.WORK)
    planned = max(planned[stage].total() for stage in ("update", "step"))
    command, environment = [sys.executable, "-m", "tests.real_step"], os.environ | real_step.ENVIRONMENT
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=3600, check=True)
    told = json.loads(done.stdout)
    taken = told["peak"] - told["before"]
    with capsys.disabled():
        print(f"\nreal step, GiB: planned {planned / GIB:.3f}, resident {taken / GIB:.3f}, {planned / taken - 1:+.1%}")
    assert 0.95 <= planned / taken <= 1.05


@pytest.mark.slow
@pytest.mark.parametrize(
    ("shape", "embedding_moments", "group", "prompt", "completion", "micro_batch", "limit"),
    [(QWEN3_1_7B, "8bit", 4, 900, 1024, 1, 16.0), (QWEN3_1_7B, "8bit", 8, 900, 2172, 1, 16.0),
     (QWEN3_1_7B, "8bit", 16, 900, 2172, 4, 18.5), (QWEN3_0_6B, "8bit", 16, 900, 2172, 4, 10.0),
     (QWEN3_1_7B, "32bit", 8, 900, 2172, 1, 17.5)],
)  # fmt: skip
def test_full_shapes_fit_an_l4(shape, embedding_moments, group, prompt, completion, micro_batch, limit):
    """GiB of live tensors with β > 0, split weights and 8-bit moments; planned 1.05 × peak + 0.7 ≤ 22.

    With 32-bit moments of the embedding, the shape nearest to its limit.
    """
    settings = GrpoConfig(
        group_size=group, slots=group, micro_batch=micro_batch, max_completion_tokens=completion, kl_coef=0.04
    )
    precision = PrecisionConfig("split", "8bit", embedding_moments)
    made = Plan("p", work := Work(shape, settings, precision, True, prompt), simulate(work))
    print(f"peak {made.peak / GIB:.2f} GiB, planned {made.planned / GIB:.2f}")
    assert made.peak / GIB <= limit
    assert made.planned <= named_card("l4")
