"""The frozen int8 reference: close to the policy, frozen, stored exactly."""

import gc
import weakref
from dataclasses import replace
from pathlib import Path

import pytest
import torch
from torch import nn
from torch._subclasses.fake_tensor import FakeTensorMode

from grpo import phase, trainer
from grpo.batch import pack_group
from grpo.checkpoint import load_config
from grpo.eight_bit import _functional, quantize_rows
from grpo.group_pass import group_logprobs
from grpo.loss import kl_divergence
from grpo.model import Decoder, initialise
from grpo.presets import QWEN3_0_6B, QWEN3_1_7B
from grpo.reference import Int8Linear, build_reference, load_reference, save_reference
from tests.training import train


def score(model, vocabulary=100):
    generator = torch.Generator().manual_seed(4)
    completions = [torch.randint(vocabulary, (40,), generator=generator).tolist() for _ in range(3)]
    group = pack_group([1, 2, 3], completions, [[1] * 40] * 3)
    return group_logprobs(model, group, temperature=1.0, vocabulary=vocabulary)


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


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16], ids=str)
def test_rows_are_quantised_by_their_largest_weight(dtype):
    """In float32 whatever the weights are; a row of zeros stays one."""
    weight = torch.randn(5, 300, generator=torch.Generator().manual_seed(0)).to(dtype)
    weight[3] = 0
    before = weight.clone()
    quantized, absmax = quantize_rows(weight)
    assert torch.equal(absmax, weight.float().abs().amax(1))
    scale = absmax.double() / 127
    expected = torch.where(scale[:, None] > 0, weight.double() / scale[:, None], 0.0)
    assert float((quantized - expected).abs().max()) <= 0.5001
    assert quantized.abs().amax(1).tolist() == [127, 127, 127, 0, 127]
    assert torch.equal(weight, before)


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


@pytest.mark.parametrize(("shape", "gib"), [(QWEN3_0_6B, 0.701), (QWEN3_1_7B, 1.894)])
def test_its_size_at_the_real_shapes(shape, gib):
    """Counted, without memory: a byte a weight of the layers, 4 a row, and the embedding in bf16."""
    _functional()  # bitsandbytes is imported outside the simulation
    with FakeTensorMode():
        policy = Decoder(shape)
        halves = {name: torch.empty_like(weight, dtype=torch.bfloat16) for name, weight in policy.named_parameters()}
        policy.load_state_dict(halves, assign=True)
        reference = build_reference(policy)
    tensors = [*reference.parameters(), *reference.buffers()]
    assert sum(tensor.nbytes for tensor in tensors) / 2**30 == pytest.approx(gib, abs=0.001)
    assert {tensor.dtype for tensor in reference.parameters()} == {torch.bfloat16}


def test_nothing_of_phase_1_lives_in_phase_2(tmp_path, monkeypatch):
    """Its reference, policy and optimizer are gone before the next weights are read; reference counts alone do it."""
    alive, seen, carried = [], [], []

    def watched(module, name):
        made = getattr(module, name)

        def watch(*arguments, **options):
            if name == "load_policy":
                seen.append([type(thing()).__name__ for thing in alive if thing() is not None])
            if name == "build_optimizer":
                carried.append(options["remainder"].keys())
            result = made(*arguments, **options)
            alive.append(weakref.ref(result[0] if name == "load_policy" else result))
            return result

        monkeypatch.setattr(module, name, watch)

    watched(phase, "load_policy")
    watched(phase, "build_reference")
    watched(trainer, "build_optimizer")
    start = Path(__file__).resolve().parents[1] / "grpo" / "tiny"
    small = """--phase all --preset tiny --steps 1 --sft-steps 1 --sft-max-questions 2 --sft-fresh-contents 0
        --weights split --eval-questions 2 --questions-per-step 2 --group-size 2 --max-turns 2""".split()
    gc.disable()
    try:
        train(tmp_path, "--model", str(start), *small)
    finally:
        gc.enable()
    assert len(alive) == 5  # policy, reference, optimizer; policy, optimizer: β = 0 builds no reference
    assert seen == [[], []]
    names = dict(Decoder(load_config(start)).named_parameters()).keys()
    assert carried == [names, names]  # of sft's weights, and of phase 1's: what bf16 does not hold goes on


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
