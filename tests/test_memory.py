"""The memory plan: counted on fake tensors, it says what a real step takes; and what does not fit is refused."""

import json
from collections import Counter
from contextlib import nullcontext
from dataclasses import dataclass, replace

import pytest
import torch

from env.prompt import build_prompt
from env.questions import Source, load_questions
from env.rewards import Reward
from env.sql_environment import environment_maker
from grpo import memory_plan
from grpo.allocation_tracker import AllocationTracker
from grpo.chat import Chat
from grpo.cli import configure
from grpo.config import GrpoConfig, PrecisionConfig
from grpo.families import hf_config
from grpo.few_rows import PAYS_FROM
from grpo.kv_cache import Room
from grpo.memory import Work, rooms, run_stages, simulate
from grpo.memory_plan import GIB, Plan, check_memory, longest_prompt, named_card, verdict, with_shape_of, works_of
from grpo.metrics import UpdateSums
from grpo.model import Decoder, initialise
from grpo.optimizer import AdamWConfig, build_optimizer, clip_gradients
from grpo.plan import parameter_count
from grpo.presets import TINY_SHAPE
from grpo.reference import build_reference
from grpo.rollout import Rollout
from grpo.tokenizer import Tokenizer
from grpo.update import accumulate_gradient, group_batches
from sft.trainer import add_loss_gradient
from tests.run_script import ROOT, assert_one_line_error, in_process
from tests.training import SCRIPT_MAIN, small_dataset, train

SETTINGS = GrpoConfig(slots=3, group_size=4, micro_batch=2, max_completion_tokens=96, kl_coef=0.04)
SHAPE = replace(TINY_SHAPE, num_hidden_layers=2)
WORK = Work(SHAPE, SETTINGS, gradient_checkpointing=False, prompt_tokens=64, sft_lengths=(150, 120))
EIGHT_BYTES = PrecisionConfig("split", "8bit", "8bit")


def test_the_tracker_counts_what_lives():
    with AllocationTracker() as tracker:
        with tracker.making("weights"):
            kept = torch.zeros(1000)  # 4,000 bytes: 8 blocks of 512
        gone = kept + 1
        view = gone.view(10, 100)  # the same storage
        assert tracker.live == Counter(weights=4096, activations=4096)
        del gone
        assert tracker.total == 8192
        del view
        assert tracker.total == 4096
        kept.mul_(2)
        assert (tracker.peak, tracker.at_peak["activations"]) == (8192, 4096)
        tracker.restart_peak()
        assert tracker.peak == 4096
        tracker.label([kept, None], "cache")
        assert +tracker.live == Counter(cache=4096)


@pytest.fixture(scope="module")
def predictions():
    """Of WORK without and with gradient checkpointing."""
    return {on: simulate(replace(WORK, gradient_checkpointing=on), add_loss_gradient) for on in (False, True)}


@pytest.mark.parametrize("checkpointing", [False, True])
def test_fake_stages_equal_real_ones(predictions, checkpointing):
    """The same stages with numbers in the tensors: −1 % to +3 % for each."""
    predicted = predictions[checkpointing]
    real = run_stages(replace(WORK, gradient_checkpointing=checkpointing), nullcontext(), add_loss_gradient)
    assert list(predicted) == list(real) == ["sft", "rollout", "evaluation", "scoring", "update", "step", "save"]
    for stage in predicted:
        assert 0.99 <= predicted[stage].total() / real[stage].total() <= 1.03, stage


def test_a_step_as_the_trainer_makes_it_takes_what_was_predicted(predictions):
    """Two steps of real groups with a real AdamW, in the trainer's order: −1 % to +3 %."""
    model = Decoder(SHAPE)
    initialise(model, torch.Generator().manual_seed(0))
    reference = build_reference(model)
    generator = torch.Generator().manual_seed(1)

    def rollout():
        ids = torch.randperm(2000, generator=generator)[:160].tolist()
        return Rollout(list(range(64)), ids[:96], [1] * 96, [0.0] * 96, Reward(0.0, {}, 0.0), False, "answered", 1, ())

    groups = [[rollout() for _ in range(4)] for _ in range(2)]
    with AllocationTracker() as tracker:
        tracker.label(model.parameters(), "weights")
        tracker.label([*reference.parameters(), *reference.buffers()], "reference")
        optimizer = build_optimizer(model, AdamWConfig(lr=1e-3))
        for _ in range(2):
            sums = UpdateSums()
            for batch in group_batches(groups, torch.randn(2, 4), torch.ones(2, dtype=torch.bool), SETTINGS):
                accumulate_gradient(model, reference, batch, SETTINGS, SHAPE.vocab_size, sums)
            clip_gradients(model, 1.0)
            optimizer.step()
            optimizer.zero_grad()
    assert 0.99 <= max(predictions[False][stage].total() for stage in ("update", "step")) / tracker.peak <= 1.03


