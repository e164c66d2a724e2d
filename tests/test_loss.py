"""The loss against its papers: on-policy gradient, clipping, KL estimators, weights."""

import math

import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st

from grpo.loss import kl_divergence, policy_loss, rollout_weights

finite = st.floats(-30, 0, width=32)


def test_at_ratio_one_the_gradient_is_minus_advantage_times_grad_logp():
    """∇(−ρA) at ρ = 1 is −A ∇log π: REINFORCE."""
    logprobs = torch.tensor([-1.0, -2.0, -0.5], requires_grad=True)
    advantages = torch.tensor([0.6, -0.3, 0.0])
    policy_loss(logprobs, logprobs.detach(), advantages, 0.2, 0.2).sum().backward()
    assert torch.equal(logprobs.grad, -advantages)


@pytest.mark.parametrize(
    ("ratio", "advantage", "gradient"),
    [
        (1.3, 1.0, 0.0),  # already up by more than clip_high and wanted up: no more push
        (0.7, -1.0, 0.0),  # already down by more than clip_low and wanted down: no more push
        (1.3, -1.0, 1.3),  # wanted down while up: min keeps the unclipped side, gradient −ρA
        (0.7, 1.0, -0.7),  # wanted up while down
        (1.1, 1.0, -1.1),  # inside the range
    ],
)
def test_the_clipped_side_has_zero_gradient(ratio, advantage, gradient):
    old = torch.tensor([-1.0])
    logprobs = (old + math.log(ratio)).requires_grad_()
    policy_loss(logprobs, old, torch.tensor([advantage]), 0.2, 0.2).sum().backward()
    assert float(logprobs.grad) == pytest.approx(gradient, abs=1e-6)


def test_clip_high_and_low_are_apart():
    old = torch.zeros(1)
    up = torch.tensor([math.log(1.25)], requires_grad=True)
    policy_loss(up, old, torch.ones(1), 0.2, 0.28).sum().backward()
    assert float(up.grad) == pytest.approx(-1.25, abs=1e-6)  # inside 1 + 0.28


@given(finite, finite)
def test_k3_is_never_negative_and_finite(logprob, ref_logprob):
    kl = kl_divergence(torch.tensor([logprob]), torch.tensor([ref_logprob]), "k3")
    assert 0 <= float(kl) < float("inf")


@given(finite)
def test_kl_is_zero_at_equality(logprob):
    value = torch.tensor([logprob])
    assert float(kl_divergence(value, value, "k3")) == 0.0
    assert float(kl_divergence(value, value, "k2")) == 0.0


def test_k3_and_its_gradient_against_exact_kl_by_enumeration():
    """Over a small vocabulary expectations are sums: E[k3] = KL(π‖ref), and E[∇k3] = ∇KL(ref‖π)."""
    generator = torch.Generator().manual_seed(0)
    logits = torch.randn(6, generator=generator, dtype=torch.float64, requires_grad=True)
    ref = torch.log_softmax(torch.randn(6, generator=generator, dtype=torch.float64), 0)
    pi = torch.log_softmax(logits, 0)
    k3 = kl_divergence(pi, ref, "k3")
    torch.testing.assert_close((pi.exp() * k3).sum(), (pi.exp() * (pi - ref)).sum())
    # on policy: tokens are drawn from π (held fixed), the loss is differentiated through log π alone
    (estimated,) = torch.autograd.grad((pi.exp().detach() * k3).sum(), logits, retain_graph=True)
    (reverse,) = torch.autograd.grad((ref.exp() * (ref - pi)).sum(), logits, retain_graph=True)
    torch.testing.assert_close(estimated, reverse)
    k2 = kl_divergence(pi, ref, "k2")
    (estimated,) = torch.autograd.grad((pi.exp().detach() * k2).sum(), logits, retain_graph=True)
    (forward,) = torch.autograd.grad((pi.exp() * (pi - ref)).sum(), logits)
    torch.testing.assert_close(estimated, forward)


