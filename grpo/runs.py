"""Where runs lie on disk: their names, the phases in them, and which weights a phase starts from.

    runs/<name>/config.json   {"preset": …, "last": "1", "starts": {"phase1": "grpo/tiny"}, "invocations":
                               {"1": {"flags": {…}, "config": {…}, "surroundings": [one a start]}}}
    runs/<name>/sft, phase1, phase2            checkpoints; phase1-step-10 an earlier one, phase1-best weights
    runs/<name>/phase1.reference.safetensors   the int8 reference of a phase with β > 0
    runs/<name>/lock                           held by the process that trains the run
"""

import json
import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass
from itertools import count
from pathlib import Path
from typing import Any

from grpo import checkpoint
from grpo.config import Config, GrpoConfig, RunConfig, SftConfig
from grpo.durable import locked, replace_text, writing
from grpo.presets import PRESETS
from grpo.surroundings import Surroundings

PHASES = {"sft": ("sft",), "1": ("phase1",), "2": ("phase2",), "all": ("sft", "phase1", "phase2")}
STARTS_FROM = {"phase1": "sft", "phase2": "phase1"}
CARD, LOCK = "README.md", "lock"  # a card: of a finished checkpoint, written by model_card.py
# What a resumed run may be given anew: where it is, how far to go, how often to look. All else stays as it was.
CHANGEABLE = frozenset(
    {
        "resume", "name", "runs_dir", "preset", "phase", "steps", "sft_steps", "save_every", "sft_save_every", "keep",
        "hours", "quiet", "log_json", "check_questions", "sft_check_questions",
    }
)  # fmt: skip


@dataclass(frozen=True)
class Run:
    """One run folder."""

    folder: Path

    def phase(self, name: str) -> Path:
        return self.folder / name

    def best(self, phase: str) -> Path:
        """Weights of the step with the best held-out accuracy, where --eval-every looks for it."""
        return self.folder / f"{phase}-best"

    def reference(self, phase: str) -> Path:
        return self.folder / f"{phase}.reference.safetensors"

    def curve(self, phase: str) -> Path:
        return self.folder / f"{phase}-reward.png"

    def has(self, phase: str) -> bool:
        return checkpoint.exists(self.phase(phase))

    def finished(self, phase: str) -> bool:
        """Whether the phase has come to its end: its checkpoint has a card then, those on the way have none."""
        return self.has(phase) and (self.phase(phase) / CARD).is_file()

    @contextmanager
    def alone(self) -> Iterator[None]:
        """No other process trains this run meanwhile. Raises ValueError when one does.

        A folder that nothing has been written to goes again, so that its name is free.
        """
        with writing(self.folder):
            self.folder.mkdir(parents=True, exist_ok=True)
        with locked(self.folder / LOCK) as ours:
            if not ours:
                raise ValueError(
                    f"another process trains {self.folder}; stop it or wait for its end, or give another --name"
                )
            try:
                yield
            finally:
                with suppress(OSError):
                    if os.listdir(self.folder) == [LOCK]:
                        (self.folder / LOCK).unlink()
                        self.folder.rmdir()

    def settings(self) -> dict[str, Any]:
        """Contents of config.json; empty for a new run. Raises ValueError when it can't be read."""
        path = self.folder / "config.json"
        if not path.exists():
            return {"preset": None, "last": None, "starts": {}, "invocations": {}}
        try:
            return json.loads(path.read_text())
        except json.JSONDecodeError as error:
            raise ValueError(f"{path} is broken ({error}); remove the run or restore the file") from None

    def record(self, config: Config, flags: dict[str, Any]) -> None:
        """Note the flags of this invocation and all fields that they led to."""
        settings, phase = self.settings(), config.run.phase
        before = self.surroundings(phase) if config.run.resume else []
        settings["preset"], settings["last"] = config.run.preset, phase
        settings["invocations"][phase] = {"flags": flags, "config": asdict(config), "surroundings": before}
        self._write(settings)

    def record_surroundings(self, phase: str, here: Surroundings) -> None:
        """Note where the invocation with --phase `phase` runs, after its earlier starts."""
        settings = self.settings()
        settings["invocations"][phase]["surroundings"].append(asdict(here))
        self._write(settings)

    def surroundings(self, phase: str) -> list[dict[str, Any]]:
        """Of each start of the invocation with --phase `phase`."""
        return self.settings()["invocations"].get(phase, {}).get("surroundings", [])

    def record_start(self, phase: str, weights: Path | None) -> None:
        """Note what a phase starts from, None for fresh weights: a resumed run may not take newer ones."""
        settings, place = self.settings(), weights
        if weights is not None and weights.is_dir():  # else a name on the hub
            own = weights.parent == self.folder  # a run can be moved
            place = weights.name if own else weights.absolute()
        settings.setdefault("starts", {})[phase] = None if place is None else str(place)
        self._write(settings)

    def _write(self, settings: dict[str, Any]) -> None:
        with writing(self.folder):
            self.folder.mkdir(parents=True, exist_ok=True)
        replace_text(self.folder / "config.json", json.dumps(settings, indent=2) + "\n")

    def flags_of(self, phase: str) -> dict[str, Any]:
        """The flags that `phase` was made with: of its own invocation, else of that for all phases, else of the last.

        The last one makes an SFT that it needs and that was not asked for.
        """
        settings = self.settings()
        invocations = settings["invocations"]
        asked = (phase.removeprefix("phase"), "all", settings["last"])
        return next((invocations[name]["flags"] for name in asked if name in invocations), {})

    def resumed_flags(self, flags: dict[str, Any]) -> dict[str, Any]:
        """The flags of the invocation that is resumed, with what may differ now taken from `flags`.

        Raises ValueError for a flag that would make another run of it.
        """
        settings = self.settings()
        stored = settings["invocations"].get(flags.get("phase", settings["last"]), {"flags": {}})["flags"]
        for name, value in flags.items():
            before = stored.get(name, value)
            if name not in CHANGEABLE and (name not in stored or before != json.loads(json.dumps(value))):
                raise ValueError(
                    f"--{name.replace('_', '-')} can't change on --resume; leave it out, or start a new run"
                )
        return stored | {"phase": settings["last"]} | flags