def test_a_micro_batch_shrinks_sft_and_nothing_else(predictions):
    """In the fake stages and, to −1 % / +3 %, in real ones."""
    cut = replace(WORK, sft_micro_batch=1)
    predicted, whole = simulate(cut, add_loss_gradient), predictions[False]
    assert predicted["sft"]["activations"] < 0.6 * whole["sft"]["activations"]
    assert [stage for stage in whole if predicted[stage] != whole[stage]] == ["sft"]
    real = run_stages(cut, nullcontext(), add_loss_gradient)
    assert 0.99 <= predicted["sft"].total() / real["sft"].total() <= 1.03


def test_what_costs_what(predictions):
    """No KL, no reference; checkpointing and smaller micro-batches shrink the update; slots only the rollout."""
    base = predictions[False]
    no_kl = simulate(replace(WORK, settings=replace(SETTINGS, kl_coef=0.0, micro_batch=1, slots=6)))
    assert "scoring" not in no_kl
    assert base["update"]["gradients"] == base["update"]["weights"]  # all of them, from a step's second group on
    assert base["save"].total() - no_kl["save"].total() == pytest.approx(base["save"]["reference"], rel=0.01)
    assert no_kl["update"]["activations"] < 0.8 * base["update"]["activations"]
    assert no_kl["rollout"]["cache"] > 1.5 * base["rollout"]["cache"]
    assert base["evaluation"]["cache"] > base["rollout"]["cache"]  # three prompts, not two
    assert predictions[True]["update"].total() < base["update"].total()


@pytest.mark.parametrize(
    ("precision", "expected"),
    [(PrecisionConfig(), 8.0), (PrecisionConfig("float32", "8bit", "8bit"), 2.03), (EIGHT_BYTES, 4.03),
     (PrecisionConfig("stochastic", "8bit", "8bit"), 2.03), (PrecisionConfig("split"), 10.0)],
)  # fmt: skip
def test_bytes_of_the_optimizer_a_parameter(precision, expected):
    """Remainder and two moments; the few small tensors keep 32-bit ones."""
    step = simulate(replace(WORK, precision=precision))["step"]
    parameters = sum(weight.numel() for weight in Decoder(SHAPE).parameters())
    assert step["optimizer"] / parameters == pytest.approx(expected, abs=0.05)
    assert step["weights"] / parameters == pytest.approx(precision.dtype.itemsize, abs=0.01)


def fake_simulation(work, sft_gradient=None):
    """GiB: 4 fixed, 2 a completion of the micro-batch, 1 a slot."""
    update, rollout = 4 + 2 * work.settings.micro_batch, 4 + work.settings.slots
    return {"rollout": Counter(cache=rollout * GIB), "update": Counter(activations=update * GIB)}


def test_the_nearest_plan_that_fits(monkeypatch):
    monkeypatch.setattr(memory_plan, "simulate", fake_simulation)
    work = replace(WORK, settings=replace(SETTINGS, micro_batch=8, slots=16), sft_lengths=())
    made = Plan("phase1", work, fake_simulation(work))
    assert verdict(made, named_card("23"), add_loss_gradient) == (True, "phase1: 21.7 of 23.0 GiB: fits")
    fits, line = verdict(made, named_card("15"), add_loss_gradient)  # 12 GiB are the most: 13.3 planned
    assert not fits
    assert "--micro-batch 4 --slots 8 does, with 13.3 GiB" in line
    fits, line = verdict(made, named_card("3"), add_loss_gradient)
    assert not fits and "nor would --micro-batch 1 --slots 1" in line


