"""GRPO, one screen: sample → advantages → score → loss → step.

Decides the order of things and nothing else; each part is a function of its own room. Every random draw is a
pure function of (seed, step, question, member), so a resumed run needs the step's number and no generator.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import torch
from torch import Tensor

from grpo.advantages import group_advantages, kept_groups
from grpo.chat import Chat
from grpo.checkpoint import TrainingState
from grpo.config import GrpoConfig
from grpo.environment import MakeEnvironment, Task
from grpo.metrics import Metric, UpdateSums, step_metrics
from grpo.model import Decoder
from grpo.optimizer import AdamWConfig, build_optimizer, clip_gradients, set_learning_rate, warmup_then
from grpo.peak_memory import peak_memory
from grpo.rollout import Rollout, play, sampled_episodes
from grpo.sampling import stream
from grpo.stage_clock import StageClock
from grpo.update import accumulate_gradient, micro_batches
from grpo.update_ratio import update_ratio

# Nats a token. An int8 copy of the policy differs by its rounding only: 1e-5 for the tiny model, 0.002 to 0.006 for
# SmolLM2-135M, pretrained weights with large outliers in their rows. Another model's weights differ by whole nats.
STEP_0_KL = 0.05


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
    resumed: TrainingState | None = None,
    clock: StageClock | None = None,
    on_rollout: Callable[[Rollout], None] = lambda rollout: None,
    on_micro_batch: Callable[[int, int], None] = lambda done, of: None,
    on_step: Callable[[Step], None],
    on_save: Callable[[TrainingState], None],
    should_stop: Callable[[], bool] = lambda: False,
) -> None:
    """Train `policy` in place up to `config.steps`, or to the horizon. reference: None iff kl_coef is 0.

    should_stop is asked after every step; where it says so, the step is saved and was the last one.
    Raises RuntimeError when the reference is not the policy that training starts from (step-0 KL).
    """
    optimizer = build_optimizer(policy, AdamWConfig(config.lr, beta2=config.beta2, weight_decay=config.weight_decay))
    state = resumed or TrainingState(0, 0, {})
    if resumed is not None:
        optimizer.load_state_dict(state.optimizer)
    stop = config.horizon if config.steps is None else config.steps
    updates = state.updates
    clock = clock or StageClock()
    device = policy.embed_tokens.weight.device
    for step in range(state.step, stop):
        chosen = questions_of_step(questions, config.questions_per_step, seed, step)
        rollouts = sample_groups(policy, chosen, chat, make_environment, config, seed, step, on_rollout)
        clock.end("rollout")

        rewards = torch.tensor([[r.reward.total for r in group] for group in rollouts])  # (Q, G)
        outcomes = torch.tensor([[r.reward.outcome for r in group] for group in rollouts])  # (Q, G)
        correct = torch.tensor([[r.correct for r in group] for group in rollouts])  # (Q, G)
        advantages = group_advantages(rewards, config.advantages)  # (Q, G)
        kept = kept_groups(outcomes, correct, config.group_filter)  # (Q,)

        batches = micro_batches(rollouts, advantages, kept, config, device)
        set_learning_rate(
            optimizer, config.lr * warmup_then(step, config.warmup_steps, config.horizon, config.final_lr)
        )
        sums = UpdateSums()
        for _ in range(config.updates_per_step if batches else 0):
            for done, batch in enumerate(batches, start=1):
                accumulate_gradient(policy, reference, batch, config, len(chat.tokenizer), sums)
                on_micro_batch(done, len(batches))
            if updates == 0 and reference is not None and not sums.mean("kl") <= STEP_0_KL:
                raise RuntimeError(
                    f"step-0 KL is {sums.mean('kl'):.2e} nats a token, above {STEP_0_KL:.0e}: the reference is not "
                    "the policy that training starts from"
                )
            grad_norm = clip_gradients(policy, config.grad_clip)
            optimizer.step()
            sums.add_update(grad_norm, update_ratio(optimizer))
            optimizer.zero_grad()
            updates += 1

        clock.end("update")
        metrics = step_metrics(
            chosen, rollouts, rewards, correct, kept, sums,
            seconds=clock.lap(), lr=optimizer.param_groups[0]["lr"], memory=peak_memory(device),
        )  # fmt: skip
        on_step(Step(step, metrics, chosen, rollouts, advantages, kept))
        stopping = should_stop()
        if stopping or (step + 1) % config.save_every == 0 or step + 1 == stop:
            on_save(TrainingState(step + 1, updates, optimizer.state_dict()))
        clock.end("save")
        if stopping:
            return


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
