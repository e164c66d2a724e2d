"""The one decoder against transformers' three, and weights that go back and forth without a bit lost."""

import json
import tempfile
from dataclasses import replace
from pathlib import Path

import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st
from safetensors.torch import load_file
from torch import nn
from transformers import AutoConfig, AutoModelForCausalLM

from grpo import checkpoint
from grpo.attention import causal
from grpo.model import Decoder, SwiGLU, initialise

FAMILIES = ("qwen3", "qwen2", "llama")
LLAMA3 = {
    "rope_type": "llama3",
    "factor": 8.0,
    "low_freq_factor": 1.0,
    "high_freq_factor": 4.0,
    "original_max_position_embeddings": 64,
}


def theirs(seed: int = 0, **values) -> nn.Module:
    """transformers' model of a `config.json`, no weight of it trivial: norms of 1 and biases of 0 would hide faults."""
    sizes = dict(vocab_size=61, hidden_size=32, intermediate_size=48, num_hidden_layers=2, num_attention_heads=4,
                 num_key_value_heads=2, max_position_embeddings=128, rms_norm_eps=1e-5)  # fmt: skip
    model = AutoModelForCausalLM.from_config(AutoConfig.for_model(**sizes | values))
    generator = torch.Generator().manual_seed(seed)
    with torch.no_grad():
        for name, weight in model.named_parameters():
            mean = 1.0 if weight.ndim == 1 and name.endswith("weight") else 0.0
            weight.normal_(mean, 0.3, generator=generator)
    return model.eval()


def logits(model: Decoder, ids: list[int]) -> torch.Tensor:
    hidden = model(torch.tensor(ids), torch.arange(len(ids)), lambda layer, *qkv: causal(*qkv))
    return hidden @ model.head_weight.T  # (T, V)


def assert_same_logits(model: Decoder, other: nn.Module, length: int = 100) -> None:
    """Within 1e-4 of the largest logit."""
    ids = torch.randint(model.config.vocab_size, (length,), generator=torch.Generator().manual_seed(2))
    with torch.no_grad():
        expected, ours = other(ids[None]).logits[0], logits(model, ids.tolist())
    torch.testing.assert_close(ours, expected, atol=1e-4 * float(expected.abs().max()), rtol=0)


shapes = st.fixed_dictionaries(
    {
        "tie_word_embeddings": st.booleans(),
        "num_hidden_layers": st.integers(1, 3),
        "head_dim": st.sampled_from([None, 6, 16]),
        "rms_norm_eps": st.sampled_from([1e-6, 0.1]),
        "rope_parameters": st.sampled_from(
            [{"rope_type": "default", "rope_theta": 1e4}, {"rope_type": "default", "rope_theta": 50.0}]
            + [LLAMA3 | {"rope_theta": 1e4}]
        ),
    }
)
heads = st.sampled_from([(1, 1), (2, 1), (4, 2), (4, 4), (4, 1)])


@pytest.mark.parametrize("bias", [False, True])
@pytest.mark.parametrize("family", FAMILIES)
@settings(max_examples=8, deadline=None, derandomize=True)
@given(shapes, heads, st.integers(0, 99))
def test_any_shape_of_a_family_gives_transformers_logits(family, bias, shape, heads, seed):
    if family == "qwen3":
        shape = shape | {"head_dim": shape["head_dim"] or 8}
    shape = shape | {"attention_bias": bias, "num_attention_heads": heads[0], "num_key_value_heads": heads[1]}
    if shape["head_dim"] is None and family == "qwen2":
        del shape["head_dim"]  # transformers' Qwen2 has no such field
    other = theirs(seed, model_type=family, **shape)
    with tempfile.TemporaryDirectory() as folder:
        other.save_pretrained(folder)
        assert_same_logits(checkpoint.load(Path(folder)), other)


