"""Which device a run uses and which preset it gets when none is named.

Decides by what is there, says why, and refuses what would only fail later: a card too small or without bfloat16.
"""

import torch

LEAST_GIB = 20  # of the card that the 1.7B preset is made for


def resolve_device(wanted: str, preset: str, needs_gpu: bool) -> torch.device:
    """`auto`, `cpu` or `cuda` → a device that can run the preset. Raises ValueError, with what to do instead."""
    if wanted not in ("auto", "cpu", "cuda"):
        raise ValueError(f"--device {wanted}: unknown; auto, cpu and cuda exist")
    there = torch.cuda.is_available()
    if wanted == "cuda" and not there:
        raise ValueError("--device cuda: PyTorch sees no CUDA card here; leave --device out, or install a CUDA build")
    if wanted == "cpu" or not there:
        if needs_gpu and wanted != "cpu":
            raise ValueError(
                f"--preset {preset} needs a CUDA card and there is none; --preset tiny runs here in minutes "
                "(python scripts/train.py --phase 1 --preset tiny), --device cpu insists"
            )
        return torch.device("cpu")
    if needs_gpu and not torch.cuda.is_bf16_supported(including_emulation=False):
        raise ValueError(
            f"--preset {preset} computes in bfloat16, which {torch.cuda.get_device_name()} has not; "
            "an L4, A10, A100 or newer card has it"
        )
    # A tiny model's steps are launches of tiny kernels: a CPU thread is faster than a card.
    return torch.device("cuda" if needs_gpu or wanted == "cuda" else "cpu")


def default_preset() -> tuple[str, str]:
    """(preset, why) for a command that names none."""
    if not torch.cuda.is_available():
        return "tiny", "no CUDA card is here"
    name = torch.cuda.get_device_name()
    gib = torch.cuda.get_device_properties(0).total_memory / 2**30
    if gib < LEAST_GIB:
        return "tiny", f"{name} has {gib:.0f} GiB, the 1.7B model wants {LEAST_GIB}"
    return "qwen3-1.7b", f"{name} has {gib:.0f} GiB"
