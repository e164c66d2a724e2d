"""The multi-turn loop without a model: scripted turns drive it, a fake world records what was run."""

import pytest
import torch

from grpo.chat import CUT
from grpo.generation import Turn
from grpo.rollout import Episodes, Limits, run_rollouts
from grpo.tool_calls import ToolCall, render_call
from tests.scripted import ScriptedEngine, World

END = "<|im_end|>"


def query(sql="SELECT 7"):
    return render_call(ToolCall("query", {"sql": sql}))


def answer(value="7"):
    return render_call(ToolCall("answer", {"value": value}))


def run(chat, *turns, limits=None, world=None):
    world = world or World()
    groups = [Episodes(chat.prompt_ids(world.prompt()), [world], [torch.zeros(1)])]
    engine = ScriptedEngine(chat, [turns])
    [[rollout]] = run_rollouts(groups, engine, chat, limits or Limits(6, 512))
    assert len(rollout.completion_ids) == len(rollout.loss_mask) == len(rollout.sampled_logprobs)
    assert len(rollout.completion_ids) <= (limits or Limits(6, 512)).max_completion_tokens
    return rollout, world, engine


def spelled(chat, rollout, flag):
    """The text of the tokens that the model wrote (flag 1), or that were forced on it (0)."""
    kept = zip(rollout.completion_ids, rollout.loss_mask, strict=True)
    return chat.tokenizer.decode([token for token, mask in kept if mask == flag])


def test_an_episode_ends_at_its_answer_and_the_mask_holds_its_turns(chat):
    rollout, world, engine = run(chat, query() + END, answer() + END)
    assert world.log == [("query", "SELECT 7"), ("answer", "7")]
    assert (rollout.stop_reason, rollout.turns, rollout.correct) == ("answered", 2, True)
    assert spelled(chat, rollout, 1) == query() + END + answer() + END
    assert spelled(chat, rollout, 0) == chat.tokenizer.decode(chat.reply_ids(["7"]))
    assert [lp for lp, m in zip(rollout.sampled_logprobs, rollout.loss_mask, strict=True) if not m] == [0.0] * 16
    assert engine.extended[0] == [chat.reply_ids(["7"])]


def test_nothing_is_decoded_and_encoded_again(chat):
    """A sampled id sequence that is not the tokenizer's own spelling stays as it was sampled."""
    odd = [chat.tokenizer.token_id(c) for c in "singer"]  # the tokenizer itself would write fewer tokens

    class Odd(ScriptedEngine):
        def generate(self):
            turn = super().generate()[0]
            return [Turn(turn.handle, odd + turn.ids, [-0.5] * len(odd) + turn.logprobs, turn.finish_reason)]

    world = World()
    groups = [Episodes(chat.prompt_ids(world.prompt()), [world], [torch.zeros(1)])]
    [[rollout]] = run_rollouts(groups, Odd(chat, [[answer() + END]]), chat, Limits(6, 512))
    assert rollout.completion_ids[:6] == odd
    assert chat.tokenizer.encode(chat.tokenizer.decode(rollout.completion_ids)) != rollout.completion_ids
    assert rollout.correct


def test_a_malformed_turn_is_told_to_the_model_and_goes_on(chat):
    rollout, world, _ = run(chat, "The answer is 7." + END, answer() + END)
    assert world.log == [("malformed", "no_tool_call"), ("answer", "7")]
    assert rollout.parse_errors == ("no_tool_call",)
    assert "Error: no tool call found" in spelled(chat, rollout, 0)


def test_a_turn_cut_by_length_is_closed_with_mask_0_and_goes_on(chat):
    limits = Limits(2, 512, max_turn_tokens=5)
    rollout, world, engine = run(chat, query() + END, "x", limits=limits, world=World())
    assert world.log[0] == ("malformed", "truncated")
    assert engine.extended[0][0][0] == chat.tokenizer.end_of_turn_id
    assert rollout.loss_mask[:6] == [1, 1, 1, 1, 1, 0]
    assert rollout.completion_ids[5] == chat.tokenizer.end_of_turn_id


def test_a_turn_stopped_by_a_forbidden_token_is_refused_and_closed(chat):
    rollout, world, _ = run(chat, query() + "<|im_start|>", answer() + END)
    assert world.log[0] == ("malformed", "special_token")
    place = rollout.completion_ids.index(chat.tokenizer.token_id("<|im_start|>"))
    assert rollout.loss_mask[place : place + 2] == [1, 0]  # sampled, so trained; its closing was not sampled
    assert rollout.completion_ids[place + 1] == chat.tokenizer.end_of_turn_id


