"""Draws tokens. Pure functions of logits and uniforms.

Decides: sampling is the inverse CDF in float64, with uniforms drawn beforehand per rollout. A rollout's draws
depend on (seed, step, question, member) and the position alone, so neither slots, batch order nor a resumed
run changes them. Training samples at temperature T from the whole vocabulary: top_p = 1, top_k = 0. Only a few
rows stand in float64 at once: in a processor's cache they cost a fifth of what they cost in memory.
"""

import hashlib

import torch
from torch import Tensor

DOUBLES = 2**19  # elements that stand in float64 at once: 3 rows of Qwen3's vocabulary, 12 MiB with the CDF


def stream(*key: int | str) -> torch.Generator:
    """A generator that is a pure function of its key, such as (seed, "rollout", step, question, member)."""
    digest = hashlib.blake2b(repr(key).encode(), digest_size=8).digest()
    return torch.Generator().manual_seed(int.from_bytes(digest) >> 1)


def rollout_uniforms(seed: int, step: int, question: str, member: int, length: int) -> Tensor:
    """(length,) float64 in [0, 1): the u of each token that this rollout may sample."""
    return torch.rand(length, generator=stream(seed, "rollout", step, question, member), dtype=torch.float64)


def sample(logits: Tensor, uniforms: Tensor, temperature: float) -> tuple[Tensor, Tensor]:
    """logits (B, V), uniforms (B,) float64 → tokens (B,) int64 and their log-probs (B,) float32.

    token = min{ v : CDF(v) > u }, CDF of softmax(logits / T), u scaled by the CDF's last value, which rounding
    may leave beside 1. A token of probability 0 is never drawn. Temperature 0 is greedy, log-probs then at T = 1.
    """
    if temperature == 0:
        tokens = logits.argmax(-1)
        logprobs = torch.log_softmax(logits.float(), -1).gather(1, tokens[:, None])
        return tokens, logprobs[:, 0]
    rows = max(1, DOUBLES // logits.shape[-1])
    uniforms = uniforms.to(logits.device)
    drawn = [_draw(x, u, temperature) for x, u in zip(logits.split(rows), uniforms.split(rows), strict=True)]
    tokens, logprobs = zip(*drawn, strict=True)
    return torch.cat(tokens), torch.cat(logprobs)


def _draw(logits: Tensor, uniforms: Tensor, temperature: float) -> tuple[Tensor, Tensor]:
    scaled = logits.double() if temperature == 1 else logits.double() / temperature
    probs = torch.softmax(scaled, -1)  # (B, V)
    cdf = torch.cumsum(probs, -1, out=scaled)
    target = uniforms[:, None] * cdf[:, -1:]  # (B, 1), below the last value since u < 1
    tokens = torch.searchsorted(cdf, target, right=True)  # (B, 1)
    return tokens[:, 0], probs.gather(1, tokens).log()[:, 0].float()
