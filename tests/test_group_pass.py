"""The shared prompt against plain padded rows: the same log-probs and the same gradient, however a group is cut."""

import pytest
import torch
import torch.nn.functional as F
from hypothesis import given, settings
from hypothesis import strategies as st

from grpo.batch import pack_group
from grpo.group_pass import add_gradient, group_logprobs, read_prompt, token_rows
from grpo.model import Decoder, ModelConfig, initialise
from grpo.reference import build_reference

SHAPE = dict(
    vocab_size=60, hidden_size=32, intermediate_size=48, num_hidden_layers=3, num_attention_heads=4,
    num_key_value_heads=2, head_dim=8,
)  # fmt: skip
VOCABULARY = 56


def model_of(*, tied: bool = True, checkpointing: bool = False) -> Decoder:
    model = Decoder(ModelConfig(**SHAPE, tie_word_embeddings=tied))
    initialise(model, torch.Generator().manual_seed(0))
    with torch.no_grad():
        for weight in model.parameters():  # sharper logits make the comparison mean something
            if weight.shape[0] == SHAPE["vocab_size"]:
                weight.mul_(20)
    model.gradient_checkpointing = checkpointing
    return model


def padded_logprobs(model, prompt, completions, masks, temperature=1.0):
    """The oracle: every row [prompt | completion], padded on the right, all logits at once, shifted by slicing."""
    longest = max(map(len, completions))
    rows = torch.tensor([prompt + c + [0] * (longest - len(c)) for c in completions])  # (G, P + C)
    B, T = rows.shape

    def attend(layer, q, k, v):
        q, k, v = (x.view(B, T, -1, x.shape[-1]).transpose(1, 2) for x in (q, k, v))
        out = F.scaled_dot_product_attention(q, k, v, is_causal=True, enable_gqa=True)
        return out.transpose(1, 2).reshape(B * T, -1, out.shape[-1])

    hidden = model(rows.flatten(), torch.arange(T).repeat(B), attend).view(B, T, -1)
    logits = hidden[:, :-1] @ model.head_weight[:VOCABULARY].T / temperature
    logprobs = torch.log_softmax(logits, -1).gather(2, rows[:, 1:, None])[..., 0]  # (G, P + C - 1)
    at = [(g, len(prompt) - 1 + t) for g, mask in enumerate(masks) for t, flag in enumerate(mask) if flag]
    return logprobs[tuple(torch.tensor(at).T)]


@st.composite
def groups(draw):
    """A prompt of 0 to 9 tokens and 1 to 5 ragged completions; any tokens may bear loss, the first if it can."""
    token = st.integers(0, VOCABULARY - 1)
    prompt = draw(st.lists(token, max_size=9))
    completions = draw(st.lists(st.lists(token, min_size=2, max_size=9), min_size=1, max_size=5))
    masks = [[int(bool(prompt))] + draw(st.lists(st.integers(0, 1), min_size=n, max_size=n)) + [1]
             for n in (len(c) - 2 for c in completions)]  # fmt: skip
    return prompt, completions, masks


@settings(max_examples=30, deadline=None, derandomize=True)
@given(groups(), st.sampled_from([None, 1, 2, 3]), st.booleans(), st.booleans(), st.integers(0, 99))
def test_any_group_in_any_micro_batches_equals_padded_rows(group, micro_batch, tied, checkpointing, seed):
    model = model_of(tied=tied, checkpointing=checkpointing)
    oracle = padded_logprobs(model, *group, temperature=0.9)
    weights = torch.randn(len(oracle), generator=torch.Generator().manual_seed(seed))
    (weights * oracle).sum().backward()
    theirs = [weight.grad for weight in model.parameters()]
    model.zero_grad()
    packed = pack_group(*group, micro_batch=micro_batch)
    options = dict(temperature=0.9, vocabulary=VOCABULARY)
    ours, _ = add_gradient(model, packed, lambda logprobs, of: weights[of] * logprobs, **options)
    torch.testing.assert_close(ours, oracle.detach(), atol=1e-5, rtol=1e-5)
    torch.testing.assert_close(group_logprobs(model, packed, **options), ours, atol=1e-5, rtol=1e-5)
    for weight, expected in zip(model.parameters(), theirs, strict=True):
        scale = max(1.0, float(expected.abs().max()))
        torch.testing.assert_close(weight.grad, expected, atol=1e-5 * scale, rtol=0)


