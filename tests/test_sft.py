"""The expert, its demonstrations on disk, and the ids they become."""

import random
from dataclasses import replace

import pytest
import torch

from env import minispider
from env.database import Database
from env.questions import load_spider
from env.sql_environment import SqlEnvironment
from grpo.batch import pack_group
from grpo.config import SftConfig
from grpo.model import Decoder, initialise
from grpo.presets import PRESETS
from grpo.rollout import Episodes, Limits, run_rollouts
from grpo.tool_calls import ToolCall, parse_turn, render_call
from sft.dataset import TokenSequence, epoch_batches, read_jsonl, render, to_sequence, write_jsonl
from sft.expert import MISTAKES, Demonstration, demonstrate
from sft.trainer import add_loss_gradient, heldout_loss, train_sft
from tests.scripted import ScriptedEngine


@pytest.fixture(scope="module")
def questions():
    return load_spider(minispider.folder(), "dev").questions


def environment(question):
    return SqlEnvironment(question, Database.open(question.database_path), prompt_form="compact")


def show(question, *, mixed=False, seed=0, thinking=False):
    database = Database.open(question.database_path)
    return demonstrate(question, database, environment(question), random.Random(seed), mixed=mixed, thinking=thinking)


def test_the_clean_expert_is_right_on_every_question(questions):
    assert all(show(question).correct for question in questions)


def test_one_full_trajectory_a_question(questions):
    """describe each table that the gold reads → query → answer: turns and trained tokens are counted."""
    for question in questions[:50]:
        shown = show(question)
        tools = [parse_turn(text, finish_reason="stop", thinking=False).calls[0].name for text, _ in shown.turns]
        assert tools == ["describe"] * len(question.tables) + ["query", "answer"]
        assert [reply is None for _, reply in shown.turns] == [False] * (len(tools) - 1) + [True]


def test_a_thinking_expert_thinks_before_each_call_and_calls_the_same(questions):
    for question in questions[:20]:
        plain, thinking = show(question), show(question, thinking=True)
        assert len(plain.turns) == len(thinking.turns)
        for (call, reply), (text, same_reply) in zip(plain.turns, thinking.turns, strict=True):
            parsed = parse_turn(text, finish_reason="stop", thinking=True)
            assert (parsed.error, parsed.flags) == (None, ())
            assert text.startswith("<think>\n")
            assert text.endswith("</think>\n\n" + call)
            assert reply == same_reply


def test_the_mixed_expert_is_wrong_about_half_the_time_and_always_well_formed(questions):
    shown = [show(question, mixed=True, seed=seed) for question in questions for seed in range(2)]
    assert 0.3 < sum(demonstration.correct for demonstration in shown) / len(shown) < 0.7
    assert all(0.4 <= mistake.rate <= 0.7 for mistake in MISTAKES)
    again = [show(question, mixed=True, seed=seed) for question in questions for seed in range(2)]
    assert shown == again


def test_sft_ids_equal_rollout_ids_for_the_same_actions(questions, chat):
    """The one renderer: a rollout in which the model writes what the expert wrote has its ids and its mask."""
    for question in questions[::10]:
        shown = show(question)
        taught = render(shown, chat)
        world = environment(question)
        groups = [Episodes(chat.prompt_ids(world.prompt()), [world], [torch.zeros(1)])]
        script = [text + "<|im_end|>" for text, _ in shown.turns]
        [[rollout]] = run_rollouts(groups, ScriptedEngine(chat, [script]), chat, Limits(8, 1024))
        assert rollout.prompt_ids == taught.prompt_ids
        assert rollout.completion_ids == taught.completion_ids
        assert rollout.loss_mask == taught.loss_mask
        assert rollout.correct


def test_loss_weights_are_the_mask(questions, chat):
    conversation = render(show(questions[0]), chat)
    assistant_only = to_sequence(conversation, 0.0)
    assert assistant_only.weights == [0.0] * len(conversation.prompt_ids) + [float(m) for m in conversation.loss_mask]
    weighted = to_sequence(conversation, 0.2)
    assert weighted.weights[0] == 0.0  # nothing predicts the first token
    assert set(weighted.weights[1:]) == {0.2, 1.0}
    assert weighted.ids == conversation.prompt_ids + conversation.completion_ids


def test_jsonl_round_trips(questions, tmp_path):
    shown = [show(question) for question in questions[:20]]
    shown.append(replace(shown[0], question_id="line\u2028ends\x85of Unicode"))
    write_jsonl(tmp_path / "d.jsonl", shown)
    assert read_jsonl(tmp_path / "d.jsonl") == shown


def test_a_target_with_a_null_argument_is_refused(questions, tmp_path):
    good = show(questions[0])
    nulls = render_call(ToolCall("describe", {"table_name": "pet", "sql": None}))
    bad = Demonstration(good.question_id, good.prompt, ((nulls, None),), True)
    with pytest.raises(ValueError, match="not canonical .*null_args"):
        write_jsonl(tmp_path / "d.jsonl", [bad])
    (tmp_path / "broken.jsonl").write_text('{"question_id": 1}\n')
    with pytest.raises(ValueError, match="line 1: no demonstration"):
        read_jsonl(tmp_path / "broken.jsonl")


def test_batches_hold_every_sequence_once_and_obey_the_token_limit():
    lengths = torch.randint(20, 200, (1300,), generator=torch.Generator().manual_seed(0)).tolist() + [900]
    batches = epoch_batches(lengths, 512, 0, 0)
    assert sorted(index for batch in batches for index in batch) == list(range(1301))
    assert all(len(batch) == 1 or len(batch) * max(lengths[i] for i in batch) <= 512 for batch in batches)
    assert batches == epoch_batches(lengths, 512, 0, 0)
    assert batches != epoch_batches(lengths, 512, 0, 1)


