"""Intervals and pass@k against published values and enumeration."""

from itertools import combinations

import pytest

from grpo.statistics import pass_at_k, wilson_interval


def test_wilson_interval_by_hand():
    # 0 of 10: upper = z² / (n + z²) = 3.8416 / 13.8416 = 0.27754;   5 of 10: 0.5 ± 0.26341
    assert wilson_interval(0, 10) == pytest.approx((0.0, 0.27754), abs=1e-5)
    assert wilson_interval(5, 10) == pytest.approx((0.23659, 0.76341), abs=1e-5)
    assert wilson_interval(10, 10)[1] == 1.0
    with pytest.raises(ValueError, match="11 of 10"):
        wilson_interval(11, 10)


@pytest.mark.parametrize(("right", "samples", "k"), [(0, 6, 3), (1, 6, 3), (2, 6, 3), (4, 6, 3), (6, 6, 1), (3, 8, 8)])
def test_pass_at_k_is_the_share_of_k_subsets_with_a_right_one(right, samples, k):
    outcomes = [True] * right + [False] * (samples - right)
    subsets = list(combinations(outcomes, k))
    assert pass_at_k([right], samples, k) == pytest.approx(sum(map(any, subsets)) / len(subsets))


def test_pass_at_k_averages_over_questions():
    assert pass_at_k([0, 4], 4, 2) == 0.5
    with pytest.raises(ValueError, match="between 1 and the 4 samples"):
        pass_at_k([1], 4, 5)