GROUP = (
    [3, 1, 4, 1, 5],
    [[9, 2, 6], [5, 3, 5, 8, 9], [7, 9], [3, 2, 3, 8]],
    [[1, 0, 1], [1, 1, 0, 1, 1], [0, 1], [1, 1, 1, 1]],
)


def gradients(model, micro_batch):
    model.zero_grad()
    packed = pack_group(*GROUP, micro_batch=micro_batch)
    weights = torch.linspace(-1, 1, len(packed.flags), dtype=torch.float64)
    add_gradient(model, packed, lambda logprobs, of: weights[of] * logprobs, temperature=1.0, vocabulary=VOCABULARY)
    return [weight.grad.clone() for weight in model.parameters()]


def test_every_split_gives_the_same_gradient_in_float64():
    model = model_of().double()
    whole = gradients(model, None)
    for size in (1, 2, 3):
        for ours, theirs in zip(gradients(model, size), whole, strict=True):
            torch.testing.assert_close(ours, theirs, atol=1e-13, rtol=1e-10)


@pytest.mark.parametrize("micro_batch", [1, None])
def test_checkpointing_changes_no_bit(micro_batch):
    plain, recomputed = (gradients(model_of(checkpointing=on), micro_batch) for on in (False, True))
    assert all(torch.equal(ours, theirs) for ours, theirs in zip(plain, recomputed, strict=True))


def test_a_recomputed_prompt_keeps_one_set_of_keys_and_values():
    """Backward computes each layer again; what that makes is not kept beside the first."""
    model = model_of(checkpointing=True)
    group = pack_group(*GROUP)
    rows = token_rows(model, group.prompt).requires_grad_()
    prompt = read_prompt(model, group.prompt, rows)
    prompt.last.sum().backward()
    assert len(prompt.keys_values) == SHAPE["num_hidden_layers"]


def test_gradients_add_to_what_is_there():
    model = model_of()
    once = gradients(model, 2)
    packed = pack_group(*GROUP, micro_batch=2)
    weights = torch.linspace(-1, 1, len(packed.flags), dtype=torch.float64)
    add_gradient(model, packed, lambda logprobs, of: weights[of] * logprobs, temperature=1.0, vocabulary=VOCABULARY)
    for weight, expected in zip(model.parameters(), once, strict=True):
        torch.testing.assert_close(weight.grad, 2 * expected)


def test_bfloat16_is_within_its_rounding():
    """Weights in bfloat16 against the same numbers in float32: log-probs to 0.1 nats here, gradients to 3 %."""
    rounded = model_of().bfloat16()
    exact = model_of()
    exact.load_state_dict({name: weight.float() for name, weight in rounded.state_dict().items()})
    packed = pack_group(*GROUP, micro_batch=2)
    results = []
    for model in (rounded, exact):
        logprobs, entropy = add_gradient(
            model, packed, lambda logprobs, of: -logprobs, temperature=1.0, vocabulary=VOCABULARY
        )
        results.append((logprobs, entropy, torch.cat([weight.grad.float().flatten() for weight in model.parameters()])))
    (ours, our_entropy, our_gradient), (theirs, their_entropy, their_gradient) = results
    assert float((ours - theirs).abs().max()) < 0.1
    assert float((our_entropy - their_entropy).abs().max()) < 0.1
    assert float((our_gradient - their_gradient).norm() / their_gradient.norm()) < 0.03


def test_the_int8_reference_takes_the_same_path():
    reference = build_reference(model_of())
    expected = padded_logprobs(reference, *GROUP)
    for size in (1, 3, None):
        packed = pack_group(*GROUP, micro_batch=size)
        ours = group_logprobs(reference, packed, temperature=1.0, vocabulary=VOCABULARY)
        torch.testing.assert_close(ours, expected, atol=1e-5, rtol=1e-5)
