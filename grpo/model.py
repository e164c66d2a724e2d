"""The decoder, as plain as it gets: packed tokens in, hidden states out.

Decides the arithmetic of a Qwen3, Qwen2 or Llama layer: one code, their differences are fields of `ModelConfig`
(`families.py` knows who has which). Tokens of all rows lie in ONE dimension N: the model does not know which
rows, slots or groups they belong to. Who may look at whom is the business of the `attend` callable (training:
`attention.py`; rollouts: `kv_cache.py`), so that training, scoring, prefill and decode run this same code.
Parameter names are Hugging Face's.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass

import torch
import torch.nn.functional as F
from torch import Tensor, nn
from torch.utils.checkpoint import checkpoint

# attend(layer index, q (N, H, d), k (N, H_kv, d), v (N, H_kv, d)) -> (N, H, d)
Attend = Callable[[int, Tensor, Tensor, Tensor], Tensor]
Rope = tuple[Tensor, Tensor]  # cos and sin, (N, 1, d) each


@dataclass(frozen=True)
class RopeScaling:
    """How Llama 3.1 slows its slow rotary frequencies down for a longer context (`rope_type` llama3)."""

    factor: float
    low_freq_factor: float
    high_freq_factor: float
    original_max_position_embeddings: int


@dataclass(frozen=True)
class ModelConfig:
    """Shape of a decoder; the defaults are Qwen3's. Sizes in elements."""

    vocab_size: int
    hidden_size: int
    intermediate_size: int
    num_hidden_layers: int
    num_attention_heads: int
    num_key_value_heads: int
    head_dim: int
    rope_theta: float = 1e6
    rms_norm_eps: float = 1e-6
    tie_word_embeddings: bool = True
    max_position_embeddings: int = 40960
    qk_norm: bool = True  # RMS norm on queries and keys
    qkv_bias: bool = False
    o_bias: bool = False
    rope_scaling: RopeScaling | None = None


class Attention(nn.Module):
    """Grouped-query attention; RMS norm on queries and keys is Qwen3's (arXiv 2505.09388, §2)."""

    def __init__(self, config: ModelConfig):
        super().__init__()
        D, H, H_kv, d = (
            config.hidden_size,
            config.num_attention_heads,
            config.num_key_value_heads,
            config.head_dim,
        )
        self.head_dim = d
        self.q_proj = nn.Linear(D, H * d, bias=config.qkv_bias)
        self.k_proj = nn.Linear(D, H_kv * d, bias=config.qkv_bias)
        self.v_proj = nn.Linear(D, H_kv * d, bias=config.qkv_bias)
        self.o_proj = nn.Linear(H * d, D, bias=config.o_bias)
        self.q_norm = nn.RMSNorm(d, eps=config.rms_norm_eps) if config.qk_norm else nn.Identity()
        self.k_norm = nn.RMSNorm(d, eps=config.rms_norm_eps) if config.qk_norm else nn.Identity()

    def forward(self, x: Tensor, rope: Rope, layer: int, attend: Attend, wanted: Tensor | None = None) -> Tensor:
        N, d = x.shape[0], self.head_dim
        q = rotate(self.q_norm(self.q_proj(x).view(N, -1, d)), rope)  # (N, H, d)
        k = rotate(self.k_norm(self.k_proj(x).view(N, -1, d)), rope)  # (N, H_kv, d)
        v = self.v_proj(x).view(N, -1, d)  # (N, H_kv, d)
        return self.o_proj(pick(attend(layer, q, k, v).reshape(N, -1), wanted))  # (N, D)


class MLP(nn.Module):
    """SwiGLU (Shazeer 2020, arXiv 2002.05202)."""

    def __init__(self, config: ModelConfig):
        super().__init__()
        D, inner = config.hidden_size, config.intermediate_size
        self.gate_proj = nn.Linear(D, inner, bias=False)
        self.up_proj = nn.Linear(D, inner, bias=False)
        self.down_proj = nn.Linear(inner, D, bias=False)

    def forward(self, x: Tensor) -> Tensor:
        return self.down_proj(SwiGLU.apply(self.gate_proj(x), self.up_proj(x)))


class SwiGLU(torch.autograd.Function):
    """silu(gate) · up, (N, inner). Backward makes silu(gate) again: kept, it would be a quarter of a layer's MLP."""

    @staticmethod
    def forward(ctx, gate: Tensor, up: Tensor) -> Tensor:
        ctx.save_for_backward(gate, up)
        return F.silu(gate) * up

    @staticmethod
    def backward(ctx, grad: Tensor) -> tuple[Tensor, Tensor]:
        gate, up = ctx.saved_tensors
        return torch.ops.aten.silu_backward(grad * up, gate), grad * F.silu(gate)


class Layer(nn.Module):
    """Pre-norm residual block."""

    def __init__(self, config: ModelConfig):
        super().__init__()
        self.input_layernorm = nn.RMSNorm(config.hidden_size, eps=config.rms_norm_eps)
        self.self_attn = Attention(config)
        self.post_attention_layernorm = nn.RMSNorm(config.hidden_size, eps=config.rms_norm_eps)
        self.mlp = MLP(config)

    def forward(self, x: Tensor, rope: Rope, layer: int, attend: Attend, wanted: Tensor | None = None) -> Tensor:
        x = pick(x, wanted) + self.self_attn(self.input_layernorm(x), rope, layer, attend, wanted)
        return x + self.mlp(self.post_attention_layernorm(x))


