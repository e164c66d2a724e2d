"""Fixtures that several test files need: the bundled tokenizer, a small random model, the shared data if present."""

from pathlib import Path

import pytest
import torch

from grpo.chat import Chat
from grpo.model import Decoder, ModelConfig, initialise
from grpo.tokenizer import Tokenizer

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


@pytest.fixture(scope="session")
def tokenizer() -> Tokenizer:
    return Tokenizer.load(ROOT / "grpo" / "tiny")


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
