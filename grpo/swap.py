"""Folders that are replaced whole, and how many of those before them stay.

    phase1.new      being written; of no use before the swap
    phase1          the current one, always a plain folder: no links, which not every disk has
    phase1.old      what was current, from the swap's first rename to its end
    phase1-step-10  what was current before, where more than one is kept
    phase1.gone     being deleted

A kill between any two lines of this file leaves a whole folder as phase1 or, between two renames, as phase1.old.
"""

import shutil
from pathlib import Path

from grpo.checksums import step_of
from grpo.durable import sync


def aside_of(folder: Path) -> Path:
    """Where the next contents of `folder` are to be written."""
    return _beside(folder, ".new")


def present(folder: Path, file: str) -> bool:
    """Whether `file` is in the folder, be it one whose swap was interrupted."""
    return (folder / file).is_file() or interrupted(folder)


def interrupted(folder: Path) -> bool:
    return not folder.exists() and _beside(folder, ".old").exists()


def swap_in(folder: Path, keep: int) -> None:
    """The finished `aside_of(folder)` becomes `folder`; of those before it the last keep − 1 stay."""
    _settle(folder, keep)
    if folder.exists():
        folder.rename(_beside(folder, ".old"))
    aside_of(folder).rename(folder)
    sync(folder.parent)
    _settle(folder, keep)


def mend(folder: Path, keep: int) -> None:
    """End or undo a swap that was interrupted. Only for the process whose run it is: another may be in the middle."""
    shutil.rmtree(aside_of(folder), ignore_errors=True)
    if interrupted(folder):
        _beside(folder, ".old").rename(folder)
    if folder.exists():
        _settle(folder, keep)


def kept(folder: Path) -> dict[int, Path]:
    """The folders before this one, by step."""
    found = {path: path.name.removeprefix(f"{folder.name}-step-") for path in folder.parent.glob(f"{folder.name}-*")}
    return {int(step): path for path, step in found.items() if step.isdecimal()}


def _settle(folder: Path, keep: int) -> None:
    """What was current before becomes one of the `keep`, or goes; so do those that are too many."""
    old, gone = _beside(folder, ".old"), _beside(folder, ".gone")
    shutil.rmtree(gone, ignore_errors=True)
    if old.exists():
        step = step_of(old)
        name = folder.with_name(f"{folder.name}-step-{step}")
        if keep > 1 and step is not None:
            _remove(name, gone)
            old.rename(name)
        else:
            _remove(old, gone)
    current, before = step_of(folder), kept(folder)
    if current is not None:
        taken_back = [step for step in before if step >= current]  # a run that went back
        earlier = sorted(step for step in before if step < current)
        for step in taken_back + earlier[: max(0, len(earlier) - keep + 1)]:
            _remove(before[step], gone)


def _remove(folder: Path, gone: Path) -> None:
    """A folder that a kill leaves half deleted must not have a checkpoint's name."""
    if folder.exists():
        folder.rename(gone)
        shutil.rmtree(gone)


def _beside(folder: Path, suffix: str) -> Path:
    return folder.with_name(folder.name + suffix)
