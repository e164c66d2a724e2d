"""Faults put into a step: bad numbers move nothing, memory that runs out halves the micro-batch, lost worlds are named.

Each fault is injected where it would arise; the rest of the step is the real one.
"""

import re
from dataclasses import dataclass, replace

import pytest
import torch

from env.database import DatabaseFileError
from env.rewards import Reward
from grpo import guarded_update
from grpo.checkpoint import TrainingState
from grpo.config import GrpoConfig, SftConfig
from grpo.guards import BAD_STEP, check_weights, memory_advice, out_of_memory, save_bad_step
from grpo.optimizer import AdamWConfig, build_optimizer, clip_gradients
from grpo.trainer import train_grpo
from sft.dataset import TokenSequence
from sft.trainer import train_sft
from tests.scripted import World

CONFIG = GrpoConfig(
    questions_per_step=2, group_size=4, micro_batch=4, horizon=4, lr=1e-2, warmup_steps=0, max_turns=2,
    max_turn_tokens=8, max_completion_tokens=64, group_filter="none", kl_coef=0.0, save_every=100,
)  # fmt: skip
OUT_OF_MEMORY = {
    "a card": lambda: torch.OutOfMemoryError("CUDA out of memory. Tried to allocate 2.00 GiB."),
    "the CPU": lambda: RuntimeError("[enforce fail] DefaultCPUAllocator: can't allocate memory: you tried to …"),
    "the CPU, in words": lambda: RuntimeError("DefaultCPUAllocator: not enough memory: you tried to allocate 1 bytes"),
}


@dataclass(frozen=True)
class Task:
    id: str
    hardness: str = "easy"


class Graded(World):
    """Every rollout of a group is worth something else, so every group teaches."""

    made = 0

    def score(self):
        Graded.made += 1
        return Reward(float(Graded.made % 3), {}, float(Graded.made % 3))


@dataclass
class Run:
    steps: list
    saved: list
    bad: list
    notes: list
    error: str = ""


def train(model, chat, config=CONFIG, world=lambda task: Graded(), **options):
    """Trains over three questions, and keeps what the trainer hands out."""
    Graded.made = 0
    run = Run([], [], [], [])
    try:
        train_grpo(
            model, None, [Task("a"), Task("b"), Task("c")], chat, world, config, seed=0,
            on_step=run.steps.append, on_save=run.saved.append, on_bad_step=run.bad.append, note=run.notes.append,
            **options,
        )  # fmt: skip
    except ValueError as error:
        run.error = str(error)
    return run


@pytest.fixture
def faulty(monkeypatch):
    """faulty(fault): the gradient's work goes through fault(call number, policy, …, real=…)."""

    def put_in(fault):
        real, calls = guarded_update.accumulate_gradient, iter(range(1, 1000))
        monkeypatch.setattr(
            guarded_update, "accumulate_gradient", lambda *arguments: fault(next(calls), real, *arguments)
        )

    return put_in


def weights(model):
    return [weight.detach().clone() for weight in model.parameters()]


@torch.no_grad()
def put_back(model, values):
    for weight, value in zip(model.parameters(), values, strict=True):
        weight.copy_(value)


def same(one, two):
    return all(torch.equal(a, b) for a, b in zip(one, two, strict=True))


def spoilt_gradient(at):
    def fault(call, real, policy, *rest):
        real(policy, *rest)
        if call in at:
            policy.norm.weight.grad[0] = float("inf")

    return fault


def spoilt_logprobs(at):
    def fault(call, real, policy, reference, batch, *rest):
        if call in at:
            batch.advantages = batch.advantages * float("nan")
        real(policy, reference, batch, *rest)

    return fault


