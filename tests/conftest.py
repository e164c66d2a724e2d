"""Fixtures that several test files need: the bundled tokenizer, a small random model, the shared data if present."""

import os
import subprocess
from pathlib import Path

import pytest
import torch

from grpo.chat import Chat
from grpo.model import Decoder, ModelConfig, initialise
from grpo.tokenizer import Tokenizer
from tests import smollm2 as smollm2_checkpoint

ROOT = Path(__file__).resolve().parents[1]


@pytest.fixture(scope="session")
def root() -> Path:
    return ROOT


@pytest.fixture(scope="session")
def shared() -> Path:
    folder = ROOT.parent / "shared"
    if not folder.is_dir():
        pytest.skip("needs ../shared (real Spider data and Qwen3's tokenizer), which is not beside this checkout")
    return folder


@pytest.fixture(scope="session", autouse=True)
def one_thread():
    """The tests' models are tiny: a second thread only waits, on a busy machine fifty times longer than it works."""
    torch.set_num_threads(1)


@pytest.fixture(scope="session", autouse=True)
def own_cache(tmp_path_factory):
    """Golds and bundled databases of the tests stay out of the user's cache, and the user's out of the tests."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CACHE_HOME", str(tmp_path_factory.mktemp("cache")))
        yield


@pytest.fixture(scope="session")
def smollm2(tmp_path_factory) -> Path:
    """A real checkpoint of 135 M parameters, made once: in $SMOLLM2_FOLDER, which CI fills, else for this session."""
    given = os.environ.get("SMOLLM2_FOLDER")
    folder = Path(given) if given else tmp_path_factory.mktemp("models") / "smollm2"
    if not (folder / "config.json").is_file() and not smollm2_checkpoint.TOOL.is_file():
        pytest.skip("needs ../shared/tools, which is not beside this checkout, or SMOLLM2_FOLDER with the checkpoint")
    try:
        smollm2_checkpoint.make(folder)
    except (subprocess.CalledProcessError, OSError) as error:
        pytest.skip(f"SmolLM2 can't be made here ({error}); point SMOLLM2_FOLDER to a folder that holds it")
    return folder


@pytest.fixture(scope="session")
def tokenizer() -> Tokenizer:
    return Tokenizer.load(ROOT / "grpo" / "tiny")


@pytest.fixture(scope="session")
def qwen3_tokenizer(shared) -> Tokenizer:
    return Tokenizer.load(shared / "qwen3_tokenizer")


@pytest.fixture(scope="session", params=["tiny", "qwen3"])
def tokenizers(request) -> Tokenizer:
    """The bundled tokenizer, then Qwen3's, where it is."""
    return request.getfixturevalue({"tiny": "tokenizer", "qwen3": "qwen3_tokenizer"}[request.param])


@pytest.fixture(scope="session")
def chat(tokenizer) -> Chat:
    return Chat(tokenizer)


@pytest.fixture
def small_config(tokenizer) -> ModelConfig:
    """Two layers; four rows more in the head than the tokenizer has ids."""
    return ModelConfig(
        vocab_size=len(tokenizer) + 4,
        hidden_size=32,
        intermediate_size=64,
        num_hidden_layers=2,
        num_attention_heads=4,
        num_key_value_heads=2,
        head_dim=8,
        rope_theta=1e4,
        max_position_embeddings=2048,
    )


@pytest.fixture
def small_model(small_config) -> Decoder:
    model = Decoder(small_config)
    initialise(model, torch.Generator().manual_seed(0))
    with torch.no_grad():  # a fresh model is nearly uniform; sharper logits make sampling tests mean something
        model.embed_tokens.weight.mul_(10)
    return model