def test_the_nearest_plan_halves_sfts_micro_batch_where_sft_is_what_does_not_fit(monkeypatch):
    def fake(work, sft_gradient=None):
        """GiB: SFT 4 fixed and 3 a sequence at once; a step of GRPO as above."""
        at_once = work.sft_micro_batch or len(work.sft_lengths)
        return {"sft": Counter(activations=(4 + 3 * at_once) * GIB)} | fake_simulation(work)

    monkeypatch.setattr(memory_plan, "simulate", fake)
    work = replace(WORK, settings=replace(SETTINGS, micro_batch=2, slots=4), sft_lengths=(2048,) * 8)
    made = Plan("phase1", work, fake(work))
    assert "SFT 8 of 8 × 2,048 at once" in made.table()
    _, line = verdict(made, named_card("18"), add_loss_gradient)  # 16 GiB are the most: 17.5 planned
    assert "--sft-micro-batch 4 --micro-batch 2 --slots 4 does, with 17.5 GiB" in line
    _, line = verdict(made, named_card("9"), add_loss_gradient)  # 7.9 GiB: SFT needs 7, update 6, rollout 6
    assert "--sft-micro-batch 1 --micro-batch 1 --slots 2 does, with 8.1 GiB" in line
    _, line = verdict(made, named_card("8"), add_loss_gradient)
    assert "nor would --sft-micro-batch 1 --micro-batch 1 --slots 1" in line


def test_a_budget_of_keys_and_values_is_what_is_planned():
    """Rows of 160 tokens with two or, in evaluations, four prompts among them; no more than there are episodes."""
    token = 2 * 2 * 2 * 32 * 4  # bytes: two layers of the tiny shape
    work = replace(WORK, settings=replace(SETTINGS, kv_budget_gib=(4 * 96 + 3 * 64) * token / GIB, slots=99))
    assert {stage: (group, room.rows) for stage, (group, room) in rooms(work).items()} == {
        "rollout": (4, 4), "evaluation": (1, 3),
    }  # fmt: skip
    peaks = simulate(work)
    for stage, (_, room) in rooms(work).items():
        assert room.bytes(SHAPE, torch.float32) <= peaks[stage]["cache"] <= 1.2 * room.bytes(SHAPE, torch.float32)
    few = replace(work, settings=replace(SETTINGS, questions_per_step=1, group_size=2, eval_questions=1))
    assert [room.rows for _, room in rooms(few).values()] == [2, 1]


def test_a_budget_that_does_not_fit_gives_way_to_slots(monkeypatch):
    monkeypatch.setattr(memory_plan, "rooms", lambda work: {"rollout": (4, Room(work.settings.slots, 1, 1, 1))})
    monkeypatch.setattr(memory_plan, "simulate", fake_simulation)
    work = replace(WORK, settings=replace(SETTINGS, slots=16, kv_budget_gib=2.5), sft_lengths=())
    _, line = verdict(Plan("phase1", work, fake_simulation(work)), named_card("15"), add_loss_gradient)
    assert "--micro-batch 2 --slots 8 without --kv-budget-gib does, with 13.3 GiB" in line
    work = replace(work, settings=replace(work.settings, slots=2, micro_batch=8))
    _, line = verdict(Plan("phase1", work, fake_simulation(work)), named_card("15"), add_loss_gradient)
    assert "--micro-batch 4 --kv-budget-gib 2.5 does, with 13.3 GiB" in line


def test_a_run_that_does_not_fit_is_refused_unless_forced(monkeypatch):
    monkeypatch.setattr(memory_plan, "simulate", fake_simulation)
    said = []
    def check(**flags):
        config = configure({"preset": "tiny"} | flags)
        check_memory(config, ("phase1",), 15 * GIB, add_loss_gradient, said.append, 700)

    with pytest.raises(ValueError, match="--micro-batch 4 --slots 8 does"):
        check()
    check(force=True)
    assert "phase1: prompts of 700 tokens, groups of 4 × 512, micro-batch 8, 64 slots, float32 weights" in said[0]
    assert "planned: 1.05 × 68.00 + 0.7 = 72.10 GiB" in said[0]


def test_sft_is_planned_with_the_phase_that_follows(monkeypatch):
    config = configure({"preset": "qwen3-0.6b", "sft_micro_batch": 3})
    works = works_of(config, ("sft", "phase1", "phase2"), 700)
    assert [work.prompt_tokens for work in works.values()] == [700, 700]
    assert works["phase1"].sft_lengths == (1638,) * 9 + (1637,)  # of at most 700 + 1,024 tokens; 16,384 a batch
    assert works["phase1"].sft_micro_batch == 3
    assert works["phase2"].sft_lengths == ()
    assert works["phase1"].gradient_checkpointing
    monkeypatch.setattr(memory_plan, "simulate", fake_simulation)
    table = memory_plan.plan("phase1", works["phase1"], add_loss_gradient).table()
    assert "prompts of 700 tokens" in table and "SFT 3 of 10 × 1,638 at once" in table


