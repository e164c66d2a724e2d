"""What a `config.json` is read as, what of it is refused, and that nothing is lost on the way back."""

import pytest

from grpo.families import family, hf_config, model_config
from grpo.model import ModelConfig, RopeScaling

LLAMA3 = {"factor": 8.0, "low_freq_factor": 1.0, "high_freq_factor": 4.0, "original_max_position_embeddings": 8192}


def contents(kind: str = "llama", **changes) -> dict:
    """A `config.json`; None leaves a key out."""
    values = {
        "model_type": kind,
        "vocab_size": 100,
        "hidden_size": 48,
        "intermediate_size": 64,
        "num_hidden_layers": 2,
        "num_attention_heads": 4,
        "num_key_value_heads": 2,
        "rms_norm_eps": 1e-6,
        "rope_theta": 5e5,
        "max_position_embeddings": 512,
    } | changes
    return {name: value for name, value in values.items() if value is not None}


@pytest.mark.parametrize(
    ("values", "qk_norm", "qkv_bias", "o_bias"),
    [
        (contents("qwen3", head_dim=16), True, False, False),
        (contents("qwen3", head_dim=16, attention_bias=True), True, True, True),
        (contents("qwen2"), False, True, False),
        (contents("qwen2", attention_bias=False), False, True, False),
        (contents("llama"), False, False, False),
        (contents("llama", attention_bias=True), False, True, True),
    ],
)
def test_what_the_families_differ_in(values, qk_norm, qkv_bias, o_bias):
    config = model_config(values)
    assert (config.qk_norm, config.qkv_bias, config.o_bias) == (qk_norm, qkv_bias, o_bias)
    assert config.head_dim == values.get("head_dim", 12)
    assert config.rope_theta == 5e5
    assert not config.tie_word_embeddings
    written = hf_config(config)
    assert written["model_type"] == family(config) == values["model_type"]
    assert written["rope_theta"] == written["rope_parameters"]["rope_theta"] == 5e5  # transformers 4 and 5
    assert model_config(written) == config


def test_both_spellings_of_rope_are_read():
    scaling = RopeScaling(8.0, 1.0, 4.0, 8192)
    four = contents(rope_scaling={"type": "llama3", **LLAMA3})
    five = contents(rope_theta=None, rope_parameters={"rope_type": "llama3", "rope_theta": 5e5, **LLAMA3})
    for values in (four, five):
        config = model_config(values)
        assert (config.rope_theta, config.rope_scaling) == (5e5, scaling)
        assert model_config(hf_config(config)) == config
    assert hf_config(config)["rope_scaling"] == {"rope_type": "llama3", **LLAMA3}  # transformers 4 reads this one
    assert model_config(contents(rope_parameters={"rope_theta": 7.0})).rope_theta == 7.0
    assert model_config(contents(rope_theta=None)).rope_theta == 10_000.0


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"model_type": "gpt2"}, "model_type 'gpt2' is not supported; qwen3, qwen2, llama are"),
        ({"model_type": None}, "model_type None is not supported"),
        ({"hidden_act": "gelu"}, "hidden_act 'gelu' is not supported; 'silu' is"),
        ({"mlp_bias": True}, "mlp_bias True is not supported"),
        ({"use_sliding_window": True}, "use_sliding_window True"),
        ({"layer_types": ["full_attention", "sliding_attention"]}, "layer_types"),
        ({"quantization_config": {"bits": 4}}, "quantization_config"),
        ({"partial_rotary_factor": 0.5}, "partial_rotary_factor"),
        ({"rope_scaling": {"rope_type": "yarn", "factor": 4.0}}, "'yarn'.* not supported"),
        ({"rope_scaling": {"type": "linear", "factor": 2.0}}, "'linear'.* not supported"),
        ({"rope_parameters": {"rope_theta": 1e4, "partial_rotary_factor": 0.5}}, "'partial_rotary_factor': 0.5"),
        ({"rope_parameters": {"full_attention": {"rope_theta": 1e4}}}, "'full_attention'.* not supported"),
        ({"rope_scaling": {"type": "llama3", **LLAMA3, "factor": None}}, "factor must be a number above 0, not None"),
        ({"rope_scaling": {"type": "llama3", **LLAMA3, "low_freq_factor": 4.0}}, "low_freq_factor 4.0 must be below"),
        ({"rope_theta": 0}, "rope_theta must be a number above 0, not 0"),
        ({"rms_norm_eps": None}, "rms_norm_eps must be a number above 0, not None"),
        ({"hidden_size": None}, "hidden_size must be a whole number of at least 1, not None"),
        ({"num_hidden_layers": "2"}, "num_hidden_layers must be a whole number of at least 1, not '2'"),
        ({"num_key_value_heads": 3}, "4 heads of 12 elements over 3 key/value heads can't be"),
        ({"head_dim": 7}, "4 heads of 7 elements"),
        ({"hidden_size": 50}, "head_dim must be a whole number"),
        ({"model_type": "qwen3"}, "head_dim must be a whole number"),
    ],
)
def test_what_the_decoder_does_not_compute_is_refused_by_name(changes, message):
    with pytest.raises(ValueError, match=message) as refusal:
        model_config(contents() | changes)
    assert "\n" not in str(refusal.value)


def test_null_and_what_it_computes_are_accepted():
    harmless = {"hidden_act": "silu", "mlp_bias": False, "use_sliding_window": None, "quantization_config": None,
                "layer_types": ["full_attention"] * 2, "rope_scaling": None, "sliding_window": 4096}  # fmt: skip
    assert model_config(contents() | harmless) == model_config(contents())


def test_norms_and_biases_that_no_family_has_are_not_written():
    shape = ModelConfig(100, 48, 64, 2, 4, 2, 12, qk_norm=True, qkv_bias=True, o_bias=False)
    with pytest.raises(ValueError, match="no supported family has these norms and biases"):
        hf_config(shape)
