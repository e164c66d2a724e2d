"""Group-relative advantages against arithmetic done by hand, and the group filter."""

import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st

from grpo.advantages import group_advantages, kept_groups

# Two questions, three rollouts each.
#   group 0: rewards 1.0, 0.1, 0.1   mean 0.4   r − mean  0.6, −0.3, −0.3   variance (.36 + .09 + .09) / 3 = 0.18
#   group 1: rewards 0.0, 0.1, 0.2   mean 0.1   r − mean −0.1,  0.0,  0.1   variance (.01 + 0 + .01) / 3 = 0.02 / 3
REWARDS = torch.tensor([[1.0, 0.1, 0.1], [0.0, 0.1, 0.2]])
CENTRED = torch.tensor([[0.6, -0.3, -0.3], [-0.1, 0.0, 0.1]])


def test_mean_only_by_hand():
    torch.testing.assert_close(group_advantages(REWARDS, "mean_only"), CENTRED)


def test_group_std_by_hand():
    # √0.18 = 0.424264, + 1e-4 = 0.424364:   0.6 / 0.424364 = 1.413880, −0.3 / 0.424364 = −0.706940
    # √0.0066667 = 0.0816497, + 1e-4 = 0.0817497:   ±0.1 / 0.0817497 = ±1.223247
    expected = torch.tensor([[1.413880, -0.706940, -0.706940], [-1.223247, 0.0, 1.223247]])
    torch.testing.assert_close(group_advantages(REWARDS, "group_std"), expected, atol=1e-5, rtol=0)


def test_leave_one_out_by_hand():
    # first rollout: 1.0 − mean(0.1, 0.1) = 0.9;   second: 0.1 − mean(1.0, 0.1) = −0.45
    # second group: 0.0 − 0.15 = −0.15;  0.1 − 0.1 = 0;  0.2 − 0.05 = 0.15
    expected = torch.tensor([[0.9, -0.45, -0.45], [-0.15, 0.0, 0.15]])
    torch.testing.assert_close(group_advantages(REWARDS, "leave_one_out"), expected)


def test_batch_std_by_hand():
    # mean square of all six: (.54 + .02) / 6 = 0.0933333, √ = 0.305505, + 1e-4 = 0.305605;   0.6 / 0.305605 = 1.963318
    advantages = group_advantages(REWARDS, "batch_std")
    assert float(advantages[0, 0]) == pytest.approx(1.963318, abs=1e-5)
    assert float(advantages[1, 2]) == pytest.approx(0.1 / 0.305605, abs=1e-5)


@pytest.mark.parametrize("kind", ["mean_only", "group_std", "leave_one_out", "batch_std"])
@given(reward=st.floats(-2, 2, width=32), group_size=st.integers(2, 9))
def test_equal_rewards_give_exactly_zero(kind, reward, group_size):
    """Seven times 0.1 has a mean that is not 0.1 in float32: rounding must not become a signal."""
    assert torch.count_nonzero(group_advantages(torch.full((1, group_size), reward), kind)) == 0


KINDS = ("mean_only", "group_std", "leave_one_out", "batch_std")
# Rewards of a step on a grid of eighths: sums, shifts and powers of two of them are exact in float32.
steps = st.lists(st.lists(st.integers(-8, 9), min_size=4, max_size=4), min_size=1, max_size=5).map(
    lambda rows: torch.tensor(rows, dtype=torch.float32) / 8
)


@pytest.mark.parametrize("kind", KINDS)
@given(rewards=steps)
def test_every_kind_sums_to_zero_in_each_group(kind, rewards):
    sums = group_advantages(rewards, kind).sum(dim=1)
    torch.testing.assert_close(sums, torch.zeros(len(rewards)), atol=1e-4, rtol=0)


@pytest.mark.parametrize("kind", KINDS)
@given(rewards=steps, shift=st.integers(-8, 8))
def test_a_bonus_for_all_changes_no_advantage(kind, rewards, shift):
    """r + c has the advantages of r, bit for bit where the sum is exact."""
    assert torch.equal(group_advantages(rewards + shift, kind), group_advantages(rewards, kind))


@given(rewards=steps)
def test_how_each_kind_scales(rewards):
    """Doubled rewards double what is not divided by a deviation; what is divided stays, but for ε."""
    for kind in ("mean_only", "leave_one_out"):
        assert torch.equal(group_advantages(2 * rewards, kind), 2 * group_advantages(rewards, kind))
    for kind in ("group_std", "batch_std"):
        once, twice = group_advantages(rewards, kind), group_advantages(2 * rewards, kind)
        torch.testing.assert_close(twice, once, atol=5e-3, rtol=5e-3)  # ε = 1e-4 beside deviations of 0.05 and more


@pytest.mark.parametrize("kind", KINDS)
@given(rewards=steps, order=st.permutations(range(4)), seed=st.integers(0, 9))
def test_permuted_rollouts_and_groups_have_permuted_advantages(kind, rewards, order, seed):
    rows = torch.randperm(len(rewards), generator=torch.Generator().manual_seed(seed))
    ours = group_advantages(rewards[rows][:, order], kind)
    torch.testing.assert_close(ours, group_advantages(rewards, kind)[rows][:, order], atol=1e-6, rtol=1e-5)


def test_a_group_of_one_is_refused():
    with pytest.raises(ValueError, match="group_size must be at least 2"):
        group_advantages(torch.ones(3, 1), "mean_only")
    with pytest.raises(ValueError, match="unknown advantages 'zscore'"):
        group_advantages(REWARDS, "zscore")


def test_group_filter():
    # right, wrong, none = 1.0, 0.1, 0.0.  Groups: mixed · all right · all wrong · wrong and none · none at all
    outcomes = torch.tensor([[1.0, 0.1], [1.0, 1.0], [0.1, 0.1], [0.1, 0.0], [0.0, 0.0]])
    correct = outcomes == 1.0
    assert kept_groups(outcomes, correct, "grade").tolist() == [True, False, False, True, False]
    assert kept_groups(outcomes, correct, "right").tolist() == [True, False, False, False, False]
    assert kept_groups(outcomes, correct, "none").tolist() == [True] * 5
    with pytest.raises(ValueError, match="unknown group filter"):
        kept_groups(outcomes, correct, "total")
