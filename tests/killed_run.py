"""Runs `scripts/train.py` as processes that die: `python -m tests.killed_run`, a job a line on stdin, in JSON.

    {"argv": [...], "out": FILE, "call": K}       SIGKILL in the middle of the K-th call that touches the run's files
    {"argv": [...], "out": FILE, "seconds": S}    SIGKILL from outside after S seconds
    {"argv": [...], "out": FILE}                  to its end

Each job is a forked child, so that imports are paid once; what it printed goes to FILE. The answer, a line:
{"code": exit code, −9 when killed, "calls": calls made so far}.
"""

import contextlib
import json
import os
import shutil
import signal
import sys
import threading
from pathlib import Path

import bitsandbytes  # noqa: F401 (the run imports these two where it needs them, which would be in every child)
from transformers import AutoTokenizer  # noqa: F401

from grpo.run_log import RunLog
from tests.training import SCRIPT_MAIN


class Calls:
    """Counts fsync, rename, replace, deletion and appending; the `last` one is begun and never finished."""

    def __init__(self, last: int | None, counter: Path):
        self.last, self.counter, self.made = last, counter, 0
        for module, name in ((os, "fsync"), (os, "rename"), (os, "replace")):
            setattr(module, name, self.counted(getattr(module, name), lambda *_: None))
        shutil.rmtree = self.counted(shutil.rmtree, self.half_of_rmtree)
        RunLog._append = self.counted(RunLog._append, self.half_of_append)

    def counted(self, real, half):
        def call(*arguments, **options):
            self.made += 1
            self.counter.write_text(str(self.made))
            if self.made == self.last:
                half(*arguments)
                os.kill(os.getpid(), signal.SIGKILL)
            return real(*arguments, **options)

        return call

    @staticmethod
    def half_of_rmtree(folder):
        if Path(folder).is_dir():
            for path in sorted(Path(folder).iterdir())[::2]:
                path.unlink()

    @staticmethod
    def half_of_append(log, name, records):
        text = "".join(json.dumps(record) + "\n" for record in records)
        with (log.folder / name).open("a") as file:
            file.write(text[: len(text) // 2])


def run(job: dict) -> dict:
    counter = Path(job["out"] + ".calls")
    counter.write_text("0")
    child = os.fork()
    if child == 0:
        code = 1
        try:
            with open(job["out"], "w") as out, contextlib.redirect_stdout(out), contextlib.redirect_stderr(out):
                Calls(job.get("call"), counter)
                code = SCRIPT_MAIN(job["argv"])
        finally:
            os._exit(code)
    timer = threading.Timer(job["seconds"], os.kill, (child, signal.SIGKILL)) if "seconds" in job else None
    if timer:
        timer.start()
    _, status = os.waitpid(child, 0)
    if timer:
        timer.cancel()
        timer.join()
    return {"code": os.waitstatus_to_exitcode(status), "calls": int(counter.read_text() or 0)}


with contextlib.suppress(ImportError):  # an extra
    import matplotlib.figure  # noqa: F401

if __name__ == "__main__":
    for line in sys.stdin:
        print(json.dumps(run(json.loads(line))), flush=True)
