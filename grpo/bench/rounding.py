"""What is learned at a small learning rate, by how weights and moments are kept.

A trained model learns to continue questions with their SQL. Each run starts from its weights in bf16, sees the same
batches, trains as a phase would, and is judged in float32 by its visible weights.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import torch
import torch.nn.functional as F
from torch import Tensor

from env.prompt import build_prompt
from env.questions import Question
from grpo import checkpoint
from grpo.batch import PackedGroup, pack_group
from grpo.chat import Chat
from grpo.config import FLOAT32, PrecisionConfig
from grpo.group_pass import add_gradient, group_logprobs
from grpo.model import Decoder
from grpo.optimizer import AdamWConfig, build_optimizer
from grpo.tokenizer import Tokenizer

# weights, moments, the embedding's moments; the first is the measure
KEPT = ("float32 32bit 32bit", "split 32bit 32bit", "split 8bit 32bit", "split 8bit 8bit", "stochastic 32bit 32bit",
        "stochastic 8bit 8bit", "float32 8bit 32bit", "float32 8bit 8bit")  # fmt: skip
BATCH, HELDOUT = 8, 64  # sequences
Weights = dict[str, Tensor]


def rounding_benchmark(
    folder: Path, questions: Sequence[Question], lr: float, updates: int, additions: Sequence[int] = (8, 32, 128)
) -> dict[str, Any]:
    """runs: one entry each; gain in nats a token, and of the change of all weights Δ, beside float32's Δ₃₂:

    projection ⟨Δ, Δ₃₂⟩ / ⟨Δ₃₂, Δ₃₂⟩, cosine, embedding_cosine (the embedding alone), moved: share of weights.
    bf16_accumulation: relative error of so many gradients added up in bf16.
    """
    chat = Chat(Tokenizer.load(folder))
    packed = [_pack(chat, questions[i : i + BATCH]) for i in range(0, len(questions) - HELDOUT, BATCH)]
    heldout = _pack(chat, questions[-HELDOUT:])
    before = _run(folder, packed, None, lr, 0)
    runs = {name: _run(folder, packed, PrecisionConfig(*name.split()), lr, updates) for name in KEPT}
    runs["bf16 alone, rounded to the nearest"] = _run(folder, packed, None, lr, updates)
    measure, start, table = runs[KEPT[0]], _loss(folder, before, heldout), []
    for name, after in runs.items():
        pairs = {key: (after[key] - before[key], measure[key] - before[key]) for key in before}
        ours, theirs = (torch.cat([pair[side].flatten() for pair in pairs.values()]) for side in (0, 1))
        row = {
            "gain": start - _loss(folder, after, heldout),
            "projection": float(ours @ theirs / (theirs @ theirs)),
            "cosine": float(F.cosine_similarity(ours, theirs, dim=0)),
            "embedding_cosine": float(F.cosine_similarity(*(t.flatten() for t in pairs["embed_tokens.weight"]), dim=0)),
            "moved": float((ours != 0).double().mean()),
        }
        table.append({"kept": name} | {key: round(value, 5) for key, value in row.items()})
    return {"lr": lr, "updates": updates, "runs": table, "bf16_accumulation": _accumulation(folder, packed, additions)}


def _pack(chat: Chat, questions: Sequence[Question]) -> PackedGroup:
    prompts = [chat.prompt_ids(build_prompt(q.text, q.tables, form="compact")) for q in questions]
    texts = [prompt + chat.tokenizer.encode(q.gold_sql) for prompt, q in zip(prompts, questions, strict=True)]
    return pack_group([], texts, [[0] + [1] * (len(ids) - 1) for ids in texts])


def _run(folder: Path, packed: list[PackedGroup], kept: PrecisionConfig | None, lr: float, updates: int) -> Weights:
    """The visible weights after so many updates; kept None: what torch's own AdamW makes of bf16 weights."""
    model = checkpoint.load(folder, dtype=torch.bfloat16).to(kept.dtype if kept else torch.bfloat16)
    optimizer = build_optimizer(model, AdamWConfig(lr, **vars(kept or FLOAT32)))
    for update in range(updates):
        _add_gradient(model, packed[update % len(packed)])
        optimizer.step()
        optimizer.zero_grad()
    return {name: weight.detach().double() for name, weight in model.named_parameters()}


def _add_gradient(model: Decoder, group: PackedGroup) -> None:
    """That of the mean loss a token."""
    count, vocabulary = len(group.flags), model.config.vocab_size
    add_gradient(model, group, lambda logprobs, of: -logprobs / count, temperature=1.0, vocabulary=vocabulary)


def _loss(folder: Path, weights: Weights, group: PackedGroup) -> float:
    model = checkpoint.load(folder)
    model.load_state_dict(weights)  # copied into float32
    return -float(group_logprobs(model, group, temperature=1.0, vocabulary=model.config.vocab_size).mean())


def _accumulation(folder: Path, packed: list[PackedGroup], additions: Sequence[int]) -> dict[str, float]:
    model, errors, exact, rounded = checkpoint.load(folder), {}, 0.0, 0.0
    for count in range(1, max(additions) + 1):
        model.zero_grad()
        _add_gradient(model, packed[count % len(packed)])
        gradient = torch.cat([weight.grad.flatten() for weight in model.parameters()]).bfloat16()
        exact, rounded = exact + gradient.float(), rounded + gradient
        if count in additions:
            errors[str(count)] = round(float((rounded.float() - exact).norm() / exact.norm()), 4)
    return errors
