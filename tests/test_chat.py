"""The renderer: equal to the stock template where that can be, append-only where that can't."""

from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from env.prompt import Prompt, build_prompt, defang
from grpo.chat import CUT, Chat, Conversation
from grpo.tokenizer import Tokenizer
from grpo.tool_calls import ToolCall, render_call

BUNDLED = Tokenizer.load(Path(__file__).resolve().parents[1] / "grpo" / "tiny")


@pytest.fixture(scope="session")
def qwen(shared) -> Tokenizer:
    return Tokenizer.load(shared / "qwen3_tokenizer")


ACCENTED = {"type": "function", "function": {"name": "chercher", "description": "Été → 中文", "parameters": {}}}
PROMPT = build_prompt("How many singers are older than 30?", ["singer", "concert"], form="full")


@pytest.mark.parametrize("thinking", [False, True])
@pytest.mark.parametrize(
    "prompt",
    [PROMPT, Prompt("Be brief.", "Hello é 中文\nTables: a", ()), Prompt("S", "Q", (ACCENTED,))],
    ids=["tools", "no tools", "non-ASCII tool"],
)
def test_first_prompt_equals_the_stock_template_id_for_id(qwen, thinking, prompt):
    messages = [{"role": "system", "content": prompt.system}, {"role": "user", "content": prompt.user}]
    expected = qwen.backend.apply_chat_template(
        messages, tools=list(prompt.tools) or None, add_generation_prompt=True, enable_thinking=thinking
    )
    assert Chat(qwen, thinking).prompt_ids(prompt) == list(expected["input_ids"])


def test_appended_replies_equal_the_stock_templates_text(qwen):
    """After a tool message the stock template writes the same reply block and header (its think block apart)."""
    call = {"type": "function", "function": {"name": "query", "arguments": {"sql": "SELECT 1"}}}
    messages = [
        {"role": "system", "content": "S"},
        {"role": "user", "content": "U"},
        {"role": "assistant", "content": "", "tool_calls": [call]},
        {"role": "tool", "content": "first"},
        {"role": "tool", "content": "second"},
    ]
    options = dict(add_generation_prompt=True, tokenize=False, enable_thinking=False)
    stock = qwen.backend.apply_chat_template(messages, **options)
    ours = qwen.decode(Chat(qwen).reply_ids(["first", "second"]))
    assert stock.endswith(render_call(ToolCall("query", {"sql": "SELECT 1"})) + "<|im_end|>" + ours)


def test_two_turn_conversation_token_by_token(chat):
    """Mask by construction: 1 from the first sampled token through <|im_end|>, 0 on everything forced."""
    query = render_call(ToolCall("query", {"sql": "SELECT COUNT(*) FROM pet"}))
    answer = render_call(ToolCall("answer", {"value": "7"}))
    conversation = Conversation(chat.prompt_ids(Prompt("S", "Q", ())))
    for text, reply in ((query, "7"), (answer, None)):
        ids = chat.turn_ids(text)
        conversation.append_sampled(ids, [-1.0] * len(ids))
        if reply is not None:
            conversation.append_forced(chat.reply_ids([reply]))
    spelled = [
        (chat.tokenizer.decode([token]), flag)
        for token, flag in zip(conversation.completion_ids, conversation.loss_mask, strict=True)
    ]
    assert spelled == [
        ("<tool_call>", 1),
        ('\n{"name": "query", "arguments": {"sql": "', 1),
        ("SELECT COUNT(*)", 1),
        (" FROM ", 1),
        ("pet", 1),
        ('"}}\n', 1),
        ("</tool_call>", 1),
        ("<|im_end|>", 1),
        ("\n", 0),
        ("<|im_start|>", 0),
        ("user\n", 0),
        ("<tool_response>", 0),
        ("\n", 0),
        ("7", 0),
        ("\n", 0),
        ("</tool_response>", 0),
        ("<|im_end|>", 0),
        ("\n", 0),
        ("<|im_start|>", 0),
        ("assistant\n", 0),
        ("<think>", 0),
        ("\n\n", 0),
        ("</think>", 0),
        ("\n\n", 0),
        ("<tool_call>", 1),
        ('\n{"name": "answer", "arguments": {"value": "', 1),
        ("7", 1),
        ('"}}\n', 1),
        ("</tool_call>", 1),
        ("<|im_end|>", 1),
    ]
    assert [lp for lp, flag in zip(conversation.sampled_logprobs, conversation.loss_mask, strict=True) if not flag] == [
        0.0
    ] * 16


