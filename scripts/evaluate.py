"""Judge a checkpoint: greedy accuracy and, with --samples, pass@k on a split of a dataset. Prints one JSON line."""

import argparse
import json
import sys
from dataclasses import replace
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from env.questions import load_questions  # noqa: E402
from env.sql_environment import environment_maker  # noqa: E402
from grpo.cli import add_world_flags, source_of  # noqa: E402
from grpo.config import check_grpo  # noqa: E402
from grpo.console import Parser, guarded  # noqa: E402
from grpo.evaluation import greedy_rollouts, sampled_correct, summarise  # noqa: E402
from grpo.player import add_player_flags, player_of  # noqa: E402
from grpo.statistics import pass_at_k, wilson_interval  # noqa: E402


def main(argv: list[str]) -> int:
    parser = Parser(description=__doc__)
    parser.add_argument("model", type=Path, help="checkpoint, such as runs/tiny-1/phase1, run folder or hub name")
    add_player_flags(parser)
    add_world_flags(parser)
    parser.add_argument("--split", choices=("train", "dev", "test"), default="dev", help="[dev]")
    parser.add_argument("--difficulty", default="easy,medium", help="hardness levels, comma-separated [easy,medium]")
    parser.add_argument("--samples", type=int, default=0, help="also sample so many rollouts a question at T = 1")
    parser.add_argument("--seed", type=int, default=0, help="seed of the sampled rollouts")
    parser.add_argument("--kv-budget-gib", type=float, help="GiB of keys and values; decides how many play at once")
    parser.add_argument("--limit", type=int, help="only the first so many questions")
    parser.add_argument("--transcripts", type=Path, help="write every greedy episode to this JSONL file")
    arguments = parser.parse_args(argv)
    return guarded(lambda: print(json.dumps(judge(arguments))))


def judge(arguments: argparse.Namespace) -> dict:
    player = player_of(arguments.model, vars(arguments))
    config = player.config
    settings = replace(config.phase2, kv_budget_gib=arguments.kv_budget_gib)
    check_grpo(settings)
    levels = tuple(arguments.difficulty.split(","))
    source = source_of(vars(arguments))
    questions = load_questions(source, arguments.split, difficulties=levels, limit=arguments.limit).questions
    policy, chat, told = player.load(arguments.device, arguments.threads)
    print(told, file=sys.stderr)
    make_environment = environment_maker(prompt_form=config.prompt_form, hints=config.hints)
    sizes = dict(slots=settings.slots, kv_budget_gib=settings.kv_budget_gib)
    rollouts = greedy_rollouts(policy, questions, chat, make_environment, settings.limits, **sizes)
    greedy = summarise(questions, rollouts)
    if arguments.transcripts:
        records = [
            {"question": q.id, "text": q.text, "correct": r.correct, "episode": chat.tokenizer.decode(r.completion_ids)}
            for q, r in zip(questions, rollouts, strict=True)
        ]
        arguments.transcripts.write_text("".join(json.dumps(record) + "\n" for record in records))
    result = {
        "correct": greedy.correct,
        "n": greedy.n,
        "wilson_95": wilson_interval(greedy.correct, greedy.n),
        "by_hardness": greedy.by_hardness,
        "malformed_share": greedy.malformed_share,
    }
    if arguments.samples:
        right = sampled_correct(
            policy, questions, chat, make_environment, settings.limits,
            samples=arguments.samples, seed=arguments.seed, **sizes,
        )  # fmt: skip
        for k in {1, arguments.samples}:
            result[f"pass_at_{k}"] = pass_at_k(right, arguments.samples, k)
    return result


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
