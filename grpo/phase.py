"""One GRPO phase of a run: its weights, its reference, accuracy before, training, accuracy after.

Decides what is read from and written to the run folder; how a step works is `trainer.py`'s business.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import torch
from torch import Tensor

from grpo import checkpoint
from grpo.chat import Chat
from grpo.checkpoint import TrainingState
from grpo.checkup import check_up
from grpo.config import Config, GrpoConfig, PrecisionConfig
from grpo.curve import draw_curve
from grpo.environment import MakeEnvironment, Task
from grpo.guards import save_bad_step
from grpo.hub import resolve_model
from grpo.judge import Judge
from grpo.model import Decoder
from grpo.model_card import CARD, write_cards
from grpo.products import Library
from grpo.reference import build_reference, load_reference, save_reference
from grpo.run_log import RunLog
from grpo.runs import Run, check_settings, lasting
from grpo.sampling import stream
from grpo.stage_clock import StageClock
from grpo.stopping import Stopping
from grpo.summary import levels_text, summary
from grpo.swap import mend
from grpo.tokenizer import Tokenizer
from grpo.trainer import Step, train_grpo
from grpo.voice import Voice


@dataclass(frozen=True)
class Setting:
    """What all phases of an invocation share."""

    seed: int = 0
    device: torch.device = torch.device("cpu")
    thinking: bool = False
    keep: int = 1  # checkpoints of a phase
    precision: PrecisionConfig = PrecisionConfig()
    gradient_checkpointing: bool = False
    matmul: Library = "default"

    @classmethod
    def of(cls, config: Config, device: torch.device) -> "Setting":
        run, checkpointing = config.run, config.gradient_checkpointing
        return cls(run.seed, device, run.thinking, run.keep, config.precision, checkpointing, run.matmul)


def run_phase(
    phase: str,
    config: GrpoConfig,
    run: Run,
    start: Path,
    training: Sequence[Task],
    heldout: Sequence[Task],
    make_environment: MakeEnvironment,
    setting: Setting,
    stopping: Stopping,
    say: Voice,
) -> None:
    """Train on `training` from the checkpoint `start`, or go on with the run's own when the phase is there already."""
    folder = run.phase(phase)
    mend(folder, setting.keep)
    mend(run.best(phase), 1)
    resumed = checkpoint.load_state(folder) if run.has(phase) else None
    settings = lasting(config, setting.seed)
    stop = config.horizon if config.steps is None else config.steps
    log = RunLog(run.folder, phase, resumed.step if resumed else None)
    if resumed is None:
        run.record_start(phase, start)
    else:
        check_settings(folder, resumed.settings, settings)
        judged = log.evaluation_at(0), log.evaluation_at(resumed.step)
        if resumed.step >= stop and all(judged):
            say(f"{phase}: {folder} has its {resumed.step} steps; --steps N goes on")
            if not (folder / CARD).exists():  # a kill came between the evaluation and what is made of it
                write_cards(run, phase, start, resumed.step, log, judged[0][0], judged[1][0])
            if not run.curve(phase).exists():
                draw_curve(log.steps(), run.curve(phase))
            return
    source = folder if resumed else start
    policy, chat = load_policy(source, setting)
    say(f"{phase}: from {source}{f' at step {resumed.step}' if resumed else ''}")
    reference = _reference(run.reference(phase), policy, config, resumed)
    done = first = resumed.step if resumed else 0
    judged = spread(heldout, config.eval_questions)
    judge = Judge(policy, judged, chat, make_environment, config, log, run.best(phase), say)
    clock = StageClock()
    before = judge.before()
    clock.end("evaluate")
    say(f"{phase}: held-out accuracy before {before[0].line()}")
    rollouts = max(0, stop - first) * config.questions_per_step * config.group_size
    if judge.seconds and rollouts:
        minutes = rollouts * judge.seconds / len(judged) / 60
        say(f"{phase}: {rollouts:,} rollouts to come, {minutes:.1f} minutes at the evaluation's pace, and the updates")
    stopping.begin()
    with say.bar(rollouts, f"{phase}: rollouts", "rollout") as bar:

        def on_step(step: Step) -> None:
            nonlocal done
            done = step.number + 1
            log.metrics(done, step.metrics)
            log.rollouts(step, chat)
            say(step_line(step, stop))
            say.step(phase, done, step.metrics)
            bar.restart()
            clock.end("save")
            judge.now_and_then(done, stop)
            clock.end("evaluate")

        def should_stop() -> bool:
            ends = stopping.after_step(reserve=1.2 * judge.seconds)
            if done == first + 1 and stopping.steps_left is not None:
                say(f"{phase}: about {min(stop - done, stopping.steps_left)} more steps fit the hours that are left")
            return ends

        def on_save(state: TrainingState) -> None:
            log.sync()
            state = replace(state, settings=settings)
            checkpoint.save(folder, policy, chat.tokenizer, state, thinking=chat.thinking, keep=setting.keep)

        def on_bad_step(inputs: dict[str, Any]) -> None:
            path = save_bad_step(run.folder, inputs | {"phase": phase})
            say.warn(f"{phase}: step {inputs['step']} is skipped: {inputs['why']}; its inputs are in {path}")

        train_grpo(
            policy,
            reference,
            training,
            chat,
            make_environment,
            config,
            seed=setting.seed,
            precision=setting.precision,
            matmul=setting.matmul,
            remainder=None if resumed else remainder_of(start, setting.precision),
            resumed=resumed,
            clock=clock,
            on_rollout=bar.rollout,
            on_micro_batch=bar.part,
            on_step=on_step,
            on_bad_step=on_bad_step,
            note=say.warn,
            on_save=on_save,
            should_stop=should_stop,
        )
    if stopping.signalled:
        say(f"{phase}: stopped after step {done} of {stop}, saved in {folder}")
        return
    after = judge.after(done)
    clock.end("evaluate")
    write_cards(run, phase, start, done, log, before[0], after[0])
    say.result(f"{phase}: held-out accuracy after  {after[0].line()}")
    table, *rest = summary(phase, run, before, after, log.steps())
    say.result(table)
    for line in (f"{phase}: time: {clock.line()}", *rest):
        say(line)
    for line in check_up(run.folder, phase).get(phase, []):
        say.warn(f"{phase}: {line}")


