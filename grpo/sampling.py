"""Draws tokens. Pure functions of logits and uniforms.

Decides: sampling is the inverse CDF, with uniforms drawn beforehand per rollout. A rollout's draws depend on (seed,
step, question, member) and the position alone, so neither slots, batch order nor a resumed run changes them. Training
samples at temperature T from the whole vocabulary: top_p = 1, top_k = 0.

The CDF has two levels, blocks of tokens and the tokens of the block that u falls into: 151,936 probabilities are
added up once in float32, in blocks, and only their sums and one block of them in float64.
"""

import hashlib

import torch
from torch import Tensor

from grpo.logprobs import wide

BLOCK = 512  # tokens
PROBABILITIES = 2**20  # elements that stand at once: 6 rows of Qwen3's vocabulary, which a processor's cache holds


def stream(*key: int | str) -> torch.Generator:
    """A generator that is a pure function of its key, such as (seed, "rollout", step, question, member)."""
    digest = hashlib.blake2b(repr(key).encode(), digest_size=8).digest()
    return torch.Generator().manual_seed(int.from_bytes(digest) >> 1)


def rollout_uniforms(seed: int, step: int, question: str, member: int, length: int) -> Tensor:
    """(length,) float64 in [0, 1): the u of each token that this rollout may sample."""
    return torch.rand(length, generator=stream(seed, "rollout", step, question, member), dtype=torch.float64)


def sample(logits: Tensor, uniforms: Tensor, temperature: float) -> tuple[Tensor, Tensor]:
    """logits (B, V), uniforms (B,) float64 → tokens (B,) int64 and their log-probs (B,) float32.

    token = min{ v : CDF(v) > u }, CDF of softmax(logits / T), up to the rounding of float32 probabilities. A token of
    probability 0 is never drawn. Temperature 0 is greedy, log-probs then at T = 1.
    """
    if temperature == 0:
        tokens = logits.argmax(-1)
        logprobs = torch.log_softmax(logits.float(), -1).gather(1, tokens[:, None])
        return tokens, logprobs[:, 0]
    rows = max(1, PROBABILITIES // logits.shape[-1])
    uniforms = uniforms.to(logits.device)
    drawn = [_draw(x, u, temperature) for x, u in zip(logits.split(rows), uniforms.split(rows), strict=True)]
    tokens, logprobs = zip(*drawn, strict=True)
    return torch.cat(tokens), torch.cat(logprobs)


def _draw(logits: Tensor, uniforms: Tensor, temperature: float) -> tuple[Tensor, Tensor]:
    V, whole = logits.shape[-1], logits.shape[-1] // BLOCK * BLOCK
    logits = logits.to(wide(logits.dtype))
    probs = torch.softmax(logits if temperature == 1 else logits / temperature, -1)  # (B, V)
    sums = probs[:, :whole].unflatten(1, (-1, BLOCK)).sum(-1) if whole else probs[:, :0]  # (B, V // BLOCK)
    if whole < V:
        sums = torch.cat([sums, probs[:, whole:].sum(-1, keepdim=True)], 1)
    block, share, total = _invert(sums.double(), uniforms[:, None])
    places = block * BLOCK + torch.arange(BLOCK, device=logits.device)  # (B, BLOCK)
    inside = probs.gather(1, places.clamp_max(V - 1)).double().masked_fill_(places >= V, 0.0)
    token, _, _ = _invert(inside, share)
    tokens = block * BLOCK + token  # (B, 1)
    return tokens[:, 0], (probs.gather(1, tokens) / total).log()[:, 0].float()


def _invert(weights: Tensor, u: Tensor) -> tuple[Tensor, Tensor, Tensor]:
    """weights (B, n) ≥ 0, u (B, 1) in [0, 1), float64 → i = min{ i : Σ_{j ≤ i} w_j > u · Σ w }, where within w_i u
    falls, again in [0, 1), and Σ w; all (B, 1)."""
    cdf = weights.cumsum(-1)
    total = cdf[:, -1:]
    target = u * total  # below the last value, since u < 1
    index = torch.searchsorted(cdf, target, right=True)
    below = torch.where(index > 0, cdf.gather(1, (index - 1).clamp_min(0)), 0.0)
    share = (target - below) / (cdf.gather(1, index) - below)
    return index, share, total