@pytest.mark.parametrize(
    ("spoilt", "why"), [(spoilt_gradient, "the gradient norm is inf"), (spoilt_logprobs, "the loss or a log-prob")]
)
def test_a_step_with_bad_numbers_moves_nothing_and_is_kept_for_inspection(
    small_model, chat, faulty, tmp_path, spoilt, why
):
    faulty(spoilt({3}))  # 2 micro-batches a step: the first of step 2
    before = []
    run = train(
        small_model, chat, replace(CONFIG, steps=3), should_stop=lambda: before.append(weights(small_model)) or False
    )
    assert run.error == ""
    assert [step.metrics["skipped_updates"] for step in run.steps] == [0.0, 1.0, 0.0]
    assert same(before[0], before[1])
    assert not same(before[1], before[2])
    [inputs] = run.bad
    assert inputs["why"].startswith(why)
    loaded = torch.load(save_bad_step(tmp_path, inputs), weights_only=True)
    assert (loaded["step"], loaded["questions"]) == (2, [task.id for task in run.steps[1].questions])
    assert loaded["rollouts"][1][3]["completion_ids"] == run.steps[1].rollouts[1][3].completion_ids
    assert torch.equal(loaded["advantages"], run.steps[1].advantages)
    [state] = run.saved
    assert (state.step, state.updates, state.bad_in_a_row) == (3, 2, 0)
    moments = [float(entry["step"]) for entry in state.optimizer["state"].values()]
    assert set(moments) == {2.0}  # AdamW has not counted the skipped step
    assert sorted(path.name for path in tmp_path.iterdir()) == [BAD_STEP]


def test_three_bad_steps_in_a_row_end_the_run_and_the_weights_before_them_are_saved(small_model, chat, faulty):
    faulty(spoilt_gradient(range(3, 100)))
    after_first = []
    run = train(small_model, chat, should_stop=lambda: after_first.append(weights(small_model)) or False)
    assert "stopped after step 4, the last of 3 bad ones in a row: the gradient norm is inf" in run.error
    assert "\n" not in run.error
    [state] = run.saved
    assert (state.step, state.updates, state.bad_in_a_row) == (4, 1, 3)
    assert same(after_first[0], weights(small_model))


def test_a_resumed_run_goes_on_counting(small_model, chat, faulty):
    faulty(spoilt_gradient({3, 4, 5, 6}))
    first = train(small_model, chat, replace(CONFIG, steps=3, horizon=8))
    assert (first.error, first.saved[0].bad_in_a_row) == ("", 2)
    faulty(spoilt_gradient({1}))
    second = train(small_model, chat, replace(CONFIG, horizon=8), resumed=first.saved[0])
    assert "stopped after step 4" in second.error


def test_weights_that_are_not_finite_never_replace_a_checkpoint(small_model, chat):
    with torch.no_grad():
        small_model.norm.weight[0] = float("nan")
    with pytest.raises(ValueError, match="after step 7: norm.weight is not finite, so nothing was saved"):
        check_weights(small_model, 7)


def test_sft_skips_a_bad_batch_and_stops_after_three(small_model, monkeypatch):
    sequences = [TokenSequence([5 + i, 6, 7, 8, 9 + i], [0.0, 1.0, 1.0, 1.0, 1.0]) for i in range(8)]
    calls = iter(range(1, 100))

    def clip(model, limit, at):
        norm = clip_gradients(model, limit)
        return norm * float("nan") if next(calls) in at else norm

    def run(at):
        steps, bad, saved = [], [], []
        monkeypatch.setattr("sft.trainer.clip_gradients", lambda model, limit: clip(model, limit, at))
        train_sft(
            small_model, sequences, SftConfig(horizon=6, batch_tokens=10, lr=1e-2), vocabulary=100, seed=0,
            on_step=lambda step, metrics: steps.append((metrics["skipped_updates"], weights(small_model))),
            on_bad_step=bad.append, on_save=saved.append,
        )  # fmt: skip
        return steps, bad, saved

    steps, bad, saved = run({2, 5})
    assert [skipped for skipped, _ in steps] == [0, 1, 0, 0, 1, 0]
    assert same(steps[0][1], steps[1][1])
    assert [inputs["step"] for inputs in bad] == [2, 5]
    assert bad[0]["sequences"][0]["ids"] in [sequence.ids for sequence in sequences]
    assert len(saved) == 1
    with pytest.raises(ValueError, match="stopped after step 3, the last of 3 bad ones in a row"):
        run(range(7, 100))


