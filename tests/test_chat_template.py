"""The exported template against the renderer: the same ids and the same mask at every step, or the same text."""

import json
import random
from functools import cache, partial
from pathlib import Path

import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st
from jinja2 import TemplateError
from transformers import AutoTokenizer

from env import minispider
from env.database import Database
from env.prompt import Prompt, build_prompt
from env.questions import load_spider
from env.sql_environment import SqlEnvironment
from grpo import checkpoint
from grpo.chat import Chat, Conversation
from grpo.chat_template import chat_template
from grpo.evaluation import greedy_rollouts
from grpo.phase import load_policy
from grpo.rollout import Episodes, Limits, run_rollouts
from grpo.tokenizer import Tokenizer
from grpo.tool_calls import ToolCall, parse_turn, render_call
from sft.dataset import render
from sft.expert import Demonstration, demonstrate
from tests.scripted import ScriptedEngine, World

ROOT = Path(__file__).resolve().parents[1]
QUERY = render_call(ToolCall("query", {"sql": "SELECT name FROM pet WHERE name = 'Zoë 🦜'"}))
ANSWER = render_call(ToolCall("answer", {"value": "7"}))
PROMPT = World().prompt()
THOUGHT = "<think>\nÉté: one query gives it.\n</think>\n\n"


@cache
def shown(form: str, mixed: bool, thinking: bool) -> list[Demonstration]:
    """A sample of the bundled training questions, played by the expert."""
    found = []
    for question in load_spider(minispider.folder(), "train").questions[:: 864 if form == "full" else 288]:
        database = Database.open(question.database_path)
        world = SqlEnvironment(question, database, prompt_form=form)
        dice = random.Random(question.id)
        found.append(demonstrate(question, database, world, dice, mixed=mixed, thinking=thinking))
    return found


def as_written(text: str) -> dict:
    return {"role": "assistant", "content": text}


def taken_apart(text: str, arguments=lambda arguments: arguments) -> dict:
    """As a server's parsers hand a turn on: thought, words and calls each for themselves."""
    message = {"role": "assistant", "content": None}
    if text.startswith("<think>"):
        message["reasoning_content"], text = text.removeprefix("<think>").split("</think>")
    message["content"] = text.partition("<tool_call>")[0]
    message["tool_calls"] = [
        {"type": "function", "function": {"name": call.name, "arguments": arguments(call.arguments)}}
        for call in parse_turn(text, finish_reason="stop", thinking=False).calls
    ]
    return message


def half_apart(text: str) -> dict:
    """The calls for themselves, their arguments as JSON text; the think block stays in the content."""
    return taken_apart(text, lambda arguments: json.dumps(arguments, ensure_ascii=False)) | {
        "reasoning_content": None,
        "content": text.partition("<tool_call>")[0],
    }


def check_every_step(chat: Chat, prompt: Prompt, turns, write) -> None:
    """turns: (text, replies), canonical. Ids with and without the next header, and the mask, at each step."""
    header = chat.tokenizer.encode("\n<|im_start|>assistant\n" + ("" if chat.thinking else chat.no_thought))
    messages = [{"role": "system", "content": prompt.system}, {"role": "user", "content": prompt.user}]
    talk = Conversation(chat.prompt_ids(prompt))
    for text, replies in turns:
        check_step(chat, prompt, messages, talk, len(header))
        messages.append(write(text))
        ids = chat.turn_ids(text)
        assert chat.is_canonical(ids)
        talk.append_sampled(ids, [0.0] * len(ids))
        check_step(chat, prompt, messages, talk, 0)
        if replies:
            messages += [{"role": "tool", "content": reply} for reply in replies]
            talk.append_forced(chat.reply_ids(replies))


def check_step(chat: Chat, prompt: Prompt, messages: list[dict], talk: Conversation, header: int) -> None:
    """header: tokens at the end that ask for the next turn, if it is the model's."""
    ids = talk.prompt_ids + talk.completion_ids
    mask = [0] * len(talk.prompt_ids) + talk.loss_mask
    for asking in [True, False] if header else [False]:
        written = chat.tokenizer.backend.apply_chat_template(
            messages,
            tools=list(prompt.tools) or None,
            chat_template=chat_template(chat),
            add_generation_prompt=asking,
            enable_thinking=chat.thinking,
            return_assistant_tokens_mask=True,
        )
        end = len(ids) - (0 if asking else header)
        assert list(written["input_ids"]) == ids[:end]
        assert list(written["assistant_masks"]) == mask[:end]


@pytest.mark.parametrize("thinking", [False, True], ids=["silent", "thinking"])
@pytest.mark.parametrize("mixed", [False, True], ids=["clean", "mixed"])
@pytest.mark.parametrize("form", ["compact", "full"])
def test_ids_and_mask_of_the_experts_episodes_at_every_step(tokenizers, form, mixed, thinking):
    chat = Chat(tokenizers, thinking)
    for demonstration in shown(form, mixed, thinking):
        turns = [(text, [reply] if reply is not None else []) for text, reply in demonstration.turns]
        check_every_step(chat, demonstration.prompt, turns, taken_apart)
        check_step(chat, demonstration.prompt, written_out(demonstration), render(demonstration, chat), 0)


