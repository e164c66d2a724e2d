"""Where this project keeps what it can make again: one folder in the user's cache."""

import os
from pathlib import Path


def cache_folder() -> Path:
    """`${XDG_CACHE_HOME:-~/.cache}/multi-turn-grpo`; it may not exist yet.

    An empty or relative XDG_CACHE_HOME counts as unset (the XDG standard ignores those). Raises ValueError where
    there is no home folder either.
    """
    chosen = os.environ.get("XDG_CACHE_HOME", "")
    if os.path.isabs(chosen):
        return Path(chosen) / "multi-turn-grpo"
    try:
        return Path.home() / ".cache" / "multi-turn-grpo"
    except RuntimeError as error:
        raise ValueError("there is no home folder to keep a cache in; set XDG_CACHE_HOME") from error