def test_a_llama_of_the_first_days_states_neither_theta_nor_kv_heads(tmp_path):
    other = theirs(model_type="llama", num_key_value_heads=4)
    other.save_pretrained(tmp_path)
    config = json.loads((tmp_path / "config.json").read_text())
    for name in ("rope_parameters", "num_key_value_heads", "head_dim", "tie_word_embeddings"):
        del config[name]
    (tmp_path / "config.json").write_text(json.dumps(config))
    assert_same_logits(checkpoint.load(tmp_path), AutoModelForCausalLM.from_pretrained(tmp_path))


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16], ids=str)
@pytest.mark.parametrize("tied", [True, False], ids=["tied", "untied"])
@pytest.mark.parametrize("family", FAMILIES)
def test_weights_go_to_us_and_back_bit_for_bit(family, tied, dtype, tokenizer, tmp_path):
    """Theirs, saved by them, loaded by us, saved by us, loaded by them: every tensor, and the configuration."""
    scaled = LLAMA3 if family == "llama" else {"rope_type": "default"}
    shape = dict(tie_word_embeddings=tied, attention_bias=True, rope_parameters=scaled | {"rope_theta": 5e5})
    other = theirs(model_type=family, **shape).to(dtype)
    other.save_pretrained(tmp_path / "theirs")
    ours = checkpoint.load(tmp_path / "theirs", dtype=dtype)
    checkpoint.save(tmp_path / "ours", ours, tokenizer)
    names = [sorted(load_file(tmp_path / folder / "model.safetensors")) for folder in ("ours", "theirs")]
    assert names[0] == names[1]
    back = AutoModelForCausalLM.from_pretrained(tmp_path / "ours")
    assert type(back) is type(other)
    assert back.dtype == dtype
    assert {name: getattr(back.config, name) for name in vars(ours.config) if hasattr(other.config, name)} == {
        name: getattr(other.config, name) for name in vars(ours.config) if hasattr(other.config, name)
    }
    assert back.config.rope_parameters == other.config.rope_parameters
    theirs_now, theirs_before = back.state_dict(), other.state_dict()
    assert theirs_now.keys() == theirs_before.keys()
    assert all(torch.equal(theirs_now[name], theirs_before[name]) for name in theirs_before)
    again = checkpoint.load(tmp_path / "ours", dtype=dtype)
    assert again.config == ours.config
    assert all(torch.equal(a, b) for a, b in zip(again.parameters(), ours.parameters(), strict=True))
    if dtype == torch.float32:
        assert_same_logits(again, back)


def test_half_precision_files_load_as_float32_without_rounding(tmp_path):
    for dtype in (torch.float16, torch.bfloat16):
        other = theirs(model_type="qwen2").to(dtype)
        other.save_pretrained(tmp_path)
        weight = checkpoint.load(tmp_path).layers[1].self_attn.v_proj.bias
        assert weight.dtype == torch.float32
        assert torch.equal(weight, other.model.layers[1].self_attn.v_proj.bias.float())


def test_fresh_biases_are_0_and_fresh_norms_1(small_config):
    model = Decoder(replace(small_config, qkv_bias=True, o_bias=True))
    initialise(model, torch.Generator().manual_seed(0))
    vectors = {name: weight for name, weight in model.named_parameters() if weight.ndim == 1}
    assert sum(name.endswith("bias") for name in vectors) == 2 * 4
    for name, weight in vectors.items():
        assert torch.equal(weight, torch.full_like(weight, 0.0 if name.endswith("bias") else 1.0)), name


def test_swiglu_has_the_gradient_of_its_formula_to_the_last_bit():
    generator = torch.Generator().manual_seed(0)
    gate, up, grad = (torch.randn(7, 33, generator=generator) for _ in range(3))

    def gradients(function):
        leaves = [x.clone().requires_grad_() for x in (gate, up)]
        function(*leaves).backward(grad)
        return [leaf.grad for leaf in leaves]

    plain = gradients(lambda g, u: nn.functional.silu(g) * u)
    assert all(torch.equal(mine, other) for mine, other in zip(gradients(SwiGLU.apply), plain, strict=True))


@pytest.mark.parametrize("checkpointing", [False, True])
def test_the_last_mlp_sees_the_wanted_tokens_alone(small_config, checkpointing):
    """Hidden states and gradients are those of a whole pass, in float64; wanted in any order, once or twice."""
    model = Decoder(small_config).double()
    initialise(model, torch.Generator().manual_seed(0))
    model.gradient_checkpointing = checkpointing
    ids, wanted = torch.arange(1, 10), torch.tensor([8, 0, 3, 3])
    seen = []
    for layer in model.layers:
        layer.mlp.register_forward_pre_hook(lambda module, inputs: seen.append(len(inputs[0])))
    found = []
    for rows in (wanted, None):
        model.zero_grad()
        hidden = model(ids, torch.arange(9), lambda layer, *qkv: causal(*qkv), rows)
        hidden = hidden if rows is not None else hidden[wanted]
        hidden.square().sum().backward()
        found.append([hidden.detach(), *(weight.grad for weight in model.parameters())])
    assert seen[:2] == [9, 4]
    for some, whole in zip(*found, strict=True):
        torch.testing.assert_close(some, whole, atol=1e-12, rtol=1e-12)
