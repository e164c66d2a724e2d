"""How sure a share is: intervals and estimates of evaluation, as plain arithmetic."""

from collections.abc import Sequence
from math import comb, sqrt


def wilson_interval(correct: int, n: int, z: float = 1.96) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson 1927): never outside [0, 1], sound at 0 and at n.

    Raises ValueError for n < 1 or a count outside 0 … n.
    """
    if n < 1 or not 0 <= correct <= n:
        raise ValueError(f"wilson_interval: {correct} of {n} is no share")
    p = correct / n
    centre = (p + z * z / (2 * n)) / (1 + z * z / n)
    half = z / (1 + z * z / n) * sqrt(p * (1 - p) / n + z * z / (4 * n * n))
    return max(0.0, centre - half), min(1.0, centre + half)


def pass_at_k(correct: Sequence[int], samples: int, k: int) -> float:
    """Mean over questions of P(at least one of k samples is right), unbiased (arXiv 2107.03374, eq. 1).

    correct[i]: how many of question i's `samples` rollouts were right. Raises ValueError for k > samples.
    """
    if not 1 <= k <= samples:
        raise ValueError(f"pass_at_k: k must be between 1 and the {samples} samples, not {k}")
    missed = [comb(samples - right, k) / comb(samples, k) for right in correct]
    return 1.0 - sum(missed) / len(missed)
