"""Files that are whole or not there at whatever moment the power goes; and in one line, why one can't be written.

Decides the order of every write that must survive: aside, fsync, rename, fsync of the folder that holds the name; and
how one process keeps the others out.
"""

import errno
import os
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from safetensors import SafetensorError

NO_ROOM = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
NO_FOLDER_SYNC = (errno.EINVAL, errno.EBADF, errno.ENOTSUP)  # of file systems that have nothing to do for a folder
NO_LOCKS = (errno.ENOLCK, errno.ENOSYS, errno.ENOTSUP)  # of file systems that know none: nobody is kept out there


def sync(path: Path) -> None:
    """Wait until a file's bytes, or a folder's names, are on the disk itself."""
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    except OSError as error:
        if not (path.is_dir() and error.errno in NO_FOLDER_SYNC):
            raise
    finally:
        os.close(descriptor)


def replace_text(path: Path, text: str) -> None:
    """Readers see the old text or the new one."""
    aside = path.with_name(path.name + ".new")
    with writing(path):
        aside.write_text(text, encoding="utf-8")
        put_in_place(aside, path)


def put_in_place(aside: Path, path: Path) -> None:
    """A finished file takes its name, over the one that has it."""
    sync(aside)
    aside.replace(path)
    sync(path.parent)


@contextmanager
def writing(path: Path, needs: int = 0) -> Iterator[None]:
    """Says in a ValueError why `path` could not be written and what to do. needs: bytes that the writing takes.

    Errors that are not the disk's pass through.
    """
    try:
        yield
    except (OSError, SafetensorError, RuntimeError) as error:  # torch and safetensors wrap what the system says
        number = system_error(error)
        if number is None:
            raise
        reason = os.strerror(number)
        if number not in NO_ROOM:
            raise ValueError(f"{path} can't be written ({reason}); give a place that can: --runs-dir") from error
        room = f"{size_text(needs)} are needed, " if needs else ""
        free = size_text(shutil.disk_usage(_existing(path)).free)
        raise ValueError(
            f"{path} can't be written ({reason}): {room}{free} are free there; delete what you can spare, such as old "
            "runs; what stood there before is whole, and --resume goes on from it"
        ) from error


@contextmanager
def locked(path: Path) -> Iterator[bool]:
    """Whether this process has the lock file `path` for itself, which it makes and holds to the end of the context.

    The system takes the lock back from a process that dies, however it dies; the file stays and means nothing then.
    """
    with writing(path):
        file = path.open("a")
    with file:
        # Who held the lock may have deleted the file after it was opened here: others would make and lock a new one.
        yield _lock(file) and path.exists() and os.path.samestat(os.fstat(file.fileno()), path.stat())


def _lock(file: TextIO) -> bool:
    import fcntl  # here, as Windows has none: what reads runs only works there too

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError as error:
        if error.errno not in NO_LOCKS:
            raise
    return True


def system_error(error: BaseException) -> int | None:
    """The errno behind an exception or behind what it was raised from; None when the system was not the cause."""
    seen: BaseException | None = error
    while seen is not None:
        if isinstance(seen, OSError) and seen.errno is not None:
            return seen.errno
        if found := re.search(r"\(os error (\d+)\)", str(seen)):  # Rust's spelling
            return int(found[1])
        seen = seen.__cause__ or seen.__context__
    return None


def size_text(count: int) -> str:
    """`1536` → `1.5 KiB`."""
    size, unit = float(count), "B"
    for larger in ("KiB", "MiB", "GiB", "TiB"):
        if size < 1024:
            break
        size, unit = size / 1024, larger
    return f"{size:.0f} B" if unit == "B" else f"{size:.1f} {unit}"


def _existing(path: Path) -> Path:
    return next(place for place in (path.absolute(), *path.absolute().parents) if place.exists())
