"""Who multiplies the float32 matrices of an update on a CPU: torch's default, MKL in most builds, or oneDNN.

On AMD processors oneDNN is about twice as fast. torch hands it float32 products only where it may round them to
bfloat16, which oneDNN does on machines with AMX alone: one product tells, and there the choice is refused. Rollouts
are left alone: their weights have a layout of their own (`few_rows.py`), and oneDNN is slow at attention of few rows.
"""

import functools
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from typing import Literal

import torch

Library = Literal["default", "onednn"]


def check_library(library: Library, device: torch.device) -> None:
    """Raises ValueError where the products would not be float32."""
    if library == "default":
        return
    if device.type != "cpu":
        raise ValueError(f"--matmul {library} is for a CPU, and this runs on {device}; leave it out")
    if not onednn_is_exact():
        raise ValueError(f"--matmul {library}: on this machine it would round products to bfloat16; leave it out")


@contextmanager
def products_by(library: Library) -> Iterator[None]:
    """Products on the CPU. Raises ValueError as above; `default` changes nothing."""
    check_library(library, torch.device("cpu"))
    with nullcontext() if library == "default" else _onednn():
        yield


@functools.cache
def onednn_is_exact() -> bool:
    """Whether its products are float32: a sum of 512 products is off by 1e-5 then, and by 0.05 in bfloat16."""
    generator = torch.Generator().manual_seed(0)
    a, b = (torch.randn(512, 512, generator=generator) for _ in range(2))
    with _onednn():
        made = a @ b
    return float((made.double() - a.double() @ b.double()).abs().max()) < 1e-3


@contextmanager
def _onednn() -> Iterator[None]:
    before = torch.get_float32_matmul_precision()
    torch.set_float32_matmul_precision("medium")
    try:
        yield
    finally:
        torch.set_float32_matmul_precision(before)
