"""Attention over a shared prompt and own tokens against plain attention of each row over both, one after the other."""

import pytest
import torch
import torch.nn.functional as F
from hypothesis import given, settings
from hypothesis import strategies as st
from torch import Tensor

from grpo.shared_prompt import Sharing, bias_of, product, shared_attention

H_KV, g, d = 2, 3, 8


def plain(q: Tensor, keys: Tensor, values: Tensor) -> Tensor:
    """q (H_kv, m, d), keys and values (H_kv, S, d) of one row, all visible."""
    return F.scaled_dot_product_attention(q[None], keys[None], values[None])[0]


@st.composite
def rows(draw):
    """The prompt of each row, tokens of each prompt, own tokens of each row."""
    count = draw(st.integers(1, 4))
    prompt_of = draw(st.lists(st.integers(0, count - 1), min_size=1, max_size=7))
    lengths = draw(st.lists(st.integers(1, 9), min_size=count, max_size=count))
    own = draw(st.lists(st.integers(1, 6), min_size=len(prompt_of), max_size=len(prompt_of)))
    return prompt_of, lengths, own


@given(rows())
@settings(max_examples=60, deadline=None)
def test_each_row_sees_its_own_prompt_and_its_own_tokens(case):
    """Whatever the order of rows, with prompts that nobody reads, ragged prompts and ragged rows."""
    prompt_of, lengths, own = case
    n, P, W = len(prompt_of), max(lengths), max(own)
    generator = torch.Generator().manual_seed(0)
    q, keys, values, prompt_keys, prompt_values = (
        torch.randn(count, H_KV, tokens, d, generator=generator, dtype=torch.float64)
        for count, tokens in ((n, g), (n, W), (n, W), (len(lengths), P), (len(lengths), P))
    )
    sharing = Sharing.build(prompt_of, lengths, q)
    visible = torch.arange(W) < torch.tensor(own)[:, None]  # (n, W)
    bias = torch.cat([sharing.bias, bias_of(visible, torch.float64)], 1)[:, None]
    prompt = [x[sharing.prompts, :, : sharing.window] for x in (prompt_keys, prompt_values)]
    found = shared_attention(q, prompt, (keys, values), bias, sharing)  # (n, H_kv, g, d)
    for row, (place, tokens) in enumerate(zip(prompt_of, own, strict=True)):
        both = (
            torch.cat([shared[place, :, : lengths[place]], mine[row, :, :tokens]], 1)
            for shared, mine in ((prompt_keys, keys), (prompt_values, values))
        )
        torch.testing.assert_close(found[row], plain(q[row], *both), atol=1e-12, rtol=1e-12)


def test_rows_that_stand_by_prompt_are_not_gathered():
    like = torch.zeros(1)
    assert Sharing.build([0, 0, 1, 1], [3, 4], like).members is None
    assert Sharing.build([0, 0, 0], [3, 4], like).prompts == slice(1)
    assert Sharing.build([0, 1, 0, 1], [3, 4], like).members.tolist() == [0, 2, 1, 3]
    assert Sharing.build([2, 0], [3, 4, 5], like).prompts == slice(3)  # one between is computed along
    assert Sharing.build([4, 0], [3] * 5, like).prompts.tolist() == [0, 4]


@pytest.mark.parametrize("dtype", [torch.bfloat16, torch.float16])
def test_16_bit_factors_are_multiplied_as_they_are_and_summed_in_float32(dtype):
    a, b = torch.randn(3, 2, 4, 64, dtype=dtype), torch.randn(3, 2, 64, 5, dtype=dtype)
    found = product(a, b)
    assert found.dtype == torch.float32
    torch.testing.assert_close(found.double(), a.double() @ b.double(), atol=1e-5, rtol=1e-5)
