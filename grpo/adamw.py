"""AdamW for weights in bf16 and moments in 8 bits, a chunk of each weight at a time in float32.

Decides that whatever the storage, the arithmetic is one: a chunk's weight and moments are brought to float32,
updated there as torch's `foreach` AdamW does it (Loshchilov & Hutter 2019, arXiv 1711.05101, algorithm 2), and stored
again. With split weights and 32-bit moments this is that AdamW on float32 masters, bit for bit. It has the methods
of `torch.optim.Optimizer` that training uses, and none of its state handling: torch would cast all state to bf16.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import torch
from torch import Tensor

from grpo.eight_bit import BLOCK, dequantize_blocks, quantize_blocks
from grpo.sampling import stream
from grpo.split_weights import drawn_remainder, join, split, stochastic_round

CHUNK = 2**22  # elements in float32 at a time, six tensors of them: 96 MiB


class ChunkedAdamW:
    """Bytes a weight: 4 split or float32, 2 stochastic; of moments 8, or 2 + 8/256 in 8 bits.

    param_groups: dicts of `params`, their `names`, `weight_decay`, `eight_bit` (the moments), and `lr`.
    weights: float32, split or stochastic; the latter two want bf16 parameters.
    remainder: low halves to start from, by name; those that are missing are drawn. Draws are functions of
    (seed, name) and (seed, name, update).
    state: by name; `step`, `moment1`, `moment2`, where in 8 bits their `scale1`, `scale2`, where split `remainder`.
    """

    def __init__(
        self,
        groups: Sequence[dict[str, Any]],
        *,
        lr: float,
        betas: tuple[float, float],
        eps: float,
        weights: str,
        seed: int,
        remainder: Mapping[str, Tensor] | None = None,
    ):
        self.param_groups = [group | {"lr": lr} for group in groups]
        self.betas, self.eps, self.weights, self.seed = betas, eps, weights, seed
        self._moved = torch.zeros((), dtype=torch.float64)
        self.state = {
            name: self._fresh(name, weight, group["eight_bit"], (remainder or {}).get(name))
            for group in groups
            for name, weight in zip(group["names"], group["params"], strict=True)
        }

    @torch.no_grad()
    def step(self) -> None:
        """One update of every parameter that has a gradient."""
        moved: list[Tensor] = []  # norms of the masters' changes, a chunk each
        for group in self.param_groups:
            for name, weight in zip(group["names"], group["params"], strict=True):
                if weight.grad is not None:
                    moved += self._update(name, weight, group)
        self._moved = torch.stack(moved).double().norm() if moved else torch.zeros((), dtype=torch.float64)

    @torch.no_grad()
    def update_ratio(self) -> Tensor:
        """‖Δ‖ / ‖w‖ of the last step, () float64; Δ of the float32 masters, w as the model sees it."""
        weights = [weight for group in self.param_groups for weight in group["params"]]
        sizes = [norm for weight in weights for norm in chunk_norms(weight)]
        return self._moved / torch.stack(sizes).double().norm()

    def zero_grad(self) -> None:
        for group in self.param_groups:
            for weight in group["params"]:
                weight.grad = None

    def state_dict(self) -> dict[str, Any]:
        groups = [{key: value for key, value in group.items() if key != "params"} for group in self.param_groups]
        return {"weights": self.weights, "state": self.state, "param_groups": groups}

    def load_state_dict(self, stored: Mapping[str, Any]) -> None:
        """Raises ValueError when it was stored under other precision settings or for another model."""
        ours = self.state_dict()
        for key in ("names", "eight_bit"):
            theirs = [group.get(key) for group in stored["param_groups"]]
            if stored.get("weights") != self.weights or theirs != [group[key] for group in ours["param_groups"]]:
                raise ValueError(
                    "the training state belongs to another model, or to other --weights, --moments or "
                    "--embedding-moments; resume with those of the run"
                )
        for group, other in zip(self.param_groups, stored["param_groups"], strict=True):
            group["lr"] = other["lr"]
        for name, kept in stored["state"].items():
            where = self.state[name]["moment1"].device
            self.state[name] = {k: v.to(where) if isinstance(v, Tensor) else v for k, v in kept.items()}

    def _fresh(self, name: str, weight: Tensor, eight_bit: bool, remainder: Tensor | None) -> dict[str, Any]:
        n, where = weight.numel(), weight.device
        state: dict[str, Any] = {"step": 0}
        for moment, scale in (("moment1", "scale1"), ("moment2", "scale2")):
            state[moment] = torch.zeros(n, dtype=torch.uint8 if eight_bit else torch.float32, device=where)
            if eight_bit:
                state[scale] = torch.zeros(-(-n // BLOCK), device=where)  # a scale of 0 makes every code 0
        if self.weights == "split" and remainder is None:
            state["remainder"] = drawn_remainder(weight.detach().view(-1), self._generator(where, "remainder", name))
        elif self.weights == "split":
            state["remainder"] = remainder.to(where, copy=True)
        return state

    def _update(self, name: str, weight: Tensor, group: dict[str, Any]) -> list[Tensor]:
        """Returns how far each chunk moved, () each."""
        moved = []
        state = self.state[name]
        state["step"] += 1
        dice = self._generator(weight.device, "rounding", name, state["step"])
        flat, gradient = weight.view(-1), weight.grad.reshape(-1)  # (n,) each
        for start in range(0, len(flat), CHUNK):
            part = slice(start, start + CHUNK)
            low = state["remainder"][part] if self.weights == "split" else None
            master = flat[part] if low is None else join(flat[part], low)
            master = master.float()  # (m,) float32; where it is the weight itself, it is updated in place
            before = master.clone()
            first = read_moment(state, 1, part)
            second = read_moment(state, 2, part)
            adamw_(
                master, gradient[part].float(), first, second, state["step"],
                group["lr"], self.betas, self.eps, group["weight_decay"],
            )  # fmt: skip
            moved.append(torch.linalg.vector_norm(before.sub_(master)))
            write_moment(state, 1, part, first)
            write_moment(state, 2, part, second)
            if low is not None:
                high, rest = split(master)
                flat[part].copy_(high)
                low.copy_(rest)
            elif self.weights == "stochastic":
                flat[part].copy_(stochastic_round(master, dice))
        return moved

    def _generator(self, device: torch.device, *key: int | str) -> torch.Generator:
        return torch.Generator(device).manual_seed(stream(self.seed, *key).initial_seed())


def adamw_(
    weight: Tensor,
    gradient: Tensor,
    first: Tensor,
    second: Tensor,
    step: int,
    lr: float,
    betas: tuple[float, float],
    eps: float,
    weight_decay: float,
) -> None:
    """Update weight and moments in place; all (m,) float32, step from 1.

    m = lerp(m, g, 1 − β₁), v = β₂v + (1 − β₂)g², w = (1 − lr·λ)w − lr / (1 − β₁ᵗ) · m / (√v / √(1 − β₂ᵗ) + ε)
    """
    beta1, beta2 = betas
    if weight_decay:
        weight.mul_(1 - lr * weight_decay)
    first.lerp_(gradient, 1 - beta1)
    second.mul_(beta2).addcmul_(gradient, gradient, value=1 - beta2)
    spread = second.sqrt().div_((1 - beta2**step) ** 0.5).add_(eps)
    weight.addcdiv_(first, spread, value=lr / (1 - beta1**step) * -1)


def chunk_norms(values: Tensor) -> list[Tensor]:
    """L2 norms of a tensor's chunks, () float32 each: a CPU copies all that it takes a norm of to float32 first."""
    return [torch.linalg.vector_norm(chunk, dtype=torch.float32) for chunk in values.reshape(-1).split(CHUNK)]


def read_moment(state: Mapping[str, Any], which: int, part: slice) -> Tensor:
    """Moment 1 or 2 of a chunk, (m,) float32: a view of the stored one where that is float32."""
    stored, scale = state[f"moment{which}"][part], state.get(f"scale{which}")
    if scale is None:
        return stored
    return dequantize_blocks(stored, scale[blocks_of(part)], signed=which == 1)


def write_moment(state: Mapping[str, Any], which: int, part: slice, value: Tensor) -> None:
    if (scale := state.get(f"scale{which}")) is None:
        return  # a view, updated in place
    codes, largest = quantize_blocks(value, signed=which == 1)
    state[f"moment{which}"][part].copy_(codes)
    scale[blocks_of(part)].copy_(largest)


def blocks_of(part: slice) -> slice:
    return slice(part.start // BLOCK, -(-part.stop // BLOCK))
