"""Accuracy on held-out questions, greedy and sampled, through the very loop that training samples with."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import torch

from grpo.chat import Chat
from grpo.environment import MakeEnvironment, Task
from grpo.model import Decoder
from grpo.rollout import Episodes, Limits, Rollout, play, sampled_episodes
from grpo.statistics import wilson_interval


@dataclass(frozen=True)
class Evaluation:
    """Counts over n questions. by_hardness: level → (correct, n)."""

    correct: int
    n: int
    by_hardness: dict[str, tuple[int, int]]
    reward: float
    malformed_share: float
    turns: float  # mean a rollout
    completion_tokens: float  # mean tokens after the prompt

    @property
    def accuracy(self) -> float:
        return self.correct / self.n

    def line(self) -> str:
        levels = ", ".join(f"{level} {right}/{n}" for level, (right, n) in sorted(self.by_hardness.items()))
        low, high = wilson_interval(self.correct, self.n)
        interval = f"95 % interval {100 * low:.0f}–{100 * high:.0f}"
        return f"{100 * self.accuracy:.1f} % ({self.correct}/{self.n}, {interval}; {levels})"


@dataclass(frozen=True)
class Transcript:
    """One greedy episode as a person reads it; special tokens are left in."""

    question: str
    text: str
    correct: bool
    episode: str


def transcripts(questions: Sequence[Task], rollouts: Sequence[Rollout], chat: Chat) -> list[Transcript]:
    return [
        Transcript(question.id, question.text, rollout.correct, chat.tokenizer.decode(rollout.completion_ids))
        for question, rollout in zip(questions, rollouts, strict=True)
    ]


def greedy_rollouts(
    model: Decoder,
    questions: Sequence[Task],
    chat: Chat,
    make_environment: MakeEnvironment,
    limits: Limits,
    *,
    slots: int,
    kv_budget_gib: float | None = None,
    on_rollout: Callable[[Rollout], None] = lambda rollout: None,
) -> list[Rollout]:
    """One greedy episode a question, in their order. Raises ValueError for no questions."""
    if not questions:
        raise ValueError("no held-out question is left to evaluate on; check the dataset and --difficulty")
    unused = torch.zeros(limits.max_completion_tokens, dtype=torch.float64)  # greedy draws nothing
    groups = []
    for question in questions:
        environment = make_environment(question)
        groups.append(Episodes(chat.prompt_ids(environment.prompt()), [environment], [unused]))
    sizes = dict(slots=slots, kv_budget_gib=kv_budget_gib)
    played = play(model, groups, chat, limits, temperature=0.0, on_finish=on_rollout, **sizes)
    return [group[0] for group in played]


def summarise(questions: Sequence[Task], rollouts: Sequence[Rollout]) -> Evaluation:
    levels: dict[str, tuple[int, int]] = {}
    for question, rollout in zip(questions, rollouts, strict=True):
        right, n = levels.get(question.hardness, (0, 0))
        levels[question.hardness] = right + rollout.correct, n + 1
    turns = sum(rollout.turns for rollout in rollouts)
    return Evaluation(
        correct=sum(rollout.correct for rollout in rollouts),
        n=len(rollouts),
        by_hardness=levels,
        reward=sum(rollout.reward.total for rollout in rollouts) / len(rollouts),
        malformed_share=sum(len(rollout.parse_errors) for rollout in rollouts) / turns,
        turns=turns / len(rollouts),
        completion_tokens=sum(len(rollout.completion_ids) for rollout in rollouts) / len(rollouts),
    )


def sampled_correct(
    model: Decoder,
    questions: Sequence[Task],
    chat: Chat,
    make_environment: MakeEnvironment,
    limits: Limits,
    *,
    samples: int,
    seed: int,
    slots: int,
    kv_budget_gib: float | None = None,
) -> list[int]:
    """How many of `samples` rollouts at T = 1 are right, a question: what pass@k is made of."""
    groups = [
        sampled_episodes(
            question, f"evaluate/{question.id}", range(samples), chat, make_environment, limits, seed=seed, step=0
        )
        for question in questions
    ]
    played = play(model, groups, chat, limits, slots=slots, kv_budget_gib=kv_budget_gib, temperature=1.0)
    return [sum(rollout.correct for rollout in group) for group in played]
