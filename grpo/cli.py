"""Flags from fields: every field of a section is one flag, every flag is one field.

Knows dataclasses and argparse, no hyper-parameter by name.
"""

import argparse
import types
from collections.abc import Mapping, Sequence
from dataclasses import Field, fields, replace
from typing import Any, Literal, get_args, get_origin

from env.questions import Source
from env.rewards import RewardWeights
from grpo.config import Config, GrpoConfig, PrecisionConfig, RunConfig, SftConfig, check_source
from grpo.console import Parser
from grpo.presets import PRESETS, with_recipe

SECTIONS = {
    "": RunConfig,
    "precision_": PrecisionConfig,
    "sft_": SftConfig,
    "grpo_": GrpoConfig,
    "reward_": RewardWeights,
}
SOURCE = ("dataset", "databases", "db", "questions")  # the fields that name a source of questions
HIDDEN_PREFIX = "grpo_"  # GRPO is what this program does: its flags carry no prefix


def parse(argv: Sequence[str], description: str) -> dict[str, Any]:
    """The flags that a command line gives, by name; exits with code 2 and one line for a flag that can't be."""
    parser = Parser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    for prefix, section in SECTIONS.items():
        group = parser.add_argument_group(section.__name__, section.__doc__)
        for entry in fields(section):
            _add_flag(group, prefix, entry)
    return vars(parser.parse_args(argv))


def add_world_flags(parser: argparse._ActionsContainer) -> None:
    """The flags that say where questions come from, and `--hints`, for scripts with a parser of their own."""
    for entry in fields(RunConfig):
        if entry.name in (*SOURCE, "hints"):
            _add_flag(parser, "", entry)


def source_of(given: Mapping[str, Any]) -> Source:
    """The source that given values name. Raises ValueError for values that don't belong together."""
    run = replace(RunConfig(), **{name: value for name, value in given.items() if name in SOURCE})
    check_source(run)
    return Source(*(getattr(run, name) for name in SOURCE))


def configure(given: dict[str, Any]) -> Config:
    """Given values, by flag name, on top of the preset they name (`preset` must be among them).

    Raises ValueError for what no run can have.
    """
    values = {prefix: _section_values(given, prefix) for prefix in SECTIONS}
    run = replace(RunConfig(), **values[""])
    if run.preset not in PRESETS:
        raise ValueError(f"--preset {run.preset}: unknown; there are {', '.join(PRESETS)}")
    preset = with_recipe(PRESETS[run.preset], run.recipe, thinking=run.thinking)
    return Config(
        run=run,
        prompt_form=preset.prompt_form,
        hints=preset.hints if run.hints is None else run.hints,
        gradient_checkpointing=(
            preset.gradient_checkpointing if run.gradient_checkpointing is None else run.gradient_checkpointing
        ),
        shape=preset.shape,
        sft=replace(preset.sft, **values["sft_"]),
        phase1=replace(preset.phase1, **values["grpo_"]),
        phase2=replace(preset.phase2, **values["grpo_"]),
        rewards=replace(preset.rewards, **values["reward_"]),
        precision=replace(preset.precision, **values["precision_"]),
    )


def flag_name(prefix: str, entry: Field) -> str:
    """`("sft_", lr)` → `sft_lr`: the key of a flag and, with dashes, its spelling."""
    return entry.metadata.get("flag") or (entry.name if prefix == HIDDEN_PREFIX else prefix + entry.name)


def _section_values(given: dict[str, Any], prefix: str) -> dict[str, Any]:
    names = {flag_name(prefix, entry): entry.name for entry in fields(SECTIONS[prefix])}
    return {
        names[key]: tuple(value) if isinstance(value, list) else value  # JSON has no tuples
        for key, value in given.items()
        if key in names
    }


def _add_flag(group: argparse._ActionsContainer, prefix: str, entry: Field) -> None:
    name = "--" + flag_name(prefix, entry).replace("_", "-")
    text = f"{entry.metadata.get('help', '')} [{entry.default}]".replace("%", "%%")
    if bool in (entry.type, *get_args(entry.type)):
        group.add_argument(name, action=argparse.BooleanOptionalAction, default=argparse.SUPPRESS, help=text)
        return
    kind, choices = _value_type(entry.type)
    group.add_argument(name, type=kind, choices=choices, default=argparse.SUPPRESS, help=text, metavar="X")


def _value_type(kind: Any) -> tuple[Any, tuple[str, ...] | None]:
    """How a flag's text becomes the field's value, and its allowed values."""
    if get_origin(kind) is Literal:
        return str, get_args(kind)
    if get_origin(kind) is tuple:
        return _comma_separated, None
    if isinstance(kind, types.UnionType):
        return next(part for part in get_args(kind) if part is not type(None)), None
    return kind, None


def _comma_separated(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split(",") if part.strip())
