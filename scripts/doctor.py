"""What goes wrong in a run, and which flag helps: `python scripts/doctor.py runs/tiny-1`."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from grpo.checkup import check_up  # noqa: E402
from grpo.console import Parser, guarded  # noqa: E402


def main(argv: list[str]) -> int:
    parser = Parser(description=__doc__)
    parser.add_argument("run", type=Path, help="run folder, such as runs/tiny-1")
    arguments = parser.parse_args(argv)
    return guarded(lambda: report(arguments.run))


def report(run: Path) -> None:
    """One line a finding; one line for a phase without any. Raises ValueError for a folder that is no such run."""
    found = check_up(run)
    if not found:
        raise ValueError(f"{run} holds no metrics of a GRPO phase; give a run folder, such as runs/tiny-1")
    for phase, lines in found.items():
        for line in lines or ["nothing found"]:
            print(f"{phase}: {line}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