class Decoder(nn.Module):
    """`hidden = decoder(ids, positions, attend)`; the head is applied by whoever needs logits, and only there.

    gradient_checkpointing: of a layer only the input is kept for backward, which computes the layer again
    (Chen et al. 2016, arXiv 1604.06174): a third more work, and activations of one layer at a time.
    """

    gradient_checkpointing = False

    def __init__(self, config: ModelConfig):
        super().__init__()
        self.config = config
        self.embed_tokens = nn.Embedding(config.vocab_size, config.hidden_size)
        self.layers = nn.ModuleList(Layer(config) for _ in range(config.num_hidden_layers))
        self.norm = nn.RMSNorm(config.hidden_size, eps=config.rms_norm_eps)
        if not config.tie_word_embeddings:
            self.lm_head = nn.Linear(config.hidden_size, config.vocab_size, bias=False)

    @property
    def head_weight(self) -> Tensor:
        """(V, D) rows of the output head: the embedding itself when tied."""
        return self.embed_tokens.weight if self.config.tie_word_embeddings else self.lm_head.weight

    def forward(self, ids: Tensor, positions: Tensor, attend: Attend, wanted: Tensor | None = None) -> Tensor:
        """ids (N,) int64, positions (N,) int64 from 0 → hidden states after the last norm (N, D).

        wanted (m,): the tokens whose hidden states are asked for, (m, D) then. Of the others the last layer needs
        keys and values only, so its MLP skips them.
        """
        return self.body(self.embed_tokens(ids), positions, attend, wanted)

    def body(self, x: Tensor, positions: Tensor, attend: Attend, wanted: Tensor | None = None) -> Tensor:
        """The same from the tokens' embedding x (N, D)."""
        rope = rope_tables(positions, rope_frequencies(self.config, positions.device), x.dtype)
        recompute = self.gradient_checkpointing and torch.is_grad_enabled()
        last = len(self.layers) - 1
        for index, layer in enumerate(self.layers):
            leave = wanted if index == last else None
            if recompute:
                x = checkpoint(layer, x, rope, index, attend, leave, use_reentrant=False, preserve_rng_state=False)
            else:
                x = layer(x, rope, index, attend, leave)
        return self.norm(x)


def pick(x: Tensor, rows: Tensor | None) -> Tensor:
    """Some rows of x (N, …), or all."""
    return x if rows is None else x.index_select(0, rows)


def rope_frequencies(config: ModelConfig, device: torch.device) -> Tensor:
    """Radians a token, (d/2,) float32: θ^(-2i/d) (Su et al. 2021, arXiv 2104.09864), slowed down where scaled."""
    d, scaling = config.head_dim, config.rope_scaling
    frequencies = config.rope_theta ** -(torch.arange(0, d, 2, device=device, dtype=torch.float32) / d)
    if scaling is None:
        return frequencies
    # What turns often within the original context stays, what hardly turns is slowed by the factor; a line between.
    turns = frequencies * scaling.original_max_position_embeddings / (2 * math.pi)
    low, high = scaling.low_freq_factor, scaling.high_freq_factor
    kept = ((turns - low) / (high - low)).clamp(0, 1)
    return frequencies * (kept + (1 - kept) / scaling.factor)


def rope_tables(positions: Tensor, frequencies: Tensor, dtype: torch.dtype) -> Rope:
    """cos and sin, each (N, 1, d), of positions (N,) times frequencies (d/2,); angles in float32."""
    angles = positions[:, None].float() * frequencies  # (N, d/2)
    angles = torch.cat([angles, angles], dim=-1)[:, None]  # (N, 1, d)
    return angles.cos().to(dtype), angles.sin().to(dtype)


def rotate(x: Tensor, rope: Rope) -> Tensor:
    """Rotate the halves of each head (N, H, d) by the token's angle."""
    cos, sin = rope
    first, second = x.chunk(2, dim=-1)  # (N, H, d/2) each
    return x * cos + torch.cat([-second, first], dim=-1) * sin


def initialise(model: Decoder, generator: torch.Generator) -> None:
    """Fresh weights: normal with std 0.7/√fan-in, residual outputs also /√(2L) (GPT-2), embeddings 0.02.

    Norms are 1, biases 0.
    """
    depth = (2 * model.config.num_hidden_layers) ** 0.5
    with torch.no_grad():
        for name, weight in model.named_parameters():
            if weight.ndim == 1:
                weight.fill_(0.0 if name.endswith("bias") else 1.0)
            elif "embed_tokens" in name or "lm_head" in name:
                weight.normal_(0.0, 0.02, generator=generator)
            else:
                residual = depth if name.endswith(("o_proj.weight", "down_proj.weight")) else 1.0
                weight.normal_(0.0, 0.7 * weight.shape[1] ** -0.5 / residual, generator=generator)
