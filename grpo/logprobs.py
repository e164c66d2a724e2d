"""Log-probs of the loss tokens: the head runs over them only, in chunks that backward recomputes.

Decides that logits never stand whole: with V = 151,936 one float32 slice of 1,024 tokens is 593 MiB. Policy and
reference are scored at the sampling distribution: logits / T, over the tokenizer's vocabulary.
"""

import torch
from torch import Tensor
from torch.utils.checkpoint import checkpoint

from grpo.batch import PackedGroup
from grpo.model import Decoder

LOGITS = 2**25  # elements a slice: 128 MiB in float32, 220 tokens of Qwen3's vocabulary


def group_logprobs(
    model: Decoder, group: PackedGroup, *, temperature: float, vocabulary: int, entropy: bool = False
) -> tuple[Tensor, Tensor | None]:
    """Log-probs (M,) of the group's loss tokens and, if asked for, the entropy (M,) there without gradient.

    In nats, float32.
    """
    hidden = model(group.ids, group.positions, group.attend)[group.source]  # (M, D)
    return token_logprobs(hidden, model.head_weight[:vocabulary], group.targets, temperature, entropy)


def token_logprobs(
    hidden: Tensor, head: Tensor, targets: Tensor, temperature: float, entropy: bool = False
) -> tuple[Tensor, Tensor | None]:
    """hidden (M, D), head (V, D), targets (M,) → log softmax(hidden · headᵀ / T)[target] (M,), entropy (M,)."""
    chunk = max(1, LOGITS // len(head))
    if len(targets) <= chunk:  # one slice stands anyway, so recomputing it would save nothing
        return _chunk(hidden, head, targets, temperature, entropy)
    parts = [
        checkpoint(
            _chunk, hidden[i : i + chunk], head, targets[i : i + chunk], temperature, entropy, use_reentrant=False
        )
        for i in range(0, len(targets), chunk)
    ]
    logprobs, entropies = zip(*parts, strict=True)
    return torch.cat(logprobs), torch.cat(entropies) if entropy else None


def _chunk(
    hidden: Tensor, head: Tensor, targets: Tensor, temperature: float, entropy: bool
) -> tuple[Tensor, Tensor | None]:
    logits = (hidden @ head.T).float()  # (m, V)
    if temperature != 1:
        logits = logits / temperature
    normalised = torch.log_softmax(logits, -1)  # (m, V)
    logprobs = normalised.gather(1, targets[:, None])[:, 0]  # (m,)
    if not entropy:
        return logprobs, None
    with torch.no_grad():
        return logprobs, -(normalised.exp() * normalised).sum(-1)