def test_several_calls_share_one_reply_turn(chat):
    rollout, world, engine = run(chat, query("SELECT 1") + "\n" + query("SELECT 2") + END, answer() + END)
    assert world.log[:2] == [("query", "SELECT 1"), ("query", "SELECT 2")]
    assert engine.extended[0] == [chat.reply_ids(["7", "7"])]


def test_before_an_answer_nothing_else_of_its_turn_runs(chat):
    """Its reply could not be seen: a query beside the answer is no evidence and no exploration."""
    _, world, _ = run(chat, query() + "\n" + answer() + END)
    assert world.log == [("answer", "7")]


def test_calls_after_the_answer_are_flagged_and_not_run(chat):
    _, world, _ = run(chat, answer() + "\n" + query() + END)
    assert world.log == [("flag", "calls_after_answer"), ("answer", "7")]


def test_in_the_last_turn_only_an_answer_runs(chat):
    rollout, world, _ = run(chat, query("SELECT 1") + END, query("SELECT 2") + END, limits=Limits(2, 512))
    assert world.log == [("query", "SELECT 1")]
    assert (rollout.stop_reason, rollout.turns) == ("turn_limit", 2)
    rollout, world, _ = run(chat, query() + END, answer() + END, limits=Limits(2, 512))
    assert rollout.stop_reason == "answered"


def test_a_tool_runs_only_if_its_shortest_reply_has_room(chat):
    turn = len(chat.tokenizer.encode(query() + END))
    least = turn + chat.smallest_reply() + 2  # two tokens for the next turn
    rollout, world, _ = run(chat, query() + END, "x", limits=Limits(6, least))
    assert world.log[0] == ("query", "SELECT 7")
    rollout, world, _ = run(chat, query() + END, limits=Limits(6, least - 1))
    assert world.log == []
    assert rollout.stop_reason == "no_room"


def test_an_answer_needs_no_room(chat):
    turn = len(chat.tokenizer.encode(answer() + END))
    rollout, world, _ = run(chat, answer() + END, limits=Limits(6, turn + 1))
    assert rollout.stop_reason == "answered"
    assert world.log == [("answer", "7")]


def test_a_long_reply_is_cut_to_the_room(chat):
    limits = Limits(6, 80)
    rollout, _, _ = run(chat, query() + END, "x", limits=limits, world=World(rows="river " * 200))
    assert CUT in spelled(chat, rollout, 0)
    assert rollout.stop_reason == "token_budget"


def test_the_budget_counts_everything_after_the_prompt(chat):
    rollout, _, _ = run(chat, "river " * 500, limits=Limits(6, 64))
    assert rollout.stop_reason == "token_budget"
    assert len(rollout.completion_ids) == 64
    assert rollout.loss_mask == [1] * 63 + [0]  # the last token is the <|im_end|> that closes the cut turn
    assert rollout.completion_ids[-1] == chat.tokenizer.end_of_turn_id


@pytest.mark.parametrize("slots", [1, 3, 8])
def test_more_rollouts_than_slots_wait_and_come_back_in_order(chat, slots):
    worlds = [[World() for _ in range(4)] for _ in range(2)]
    prompt = chat.prompt_ids(worlds[0][0].prompt())
    groups = [Episodes(prompt, group, [torch.zeros(1)] * 4) for group in worlds]
    scripts = [[query() + END] * (i % 3) + [answer(str(i)) + END] for i in range(8)]
    engine = ScriptedEngine(chat, scripts, slots)
    finished = []
    rollouts = run_rollouts(groups, engine, chat, Limits(6, 512), finished.append)
    flat = [rollout for group in rollouts for rollout in group]
    assert [rollout.turns for rollout in flat] == [1 + i % 3 for i in range(8)]
    assert [rollout.correct for rollout in flat] == [i == 7 for i in range(8)]
    assert engine.most_live == min(slots, 8)
    assert len(engine.prompts) == 2  # the prompt is computed once a group, however few slots there are
    assert len(finished) == 8


@pytest.mark.parametrize("places", [1, 2])
def test_groups_wait_for_a_place_for_their_prompt(chat, places):
    """Four groups of two, slots for all of them: no more groups play at once than prompts have places."""
    worlds = [[World() for _ in range(2)] for _ in range(4)]
    prompt = chat.prompt_ids(worlds[0][0].prompt())
    groups = [Episodes(prompt, group, [torch.zeros(1)] * 2) for group in worlds]
    scripts = [[query() + END] * (i % 3) + [answer("7") + END] for i in range(8)]
    engine = ScriptedEngine(chat, scripts, slots=8, prompt_places=places)
    rollouts = run_rollouts(groups, engine, chat, Limits(6, 512))
    assert [rollout.turns for group in rollouts for rollout in group] == [1 + i % 3 for i in range(8)]
    assert engine.most_live == 2 * places and len(engine.prompts) == 4
