"""Which decoder a Hugging Face `config.json` describes, and the `config.json` of a decoder.

Decides that three families are one decoder (`model.py`). Tensor names are theirs; what differs:

    model_type   norm on q and k   bias of q, k, v   bias of o        head_dim where config.json is silent
    qwen3        yes               attention_bias    attention_bias   refused (transformers would assume 128)
    qwen2        no                always            never            hidden_size / num_attention_heads
    llama        no                attention_bias    attention_bias   hidden_size / num_attention_heads

A setting that the decoder does not compute is refused by name: ignoring it would give other logits in silence.
Knows no files and no tensors.
"""

from typing import Any

from grpo.model import ModelConfig, RopeScaling

ARCHITECTURES = {"qwen3": "Qwen3ForCausalLM", "qwen2": "Qwen2ForCausalLM", "llama": "LlamaForCausalLM"}
SIZES = ("vocab_size", "hidden_size", "intermediate_size", "num_hidden_layers", "num_attention_heads",
         "max_position_embeddings")  # fmt: skip
# What `model.py` computes, whatever the family; null means the same.
COMPUTED = {
    "hidden_act": "silu",
    "mlp_bias": False,
    "use_sliding_window": False,
    "partial_rotary_factor": 1.0,
    "quantization_config": None,
}
SCALING = ("factor", "low_freq_factor", "high_freq_factor", "original_max_position_embeddings")
ROPE = {"rope_type", "type", "rope_theta", "partial_rotary_factor", *SCALING}
ROPE_THETA = 10_000.0  # of the oldest Llama files, which don't state it


def model_config(values: dict[str, Any]) -> ModelConfig:
    """From the contents of a `config.json`. Raises ValueError for what is missing or isn't this decoder."""
    kind = values.get("model_type")
    if kind not in ARCHITECTURES:
        raise ValueError(f"model_type {kind!r} is not supported; {', '.join(ARCHITECTURES)} are")
    for name, computed in COMPUTED.items():
        if values.get(name, computed) not in (computed, None):
            raise ValueError(f"{name} {values[name]!r} is not supported; {computed!r} is")
    if set(values.get("layer_types") or ()) - {"full_attention"}:
        raise ValueError("layer_types other than full_attention are not supported")
    sizes = {name: _size(values, name) for name in SIZES}
    heads, width = sizes["num_attention_heads"], sizes["hidden_size"]
    kv_heads = heads if values.get("num_key_value_heads") is None else _size(values, "num_key_value_heads")
    if kind != "qwen3" and values.get("head_dim") is None and width % heads == 0:
        head_dim = width // heads
    else:
        head_dim = _size(values, "head_dim")
    if heads % kv_heads or head_dim % 2:
        raise ValueError(
            f"{heads} heads of {head_dim} elements over {kv_heads} key/value heads can't be: an even head_dim and "
            "a whole number of heads for each key/value head are needed"
        )
    bias = kind == "qwen2" or bool(values.get("attention_bias"))
    theta, scaling = _rope(values)
    return ModelConfig(
        **sizes,
        num_key_value_heads=kv_heads,
        head_dim=head_dim,
        rope_theta=theta,
        rope_scaling=scaling,
        rms_norm_eps=_number(values, "rms_norm_eps"),
        tie_word_embeddings=bool(values.get("tie_word_embeddings")),
        qk_norm=kind == "qwen3",
        qkv_bias=bias,
        o_bias=bias and kind != "qwen2",
    )


def family(config: ModelConfig) -> str:
    """The `model_type` whose decoder this is: its norms and biases tell. Raises ValueError when none has them."""
    if config.qkv_bias == config.o_bias:
        return "qwen3" if config.qk_norm else "llama"
    if config.qkv_bias and not config.qk_norm:
        return "qwen2"
    raise ValueError("no supported family has these norms and biases; see the table in grpo/families.py")


def hf_config(config: ModelConfig) -> dict[str, Any]:
    """Contents of `config.json`. RoPE stands there twice: `rope_parameters` is transformers 5's, the rest 4's."""
    ours = {"qk_norm", "qkv_bias", "o_bias", "rope_scaling"}
    values = {name: value for name, value in vars(config).items() if name not in ours}
    rope: dict[str, Any] = {"rope_type": "default"}
    if config.rope_scaling is not None:
        rope = {"rope_type": "llama3", **vars(config.rope_scaling)}
        values["rope_scaling"] = rope
    kind = family(config)
    if kind != "qwen2":
        values["attention_bias"] = config.qkv_bias
    return values | {
        "architectures": [ARCHITECTURES[kind]],
        "model_type": kind,
        "hidden_act": "silu",
        "use_sliding_window": False,
        "rope_parameters": rope | {"rope_theta": config.rope_theta},
    }


def _rope(values: dict[str, Any]) -> tuple[float, RopeScaling | None]:
    """θ and the scaling, from either version's spelling; transformers reads `rope_scaling` first, too."""
    rope = values.get("rope_scaling") or values.get("rope_parameters") or {}
    kind = rope.get("rope_type", rope.get("type", "default"))
    if kind not in ("default", "llama3") or rope.keys() - ROPE or rope.get("partial_rotary_factor") not in (None, 1.0):
        raise ValueError(f"the RoPE settings {rope} are not supported; rope_type default and llama3 are")
    theta = _number({"rope_theta": ROPE_THETA} | values | rope, "rope_theta")
    if kind == "default":
        return theta, None
    factor, low, high = (_number(rope, name) for name in SCALING[:3])
    if low >= high:
        raise ValueError(f"low_freq_factor {low} must be below high_freq_factor {high}")
    return theta, RopeScaling(factor, low, high, _size(rope, SCALING[3]))


def _size(values: dict[str, Any], name: str) -> int:
    value = values.get(name)
    if not isinstance(value, int) or value < 1:
        raise ValueError(f"{name} must be a whole number of at least 1, not {value!r}")
    return value


def _number(values: dict[str, Any], name: str) -> float:
    value = values.get(name)
    if not isinstance(value, (int, float)) or value <= 0:
        raise ValueError(f"{name} must be a number above 0, not {value!r}")
    return float(value)
