"""`checksums.json` of a checkpoint: SHA-256 of every file, so that a flipped bit is an error and not another model.

    {"step": 20, "sha256": {"config.json": "…", "model.safetensors": "…", …}}      step: null for weights alone
"""

import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from grpo.durable import sync

CHECKSUMS = "checksums.json"


def write_checksums(folder: Path, step: int | None) -> None:
    """Of every file in the folder as it is on the disk; the last file to be written there."""
    sums = {path.name: _sha256(path) for path in sorted(folder.iterdir()) if path.name != CHECKSUMS}
    (folder / CHECKSUMS).write_text(json.dumps({"step": step, "sha256": sums}, indent=2) + "\n")
    sync(folder / CHECKSUMS)


def verify(folder: Path, wanted: Callable[[str], bool]) -> None:
    """Raises ValueError naming the first `wanted` file that isn't as it was saved. Foreign folders have no sums."""
    for name, expected in _read(folder).get("sha256", {}).items():
        path = folder / name
        if not wanted(name):
            continue
        if not path.is_file():
            raise ValueError(f"{folder} lacks {name}, which its {CHECKSUMS} names; {_remedy(folder)}")
        if _sha256(path) != expected:
            raise ValueError(
                f"{path} is not as it was saved (its SHA-256 differs); {_remedy(folder)}, or delete {CHECKSUMS} if "
                "you changed it yourself"
            )


def step_of(folder: Path) -> int | None:
    """The step that a checkpoint was saved at; None for weights alone, foreign folders and broken ones."""
    try:
        return _read(folder).get("step")
    except ValueError:
        return None


def _read(folder: Path) -> dict[str, Any]:
    path = folder / CHECKSUMS
    if not path.is_file():
        return {}
    try:
        found = json.loads(path.read_text())
        return {"step": found["step"], "sha256": dict(found["sha256"])}
    except (ValueError, KeyError, TypeError):  # json's and utf-8's own errors are ValueErrors
        raise ValueError(f"{path} is broken; {_remedy(folder)}") from None


def _remedy(folder: Path) -> str:
    earlier = sorted(path.name for path in folder.parent.glob(f"{folder.name}-step-*"))
    if earlier:
        return f"put an earlier checkpoint in its place ({', '.join(earlier)})"
    return "take another checkpoint (--keep 2 keeps one more of a run)"


def _sha256(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()
