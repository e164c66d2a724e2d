"""README.md of a finished checkpoint, as the model hub shows it: what it is, how it was made, what it can do.

Decides that a card says what the run folder knows and leaves out the rest: no licence, no guessed base model.
"""

import re
import shlex
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from grpo.evaluation import Evaluation
from grpo.presets import PRESETS
from grpo.run_log import RunLog
from grpo.runs import CARD, STARTS_FROM, Run
from grpo.summary import comparison

HUB_NAME = re.compile(r"[\w-][\w.-]*/[\w-][\w.-]*")
METHODS = {"sft": "imitation of a scripted expert (SFT)", "phase1": "GRPO, phase 1", "phase2": "GRPO, phase 2"}
ELSEWHERE = ("resume", "runs_dir", "quiet", "log_json")
Row = tuple[str, str, str]  # what, before, after


def write_cards(
    run: Run, phase: str, source: Path | None, steps: int, log: RunLog, before: Evaluation, after: Evaluation
) -> None:
    """Of a GRPO phase's last weights, and of its best ones where they are kept apart.

    source: the checkpoint that the phase started from; None where a resumed run no longer knows.
    """
    write_card(run.phase(phase), run, phase, source, f"{steps}", comparison(before, after))
    if run.best(phase).exists():
        best = max(log.evaluations(), key=lambda evaluation: evaluation.accuracy)
        rows = comparison(before, best)
        write_card(run.best(phase), run, phase, source, f"those with the best held-out accuracy of {steps}", rows)


def write_card(
    folder: Path, run: Run, phase: str, source: Path | None, steps: str, table: Sequence[Row]
) -> None:
    """Readers see no card or a whole one."""
    settings = run.settings()
    invocation = settings["invocations"][settings["last"]]
    base = base_model(run, phase, source)
    rows = facts(run, phase, invocation["config"], base, source, steps)
    aside = folder / f"{CARD}.new"
    aside.write_text(card_text(f"{run.folder.name}, {phase}", phase, base, rows, table, command(invocation["flags"])))
    aside.replace(folder / CARD)


def card_text(
    title: str, phase: str, base: str | None, facts: Iterable[tuple[str, str]], table: Sequence[Row], command: str
) -> str:
    """table: its first row is the head; empty when nothing was measured."""
    front = ["library_name: transformers", "pipeline_tag: text-generation"]
    if base and HUB_NAME.fullmatch(base):
        front.append(f"base_model: {base}")
    judged = ["", "## Before and after", "", *_markdown(table)] if table else []
    return "\n".join(
        [
            "---", *front, "---", "", f"# {title}", "",
            "Answers questions about a SQLite database over several turns, with the tools `describe`, `sample`, "
            f"`query` and `answer`. Trained by {METHODS[phase]}, with a reference implementation in pure PyTorch.",
            "", *_markdown([("", ""), *facts]), *judged, "", "## Made by", "", "```", command, "```", "",
            "This card states no licence; see those of the base model and of the data.", "",
        ]
    )  # fmt: skip


def facts(
    run: Run, phase: str, config: Mapping[str, Any], base: str | None, source: Path | None, steps: str
) -> list[tuple[str, str]]:
    """config: all fields, as the run folder has them."""
    settings, section = config["run"], config[phase]
    rows = [("base model", base)] if base else []
    rows += [("started from", shown(str(source)))] if source else []
    data = shown(settings["db"] or settings["dataset"])
    return [
        *rows,
        ("preset", f"{settings['preset']}, recipe {settings['recipe']}"),
        ("data", f"{data}: {', '.join(section['difficulties'])} questions"),
        ("phase", phase),
        ("steps", steps),
        ("seed", str(settings["seed"])),
        ("thinking", "on" if settings["thinking"] else "off"),
    ]


def base_model(run: Run, phase: str, source: Path | None) -> str | None:
    """The pretrained model underneath: what --model gave, here or in the run that the weights come from, else the
    preset's. None where there is none, or where the run folder can't tell."""
    for place in (Run(source.parent), run) if source else (run,):
        if given := _given_model(place, frozenset()):
            return given
    known = source is not None or phase == "sft" or run.has(STARTS_FROM[phase])
    return PRESETS[run.settings()["preset"]].model if known else None


def _given_model(run: Run, seen: frozenset[Path]) -> str | None:
    """Follows --model from run to run; seen: those on the way, so that two runs that took turns end somewhere."""
    seen |= {run.folder.resolve()}
    for invocation in run.settings().get("invocations", {}).values():
        model = invocation["config"]["run"]["model"]
        if model is None or (before := Path(model).resolve().parent) in seen:
            continue
        if not Path(model).is_dir():
            return model  # a name on the hub
        settings = Run(before).settings()
        if not settings.get("invocations"):
            return f"a local folder, {shown(model)}"
        return _given_model(Run(before), seen) or PRESETS[settings["preset"]].model
    return None


def command(flags: Mapping[str, Any]) -> str:
    """The command line of these flags, as a run folder keeps them, without those that change no weight."""
    words = ["python", "scripts/train.py"]
    for name, value in flags.items():
        if name in ELSEWHERE:
            continue
        flag = name.replace("_", "-")
        if isinstance(value, bool):
            words.append(f"--{flag}" if value else f"--no-{flag}")
        elif value is not None:
            words += [f"--{flag}", ",".join(value) if isinstance(value, list | tuple) else str(value)]
    return shlex.join(words)


def shown(name_or_folder: str) -> str:
    """A name as it is; of a folder its last two parts: where a home folder lies is nobody's business."""
    return "/".join(Path(name_or_folder).parts[-2:])


def _markdown(rows: Sequence[tuple[str, ...]]) -> list[str]:
    """The first row is the head."""
    lines = [f"| {' | '.join(cell.strip() for cell in row)} |" for row in rows]
    return [lines[0], "|" + " --- |" * len(rows[0]), *lines[1:]]
