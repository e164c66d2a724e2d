"""A float32 weight kept as bf16 and 16 bits more; or in bf16 alone, rounded by dice.

Decides how an update far below bf16's step survives. At lr 1e-6 it is about a hundredth of that step, and a weight
rounded to the nearest bf16 stays where it is. Split: `high` is the model's bf16 weight, `low` the rest of the float32
bits: together the exact float32 master, at 4 bytes a weight. Stochastic: 2 bytes a weight, and the weight moves by a
whole step as often as the update is a share of it, so that it moves right on average.
"""

import torch
from torch import Tensor

LARGEST = 3.38e38  # |weight| below it: above, the bf16 half rounds to infinity


def split(weight: Tensor) -> tuple[Tensor, Tensor]:
    """weight (n,) float32 → high (n,) bf16, low (n,) int16; `join` gives back every bit of what is below LARGEST.

    high is the nearest bf16, a tie away from 0: its bits + low = the float32 bits, low in [-32768, 32767].
    """
    bits = weight.view(torch.int32)
    high = (bits + 0x8000) >> 16  # (n,) sign, exponent and 7 bits of mantissa
    low = (bits - (high << 16)).to(torch.int16)
    return high.to(torch.int16).view(torch.bfloat16), low


def join(high: Tensor, low: Tensor) -> Tensor:
    """high (n,) bf16, low (n,) int16 → the float32 weight (n,)."""
    return ((high.view(torch.int16).to(torch.int32) << 16) + low).view(torch.float32)


def drawn_remainder(high: Tensor, generator: torch.Generator) -> Tensor:
    """low (n,) int16 of bf16 weights that have lost theirs: uniform among all that leave `high` as it is.

    Zeros in its place would put every weight in the middle of its bf16 step, which then takes about 61 updates of one
    sign at lr 1e-6 until the first weight is seen to move. A weight of 0 stays exactly 0.
    """
    low = torch.empty(high.shape, dtype=torch.int16, device=high.device)
    return low.random_(-0x8000, 0x8000, generator=generator).masked_fill_(high == 0, 0)


def stochastic_round(weight: Tensor, generator: torch.Generator) -> Tensor:
    """weight (n,) float32 → one of the two bf16 around it (n,), the nearer one more likely: E = weight.

    Gupta et al. 2015 (arXiv 1502.02551, §3). Uniform 16 bits added below, then cut off; bf16 values stay.
    """
    dice = torch.randint(0x10000, weight.shape, dtype=torch.int32, device=weight.device, generator=generator)
    return ((weight.view(torch.int32) + dice) >> 16).to(torch.int16).view(torch.bfloat16)
