"""One GRPO phase of a run: its weights, its reference, accuracy before, training, accuracy after.

Decides what is read from and written to the run folder; how a step works is `trainer.py`'s business.
"""

from collections.abc import Callable, Sequence
from pathlib import Path

import torch
from tqdm import tqdm

from grpo import checkpoint
from grpo.chat import Chat
from grpo.checkpoint import TrainingState
from grpo.config import GrpoConfig
from grpo.environment import MakeEnvironment, Task
from grpo.evaluation import Evaluation, evaluate
from grpo.model import Decoder
from grpo.reference import build_reference, load_reference, save_reference
from grpo.run_log import RunLog
from grpo.runs import Run
from grpo.sampling import stream
from grpo.tokenizer import Tokenizer
from grpo.trainer import Step, train_grpo


def run_phase(
    phase: str,
    config: GrpoConfig,
    run: Run,
    start: Path,
    training: Sequence[Task],
    heldout: Sequence[Task],
    make_environment: MakeEnvironment,
    seed: int,
    say: Callable[[str], None],
) -> None:
    """Train from the checkpoint `start`, or go on with the run's own when the phase is there already.

    Raises ValueError when no training question has a level of `config.difficulties`.
    """
    folder = run.phase(phase)
    resumed = checkpoint.load_state(folder) if run.has(phase) else None
    stop = config.horizon if config.steps is None else config.steps
    if resumed is not None and resumed.step >= stop:
        say(f"{phase}: {folder} has its {resumed.step} steps; --steps N goes on")
        return
    source = folder if resumed else start
    policy, chat = load_policy(source)
    say(f"{phase}: from {source}{f' at step {resumed.step}' if resumed else ''}")
    questions = [question for question in training if question.hardness in config.difficulties]
    if not questions:
        raise ValueError(f"no training question is {' or '.join(config.difficulties)}; change --difficulties")
    reference = _reference(run.reference(phase), policy, config, resumed)
    log = RunLog(run.folder, phase, resumed.step if resumed else 0)
    judged = spread(heldout, config.eval_questions)

    def judge() -> Evaluation:
        return evaluate(policy, judged, chat, make_environment, config.limits, slots=config.slots)

    before = log.first_evaluation()
    if before is None:
        before = judge()
        log.evaluation(0, before)
    say(f"{phase}: held-out accuracy before {before.line()}")
    total = (stop - (resumed.step if resumed else 0)) * config.questions_per_step * config.group_size
    with tqdm(total=total, desc=phase, unit="rollout", dynamic_ncols=True) as bar:

        def on_step(step: Step) -> None:
            log.metrics(step.number + 1, step.metrics)
            log.rollouts(step, chat)
            say(step_line(step, stop))

        train_grpo(
            policy,
            reference,
            questions,
            chat,
            make_environment,
            config,
            seed=seed,
            resumed=resumed,
            on_rollout=lambda _: bar.update(),
            on_step=on_step,
            on_save=lambda state: checkpoint.save(folder, policy, chat.tokenizer, state),
        )
    after = judge()
    log.evaluation(stop, after)
    say(f"{phase}: held-out accuracy before {before.line()}")
    say(f"{phase}: held-out accuracy after  {after.line()}")
    say(f"{phase}: weights in {folder}")


def load_policy(folder: Path) -> tuple[Decoder, Chat]:
    """The model and the chat renderer of its tokenizer. Raises ValueError when they don't belong together."""
    policy = checkpoint.load(folder)
    tokenizer = Tokenizer.load(folder)
    if len(tokenizer) > policy.config.vocab_size:
        raise ValueError(
            f"{folder}: the tokenizer has {len(tokenizer)} ids, the model rows for {policy.config.vocab_size}"
        )
    return policy, Chat(tokenizer)


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