def open_run(run: RunConfig) -> Run:
    """The folder this invocation works in; `Run.alone` keeps others out of it.

    Where nothing names it, the folder is made at once: of processes that start together each gets its own. Raises
    ValueError when a requested phase is there and not resumed.
    """
    runs_dir = Path(run.runs_dir)
    if run.name is not None:
        opened = Run(runs_dir / run.name)
    elif run.resume:
        newest = newest_runs(run)
        if not newest:
            raise ValueError(f"--resume: {runs_dir} holds no run of the preset {run.preset}; give --name")
        opened = newest[0]
    else:
        opened = Run(_make_next(runs_dir, run.preset))
    if run.resume and not (opened.folder / "config.json").is_file():
        raise ValueError(f"--resume: there is no run {opened.folder}; without --resume it begins")
    if not run.resume:
        for phase in PHASES[run.phase]:
            if opened.has(phase):
                raise ValueError(f"{opened.phase(phase)} exists; add --resume to go on with it, or take another --name")
    return opened


def _make_next(runs_dir: Path, preset: str) -> Path:
    """A new folder `<preset>-<number>`, with the first number that none has."""
    with writing(runs_dir):
        runs_dir.mkdir(parents=True, exist_ok=True)
        for number in count(1):
            folder = runs_dir / f"{preset}-{number}"
            with suppress(FileExistsError):
                folder.mkdir()
                return folder


def lasting(config: SftConfig | GrpoConfig, seed: int) -> dict[str, Any]:
    """The settings of a phase that its checkpoints are bound to."""
    return {"seed": seed} | {name: value for name, value in asdict(config).items() if name not in CHANGEABLE}


def check_settings(folder: Path, stored: Mapping[str, Any], now: Mapping[str, Any]) -> None:
    """Raises ValueError when a checkpoint was trained with other settings than those that would go on with it."""
    changed = [name for name in now if name in stored and stored[name] != now[name]]
    if changed:
        told = ", ".join(f"{name} {stored[name]}, not {now[name]}" for name in changed)
        raise ValueError(f"{folder} is of another run ({told}): put the right checkpoint back, or start a new run")


def resume_command(run: Run) -> str:
    return f"python scripts/train.py --resume --runs-dir {run.folder.parent} --name {run.folder.name}"


def newest_runs(run: RunConfig) -> list[Run]:
    """Runs of the preset, newest settings first."""
    folders = sorted(Path(run.runs_dir).glob("*/config.json"), key=lambda path: path.stat().st_mtime, reverse=True)
    return [opened for opened in (Run(path.parent) for path in folders) if opened.settings()["preset"] == run.preset]


def newest_checkpoint(folder: Path) -> Path:
    """The last phase that the run in `folder` has reached; `folder` itself where it is no run."""
    reached = [phase for phase in reversed(PHASES["all"]) if Run(folder).has(phase)]
    return folder / reached[0] if reached else folder


def tokenizer_of(folder: Path, shipped: Path) -> Path:
    """Where the tokenizer lies that all phases of the run share; `shipped` while it has no checkpoint."""
    newest = newest_checkpoint(folder)
    return newest if (newest / "tokenizer.json").is_file() else shipped


def run_of(folder: Path) -> Run | None:
    """The run that `folder` is, or is a checkpoint of; None where it belongs to none."""
    for place in (folder, folder.absolute().parent):  # a checkpoint has a config.json too, but of a model
        settings = Run(place).settings()
        if isinstance(settings, dict) and settings.get("preset") is not None:
            return Run(place)
    return None


def preset_of(folder: Path) -> str | None:
    """The preset of the run that `folder` is, or is a checkpoint of; None where it belongs to none.

    Raises ValueError for a preset that is no longer there.
    """
    run = run_of(folder)
    preset = None if run is None else run.settings()["preset"]
    if preset is not None and preset not in PRESETS:
        raise ValueError(f"{run.folder} is a run of the preset {preset}, which is unknown; give --preset")
    return preset


def weights_for(
    phase: str, opened: Run, run: RunConfig, base: str | None, shipped: Path | None
) -> Path | None:
    """The checkpoint that `phase` starts from, None when there is none.

    The first phase of an invocation starts from --model if given. Otherwise SFT starts from the preset's pretrained
    model `base`, fresh where there is none, and a GRPO phase takes the phase before it: of this run, else of the
    newest run of the preset that has finished it (not with --from-scratch), else, for phase 1, the shipped one.
    Resumed, a phase keeps what it began with.
    """
    if run.resume and phase in (starts := opened.settings().get("starts", {})):
        started = starts[phase]
        own = started in PHASES["all"]
        return None if started is None else opened.phase(started) if own else Path(started)
    if run.model is not None and phase == PHASES[run.phase][0]:
        return Path(run.model)
    if phase == "sft":
        return Path(base) if base else None
    before = STARTS_FROM[phase]
    if opened.has(before):
        return opened.phase(before)
    for other in [] if run.from_scratch else newest_runs(run):
        if other.finished(before):
            return other.phase(before)
    return shipped if phase == "phase1" else None
