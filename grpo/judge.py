"""Judges a phase's policy on the same held-out questions every time, logs it, and keeps the best weights apart."""

import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from grpo import checkpoint
from grpo.chat import Chat
from grpo.config import GrpoConfig
from grpo.environment import MakeEnvironment, Task
from grpo.evaluation import Evaluation, Transcript, greedy_rollouts, summarise, transcripts
from grpo.guards import openable
from grpo.model import Decoder
from grpo.run_log import RunLog
from grpo.voice import Voice

Judged = tuple[Evaluation, Sequence[Transcript]]


@dataclass
class Judge:
    """best: the highest accuracy so far; its weights lie in `best_folder` if training, not the start, reached it."""

    policy: Decoder
    questions: Sequence[Task]
    chat: Chat
    make_environment: MakeEnvironment
    config: GrpoConfig
    log: RunLog
    best_folder: Path
    say: Voice
    seconds: float = field(default=0.0, init=False)  # of the last evaluation
    best: float = field(default=0.0, init=False)

    def before(self) -> Judged:
        """The accuracy that the phase starts from; read from the log where an interrupted run has measured it."""
        self.best = max((evaluation.accuracy for evaluation in self.log.evaluations()), default=0.0)
        return self.log.evaluation_at(0) or self.after(0)

    def after(self, step: int) -> Judged:
        """The accuracy after `step` steps."""
        started = time.monotonic()
        questions = openable(self.questions, self.make_environment, self.say.warn)
        with self.say.bar(len(questions), f"{self.log.phase}: evaluation", "question") as bar:
            played = greedy_rollouts(
                self.policy,
                questions,
                self.chat,
                self.make_environment,
                self.config.limits,
                slots=self.config.slots,
                kv_budget_gib=self.config.kv_budget_gib,
                on_rollout=bar.rollout,
            )
        self.seconds = time.monotonic() - started
        evaluation = summarise(questions, played)
        read = transcripts(questions, played, self.chat)
        if step and self.config.eval_every and evaluation.accuracy > self.best:
            # Weights only.
            checkpoint.save(self.best_folder, self.policy, self.chat.tokenizer, thinking=self.chat.thinking)
        self.log.evaluation(step, evaluation, read)  # last: what is logged is not done again on resume
        self.best = max(self.best, evaluation.accuracy)
        return evaluation, read

    def now_and_then(self, step: int, stop: int) -> None:
        """Within a phase: every `eval_every` steps, but not at its end, which is judged anyway."""
        every = self.config.eval_every
        if every and step % every == 0 and step < stop:
            evaluation, _ = self.after(step)
            self.say(f"{self.log.phase}: held-out accuracy at step {step} {evaluation.line()}")
