"""The numbers of a step: all of them documented, each from what the step holds, none of them touching the step."""

from dataclasses import dataclass
from pathlib import Path

import pytest
import torch

from env.rewards import Reward
from grpo.metrics import METRICS, UpdateSums, step_metrics
from grpo.optimizer import AdamWConfig, build_optimizer
from grpo.peak_memory import peak_memory
from grpo.rollout import STOP_REASONS, Episodes, Limits, Rollout, run_rollouts
from grpo.stage_clock import STAGES, StageClock
from grpo.tool_calls import ToolCall, render_call
from grpo.update_ratio import update_ratio
from tests.scripted import ScriptedEngine, World

SECONDS = {"rollout": 2.0, "update": 1.0, "save": 0.25, "evaluate": 0.0}
MEMORY = {"peak_ram_mib": 500.0, "peak_gpu_mib": 0.0}


@dataclass(frozen=True)
class Asked:
    id: str
    hardness: str


QUESTIONS = [Asked("a", "easy"), Asked("b", "medium"), Asked("c", "easy")]


def rollout(outcome: float, *, tokens: int = 4, **values) -> Rollout:
    given = {"stop_reason": "answered", "turns": 2, "parse_errors": (), "calls": ("query", "answer")} | values
    return Rollout(
        prompt_ids=[1],
        completion_ids=[2] * tokens,
        loss_mask=[1] * (tokens // 2) + [0] * (tokens - tokens // 2),
        sampled_logprobs=[0.0] * tokens,
        reward=Reward(outcome + 0.5, {"outcome": outcome, "exploration": 0.5}, outcome),
        correct=outcome == 1.0,
        **given,
    )


GROUPS = [
    [rollout(1.0), rollout(0.0, tokens=8, parse_errors=("empty", "special_token"), stop_reason="turn_limit")],
    [rollout(1.0), rollout(1.0, calls=("describe", "query", "query", "answer"))],
    [rollout(0.0, calls=()), rollout(0.0, turns=4, parse_errors=("empty",))],
]
KEPT = torch.tensor([True, False, False])


def metrics(**values):
    rewards = torch.tensor([[one.reward.total for one in group] for group in GROUPS])  # (Q, G)
    correct = torch.tensor([[one.correct for one in group] for group in GROUPS])  # (Q, G)
    given = {"seconds": SECONDS, "lr": 1e-3, "memory": MEMORY} | values
    sums = given.pop("sums", UpdateSums())
    return step_metrics(QUESTIONS, GROUPS, rewards, correct, KEPT, sums, **given)


def test_every_metric_is_computed_and_documented():
    assert metrics().keys() == METRICS.keys()


def test_shares_are_of_what_their_name_says():
    found = metrics()
    assert (found["dropped_right"], found["dropped_wrong"]) == (pytest.approx(1 / 3), pytest.approx(1 / 3))
    assert (found["all_right"], found["all_wrong"]) == (pytest.approx(1 / 3), pytest.approx(1 / 3))
    assert found["accuracy"] == 0.5
    assert found["accuracy_by_difficulty"] == {"easy": 0.25, "medium": 1.0}
    assert found["reward_by_difficulty"] == {"easy": 0.75, "medium": 1.5}
    assert found["reward_parts"] == {"exploration": 0.5, "outcome": 0.5}
    assert found["malformed_share"] == pytest.approx(3 / 14)
    assert found["parse_errors"] == {"empty": pytest.approx(2 / 14), "special_token": pytest.approx(1 / 14)}
    assert found["tool_calls"] == {"answer": pytest.approx(5 / 6), "describe": pytest.approx(1 / 6), "query": 1.0}
    assert found["stop_turn_limit"] == pytest.approx(1 / 6)
    assert sum(found[f"stop_{reason}"] for reason in STOP_REASONS) == pytest.approx(1.0)


def test_lengths_and_speeds():
    sums = UpdateSums()
    for ratio in (1e-3, 3e-3):
        sums.add_update(torch.tensor(2.0), torch.tensor(ratio))
    found = metrics(sums=sums)
    assert (found["longest_completion"], found["completion_tokens"]) == (8.0, pytest.approx(28 / 6))
    assert found["sampled_tokens"] == pytest.approx(14 / 6)
    assert found["rollout_tokens_per_second"] == 14.0
    assert found["update_tokens_per_second"] == 24.0  # the kept group's 12 tokens, twice
    assert found["tokens_per_second"] == pytest.approx(28 / 3)  # saving and evaluating are not the step's speed
    assert (found["grad_norm"], found["update_ratio"]) == (2.0, pytest.approx(2e-3))
    assert found["save_seconds"] == 0.25


def test_a_rollout_knows_which_tools_ran(chat):
    """In order; a turn that did not parse ran none, and what stands beside an answer was not run."""
    end = "<|im_end|>"
    query, answer = (render_call(ToolCall(name, {key: "7"})) for name, key in (("query", "sql"), ("answer", "value")))
    played = [[f"{query}\n{query}{end}", f"nonsense{end}", f"{query}\n{answer}{end}"]]
    world = World()
    groups = [Episodes(chat.prompt_ids(world.prompt()), [world], [torch.zeros(1)])]
    [[one]] = run_rollouts(groups, ScriptedEngine(chat, played), chat, Limits(6, 400))
    assert one.calls == ("query", "query", "answer")
    assert [name for name, *_ in world.log if name in ("query", "answer")] == list(one.calls)


@pytest.mark.parametrize("decay", [0.0, 0.1])
def test_the_update_ratio_is_that_of_the_weights_before_and_after(small_model, decay):
    """Over several steps, in float64, where the difference of two weights is exact enough to compare with."""
    model = small_model.double()
    optimizer = build_optimizer(model, AdamWConfig(lr=1e-3, weight_decay=decay))
    generator = torch.Generator().manual_seed(0)
    for _ in range(3):
        before = [weight.detach().clone() for weight in model.parameters()]
        for weight in model.parameters():
            weight.grad = torch.randn(weight.shape, generator=generator, dtype=torch.float64)
        optimizer.step()
        moved = torch.cat([(new.detach() - old).flatten() for new, old in zip(model.parameters(), before, strict=True)])
        size = torch.cat([weight.detach().flatten() for weight in model.parameters()])
        assert float(update_ratio(optimizer)) == pytest.approx(float(moved.norm() / size.norm()), rel=1e-9)


def test_large_weights_are_measured_in_parts_and_nothing_is_touched(small_model, monkeypatch):
    optimizer = build_optimizer(small_model, AdamWConfig(lr=1e-3, weight_decay=0.1))
    assert float(update_ratio(optimizer)) == 0.0
    for weight in small_model.parameters():
        weight.grad = torch.ones_like(weight)
    optimizer.step()
    state = [t.clone() for w in small_model.parameters() for t in (w, w.grad, *optimizer.state[w].values())]
    whole = float(update_ratio(optimizer))
    monkeypatch.setattr("grpo.update_ratio.CHUNK", 100)
    assert float(update_ratio(optimizer)) == pytest.approx(whole, rel=1e-5)
    now = [t for w in small_model.parameters() for t in (w, w.grad, *optimizer.state[w].values())]
    assert all(torch.equal(one, other) for one, other in zip(state, now, strict=True))


def test_every_second_belongs_to_a_stage():
    times = iter([10.0, 11.0, 13.0, 13.5, 17.5, 18.0])
    clock = StageClock(now=lambda: next(times))
    for stage in ("rollout", "update", "save"):
        clock.end(stage)
    assert clock.lap() == {"rollout": 1.0, "update": 2.0, "save": 0.5, "evaluate": 0.0}
    clock.end("rollout")
    assert clock.lap() == dict.fromkeys(STAGES, 0.0) | {"rollout": 4.0}
    assert clock.line() == "rollout 5.0 s, update 2.0 s, save 0.5 s, evaluate 0.0 s"
    with pytest.raises(KeyError):
        clock.end("lunch")


def test_peak_memory_is_that_of_the_process():
    """Linux tells its high-water mark another way, too."""
    found = peak_memory(torch.device("cpu"))
    assert found["peak_gpu_mib"] == 0.0
    status = Path("/proc/self/status")
    if not status.exists():
        pytest.skip("needs /proc, where Linux tells the high-water mark of a process")
    mark = int(next(line for line in status.read_text().splitlines() if line.startswith("VmHWM")).split()[1]) / 1024
    assert found["peak_ram_mib"] == pytest.approx(mark, rel=0.05)


def test_a_frozen_weight_counts_in_the_size_only():
    moving, frozen = (torch.nn.Parameter(torch.full((4,), 3.0)) for _ in range(2))
    optimizer = torch.optim.AdamW([moving, frozen], lr=0.1, weight_decay=0.0, fused=True)
    moving.grad = torch.ones(4)
    optimizer.step()
    size = float(torch.cat([moving, frozen]).detach().norm())
    expected = 0.1 * 4**0.5 / size  # Adam's first step is the learning rate, everywhere
    assert float(update_ratio(optimizer)) == pytest.approx(expected, rel=1e-5)


def test_another_optimizer_is_not_misread(small_model):
    with pytest.raises(TypeError, match="not SGD's"):
        update_ratio(torch.optim.SGD(small_model.parameters(), lr=0.1))
