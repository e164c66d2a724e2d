"""Packing: what predicts what, and equality with the plain padded forward pass (the oracle lives here)."""

import pytest
import torch
import torch.nn.functional as F

from grpo.batch import pack_group
from grpo.logprobs import group_logprobs


def test_the_worked_example_of_the_docstring():
    group = pack_group([10, 11, 12], [[20, 21, 22, 23], [30, 31]], [[1, 0, 0, 1], [1, 1]])
    assert group.ids.tolist() == [10, 11, 12, 20, 21, 22, 23, 30, 31]
    assert group.positions.tolist() == [0, 1, 2, 3, 4, 5, 6, 3, 4]
    assert group.source.tolist() == [2, 5, 2, 7]
    assert group.targets.tolist() == [20, 23, 30, 31]
    assert group.rows.tolist() == [0, 0, 1, 1]


def test_a_first_token_that_nothing_predicts_can_bear_no_loss():
    with pytest.raises(ValueError, match="first token"):
        pack_group([], [[5, 6]], [[1, 1]])
    assert pack_group([], [[5, 6]], [[0, 1]]).targets.tolist() == [6]


def padded_logprobs(model, prompt, completions, masks):
    """The oracle: every row [prompt | completion], padded on the right, full logits, shifted by slicing."""
    longest = max(map(len, completions))
    rows = torch.tensor([prompt + c + [0] * (longest - len(c)) for c in completions])  # (G, P + C)
    B, T = rows.shape

    def attend(layer, q, k, v):
        q, k, v = (x.view(B, T, -1, x.shape[-1]).transpose(1, 2) for x in (q, k, v))
        out = F.scaled_dot_product_attention(q, k, v, is_causal=True, enable_gqa=True)
        return out.transpose(1, 2).reshape(B * T, -1, out.shape[-1])

    hidden = model(rows.flatten(), torch.arange(T).repeat(B), attend).view(B, T, -1)
    logprobs = torch.log_softmax(hidden[:, :-1] @ model.head_weight.T, -1).gather(2, rows[:, 1:, None])[..., 0]
    return torch.cat(
        [logprobs[g, len(prompt) - 1 + t][None] for g, mask in enumerate(masks) for t, flag in enumerate(mask) if flag]
    )


def random_group(generator, prompt_length, lengths, vocabulary):
    def draw(n):
        return torch.randint(vocabulary, (n,), generator=generator).tolist()

    completions = [draw(n) for n in lengths]
    masks = [[1] + (torch.rand(n - 1, generator=generator) < 0.7).long().tolist() for n in lengths]
    return draw(prompt_length), completions, masks


@pytest.mark.parametrize("seed", range(4))
def test_packed_group_equals_padded_rows_in_values_and_gradients(small_model, seed):
    generator = torch.Generator().manual_seed(seed)
    lengths = torch.randint(1, 12, (5,), generator=generator).tolist()
    prompt, completions, masks = random_group(generator, 7, lengths, 100)
    packed, _ = group_logprobs(
        small_model,
        pack_group(prompt, completions, masks),
        temperature=1.0,
        vocabulary=small_model.config.vocab_size,
    )
    oracle = padded_logprobs(small_model, prompt, completions, masks)
    torch.testing.assert_close(packed, oracle, atol=1e-5, rtol=1e-5)
    weights = torch.randn(len(packed), generator=generator)
    ours = torch.autograd.grad((weights * packed).sum(), list(small_model.parameters()))
    theirs = torch.autograd.grad((weights * oracle).sum(), list(small_model.parameters()))
    for mine, other in zip(ours, theirs, strict=True):
        torch.testing.assert_close(mine, other, atol=1e-5, rtol=1e-4)


def test_a_masked_token_cannot_change_the_loss_by_a_bit(small_model):
    """The last forced token of a completion predicts nothing that bears loss: any id may stand there."""
    generator = torch.Generator().manual_seed(0)
    prompt, completions, _ = random_group(generator, 5, [6, 4], 100)
    masks = [[1, 1, 0, 1, 1, 0], [1, 1, 1, 0]]

    def loss_and_gradient():
        group = pack_group(prompt, completions, masks)
        logprobs, _ = group_logprobs(small_model, group, temperature=1.0, vocabulary=100)
        gradient = torch.autograd.grad(logprobs.sum(), small_model.layers[0].mlp.up_proj.weight)[0]
        return logprobs.detach(), gradient

    before = loss_and_gradient()
    completions[0][5], completions[1][3] = 99, 98
    after = loss_and_gradient()
    assert torch.equal(before[0], after[0])
    assert torch.equal(before[1], after[1])


def test_completions_do_not_see_each_other(small_model):
    generator = torch.Generator().manual_seed(1)
    prompt, completions, masks = random_group(generator, 5, [6, 6], 100)

    def first_row():
        group = pack_group(prompt, completions, masks)
        logprobs, _ = group_logprobs(small_model, group, temperature=1.0, vocabulary=100)
        return logprobs[group.rows == 0].detach()

    before = first_row()
    completions[1] = [99] * 6
    assert torch.equal(before, first_row())