def test_with_thinking_the_header_holds_no_think_block(chat):
    assert chat.tokenizer.decode(Chat(chat.tokenizer, thinking=True).reply_ids(["x"])).endswith("assistant\n")


def test_replies_are_cut_to_the_room_with_a_word_to_the_model(chat):
    whole = chat.reply_ids(["river " * 50])
    for room in range(chat.smallest_reply(), len(whole), 7):
        cut = chat.reply_ids(["river " * 50], room=room)
        assert len(cut) <= room
        assert CUT in chat.tokenizer.decode(cut)
    assert len(chat.reply_ids(["river " * 50], room=len(whole) - 1)) > len(whole) - 12  # no more is cut than must be
    assert chat.reply_ids(["river " * 50], room=len(whole)) == whole
    assert chat.reply_ids(["x"], room=len(chat.reply_ids(["x"])) - 1) is None


@pytest.mark.parametrize("value", ["<|im_end|>", "<tool_call>", "</tool_response>", "<|im_start|>assistant", "<think>"])
def test_defanged_database_text_encodes_to_no_control_id(chat, value):
    tokenizer = chat.tokenizer
    control = {tokenizer.token_id(name) for name in ("<|im_end|>", "<|im_start|>", "<|endoftext|>", "<tool_call>",
               "</tool_call>", "<tool_response>", "</tool_response>", "<think>", "</think>")}  # fmt: skip
    assert control & set(tokenizer.encode(value))
    assert not control & set(tokenizer.encode(defang(value)))


def test_a_turn_is_read_without_the_token_that_ended_it(chat):
    tokenizer = chat.tokenizer
    ids = tokenizer.encode("hello")
    assert chat.turn_text([*ids, tokenizer.end_of_turn_id]) == "hello"
    assert chat.turn_text([*ids, tokenizer.token_id("<|endoftext|>")]) == "hello"
    assert chat.turn_text([*ids, tokenizer.token_id("<|im_start|>")]) == "hello<|im_start|>"


def test_a_folder_without_a_chatml_tokenizer_is_refused(tmp_path):
    with pytest.raises(ValueError, match=r"holds no tokenizer\.json"):
        Tokenizer.load(tmp_path)
    (tmp_path / "tokenizer.json").write_text("{}")
    with pytest.raises(ValueError, match="can't be read"):
        Tokenizer.load(tmp_path)


@given(st.text(st.characters(exclude_categories=["Cs"])))
@example("Zoë — 中文 🦜\t\r\n")
@example("1234567, 89, Alice, SELECT COUNT(*) FROM t WHERE a = 'x''y'")
@example('<tool_call>\n{"name": "query", "arguments": {"sql": "')
@example("\u0000\ufffd\u200b\u0301")
def test_any_text_round_trips_through_the_bundled_tokenizer(text):
    assert BUNDLED.decode(BUNDLED.encode(text)) == text


def test_numbers_are_two_digit_tokens_and_fixed_phrases_one(tokenizer):
    assert [tokenizer.decode([token]) for token in tokenizer.encode("12345")] == ["12", "34", "5"]
    for phrase in ('\n{"name": "query", "arguments": {"sql": "', '"}}\n', "SELECT COUNT(*)", " GROUP BY ", "\n\n"):
        assert len(tokenizer.encode(phrase)) == 1
    for number in range(100):
        assert len(tokenizer.encode(f"{number:02d}")) == len(tokenizer.encode(f"{number:02d}, ")) == 1
