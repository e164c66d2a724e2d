"""Demonstrations as the model is shown them: tokens with their loss weights, and what a whole file amounts to."""

import math
from collections.abc import Sequence

from grpo.chat import Chat
from grpo.inspection import Exhibit, count, to_pieces
from sft.dataset import render, to_sequence
from sft.expert import Demonstration


def excerpt(demonstrations: Sequence[Demonstration], first: int, number: int) -> list[tuple[int, Demonstration]]:
    """`number` of them with their index, from `first` on. Raises ValueError when there is no such one."""
    if not demonstrations:
        raise ValueError("there is no demonstration to show")
    if number < 1:
        raise ValueError(f"--count must be at least 1, not {number}")
    if not 0 <= first < len(demonstrations):
        raise ValueError(f"--index {first}: the demonstrations are numbered 0 to {len(demonstrations) - 1}")
    return list(enumerate(demonstrations))[first : first + number]


def exhibit(demonstration: Demonstration, index: int, chat: Chat, other_weight: float) -> Exhibit:
    """One demonstration, number `index` of its file, with the weights that SFT gives its tokens."""
    sequence = to_sequence(render(demonstration, chat), other_weight)
    right = "right" if demonstration.correct else "wrong"
    heading = (f"{index}: {demonstration.question_id}, {right}", str(count(sequence.weights)))
    return Exhibit(heading, to_pieces(sequence.ids, sequence.weights, chat.tokenizer.decode))


def summary(demonstrations: Sequence[Demonstration], chat: Chat, room: int) -> list[str]:
    """room: tokens after the prompt beyond which SFT leaves a demonstration out."""
    rendered = [render(demonstration, chat) for demonstration in demonstrations]
    n, right = len(rendered), sum(demonstration.correct for demonstration in demonstrations)
    whole = [len(talk.prompt_ids) + len(talk.completion_ids) for talk in rendered]
    trained = sum(sum(talk.loss_mask) for talk in rendered)
    after = [len(talk.completion_ids) for talk in rendered]
    long = sum(length > room for length in after)
    return [
        f"{n:,} demonstration{'s' * (n != 1)}, {right:,} right ({100 * right / n:.1f} %); "
        f"the assistant's share of the tokens: {100 * trained / sum(whole):.1f} %",
        f"tokens            {_spread(whole)}",
        f"after the prompt  {_spread(after)}; "
        f"{long:,} exceed {room:,} and are left out of SFT",
    ]


def _spread(lengths: Sequence[int]) -> str:
    """Percentiles by nearest rank: p90 is the smallest length that 90 % do not exceed."""
    ordered, n = sorted(lengths), len(lengths)
    p90, p95 = (ordered[math.ceil(share * n / 100) - 1] for share in (90, 95))
    return f"mean {sum(ordered) / n:.1f}, p90 {p90:,}, p95 {p95:,}, max {ordered[-1]:,}"
