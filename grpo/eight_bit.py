"""The door to bitsandbytes: the only file that imports it, inside the function that needs it (2 s and a warning).

Decides how numbers lie in 8 bits: weights in rows of one scale, the optimizer's moments in blocks of one scale.
"""

import functools
import logging

import torch
from torch import Tensor

BLOCK = 256  # elements that share a scale
TINIEST = 1e-30  # for rows of zeros


def quantize_rows(weight: Tensor) -> tuple[Tensor, Tensor]:
    """weight (out, in) float → int8 (out, in) and float32 scale (out,): row-wise absmax, error ≤ scale / 254.

    LLM.int8()'s storage (Dettmers et al. 2022, arXiv 2208.07339). Not by bitsandbytes: its CUDA kernel takes float16
    alone, which would round a weight before it is quantised.
    """
    weight = weight.float()
    absmax = weight.abs().amax(1)
    quantized = weight * (127.0 / absmax.clamp_min(TINIEST))[:, None]
    return quantized.round_().to(torch.int8), absmax


def quantize_blocks(values: Tensor, *, signed: bool) -> tuple[Tensor, Tensor]:
    """values (n,) float32 → codes (n,) uint8 and each block's largest |value| (⌈n / 256⌉,) float32.

    The dynamic map of 8-bit Adam (Dettmers et al. 2022, arXiv 2110.02861, §2.1): seven decades below a block's
    largest value, finest near it. signed=False gives all 256 codes to values ≥ 0.
    """
    codes, state = _functional().quantize_blockwise(values, code=_codebook(signed, values.device), blocksize=BLOCK)
    return codes, state.absmax


def dequantize_blocks(codes: Tensor, largest: Tensor, *, signed: bool) -> Tensor:
    """The float32 values (n,) that `quantize_blocks` kept."""
    return _functional().dequantize_blockwise(
        codes, absmax=largest, code=_codebook(signed, codes.device), blocksize=BLOCK
    )


@functools.cache
def _codebook(signed: bool, device: torch.device) -> Tensor:
    """(256,); made once a device, since a copy to a card waits for it."""
    return _functional().create_dynamic_map(signed=signed).to(device)


def _functional():
    logging.getLogger("bitsandbytes").setLevel(logging.ERROR)
    import bitsandbytes.functional

    return bitsandbytes.functional