def written_out(demonstration: Demonstration) -> list[dict]:
    messages = [
        {"role": "system", "content": demonstration.prompt.system},
        {"role": "user", "content": demonstration.prompt.user},
    ]
    for text, reply in demonstration.turns:
        messages += [as_written(text)] + ([{"role": "tool", "content": reply}] if reply is not None else [])
    return messages


@pytest.mark.parametrize("write", [as_written, taken_apart, half_apart])
@pytest.mark.parametrize("thinking", [False, True], ids=["silent", "thinking"])
def test_several_results_words_before_calls_and_turns_without_one(tokenizers, thinking, write):
    thought = THOUGHT if thinking else ""
    turns = [
        (thought + QUERY + "\n" + QUERY, ["first\n\n", "second é"]),
        ("I can't tell.", ["Error: no tool call found"]),
        (thought + "Let me see:\n" + QUERY, ["third"]),
        ("So it is 7.\n" + ANSWER, []),
    ]
    check_every_step(Chat(tokenizers, thinking), build_prompt("How many?", ["pet"], form="full"), turns, write)


def episode(chat: Chat, *script: str, max_turn_tokens: int | None = None):
    world = World()
    groups = [Episodes(chat.prompt_ids(world.prompt()), [world], [torch.zeros(1)])]
    [[rollout]] = run_rollouts(groups, Odd(chat, [script]), chat, Limits(len(script), 4096, max_turn_tokens))
    return rollout


class Odd(ScriptedEngine):
    """What stands between ¦ is spelled letter by letter, as no tokenizer would."""

    def encode(self, text):
        spelled = []
        for i, part in enumerate(text.split("¦")):
            spelled += [token for letter in part for token in super(Odd, self).encode(letter)] if i % 2 else (
                super().encode(part)
            )
        return spelled


def check_text(chat: Chat, rollout, prompt: Prompt = PROMPT) -> None:
    """The episode as messages: turns as they were written, replies as the world gave them."""
    messages = [{"role": "system", "content": prompt.system}, {"role": "user", "content": prompt.user}]
    whole = chat.tokenizer.decode(rollout.completion_ids)
    before, _, after = chat.tokenizer.decode(chat.reply_ids(["¤"])).partition("¤")
    for part in whole.split(after):
        turn, _, replies = part.partition("<|im_end|>" + before)
        messages.append(as_written(turn if replies else turn.removesuffix("<|im_end|>")))
        messages += [{"role": "tool", "content": one} for one in split_replies(replies)]
    written = chat.tokenizer.backend.apply_chat_template(
        messages, chat_template=chat_template(chat), enable_thinking=chat.thinking
    )["input_ids"]
    sampled = rollout.prompt_ids + rollout.completion_ids
    assert chat.tokenizer.decode(list(written)) == chat.tokenizer.decode(sampled)
    assert (list(written) == sampled) == (rollout.noncanonical_turns == 0)


def split_replies(text: str) -> list[str]:
    return text.split("\n</tool_response>\n<tool_response>\n") if text else []


SCRIPTS = {
    "canonical": [QUERY + "<|im_end|>", ANSWER + "<|im_end|>"],
    "spelled otherwise": ["<tool_call>\n¦" + QUERY[12:-13] + "¦\n</tool_call><|im_end|>", ANSWER + "<|im_end|>"],
    "malformed": ["<tool_call> {'name': 1}<|im_end|>", "  \n\n<|im_end|>", ANSWER + "<|im_end|>"],
    "begins with a line break": ["\n" + QUERY + "<|im_end|>", ANSWER + "<|im_end|>"],
    "stopped by control tokens": [QUERY + "<|im_start|>", QUERY + "<|endoftext|>", ANSWER + "<|im_end|>"],
    "several calls": [QUERY + "\n" + QUERY + "<|im_end|>", ANSWER + "<|im_end|>"],
    "thinks": [THOUGHT + QUERY + "<|im_end|>", THOUGHT + ANSWER + "<|im_end|>"],
}


@pytest.mark.parametrize("thinking", [False, True], ids=["silent", "thinking"])
@pytest.mark.parametrize("name", SCRIPTS)
def test_any_episode_has_the_same_text_and_the_same_ids_unless_a_turn_counts_as_odd(tokenizers, name, thinking):
    chat = Chat(tokenizers, thinking)
    rollout = episode(chat, *SCRIPTS[name])
    assert rollout.stop_reason == "answered"
    check_text(chat, rollout)
    assert rollout.noncanonical_turns <= 1
    assert rollout.noncanonical_turns == 1 or name != "spelled otherwise"


@pytest.mark.parametrize("most", range(1, 17, 5))
def test_a_turn_cut_by_length_has_the_same_text(tokenizers, most):
    chat = Chat(tokenizers)
    rollout = episode(chat, QUERY + "<|im_end|>", ANSWER + "<|im_end|>", max_turn_tokens=most)
    assert rollout.parse_errors[0] == "truncated"
    check_text(chat, rollout)


