"""The bundled set: small SQLite databases and questions in the layout of the official Spider release.

The data is checked in as text (`data/`, made by `build.py`). `folder()` turns it into `.sqlite` files once,
in the user's cache, under a name that changes with the data, and returns that folder. Standard library only.
"""

import hashlib
import os
import shutil
import sqlite3
import tempfile
from pathlib import Path

from env.cache import cache_folder

DATA = Path(__file__).parent / "data"


def folder() -> Path:
    """The bundled set as an official Spider folder, built on first use.

    It holds `train_spider.json`, `dev.json`, `test.json`, `tables.json` and `database/<db_id>/<db_id>.sqlite`, and
    lies at `${XDG_CACHE_HOME:-~/.cache}/multi-turn-grpo/minispider-<hash of the data>`. It is built beside its place
    and renamed, so that no process ever sees a half-built one; of two that race, the second uses the first's.

    Raises ValueError when the cache cannot be written.
    """
    sources = sorted(path for path in DATA.rglob("*") if path.suffix in (".json", ".sql"))
    cache = cache_folder()
    target = cache / f"minispider-{_content_hash(sources)}"
    if target.is_dir():
        return target
    try:
        cache.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=cache, prefix=".minispider-") as scratch:
            built = Path(scratch) / "built"
            _build(sources, built)
            _rename(built, target)
    except OSError as error:
        raise ValueError(
            f"the bundled databases cannot be written to {cache} ({error}); "
            "set XDG_CACHE_HOME to a folder that can be written"
        ) from error
    return target


def _content_hash(sources: list[Path]) -> str:
    """Twelve hex digits over the names and contents of the data files."""
    digest = hashlib.sha256()
    for path in sources:
        content = path.read_bytes()
        digest.update(f"{path.relative_to(DATA).as_posix()} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()[:12]


def _build(sources: list[Path], built: Path) -> None:
    """Copy the JSON files and run every SQL script into a `.sqlite` file beside where the script would be."""
    for source in sources:
        place = built / source.relative_to(DATA)
        place.parent.mkdir(parents=True, exist_ok=True)
        if source.suffix == ".json":
            shutil.copyfile(source, place)
            continue
        connection = sqlite3.connect(":memory:")
        connection.executescript(source.read_text(encoding="utf-8"))
        place.with_suffix(".sqlite").write_bytes(connection.serialize())
        connection.close()


def _rename(built: Path, target: Path) -> None:
    """Put the finished folder in its place unless another process has done so meanwhile."""
    try:
        os.replace(built, target)
    except OSError:
        if not target.is_dir():
            raise
