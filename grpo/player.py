"""A model that plays as its run trained it, for the scripts that judge or watch one.

Decides where preset, thinking and hints come from: a flag, else the run that the checkpoint is of, else the defaults.
They make the prompt, and a prompt that the model never saw lowers its accuracy in silence: so it is said what came
from where.
"""

import argparse
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import torch

from grpo.chat import Chat
from grpo.cli import configure
from grpo.config import FLOAT32, Config
from grpo.device import resolve_device
from grpo.model import Decoder
from grpo.phase import Setting, load_policy
from grpo.presets import PRESETS
from grpo.runs import newest_checkpoint, preset_of, run_of
from grpo.threads import resolve_threads

TAKEN = ("preset", "thinking", "hints")


@dataclass(frozen=True)
class Player:
    """checkpoint: a folder or a name on the hub; None: a person. config: what they play with. sources: of `TAKEN`."""

    checkpoint: Path | None
    config: Config
    sources: dict[str, str]

    def load(self, device: str, threads: str) -> tuple[Decoder, Chat, str]:
        """Model and renderer, and a line for the person; sets the process's thread count.

        In the preset's number format on a card, in float32 on a CPU. Raises ValueError for what can't be had.
        """
        run = self.config.run
        if device == "auto" and not torch.cuda.is_available():
            device = "cpu"  # slow for a large model, but a few questions can be judged
        place = resolve_device(device, run.preset, PRESETS[run.preset].needs_gpu)
        torch.set_num_threads(resolve_threads(threads, self.config.shape))
        precision = FLOAT32 if place.type == "cpu" else self.config.precision
        setting = Setting(device=place, thinking=run.thinking, precision=precision)
        return *load_policy(self.checkpoint, setting), self._line(setting)

    def _line(self, setting: Setting) -> str:
        run = self.config.run
        values = {"preset": run.preset, "thinking": _on(run.thinking), "hints": _on(self.config.hints)}
        taken = ", ".join(f"{name} {values[name]} ({self.sources[name]})" for name in TAKEN)
        dtype = str(setting.precision.dtype).removeprefix("torch.")
        return f"{self.checkpoint}: {taken}, {self.config.prompt_form} prompts; on {setting.device.type} in {dtype}"


def add_player_flags(parser: argparse.ArgumentParser) -> None:
    """The flags that say how a model plays, but for `--hints`, which is the world's."""
    flag, unset, switch = parser.add_argument, argparse.SUPPRESS, argparse.BooleanOptionalAction
    source = "[that of the model's run, or tiny]"
    flag("--preset", choices=PRESETS, default=unset, help=f"gives prompt form, limits and rewards {source}")
    flag("--thinking", action=switch, default=unset, help="let the model think before it calls [as in its run, or not]")
    flag("--device", default="auto", help="cpu, cuda, or auto: a card, if any, where the preset is made for one [auto]")
    flag("--threads", default="1", help="CPU threads: a number, or auto to measure which is fastest [1]")


def player_of(model: Path | None, given: Mapping[str, Any]) -> Player:
    """The checkpoint `model`, or the newest one of the run `model`. given: the flags of a command line, by name."""
    checkpoint = newest_checkpoint(model) if model else None
    run = run_of(checkpoint) if checkpoint else None
    flags, recorded = _taken(given), {}
    if run is not None:
        phase = re.search(r"sft|phase\d|$", checkpoint.absolute().name)[0]  # phase1-best is phase 1's
        recorded = {"thinking": False} | _taken(run.flags_of(phase))
        if "preset" not in flags:  # else an unknown one does no harm
            recorded = {"preset": preset_of(checkpoint)} | recorded
    sources = dict.fromkeys(TAKEN, "by default") | dict.fromkeys(recorded, "from its run")
    sources |= dict.fromkeys(flags, "from a flag")
    return Player(checkpoint, configure({"preset": "tiny"} | recorded | flags), sources)


def _taken(given: Mapping[str, Any]) -> dict[str, Any]:
    return {name: given[name] for name in TAKEN if name in given}


def _on(value: bool) -> str:
    return "on" if value else "off"
