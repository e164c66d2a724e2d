"""The frozen reference: an int8 copy of the policy as it is when GRPO starts.

Decides: int8 storage, weight-only compute. A linear layer's weight is rebuilt in the activation's dtype for each
use and multiplied as usual, so CPU and CUDA run the same arithmetic. Embedding, head, norms and biases are copied
in the policy's dtype. It is never reloaded by name: it is stored once with the run, and a resumed run reads that.
"""

from pathlib import Path

import torch
import torch.nn.functional as F
from safetensors.torch import load_file, save_file
from torch import Tensor, nn

from grpo.durable import put_in_place, writing
from grpo.eight_bit import quantize_rows
from grpo.model import Decoder, ModelConfig


class Int8Linear(nn.Module):
    """x (…, in) → x · (quantized · scale)ᵀ + bias (…, out). Buffers only: nothing here can be trained."""

    def __init__(self, quantized: Tensor, scale: Tensor, bias: Tensor | None):
        super().__init__()
        self.register_buffer("quantized", quantized)  # (out, in) int8
        self.register_buffer("scale", scale)  # (out, 1) float32: a row's largest |weight| / 127
        self.register_buffer("bias", bias)  # (out,) in the policy's dtype, where the layer has one

    def forward(self, x: Tensor) -> Tensor:
        return F.linear(x, self.quantized.to(x.dtype) * self.scale.to(x.dtype), self.bias)


@torch.no_grad()
def build_reference(policy: Decoder) -> Decoder:
    """A frozen `Decoder` with the policy's weights in int8, built layer by layer from the live policy."""
    tensors: dict[str, Tensor] = {}
    for name, module in policy.named_modules():
        if isinstance(module, nn.Linear) and name != "lm_head":
            quantized, absmax = quantize_rows(module.weight)
            tensors[f"{name}.quantized"], tensors[f"{name}.scale"] = quantized, absmax[:, None] / 127.0
            if module.bias is not None:
                tensors[f"{name}.bias"] = module.bias.detach().clone()
        elif isinstance(module, (nn.Embedding, nn.RMSNorm, nn.Linear)):
            tensors[f"{name}.weight"] = module.weight.detach().clone()
    return _assemble(policy.config, tensors)


def save_reference(reference: Decoder, path: Path) -> None:
    """Write it aside, then rename: the file is whole or not there."""
    aside = path.with_suffix(".new")
    with writing(path):
        save_file(reference.state_dict(), str(aside))
        put_in_place(aside, path)


def load_reference(path: Path, config: ModelConfig, device: torch.device | None = None) -> Decoder:
    """Raises ValueError when the run's reference is gone: a copy of later weights would be another reference."""
    if not path.is_file():
        raise ValueError(f"{path} is missing, and the KL of this run is measured against it; restore it to resume")
    return _assemble(config, load_file(str(path), device=str(device or "cpu")))


def _assemble(config: ModelConfig, tensors: dict[str, Tensor]) -> Decoder:
    with torch.device("meta"):
        reference = Decoder(config)
    for name, module in list(reference.named_modules()):
        if isinstance(module, nn.Linear) and name != "lm_head":
            layer = Int8Linear(tensors[f"{name}.quantized"], tensors[f"{name}.scale"], tensors.get(f"{name}.bias"))
            reference.set_submodule(name, layer)
    reference.load_state_dict(tensors, assign=True)
    return reference.requires_grad_(False).eval()