@pytest.mark.parametrize("kind", OUT_OF_MEMORY)
def test_out_of_memory_halves_the_micro_batch_once_and_gives_the_same_gradient(small_model, chat, faulty, kind):
    def fault(call, real, *arguments):
        real(*arguments)  # the gradient of the micro-batch that fails is half made, and must not count
        if call == 2:
            raise OUT_OF_MEMORY[kind]()

    start = weights(small_model)
    expected = train(small_model, chat, replace(CONFIG, steps=1, micro_batch=2))
    undisturbed = weights(small_model)
    put_back(small_model, start)
    faulty(fault)
    run = train(small_model, chat, replace(CONFIG, steps=1))
    assert same(weights(small_model), undisturbed)  # as if it had been halved from the start, bit for bit
    assert run.notes == ["out of memory in the update: --micro-batch is 2 from here on, the gradient the same"]
    assert run.saved[0].micro_batch == 2
    clocks = re.compile("seconds|per_second|peak")
    ours, theirs = ({k: v for k, v in r.steps[0].metrics.items() if not clocks.search(k)} for r in (run, expected))
    assert ours == theirs


def test_a_second_update_goes_on_with_the_first_ones_log_probs(small_model, chat, faulty):
    """Memory runs out after the weights have moved: ratios must still be to the policy that sampled."""
    config = replace(CONFIG, steps=1, updates_per_step=2, lr=0.05)
    start = weights(small_model)
    expected = train(small_model, chat, config).steps[0].metrics
    put_back(small_model, start)

    def fault(call, real, *arguments):
        if call == 4:  # the last micro-batch of the second update
            raise OUT_OF_MEMORY["a card"]()
        real(*arguments)

    faulty(fault)
    run = train(small_model, chat, config)
    assert run.saved[0].micro_batch == 2
    assert run.steps[0].metrics["clip_share"] == pytest.approx(expected["clip_share"], abs=1e-6)
    assert expected["clip_share"] > 0


def test_out_of_memory_again_ends_with_advice_and_a_resumed_run_does_not_halve_again(small_model, chat, faulty):
    def fault(call, real, *arguments):
        raise OUT_OF_MEMORY["the CPU"]()

    faulty(fault)
    run = train(small_model, chat)
    assert "out of memory in the update, with half the --micro-batch too" in run.error
    assert "lower --micro-batch or --max-completion-tokens" in run.error
    halved = TrainingState(0, 0, build_optimizer(small_model, AdamWConfig(1e-2)).state_dict(), micro_batch=2)
    run = train(small_model, chat, resumed=halved)
    assert run.error.startswith("out of memory in the update, with --micro-batch 2: ")
    assert run.notes == []


def test_other_errors_of_torch_are_no_want_of_memory():
    assert not out_of_memory(RuntimeError("mat1 and mat2 shapes cannot be multiplied"))
    with pytest.raises(RuntimeError, match="shapes"), memory_advice("lower --slots"):
        raise RuntimeError("mat1 and mat2 shapes cannot be multiplied")
    with pytest.raises(ValueError, match="out of memory .CUDA out of memory.*: lower --slots"), memory_advice(
        "lower --slots"
    ):
        raise OUT_OF_MEMORY["a card"]()


def test_a_question_whose_database_has_vanished_is_left_out_and_named(small_model, chat):
    def world(task):
        if task.id == "b":
            raise DatabaseFileError("No database file at /data/b.sqlite: check the path or build the data first.")
        return Graded()

    run = train(small_model, chat, world=world)
    assert run.error == ""
    assert [len(step.questions) for step in run.steps] == [2 - step.metrics["skipped_questions"] for step in run.steps]
    left_out = sum(step.metrics["skipped_questions"] for step in run.steps)
    assert left_out > 0
    assert len(run.notes) == left_out
    assert "question b is left out: No database file at /data/b.sqlite" in run.notes[0]
    assert {task.id for step in run.steps for task in step.questions} == {"a", "c"}


def test_steps_without_any_database_end_the_run_after_three(small_model, chat):
    def world(task):
        raise PermissionError(13, "Permission denied", "/data/x.sqlite")

    before = weights(small_model)
    run = train(small_model, chat, world=world)
    assert "stopped after step 3, the last of 3 bad ones in a row: no question's database can be opened" in run.error
    assert [step.metrics["skipped_questions"] for step in run.steps] == [2.0] * 3
    assert (run.saved[0].step, run.saved[0].updates) == (3, 0)
    assert same(before, weights(small_model))
