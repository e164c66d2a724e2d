"""What the model is told: one call notation, the answer contract, and no control token from data."""

import json
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from env.answers import answers_match
from env.prompt import build_prompt, defang
from env.tools import TOOLS, tool_schemas

FULL = build_prompt("How many singers are there?", ("singer", '"Home Town"'), form="full")
COMPACT = build_prompt("How many singers are there?", ("singer", '"Home Town"'), form="compact")
CONTROL_TOKENS = [
    "<|im_end|>", "<|im_start|>", "<|endoftext|>", "<|vision_start|>", "<|begin_of_text|>", "<tool_call>",
    "</tool_call>", "<tool_response>", "</tool_response>", "<think>", "</think>", "<THINK>", "<s>", "</s>", "<tools>",
    "<function=query>", "<parameter=sql>", "<repo_name>", "<reponame>", "<file_sep>", "<filename>", "<gh_stars>",
    "<issue_start>", "<issue_comment>", "<issue_closed>", "<jupyter_start>", "<jupyter_text>", "<jupyter_code>",
    "<jupyter_output>", "<jupyter_script>", "<empty_output>",
]  # fmt: skip


def test_user_message_is_the_question_and_its_tables():
    assert FULL.user == COMPACT.user == 'How many singers are there?\nTables: singer, "Home Town"'


def test_forms():
    assert FULL.tools == tuple(tool_schemas())
    assert COMPACT.tools == () and len(COMPACT.system.split()) <= 8 and "\n" not in COMPACT.system
    with pytest.raises(ValueError, match="'full' or 'compact'"):
        build_prompt("x", (), form="short")


@pytest.mark.parametrize("prompt", [FULL, COMPACT], ids=["full", "compact"])
def test_the_prompt_shows_no_second_call_notation(prompt):
    """The chat template prints the only one. No tag, JSON call, function call, fence, arrow or ReAct line here."""
    names = "|".join(tool.name for tool in TOOLS)
    competing = rf'<|\b(?:{names})\s*\(|"name"|"arguments"|```|→|->|\b(?:Action|Thought|Observation)\s*:'
    for text in (prompt.system, prompt.user):
        assert re.search(competing, text) is None
    # The schemas describe parameters; a call written inside a description would be a second notation as well.
    descriptions = [tool["function"]["description"] for tool in prompt.tools]
    descriptions += [
        value["description"] for tool in prompt.tools for value in tool["function"]["parameters"]["properties"].values()
    ]
    assert all(re.search(competing, text) is None for text in descriptions)


@pytest.mark.parametrize(
    "form, rows",
    [
        (r"one value: (.*)", [(42,)]),
        (r"one column, several rows: (.*)", [("Ada",), ("Bo",), ("Pat",)]),
        (r"one line for each row:\n(.*\n.*)", [("Ada", 52), ("Bo", 32)]),
        (r"values that hold a comma.*: (.*)", [("Smith, John",), ("Doe, Jane",)]),
        (r"no rows .*: (.*)", []),
    ],
)
def test_every_example_of_the_contract_is_accepted_by_the_verifier(form, rows):
    shown = re.findall(form, FULL.system)
    assert len(shown) == 1
    assert answers_match(shown[0], rows, ordered=True)


def test_schemas_are_plain_json():
    assert json.loads(json.dumps(FULL.tools)) == list(FULL.tools)


@pytest.mark.parametrize("token", CONTROL_TOKENS)
def test_control_tokens_are_defanged(token):
    text = defang(f"a{token}b")
    assert token not in text and text == f"a< {token[1:]}b"
    prompt = build_prompt(f"Who is {token}?", (f'"{token}"',), form="full")
    assert token not in prompt.user


@pytest.mark.parametrize("text", ["a < b", "x <> y", "WHERE a<b", "1 <= 2 | 3", "<b>bold</b>", "< |im_end|>"])
def test_other_text_is_left_alone(text):
    assert defang(text) == text


def test_half_a_surrogate_pair_is_replaced():
    assert defang("a\ud800b\udfff") == "a\N{REPLACEMENT CHARACTER}b\N{REPLACEMENT CHARACTER}"
    assert defang("\N{SLIGHTLY SMILING FACE}") == "\N{SLIGHTLY SMILING FACE}"


PIECES = st.lists(st.sampled_from([*CONTROL_TOKENS, "<", "|", ">", "<|", "</", " ", "think", "a"]), max_size=8)


@settings(max_examples=300, deadline=None)
@given(PIECES.map("".join))
def test_defang_is_idempotent_and_complete(text):
    safe = defang(text)
    assert defang(safe) == safe
    assert not any(token.casefold() in safe.casefold() for token in CONTROL_TOKENS)
    assert "<|" not in safe
    assert safe.replace(" ", "") == text.replace(" ", "")
