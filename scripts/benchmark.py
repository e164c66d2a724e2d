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
from grpo.bench.flags import benchmark_parser  # noqa: E402
from grpo.bench.rollout import Scripted, rollout_benchmark  # noqa: E402
from grpo.bench.rounding import rounding_benchmark  # noqa: E402
from grpo.bench.step import step_benchmark  # noqa: E402
from grpo.console import guarded  # noqa: E402

TINY = Path(__file__).resolve().parents[1] / "grpo" / "tiny"


def main(argv: list[str]) -> int:
    arguments = benchmark_parser(__doc__).parse_args(argv)
    return guarded(lambda: print(json.dumps({"part": arguments.part, **PARTS[arguments.part](arguments)})))


def rounding(arguments: argparse.Namespace) -> dict:
    torch.set_num_threads(1)
    questions = load_spider(minispider.folder(), "train").questions
    return rounding_benchmark(TINY, questions, arguments.lr, arguments.updates)


def environment(arguments: argparse.Namespace) -> dict:
    folder = minispider.folder() if arguments.dataset == "minispider" else Path(arguments.dataset)
    questions = [q for q in load_spider(folder, arguments.split).questions if q.gold_sql and q.tables]
    return environment_benchmark(questions, arguments.seconds)


def scripted_of(arguments: argparse.Namespace) -> Scripted:
    torch.set_num_threads(arguments.threads)
    return Scripted(**{name: getattr(arguments, name) for name in Scripted.__dataclass_fields__})


PARTS = {
    "env": environment,
    "rounding": rounding,
    "rollout": lambda arguments: rollout_benchmark(scripted_of(arguments), flips=arguments.flips),
    "step": lambda arguments: step_benchmark(scripted_of(arguments), arguments.kl_coef, arguments.matmul),
    "compare": lambda arguments: compare(arguments.peer, [sys.executable, __file__, "step"], arguments.pairs),
}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
