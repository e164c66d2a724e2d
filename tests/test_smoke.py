"""The proof that it learns, short enough for CI: GRPO from the shipped SFT weights, and SFT from nothing."""

import json
import re
import statistics
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]


def train(runs: Path, flags: str) -> str:
    command = [sys.executable, str(ROOT / "scripts" / "train.py"), "--runs-dir", str(runs), *flags.split()]
    return subprocess.run(command, capture_output=True, text=True, check=True, timeout=600).stdout


@pytest.mark.slow
def test_phase_1_lifts_the_reward(tmp_path):
    """25 steps of 16 × 4: the last five steps' mean reward is at least 0.15 above the first five's."""
    out = train(tmp_path, "--phase 1 --name smoke --seed 0")
    records = [json.loads(line) for line in (tmp_path / "smoke" / "metrics.jsonl").read_text().splitlines()]
    rewards = [record["reward"] for record in records]
    assert len(rewards) >= 20
    assert statistics.mean(rewards[-5:]) - statistics.mean(rewards[:5]) >= 0.15
    before, after = (float(re.search(rf"accuracy {when} +([\d.]+) %", out)[1]) for when in ("before", "after"))
    assert after > before + 15


@pytest.mark.slow
def test_20_seconds_of_sft_lower_the_held_out_loss(tmp_path):
    out = train(tmp_path, "--phase sft --name smoke --sft-steps 300 --sft-fresh-contents 0")
    before, after = map(float, re.search(r"held-out loss ([\d.]+) → ([\d.]+)", out).groups())
    assert after < 0.25 * before
