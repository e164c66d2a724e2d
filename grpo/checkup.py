"""Takes a run folder to the doctor: which phases it has, and their last rollouts."""

import json
from pathlib import Path
from typing import Any

from grpo.doctor import diagnose
from grpo.run_log import METRICS, ROLLOUTS, read_records

TAIL = 4 * 2**20  # bytes read from the end of a log that may be large: a step or two of rollouts


def check_up(run: Path, only: str | None = None) -> dict[str, list[str]]:
    """`{"phase1": ["format collapse: …"]}`: a line a finding, of every GRPO phase that the run has begun, or of one.

    Raises ValueError for metrics of another version.
    """
    phases: dict[str, list[dict[str, Any]]] = {}
    for record in read_records(run / METRICS):
        if record["phase"] != "sft" and only in (None, record["phase"]):
            phases.setdefault(record["phase"], []).append(record)
    last = last_records(run / ROLLOUTS)
    return {
        phase: [
            f"{finding.rule}: {finding.line}"
            for finding in diagnose(records, [rollout for rollout in last if rollout["phase"] == phase])
        ]
        for phase, records in phases.items()
    }


def last_records(path: Path) -> list[dict[str, Any]]:
    """Whole lines from the end of a JSONL file; none where it is missing."""
    if not path.exists():
        return []
    start = max(0, path.stat().st_size - TAIL)
    with path.open("rb") as file:
        file.seek(start)
        lines = file.read().split(b"\n")
    return [json.loads(line) for line in lines[bool(start) : -1]]  # the first may be cut, the last is unfinished or ""
