"""Measure one part on this machine. Prints one JSON line: `python scripts/benchmark.py env`."""

import argparse
import json
import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
os.environ.setdefault("THP_MEM_ALLOC_ENABLE", "1")  # huge pages; torch reads it once; peers inherit it

import torch  # noqa: E402

from env import minispider  # noqa: E402
from env.bench import environment_benchmark  # noqa: E402
from env.questions import load_spider  # noqa: E402
from grpo.bench.compare import compare  # noqa: E402
from grpo.bench.rollout import Scripted, rollout_benchmark  # noqa: E402
from grpo.bench.step import step_benchmark  # noqa: E402
from grpo.console import Parser, guarded  # noqa: E402


def main(argv: list[str]) -> int:
    parser = Parser(description=__doc__)
    parts = parser.add_subparsers(dest="part", required=True)
    env = parts.add_parser("env", help="steps a second of the SQL world, and how the verifier's time grows")
    env.add_argument("--dataset", default="minispider", help="minispider, or a folder in Spider's layout [minispider]")
    env.add_argument("--split", choices=("train", "dev", "test"), default="dev", help="[dev]")
    env.add_argument("--seconds", type=float, default=3.0, help="CPU seconds a mix of steps is measured for [3]")
    rollout = parts.add_parser("rollout", help="scripted rollouts of a random model, and decoding's share of the limit")
    step = parts.add_parser("step", help="the same and the update: a whole GRPO step")
    for scripted in (rollout, step):
        scripted.add_argument("--model", default="S", help="shape: S or M, Qwen3's vocabulary on a small body [S]")
        scripted.add_argument("--steps", type=int, default=4, help="measured steps; step i plays question i mod 4 [4]")
        scripted.add_argument("--warmup", type=int, default=0, help="steps before them [0]")
        scripted.add_argument("--prompts", type=int, default=1, help="questions a step [1]")
        scripted.add_argument("--generations", type=int, default=4, help="rollouts a question [4]")
        scripted.add_argument("--slots", type=int, help="rollouts at once [all of a step]")
        scripted.add_argument("--threads", type=int, default=1, help="CPU threads; with 1, seconds are CPU seconds [1]")
    rollout.add_argument("--flips", action="store_true", help="also the share of rollouts that 4 or 64 slots change")
    step.add_argument("--kl-coef", type=float, default=0.04, help="β; 0 has no reference [0.04]")
    step.add_argument("--matmul", choices=("default", "onednn"), default="default", help="of the update [default]")
    versus = parts.add_parser("compare", help="another system's step and ours in turn, on the same scripts")
    versus.add_argument("--peer", required=True, help="its command, such as: 'venv/bin/python trl_peer.py --model S'")
    versus.add_argument("--pairs", type=int, default=3, help="runs of each [3]")
    arguments = parser.parse_args(argv)
    return guarded(lambda: print(json.dumps({"part": arguments.part, **PARTS[arguments.part](arguments)})))


def environment(arguments: argparse.Namespace) -> dict:
    folder = minispider.folder() if arguments.dataset == "minispider" else Path(arguments.dataset)
    questions = [q for q in load_spider(folder, arguments.split).questions if q.gold_sql and q.tables]
    return environment_benchmark(questions, arguments.seconds)


def scripted_of(arguments: argparse.Namespace) -> Scripted:
    torch.set_num_threads(arguments.threads)
    return Scripted(**{name: getattr(arguments, name) for name in Scripted.__dataclass_fields__})


PARTS = {
    "env": environment,
    "rollout": lambda arguments: rollout_benchmark(scripted_of(arguments), flips=arguments.flips),
    "step": lambda arguments: step_benchmark(scripted_of(arguments), arguments.kl_coef, arguments.matmul),
    "compare": lambda arguments: compare(arguments.peer, [sys.executable, __file__, "step"], arguments.pairs),
}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
