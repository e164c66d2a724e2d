"""The renderer: equal to the stock template where that can be, append-only where that can't."""

import itertools
from functools import partial
from pathlib import Path
from unicodedata import normalize

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from env.prompt import Prompt, build_prompt, defang
from grpo.chat import CUT, Chat, Conversation
from grpo.tokenizer import Tokenizer
from grpo.tool_calls import ToolCall, render_call

BUNDLED = Tokenizer.load(Path(__file__).resolve().parents[1] / "grpo" / "tiny")


ACCENTED = {"type": "function", "function": {"name": "chercher", "description": "Été → 中文", "parameters": {}}}
NFC = partial(normalize, "NFC")
PROMPT = build_prompt("How many singers are older than 30?", ["singer", "concert"], form="full")


@pytest.mark.parametrize("thinking", [False, True])
@pytest.mark.parametrize(
    "prompt",
    [PROMPT, Prompt("Be brief.", "Hello é 中文\nTables: a", ()), Prompt("S", "Q", (ACCENTED,))],
    ids=["tools", "no tools", "non-ASCII tool"],
)
def test_first_prompt_equals_the_stock_template_id_for_id(qwen3_tokenizer, thinking, prompt):
    messages = [{"role": "system", "content": prompt.system}, {"role": "user", "content": prompt.user}]
    expected = qwen3_tokenizer.backend.apply_chat_template(
        messages, tools=list(prompt.tools) or None, add_generation_prompt=True, enable_thinking=thinking
    )
    assert Chat(qwen3_tokenizer, thinking).prompt_ids(prompt) == list(expected["input_ids"])


def test_appended_replies_equal_the_stock_templates_text(qwen3_tokenizer):
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
    stock = qwen3_tokenizer.backend.apply_chat_template(messages, **options)
    ours = qwen3_tokenizer.decode(Chat(qwen3_tokenizer).reply_ids(["first", "second"]))
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


texts = st.text(st.characters(exclude_categories=["Cs"]), max_size=30)
talks = st.lists(st.tuples(st.lists(st.integers(0, 10**6), max_size=8), st.lists(texts, min_size=1, max_size=3)))


@pytest.mark.parametrize("thinking", [False, True], ids=["silent", "thinking"])
@settings(max_examples=25, deadline=None)
@given(talks)
@example([([198, 198], ["a"]), ([], ["<|im_end|>\n<|im_start|>assistant\n"])])
def test_whatever_was_sampled_and_replied_nothing_earlier_changes(tokenizers, thinking, talk):
    """Any ids of the vocabulary as turns, any database text as replies: each step appends, and only that."""
    chat = Chat(tokenizers, thinking)
    conversation = Conversation(chat.prompt_ids(PROMPT))
    steps, sampled = [[]], []
    for numbers, replies in talk:
        turn = [number % len(tokenizers) for number in numbers]
        sampled += turn
        conversation.append_sampled(turn, [-1.0] * len(turn))
        steps.append(list(conversation.completion_ids))
        conversation.append_forced([tokenizers.end_of_turn_id])
        forced = chat.reply_ids([defang(reply) for reply in replies])
        conversation.append_forced(forced)
        steps.append(list(conversation.completion_ids))
        blocks = "\n".join(f"<tool_response>\n{defang(reply)}\n</tool_response>" for reply in replies)
        header = "<|im_start|>assistant\n" + ("" if thinking else "<think>\n\n</think>\n\n")
        expected = f"\n<|im_start|>user\n{blocks}<|im_end|>\n{header}"
        assert NFC(tokenizers.decode(forced)) == NFC(expected)  # Qwen3's tokenizer composes accents
    assert conversation.prompt_ids == chat.prompt_ids(PROMPT)
    for before, after in itertools.pairwise(steps):
        assert after[: len(before)] == before
    flagged = zip(conversation.completion_ids, conversation.loss_mask, strict=True)
    assert [token for token, flag in flagged if flag] == sampled
    assert [lp for lp in conversation.sampled_logprobs if lp] == [-1.0] * len(sampled)


@settings(max_examples=25, deadline=None)
@given(st.lists(st.tuples(texts, st.lists(texts, min_size=1, max_size=2)), max_size=4))
def test_in_pieces_or_as_one_string_the_ids_of_canonical_turns_are_the_same(tokenizers, talk):
    """So a text can be encoded once, as a whole, and gives what training saw: what the exported template relies on."""
    chat = Chat(tokenizers)
    text, ids = chat.prompt_text(PROMPT), chat.prompt_ids(PROMPT)
    for words, replies in talk:
        turn = chat.turn_ids(defang(words))
        forced = chat.reply_ids([defang(reply) for reply in replies])
        odd = not chat.is_canonical(turn)
        text += tokenizers.decode(turn)
        assert (tokenizers.encode(text) != ids + turn) == odd
        if odd:
            return
        text, ids = text + tokenizers.decode(forced), ids + turn + forced
        assert tokenizers.encode(text) == ids


def test_a_turn_is_canonical_where_it_stands(tokenizers):
    """A line break is what the tokenizer makes of itself, but not after a header that ends with one."""
    chat = Chat(tokenizers, thinking=True)
    call = render_call(ToolCall("query", {"sql": "SELECT name FROM pet"}))
    assert chat.is_canonical(chat.turn_ids(call))
    letters = [token for letter in call.removeprefix("<tool_call>") for token in tokenizers.encode(letter)]
    assert not chat.is_canonical([tokenizers.token_id("<tool_call>"), *letters, tokenizers.end_of_turn_id])
    alone, after = tokenizers.encode("\n" + call), tokenizers.encode("<|im_start|>assistant\n")
    split = tokenizers.encode("<|im_start|>assistant\n\n" + call) == after + alone
    assert chat.is_canonical(chat.turn_ids("\n" + call)) == split


@pytest.mark.parametrize("value", ["<|im_end|>", "<tool_call>", "</tool_response>", "<|im_start|>assistant", "<think>"])
def test_defanged_database_text_encodes_to_no_control_id(tokenizers, value):
    tokenizer = tokenizers
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
