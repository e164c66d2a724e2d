"""A decoder for products with few rows: the same weights, laid out so that a CPU streams them at memory speed.

Decides when a second copy of the weights pays. A decode step reads every weight for a handful of rows, so its limit
is memory. On a CPU `x @ Wᵀ` of 4 rows reads 6 GB/s of row-major weights where the machine copies 26; in oneDNN's
blocked layout it reads 20, and stays float32 (the global switch that sends all products to oneDNN costs accuracy on
machines with AMX and makes few-query attention slower). The copy costs the weights' size in memory and about a
millisecond for 2 MiB, once an engine. Weights that fit the processor's cache, other dtypes and other devices stay
as they are: cuBLAS has no such gap.
"""

from collections.abc import Callable

import torch
import torch.nn.functional as F
from torch import Tensor, nn

from grpo.model import Decoder

Head = Callable[[Tensor], Tensor]  # hidden (n, D) -> logits (n, vocabulary)

REUSED = 24 * 2**20  # bytes: more than the logits of ten rows of Qwen3's vocabulary, less than malloc's own limit
PAYS_FROM = 2**26  # bytes of weights: beyond what a processor's cache keeps from one step to the next
ROWS = 4  # what oneDNN is told to lay the weights out for; 1 to 64 rows run well on it


class PackedLinear(nn.Module):
    """`F.linear` by a weight (out, in) float32 in oneDNN's own layout."""

    def __init__(self, weight: Tensor, bias: Tensor | None):
        super().__init__()
        self.packed, self.bias = torch.ops.mkldnn._reorder_linear_weight(weight.detach(), ROWS), bias

    def forward(self, x: Tensor) -> Tensor:
        return torch.ops.mkldnn._linear_pointwise(x, self.packed, self.bias, "none", [], "")


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
    return on_cpu and weight.dtype == torch.float32 and size >= PAYS_FROM


def pack(model: Decoder) -> Decoder:
    """A decoder whose linear layers are packed and whose embeddings and norms are the model's own tensors."""
    with torch.device("meta"):
        packed = Decoder(model.config)
    packed.load_state_dict(model.state_dict(), assign=True)
    for name, module in list(packed.named_modules()):
        if isinstance(module, nn.Linear) and name != "lm_head":
            packed.set_submodule(name, PackedLinear(module.weight, module.bias))
    return packed
