"""The run's diary: metrics (one line a step), every rollout as text and ids, evaluations.

Decides what is written. `step` counts finished steps, from 1; a resumed run first drops the lines beyond its
checkpoint, and what a kill left half written, so no step stands twice and none is missing.
"""

import json
from collections.abc import Container, Mapping, Sequence
from dataclasses import asdict
from itertools import groupby
from pathlib import Path
from typing import Any

from grpo.chat import Chat
from grpo.durable import replace_text, sync, writing
from grpo.evaluation import Evaluation, Transcript
from grpo.event_files import EventFiles
from grpo.metrics import Metric
from grpo.trainer import Step

METRICS, ROLLOUTS = "metrics.jsonl", "rollouts.jsonl"
EVALUATIONS, TRANSCRIPTS = "evaluations.jsonl", "transcripts.jsonl"


class RunLog:
    """Appends for one phase of a run folder, after its first `steps_done` steps; None: it begins, from nothing."""

    def __init__(self, folder: Path, phase: str, steps_done: int | None):
        self.folder, self.phase = folder, phase
        self._events = EventFiles(folder, phase, -1 if steps_done is None else steps_done)
        kept = range(0) if steps_done is None else range(steps_done + 1)
        for name in (METRICS, ROLLOUTS, EVALUATIONS):
            self._rewind(folder / name, kept)
        # Transcripts are written first: those without their evaluation are of one that a kill has cut short.
        self._rewind(folder / TRANSCRIPTS, [record["step"] for record in self._mine(EVALUATIONS)])

    def sync(self) -> None:
        """Wait until all lines are on the disk: a checkpoint must not outlive the lines of its steps."""
        for name in (METRICS, ROLLOUTS, EVALUATIONS, TRANSCRIPTS):
            if (self.folder / name).exists():
                sync(self.folder / name)

    def metrics(self, step: int, values: Mapping[str, Metric]) -> None:
        self._append(METRICS, [{"phase": self.phase, "step": step, **values}])
        self._events.write(step, values)

    def evaluation(self, step: int, evaluation: Evaluation, transcripts: Sequence[Transcript]) -> None:
        where = {"phase": self.phase, "step": step}
        self._append(TRANSCRIPTS, [where | asdict(transcript) for transcript in transcripts])
        self._append(EVALUATIONS, [where | asdict(evaluation)])
        self._events.write(step, {"heldout_accuracy": evaluation.accuracy, "heldout_reward": evaluation.reward})

    def evaluation_at(self, step: int) -> tuple[Evaluation, list[Transcript]] | None:
        """What `evaluation` has written for a step, None if nothing."""
        for record in self._mine(EVALUATIONS):
            if record["step"] == step:
                played = [Transcript(**_bare(one)) for one in self._mine(TRANSCRIPTS) if one["step"] == step]
                return _evaluation(record), played
        return None

    def evaluations(self) -> list[Evaluation]:
        """All of this phase."""
        return [_evaluation(record) for record in self._mine(EVALUATIONS)]

    def steps(self) -> list[dict[str, float]]:
        """The metrics of this phase's steps so far, `phase` and `step` with them."""
        return self._mine(METRICS)

    def rollouts(self, step: Step, chat: Chat) -> None:
        """Text keeps special tokens: what can't be seen can't be understood. Ids and mask are what the loss saw;
        the prompt's ids are those of its text, which is encoded as one string."""
        self._append(
            ROLLOUTS,
            [
                {
                    "phase": self.phase,
                    "step": step.number + 1,
                    "question": question.id,
                    "member": g,
                    "reward": rollout.reward.total,
                    "reward_parts": rollout.reward.parts,
                    "correct": rollout.correct,
                    "advantage": float(step.advantages[q, g]),
                    "kept": bool(step.kept[q]),
                    "stop_reason": rollout.stop_reason,
                    "turns": rollout.turns,
                    "parse_errors": rollout.parse_errors,
                    "prompt": chat.tokenizer.decode(rollout.prompt_ids),
                    "completion": chat.tokenizer.decode(rollout.completion_ids),
                    "completion_ids": rollout.completion_ids,
                    "mask_runs": mask_runs(rollout.loss_mask),
                }
                for q, (question, group) in enumerate(zip(step.questions, step.rollouts, strict=True))
                for g, rollout in enumerate(group)
            ],
        )

    def _mine(self, name: str) -> list[dict[str, Any]]:
        return [record for record in read_records(self.folder / name) if record["phase"] == self.phase]

    def _append(self, name: str, records: list[dict[str, Any]]) -> None:
        path = self.folder / name
        with writing(path), path.open("a", encoding="utf-8") as file:
            file.writelines(json.dumps(record, ensure_ascii=False) + "\n" for record in records)

    def _rewind(self, path: Path, steps: Container[int]) -> None:
        """Keep the lines of other phases, and of this one those of `steps`."""
        if not path.exists():
            return
        kept = [r for r in read_records(path) if r["phase"] != self.phase or r["step"] in steps]
        replace_text(path, "".join(json.dumps(r, ensure_ascii=False) + "\n" for r in kept))


def _evaluation(record: dict[str, Any]) -> Evaluation:
    levels = {level: tuple(counts) for level, counts in record["by_hardness"].items()}
    return Evaluation(**_bare(record) | {"by_hardness": levels})


def _bare(record: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in record.items() if key not in ("phase", "step")}


def mask_runs(mask: Sequence[int]) -> list[int]:
    """`[1, 1, 1, 0, 0, 1]` → `[3, 2, 1]`: lengths of the runs, sampled (1) and forced (0) in turn, sampled first."""
    runs = [] if not mask or mask[0] else [0]
    return runs + [sum(1 for _ in run) for _, run in groupby(mask)]


def mask_from_runs(runs: Sequence[int]) -> list[int]:
    """The mask of which `runs` are the `mask_runs`."""
    return [flag for i, length in enumerate(runs) for flag in [1 - i % 2] * length]


def read_records(path: Path) -> list[dict[str, Any]]:
    """All whole lines; a process that died while writing leaves half a last one, of a step past its checkpoint.

    Raises ValueError naming a line that is broken otherwise.
    """
    if not path.exists():
        return []
    records = []
    with path.open("rb") as lines:  # not splitlines: sampled text may hold U+2028, a line end to that alone
        for number, line in enumerate(lines, start=1):
            if not line.endswith(b"\n"):
                break
            try:
                records.append(json.loads(line))
            except ValueError as error:  # of JSON, or of UTF-8
                raise ValueError(f"{path}, line {number} is broken ({error}): restore the file") from None
    return records
