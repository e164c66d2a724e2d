"""The README is held to the code: its commands, its metrics table, its tree."""

import re
from pathlib import Path

from grpo.metrics import METRICS
from sft.trainer import METRICS as SFT_METRICS

ROOT = Path(__file__).resolve().parents[1]
README = (ROOT / "README.md").read_text()


def test_the_test_command_is_the_one_that_ci_runs():
    command = re.search(r"```\n(.* -m pytest -n 2 .*)\n```", README)[1]
    assert command in (ROOT / ".ci" / "run").read_text()


def test_the_run_command_comes_first():
    first = re.search(r"```\n(.*)\n```", README)[1]
    assert first.endswith("-c constraints.txt && .venv/bin/python scripts/train.py --phase 1")


def test_every_logged_metric_stands_in_the_table_with_its_meaning():
    row = re.compile(r"^\| `(\w+)` \| ([^|]*) \|$", re.MULTILINE)  # a bar within a cell would split it
    assert dict(row.findall(README.split("### GRPO")[1].split("### SFT")[0])) == METRICS
    assert dict(row.findall(README.split("### SFT")[1].split("\n## ")[0])) == SFT_METRICS


def test_the_tree_names_every_file_and_no_other():
    tree = README.split("## The tree")[1].split("\n## ")[0]
    named = set(re.findall(r"^(\w+/[\w/]*\w+\.py) ", tree, re.MULTILINE))
    there = {
        str(path.relative_to(ROOT))
        for package in ("env", "grpo", "sft", "scripts")
        for path in (ROOT / package).rglob("*.py")
        if path.name != "__init__.py"
    }
    assert named == there
