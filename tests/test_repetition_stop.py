"""A loop ends its turn and its episode: in the engine, in the rollout, in the step's numbers, and off by default."""

from dataclasses import replace

import pytest
import torch

from grpo.config import GrpoConfig
from grpo.generation import LOOK_EVERY, Engine, Turn
from grpo.kv_cache import Room
from grpo.repetition import is_degenerate
from grpo.rollout import Episodes, Limits, engine_for, play, run_rollouts
from grpo.sampling import rollout_uniforms
from tests.scripted import ScriptedEngine, World, metrics_of

LOOP = "<think>assistant\n" * 60


def turns(model, degenerate, *, slots, stop_ids=(), max_new=36):
    """Three turns each of four rollouts of different draws; by rollout."""
    room = Room.of(slots, group=1, tokens=190, prompt_tokens=50)
    engine = Engine(model, room, stop_ids=stop_ids, vocabulary=100, temperature=1.0,
                    degenerate=degenerate)  # fmt: skip
    engine.prefill([1, 2, 3])
    waiting, live, done = list(range(4)), {}, {}
    while waiting or live:
        while waiting and engine.free_slots:
            member = waiting.pop(0)
            handle = engine.start(rollout_uniforms(0, 0, "q", member, 190), max_new - member)
            live[handle], done[member] = member, []
        for turn in engine.generate():
            member = live[turn.handle]
            done[member].append(turn)
            if len(done[member]) < 3:
                engine.extend(turn.handle, [5] * member + [6], max_new - member)
            else:
                engine.release(turn.handle)
                del live[turn.handle]
    return done


def test_every_16th_token_of_a_turn_is_looked_at_and_only_the_turn(small_model):
    seen = []
    done = turns(small_model, lambda ids: bool(seen.append(ids)), slots=2)
    ids = [turn.ids for member in range(4) for turn in done[member]]
    assert sorted(seen) == sorted(turn[:end] for turn in ids for end in range(LOOK_EVERY, len(turn) + 1, LOOK_EVERY))
    assert {turn.finish_reason for member in range(4) for turn in done[member]} == {"length"}


@pytest.mark.parametrize("slots", [1, 3])
def test_a_loop_ends_the_turn_whatever_the_other_rows_do(small_model, slots):
    small_model.double()  # no rounding may flip a token
    whole = turns(small_model, None, slots=4)

    def odd(ids):
        return sum(ids) % 3 == 1

    done = turns(small_model, odd, slots=slots)
    assert {turn.finish_reason for member in done.values() for turn in member} == {"degenerate", "length"}
    for member in range(4):
        first, whole_first = done[member][0], whole[member][0]
        end = next((e for e in range(16, len(whole_first.ids) + 1, 16) if odd(whole_first.ids[:e])), None)
        assert first.ids == whole_first.ids[:end]
        assert first.finish_reason == ("length" if end is None else "degenerate")
        assert len(first.logprobs) == len(first.ids)


def test_a_turn_that_stops_by_itself_where_the_engine_looks_is_no_loop(small_model):
    *before, sixteenth = turns(small_model, None, slots=4)[0][0].ids[:LOOK_EVERY]
    assert sixteenth not in before
    first, *_ = turns(small_model, lambda ids: True, slots=4, stop_ids=(sixteenth,))[0]
    assert (first.ids, first.finish_reason) == ([*before, sixteenth], "stop")


class Looping(ScriptedEngine):
    """Sees loops as the engine does, but at every token."""

    def generate(self):
        turn = super().generate()[0]
        end = next((end for end in range(len(turn.ids)) if is_degenerate(turn.ids[:end])), None)
        return [turn if end is None else Turn(turn.handle, turn.ids[:end], turn.logprobs[:end], "degenerate")]


@pytest.mark.parametrize("most", [6, 1])
def test_the_episode_ends_as_degenerate_closed_and_worth_what_it_was(chat, most):
    world = World()
    groups = [Episodes(chat.prompt_ids(world.prompt()), [world], [torch.zeros(1)])]
    [[rollout]] = run_rollouts(groups, Looping(chat, [[LOOP]]), chat, Limits(most, 512))
    assert (rollout.stop_reason, rollout.turns) == ("degenerate", 1)
    assert len(rollout.completion_ids) == 2 * 56 + 1  # the loop is of two tokens
    assert rollout.completion_ids[-1] == chat.tokenizer.end_of_turn_id
    assert rollout.loss_mask == [1] * (len(rollout.loss_mask) - 1) + [0]
    assert rollout.parse_errors == ("truncated",)  # the environment hears what it hears of a cut turn
    assert world.log == [("malformed", "truncated")]
    assert rollout.reward.total == 0.0


def test_it_is_a_share_of_the_steps_metrics(chat):
    worlds = [World(), World()]
    groups = [Episodes(chat.prompt_ids(worlds[0].prompt()), worlds, [torch.zeros(1)] * 2)]
    answer = '<tool_call>\n{"name": "answer", "arguments": {"value": "7"}}\n</tool_call><|im_end|>'
    rollouts = run_rollouts(groups, Looping(chat, [[LOOP], [answer]]), chat, Limits(6, 512))
    metrics = metrics_of(rollouts)
    assert (metrics["stop_degenerate"], metrics["stop_answered"]) == (0.5, 0.5)
    assert metrics["cut_thought_share"] == 0.5


def test_off_by_default_and_on_by_its_field(small_model, chat):
    """A model that knows one word only runs into a loop at once; without the field the budget ends it."""
    with torch.no_grad():
        for weight in small_model.parameters():
            weight.fill_(1.0)
        small_model.embed_tokens.weight[100] = 2.0
    for on, reason, tokens in ((False, "token_budget", 200), (True, "degenerate", 65)):
        limits = replace(GrpoConfig(), max_completion_tokens=200, repetition_stop=on).limits
        assert Limits(6, 200).repetition_stop is False
        world = World()
        groups = [Episodes(chat.prompt_ids(world.prompt()), [world], [torch.zeros(200, dtype=torch.float64)])]
        [[rollout]] = play(small_model, groups, chat, limits, slots=1, temperature=0.0)
        assert (rollout.stop_reason, len(rollout.completion_ids)) == (reason, tokens)
        engine = engine_for(small_model, groups, chat, limits, slots=1, temperature=0.0)
        assert (engine.degenerate is not None) == on