def tiny_run(chat, questions, steps, settings=PRESETS["tiny"].sft, **options):
    sequences = [to_sequence(render(show(question), chat), 0.2) for question in questions[:60]]
    model = Decoder(replace(PRESETS["tiny"].shape, vocab_size=len(chat.tokenizer)))
    initialise(model, torch.Generator().manual_seed(0))
    model = options.pop("model", model)
    before = heldout_loss(model, sequences[:8], len(chat.tokenizer))
    saved = []
    train_sft(
        model,
        sequences,
        replace(settings, horizon=12, warmup_steps=2, steps=steps, save_every=4),
        vocabulary=len(chat.tokenizer),
        seed=0,
        on_step=lambda step, metrics: None,
        on_save=saved.append,
        **options,
    )
    return model, saved, before, heldout_loss(model, sequences[:8], len(chat.tokenizer))


def test_head_rows_that_are_no_ids_have_no_part_in_the_loss(questions, chat, small_model):
    ids = len(chat.tokenizer)
    sequence = to_sequence(render(show(questions[0]), chat), 0.0)
    group = pack_group([], [sequence.ids], [sequence.weights])

    def measured():
        small_model.zero_grad()
        loss = float(add_loss_gradient(small_model, group, ids))
        return heldout_loss(small_model, [sequence], ids), loss, small_model.layers[0].mlp.up_proj.weight.grad.tolist()

    before = measured()
    with torch.no_grad():
        rows = small_model.embed_tokens.weight[ids:]
        rows.copy_(torch.tensor([[1.0], [-1.0], [1.0], [-1.0]]).expand(rows.shape) * 100)
    assert measured() == before


def batch_gradient(model, sequences, vocabulary, micro_batch):
    """Loss (1,) and all gradients of one batch."""
    model.zero_grad()
    group = pack_group([], [s.ids for s in sequences], [s.weights for s in sequences], micro_batch=micro_batch)
    loss = add_loss_gradient(model, group, vocabulary)
    return [loss.view(1), *(weight.grad.clone() for weight in model.parameters())]


def test_the_gradient_is_the_batchs_whatever_the_micro_batch(questions, chat, small_model):
    """To 1e-6 of each gradient's largest entry; sequences and their weights differ, so no part is like another."""
    sequences = [to_sequence(render(show(question), chat), 0.2) for question in questions[:25:5]]
    whole = batch_gradient(small_model, sequences, len(chat.tokenizer), None)
    for size in (1, 2, 3):
        for ours, theirs in zip(batch_gradient(small_model, sequences, len(chat.tokenizer), size), whole, strict=True):
            torch.testing.assert_close(ours, theirs, atol=1e-6 * float(theirs.abs().max()), rtol=0)
    for size in (5, 99):
        same = batch_gradient(small_model, sequences, len(chat.tokenizer), size)
        assert all(torch.equal(ours, theirs) for ours, theirs in zip(same, whole, strict=True))


def test_a_run_cuts_its_batches_as_asked_and_by_default_not_at_all(questions, chat, monkeypatch):
    parts = []

    def packed(*arguments):
        group = pack_group(*arguments)
        parts.append([len(group.rows[part.loss_tokens].unique()) for part in group.parts])
        return group

    def trained(micro_batch):
        """Weights after two steps of tiny SFT, and the sequences of each pass."""
        parts.clear()
        settings = replace(PRESETS["tiny"].sft, micro_batch=micro_batch)
        model = tiny_run(chat, questions, 2, settings)[0]
        return list(model.parameters()), parts[8:-8]  # the others are of the loss before and after

    monkeypatch.setattr("sft.trainer.pack_group", packed)
    (default, (first, second)), (whole, _), (_, cut) = trained(None), trained(99), trained(1)
    assert (len(first), len(second)) == (1, 1)
    assert all(torch.equal(ours, theirs) for ours, theirs in zip(default, whole, strict=True))
    assert cut == [[1] * first[0], [1] * second[0]]


def test_sft_lowers_the_loss_and_resumes_bit_for_bit(questions, chat):
    whole, saved, before, after = tiny_run(chat, questions, 8)
    assert after < before - 1.0
    assert [state.step for state in saved] == [4, 8]
    half, (state,), _, _ = tiny_run(chat, questions, 4)
    resumed, _, _, _ = tiny_run(chat, questions, 8, model=half, resumed=state)
    assert all(torch.equal(a, b) for a, b in zip(whole.parameters(), resumed.parameters(), strict=True))


@pytest.mark.parametrize(("micro_batch", "advice"), [(None, "with --sft-micro-batch 2"), (1, "one sequence is too")])
def test_out_of_memory_says_which_flag_helps(small_model, monkeypatch, micro_batch, advice):
    def full(*arguments):
        raise torch.OutOfMemoryError("CUDA out of memory.")

    monkeypatch.setattr("sft.trainer.add_loss_gradient", full)
    sequences = [TokenSequence([5, 6, 7], [0.0, 1.0, 1.0])] * 4
    config = SftConfig(horizon=1, batch_tokens=12, micro_batch=micro_batch)
    with pytest.raises(ValueError, match=f"out of memory .*{advice}"):
        train_sft(small_model, sequences, config, vocabulary=100, seed=0, on_step=print, on_save=print)
