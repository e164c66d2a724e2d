"""Train: SFT warm-up, then GRPO phase 1 and phase 2. Every setting is a flag:"""

import sys
from itertools import chain
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

import torch  # noqa: E402
from tqdm import tqdm  # noqa: E402

from env import minispider  # noqa: E402
from env.database import Database  # noqa: E402
from env.minispider.fresh import fresh_questions  # noqa: E402
from env.questions import Question, load_spider  # noqa: E402
from env.sql_environment import SqlEnvironment  # noqa: E402
from grpo import checkpoint  # noqa: E402
from grpo.cli import configure, parse  # noqa: E402
from grpo.config import Config  # noqa: E402
from grpo.phase import run_phase  # noqa: E402
from grpo.runs import PHASES, Run, open_run, weights_for  # noqa: E402
from grpo.threads import resolve_threads  # noqa: E402
from sft.phase import run_sft  # noqa: E402

TINY = ROOT / "grpo" / "tiny"  # tokenizer and SFT weights of the tiny preset on minispider


def main(argv: list[str]) -> int:
    flags = parse(argv, __doc__)
    try:
        config = configure(flags)
        run = open_run(config.run)
        if config.run.resume:
            flags = run.resumed_flags(flags)
            config = configure(flags)
        train(config, run, flags)
    except ValueError as error:
        print(f"error: {error}", file=sys.stderr)
        return 2
    return 0


def train(config: Config, run: Run, flags: dict[str, Any]) -> None:
    """Run the requested phases one after the other. Raises ValueError for what the user can mend."""
    threads = resolve_threads(config.run.threads, config.shape)
    torch.set_num_threads(threads)
    flags = flags | {"threads": str(threads)}  # a resumed run uses what was measured: other counts, other last bits
    phases = phases_to_run(config, run)
    bundled = config.run.dataset == "minispider"
    folder = minispider.folder() if bundled else Path(config.run.dataset)
    sections = (config.sft, config.phase1, config.phase2)
    levels = tuple(sorted({level for section in sections for level in section.difficulties}))
    training = load_spider(folder, "train", difficulties=levels).questions
    heldout = load_spider(folder, "dev", difficulties=levels).questions
    tqdm.write(f"{run.folder}: {len(training)} training and {len(heldout)} held-out questions of {folder}")
    tqdm.write(f"{run.folder}: {threads} CPU thread{'s' if threads > 1 else ''}")
    if not bundled and config.run.model is None:
        tqdm.write("note: the tiny model is made for minispider; elsewhere it shows that things run and learns nothing")

    def make_environment(question: Question) -> SqlEnvironment:
        database = Database.open(question.database_path)
        return SqlEnvironment(question, database, prompt_form=config.prompt_form, weights=config.rewards)

    run.record(config, flags)
    for phase in phases:
        start = weights_for(phase, run, config.run, shipped(config))
        if phase == "sft":
            count = config.sft.fresh_contents if bundled else 0
            shown = chain(training, fresh_questions(training, count, run.folder / "fresh"))
            run_sft(config, run, start, TINY, shown, heldout, make_environment, tqdm.write)
        else:
            settings = config.phase1 if phase == "phase1" else config.phase2
            run_phase(
                phase, settings, run, start, training, heldout, make_environment, config.run.seed, tqdm.write
            )


def phases_to_run(config: Config, run: Run) -> tuple[str, ...]:
    """The phases asked for, and SFT before them where phase 1 has no weights to start from."""
    phases = PHASES[config.run.phase]
    if config.run.resume and phases[0] == "phase1" and run.has("sft"):
        return ("sft", *phases)  # it may have been interrupted; a finished one says so and is left alone
    if phases[0] == "sft" or run.has(phases[0]) or weights_for(phases[0], run, config.run, shipped(config)):
        return phases
    if phases[0] == "phase1":
        tqdm.write("no SFT weights at hand: making them first")
        return ("sft", *phases)
    raise ValueError("--phase 2 starts from the weights of a phase 1; there are none: run --phase all, or give --model")


def shipped(config: Config) -> Path | None:
    """SFT weights that come with the repository: for the bundled dataset, unless new ones are wanted."""
    usable = config.run.dataset == "minispider" and not config.run.from_scratch
    return TINY if usable and checkpoint.exists(TINY) else None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
