"""Packed weights: the same decoder, from the size on where a second copy pays."""

from dataclasses import replace

import pytest
import torch

from grpo.attention import causal
from grpo.few_rows import PAYS_FROM, PackedLayer, PackedLinear, for_few_rows, pack, pays
from grpo.model import Decoder, initialise

IDS = torch.tensor([1, 2, 3, 4, 5, 6, 7, 8])


def hidden_states(model, wanted=None):
    with torch.inference_mode():
        return model(IDS, torch.arange(len(IDS)), lambda layer, *qkv: causal(*qkv), wanted)


@pytest.mark.parametrize("bias", [False, True])
@pytest.mark.parametrize("qk_norm", [False, True])
def test_packed_layers_are_the_models_own(small_config, bias, qk_norm):
    model = Decoder(replace(small_config, qkv_bias=bias, o_bias=bias, qk_norm=qk_norm, tie_word_embeddings=False))
    generator = torch.Generator().manual_seed(0)
    initialise(model, generator)
    with torch.no_grad():
        for weight in model.parameters():
            if weight.ndim == 1:  # norms and biases: fresh ones are all alike
                weight.normal_(generator=generator)
    packed = pack(model)
    assert sum(isinstance(module, PackedLinear) for module in packed.modules()) == 4 * 2
    assert packed.embed_tokens.weight.data_ptr() == model.embed_tokens.weight.data_ptr()
    expected, wanted = hidden_states(model), torch.tensor([7, 2, 3])
    torch.testing.assert_close(hidden_states(packed), expected, atol=1e-5, rtol=1e-5)
    torch.testing.assert_close(hidden_states(packed, wanted), expected[wanted], atol=1e-5, rtol=1e-5)
    assert all(isinstance(layer.mlp.up_proj, torch.nn.Linear) for layer in model.layers)  # the model is untouched


@pytest.mark.parametrize("rows", [1, 2, 4, 7, 16, 64, 200])
def test_a_packed_product_is_float32_for_any_number_of_rows(rows):
    """Laid out for 4 rows, right for all: within float32's rounding of the float64 product."""
    generator = torch.Generator().manual_seed(0)
    weight, x = torch.randn(333, 96, generator=generator), torch.randn(rows, 96, generator=generator)
    exact = x.double() @ weight.double().T
    assert float((PackedLinear(weight, None)(x).double() - exact).abs().max()) < 2e-5


def test_small_models_and_other_dtypes_stay_as_they_are(small_model, small_config):
    assert not pays(small_model)
    decoder, head = for_few_rows(small_model, 100)
    assert decoder is small_model
    hidden = torch.randn(3, small_config.hidden_size)
    assert torch.equal(head(hidden), hidden @ small_model.head_weight[:100].T)
    with torch.device("meta"):
        large = Decoder(replace(small_config, vocab_size=PAYS_FROM // 4 // small_config.hidden_size))
    assert not pays(large)  # not on a CPU
    with torch.device("cpu"), torch.no_grad():
        large = Decoder(replace(small_config, vocab_size=PAYS_FROM // 4 // small_config.hidden_size))
    assert pays(large)
    assert not pays(large.bfloat16())


def test_a_large_models_engine_decodes_with_packed_weights(small_config):
    model = Decoder(replace(small_config, vocab_size=PAYS_FROM // 4 // small_config.hidden_size))
    decoder, head = for_few_rows(model, 1000)
    assert isinstance(head, PackedLinear)
    assert isinstance(decoder.layers[0], PackedLayer)
    hidden = torch.randn(5, small_config.hidden_size)
    torch.testing.assert_close(head(hidden), hidden @ model.head_weight[:1000].T, atol=1e-5, rtol=1e-5)
