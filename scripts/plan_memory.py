"""What a run needs of a card's memory, stage by stage, without weights, card or network:

python scripts/plan_memory.py --model Qwen/Qwen3-1.7B --gpu l4 --phase 1
"""

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from grpo.cli import configure, parse  # noqa: E402
from grpo.console import Parser, guarded  # noqa: E402
from grpo.memory_plan import CARDS, PROMPT_TOKENS, check_memory, named_card  # noqa: E402
from grpo.presets import PRESETS  # noqa: E402
from grpo.runs import PHASES  # noqa: E402
from sft.trainer import add_loss_gradient  # noqa: E402


def main(argv: list[str]) -> int:
    parser = Parser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--model", default="Qwen/Qwen3-1.7B", help="name of a preset's model, or of a preset")
    parser.add_argument("--gpu", default="l4", help=f"{', '.join(CARDS)}, or GiB [l4]")
    parser.add_argument("--phase", choices=PHASES, default="1", help="[1]")
    parser.add_argument("--prompt-tokens", type=int, default=PROMPT_TOKENS, help=f"longest prompt [{PROMPT_TOKENS}]")
    arguments, training = parser.parse_known_args(argv)
    flags = parse(training, "further flags are those of scripts/train.py, such as --micro-batch")
    return guarded(lambda: show(arguments, flags))


def show(arguments: argparse.Namespace, flags: dict) -> None:
    named = {preset.model: name for name, preset in PRESETS.items()} | {name: name for name in PRESETS}
    if arguments.model not in named:
        raise ValueError(f"--model {arguments.model}: no preset has it; there are {', '.join(map(str, named))}")
    config = configure(flags | {"preset": named[arguments.model], "phase": arguments.phase})
    phases = PHASES[arguments.phase]
    check_memory(config, phases, named_card(arguments.gpu), add_loss_gradient, print, arguments.prompt_tokens)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
