"""The chunked head equals the naive one, in values, gradients and entropy, and never holds more than two chunks."""

import pytest
import torch

from grpo import logprobs
from grpo.allocation_tracker import AllocationTracker
from grpo.batch import pack_group
from grpo.group_pass import group_logprobs
from grpo.logprobs import loss_gradient, token_logprobs

V, D, M = 50, 16, 23


def naive(hidden, head, targets, temperature):
    normalised = torch.log_softmax((hidden @ head.T).float() / temperature, -1)
    return normalised.gather(1, targets[:, None])[:, 0], -(normalised.exp() * normalised).sum(-1)


def draw(dtype=torch.float32, rows=M, vocabulary=V):
    generator = torch.Generator().manual_seed(0)
    hidden = torch.randn(rows, D, generator=generator).to(dtype).requires_grad_()
    head = torch.randn(vocabulary, D, generator=generator).to(dtype).requires_grad_()
    targets = torch.randint(vocabulary, (rows,), generator=generator)
    old, weights = (torch.randn(rows, generator=generator) for _ in range(2))

    def token_loss(values, of):
        """Nothing linear: the slope differs from token to token and depends on the log-prob."""
        return weights[of] * torch.exp((values - old[of]).clamp(-2, 2)) + 0.1 * values.square()

    return hidden, head, targets, token_loss


@pytest.fixture(params=[7 * V, 2**25], ids=["3 chunks and a rest", "one chunk"])
def chunks(request, monkeypatch):
    monkeypatch.setattr(logprobs, "LOGITS", dict.fromkeys((2, 4, 8), request.param))


@pytest.mark.parametrize("temperature", [1.0, 0.7])
@pytest.mark.parametrize(("dtype", "tolerance"), [(torch.float32, 2e-6), (torch.bfloat16, 2e-2)], ids=str)
def test_values_entropy_and_gradients_equal_the_naive_head(chunks, temperature, dtype, tolerance):
    """bfloat16: against the naive head in float32 on the same numbers; a bfloat16 has 8 bits, 4e-3."""
    hidden, head, targets, token_loss = draw(dtype)
    exact, weight = (x.detach().float().requires_grad_() for x in (hidden, head))
    expected, expected_entropy = naive(exact, weight, targets, temperature)
    token_loss(expected, slice(None)).sum().backward()
    head_grad = torch.ones_like(head)  # something is there already: the gradient is added
    with torch.no_grad():
        hidden_grad, ours, entropy = loss_gradient(
            hidden.detach(), head.detach(), head_grad, targets, temperature, token_loss
        )
    scored = token_logprobs(hidden, head, targets, temperature)
    assert ours.dtype == entropy.dtype == scored.dtype == torch.float32
    assert torch.equal(scored, ours)

    def error(mine, other):
        return float((mine.float() - other).abs().max() / other.abs().max())

    assert error(ours, expected.detach()) < tolerance
    assert error(entropy, expected_entropy.detach()) < tolerance
    assert error(hidden_grad, exact.grad) < tolerance
    assert error(head_grad.float() - 1, weight.grad) < (tolerance if dtype == torch.float32 else 4 * tolerance)


def test_the_gradient_is_a_finite_difference():
    """In float64, (f(x + ε) − f(x − ε)) / 2ε along random directions of hidden and head."""
    hidden, head, targets, token_loss = draw()
    hidden, head = hidden.detach().double(), head.detach().double()

    def total(h, w):
        return float(token_loss(token_logprobs(h, w, targets, 0.8), slice(None)).sum())

    head_grad = torch.zeros_like(head)
    hidden_grad, _, _ = loss_gradient(hidden, head, head_grad, targets, 0.8, token_loss)
    generator = torch.Generator().manual_seed(1)
    along_hidden, along_head = (torch.randn(x.shape, generator=generator, dtype=x.dtype) for x in (hidden, head))
    step = 1e-4
    slope = (
        total(hidden + step * along_hidden, head + step * along_head)
        - total(hidden - step * along_hidden, head - step * along_head)
    ) / (2 * step)
    ours = float((hidden_grad * along_hidden).sum() + (head_grad * along_head).sum())
    assert ours == pytest.approx(slope, rel=1e-5)


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16], ids=str)
def test_extra_memory_is_at_most_two_float32_chunks(monkeypatch, dtype):
    """Counted by op: beyond arguments and results, 2 · chunk · V · 4 bytes, and one row or so a token."""
    vocabulary, rows, chunk = 4000, 64, 16
    monkeypatch.setattr(logprobs, "LOGITS", dict.fromkeys((2, 4, 8), chunk * vocabulary))
    hidden, head, targets, token_loss = draw(dtype, rows, vocabulary)
    hidden, head = hidden.detach(), head.detach()
    head_grad = torch.zeros_like(head)
    small = 4 * rows * D * 4 + 64 * 512  # gradient of hidden and vectors of a chunk, a block each
    with AllocationTracker() as tracker:
        loss_gradient(hidden, head, head_grad, targets, 0.7, token_loss)
        assert 2 * chunk * vocabulary * 4 <= tracker.peak <= 2 * chunk * vocabulary * 4 + small
        tracker.restart_peak()
        token_logprobs(hidden, head, targets, 0.7)
        assert tracker.peak <= 2 * chunk * vocabulary * 4 + small


def test_head_rows_beyond_the_vocabulary_have_no_mass(small_model):
    """The head has four rows that the tokenizer does not know; scoring over the vocabulary must not see them."""
    vocabulary = small_model.config.vocab_size - 4
    group = pack_group([1, 2, 3], [[4, 5, 6]], [[1, 1, 1]])
    before = group_logprobs(small_model, group, temperature=1.0, vocabulary=vocabulary)
    with torch.no_grad():
        small_model.embed_tokens.weight[vocabulary:] = 100.0
    after = group_logprobs(small_model, group, temperature=1.0, vocabulary=vocabulary)
    assert torch.equal(before, after)


@pytest.mark.parametrize(("dtype", "expected"), [(torch.float32, [10, 10, 3]), (torch.bfloat16, [20, 3])], ids=str)
def test_a_16_bit_gradient_is_added_to_half_as_often(monkeypatch, dtype, expected):
    """Each addition rounds it. The chunks of M = 23 tokens, with small buffers in the same proportion."""
    assert logprobs.LOGITS[2] == 2 * logprobs.LOGITS[4]
    small = {size: 10 * V * n // logprobs.LOGITS[4] for size, n in logprobs.LOGITS.items()}
    monkeypatch.setattr(logprobs, "LOGITS", small)
    hidden, head, targets, token_loss = draw(dtype)
    chunks = []

    def spy(values, of):
        chunks.append(len(values))
        return token_loss(values, of)

    loss_gradient(hidden.detach(), head.detach(), torch.zeros_like(head), targets, 1.0, spy)
    assert chunks == expected