@pytest.mark.slow
def test_greedy_episodes_of_the_shipped_weights_have_the_same_ids(tokenizer):
    policy, chat = load_policy(ROOT / "grpo" / "tiny")
    questions = load_spider(minispider.folder(), "dev").questions[::4]

    def world(question):
        return SqlEnvironment(question, Database.open(question.database_path), prompt_form="compact")

    rollouts = greedy_rollouts(policy, questions, chat, world, Limits(6, 512, 128), slots=64)
    for question, rollout in zip(questions, rollouts, strict=True):
        check_text(chat, rollout, world(question).prompt())
    canonical = sum(rollout.noncanonical_turns == 0 for rollout in rollouts)
    assert canonical >= 0.95 * len(rollouts)


contents = st.text(st.characters(exclude_categories=["Cs"]), max_size=20)
calls = st.builds(lambda sql: {"name": "query", "arguments": {"sql": sql}}, contents)
spoken = st.fixed_dictionaries(
    {"role": st.just("assistant"), "content": contents},
    optional={"tool_calls": st.lists(calls, max_size=2), "reasoning_content": contents},
)
heard = st.fixed_dictionaries({"role": st.sampled_from(["tool", "user"]), "content": contents})


@settings(max_examples=50, deadline=None)
@given(st.lists(st.one_of(spoken, heard), min_size=1, max_size=6), st.booleans(), st.booleans())
def test_no_message_changes_how_an_earlier_one_is_written(chat, messages, thinking, with_system):
    """Which the stock template does: it takes the think block out of a turn once another follows."""
    messages = [{"role": "system", "content": "S"}] * with_system + messages
    options = dict(chat_template=chat_template(chat), enable_thinking=thinking, tokenize=False)
    write = partial(chat.tokenizer.backend.apply_chat_template, **options)
    for end in range(1, len(messages)):
        before, after = messages[end - 1], messages[end]
        text, longer = write(messages[:end]), write(messages[: end + 1])
        if (before["role"], after["role"]) == ("tool", "tool"):
            text = text.removesuffix("<|im_end|>")  # results in a row share a turn
        assert longer.startswith(text)
        if after["role"] == "assistant":
            assert longer.startswith(write(messages[:end], add_generation_prompt=True))


@pytest.mark.parametrize("thinking", [False, True], ids=["silent", "thinking"])
def test_a_checkpoint_carries_it_and_does_as_it_was_trained(small_model, tokenizer, tmp_path, thinking):
    check_checkpoint(small_model, tokenizer, tmp_path / "m", thinking)


@pytest.mark.slow
def test_a_checkpoint_of_qwen3_carries_ours_and_not_its_own(small_model, qwen3_tokenizer, tmp_path):
    before = qwen3_tokenizer.backend.chat_template
    check_checkpoint(small_model, qwen3_tokenizer, tmp_path / "m", False)
    assert qwen3_tokenizer.backend.chat_template == before  # saving leaves the tokenizer itself alone


def check_checkpoint(model, tokenizer: Tokenizer, folder: Path, thinking: bool) -> None:
    checkpoint.save(folder, model, tokenizer, thinking=thinking)
    loaded = AutoTokenizer.from_pretrained(folder)
    assert loaded.chat_template == chat_template(Chat(tokenizer, thinking))
    messages = [{"role": "system", "content": "S"}, {"role": "user", "content": "Q"}]
    for asked, expected in (({}, thinking), ({"enable_thinking": True}, True), ({"enable_thinking": False}, False)):
        written = loaded.apply_chat_template(messages, add_generation_prompt=True, **asked)
        assert list(written["input_ids"]) == Chat(tokenizer, expected).prompt_ids(Prompt("S", "Q", ()))


@pytest.mark.parametrize("tools", [True, False], ids=["tools", "no tools"])
@pytest.mark.parametrize("system", [True, False], ids=["system", "no system"])
def test_first_prompts_equal_the_stock_templates(qwen3_tokenizer, system, tools):
    backend = qwen3_tokenizer.backend
    messages = [{"role": "system", "content": "S é"}] * system + [{"role": "user", "content": "Q"}]
    schemas = list(build_prompt("Q", [], form="full").tools) if tools else None
    options = dict(tools=schemas, add_generation_prompt=True, enable_thinking=False, tokenize=False)
    ours = backend.apply_chat_template(messages, chat_template=chat_template(Chat(qwen3_tokenizer)), **options)
    assert ours == backend.apply_chat_template(messages, **options)


def test_what_it_cannot_write_is_refused(chat):
    for message, complaint in (
        ({"role": "user", "content": [{"type": "text", "text": "Q"}]}, "message 0: content must be text"),
        ({"role": "developer", "content": "Q"}, "message 0: unknown role developer"),
    ):
        with pytest.raises(TemplateError, match=complaint):
            chat.tokenizer.backend.apply_chat_template([message], chat_template=chat_template(chat))


def test_the_bundled_folder_carries_the_template_of_its_tokenizer(chat):
    assert (ROOT / "grpo" / "tiny" / "chat_template.jinja").read_text() == chat_template(chat)