def test_k1_is_refused_as_a_loss_with_the_reason():
    with pytest.raises(ValueError, match="gradient of k1 averages to 0"):
        kl_divergence(torch.zeros(1), torch.zeros(1), "k1")


@given(st.floats(-1e4, 1e4, width=32), st.floats(-2, 2, width=32), st.sampled_from(["k3", "k2"]))
def test_extreme_log_ratios_give_no_nan(log_ratio, advantage, estimator):
    logprobs = torch.tensor([log_ratio], requires_grad=True)
    loss = policy_loss(logprobs, torch.zeros(1), torch.tensor([advantage]), 0.2, 0.2)
    loss = loss + kl_divergence(logprobs, torch.zeros(1), estimator)
    loss.sum().backward()
    assert loss.isfinite().all()
    assert logprobs.grad.isfinite().all()


def test_k1_as_a_loss_would_push_nothing_on_average():
    """E over π of ∇(log π − log ref) = E ∇ log π = 0, whatever the reference: why k1 is refused."""
    generator = torch.Generator().manual_seed(0)
    logits = torch.randn(6, generator=generator, dtype=torch.float64, requires_grad=True)
    pi = torch.log_softmax(logits, 0)
    ref = torch.log_softmax(torch.randn(6, generator=generator, dtype=torch.float64), 0)
    (gradient,) = torch.autograd.grad((pi.exp().detach() * (pi - ref)).sum(), logits)
    torch.testing.assert_close(gradient, torch.zeros_like(gradient), atol=1e-15, rtol=0)


@pytest.mark.parametrize("estimator", ["k3", "k2"])
@settings(max_examples=30, deadline=None)
@given(
    log_ratio=st.floats(-3, 3).filter(lambda x: min(abs(x - math.log(0.8)), abs(x - math.log(1.28))) > 1e-3),
    to_reference=st.floats(-3, 3),
    advantage=st.floats(-2, 2),
)
def test_slopes_are_finite_differences(estimator, log_ratio, to_reference, advantage):
    """In float64, away from the two corners of the clip."""
    old, of = torch.zeros(1, dtype=torch.float64), torch.tensor([advantage], dtype=torch.float64)
    ref = torch.tensor([to_reference], dtype=torch.float64)

    def total(logprobs):
        loss = policy_loss(logprobs, old, of, 0.2, 0.28) + 0.04 * kl_divergence(logprobs, ref, estimator)
        return loss.sum()

    at = torch.tensor([log_ratio], dtype=torch.float64, requires_grad=True)
    total(at).backward()
    step = 1e-6
    slope = float(total(at.detach() + step) - total(at.detach() - step)) / (2 * step)
    assert float(at.grad) == pytest.approx(slope, abs=1e-6, rel=1e-6)


@given(st.lists(st.integers(1, 512), min_size=2, max_size=9))
def test_weights_of_a_step_add_up(lengths):
    """token and sequence: all loss tokens of a step weigh 1 together; constant: its mean share of the budget."""
    counts = torch.tensor(lengths)
    for aggregation, expected in (("token", 1.0), ("sequence", 1.0), ("constant", counts.float().mean() / 512)):
        total = (rollout_weights(counts, aggregation, 512) * counts).sum()
        torch.testing.assert_close(total, torch.as_tensor(expected), atol=1e-5, rtol=1e-5)


def test_weights_by_hand():
    """Two rollouts of 2 and 6 loss tokens: each aggregation sums to what its paper says."""
    lengths = torch.tensor([2, 6])
    assert rollout_weights(lengths, "token", 512).tolist() == [0.125, 0.125]
    torch.testing.assert_close(rollout_weights(lengths, "sequence", 512), torch.tensor([1 / 4, 1 / 12]))
    torch.testing.assert_close(rollout_weights(lengths, "constant", 512), torch.full((2,), 1 / 1024))
    with pytest.raises(ValueError, match="unknown aggregation 'mean'"):
        rollout_weights(lengths, "mean", 512)
