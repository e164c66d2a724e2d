"""Demonstrations on disk and as token sequences.

JSONL that we read ourselves: Arrow would give every tool call the union of all arguments, with nulls. Rendering
is `grpo.chat`'s, the same that rollouts use.
"""

import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

import torch

from env.prompt import Prompt
from grpo.chat import Chat, Conversation
from grpo.durable import replace_text
from grpo.sampling import stream
from grpo.tool_calls import parse_turn
from sft.expert import Demonstration

BUCKET = 512  # sequences sorted by length together: little padding, yet batches still differ every epoch


@dataclass(frozen=True)
class TokenSequence:
    """One trajectory as ids (T,) and loss weights (T,): 1 on the assistant's tokens."""

    ids: list[int]
    weights: list[float]


def write_jsonl(path: Path, demonstrations: Iterable[Demonstration]) -> None:
    """One demonstration a line; the file is whole or not there.

    Raises ValueError for a target that the parser would refuse or that holds nulls.
    """
    replace_text(path, "".join(_line(demonstration) for demonstration in demonstrations))


def _line(demonstration: Demonstration) -> str:
    for text, _ in demonstration.turns:
        parsed = parse_turn(text, finish_reason="stop", thinking="<think>" in text)
        if parsed.error or parsed.flags:
            raise ValueError(
                f"demonstration of {demonstration.question_id}: the turn {text!r} is not canonical "
                f"({parsed.error or ', '.join(parsed.flags)})"
            )
    return json.dumps(asdict(demonstration), ensure_ascii=False) + "\n"


def read_jsonl(path: Path) -> list[Demonstration]:
    """Raises ValueError naming the line that can't be read."""
    demonstrations = []
    with path.open(encoding="utf-8") as lines:  # not splitlines: values may hold U+2028, a line end to that alone
        for number, line in enumerate(lines, start=1):
            try:
                record = json.loads(line)
                record["prompt"] = Prompt(**record["prompt"] | {"tools": tuple(record["prompt"]["tools"])})
                record["turns"] = tuple(tuple(turn) for turn in record["turns"])
                demonstrations.append(Demonstration(**record))
            except (json.JSONDecodeError, KeyError, TypeError) as error:
                raise ValueError(f"{path}, line {number}: no demonstration ({error})") from None
    return demonstrations


def render(demonstration: Demonstration, chat: Chat) -> Conversation:
    """The ids that a rollout of the same actions would have."""
    conversation = Conversation(chat.prompt_ids(demonstration.prompt))
    for text, reply in demonstration.turns:
        ids = chat.turn_ids(text)
        conversation.append_sampled(ids, [0.0] * len(ids))
        if reply is not None:
            conversation.append_forced(chat.reply_ids([reply]))
    return conversation


def to_sequence(conversation: Conversation, other_weight: float) -> TokenSequence:
    """Weights: 1 on assistant tokens, `other_weight` on the rest, 0 on the first token, which nothing predicts."""
    weights = [other_weight] * len(conversation.prompt_ids)
    weights += [1.0 if flag else other_weight for flag in conversation.loss_mask]
    weights[0] = 0.0
    return TokenSequence(conversation.prompt_ids + conversation.completion_ids, weights)


def epoch_batches(lengths: Sequence[int], batch_tokens: int, seed: int, epoch: int) -> list[list[int]]:
    """Indices of every batch of an epoch; a batch has at most `batch_tokens` padded tokens, or one sequence.

    A pure function of its arguments: resuming needs the number of batches seen, nothing else.
    """
    generator = stream(seed, "sft", epoch)
    order = _shuffled(range(len(lengths)), generator)
    batches: list[list[int]] = []
    for start in range(0, len(order), BUCKET):
        batch: list[int] = []
        for index in sorted(order[start : start + BUCKET], key=lengths.__getitem__):
            if batch and (len(batch) + 1) * lengths[index] > batch_tokens:
                batches.append(batch)
                batch = []
            batch.append(index)
        batches.append(batch)
    return _shuffled(batches, generator)


def _shuffled(items: Sequence, generator: torch.Generator) -> list:
    return [items[i] for i in torch.randperm(len(items), generator=generator).tolist()]
