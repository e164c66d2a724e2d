"""A group through the network, and its gradient back: the prompt once, however many micro-batches read it.

    prompt ──► keys, values of each layer, last hidden state      computed once, then cut off as leaves
                 │         │         │
              part 1    part 2    part 3                          one micro-batch of completions at a time
                 └─────────┴─────────┘ gradients of the leaves add up
    prompt ◄── one backward pass of the prompt with their sum

Only one part's activations live at a time beside the prompt's, and the gradient is that of the whole group, exactly.
The two V × D matrices get their gradients by hand, added in place: the head's in `logprobs.py`, the embedding's here
(autograd would make a V × D matrix for each part). SFT is the case without a prompt, scoring the one without gradient.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import torch
from torch import Tensor

from grpo.attention import CompletionAttention, KeysValues, PromptAttention
from grpo.batch import PackedGroup, Part, Tokens
from grpo.logprobs import TokenLoss, loss_gradient, token_logprobs, wide
from grpo.model import Decoder


@dataclass(frozen=True)
class PromptState:
    """What completions read of a prompt: last (1, D), or (0, D) without a prompt, and each layer's keys and values."""

    last: Tensor
    keys_values: Sequence[KeysValues] = ()

    def cut(self) -> "PromptState":
        """The same values as leaves that collect gradient."""
        leaves = [tuple(x.detach().requires_grad_() for x in layer) for layer in self.keys_values]
        return PromptState(self.last.detach().requires_grad_(), leaves)

    def tensors(self) -> list[Tensor]:
        return [self.last, *(x for layer in self.keys_values for x in layer)]


@torch.no_grad()
def group_logprobs(model: Decoder, group: PackedGroup, *, temperature: float, vocabulary: int) -> Tensor:
    """Log-probs (M,) of the group's loss tokens, nats, float32."""
    prompt = read_prompt(model, group.prompt, token_rows(model, group.prompt))
    logprobs = group.flags.new_empty(len(group.flags), dtype=wide(model.head_weight.dtype))
    for part in group.parts:
        hidden = read_part(model, prompt, part, token_rows(model, part.tokens))  # (m, D)
        head = model.head_weight[:vocabulary]
        logprobs[part.loss_tokens] = token_logprobs(hidden, head, part.targets, temperature)
    return logprobs


def add_gradient(
    model: Decoder, group: PackedGroup, token_loss: TokenLoss, *, temperature: float, vocabulary: int
) -> tuple[Tensor, Tensor]:
    """Add the gradient of Σ token_loss(log-prob) to the model's; returns log-probs and entropies (M,), nats.

    token_loss(log-probs (m,), loss_tokens) → (m,): the losses of the loss tokens that the slice names.
    """
    head, embedding = gradient_of(model.head_weight), gradient_of(model.embed_tokens.weight)
    prompt_rows = token_rows(model, group.prompt).requires_grad_()
    prompt = read_prompt(model, group.prompt, prompt_rows)
    leaves = prompt.cut()
    dtype = wide(model.head_weight.dtype)
    logprobs, entropies = (group.flags.new_empty(len(group.flags), dtype=dtype) for _ in range(2))
    for part in group.parts:
        rows = token_rows(model, part.tokens).requires_grad_()
        hidden = read_part(model, leaves, part, rows)  # (m, D)
        begin = part.loss_tokens.start
        hidden_grad, logprobs[part.loss_tokens], entropies[part.loss_tokens] = loss_gradient(
            hidden.detach(),
            model.head_weight.detach()[:vocabulary],
            head[:vocabulary],
            part.targets,
            temperature,
            lambda values, chunk, begin=begin: token_loss(values, slice(begin + chunk.start, begin + chunk.stop)),
        )
        hidden.backward(hidden_grad)
        add_rows(embedding, part.tokens, rows.grad)
        del hidden, hidden_grad, rows
    if group.prompt is not None:
        pairs = zip(prompt.tensors(), leaves.tensors(), strict=True)
        reached = [(output, leaf.grad) for output, leaf in pairs if leaf.grad is not None]
        torch.autograd.backward(*zip(*reached, strict=True))
        add_rows(embedding, group.prompt, prompt_rows.grad)
    return logprobs, entropies


def read_prompt(model: Decoder, prompt: Tokens | None, rows: Tensor) -> PromptState:
    """rows (P, D): the prompt's embedding."""
    if prompt is None:
        return PromptState(rows)
    attend = PromptAttention()
    end = prompt.positions[-1:]  # a prompt's positions are its tokens' places
    last = model.body(rows, prompt.positions, attend, end)  # (1, D)
    return PromptState(last, attend.kept)


def read_part(model: Decoder, prompt: PromptState, part: Part, rows: Tensor) -> Tensor:
    """rows (N, D): the embedding of the part's tokens → hidden states that predict its loss tokens (m, D)."""
    attend = CompletionAttention.after(prompt.keys_values, part.layout)
    hidden = model.body(rows, part.tokens.positions, attend, part.source.clamp_min(0))  # (m, D)
    return torch.where(part.source[:, None] < 0, prompt.last, hidden) if len(prompt.last) else hidden


def token_rows(model: Decoder, tokens: Tokens | None) -> Tensor:
    """Rows of the embedding (N, D), cut off from it; (0, D) without tokens."""
    weight = model.embed_tokens.weight.detach()
    return weight[:0] if tokens is None else weight.index_select(0, tokens.ids)


def add_rows(grad: Tensor, tokens: Tokens, rows_grad: Tensor) -> None:
    """grad (V, D) += rows_grad (N, D), one row a token; a token's rows are summed in float32 or finer first."""
    sums = grad.new_zeros(len(tokens.distinct), grad.shape[1], dtype=wide(grad.dtype))  # (U, D)
    sums.index_add_(0, tokens.which, rows_grad.to(sums.dtype))
    grad.index_add_(0, tokens.distinct, sums.to(grad.dtype))


def gradient_of(weight: Tensor) -> Tensor:
    if weight.grad is None:
        weight.grad = torch.zeros_like(weight)
    return weight.grad
