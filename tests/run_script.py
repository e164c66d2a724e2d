"""Scripts as a person runs them: as a process, or, quicker, by their `main` in this one."""

import contextlib
import importlib.util
import io
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from unittest import mock

ROOT = Path(__file__).resolve().parents[1]


@dataclass(frozen=True)
class Done:
    returncode: int
    stdout: str
    stderr: str


def in_process(name: str, *arguments: object, stdin: str = "") -> Done:
    """`main(arguments)` of scripts/<name>.py, its streams caught."""
    spec = importlib.util.spec_from_file_location(f"{name}_script", ROOT / "scripts" / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    out, err = io.StringIO(), io.StringIO()
    typed = mock.patch.object(sys, "stdin", io.StringIO(stdin))
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err), typed:
        try:
            code = module.main([str(argument) for argument in arguments])
        except SystemExit as stop:
            code = stop.code
    return Done(code, out.getvalue(), err.getvalue())


def as_process(name: str, *arguments: object, stdin: str = "", cwd: Path | None = None) -> Done:
    """From another folder, with nothing of this repository on its path."""
    command = [sys.executable, "-I", str(ROOT / "scripts" / f"{name}.py"), *map(str, arguments)]
    done = subprocess.run(command, input=stdin, capture_output=True, text=True, timeout=120, cwd=cwd)
    return Done(done.returncode, done.stdout, done.stderr)


def assert_one_line_error(done: Done, message: str) -> None:
    assert done.returncode == 2, done
    assert message in done.stderr
    assert done.stderr.startswith("error: ")
    assert done.stderr.count("\n") == 1
    assert "Traceback" not in done.stderr
