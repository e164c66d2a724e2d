"""The chunked head equals the naive one, and rows beyond the vocabulary don't exist."""

import pytest
import torch

from grpo import logprobs
from grpo.logprobs import token_logprobs


def naive(hidden, head, targets, temperature):
    normalised = torch.log_softmax(hidden @ head.T / temperature, -1)
    return normalised.gather(1, targets[:, None])[:, 0], -(normalised.exp() * normalised).sum(-1)


@pytest.mark.parametrize("temperature", [1.0, 0.7])
@pytest.mark.parametrize("slice_elements", [7 * 50, 2**25])
def test_values_and_gradients_equal_the_naive_head(monkeypatch, temperature, slice_elements):
    """350 elements make slices of 7 tokens: 3 whole ones and a rest of 2."""
    monkeypatch.setattr(logprobs, "LOGITS", slice_elements)
    generator = torch.Generator().manual_seed(0)
    hidden = torch.randn(23, 16, generator=generator, requires_grad=True)
    head = torch.randn(50, 16, generator=generator, requires_grad=True)
    targets = torch.randint(50, (23,), generator=generator)
    weights = torch.randn(23, generator=generator)
    ours, entropy = token_logprobs(hidden, head, targets, temperature, entropy=True)
    theirs, expected_entropy = naive(hidden, head, targets, temperature)
    torch.testing.assert_close(ours, theirs)
    torch.testing.assert_close(entropy, expected_entropy)
    assert not entropy.requires_grad
    ours_grad = torch.autograd.grad((weights * ours).sum(), (hidden, head))
    theirs_grad = torch.autograd.grad((weights * theirs).sum(), (hidden, head))
    for mine, other in zip(ours_grad, theirs_grad, strict=True):
        torch.testing.assert_close(mine, other)


def test_head_rows_beyond_the_vocabulary_have_no_mass(small_model):
    """The head has four rows that the tokenizer does not know; scoring over the vocabulary must not see them."""
    from grpo.batch import pack_group
    from grpo.logprobs import group_logprobs

    vocabulary = small_model.config.vocab_size - 4
    group = pack_group([1, 2, 3], [[4, 5, 6]], [[1, 1, 1]])
    before, _ = group_logprobs(small_model, group, temperature=1.0, vocabulary=vocabulary)
    with torch.no_grad():
        small_model.embed_tokens.weight[vocabulary:] = 100.0
    after, _ = group_logprobs(small_model, group, temperature=1.0, vocabulary=vocabulary)
    assert torch.equal(before, after)
