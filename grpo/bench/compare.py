"""Another system and ours in turn, on the same machine and the same scripts.

Decides what is compared: any command that plays the scripts and prints one JSON line last. Of it are read
`sequence_hashes` (one a step, must equal ours), `args` (model, steps, warmup, generations, prompts, threads, beta,
matmul: ours runs with the same, unless told another matmul), `split_seconds` and `seconds_per_step`, or their CPU forms
with one thread, and `peak_rss_mb`. Ratios are of medians over the pairs.
"""

import json
import shlex
import subprocess
from collections.abc import Sequence
from statistics import median

from grpo.products import Library

Report = dict[str, object]


def compare(peer: str, ours: Sequence[str], pairs: int, matmul: Library | None = None) -> Report:
    """peer: a shell-like command line; ours: the command of our step benchmark, to which its flags are added.

    matmul: ours; None: the peer's.

    Raises ValueError when the peer can't be run, or did not play the same sequences.
    """
    if pairs < 1:
        raise ValueError(f"--pairs must be at least 1, not {pairs}")
    both: list[tuple[Report, Report]] = []
    for _ in range(pairs):
        theirs = run(shlex.split(peer), "the peer")
        mine = run([*ours, *flags_like(theirs["args"], matmul)], "our step benchmark")
        if theirs["sequence_hashes"] != mine["sequence_hashes"]:
            raise ValueError(
                f"the peer played other sequences: {theirs['sequence_hashes']}, ours {mine['sequence_hashes']}; "
                "only equal work can be compared"
            )
        both.append((seconds_of(theirs), mine))
    names = {"rollout": "rollout_seconds", "update": "update_seconds", "step": "seconds", "peak": "peak_rss"}
    peers = {name: median(peer[name] for peer, _ in both) for name in names}
    mines = {name: median(mine[key] for _, mine in both) for name, key in names.items()}
    return {
        "args": both[0][1]["args"],
        "threads": both[0][1]["threads"],
        "clock": both[0][1]["clock"],
        "pairs": pairs,
        "peer": {name: round(value, 3) for name, value in peers.items()},
        "ours": {name: round(value, 3) for name, value in mines.items()},
        "ratios": {name: round(peers[name] / mines[name], 2) for name in names},
        "sequence_hashes": both[0][1]["sequence_hashes"],
    }


def run(command: Sequence[str], who: str) -> Report:
    """The JSON object that a command prints as its last line. Raises ValueError, in one line, when there is none."""
    try:
        done = subprocess.run(command, capture_output=True, text=True)
    except OSError as error:
        raise ValueError(f"{who} is not here: {error}; --peer takes the command line that starts it") from None
    if done.returncode:
        last = (done.stderr.strip().splitlines() or ["it said nothing"])[-1]
        raise ValueError(f"{who} failed (exit {done.returncode}): {last}")
    try:
        return json.loads(done.stdout.strip().splitlines()[-1])
    except (IndexError, json.JSONDecodeError):
        raise ValueError(f"{who} printed no JSON line last: {' '.join(command)}") from None


def flags_like(args: Report, matmul: Library | None = None) -> list[str]:
    names = {"model": "model", "steps": "steps", "warmup": "warmup", "generations": "generations"}
    names |= {"prompts": "prompts", "threads": "threads", "beta": "kl-coef", "matmul": "matmul"}
    args = args | ({"matmul": matmul} if matmul else {})
    return [text for theirs, ours in names.items() for text in (f"--{ours}", str(args[theirs]))]


def seconds_of(peer: Report) -> dict[str, float]:
    """The peer's step by part: what is not rollout is update."""
    one_thread = peer["args"]["threads"] == 1
    step = peer["cpu_seconds_per_step" if one_thread else "seconds_per_step"]
    rollout = peer["split_cpu_seconds" if one_thread else "split_seconds"]["rollout"]
    return {"rollout": rollout, "update": step - rollout, "step": step, "peak": peer["peak_rss_mb"] * 2**20}
