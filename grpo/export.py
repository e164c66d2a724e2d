"""A checkpoint on its way out: its name, and a folder with nothing in it that only a resumed run needs.

Decides names: `<preset>-<run>-<phase>`, on the hub `<owner>/…`; no part stands twice, and a dash of the run's name
stays a dash.
"""

import json
import re
import shutil
from pathlib import Path

import torch

from grpo import checkpoint
from grpo.checksums import write_checksums
from grpo.model_card import CARD
from grpo.tokenizer import Tokenizer

TEMPLATE = "chat_template.jinja"
DTYPES = {"bf16": torch.bfloat16, "fp32": torch.float32}


def export_name(preset: str | None, run: str, phase: str, hub: str | None = None) -> str:
    """`("tiny", "tiny-1", "phase1")` → `tiny-1-phase1`; with hub `me` → `me/tiny-1-phase1`.

    preset: None where a checkpoint belongs to no run. hub: the owner; or `owner/name`, a name taken as it stands.
    Raises ValueError for what the hub does not accept.
    """
    parts = [] if hub is None else [part for part in hub.strip().split("/") if part]
    while len(parts) > 2 and parts[0] == parts[1]:  # a prefix that held the owner already
        parts.pop(0)
    if hub is not None and not 1 <= len(parts) <= 2:
        raise ValueError(f"--hub {hub}: give OWNER or OWNER/NAME")
    if len(parts) < 2:
        parts.append(_joined(preset or "", run, phase))
    for part in parts:
        if not re.fullmatch(r"\w(?:[\w.-]{0,94}\w)?", part, re.ASCII) or ".." in part or "--" in part:
            raise ValueError(f"{part!r} can't be a name on the hub: at most 96 letters, digits and single - . _ within")
    return "/".join(parts)


def _joined(*parts: str) -> str:
    """With single dashes between; of two that follow each other, one that the other holds is not said again."""
    name = ""
    for part in parts:
        part = re.sub(r"[^\w.]+|[.-]{2,}", "-", part, flags=re.ASCII).strip("-.")
        if f"-{name}-" in f"-{part}-" or not name:
            name = part
        elif f"-{part}-" not in f"-{name}-":
            name = f"{name}-{part}"
    return name


def export(source: Path, target: Path, dtype: torch.dtype) -> None:
    """Weights in `dtype`, config, tokenizer, generation config, and the source's chat template and card if it has them.

    Raises ValueError when `target` is there already, or `source` is no checkpoint.
    """
    if target.exists():
        raise ValueError(f"{target} exists; remove it, or give another --to")
    checkpoint.save(target, checkpoint.load(source, dtype=dtype), Tokenizer.load(source))
    for name in (TEMPLATE, CARD):  # the template says how the model was trained: thinking or not
        if (source / name).is_file():
            shutil.copy(source / name, target / name)
    write_checksums(target, None)


def contents(source: Path) -> list[str]:
    """Names of the files that an export has from a checkpoint of ours."""
    return sorted(path.name for path in source.iterdir() if path.name != checkpoint.STATE)


def stored_dtype(folder: Path) -> torch.dtype:
    """What config.json says the weights are in; float32 where it doesn't. Raises ValueError for no checkpoint."""
    checkpoint.load_config(folder)
    values = json.loads((folder / "config.json").read_text())
    name = values.get("dtype") or values.get("torch_dtype") or "float32"
    if name not in ("float32", "bfloat16", "float16"):
        raise ValueError(f"{folder}: its config.json says {name}; give --dtype {' or '.join(DTYPES)}")
    return getattr(torch, name)
