"""Weights on disk: a Hugging Face folder that `AutoModelForCausalLM` loads, beside what resuming needs.

Decides the folder: `config.json`, `generation_config.json`, `model.safetensors`, the tokenizer's files and, while
a run can be resumed, `training_state.pt`. A folder is written aside and swapped in whole.
"""

import json
import os
import shutil
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import torch
from safetensors import SafetensorError, safe_open
from safetensors.torch import save_file

from grpo.model import Decoder, ModelConfig
from grpo.tokenizer import Tokenizer

WEIGHTS, STATE = "model.safetensors", "training_state.pt"


@dataclass(frozen=True)
class TrainingState:
    """What resuming needs besides the weights. Random draws need no state: each is a function of (seed, step, …)."""

    step: int  # steps done
    updates: int  # optimizer steps done
    optimizer: dict[str, Any]


def save(
    folder: Path, model: Decoder, tokenizer: Tokenizer, state: TrainingState | None = None
) -> None:
    """Write a checkpoint atomically: readers see the old folder or the new one, never a mixture."""
    aside, old = folder.with_name(folder.name + ".new"), folder.with_name(folder.name + ".old")
    shutil.rmtree(aside, ignore_errors=True)
    aside.mkdir(parents=True)
    save_file(hf_names(model), str(aside / WEIGHTS), metadata={"format": "pt"})
    (aside / "config.json").write_text(json.dumps(hf_config(model, tokenizer), indent=2) + "\n")
    shutil.copymode(aside / "config.json", aside / WEIGHTS)  # safetensors writes for the owner alone
    ends = list(tokenizer.end_ids)
    generation = {"do_sample": True, "temperature": 1.0, "top_k": 0, "top_p": 1.0, "eos_token_id": ends}
    (aside / "generation_config.json").write_text(json.dumps(generation, indent=2) + "\n")
    tokenizer.save(aside)
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
    """The decoder of a Hugging Face Qwen3 folder. Raises ValueError for a folder that holds none, or a broken one."""
    config_path = folder / "config.json"
    if not config_path.is_file():
        raise ValueError(f"{folder} is no checkpoint: it has no config.json")
    try:
        config = model_config(json.loads(config_path.read_text()))
    except (KeyError, json.JSONDecodeError) as error:
        raise ValueError(f"{config_path} can't be read as a Qwen3 configuration: {error}") from None
    shards = sorted(folder.glob("*.safetensors"))
    if not shards:
        raise ValueError(f"{folder} is no checkpoint: it has no .safetensors file")
    with torch.device("meta"):
        model = Decoder(config)
    wanted = dict(model.named_parameters())
    weights: dict[str, torch.Tensor] = {}
    for shard in shards:
        try:
            with safe_open(str(shard), "pt", device=str(device or "cpu")) as file:
                for name in file.keys():  # noqa: SIM118 (not a dict)
                    ours = name.removeprefix("model.")
                    if ours in wanted:
                        weights[ours] = file.get_tensor(name).to(dtype)
        except SafetensorError as error:
            raise ValueError(f"{shard} is broken: {error}") from None
    for name, parameter in wanted.items():
        if name not in weights:
            raise ValueError(f"{folder} lacks the tensor {name}; is it a Qwen3 model?")
        if weights[name].shape != parameter.shape:
            found, expected = tuple(weights[name].shape), tuple(parameter.shape)
            raise ValueError(f"{folder}: {name} has shape {found}, config.json says {expected}")
    model.load_state_dict(weights, assign=True)
    return model.requires_grad_(True)


def load_state(folder: Path) -> TrainingState:
    """Raises ValueError when the folder can't be resumed."""
    if not (folder / STATE).is_file():
        raise ValueError(f"{folder} holds no {STATE}: nothing to resume there")
    return TrainingState(**torch.load(folder / STATE, weights_only=True))


def hf_names(model: Decoder) -> dict[str, torch.Tensor]:
    """Our parameter names are Hugging Face's but for the `model.` in front."""
    return {
        name if name.startswith("lm_head") else f"model.{name}": weight.detach().contiguous()
        for name, weight in model.named_parameters()
    }


def model_config(values: dict[str, Any]) -> ModelConfig:
    """From the contents of a Hugging Face `config.json`. Raises ValueError for another model family."""
    kind = values.get("model_type")
    if kind != "qwen3":
        raise ValueError(f"model_type {kind!r} is not supported; qwen3 is")
    rope = values.get("rope_parameters") or values
    return ModelConfig(
        vocab_size=values["vocab_size"],
        hidden_size=values["hidden_size"],
        intermediate_size=values["intermediate_size"],
        num_hidden_layers=values["num_hidden_layers"],
        num_attention_heads=values["num_attention_heads"],
        num_key_value_heads=values["num_key_value_heads"],
        head_dim=values["head_dim"],
        rope_theta=float(rope["rope_theta"]),
        rms_norm_eps=values["rms_norm_eps"],
        tie_word_embeddings=values["tie_word_embeddings"],
        max_position_embeddings=values["max_position_embeddings"],
    )


def hf_config(model: Decoder, tokenizer: Tokenizer) -> dict[str, Any]:
    """Contents of `config.json`; `rope_theta` stands twice, for transformers 4 and 5."""
    config = dict(vars(model.config))
    theta = config["rope_theta"]
    return config | {
        "architectures": ["Qwen3ForCausalLM"],
        "model_type": "qwen3",
        "hidden_act": "silu",
        "attention_bias": False,
        "use_sliding_window": False,
        "rope_parameters": {"rope_type": "default", "rope_theta": theta},
        "eos_token_id": tokenizer.end_of_turn_id,
        "dtype": str(model.embed_tokens.weight.dtype).removeprefix("torch."),
    }
