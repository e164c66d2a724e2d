"""`kill -9` at 20 moments of a run, saves included: each resumed run ends as the one that nothing happened to.

README's table of faults states the count.
"""

import json
import random
import re
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.training import lines, small_dataset

ROOT = Path(__file__).resolve().parents[1]
CALLS, SECONDS = 14, 6  # kills in the middle of a call that touches the run's files, and at any time
CLOCKS = re.compile("seconds|per_second|peak")  # metrics that no two runs share
NAMED = ("config.json", "checksums.json", "README.md")  # which tell the run's name, or hold sums of such
LENGTHS = """--phase all --from-scratch --sft-steps 3 --steps 3 --sft-save-every 1 --save-every 2 --keep 2
    --eval-questions 4 --eval-every 1 --questions-per-step 2 --group-size 2 --max-turns 2 --max-turn-tokens 24
    --max-completion-tokens 256 --sft-batch-tokens 2048 --sft-drill-share 0 --sft-fresh-contents 0
    --group-filter none --kl-coef 1 --lr 0.01""".split()


class Processes:
    """The server of `tests/killed_run.py`."""

    def __init__(self, out: Path):
        command = [sys.executable, "-m", "tests.killed_run"]
        self.out = out
        self.server = subprocess.Popen(
            command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
        )

    def run(self, argv, **when):
        self.server.stdin.write(json.dumps({"argv": argv, "out": str(self.out), **when}) + "\n")
        return json.loads(self.server.stdout.readline())

    def said(self):
        return self.out.read_text()

    def close(self):
        self.server.stdin.close()
        self.server.wait(timeout=60)


def left(run: Path) -> dict:
    """What a run leaves, without clock times, its name and TensorBoard's files, one a process."""
    found = {}
    for path in sorted(run.rglob("*")):
        name = str(path.relative_to(run))
        if "tensorboard" in path.parts:
            continue
        if path.suffix in (".png", ".db", ".sqlite", ".pt") or path.name in NAMED:
            found[name] = "there"  # the curve holds times; a .pt is a zip
        elif path.name == "metrics.jsonl":
            found[name] = [{k: v for k, v in record.items() if not CLOCKS.search(k)} for record in lines(path)]
        elif path.is_file():
            found[name] = path.read_bytes()
    return found


@pytest.mark.slow
def test_a_run_killed_at_any_moment_resumes_to_the_same_bits(tmp_path):
    flags = [*LENGTHS, "--dataset", str(small_dataset(tmp_path))]
    processes = Processes(tmp_path / "out")

    def argv(name, *more):
        return ["--runs-dir", str(tmp_path / "runs"), "--name", name, *more]

    assert processes.run(argv("warm", *flags))["code"] == 0, processes.said()  # fills the cache of golds
    started = time.monotonic()
    whole = processes.run(argv("whole", *flags))
    seconds = time.monotonic() - started
    assert whole["code"] == 0, processes.said()
    expected = left(tmp_path / "runs" / "whole")
    assert {"sft/model.safetensors", "phase1/model.safetensors", "phase2/model.safetensors"} <= expected.keys()

    dice = random.Random(0)
    moments = [{"call": call} for call in dice.sample(range(1, whole["calls"] + 1), CALLS)]
    moments += [{"seconds": seconds * (i + dice.random()) / SECONDS} for i in range(SECONDS)]
    for number, moment in enumerate(moments):
        name = f"killed-{number}"
        code = processes.run(argv(name, *flags), **moment)["code"]
        assert code == -9 or "seconds" in moment, (moment, processes.said())
        begun = (tmp_path / "runs" / name / "config.json").exists()
        assert processes.run(argv(name, *(["--resume"] if begun else flags)))["code"] == 0, (moment, processes.said())
        found = left(tmp_path / "runs" / name)
        assert found.keys() == expected.keys(), moment
        assert [file for file in expected if found[file] != expected[file]] == [], moment
    processes.close()
