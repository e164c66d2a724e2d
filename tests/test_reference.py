"""The frozen int8 reference: close to the policy, frozen, stored exactly."""

from dataclasses import replace

import pytest
import torch
from torch import nn

from grpo.batch import pack_group
from grpo.logprobs import group_logprobs
from grpo.loss import kl_divergence
from grpo.model import Decoder, initialise
from grpo.reference import Int8Linear, build_reference, load_reference, save_reference


def score(model, vocabulary=100):
    generator = torch.Generator().manual_seed(4)
    completions = [torch.randint(vocabulary, (40,), generator=generator).tolist() for _ in range(3)]
    group = pack_group([1, 2, 3], completions, [[1] * 40] * 3)
    with torch.no_grad():
        return group_logprobs(model, group, temperature=1.0, vocabulary=vocabulary)[0]


def test_every_linear_layer_is_int8_and_within_half_a_step(small_model):
    reference = build_reference(small_model)
    linears = [name for name, module in small_model.named_modules() if isinstance(module, nn.Linear)]
    assert len(linears) == 2 * 7
    for name in linears:
        weight, layer = small_model.get_submodule(name).weight, reference.get_submodule(name)
        assert isinstance(layer, Int8Linear)
        assert layer.quantized.dtype == torch.int8
        error = (layer.quantized * layer.scale - weight).abs()
        assert (error <= layer.scale * 0.501).all()


def test_kl_to_the_policy_is_the_rounding_only(small_model):
    kl = kl_divergence(score(small_model), score(build_reference(small_model)), "k3")
    assert 0 < float(kl.mean()) < 1e-3


def test_biases_and_an_untied_head_are_copied_and_stored(small_config, tmp_path):
    model = Decoder(replace(small_config, qkv_bias=True, o_bias=True, tie_word_embeddings=False))
    generator = torch.Generator().manual_seed(0)
    initialise(model, generator)
    with torch.no_grad():
        for name, weight in model.named_parameters():
            if name.endswith("bias") or name == "lm_head.weight":
                weight.normal_(0.0, 1.0, generator=generator)
    reference = build_reference(model)
    assert 0 < float(kl_divergence(score(model), score(reference), "k3").mean()) < 1e-3
    save_reference(reference, tmp_path / "r.safetensors")
    before = score(reference)
    with torch.no_grad():
        for weight in model.parameters():
            weight.add_(1.0)
    assert torch.equal(score(reference), before)
    assert torch.equal(score(load_reference(tmp_path / "r.safetensors", model.config)), before)


def test_it_is_a_copy_that_the_policy_cannot_move(small_model):
    reference = build_reference(small_model)
    before = score(reference)
    with torch.no_grad():
        for weight in small_model.parameters():
            weight.add_(1.0)
    assert torch.equal(score(reference), before)
    assert not any(parameter.requires_grad for parameter in reference.parameters())
    assert sum(1 for _ in reference.buffers()) == 2 * 2 * 7


def test_a_stored_reference_comes_back_bit_for_bit(small_model, tmp_path):
    reference = build_reference(small_model)
    save_reference(reference, tmp_path / "r.safetensors")
    loaded = load_reference(tmp_path / "r.safetensors", small_model.config)
    assert torch.equal(score(loaded), score(reference))
    with pytest.raises(ValueError, match="restore it to resume"):
        load_reference(tmp_path / "gone.safetensors", small_model.config)
