"""Train: SFT warm-up, then GRPO phase 1 and phase 2. Every setting is a flag:"""

import sys
from collections.abc import Callable
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from env.minispider.fresh import fresh_questions  # noqa: E402
from env.questions import LoadedQuestions, Question, Source, load_questions, write_dropped  # noqa: E402
from env.sql_environment import SqlEnvironment, environment_maker  # noqa: E402
from grpo import checkpoint  # noqa: E402
from grpo.cli import configure, parse, source_of  # noqa: E402
from grpo.config import Config  # noqa: E402
from grpo.device import default_preset, resolve_device  # noqa: E402
from grpo.memory_plan import card_of, check_memory, longest_prompt, named_card, with_shape_of  # noqa: E402
from grpo.phase import Setting, of_levels, run_phase  # noqa: E402
from grpo.plan import checkpoint_line, data_line, load_chat, plan_text, source_line, tokenizer_at_hand  # noqa: E402
from grpo.presets import PRESETS  # noqa: E402
from grpo.runs import PHASES, Run, open_run, resume_command, tokenizer_of, weights_for  # noqa: E402
from grpo.stopping import Stopping  # noqa: E402
from grpo.surroundings import differences, settled  # noqa: E402
from grpo.threads import resolve_threads  # noqa: E402
from grpo.voice import Voice  # noqa: E402
from sft.phase import run_sft  # noqa: E402
from sft.trainer import add_loss_gradient  # noqa: E402

TINY = ROOT / "grpo" / "tiny"  # tokenizer and SFT weights of the tiny preset on minispider


def main(argv: list[str]) -> int:
    flags = parse(argv, __doc__)
    say = Voice(flags.get("quiet", False), flags.get("log_json", False))
    try:
        given = dict(flags)
        if flags.get("preset") is None:
            flags["preset"], why = default_preset()
            say(f"preset {flags['preset']}: {why}; --preset names another one of {', '.join(PRESETS)}")
        else:
            say(f"preset {flags['preset']}, as asked")
        config = configure(flags)
        if config.run.dry_run:
            plan(config, say)
            return 0
        run = open_run(config.run)
        if config.run.resume:
            flags = run.resumed_flags(given)  # without --preset, the run's own
            config = configure(flags)
        with Stopping(config.run.hours) as stopping, run.alone():
            train(config, run, flags, stopping, Voice.of(config.run))
    except (ValueError, OSError) as error:
        print(f"error: {error}", file=sys.stderr)
        return 2
    return 0


def train(config: Config, run: Run, flags: dict[str, Any], stopping: Stopping, say: Voice) -> None:
    """Run the requested phases one after the other. Raises ValueError for what the user can mend."""
    device = resolve_device(config.run.device, config.run.preset, PRESETS[config.run.preset].needs_gpu)
    earlier = run.surroundings(config.run.phase) if config.run.resume else []
    here = settled(earlier, device, config.run.matmul, lambda: resolve_threads(config.run.threads, config.shape))
    if told := differences(earlier, here):
        say.warn(told)
    phases = phases_to_run(config, run, say)
    source, loaded = load(config, say)
    training, heldout = (loaded[split].questions for split in ("train", "dev"))
    base = PRESETS[config.run.preset].model
    start_of = partial(weights_for, opened=run, run=config.run, base=base, shipped=shipped(config))
    config = with_shape_of(config, start_of(phases[0]), download=not config.run.resume)
    if (budget := card_of(device)) is not None:  # on a CPU there is nothing to plan for
        chat = load_chat(str(tokenizer_of(run.folder, start_of(phases[0]) or TINY)), config.run.thinking)
        longest = longest_prompt([*training, *heldout], world(config), chat)
        check_memory(config, phases, budget, add_loss_gradient, say, longest)
    say(f"{run.folder}: on {device}, {here.threads} CPU thread{'s' if here.threads > 1 else ''}")
    say(f"{run.folder}: {checkpoint_line(config.shape, config.precision)}")
    settings = {"phase1": config.phase1, "phase2": config.phase2}
    asked = {phase: of_levels(training, settings[phase].difficulties) for phase in phases if phase in settings}
    run.record(config, flags)
    run.record_surroundings(config.run.phase, here)
    for split, questions in loaded.items():
        write_dropped(run.folder / f"dropped-{split}.jsonl", questions)
    common = (heldout, world(config), Setting.of(config, device), stopping, say)
    for phase in phases:
        start = start_of(phase)
        if phase == "sft":
            count = config.sft.fresh_contents if source.bundled else 0
            shown = chain(training, fresh_questions(training, count, run.folder / "fresh"))
            run_sft(config, run, start, TINY, shown, *common)
        else:
            run_phase(phase, settings[phase], run, start, asked[phase], *common)
        if stopping.reason:
            say.result(f"stopped: {stopping.reason}; go on with: {resume_command(run)}")
            return


def load(config: Config, say: Voice) -> tuple[Source, dict[str, LoadedQuestions]]:
    """Where the questions come from, and both splits; says what there is and how to have more."""
    source = source_of(vars(config.run))
    say(source_line(config.run, source.bundled))
    sections = (config.sft, config.phase1, config.phase2)
    levels = tuple(sorted({level for section in sections for level in section.difficulties}))
    loaded = {split: load_questions(source, split, difficulties=levels) for split in ("train", "dev")}
    for split, questions in loaded.items():
        say(data_line(split, questions.questions, questions.dropped))
    return source, loaded


def world(config: Config) -> Callable[[Question], SqlEnvironment]:
    return environment_maker(prompt_form=config.prompt_form, hints=config.hints, weights=config.rewards)


def plan(config: Config, say: Voice) -> None:
    """`--dry-run`: everything that a run would say before its first step."""
    questions = [question for split in load(config, say)[1].values() for question in split.questions]
    prompt = world(config)(questions[0]).prompt()
    preset = PRESETS[config.run.preset]
    config = with_shape_of(config, config.run.model, download=False)
    chat, why_not = tokenizer_at_hand(config.run.model or preset.model or str(TINY), config.run.thinking)
    say.result(plan_text(config, PHASES[config.run.phase], preset.needs_gpu, prompt, chat, why_not))
    if preset.needs_gpu:
        longest = longest_prompt(questions, world(config), chat)
        check_memory(config, PHASES[config.run.phase], named_card("l4"), add_loss_gradient, say.result, longest)


def phases_to_run(config: Config, run: Run, say: Voice) -> tuple[str, ...]:
    """The phases asked for, and SFT before them where phase 1 has no weights to start from."""
    phases = PHASES[config.run.phase]
    if config.run.resume and phases[0] == "phase1" and run.has("sft"):
        return ("sft", *phases)  # it may have been interrupted; a finished one says so and is left alone
    if phases[0] == "sft" or run.has(phases[0]) or weights_for(phases[0], run, config.run, None, shipped(config)):
        return phases
    if phases[0] == "phase1":
        say("no SFT weights at hand: making them first")
        return ("sft", *phases)
    raise ValueError("--phase 2 starts from the weights of a phase 1; there are none: run --phase all, or give --model")


def shipped(config: Config) -> Path | None:
    """SFT weights that come with the repository: the tiny preset's on the bundled set, unless new ones are wanted."""
    run = config.run
    usable = run.preset == "tiny" and run.dataset == "minispider" and run.db is None and not run.thinking
    return TINY if usable and not run.from_scratch and checkpoint.exists(TINY) else None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
