"""Weights on disk: a Hugging Face folder that `AutoModelForCausalLM` loads, beside what resuming needs.

Decides the folder: `config.json`, `generation_config.json`, `model.safetensors`, the tokenizer's files with a chat
template, while a run can be resumed `training_state.pt`, and `checksums.json`. `swap.py` puts a finished folder in
place.
"""

import json
import pickle
import shutil
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import torch
from safetensors import SafetensorError, safe_open
from safetensors.torch import save_file
from torch import Tensor

from grpo.chat import Chat
from grpo.chat_template import chat_template
from grpo.checksums import verify, write_checksums
from grpo.durable import sync, writing
from grpo.families import hf_config, model_config
from grpo.model import Decoder, ModelConfig
from grpo.swap import aside_of, interrupted, mend, present, swap_in
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
    micro_batch: int | None = None  # what is left of it after memory ran out; None: as configured
    bad_in_a_row: int = 0  # steps up to this one that taught nothing (guards.py)
    settings: dict[str, Any] = field(default_factory=dict)  # of the run that it belongs to


def save(
    folder: Path,
    model: Decoder,
    tokenizer: Tokenizer,
    state: TrainingState | None = None,
    *,
    thinking: bool = False,
    keep: int = 1,
) -> None:
    """Write a checkpoint atomically: readers see the old folder or the new one, never a mixture.

    thinking: how the model was trained, which is what its chat template does where nothing else is asked for.
    keep: how many stay, this one among them. Raises ValueError when the disk is full or can't be written; the
    checkpoint that was there stays then.
    """
    aside, weights = aside_of(folder), hf_names(model)
    shutil.rmtree(aside, ignore_errors=True)
    try:
        with writing(folder, needs=_bytes(weights) + _bytes(state.optimizer if state else None)):
            aside.mkdir(parents=True)
            _write(aside, weights, model, Chat(tokenizer, thinking), state)
            swap_in(folder, keep)
    except BaseException:
        mend(folder, keep)  # half a checkpoint would take the room that is missing
        raise


def _write(
    aside: Path, weights: dict[str, Tensor], model: Decoder, chat: Chat, state: TrainingState | None
) -> None:
    tokenizer = chat.tokenizer
    save_file(weights, str(aside / WEIGHTS), metadata={"format": "pt"})
    dtype = str(model.embed_tokens.weight.dtype).removeprefix("torch.")
    config = hf_config(model.config) | {"eos_token_id": tokenizer.end_of_turn_id, "dtype": dtype}
    (aside / "config.json").write_text(json.dumps(config, indent=2) + "\n")
    shutil.copymode(aside / "config.json", aside / WEIGHTS)  # safetensors writes for the owner alone
    ends = list(tokenizer.end_ids)
    generation = {"do_sample": True, "temperature": 1.0, "top_k": 0, "top_p": 1.0, "eos_token_id": ends}
    (aside / "generation_config.json").write_text(json.dumps(generation, indent=2) + "\n")
    tokenizer.save(aside, chat_template(chat))
    if state is not None:
        with (aside / STATE).open("wb") as file:  # a file of ours: torch's own would not say why a write failed
            torch.save(vars(state), file)
    for path in aside.iterdir():
        sync(path)
    write_checksums(aside, state.step if state else None)
    sync(aside)


def _bytes(held: Any) -> int:
    """Of all tensors in nested dictionaries and lists."""
    if isinstance(held, Tensor):
        return held.numel() * held.element_size()
    parts = held.values() if isinstance(held, dict) else held if isinstance(held, list | tuple) else ()
    return sum(_bytes(part) for part in parts)


def exists(folder: Path) -> bool:
    """Whether a checkpoint is there, be it one whose swap was interrupted, which `swap.mend` ends."""
    return present(folder, WEIGHTS)


def load(folder: Path, *, dtype: torch.dtype = torch.float32, device: torch.device | None = None) -> Decoder:
    """The decoder of a Hugging Face folder of a supported family (`families.py`), one file or sharded.

    Raises ValueError, in one line, for a folder that holds none, a broken one, or one with tensors that this
    decoder has no use for: leaving one out in silence would make another model of it.
    """
    config = load_config(folder)
    verify(folder, lambda name: name != STATE)
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
        hint = f"; a save was interrupted: rename {folder.name}.old to {folder.name}" if interrupted(folder) else ""
        raise ValueError(f"{folder} is no checkpoint: it has no config.json{hint}")
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
    return _read_state(folder, mmap=False)


def load_remainder(folder: Path) -> dict[str, Tensor]:
    """What split weights have below bf16, by name; empty for a folder without a training state of such.

    Raises ValueError when the training state is broken.
    """
    if not (folder / STATE).is_file():
        return {}
    state = _read_state(folder, mmap=True).optimizer.get("state", {})
    # Copies, as each part of a mapped file keeps all of it: the moments are three times as large.
    return {name: kept["remainder"].clone() for name, kept in state.items() if "remainder" in kept}


def _read_state(folder: Path, *, mmap: bool) -> TrainingState:
    """In the CPU's memory, wherever it was saved from: an optimizer moves what it takes to where its weights are.

    mmap: tensors are read from the file when they are used.
    """
    path = folder / STATE
    verify(folder, lambda name: name == STATE)
    try:
        return TrainingState(**torch.load(path, map_location="cpu", weights_only=True, mmap=mmap))
    except (RuntimeError, EOFError, TypeError, pickle.UnpicklingError) as error:
        raise ValueError(
            f"{path} is broken ({' '.join(str(error).split())[:100]}); take another checkpoint, or delete the file and "
            f"start a new run from the weights alone: --model {folder}"
        ) from None


def hf_names(model: Decoder) -> dict[str, Tensor]:
    """Our parameter names are Hugging Face's but for the `model.` in front."""
    return {
        name if name == HEAD else f"model.{name}": weight.detach().contiguous()
        for name, weight in model.named_parameters()
    }
