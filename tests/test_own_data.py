"""The README's lines for a person's own database, run as they stand there."""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def test_the_readme_lines_for_own_data_work(tmp_path):
    block = (ROOT / "README.md").read_text().split("## Your own data")[1].split("```")[1].strip()
    lines = block.splitlines()
    assert len(lines) == 5
    (tmp_path / ".venv").symlink_to(sys.prefix)
    for name in ("scripts", "grpo", "env", "sft", "tests"):
        (tmp_path / name).symlink_to(ROOT / name)
    small = " --steps 1 --sft-steps 2 --questions-per-step 2 --group-size 2"
    for line in lines:
        command = line.split("  #")[0] + (small if "--phase all" in line and "--dry-run" not in line else "")
        done = subprocess.run(
            command, shell=True, cwd=tmp_path, capture_output=True, text=True, timeout=120, input="answer 3\n"
        )
        assert done.returncode == 0, f"{command}\n{done.stdout}{done.stderr}"
        if "--dry-run" in line:
            assert re.search(r"^train: \d+ easy", done.stdout, re.MULTILINE)
