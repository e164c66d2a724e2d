"""The update: the same gradient under any split, nothing learned from equal rewards, an honest step-0 KL."""

from dataclasses import dataclass, replace

import pytest
import torch

from env.rewards import Reward
from grpo.config import GrpoConfig
from grpo.group_pass import add_gradient
from grpo.metrics import UpdateSums
from grpo.model import Decoder, initialise
from grpo.reference import build_reference
from grpo.rollout import Rollout
from grpo.trainer import questions_of_step, sample_groups, train_grpo
from grpo.update import accumulate_gradient, group_batches
from tests.scripted import World

CONFIG = GrpoConfig(questions_per_step=2, group_size=4, horizon=2, lr=1e-2, warmup_steps=0, max_completion_tokens=64)


@dataclass(frozen=True)
class Task:
    id: str
    hardness: str = "easy"


def rollout(generator, length, outcome, prompt=(1, 2, 3)):
    mask = [1] + (torch.rand(length - 1, generator=generator) < 0.6).long().tolist()
    return Rollout(
        prompt_ids=list(prompt),
        completion_ids=torch.randint(100, (length,), generator=generator).tolist(),
        loss_mask=mask,
        sampled_logprobs=[-1.0 * flag for flag in mask],
        reward=Reward(outcome, {}, outcome),
        correct=outcome == 1.0,
        stop_reason="answered",
        turns=1,
        parse_errors=(),
    )


@pytest.fixture
def groups():
    """Mixed, all right, all wrong, mixed."""
    generator = torch.Generator().manual_seed(0)
    outcomes = [[1.0, 0.1, 0.1, 0.0], [1.0] * 4, [0.1] * 4, [1.0, 1.0, 0.1, 0.1]]
    return [
        [rollout(generator, 3 + 2 * g + q, outcome, prompt=range(1, 3 + q)) for g, outcome in enumerate(row)]
        for q, row in enumerate(outcomes)
    ]


KEPT = torch.tensor([True, False, False, True])
ADVANTAGES = torch.tensor([[0.7, -0.2, -0.2, -0.3], [0.0] * 4, [0.0] * 4, [0.45, 0.45, -0.45, -0.45]])


def gradient(model, groups, config, reference=None):
    batches = group_batches(groups, ADVANTAGES, KEPT, config)
    model.zero_grad()
    for batch in batches:
        accumulate_gradient(model, reference, batch, config, 100, UpdateSums())
    return [weight.grad.clone() for weight in model.parameters()], batches


@pytest.mark.parametrize("aggregation", ["token", "sequence", "constant"])
def test_any_micro_batch_split_gives_the_same_gradient(small_model, groups, aggregation):
    """Weights are made once for the step: 4, 3 + 1, 2 + 2 or single completions add up alike."""
    small_model.double()
    reference = build_reference(small_model)
    with torch.no_grad():
        small_model.norm.weight.mul_(1.1)  # so that the KL has a gradient
    config = replace(CONFIG, aggregation=aggregation, kl_coef=0.04)
    whole, batches = gradient(small_model, groups, replace(config, micro_batch=4), reference)
    assert len(batches) == 2  # one a kept group
    for size in (3, 2, 1):
        split, _ = gradient(small_model, groups, replace(config, micro_batch=size), reference)
        for ours, theirs in zip(split, whole, strict=True):
            torch.testing.assert_close(ours, theirs, atol=1e-12, rtol=1e-9)


def test_denominators_count_kept_rollouts_only(groups):
    kept = [r for group in (groups[0], groups[3]) for r in group]
    tokens = sum(sum(r.loss_mask) for r in kept)
    weights = torch.cat([batch.weights for batch in group_batches(groups, ADVANTAGES, KEPT, CONFIG)])
    assert len(weights) == tokens
    torch.testing.assert_close(weights, torch.full((tokens,), 1 / tokens))
    sequence = group_batches(groups, ADVANTAGES, KEPT, replace(CONFIG, aggregation="sequence"))
    total = sum(float(batch.weights.sum()) for batch in sequence)
    assert total == pytest.approx(1.0)


def test_on_policy_gradient_is_reinforce_with_these_weights(small_model, groups):
    """At the first update the ratio is exactly 1: ∇ = −Σ w A ∇log π, computed here without ratio or clip."""
    config = replace(CONFIG, kl_coef=0.0)
    ours, batches = gradient(small_model, groups, config)
    small_model.zero_grad()
    for batch in batches:
        slope = -batch.weights * batch.advantages  # (M,)
        add_gradient(
            small_model, batch.group, lambda logprobs, of, slope=slope: slope[of] * logprobs,
            temperature=1.0, vocabulary=100,
        )  # fmt: skip
    for mine, other in zip(ours, small_model.parameters(), strict=True):
        torch.testing.assert_close(mine, other.grad)


def test_dropped_groups_never_reach_a_forward_pass(groups):
    assert group_batches(groups, ADVANTAGES, torch.zeros(4, dtype=torch.bool), CONFIG) == []
    packed = group_batches(groups, ADVANTAGES, KEPT, CONFIG)
    assert [[part.layout.G for part in batch.group.parts] for batch in packed] == [[4], [4]]
    packed = group_batches(groups, ADVANTAGES, KEPT, replace(CONFIG, micro_batch=3))
    assert [[part.layout.G for part in batch.group.parts] for batch in packed] == [[3, 1], [3, 1]]


