"""Which device and preset a command gets, on machines that this one is not."""

from types import SimpleNamespace

import pytest
import torch

from grpo.device import default_preset, resolve_device


@pytest.fixture
def card(monkeypatch):
    """Pretend a card: card(gib, bf16); card(None) pretends that there is none."""

    def pretend(gib: float | None, bf16: bool = True, name: str = "NVIDIA L4") -> None:
        monkeypatch.setattr(torch.cuda, "is_available", lambda: gib is not None)
        emulated = lambda including_emulation=True: bf16 or including_emulation  # noqa: E731
        monkeypatch.setattr(torch.cuda, "is_bf16_supported", emulated)
        monkeypatch.setattr(torch.cuda, "get_device_name", lambda: name)
        properties = SimpleNamespace(total_memory=int((gib or 0) * 2**30))
        monkeypatch.setattr(torch.cuda, "get_device_properties", lambda index: properties)

    return pretend


def test_the_preset_follows_the_card(card):
    card(None)
    assert default_preset() == ("tiny", "no CUDA card is here")
    card(22.5)
    assert default_preset() == ("qwen3-1.7b", "NVIDIA L4 has 22 GiB")
    card(14.6, name="Tesla T4")
    assert default_preset()[0] == "tiny"
    assert "Tesla T4 has 15 GiB" in default_preset()[1]


def test_the_device_follows_the_preset(card):
    card(22.5)
    assert resolve_device("auto", "qwen3-1.7b", needs_gpu=True).type == "cuda"
    assert resolve_device("auto", "tiny", needs_gpu=False).type == "cpu"
    assert resolve_device("cuda", "tiny", needs_gpu=False).type == "cuda"
    card(None)
    assert resolve_device("auto", "tiny", needs_gpu=False).type == "cpu"
    assert resolve_device("cpu", "qwen3-1.7b", needs_gpu=True).type == "cpu"  # whoever insists


def test_what_cannot_run_is_refused_with_what_can(card):
    card(None)
    with pytest.raises(ValueError, match=r"--preset qwen3-0.6b needs a CUDA card.*--preset tiny.*--device cpu insists"):
        resolve_device("auto", "qwen3-0.6b", needs_gpu=True)
    with pytest.raises(ValueError, match="PyTorch sees no CUDA card"):
        resolve_device("cuda", "tiny", needs_gpu=False)
    card(14.6, bf16=False, name="Tesla T4")
    with pytest.raises(ValueError, match="bfloat16, which Tesla T4 has not"):
        resolve_device("auto", "qwen3-0.6b", needs_gpu=True)
    with pytest.raises(ValueError, match="--device tpu: unknown"):
        resolve_device("tpu", "tiny", needs_gpu=False)
