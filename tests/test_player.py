"""How a model plays that a script judges or shows: as its run trained it, where a flag does not say otherwise."""

from pathlib import Path

import pytest
import torch

from grpo import player as module
from grpo.cli import configure
from grpo.player import player_of
from grpo.runs import Run

ROOT = Path(__file__).resolve().parents[1]
TINY = ROOT / "grpo" / "tiny"


def run(folder: Path, *invocations: dict) -> Run:
    for flags in invocations:
        Run(folder).record(configure(flags), flags)
    return Run(folder)


@pytest.mark.parametrize(
    ("given", "values", "sources"),
    [
        ({}, ("smollm2-135m", True, True), ("from its run", "from its run", "from its run")),
        ({"thinking": False}, ("smollm2-135m", False, True), ("from its run", "from a flag", "from its run")),
        ({"hints": False}, ("smollm2-135m", True, False), ("from its run", "from its run", "from a flag")),
        ({"preset": "tiny", "seed": 3}, ("tiny", True, True), ("from a flag", "from its run", "from its run")),
    ],
)
def test_a_flag_goes_before_the_run(given, values, sources, tmp_path):
    run(tmp_path, {"preset": "smollm2-135m", "phase": "1", "thinking": True, "hints": True, "lr": 1.0})
    found = player_of(tmp_path / "phase1", given)
    assert (found.config.run.preset, found.config.run.thinking, found.config.hints) == values
    assert tuple(found.sources.values()) == sources
    assert found.config.phase2.lr != 1.0


@pytest.mark.parametrize("model", [None, TINY, Path("org/model")])
def test_outside_a_run_flags_decide(model):
    found = player_of(model, {"preset": "qwen3-0.6b", "dataset": "minispider"})
    assert found.checkpoint == model
    assert (found.config.run.preset, found.config.run.thinking, found.config.hints) == ("qwen3-0.6b", False, True)
    assert found.sources == {"preset": "from a flag", "thinking": "by default", "hints": "by default"}
    assert player_of(model, {}).config == configure({"preset": "tiny"})


def test_each_phase_has_the_flags_that_it_was_made_with(tmp_path):
    """All phases, then phase 1 anew with thinking; `--phase 2` would have flags of its own."""
    run(tmp_path, {"preset": "tiny", "phase": "all"}, {"preset": "tiny", "phase": "1", "thinking": True})
    thinks = {
        name: player_of(tmp_path / name, {}).config.run.thinking
        for name in ("sft", "phase1", "phase1-best", "phase1-step-10", "phase2")
    }
    assert thinks == {"sft": False, "phase1": True, "phase1-best": True, "phase1-step-10": True, "phase2": False}


def test_an_sft_that_phase_1_needed_has_the_flags_of_phase_1(tmp_path):
    opened = run(tmp_path, {"preset": "tiny", "phase": "1", "thinking": True})
    assert opened.flags_of("sft")["thinking"] is True
    assert player_of(tmp_path / "sft", {}).config.run.thinking is True


def test_the_run_is_found_from_within_its_folder(tmp_path, monkeypatch):
    run(tmp_path, {"preset": "smollm2-135m", "phase": "2", "thinking": True})
    (tmp_path / "phase2").mkdir()
    monkeypatch.chdir(tmp_path / "phase2")
    config = player_of(Path("."), {}).config
    assert (config.run.preset, config.run.thinking) == ("smollm2-135m", True)


def test_a_preset_that_is_gone_can_be_replaced_by_a_flag(tmp_path):
    run(tmp_path, {"preset": "tiny", "phase": "1", "thinking": True})
    path = tmp_path / "config.json"
    path.write_text(path.read_text().replace('"preset": "tiny"', '"preset": "gone"'))
    with pytest.raises(ValueError, match="preset gone, which is unknown; give --preset"):
        player_of(tmp_path / "phase1", {})
    config = player_of(tmp_path / "phase1", {"preset": "smollm2-135m"}).config
    assert (config.run.preset, config.run.thinking) == ("smollm2-135m", True)


@pytest.mark.parametrize(
    ("card", "preset", "device", "told"),
    [
        (True, "qwen3-1.7b", "auto", "on cuda in bfloat16"),
        (True, "qwen3-1.7b", "cpu", "on cpu in float32"),
        (True, "tiny", "auto", "on cpu in float32"),
        (True, "tiny", "cuda", "on cuda in float32"),
        (False, "qwen3-1.7b", "auto", "on cpu in float32"),  # slow, but it can be done
    ],
)
def test_a_model_is_judged_on_the_card_it_was_trained_on(card, preset, device, told, monkeypatch):
    monkeypatch.setattr(torch.cuda, "is_available", lambda: card)
    monkeypatch.setattr(torch.cuda, "is_bf16_supported", lambda including_emulation=True: True)
    loaded = []
    monkeypatch.setattr(module, "load_policy", lambda model, setting: loaded.append((model, setting)) or ("m", "c"))
    model, chat, line = player_of(TINY, {"preset": preset, "thinking": True}).load(device, "1")
    [(folder, setting)] = loaded
    assert (model, chat, folder) == ("m", "c", TINY)
    assert setting.thinking
    assert line.endswith(f"; {told}")
    assert f"on {setting.device.type} in {str(setting.precision.dtype).removeprefix('torch.')}" == told


def test_a_card_that_is_not_there_is_refused(monkeypatch):
    monkeypatch.setattr(torch.cuda, "is_available", lambda: False)
    with pytest.raises(ValueError, match="--device cuda: PyTorch sees no CUDA card here"):
        player_of(TINY, {}).load("cuda", "1")


def test_the_shipped_model_is_loaded_with_the_threads_asked_for():
    before = torch.get_num_threads()
    try:
        policy, chat, _ = player_of(TINY, {}).load("auto", "2")
        assert torch.get_num_threads() == 2
    finally:
        torch.set_num_threads(before)
    assert policy.embed_tokens.weight.dtype == torch.float32
    assert not chat.thinking