def remainder_of(start: Path, precision: PrecisionConfig) -> dict[str, Tensor] | None:
    """The other 16 bits of the weights that a phase before this one left, where such weights are kept."""
    return checkpoint.load_remainder(start) if precision.weights == "split" else None


def of_levels(questions: Sequence[Task], difficulties: Sequence[str]) -> list[Task]:
    """Those of the wanted hardness. Raises ValueError, with what there is, when there is none."""
    found = [question for question in questions if question.hardness in difficulties]
    if not found:
        wanted = " or ".join(difficulties)
        raise ValueError(f"no training question is {wanted}: there are {levels_text(questions)}; change --difficulty")
    return found


def load_policy(model: Path, setting: Setting = Setting()) -> tuple[Decoder, Chat]:
    """The model of a folder, or of a name on the hub, and the chat renderer of its tokenizer.

    Raises ValueError when they can't be had, or don't belong together.
    """
    folder = resolve_model(str(model))
    policy = checkpoint.load(folder, dtype=setting.precision.dtype, device=setting.device)
    policy.gradient_checkpointing = setting.gradient_checkpointing
    tokenizer = Tokenizer.load(folder)
    if len(tokenizer) > policy.config.vocab_size:
        raise ValueError(
            f"{folder}: the tokenizer has {len(tokenizer)} ids, the model rows for {policy.config.vocab_size}"
        )
    return policy, Chat(tokenizer, setting.thinking)


def _reference(path: Path, policy: Decoder, config: GrpoConfig, resumed: TrainingState | None) -> Decoder | None:
    if config.kl_coef == 0:
        return None
    if resumed is not None:
        return load_reference(path, policy.config, policy.embed_tokens.weight.device)
    reference = build_reference(policy)
    save_reference(reference, path)
    return reference


def spread(questions: Sequence[Task], count: int) -> list[Task]:
    """The same `count` questions for every run, from everywhere in the set."""
    order = torch.randperm(len(questions), generator=stream("held-out")).tolist()
    return [questions[i] for i in order[:count]]


def step_line(step: Step, stop: int) -> str:
    m = step.metrics
    dropped = 100 * (m["dropped_right"] + m["dropped_wrong"])
    return (
        f"step {step.number + 1:4d}/{stop}  reward {m['reward']:+.3f}  accuracy {100 * m['accuracy']:5.1f} %  "
        f"dropped {dropped:5.1f} %  kl {m['kl']:.5f}  {m['tokens_per_second']:,.0f} tokens/s"
    )
