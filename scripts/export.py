"""Take a checkpoint out of its run: weights, config, tokenizer and model card, to a folder or to the model hub.

python scripts/export.py runs/tiny-1 --to exports             exports/tiny-1-phase1, of the newest phase
python scripts/export.py runs/tiny-1/phase1 --hub OWNER       OWNER/tiny-1-phase1 on the hub, private
"""

import argparse
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from grpo.console import Parser, guarded  # noqa: E402
from grpo.export import DTYPES, contents, export, export_name, stored_dtype  # noqa: E402
from grpo.hub import push_folder  # noqa: E402
from grpo.model_card import CARD  # noqa: E402
from grpo.runs import newest_checkpoint, preset_of  # noqa: E402


def main(argv: list[str]) -> int:
    parser = Parser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    flag = parser.add_argument
    flag("checkpoint", type=Path, help="checkpoint folder, such as runs/tiny-1/phase1, or a run folder: its newest")
    flag("--to", type=Path, metavar="FOLDER", help="make the export in this folder, under its name [none]")
    flag("--hub", metavar="OWNER", help="push it to the hub: OWNER, or OWNER/NAME for a name of your own [none]")
    flag("--public", action="store_true", help="make the hub's repository public, where it is new [private]")
    flag("--dtype", choices=DTYPES, help="number format of the weights [as stored]")
    flag("--dry-run", action="store_true", help="print what would be exported, and stop")
    arguments = parser.parse_args(argv)
    return guarded(lambda: take_out(arguments))


def take_out(arguments: argparse.Namespace) -> None:
    if arguments.to is None and arguments.hub is None:
        raise ValueError("give --to FOLDER, --hub OWNER, or both")
    source = newest_checkpoint(arguments.checkpoint)
    run, phase = source.resolve().parts[-2:]
    names = (preset_of(source), run, phase)
    name = export_name(*names)
    pushed_to = None if arguments.hub is None else export_name(*names, hub=arguments.hub)
    dtype = DTYPES[arguments.dtype] if arguments.dtype else stored_dtype(source)
    print(f"{source}: {', '.join(contents(source))}; weights as {str(dtype).removeprefix('torch.')}")
    if not (source / CARD).is_file():
        print(f"{source}: no model card: a phase writes one when it is finished")
    if arguments.dry_run:
        for place in filter(None, (arguments.to and arguments.to / name, pushed_to)):
            print(f"would go to {place}")
        return
    with tempfile.TemporaryDirectory() as aside:
        folder = (arguments.to or Path(aside)) / name
        export(source, folder, dtype)
        if arguments.to:
            print(f"exported to {folder}")
        if pushed_to:
            print(f"pushed to {push_folder(folder, pushed_to, private=not arguments.public)}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
