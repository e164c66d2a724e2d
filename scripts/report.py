"""Print a result as the README shows it: `python scripts/report.py results/tiny.json`."""

import argparse
import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from grpo.console import Parser, guarded  # noqa: E402
from grpo.summary import share  # noqa: E402

COLUMNS = {
    "sft": "SFT",
    "phase1": "phase 1",
    "phase2": "phase 2",
    "never_trained": "phase 2, databases never trained on",
}


def main(argv: list[str]) -> int:
    parser = Parser(description=__doc__)
    parser.add_argument("result", type=Path, help="what scripts/reproduce_tiny.py wrote, such as results/tiny.json")
    arguments = parser.parse_args(argv)
    return guarded(lambda: report(arguments))


def report(arguments: argparse.Namespace) -> None:
    try:
        text = table(json.loads(arguments.result.read_text()))
    except (KeyError, TypeError, ValueError):  # ValueError: no JSON
        raise ValueError(f"{arguments.result} is no result; give a file that scripts/reproduce_tiny.py wrote") from None
    print(text)


def counts(judged: dict) -> dict[str, int]:
    return {name: judged[name] for name in ("correct", "n")}


def table(results: dict) -> str:
    """Markdown: one row a seed, then the SFT on clean demonstrations."""
    rows = [
        f"| seed | {' | '.join(COLUMNS.values())} | SFT pass@8 | minutes of SFT + phase 1 |",
        "| --- |" + " --- |" * (len(COLUMNS) + 2),
    ]
    for one in results["seeds"]:
        cells = " | ".join(share(**counts(one[column])) for column in COLUMNS)
        rows.append(f"| {one['seed']} | {cells} | {100 * one['sft_pass_at_8']:.1f} | {one['minutes']} |")
    rows.append(f"| clean demonstrations | {share(**counts(results['clean_sft']))} |" + " |" * (len(COLUMNS) + 1))
    return "\n".join(rows)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
