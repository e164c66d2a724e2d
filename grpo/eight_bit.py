"""The door to bitsandbytes: the only file that imports it, inside the function that needs it (2 s and a warning)."""

import logging

from torch import Tensor


def quantize_rows(weight: Tensor) -> tuple[Tensor, Tensor]:
    """weight (out, in) float → int8 (out, in) and float32 scale (out,): row-wise absmax, error ≤ scale / 254.

    LLM.int8()'s storage (Dettmers et al. 2022, arXiv 2208.07339), the same on CPU and CUDA.
    """
    logging.getLogger("bitsandbytes").setLevel(logging.ERROR)
    import bitsandbytes.functional

    quantized, absmax, _ = bitsandbytes.functional.int8_vectorwise_quant(weight)
    return quantized, absmax
