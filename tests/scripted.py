"""Stand-ins for the rollout loop's two partners: a world without a database, an engine without a model."""

from dataclasses import dataclass

import torch

from env.prompt import Prompt
from env.rewards import Reward
from grpo.generation import Turn
from grpo.metrics import UpdateSums, step_metrics
from grpo.stage_clock import STAGES


@dataclass(frozen=True)
class Asked:
    """A question as metrics see one."""

    id: str = "q"
    text: str = "?"
    hardness: str = "easy"


def metrics_of(rollouts):
    """The metrics of a step that played these groups and made no update."""
    rewards = torch.tensor([[rollout.reward.total for rollout in group] for group in rollouts])
    correct = torch.tensor([[rollout.correct for rollout in group] for group in rollouts])
    kept = torch.ones(len(rollouts), dtype=torch.bool)
    return step_metrics(
        [Asked()] * len(rollouts), rollouts, rewards, correct, kept, UpdateSums(),
        seconds=dict.fromkeys(STAGES, 1.0), lr=0.0, memory={},
    )  # fmt: skip


class World:
    """Replies `rows` to every query; done at answer; right iff the answer is 7."""

    final_tool = "answer"

    def __init__(self, rows="7"):
        self.rows, self.log, self.done, self.correct = rows, [], False, False

    def prompt(self):
        return Prompt("S", "Q", ())

    def call(self, name, arguments):
        assert not self.done
        self.log.append((name, *arguments.values()))
        if name == "answer":
            self.done, self.correct = True, arguments["value"] == "7"
        return self.rows

    def malformed(self, kind, message):
        self.log.append(("malformed", kind))
        return f"Error: {message}"

    def flag(self, name):
        self.log.append(("flag", name))

    def score(self):
        return Reward(float(self.correct), {}, float(self.correct))


class ScriptedEngine:
    """Plays `scripts[i]` for the i-th rollout that starts: texts, cut where `max_new` runs out as a model would be."""

    def __init__(self, chat, scripts, slots=8, prompt_places=8):
        self.chat, self.scripts, self.slots, self.prompt_places = chat, list(scripts), slots, prompt_places
        self.turns, self.pending, self.extended, self.prompts, self.most_live = {}, {}, {}, [], 0
        self.prompt_of = {}

    @property
    def free_slots(self):
        return self.slots - len(self.turns)

    @property
    def free_prompts(self):
        return self.prompt_places - len(set(self.prompt_of.values()))

    def prefill(self, prompt_ids):
        assert self.free_prompts
        self.prompts.append(list(prompt_ids))

    def start(self, uniforms, max_new):
        handle = len(self.extended)
        self.turns[handle], self.extended[handle] = iter(self.scripts[handle]), []
        self.pending[handle], self.prompt_of[handle] = max_new, len(self.prompts)
        self.most_live = max(self.most_live, len(self.turns))
        return handle

    def extend(self, handle, ids, max_new):
        self.extended[handle].append(list(ids))
        self.pending[handle] = max_new

    def release(self, handle):
        del self.turns[handle], self.prompt_of[handle]

    def encode(self, text):
        return self.chat.tokenizer.encode(text)

    def generate(self):
        handle = next(iter(self.pending))
        max_new = self.pending.pop(handle)
        ids = self.encode(next(self.turns[handle]))
        stop = next((i for i, token in enumerate(ids) if token in self.chat.tokenizer.stop_ids), None)
        ids = ids[: stop + 1] if stop is not None else ids
        if len(ids) <= max_new and stop is not None:
            return [Turn(handle, ids, [-0.5] * len(ids), "stop")]
        return [Turn(handle, ids[:max_new], [-0.5] * len(ids[:max_new]), "length")]
