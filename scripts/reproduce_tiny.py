"""Remake `results/tiny.json`: SFT from nothing, phase 1 and phase 2 over three seeds, and clean SFT for reference.

`python scripts/reproduce_tiny.py` takes about 25 minutes on two cores.
"""

import argparse
import json
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
COMMAND = "python scripts/reproduce_tiny.py"


def script(name: str, *arguments: object) -> str:
    command = [sys.executable, str(ROOT / "scripts" / name), *map(str, arguments)]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"{' '.join(command)}\n{done.stderr}")
    return done.stdout


def judge(folder: Path, *arguments: object) -> dict:
    return json.loads(script("evaluate.py", folder, *arguments))


def run_seed(runs: Path, seed: int) -> dict:
    """One seed: both SFT and GRPO take it."""
    run = runs / f"seed-{seed}"
    common = ("--runs-dir", runs, "--name", run.name, "--seed", seed)
    started = time.perf_counter()
    script("train.py", "--phase", "sft", *common)
    script("train.py", "--phase", "1", *common)
    minutes = (time.perf_counter() - started) / 60
    script("train.py", "--phase", "2", *common)
    records = [json.loads(line) for line in (run / "metrics.jsonl").read_text().splitlines()]
    sft = judge(run / "sft", "--samples", 8, "--transcripts", run / "sft.jsonl")
    return {
        "seed": seed,
        "sft": sft,
        "phase1": judge(run / "phase1", "--transcripts", run / "phase1.jsonl"),
        "phase2": judge(run / "phase2"),
        "never_trained": judge(run / "phase2", "--split", "test"),
        "sft_pass_at_8": sft["pass_at_8"],
        "minutes": round(minutes, 1),
        "reward": [round(record["reward"], 4) for record in records if record["phase"] == "phase1"],
    }


def clean(runs: Path) -> dict:
    script("train.py", "--phase", "sft", "--demonstrations", "clean", "--runs-dir", runs, "--name", "clean")
    return judge(runs / "clean" / "sft")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seeds", type=int, nargs="+", default=[0, 1, 2])
    parser.add_argument("--jobs", type=int, default=2, help="runs at the same time, one thread each")
    parser.add_argument("--runs-dir", type=Path, default=ROOT / "runs" / "reproduce")
    parser.add_argument("--out", type=Path, default=ROOT / "results" / "tiny.json")
    arguments = parser.parse_args()
    with ThreadPoolExecutor(arguments.jobs) as pool:
        seeds = [pool.submit(run_seed, arguments.runs_dir, seed) for seed in arguments.seeds]
        reference = pool.submit(clean, arguments.runs_dir)
        results = {"command": COMMAND, "seeds": [seed.result() for seed in seeds], "clean_sft": reference.result()}
    arguments.out.parent.mkdir(exist_ok=True)
    arguments.out.write_text(json.dumps(results, indent=1) + "\n")
    print(f"{arguments.out} is written; scripts/report.py prints it as a table")


if __name__ == "__main__":
    main()
