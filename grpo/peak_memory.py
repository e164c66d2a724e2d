"""The most memory that this process has held so far, as the system and the card's allocator tell."""

import sys

import torch

MIB = 2**20


def peak_memory(device: torch.device) -> dict[str, float]:
    """`peak_ram_mib` (resident set; 0 where the system has no getrusage) and `peak_gpu_mib` (0 on a CPU)."""
    on_card = torch.cuda.max_memory_allocated(device) if device.type == "cuda" else 0
    return {"peak_ram_mib": _resident() / MIB, "peak_gpu_mib": on_card / MIB}


def _resident() -> int:
    """Bytes."""
    try:
        import resource
    except ImportError:  # Windows
        return 0
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak if sys.platform == "darwin" else peak * 1024  # macOS counts bytes, Linux KiB
