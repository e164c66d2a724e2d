"""The head over loss tokens only, in chunks: log-probs, entropy, and the gradient of a per-token loss in the same pass.

Decides that logits never stand whole: with V = 151,936 one float32 slice of 1,024 tokens is 593 MiB. Each token's
loss depends on its own log-prob alone, so its gradient is known as soon as the log-prob is: logits are made once,
6 FLOP per weight and token (autograd would keep them, a checkpoint would make them again: 8). Policy and reference
are scored at the sampling distribution: logits / T, over the tokenizer's vocabulary. Softmax and loss are float32.

Memory beyond arguments and results: two float32 buffers (chunk, V), which all chunks share.
"""

from collections.abc import Callable, Iterator

import torch
from torch import Tensor

# Elements of a buffer, by the bytes of a weight. Of float32 131 tokens of Qwen3's vocabulary, 76 MiB: more are no
# faster on a CPU. Of 16 bits 262 tokens: a 16-bit gradient is rounded once a chunk, and a card has more to do a weight.
LOGITS = {8: 19 * 2**20, 4: 19 * 2**20, 2: 38 * 2**20}
TokenLoss = Callable[[Tensor, slice], Tensor]  # log-probs (m,) of the tokens that the slice names → their losses (m,)


@torch.no_grad()
def token_logprobs(hidden: Tensor, head: Tensor, targets: Tensor, temperature: float) -> Tensor:
    """hidden (M, D), head (V, D), targets (M,) → log softmax(hidden · headᵀ / T)[target] (M,), nats, float32."""
    logprobs = hidden.new_empty(len(targets), dtype=wide(hidden.dtype))
    for chunk, normalised, _ in _chunks(hidden, head, temperature):
        logprobs[chunk] = normalised.gather(1, targets[chunk, None])[:, 0]
    return logprobs


def loss_gradient(
    hidden: Tensor, head: Tensor, head_grad: Tensor, targets: Tensor, temperature: float, token_loss: TokenLoss
) -> tuple[Tensor, Tensor, Tensor]:
    """The gradient of Σ token_loss(log-prob): adds the head's to `head_grad` (V, D), returns that of hidden (M, D).

    Also returns the log-probs and entropies (M,), nats, float32. With ℓ the loss and p the softmax of a token,
    ∂ℓ/∂logits = ∂ℓ/∂logprob · (one-hot(target) − p) / T.
    """
    hidden_grad = torch.empty_like(hidden)
    logprobs, entropy = (hidden.new_empty(len(targets), dtype=wide(hidden.dtype)) for _ in range(2))
    with torch.no_grad():
        for chunk, normalised, spare in _chunks(hidden, head, temperature):
            target = targets[chunk, None]  # (m, 1)
            logprobs[chunk] = normalised.gather(1, target)[:, 0]
            probs = torch.exp(normalised, out=spare)  # (m, V)
            entropy[chunk] = -normalised.mul_(probs).sum(-1)
            slope = _slope(logprobs[chunk], chunk, token_loss)[:, None] / temperature  # (m, 1)
            grad = probs.mul_(-slope).scatter_add_(1, target, slope)  # (m, V)
            if hidden.dtype != grad.dtype:
                grad = as_dtype(normalised, hidden.dtype).copy_(grad)
            hidden_grad[chunk] = grad @ head
            head_grad.addmm_(grad.T, hidden[chunk])  # in place: a second V × D matrix would be 593 MiB for Qwen3-1.7B
    return hidden_grad, logprobs, entropy


def _slope(logprobs: Tensor, chunk: slice, token_loss: TokenLoss) -> Tensor:
    """∂loss/∂logprob of each token (m,)."""
    with torch.enable_grad():
        leaf = logprobs.detach().requires_grad_()
        return torch.autograd.grad(token_loss(leaf, chunk).sum(), leaf)[0]


def _chunks(hidden: Tensor, head: Tensor, temperature: float) -> Iterator[tuple[slice, Tensor, Tensor]]:
    """(place, normalised logits, a spare buffer) of each chunk, both (m, V) in float32.

    The buffers are allocated once: on a CPU, touching fresh pages costs more than the softmax itself.
    """
    M, V = len(hidden), len(head)
    size = min(M, max(1, LOGITS[hidden.dtype.itemsize] // V))
    dtype = wide(hidden.dtype)
    buffers = [hidden.new_empty(size, V, dtype=dtype) for _ in range(2)]
    for start in range(0, M, size):
        rows = hidden[start : start + size]  # (m, D)
        normalised, spare = (buffer[: len(rows)] for buffer in buffers)
        if hidden.dtype == dtype:
            torch.mm(rows, head.T, out=normalised)
        else:
            normalised.copy_(torch.mm(rows, head.T, out=as_dtype(spare, hidden.dtype)))
        if temperature != 1:
            normalised /= temperature
        torch.ops.aten._log_softmax.out(normalised, -1, False, out=normalised)
        yield slice(start, start + len(rows)), normalised, spare


def wide(dtype: torch.dtype) -> torch.dtype:
    """float32; float64 stays what it is, for tests against finite differences."""
    return torch.promote_types(dtype, torch.float32)


def as_dtype(buffer: Tensor, dtype: torch.dtype) -> Tensor:
    """The first bytes of a contiguous buffer (m, V) as a contiguous (m, V) of a smaller dtype."""
    return buffer.view(-1).view(dtype)[: buffer.numel()].view(buffer.shape)
