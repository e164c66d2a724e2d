"""Flags and fields are the same thing; what can't be is said in one line."""

from dataclasses import fields

import pytest

from grpo.cli import SECTIONS, configure, flag_name, parse
from grpo.config import PRESETS


def test_every_field_is_a_flag_and_every_flag_a_field(capsys):
    with pytest.raises(SystemExit):
        parse(["--help"], "d")
    text = capsys.readouterr().out
    wanted = {
        "--" + flag_name(prefix, entry).replace("_", "-")
        for prefix, section in SECTIONS.items()
        for entry in fields(section)
    }
    offered = {word.rstrip(",") for word in text.split() if word.startswith("--")}
    assert {flag for flag in offered if not flag.startswith("--no-")} == wanted | {"--help"}


def test_flags_reach_their_fields_in_both_phases():
    flags = parse(
        ["--lr", "1e-4", "--sft-lr", "2e-3", "--difficulties", "easy,hard", "--no-reward-gated", "--steps", "7"], "d"
    )
    config = configure(flags)
    assert (config.phase1.lr, config.phase2.lr, config.sft.lr) == (1e-4, 1e-4, 2e-3)
    assert config.phase1.difficulties == ("easy", "hard")
    assert config.phase1.steps == config.phase2.steps == 7
    assert config.rewards.gated is False


def test_phases_of_the_tiny_preset():
    phase1, phase2 = PRESETS["tiny"].phase1, PRESETS["tiny"].phase2
    assert (phase1.difficulties, phase1.kl_coef, phase1.max_completion_tokens) == (("easy",), 0.04, 512)
    assert (phase1.questions_per_step, phase1.group_size) == (16, 4)
    assert (phase2.difficulties, phase2.kl_coef, phase2.max_completion_tokens) == (("easy", "medium"), 0.0, 1024)


@pytest.mark.parametrize(
    ("argv", "message"),
    [
        (["--group-size", "1"], "--group-size must be at least 2"),
        (["--preset", "huge"], "--preset huge: unknown; there is tiny"),
        (["--phase", "3"], "--phase 3: unknown; sft, 1, 2 and all exist"),
        (["--difficulties", "easy,simple"], "unknown simple"),
        (["--temperature", "0"], "must be above 0"),
        (["--slots", "0"], "--slots must be at least 1"),
        (["--max-completion-tokens", "8"], "at least 32"),
        (["--reward-correct", "0"], "correct > wrong_answer"),
    ],
)
def test_values_that_no_run_can_have(argv, message):
    with pytest.raises(ValueError, match=message):
        configure(parse(argv, "d"))


@pytest.mark.parametrize("argv", [["--lr", "fast"], ["--colour", "red"], ["--advantages", "zscore"]])
def test_flags_that_cannot_be_are_one_line_and_exit_2(argv, capsys):
    with pytest.raises(SystemExit) as stop:
        parse(argv, "d")
    assert stop.value.code == 2
    error = capsys.readouterr().err
    assert error.count("\n") == 1
    assert error.startswith("error: ")
