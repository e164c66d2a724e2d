"""Weights on disk: a Hugging Face folder that `AutoModelForCausalLM` loads, beside what resuming needs.

Decides the folder: `config.json`, `generation_config.json`, `model.safetensors`, the tokenizer's files with a chat
template and, while a run can be resumed, `training_state.pt`. A folder is written aside and swapped in whole.
"""

import json
import os
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import torch
from safetensors import SafetensorError, safe_open
from safetensors.torch import save_file
from torch import Tensor

from grpo.chat import Chat
from grpo.chat_template import chat_template
from grpo.families import hf_config, model_config
from grpo.model import Decoder, ModelConfig
from grpo.tokenizer import Tokenizer

WEIGHTS, INDEX, STATE = "model.safetensors", "model.safetensors.index.json", "training_state.pt"
EMBEDDING, HEAD = "embed_tokens.weight", "lm_head.weight"
DERIVED = "rotary_emb.inv_freq"  # old files store what config.json implies
STORED = (torch.float32, torch.bfloat16, torch.float16)


@dataclass(frozen=True)
class TrainingState:
    """What resuming needs besides the weights. Random draws need no state: each is a function of (seed, step, …)."""

    step: int  # steps done
    updates: int  # optimizer steps done
    optimizer: dict[str, Any]


def save(
    folder: Path,
    model: Decoder,
    tokenizer: Tokenizer,
    state: TrainingState | None = None,
    *,
    thinking: bool = False,
) -> None:
    """Write a checkpoint atomically: readers see the old folder or the new one, never a mixture.

    thinking: how the model was trained, which is what its chat template does where nothing else is asked for.
    """
    aside, old = folder.with_name(folder.name + ".new"), folder.with_name(folder.name + ".old")
    shutil.rmtree(aside, ignore_errors=True)
    aside.mkdir(parents=True)
    save_file(hf_names(model), str(aside / WEIGHTS), metadata={"format": "pt"})
    dtype = str(model.embed_tokens.weight.dtype).removeprefix("torch.")
    config = hf_config(model.config) | {"eos_token_id": tokenizer.end_of_turn_id, "dtype": dtype}
    (aside / "config.json").write_text(json.dumps(config, indent=2) + "\n")
    shutil.copymode(aside / "config.json", aside / WEIGHTS)  # safetensors writes for the owner alone
    ends = list(tokenizer.end_ids)
    generation = {"do_sample": True, "temperature": 1.0, "top_k": 0, "top_p": 1.0, "eos_token_id": ends}
    (aside / "generation_config.json").write_text(json.dumps(generation, indent=2) + "\n")
    tokenizer.save(aside, chat_template(Chat(tokenizer, thinking)))
    if state is not None:
        torch.save(vars(state), aside / STATE)
    for path in aside.iterdir():
        with path.open("rb") as file:
            os.fsync(file.fileno())
    shutil.rmtree(old, ignore_errors=True)
    if folder.exists():
        folder.rename(old)
    aside.rename(folder)
    shutil.rmtree(old, ignore_errors=True)


def exists(folder: Path) -> bool:
    """Whether a complete checkpoint is there; mends a swap that was interrupted between its two renames."""
    old = folder.with_name(folder.name + ".old")
    if not folder.exists() and (old / WEIGHTS).is_file():
        old.rename(folder)
    return (folder / WEIGHTS).is_file()


def load(folder: Path, *, dtype: torch.dtype = torch.float32, device: torch.device | None = None) -> Decoder:
    """The decoder of a Hugging Face folder of a supported family (`families.py`), one file or sharded.

    Raises ValueError, in one line, for a folder that holds none, a broken one, or one with tensors that this
    decoder has no use for: leaving one out in silence would make another model of it.
    """
    config = load_config(folder)
    with torch.device("meta"):
        model = Decoder(config)
    wanted = dict(model.named_parameters())
    weights: dict[str, Tensor] = {}
    for shard in _shards(folder):
        for name, tensor in _tensors(shard, device):
            ours = name.removeprefix("model.")
            if ours.endswith(DERIVED):
                continue
            if ours not in wanted and not (config.tie_word_embeddings and ours == HEAD):
                raise ValueError(f"{shard} holds {name}, which a model of its config.json does not have")
            if tensor.dtype not in STORED:
                raise ValueError(f"{shard}: {name} is {tensor.dtype}; save the model in float32, bfloat16 or float16")
            weights[ours] = tensor.to(dtype)
    for name, parameter in wanted.items():
        if name not in weights:
            raise ValueError(f"{folder} lacks the tensor {name}; is its config.json another model's?")
        if weights[name].shape != parameter.shape:
            found, expected = tuple(weights[name].shape), tuple(parameter.shape)
            raise ValueError(f"{folder}: {name} has shape {found}, config.json says {expected}")
    if config.tie_word_embeddings and not torch.equal(weights.pop(HEAD, weights[EMBEDDING]), weights[EMBEDDING]):
        raise ValueError(f"{folder}: config.json ties {HEAD} to {EMBEDDING}, but they differ; untie them there")
    model.load_state_dict(weights, assign=True)
    return model.requires_grad_(True)


def load_config(folder: Path) -> ModelConfig:
    """The shape of a Hugging Face folder's model. Raises ValueError when it has none, or another kind of model."""
    path = folder / "config.json"
    if not path.is_file():
        raise ValueError(f"{folder} is no checkpoint: it has no config.json")
    try:
        values = json.loads(path.read_text())
        if not isinstance(values, dict):
            raise ValueError("no JSON object stands there")
        return model_config(values)
    except ValueError as error:  # json's own errors are ValueErrors
        raise ValueError(f"{path} can't be used: {error}") from None


def _shards(folder: Path) -> list[Path]:
    """The weight files of a folder, found as transformers finds them."""
    index = folder / INDEX
    if (folder / WEIGHTS).is_file():
        return [folder / WEIGHTS]
    if not index.is_file():
        raise ValueError(f"{folder} is no checkpoint: it has no {WEIGHTS} and no {INDEX}")
    try:
        names = sorted(set(json.loads(index.read_text())["weight_map"].values()))
    except (json.JSONDecodeError, KeyError, TypeError, AttributeError):
        raise ValueError(f"{index} names no weight files; fetch the folder again") from None
    for name in names:
        if not (folder / name).is_file():
            raise ValueError(f"{folder} lacks {name}, which its {INDEX} names; fetch the folder again")
    return [folder / name for name in names]


def _tensors(shard: Path, device: torch.device | None) -> Iterator[tuple[str, Tensor]]:
    """One tensor after the other: the file never stands in memory as a whole."""
    try:
        with safe_open(str(shard), "pt", device=str(device or "cpu")) as file:
            for name in file.keys():  # noqa: SIM118 (not a dict)
                yield name, file.get_tensor(name)
    except (SafetensorError, OSError) as error:
        raise ValueError(f"{shard} is broken ({error}); fetch or save it again") from None


def load_state(folder: Path) -> TrainingState:
    """Raises ValueError when the folder can't be resumed."""
    if not (folder / STATE).is_file():
        raise ValueError(f"{folder} holds no {STATE}: nothing to resume there")
    return TrainingState(**torch.load(folder / STATE, weights_only=True))


def hf_names(model: Decoder) -> dict[str, Tensor]:
    """Our parameter names are Hugging Face's but for the `model.` in front."""
    return {
        name if name == HEAD else f"model.{name}": weight.detach().contiguous()
        for name, weight in model.named_parameters()
    }
