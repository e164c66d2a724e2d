"""The parser against the case file, as the inverse of rendering, and under mutation."""

import json
import random
import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from env.tools import TOOLS
from grpo.tool_calls import MESSAGES, ToolCall, parse_turn, render_call

CASES = json.loads((Path(__file__).parent / "data" / "tool_call_cases.json").read_text())


@pytest.mark.parametrize("case", CASES, ids=[case["name"] for case in CASES])
def test_case(case):
    parsed = parse_turn(case["text"], finish_reason=case["finish_reason"], thinking=case["thinking"])
    assert parsed.error == case["error"]
    assert [{"tool": call.name, "arguments": call.arguments} for call in parsed.calls] == case["calls"]
    assert sorted(parsed.flags) == sorted(case["flags"])


def parse(text):
    return parse_turn(text, finish_reason="stop", thinking=False)


CALL = '<tool_call>\n{"name": "query", "arguments": {"sql": "SELECT 1"}}\n</tool_call>'


def test_accepted_spellings_leave_a_flag():
    assert parse(CALL.removesuffix("\n</tool_call>")).flags == ("missing_close",)
    stringed = '<tool_call>\n{"name": "query", "arguments": "{\\"sql\\": \\"SELECT 1\\"}"}\n</tool_call>'
    assert parse(stringed).flags == ("arguments_string",)
    assert parse(stringed).calls == parse(CALL).calls
    assert parse(CALL.replace("SELECT 1", "SELECT\n1")).flags == ("control_char",)


def test_calls_after_answer_are_left_out_and_flagged():
    answer = render_call(ToolCall("answer", {"value": "5"}))
    parsed = parse(f"{answer}\n{CALL}")
    assert [call.name for call in parsed.calls] == ["answer"]
    assert parsed.flags == ("calls_after_answer",)
    assert parse(f"{CALL}\n{answer}").flags == ()


def test_an_unknown_argument_is_reported_before_a_missing_one():
    assert parse('<tool_call>{"name": "query", "arguments": {"db": "x"}}</tool_call>').error == "unknown_argument"


def test_every_error_has_a_short_message_without_a_literal_tag():
    for kind, message in MESSAGES.items():
        assert 0 < len(message) <= 120, kind
        assert not re.search(r"[<>]", message), kind
    assert "query" in parse('<tool_call>{"name": "run", "arguments": {}}</tool_call>').message


calls = st.sampled_from(TOOLS).flatmap(
    lambda tool: st.builds(
        ToolCall,
        st.just(tool.name),
        st.fixed_dictionaries({p.name: st.text(st.characters(exclude_categories=["Cs"])) for p in tool.parameters}),
    )
)


@given(st.lists(calls, min_size=1, max_size=3))
def test_parse_inverts_render(made):
    text = "\n".join(map(render_call, made))
    if re.search(r"<\|(im_start|im_end|endoftext)\|>", text):
        return  # control tokens are refused wherever they stand
    parsed = parse(text)
    upto = next((i + 1 for i, call in enumerate(made) if call.name == "answer"), len(made))
    assert parsed.error is None
    assert list(parsed.calls) == made[:upto]


@pytest.mark.parametrize("seed", range(10))
def test_mutated_calls_raise_nothing(seed):
    """Ten thousand calls with characters cut, doubled, swapped or replaced: an error is data, never an exception."""
    dice = random.Random(seed)
    pieces = ["<tool_call>", "</tool_call>", '"', "{", "}", "\\", "\\ud800", "null", "[" * 50, "9" * 5000, "</think>"]
    for _ in range(1000):
        text = dice.choice(CASES)["text"]
        for _ in range(dice.randint(1, 4)):
            at = dice.randrange(len(text) + 1)
            text = text[:at] + dice.choice(pieces) + text[at + dice.randint(0, 3) :]
        parsed = parse_turn(
            text, finish_reason=dice.choice(["stop", "stop", "length"]), thinking=dice.random() < 0.5
        )
        assert (parsed.error is None) == bool(parsed.calls)
        assert parsed.error is None or parsed.message
