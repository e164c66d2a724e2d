"""Runs `scripts/train.py` in this process, as its command line would: what importing torch costs is paid once."""

import contextlib
import importlib.util
import io
import json
import shutil
from pathlib import Path

from env import minispider

SCRIPT = Path(__file__).resolve().parents[1] / "scripts" / "train.py"


def load_script():
    spec = importlib.util.spec_from_file_location("train_script", SCRIPT)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


SCRIPT_MAIN = load_script().main


def small_dataset(folder: Path) -> Path:
    """Makes `folder` the official layout with 24 training and 8 held-out questions of two bundled databases."""
    source = minispider.folder()
    for name, count in (("train_spider.json", 24), ("dev.json", 8)):
        records = [r for r in json.loads((source / name).read_text()) if r["db_id"] in ("concerts", "pets")]
        (folder / name).write_text(json.dumps(records[:count]))
    shutil.copy(source / "tables.json", folder)
    for name in ("concerts", "pets"):
        shutil.copytree(source / "database" / name, folder / "database" / name)
    return folder


def lines(path: Path) -> list[dict]:
    """The records of a run's .jsonl file."""
    with path.open(encoding="utf-8") as file:  # not splitlines: sampled text may hold U+2028
        return [json.loads(line) for line in file]


def train(runs: Path, *flags: str, code: int = 0) -> str:
    """What `python scripts/train.py --runs-dir RUNS FLAGS` prints: its stdout, or its stderr when it must fail.

    SFT's format check is off unless FLAGS have it: models of a few steps play every episode to its last token.
    """
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        try:
            returned = SCRIPT_MAIN(["--runs-dir", str(runs), "--sft-check-questions", "0", *flags])
        except SystemExit as stop:
            returned = stop.code
    assert returned == code, out.getvalue() + err.getvalue()
    return err.getvalue() if code else out.getvalue()
