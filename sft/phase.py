"""The SFT phase of a run: play the expert, write its demonstrations, imitate them, save.

Decides what is read from and written to the run folder; the loss is `trainer.py`'s business.
"""

import random
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import torch

from env.database import Database
from env.questions import Question
from env.sql_environment import SqlEnvironment
from grpo import checkpoint
from grpo.chat import Chat
from grpo.checkpoint import TrainingState
from grpo.config import Config
from grpo.guards import openable, save_bad_step
from grpo.model import Decoder, ModelConfig, initialise
from grpo.model_card import CARD, write_card
from grpo.phase import Setting, load_policy, remainder_of
from grpo.run_log import RunLog
from grpo.runs import Run, check_settings, lasting
from grpo.sampling import stream
from grpo.stopping import Stopping
from grpo.swap import mend
from grpo.tokenizer import Tokenizer
from grpo.voice import Voice
from sft.dataset import TokenSequence, read_jsonl, render, to_sequence, write_jsonl
from sft.drills import copying_drills
from sft.expert import Demonstration, demonstrate
from sft.format_check import format_check
from sft.trainer import heldout_loss, train_sft

DEMONSTRATIONS = "demonstrations.jsonl"
HELDOUT = 64  # demonstrations of the held-out loss
LOG_EVERY = 100  # steps between printed lines


def run_sft(
    config: Config,
    run: Run,
    start: Path | None,
    tokenizer: Path,
    training: Iterable[Question],
    heldout: Sequence[Question],
    make_environment: Callable[[Question], SqlEnvironment],
    setting: Setting,
    stopping: Stopping,
    say: Voice,
) -> None:
    """From the checkpoint `start`, or from fresh weights of `config.shape` and the tokenizer in its folder.

    training: questions that the expert demonstrates; read once, and not at all when a resumed run holds demonstrations.
    """
    folder, settings = run.phase("sft"), config.sft
    mend(folder, setting.keep)
    resumed = checkpoint.load_state(folder) if run.has("sft") else None
    lasts = lasting(settings, setting.seed)
    if resumed is None:
        run.record_start("sft", start)
    else:
        check_settings(folder, resumed.settings, lasts)
    stop = settings.horizon if settings.steps is None else settings.steps
    if resumed is not None and resumed.step >= stop and (folder / CARD).exists():
        say(f"sft: {folder} has its {resumed.step} steps; --sft-steps N goes on")
        return
    source = folder if resumed else start
    model, chat = load_policy(source, setting) if source else fresh(config.shape, tokenizer, setting)
    parameters = sum(weight.numel() for weight in model.parameters())
    place = f" at step {resumed.step}" if resumed else ""
    say(f"sft: from {source or 'fresh weights'}{place}, {parameters:,} parameters")

    path = run.folder / DEMONSTRATIONS
    if not path.exists() or not (resumed or config.run.resume):  # those of an earlier try may be of other flags
        shown = [question for question in training if question.hardness in settings.difficulties]
        shown = demonstrable(shown, "training", say)
        if not shown:
            levels = ", ".join(settings.difficulties)
            raise ValueError(f"sft: no {levels} training question has SQL to demonstrate: start GRPO from --model")
        write_jsonl(path, play(chosen(shown, settings.max_questions, setting.seed), config, make_environment))
    demonstrations = read_jsonl(path)
    right = sum(demonstration.correct for demonstration in demonstrations)
    say(f"sft: {len(demonstrations):,} {settings.demonstrations} demonstrations, {right:,} of them right, in {path}")
    room = config.phase2.max_completion_tokens
    sequences = to_sequences(demonstrations, chat, settings.other_weight, room, say)
    if share := settings.drill_share:
        sequences += copying_drills(sequences, share, set(chat.tokenizer.added_ids), config.run.seed)
    clean = replace(config, sft=replace(settings, demonstrations="clean", per_question=1))
    unseen = demonstrable(heldout, "held-out", say)[:HELDOUT]
    judged = to_sequences(play(unseen, clean, make_environment), chat, 0.0, room, say) if unseen else []

    vocabulary = len(chat.tokenizer)
    log = RunLog(run.folder, "sft", resumed.step if resumed else None)
    before = heldout_loss(model, judged, vocabulary)
    started = time.perf_counter()
    recent: list[float] = []
    done = resumed.step if resumed else 0
    stopping.begin()
    with say.bar(stop, "sft", "step", done) as bar:

        def on_step(step: int, metrics: dict[str, float]) -> None:
            nonlocal done
            done = step + 1
            log.metrics(done, metrics)
            say.step("sft", done, metrics)
            bar.tick()
            recent.append(metrics["loss"])
            if len(recent) == LOG_EVERY or done == stop:
                say(f"sft step {done:5d}/{stop}  loss {sum(recent) / len(recent):.4f}")
                recent.clear()

        def on_save(state: TrainingState) -> None:
            log.sync()
            state = replace(state, settings=lasts)
            checkpoint.save(folder, model, chat.tokenizer, state, thinking=chat.thinking, keep=setting.keep)

        def on_bad_step(inputs: dict[str, Any]) -> None:
            path = save_bad_step(run.folder, inputs | {"phase": "sft"})
            say.warn(f"sft: step {inputs['step']} is skipped: {inputs['why']}; its inputs are in {path}")

        train_sft(
            model,
            sequences,
            settings,
            vocabulary=vocabulary,
            seed=config.run.seed,
            precision=setting.precision,
            matmul=setting.matmul,
            remainder=None if resumed or start is None else remainder_of(start, setting.precision),
            resumed=resumed,
            on_step=on_step,
            on_bad_step=on_bad_step,
            on_save=on_save,
            should_stop=stopping.after_step,
        )
    if stopping.signalled:
        say(f"sft: stopped after step {done} of {stop}, saved in {folder}")
        return
    after = heldout_loss(model, judged, vocabulary)
    table = [("held-out", "before", "after")]
    if judged:
        table.append((f"loss of {len(judged)} demonstrations, nats a token", f"{before:.4f}", f"{after:.4f}"))
    if played := openable(chosen(heldout, settings.check_questions, setting.seed), make_environment, say.warn):
        checked = format_check(model, played, chat, make_environment, config.phase1, say)
        table.append((f"turns that parse, {checked.n} questions, %", "", f"{100 * (1 - checked.malformed_share):.1f}"))
    write_card(folder, run, "sft", start, f"{done}", table if len(table) > 1 else [])
    took = time.perf_counter() - started
    say.result(f"sft: held-out loss {before:.4f} → {after:.4f} in {took:.0f} s; weights in {folder}")


