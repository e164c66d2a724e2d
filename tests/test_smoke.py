"""The proof that it learns, short enough for CI: GRPO from the shipped SFT weights, and SFT from nothing."""

import json
import re
import statistics
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
SEED_0 = json.loads((ROOT / "results" / "tiny.json").read_text())["seeds"][0]


def train(runs: Path, flags: str) -> str:
    command = [sys.executable, str(ROOT / "scripts" / "train.py"), "--runs-dir", str(runs), *flags.split()]
    return subprocess.run(command, capture_output=True, text=True, check=True, timeout=600).stdout


@pytest.mark.slow
def test_phase_1_of_seed_0_lifts_accuracy_as_the_committed_result_says(tmp_path):
    """The shipped weights are seed 0's SFT. Other processors round otherwise: rollouts part, the rise stays."""
    out = train(tmp_path, "--phase 1 --name smoke --seed 0 --eval-questions 1000")
    records = [json.loads(line) for line in (tmp_path / "smoke" / "metrics.jsonl").read_text().splitlines()]
    rewards = [record["reward"] for record in records]
    assert len(rewards) == len(SEED_0["reward"]) >= 20
    assert statistics.mean(rewards[-5:]) - statistics.mean(rewards[:5]) >= 0.15
    counts = {when: re.search(rf"accuracy {when} +[\d.]+ % \((\d+)/(\d+)", out) for when in ("before", "after")}
    before, after = (int(counts[when][1]) / int(counts[when][2]) for when in ("before", "after"))
    assert before == pytest.approx(SEED_0["sft"]["correct"] / SEED_0["sft"]["n"], abs=0.01)
    assert after == pytest.approx(SEED_0["phase1"]["correct"] / SEED_0["phase1"]["n"], abs=0.05)
    assert after - before >= 0.35


@pytest.mark.slow
def test_20_seconds_of_sft_lower_the_held_out_loss(tmp_path):
    out = train(tmp_path, "--phase sft --name smoke --sft-steps 300 --sft-fresh-contents 0")
    before, after = map(float, re.search(r"held-out loss ([\d.]+) → ([\d.]+)", out).groups())
    assert after < 0.25 * before