class Constant(World):
    """Whatever happens, the reward is the same."""

    def score(self):
        return Reward(0.1, {}, 0.1)


def train(model, chat, world, config, steps, reference=None, **options):
    seen = []
    train_grpo(
        model,
        reference,
        [Task("a"), Task("b"), Task("c")],
        chat,
        lambda task: world(),
        replace(config, horizon=steps),
        seed=0,
        on_step=seen.append,
        on_save=options.pop("on_save", lambda state: None),
        **options,
    )
    return seen


def test_equal_rewards_make_no_update_but_the_step_counts(small_model, chat):
    before = [weight.clone() for weight in small_model.parameters()]
    steps = train(small_model, chat, Constant, replace(CONFIG, kl_coef=0.0), 2)
    assert [step.number for step in steps] == [0, 1]
    assert all(step.metrics["dropped_wrong"] == 1.0 for step in steps)
    assert all(torch.equal(old, new) for old, new in zip(before, small_model.parameters(), strict=True))


@pytest.mark.parametrize(("schedule", "factor"), [("linear", 0.5), ("cosine", 0.5), ("cosine", 0.75)])
def test_the_learning_rate_goes_by_the_schedule(small_model, chat, schedule, factor):
    """A horizon of 2 or 3 steps; at 1/2 of the way line and cosine meet, at 1/3 the cosine is at 3/4."""
    config = replace(CONFIG, kl_coef=0.0, lr=1e-3, final_lr=0.0, schedule=schedule)
    steps = train(small_model, chat, Constant, config, 2 if factor == 0.5 else 3)
    assert steps[1].metrics["lr"] == pytest.approx(1e-3 * factor)


def test_a_reference_that_is_not_the_starting_policy_is_noticed(small_model, chat, monkeypatch):
    monkeypatch.setattr("grpo.trainer.kept_groups", lambda outcomes, correct, kind: torch.ones(2, dtype=torch.bool))
    train(small_model, chat, Constant, replace(CONFIG, kl_coef=0.04), 1, build_reference(small_model))
    other = build_reference(small_model)
    with torch.no_grad():
        small_model.norm.weight.mul_(1.5)
    with pytest.raises(RuntimeError, match="step-0 KL"):
        train(small_model, chat, Constant, replace(CONFIG, kl_coef=0.04), 1, other)


@pytest.mark.parametrize("tied", [True, False], ids=["tied", "untied"])
def test_head_rows_that_are_no_ids_count_nowhere(small_config, chat, tied):
    """A model has more rows than the tokenizer has ids. Here those would win every draw, if any room saw them."""
    model = Decoder(replace(small_config, tie_word_embeddings=tied))
    initialise(model, torch.Generator().manual_seed(0))
    ids = len(chat.tokenizer)
    with torch.no_grad():
        rows = model.head_weight[ids:]
        assert len(rows) == 4
        rows.copy_(torch.tensor([[1.0], [-1.0], [1.0], [-1.0]]).expand(rows.shape) * 100)  # one of them wins
    config = replace(CONFIG, kl_coef=0.04, group_filter="none")
    (step,) = train(model, chat, Constant, config, 1, build_reference(model))
    sampled = [token for group in step.rollouts for r in group for token in r.completion_ids]
    assert max(sampled) < ids  # sampler
    assert step.metrics["mismatch"] < 1e-4  # trainer against sampler
    assert step.metrics["kl"] < 1e-3  # reference against trainer


def test_more_updates_a_step_clip_against_the_first(small_model, chat, monkeypatch):
    """The second update sees a ratio other than 1; the metrics say how often it was outside the range."""
    monkeypatch.setattr(
        "grpo.trainer.group_advantages", lambda rewards, kind: torch.tensor([[1.0, -1.0, 1.0, -1.0]] * 2)
    )
    config = replace(CONFIG, kl_coef=0.0, group_filter="none", lr=0.05)
    (one,) = train(small_model, chat, Constant, config, 1)
    assert one.metrics["clip_share"] == 0.0
    (two,) = train(small_model, chat, Constant, replace(config, updates_per_step=2), 1)
    assert two.metrics["clip_share"] > 0.0


def test_each_epoch_is_a_permutation_and_steps_cut_it():
    questions = [Task(str(i)) for i in range(10)]
    taken = [task.id for step in range(5) for task in questions_of_step(questions, 4, 0, step)]
    assert sorted(taken[:10]) == sorted(taken[10:]) == sorted(task.id for task in questions)
    assert taken[:10] != taken[10:]
    assert [t.id for t in questions_of_step(questions, 4, 0, 2)] == taken[8:12]  # any step, without those before it
    assert [t.id for t in questions_of_step(questions, 4, 1, 2)] != taken[8:12]


def test_a_question_twice_in_a_step_has_other_draws(small_model, chat):
    config = replace(CONFIG, max_completion_tokens=40)
    first, second = sample_groups(
        small_model, [Task("a"), Task("a")], chat, lambda task: World(), config, 0, 0, lambda r: None
    )
    assert [r.completion_ids for r in first] != [r.completion_ids for r in second]
