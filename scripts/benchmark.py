"""Measure one part on this machine. Prints one JSON line: `python scripts/benchmark.py env`."""

import argparse
import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from env import minispider  # noqa: E402
from env.bench import environment_benchmark  # noqa: E402
from env.questions import load_spider  # noqa: E402
from grpo.console import Parser, guarded  # noqa: E402


def main(argv: list[str]) -> int:
    parser = Parser(description=__doc__)
    parts = parser.add_subparsers(dest="part", required=True)
    env = parts.add_parser("env", help="steps a second of the SQL world, and how the verifier's time grows")
    env.add_argument("--dataset", default="minispider", help="minispider, or a folder in Spider's layout [minispider]")
    env.add_argument("--split", choices=("train", "dev", "test"), default="dev", help="[dev]")
    env.add_argument("--seconds", type=float, default=3.0, help="CPU seconds a mix of steps is measured for [3]")
    arguments = parser.parse_args(argv)
    return guarded(lambda: measure(arguments))


def measure(arguments: argparse.Namespace) -> None:
    folder = minispider.folder() if arguments.dataset == "minispider" else Path(arguments.dataset)
    questions = [q for q in load_spider(folder, arguments.split).questions if q.gold_sql and q.tables]
    print(json.dumps({"part": "env", **environment_benchmark(questions, arguments.seconds)}))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
