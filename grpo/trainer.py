"""GRPO, one screen: sample → advantages → score → loss → step.

Decides the order of things and nothing else; each part is a function of its own room. Every random draw is a
pure function of the seed and of its place, so a resumed run needs the step's number and no generator.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

import torch
from torch import Tensor

from grpo.advantages import group_advantages, kept_groups
from grpo.chat import Chat
from grpo.checkpoint import TrainingState
from grpo.config import FLOAT32, GrpoConfig, PrecisionConfig
from grpo.environment import MakeEnvironment, Task
from grpo.guarded_update import guarded_update
from grpo.guards import IN_A_ROW, check_streak, check_weights, memory_advice, openable
from grpo.metrics import Metric, step_metrics
from grpo.model import Decoder
from grpo.optimizer import AdamWConfig, build_optimizer, set_learning_rate, warmup_then
from grpo.peak_memory import peak_memory
from grpo.products import Library, products_by
from grpo.rollout import Rollout, play, sampled_episodes
from grpo.sampling import stream
from grpo.stage_clock import StageClock


@dataclass(frozen=True)
class Step:
    """What one finished step hands to the log. advantages (Q, G), kept (Q,) bool, rollouts [Q][G]."""

    number: int
    metrics: dict[str, Metric]
    questions: Sequence[Task]
    rollouts: Sequence[Sequence[Rollout]]
    advantages: Tensor
    kept: Tensor


def train_grpo(
    policy: Decoder,
    reference: Decoder | None,
    questions: Sequence[Task],
    chat: Chat,
    make_environment: MakeEnvironment,
    config: GrpoConfig,
    *,
    seed: int,
    precision: PrecisionConfig = FLOAT32,
    matmul: Library = "default",
    remainder: Mapping[str, Tensor] | None = None,
    resumed: TrainingState | None = None,
    clock: StageClock | None = None,
    on_rollout: Callable[[Rollout], None] = lambda rollout: None,
    on_micro_batch: Callable[[int, int], None] = lambda done, of: None,
    on_step: Callable[[Step], None],
    on_bad_step: Callable[[dict[str, Any]], None] = lambda inputs: None,
    note: Callable[[str], None] = lambda line: None,
    on_save: Callable[[TrainingState], None],
    should_stop: Callable[[], bool] = lambda: False,
) -> None:
    """Train `policy` in place up to `config.steps`, or to the horizon. reference: None iff kl_coef is 0.

    remainder: of the split weights that a phase before this one left; what is not in it is drawn.
    should_stop is asked after every step; where it says so, the step is saved and was the last one. note: lines for
    a person about what went wrong and was got over. on_bad_step: the inputs of a step whose numbers are not finite.
    Raises RuntimeError when the reference is not the policy that training starts from (step-0 KL), ValueError when
    memory runs out twice, and, once all is saved, after three bad steps in a row.
    """
    adamw = AdamWConfig(config.lr, beta2=config.beta2, weight_decay=config.weight_decay, **vars(precision))
    optimizer = build_optimizer(policy, adamw, seed=seed, remainder=remainder)
    state = resumed or TrainingState(0, 0, {})
    if resumed is not None:
        optimizer.load_state_dict(state.optimizer)
    stop = config.horizon if config.steps is None else config.steps
    updates, bad, micro_batch = state.updates, state.bad_in_a_row, state.micro_batch or config.micro_batch
    clock = clock or StageClock()
    device = policy.embed_tokens.weight.device
    for step in range(state.step, stop):
        asked = questions_of_step(questions, config.questions_per_step, seed, step)
        chosen = openable(asked, make_environment, lambda line, number=step + 1: note(f"step {number}: {line}"))
        with memory_advice("start anew from the last checkpoint (--model) with lower --slots"):
            rollouts = sample_groups(policy, chosen, chat, make_environment, config, seed, step, on_rollout)
        clock.end("rollout")

        shape = (len(chosen), config.group_size)
        rewards = torch.tensor([[r.reward.total for r in group] for group in rollouts]).view(shape)  # (Q, G)
        outcomes = torch.tensor([[r.reward.outcome for r in group] for group in rollouts]).view(shape)  # (Q, G)
        correct = torch.tensor([[r.correct for r in group] for group in rollouts], dtype=torch.bool).view(shape)
        advantages = group_advantages(rewards, config.advantages)  # (Q, G)
        kept = kept_groups(outcomes, correct, config.group_filter)  # (Q,)

        factor = warmup_then(step, config.warmup_steps, config.horizon, config.final_lr, config.schedule)
        set_learning_rate(optimizer, config.lr * factor)
        with products_by(matmul):
            done = guarded_update(
                policy,
                reference,
                optimizer,
                rollouts,
                advantages,
                kept,
                config,
                len(chat.tokenizer),
                micro_batch=micro_batch,
                first=updates == 0,
                on_micro_batch=on_micro_batch,
                note=note,
            )
        updates, micro_batch = updates + done.updates, done.micro_batch

        clock.end("update")
        metrics = step_metrics(
            chosen, rollouts, rewards, correct, kept, done.sums,
            seconds=clock.lap(), lr=optimizer.param_groups[0]["lr"], memory=peak_memory(device),
            skipped_questions=len(asked) - len(chosen),
        )  # fmt: skip
        finished = Step(step, metrics, chosen, rollouts, advantages, kept)
        on_step(finished)
        if done.why:
            on_bad_step(inputs(finished) | {"why": done.why})
        why = done.why or (None if chosen else "no question's database can be opened")
        bad = bad + 1 if why else 0
        stopping = should_stop()
        if stopping or (step + 1) % config.save_every == 0 or step + 1 == stop or bad >= IN_A_ROW:
            check_weights(policy, step + 1)
            on_save(TrainingState(step + 1, updates, optimizer.state_dict(), micro_batch, bad))
        check_streak(bad, why, step + 1)
        clock.end("save")
        if stopping:
            return


def inputs(step: Step) -> dict[str, Any]:
    """What the update of a step was made of, as lists and tensors."""
    return {
        "step": step.number + 1,
        "questions": [question.id for question in step.questions],
        "rollouts": [[asdict(rollout) for rollout in group] for group in step.rollouts],
        "advantages": step.advantages,
        "kept": step.kept,
    }


def questions_of_step(questions: Sequence[Task], count: int, seed: int, step: int) -> list[Task]:
    """The `count` questions of a step: each epoch is a fresh permutation, steps cut the epochs' concatenation."""
    chosen: list[Task] = []
    for place in range(step * count, (step + 1) * count):
        epoch, index = divmod(place, len(questions))
        if not chosen or index == 0:
            order = torch.randperm(len(questions), generator=stream(seed, "questions", epoch)).tolist()
        chosen.append(questions[order[index]])
    return chosen


def sample_groups(
    policy: Decoder,
    chosen: Sequence[Task],
    chat: Chat,
    make_environment: MakeEnvironment,
    config: GrpoConfig,
    seed: int,
    step: int,
    on_rollout: Callable[[Rollout], None],
) -> list[list[Rollout]]:
    """G rollouts of each chosen question."""
    if not chosen:
        return []
    members: Counter[str] = Counter()  # a question chosen twice in a step goes on with further members
    groups = []
    for question in chosen:
        first = members[question.id]
        members[question.id] += config.group_size
        taken = range(first, first + config.group_size)
        groups.append(
            sampled_episodes(
                question, question.id, taken, chat, make_environment, config.limits, seed=seed, step=step
            )
        )
    return play(
        policy,
        groups,
        chat,
        config.limits,
        slots=config.slots,
        kv_budget_gib=config.kv_budget_gib,
        temperature=config.temperature,
        on_finish=on_rollout,
    )
