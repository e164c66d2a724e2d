"""Play one question by hand, or watch a checkpoint play it: what the model sees, then the reward and the gold."""

import argparse
import contextlib
import os
import random
import sys
from functools import partial
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

with contextlib.suppress(ImportError):
    import readline  # noqa: F401  arrow keys and history for the typist

from env.questions import load_questions, pick  # noqa: E402
from env.sql_environment import environment_maker  # noqa: E402
from env.verdict import verdict  # noqa: E402
from grpo.chat import Chat  # noqa: E402
from grpo.cli import add_world_flags, source_of  # noqa: E402
from grpo.console import Parser, guarded, wants_colour  # noqa: E402
from grpo.inspection import painter, visible  # noqa: E402
from grpo.player import add_player_flags, player_of  # noqa: E402
from grpo.rollout import engine_for, run_rollouts, sampled_episodes  # noqa: E402
from grpo.spectator import Spectator  # noqa: E402
from grpo.tokenizer import Tokenizer  # noqa: E402
from grpo.typist import USAGE, Typist  # noqa: E402


def main(argv: list[str]) -> int:
    parser = Parser(description=__doc__)
    flag = parser.add_argument
    add_world_flags(parser)
    flag("--split", choices=("train", "dev", "test"), default="dev", help="which questions [dev]")
    flag("--difficulty", help="hardness levels, comma-separated: easy, medium, hard, extra [all]")
    flag("--question", default="random", help="a question's number from 0, its id (dev-17), or random [random]")
    flag("--model", type=Path, help="run folder or checkpoint that plays instead of you [none]")
    flag("--temperature", type=float, default=0.0, help="sampling temperature of the model, 0 is greedy [0]")
    add_player_flags(parser)
    flag("--tokenizer", type=Path, default=ROOT / "grpo" / "tiny", help="folder, for play by hand [grpo/tiny]")
    flag("--seed", type=int, help="seed of the random question and of sampling [another each time]")
    arguments = parser.parse_args(argv)
    return guarded(lambda: play(arguments))


def play(arguments: argparse.Namespace) -> None:
    if not 0 <= arguments.temperature < float("inf"):
        raise ValueError(f"--temperature must be 0 or more, not {arguments.temperature}")
    say = partial(print, flush=True)
    seed = random.randrange(10**6) if arguments.seed is None else arguments.seed
    player = player_of(arguments.model, vars(arguments))
    config = player.config
    levels = tuple(arguments.difficulty.split(",")) if arguments.difficulty else None
    questions = load_questions(source_of(vars(arguments)), arguments.split, difficulties=levels).questions
    question = pick(questions, arguments.question, random.Random(seed))
    make_environment = environment_maker(prompt_form=config.prompt_form, hints=config.hints, weights=config.rewards)
    environment = make_environment(question)
    if player.checkpoint:
        policy, chat, told = player.load(arguments.device, arguments.threads)
        print(told, file=sys.stderr)
    else:
        policy, chat = None, Chat(Tokenizer.load(arguments.tokenizer), config.run.thinking)
    limits = config.phase2.limits
    group = sampled_episodes(question, question.id, [0], chat, lambda _: environment, limits, seed=seed, step=0)
    engine = engine_for(policy, [group], chat, limits, slots=1, temperature=arguments.temperature) if policy else None
    who = player.checkpoint or "you"
    say(f"{question.id} ({question.hardness}, database {question.database_id}), played by {who}, seed {seed}")
    say("" if player.checkpoint else f"{USAGE}\n")
    source = Spectator(engine or Typist(chat, input), chat, painter(wants_colour(sys.stdout, os.environ)), say)
    try:
        [[rollout]] = run_rollouts([group], source, chat, limits)
        reason = f"{rollout.stop_reason}, {rollout.turns} turns"
    except (EOFError, KeyboardInterrupt):
        reason = "left before the end"
    say("\n" + visible(verdict(environment, reason)))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
