"""Thinking on: the block is the model's own, is trained, may be cut by the budget, and then the model is told."""

import pytest
import torch

from env.prompt import build_prompt
from grpo.chat import Chat
from grpo.rollout import Episodes, Limits, run_rollouts
from grpo.tool_calls import ToolCall, cut_in_thought, parse_turn, render_call
from tests.scripted import ScriptedEngine, World, metrics_of

END = "<|im_end|>"
THOUGHT = "<think>\nThe reply holds what was asked for.\n</think>\n\n"
QUERY = render_call(ToolCall("query", {"sql": "SELECT 7"}))
ANSWER = render_call(ToolCall("answer", {"value": "7"}))
LIMITS = Limits(6, 512, max_turn_tokens=60)
LONG = "<think>\n" + "I need the columns of pet. " * 80


@pytest.fixture
def thinking(tokenizers) -> Chat:
    return Chat(tokenizers, thinking=True)


def play(chat, *turns, limits=LIMITS):
    world = World()
    groups = [Episodes(chat.prompt_ids(world.prompt()), [world], [torch.zeros(1)])]
    [[rollout]] = run_rollouts(groups, ScriptedEngine(chat, [turns]), chat, limits)
    return rollout, world


def spelled(chat, rollout, flag):
    kept = zip(rollout.completion_ids, rollout.loss_mask, strict=True)
    return chat.tokenizer.decode([token for token, mask in kept if mask == flag])


def test_a_thought_is_sampled_and_trained_and_no_header_holds_a_block(thinking):
    rollout, world = play(thinking, THOUGHT + QUERY + END, THOUGHT + ANSWER + END)
    assert world.log == [("query", "SELECT 7"), ("answer", "7")]  # a leading block leaves no flag
    assert spelled(thinking, rollout, 1) == THOUGHT + QUERY + END + THOUGHT + ANSWER + END
    assert "<think>" not in spelled(thinking, rollout, 0)
    assert thinking.prompt_text(build_prompt("Q", ["pet"], form="full")).endswith("<|im_start|>assistant\n")
    assert rollout.cut_thoughts == 0


def test_a_thought_that_eats_its_turn_is_cut_told_and_counted(thinking):
    rollout, world = play(thinking, LONG, THOUGHT + ANSWER + END)
    assert (rollout.stop_reason, rollout.turns, rollout.correct) == ("answered", 2, True)
    assert world.log == [("malformed", "truncated"), ("answer", "7")]
    assert "cut off by the length limit while you thought; think less" in spelled(thinking, rollout, 0)
    assert sum(rollout.loss_mask) == 60 + len(thinking.turn_ids(THOUGHT + ANSWER))  # trained up to the cut
    assert rollout.loss_mask[60] == 0
    assert rollout.completion_ids[60] == thinking.tokenizer.end_of_turn_id
    assert (rollout.parse_errors, rollout.cut_thoughts) == (("truncated",), 1)
    metrics = metrics_of([[rollout]])
    assert metrics["cut_thought_share"] == metrics["malformed_share"] == 0.5


def test_a_thought_that_eats_the_episode_ends_it(thinking):
    rollout, _ = play(thinking, LONG, limits=Limits(6, 64))
    assert (rollout.stop_reason, rollout.turns, rollout.cut_thoughts) == ("token_budget", 1, 1)
    assert len(rollout.completion_ids) == 64


@pytest.mark.parametrize(
    ("text", "inside"),
    [
        (LONG, True),
        ("\n<think>", True),
        (THOUGHT, False),
        (THOUGHT + QUERY[:30], False),
        (QUERY[:30], False),
        ("", False),
    ],
)
def test_where_a_turn_was_cut(text, inside):
    assert cut_in_thought(text) == inside
    parsed = parse_turn(text, finish_reason="length", thinking=True)
    assert (parsed.error, parsed.calls, parsed.flags) == ("truncated", (), ())
    assert ("while you thought" in parsed.message) == inside