def test_a_trajectory_longer_than_a_batch_is_planned_alone():
    config = configure({"preset": "qwen3-0.6b", "sft_batch_tokens": 1500})
    assert works_of(config, ("sft",), 700)["phase1"].sft_lengths == (1724,)


@dataclass(frozen=True)
class Asked:
    """A question, as an environment that has only its prompt."""

    text: str
    hardness: str

    def prompt(self):
        return build_prompt(self.text, ["singer"], form="full")


def test_the_longest_prompt_of_all_questions(chat):
    """Of every level: a phase of easy questions evaluates on others too."""
    questions = [Asked("How many singers are there?", "easy"), Asked("How many?", "easy"),
                 Asked("Which singers are older than the youngest?", "medium"), Asked("Who?", "medium")]  # fmt: skip
    tokens = [len(chat.prompt_ids(question.prompt())) for question in questions]
    assert longest_prompt(questions, lambda question: question, chat) == max(tokens) == tokens[2]
    assert longest_prompt(questions, lambda question: question, None) == 1024


def test_memory_is_planned_with_the_prompts_that_the_data_has(tmp_path, monkeypatch):
    """A dry run, and a run as on a card that is too small; with the tokenizer of the model that it starts from."""
    monkeypatch.setattr(memory_plan, "simulate", lambda work, sft: {"update": Counter(weights=30 * GIB)})
    monkeypatch.setitem(SCRIPT_MAIN.__globals__, "card_of", lambda device: 22.0 * GIB)
    (tmp_path / "data").mkdir()
    dataset, tiny = str(small_dataset(tmp_path / "data")), str(ROOT / "grpo" / "tiny")
    run = ("--phase", "1", "--model", tiny, "--dataset", dataset, "--steps", "1", "--group-size", "2", "--name", "m",
           "--questions-per-step", "2", "--max-turns", "2", "--eval-questions", "2")  # fmt: skip
    dry = train(tmp_path, *run, "--dry-run", "--preset", "qwen3-1.7b")
    assert "32.2 of 22.0 GiB: does not fit" in train(tmp_path, *run, code=2)
    forced = train(tmp_path, *run, "--force")
    chat = Chat(Tokenizer.load(tiny))
    levels = ["easy", "medium"]
    splits = [load_questions(Source(dataset), split, difficulties=levels) for split in ("train", "dev")]
    for out, form in ((dry, "full"), (forced, "compact")):
        make = environment_maker(prompt_form=form, hints=False)
        longest = max(len(chat.prompt_ids(make(question).prompt())) for part in splits for question in part.questions)
        assert f"phase1: prompts of {longest:,} tokens, groups of 2 × 512" in out
    assert "does not fit" in forced and "step    1/1" in forced


def test_another_model_is_planned_with_its_own_shape(tmp_path):
    """What has no config.json at hand, as a model of the hub that is not fetched yet, is planned as the preset's."""
    config, shape = configure({"preset": "qwen3-0.6b"}), replace(TINY_SHAPE, num_hidden_layers=7)
    (tmp_path / "config.json").write_text(json.dumps(hf_config(shape)))
    assert with_shape_of(config, tmp_path, download=True) == replace(config, shape=shape)
    for start in (None, tmp_path / "elsewhere", "org/not-here"):
        assert with_shape_of(config, start, download=False) == config
    dry = train(tmp_path, "--phase", "1", "--preset", "qwen3-0.6b", "--model", str(tmp_path), "--dry-run")
    assert f"{parameter_count(shape):,} parameters" in dry


def test_float32_weights_too_large_for_a_cache_are_planned():
    """On a CPU they would be packed for decoding; the plan's stand for a card's, which are not."""
    shape = replace(SHAPE, vocab_size=PAYS_FROM // 4 // SHAPE.hidden_size)
    assert simulate(replace(WORK, shape=shape, sft_lengths=()))["rollout"]["weights"] >= PAYS_FROM


def test_an_unknown_card_or_model_is_one_line():
    assert_one_line_error(in_process("plan_memory", "--gpu", "voodoo2"), "there are l4")
    assert_one_line_error(in_process("plan_memory", "--model", "gpt-2"), "Qwen/Qwen3-1.7B")
