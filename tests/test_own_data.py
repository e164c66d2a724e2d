"""The README's lines for a person's own database, run as they stand there."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
LINES = (ROOT / "README.md").read_text().split("## Your own data")[1].split("```")[1].strip().splitlines()


@pytest.fixture
def clone(tmp_path) -> Path:
    (tmp_path / ".venv").symlink_to(sys.prefix)
    for name in ("scripts", "grpo", "env", "sft", "tests"):
        (tmp_path / name).symlink_to(ROOT / name)
    return tmp_path


def run(line: str, clone: Path) -> str:
    typed = "answer 3\n"  # for play.py
    done = subprocess.run(line, shell=True, cwd=clone, capture_output=True, text=True, timeout=300, input=typed)
    assert done.returncode == 0, f"{line}\n{done.stdout}{done.stderr}"
    return done.stdout


def test_the_readme_lines_make_a_database_show_the_plan_and_play(clone):
    made, shown, plan, play, _ = LINES
    run(made, clone)
    assert run(shown, clone).count('"question"') == 6
    assert re.search(r"^train: \d+ (easy|medium)", run(plan, clone), re.MULTILINE)
    assert "wrong" in run(play, clone)  # 3 breads: there are more, or another question was asked


@pytest.mark.slow
def test_the_readme_line_trains_on_it(clone):
    made, *_, training = LINES
    run(made, clone)
    out = run(f"{training} --steps 1 --sft-steps 2 --questions-per-step 2 --group-size 2", clone)
    assert "phase2: weights in runs/own/phase2" in out
    assert "training questions have an answer and no SQL" in out
