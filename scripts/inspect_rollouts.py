"""Show rollouts that a run has logged, token for token, coloured by the loss mask: the worst, the best, of a step."""

import argparse
import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from grpo.console import Parser, guarded, wants_colour  # noqa: E402
from grpo.exhibition import present  # noqa: E402
from grpo.rollout_view import exhibit, ranked, read_rollouts, select, summary  # noqa: E402
from grpo.runs import tokenizer_of  # noqa: E402
from grpo.tokenizer import Tokenizer  # noqa: E402


def main(argv: list[str]) -> int:
    parser = Parser(description=__doc__)
    flag = parser.add_argument
    flag("run", type=Path, help="run folder with rollouts.jsonl, such as runs/tiny-1")
    flag("--phase", choices=("phase1", "phase2"), help="only rollouts of this phase [both]")
    flag("--step", type=int, help="only rollouts of this step, counted from 1 [all steps]")
    flag("--question", help="only rollouts of the question with this id, such as train_spider-17 [all questions]")
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--worst", type=int, metavar="N", help="show the N of the lowest reward [no order by reward]")
    which.add_argument("--best", type=int, metavar="N", help="show the N of the highest reward [no order by reward]")
    which.add_argument("--count", type=int, metavar="N", default=4, help="show the first N in the log's order [4]")
    flag("--html", type=Path, help="write them to this HTML file instead of the terminal [none]")
    flag("--tokenizer", type=Path, help="folder of the tokenizer [the run's, or grpo/tiny]")
    arguments = parser.parse_args(argv)
    return guarded(lambda: inspect(arguments))


def inspect(arguments: argparse.Namespace) -> None:
    logged = read_rollouts(arguments.run)
    found = select(logged, phase=arguments.phase, step=arguments.step, question=arguments.question)
    order = "worst" if arguments.worst is not None else "best" if arguments.best is not None else None
    number = arguments.count if order is None else getattr(arguments, order)
    if number < 1:
        raise ValueError(f"--{order or 'count'} must be at least 1, not {number}")
    chosen = (ranked(found, order) if order else found)[:number]
    tokenizer = Tokenizer.load(arguments.tokenizer or tokenizer_of(arguments.run, ROOT / "grpo" / "tiny"))
    exhibits = [exhibit(rollout, tokenizer) for rollout in chosen]
    colour = wants_colour(sys.stdout, os.environ)
    present(f"Rollouts of {arguments.run}", exhibits, [summary(found)], html=arguments.html, colour=colour, show=print)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