def fresh(shape: ModelConfig, tokenizer_folder: Path, setting: Setting) -> tuple[Decoder, Chat]:
    """New weights with one row a token id."""
    tokenizer = Tokenizer.load(tokenizer_folder)
    model = Decoder(replace(shape, vocab_size=len(tokenizer)))
    initialise(model, stream(setting.seed, "weights"))
    model.gradient_checkpointing = setting.gradient_checkpointing
    return model.to(setting.device, setting.precision.dtype), Chat(tokenizer, setting.thinking)


def demonstrable(questions: Sequence[Question], which: str, say: Callable[[str], None]) -> list[Question]:
    """Those with a gold query, in their order; the others, of which only the answer is known, are counted aloud."""
    found = [question for question in questions if question.gold_sql]
    if len(found) < len(questions):
        count = len(questions) - len(found)
        say(f"sft: {count} of {len(questions)} {which} questions have an answer and no SQL: nothing to show, left out")
    return found


def chosen(questions: Sequence[Question], most: int | None, seed: int) -> Sequence[Question]:
    """All questions in their order, or `most` of them drawn without return."""
    if most is None or most >= len(questions):
        return questions
    order = torch.randperm(len(questions), generator=stream(seed, "demonstrated")).tolist()
    return [questions[i] for i in order[:most]]


def play(
    questions: Iterable[Question], config: Config, make_environment: Callable[[Question], SqlEnvironment]
) -> Iterable[Demonstration]:
    """Demonstrations, each from dice of its own: (seed, question, copy)."""
    for question in questions:
        database = Database.open(question.database_path)
        for copy in range(config.sft.per_question):
            dice = random.Random(f"{config.run.seed}/{question.id}/{copy}")
            mixed, thinking = config.sft.demonstrations == "mixed", config.run.thinking
            yield demonstrate(
                question, database, make_environment(question), dice, mixed=mixed, thinking=thinking
            )


def to_sequences(
    demonstrations: Iterable[Demonstration], chat: Chat, other_weight: float, room: int, say: Callable[[str], None]
) -> list[TokenSequence]:
    """Rendered; those that no rollout could be as long as (`room` tokens after the prompt) are left out and counted."""
    rendered = [render(demonstration, chat) for demonstration in demonstrations]
    fitting = [conversation for conversation in rendered if len(conversation.completion_ids) <= room]
    if not fitting:
        raise ValueError(f"none of {len(rendered)} demonstrations fits {room} tokens after the prompt")
    if len(fitting) < len(rendered):
        say(f"sft: {len(rendered) - len(fitting)} of {len(rendered)} demonstrations exceed {room} tokens: left out")
    return [to_sequence(conversation, other_weight) for conversation in fitting]
