"""Show SFT demonstrations token for token, coloured by their loss weight, and a summary of them all."""

import argparse
import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from env.questions import load_questions  # noqa: E402
from env.sql_environment import environment_maker  # noqa: E402
from grpo.chat import Chat  # noqa: E402
from grpo.cli import add_world_flags, configure, source_of  # noqa: E402
from grpo.config import Config  # noqa: E402
from grpo.console import Parser, guarded, wants_colour  # noqa: E402
from grpo.exhibition import present  # noqa: E402
from grpo.presets import PRESETS  # noqa: E402
from grpo.runs import Run, tokenizer_of  # noqa: E402
from grpo.tokenizer import Tokenizer  # noqa: E402
from sft.dataset import read_jsonl  # noqa: E402
from sft.demonstration_view import excerpt, exhibit, summary  # noqa: E402
from sft.expert import Demonstration  # noqa: E402
from sft.phase import DEMONSTRATIONS, play  # noqa: E402

TINY = ROOT / "grpo" / "tiny"


def main(argv: list[str]) -> int:
    parser = Parser(description=__doc__)
    flag = parser.add_argument
    flag("run", type=Path, nargs="?", help="run folder with demonstrations.jsonl [none: the expert plays now]")
    flag("--index", type=int, default=0, help="number of the first demonstration shown, from 0 [0]")
    flag("--count", type=int, default=1, help="how many are shown [1]")
    flag("--html", type=Path, help="write them to this HTML file instead of the terminal [none]")
    flag("--tokenizer", type=Path, help="folder of the tokenizer [the run's, or grpo/tiny]")
    made = parser.add_argument_group("without a run")
    flag = made.add_argument
    add_world_flags(made)
    flag("--split", choices=("train", "dev", "test"), default="train", help="which questions [train]")
    flag("--limit", type=int, help="only the first so many questions [all]")
    flag("--preset", choices=PRESETS, default="tiny", help="gives prompt form and loss weights [tiny]")
    flag("--demonstrations", choices=("clean", "mixed"), help="the expert's quality [the preset's]")
    flag("--seed", type=int, default=0, help="seed of the expert's dice [0]")
    arguments = parser.parse_args(argv)
    return guarded(lambda: inspect(arguments))


def inspect(arguments: argparse.Namespace) -> None:
    demonstrations, config = of_run(arguments.run) if arguments.run else made_now(arguments)
    folder = arguments.tokenizer or (tokenizer_of(arguments.run, TINY) if arguments.run else TINY)
    chat = Chat(Tokenizer.load(folder))
    shown = excerpt(demonstrations, arguments.index, arguments.count)
    exhibits = [exhibit(demonstration, i, chat, config.sft.other_weight) for i, demonstration in shown]
    lines = summary(demonstrations, chat, config.phase2.max_completion_tokens)
    colour = wants_colour(sys.stdout, os.environ)
    present("SFT demonstrations", exhibits, lines, html=arguments.html, colour=colour, show=print)


def of_run(run: Path) -> tuple[list[Demonstration], Config]:
    if not (run / DEMONSTRATIONS).is_file():
        raise ValueError(f"{run} holds no {DEMONSTRATIONS}; give the folder of a run that has begun its SFT")
    return read_jsonl(run / DEMONSTRATIONS), configure({"preset": "tiny"} | Run(run).flags_of("sft"))


def made_now(arguments: argparse.Namespace) -> tuple[list[Demonstration], Config]:
    given = {name: vars(arguments).get(name) for name in ("preset", "demonstrations", "seed", "hints")}
    config = configure({name: value for name, value in given.items() if value is not None})
    source, levels = source_of(vars(arguments)), config.sft.difficulties
    loaded = load_questions(source, arguments.split, difficulties=levels, limit=arguments.limit)
    environment = environment_maker(prompt_form=config.prompt_form, hints=config.hints)
    return list(play(loaded.questions, config, environment)), config


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
