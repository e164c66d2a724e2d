"""`scripts/evaluate.py` on the shipped weights: one JSON line, transcripts, clear errors."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]


def run(*arguments: object) -> subprocess.CompletedProcess:
    command = [sys.executable, str(ROOT / "scripts" / "evaluate.py"), *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, timeout=120)


def test_it_prints_counts_interval_and_pass_at_k(tmp_path):
    done = run(ROOT / "grpo" / "tiny", "--limit", 12, "--samples", 4, "--transcripts", tmp_path / "t.jsonl")
    assert done.returncode == 0, done.stderr
    result = json.loads(done.stdout)
    assert result["n"] == 12
    low, high = result["wilson_95"]
    assert low <= result["correct"] / 12 <= high
    assert sum(n for _, n in result["by_hardness"].values()) == 12
    assert 0 <= result["pass_at_1"] <= result["pass_at_4"] <= 1
    episodes = [json.loads(line) for line in (tmp_path / "t.jsonl").read_text().splitlines()]
    assert sum(episode["correct"] for episode in episodes) == result["correct"]
    assert all("<tool_call>" in episode["episode"] for episode in episodes)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [(["nowhere"], "nowhere is no checkpoint"), ([ROOT / "grpo" / "tiny", "--difficulty", "simple"], "simple")],
)
def test_errors_are_one_line(arguments, message):
    done = run(*arguments)
    assert done.returncode == 2
    assert message in done.stderr
    assert "Traceback" not in done.stderr
