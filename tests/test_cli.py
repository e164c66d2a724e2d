"""Flags and fields are the same thing; what can't be is said in one line."""

import re
from dataclasses import fields

import pytest

from grpo.cli import SECTIONS, configure, flag_name, parse
from grpo.presets import PRESETS


def test_every_field_is_a_flag_and_every_flag_a_field(capsys):
    with pytest.raises(SystemExit):
        parse(["--help"], "d")
    text = capsys.readouterr().out
    wanted = {
        "--" + flag_name(prefix, entry).replace("_", "-")
        for prefix, section in SECTIONS.items()
        for entry in fields(section)
    }
    offered = set(re.findall(r"^  (--[\w-]+)", text, re.MULTILINE)) | set(re.findall(r", (--help)", text))
    assert {flag for flag in offered if not flag.startswith("--no-")} == wanted | {"--help"}


def test_every_flag_says_what_it_means():
    for prefix, section in SECTIONS.items():
        for entry in fields(section):
            assert entry.metadata.get("help"), flag_name(prefix, entry)


def test_flags_reach_their_fields_in_both_phases():
    flags = parse(
        ["--lr", "1e-4", "--sft-lr", "2e-3", "--difficulty", "easy,hard", "--no-reward-gated", "--steps", "7"], "d"
    )
    config = configure(flags | {"preset": "tiny"})
    assert (config.phase1.lr, config.phase2.lr, config.sft.lr) == (1e-4, 1e-4, 2e-3)
    assert config.phase1.difficulties == ("easy", "hard")
    assert config.phase1.steps == config.phase2.steps == 7
    assert config.rewards.gated is False


@pytest.mark.parametrize("preset, default", [("tiny", False), ("qwen3-0.6b", True)])
def test_hints_are_the_presets_unless_they_are_asked_for(preset, default):
    assert configure({"preset": preset}).hints is default
    assert configure(parse(["--hints"], "d") | {"preset": preset}).hints is True
    assert configure(parse(["--no-hints"], "d") | {"preset": preset}).hints is False


@pytest.mark.parametrize("preset, default", [("tiny", False), ("smollm2-135m", False), ("qwen3-1.7b", True)])
def test_gradient_checkpointing_is_the_presets_unless_it_is_asked_for(preset, default):
    assert configure({"preset": preset}).gradient_checkpointing is default
    for flag, wanted in (("--gradient-checkpointing", True), ("--no-gradient-checkpointing", False)):
        assert configure(parse([flag], "d") | {"preset": preset}).gradient_checkpointing is wanted


def test_phases_of_the_tiny_preset():
    phase1, phase2 = PRESETS["tiny"].phase1, PRESETS["tiny"].phase2
    assert (phase1.difficulties, phase1.kl_coef, phase1.max_completion_tokens) == (("easy",), 0.04, 512)
    assert (phase1.questions_per_step, phase1.group_size) == (16, 4)
    assert (phase2.difficulties, phase2.kl_coef, phase2.max_completion_tokens) == (("easy", "medium"), 0.0, 1024)


@pytest.mark.parametrize(
    ("argv", "message"),
    [
        (["--group-size", "1"], "--group-size must be at least 2"),
        (["--preset", "huge"], "--preset huge: unknown; there are tiny, smollm2-135m, qwen3-0.6b, qwen3-1.7b"),
        (["--phase", "3"], "--phase 3: unknown; sft, 1, 2 and all exist"),
        (["--difficulty", "easy,simple"], "unknown simple"),
        (["--recipe", "fast"], "--recipe fast: unknown"),
        (["--device", "tpu"], "--device tpu: unknown"),
        (["--hours", "0"], "--hours must be above 0"),
        (["--hours", "nan"], "--hours must be above 0"),
        (["--grad-clip", "0"], "--grad-clip must be above 0, not 0"),
        (["--grad-clip", "-1"], "--grad-clip must be above 0"),
        (["--sft-grad-clip", "nan"], "--sft-grad-clip must be above 0"),
        (["--steps", "0"], "--steps must be at least 1"),
        (["--sft-steps", "0"], "--sft-steps must be at least 1"),
        (["--eval-every", "0"], "--eval-every must be at least 1"),
        (["--max-turn-tokens", "0"], "--max-turn-tokens must be at least 1"),
        (["--temperature", "nan"], "--temperature must be above 0"),
        (["--lr", "-1"], "--lr must be at least 0"),
        (["--lr", "nan"], "--lr must be at least 0"),
        (["--kl-coef", "-0.1"], "--kl-coef must be at least 0"),
        (["--eval-questions", "0"], "--eval-questions must be at least 1"),
        (["--sft-drill-share", "1"], "--sft-drill-share must be at least 0 and below 1"),
        (["--sft-max-questions", "0"], "--sft-max-questions must be at least 1"),
        (["--sft-batch-tokens", "0"], "--sft-batch-tokens must be at least 1"),
        (["--sft-micro-batch", "0"], "--sft-micro-batch must be at least 1, not 0"),
        (["--sft-difficulty", ","], "--sft-difficulty: name at least one"),
        (["--db", "a.sqlite"], "--db and --questions belong together"),
        (["--db", "a", "--questions", "b", "--dataset", "c"], "two sources of questions"),
        (["--dataset", "hub"], "--dataset hub and --databases belong together"),
        (["--temperature", "0"], "must be above 0"),
        (["--slots", "0"], "--slots must be at least 1"),
        (["--max-completion-tokens", "8"], "at least 32"),
        (["--reward-correct", "0"], "correct > wrong_answer"),
    ],
)
def test_values_that_no_run_can_have(argv, message):
    with pytest.raises(ValueError, match=message):
        configure({"preset": "tiny"} | parse(argv, "d"))


@pytest.mark.parametrize("argv", [["--lr", "fast"], ["--colour", "red"], ["--advantages", "zscore"]])
def test_flags_that_cannot_be_are_one_line_and_exit_2(argv, capsys):
    with pytest.raises(SystemExit) as stop:
        parse(argv, "d")
    assert stop.value.code == 2
    error = capsys.readouterr().err
    assert error.count("\n") == 1
    assert error.startswith("error: ")
