"""A decoder for products with few rows: the same weights, laid out so that a CPU streams them at memory speed.

Decides when a second copy of the weights pays. A decode step reads every weight for a handful of rows, so its limit
is memory. On a CPU `x @ Wᵀ` of 4 rows reads 6 GB/s of row-major weights where the machine copies 26; in oneDNN's
blocked layout it reads 20, and stays float32 (the global switch that sends all products to oneDNN costs accuracy on
machines with AMX). A layer's q, k and v are one product there, as are gate and up: a step of few rows is many small
operations, which cost as much as their work. The copy costs the weights' size in memory and about a millisecond for
2 MiB, once an engine. Weights that fit the processor's cache, other dtypes and other devices stay as they are: cuBLAS
has no such gap.
"""

from collections.abc import Callable

import torch
import torch.nn.functional as F
from torch import Tensor, nn

from grpo.model import Attend, Decoder, Layer, ModelConfig, Rope, pick, rotate

Head = Callable[[Tensor], Tensor]  # hidden (n, D) -> logits (n, vocabulary)

REUSED = 24 * 2**20  # bytes: more than the logits of ten rows of Qwen3's vocabulary, less than malloc's own limit
PAYS_FROM = 2**26  # bytes of weights: beyond what a processor's cache keeps from one step to the next
ROWS = 4  # what oneDNN is told to lay the weights out for; 1 to 64 rows run well on it


class PackedLinear(nn.Module):
    """`F.linear` by a weight (out, in) float32 in oneDNN's own layout."""

    def __init__(self, weight: Tensor, bias: Tensor | None):
        super().__init__()
        self.packed, self.bias = torch.ops.mkldnn._reorder_linear_weight(weight.detach(), ROWS), bias

    @classmethod
    def of(cls, *layers: nn.Linear) -> "PackedLinear":
        """One product in place of several on the same input, their outputs one after the other."""
        bias = None if layers[0].bias is None else torch.cat([layer.bias.detach() for layer in layers])
        return cls(torch.cat([layer.weight.detach() for layer in layers]), bias)

    def forward(self, x: Tensor) -> Tensor:
        return torch.ops.mkldnn._linear_pointwise(x, self.packed, self.bias, "none", [], "")


class PackedLayer(nn.Module):
    """A `Layer` with four products in place of seven; queries and keys are normed and rotated as one. No gradient."""

    def __init__(self, layer: Layer, config: ModelConfig):
        super().__init__()
        attention, mlp = layer.self_attn, layer.mlp
        self.norms = layer.input_layernorm, layer.post_attention_layernorm
        self.eps, self.d = config.rms_norm_eps, config.head_dim
        self.H, self.H_kv = config.num_attention_heads, config.num_key_value_heads
        self.inner = config.intermediate_size
        self.qk_weight = None  # (H + H_kv, d)
        if config.qk_norm:
            q, k = attention.q_norm.weight.detach(), attention.k_norm.weight.detach()
            self.qk_weight = torch.cat([q.expand(self.H, -1), k.expand(self.H_kv, -1)])
        self.qkv = PackedLinear.of(attention.q_proj, attention.k_proj, attention.v_proj)
        self.o_proj = PackedLinear.of(attention.o_proj)
        self.gate_up = PackedLinear.of(mlp.gate_proj, mlp.up_proj)
        self.down_proj = PackedLinear.of(mlp.down_proj)

    def forward(self, x: Tensor, rope: Rope, layer: int, attend: Attend, wanted: Tensor | None = None) -> Tensor:
        N, (before_attention, before_mlp) = x.shape[0], self.norms
        heads = self.qkv(before_attention(x)).view(N, -1, self.d)
        qk, v = heads.split([self.H + self.H_kv, self.H_kv], dim=1)
        if self.qk_weight is not None:
            qk = F.rms_norm(qk, (self.d,), eps=self.eps) * self.qk_weight
        q, k = rotate(qk, rope).split([self.H, self.H_kv], dim=1)  # (N, H, d), (N, H_kv, d)
        x = pick(x, wanted) + self.o_proj(pick(attend(layer, q, k, v).reshape(N, -1), wanted))
        gate, up = self.gate_up(before_mlp(x)).split(self.inner, dim=-1)
        return x + self.down_proj(F.silu(gate) * up)


def for_few_rows(model: Decoder, vocabulary: int) -> tuple[Decoder, Head]:
    """The decoder and the head of `vocabulary` rows that an engine decodes with; packed where that pays.

    They don't follow later changes of the model's weights: make them anew for each use.
    """
    if pays(model):
        # glibc takes blocks as large as a step's logits from the kernel anew, page by page, until it has seen a larger
        # one freed (M_MMAP_THRESHOLD in mallopt(3)). One is freed here: a step of 4 rows costs a fifth less.
        torch.empty(REUSED, dtype=torch.uint8)
        return pack(model), PackedLinear(model.head_weight[:vocabulary], None)
    return model, lambda hidden: F.linear(hidden, model.head_weight[:vocabulary])


def pays(model: Decoder) -> bool:
    weight = model.embed_tokens.weight
    size = sum(parameter.nbytes for parameter in model.parameters())
    on_cpu = weight.device.type == "cpu" and torch.backends.mkldnn.is_available()
    on_cpu = on_cpu and type(weight.data) is Tensor  # the memory plan's fake ones stand for a card's
    return on_cpu and weight.dtype == torch.float32 and size >= PAYS_FROM


def pack(model: Decoder) -> Decoder:
    """A decoder whose layers are packed and whose embedding and norms are the model's own tensors."""
    with torch.device("meta"):
        packed = Decoder(model.config)
    packed.load_state_dict(model.state_dict(), assign=True)
    packed.layers = nn.ModuleList(PackedLayer(layer, model.config) for layer in model.layers)
    return packed
