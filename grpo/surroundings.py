"""What, besides its flags, the last bits of a run depend on: code, packages, threads, how matrices are multiplied.

Decides what is written down at every start, what a resumed run sets back, and what it can only warn of.
"""

import platform
import subprocess
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Any

import torch

from grpo.products import Library, check_library

ROOT = Path(__file__).resolve().parents[1]
PACKAGES = ("torch", "transformers", "safetensors")


@dataclass(frozen=True)
class Surroundings:
    """git_commit: None outside a git checkout. cpu: the vector instructions that torch's kernels use here."""

    git_commit: str | None
    versions: dict[str, str]
    threads: int
    mkldnn: bool
    float32_matmul_precision: str
    cpu: str
    device: str


def settled(
    earlier: Sequence[Mapping[str, Any]], device: torch.device, matmul: Library, threads: Callable[[], int]
) -> Surroundings:
    """Sets what a process can choose: as it was at the first of the `earlier` starts, else `threads()` threads.

    Raises ValueError where `matmul` would not be exact.
    """
    check_library(matmul, device)
    if earlier:
        torch.set_num_threads(earlier[0]["threads"])
        torch.backends.mkldnn.set_flags(earlier[0]["mkldnn"])
        torch.set_float32_matmul_precision(earlier[0]["float32_matmul_precision"])
    else:
        torch.set_num_threads(threads())
    return Surroundings(
        git_commit=git_commit(ROOT),
        versions={"python": platform.python_version(), **{name: version(name) for name in PACKAGES}},
        threads=torch.get_num_threads(),
        mkldnn=torch.backends.mkldnn.enabled,
        float32_matmul_precision=torch.get_float32_matmul_precision(),
        cpu=torch.backends.cpu.get_cpu_capability(),
        device=torch.cuda.get_device_name(device) if device.type == "cuda" else device.type,
    )


def differences(earlier: Sequence[Mapping[str, Any]], here: Surroundings) -> str:
    """What could not be set back since the last start, in a line; empty where all is the same."""
    if not earlier:
        return ""
    before, now = _flat(earlier[-1]), _flat(asdict(here))
    changed = [name for name in now if before.get(name) != now[name]]
    if not changed:
        return ""
    told = ", ".join(f"{name} {before.get(name)} → {now[name]}" for name in changed)
    return f"note: not everything is as it was, so the last bits of further steps may differ: {told}"


def git_commit(folder: Path) -> str | None:
    """The commit of a checkout whose top is `folder`; None elsewhere, be it inside another project's checkout."""
    command = ["git", "-C", str(folder), "rev-parse", "--show-toplevel", "HEAD"]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=10)
    except (OSError, subprocess.TimeoutExpired):  # no git here
        return None
    lines = done.stdout.splitlines()
    return lines[1] if done.returncode == 0 and Path(lines[0]).resolve() == folder.resolve() else None


def _flat(values: Mapping[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in values.items() if key != "versions"} | values["versions"]
