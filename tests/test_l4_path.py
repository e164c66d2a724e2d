"""The path that an L4 takes, really run: a random two-layer Qwen3, the real tokenizer, all options of the preset.

A kill is an exception right after a checkpoint is written: nothing of the process is of use to the one that resumes.
"""

import json
from pathlib import Path

import pytest
import torch
from safetensors.torch import load_file
from transformers import AutoModelForCausalLM

from grpo import checkpoint
from grpo.config import PrecisionConfig
from grpo.model import Decoder, ModelConfig, initialise
from grpo.sampling import stream
from grpo.tokenizer import Tokenizer
from tests.training import train

PHASES = ("sft", "phase1", "phase2")
RUN = """--phase all --preset qwen3-0.6b --device cpu --steps 2 --sft-steps 2 --save-every 1 --sft-save-every 1
    --questions-per-step 2 --group-size 4 --slots 4 --micro-batch 3 --max-completion-tokens 200 --max-turn-tokens 10
    --max-turns 2 --eval-questions 1 --sft-max-questions 4 --sft-batch-tokens 1400 --group-filter none
    --lr 1e-4""".split()


class Killed(BaseException):
    """Ends the process, as far as a run can tell."""


@pytest.fixture(scope="module")
def folder(shared, tmp_path_factory) -> Path:
    """Width 32; 151,936 rows, 267 more than the tokenizer has ids."""
    shape = ModelConfig(
        vocab_size=151_936,
        hidden_size=32,
        intermediate_size=144,
        num_hidden_layers=2,
        num_attention_heads=4,
        num_key_value_heads=2,
        head_dim=32,
    )
    model = Decoder(shape)
    initialise(model, stream("l4"))
    made = tmp_path_factory.mktemp("models") / "qwen3"
    checkpoint.save(made, model.bfloat16(), Tokenizer.load(shared / "qwen3_tokenizer"))
    return made


@pytest.mark.slow
def test_the_l4_path_killed_in_each_phase_ends_where_the_uninterrupted_run_does(folder, tmp_path, monkeypatch):
    # A random model earns nothing: without advantages of its own making, phase 2 (no KL) would have no gradient.
    monkeypatch.setattr(
        "grpo.trainer.group_advantages", lambda rewards, kind: torch.linspace(-1, 1, 4).expand(rewards.shape)
    )
    run = ("--model", str(folder), *RUN, "--name")
    train(tmp_path, *run, "whole")
    kills = {(phase, 1) for phase in PHASES}

    def save_and_die(place, model, tokenizer, state=None, *, real=checkpoint.save, **options):
        real(place, model, tokenizer, state, **options)
        if state is not None and (place.name, state.step) in kills:
            kills.remove((place.name, state.step))
            raise Killed

    monkeypatch.setattr(checkpoint, "save", save_and_die)
    with pytest.raises(Killed):
        train(tmp_path, *run, "killed")
    for _ in range(2):
        with pytest.raises(Killed):
            train(tmp_path, "--resume", "--name", "killed")
    assert "phase2: from" in train(tmp_path, "--resume", "--name", "killed")
    assert not kills

    for phase in PHASES:
        whole, killed = tmp_path / "whole" / phase, tmp_path / "killed" / phase
        assert_equal(load_file(whole / "model.safetensors"), load_file(killed / "model.safetensors"))
        states = [checkpoint.load_state(place).optimizer["state"] for place in (whole, killed)]
        for name, kept in states[0].items():
            assert_equal(kept, states[1][name])
        assert {kept["moment1"].dtype for kept in states[0].values()} == {torch.uint8, torch.float32}
        assert all(kept["remainder"].dtype == torch.int16 for kept in states[0].values())
    names = ["model.layers.0.mlp.up_proj.weight", "model.embed_tokens.weight"]
    stages = [load_file(place / "model.safetensors") for place in (folder, *(tmp_path / "whole" / p for p in PHASES))]
    for before, after in zip(stages, stages[1:], strict=False):
        assert all(not torch.equal(before[name], after[name]) for name in names)
    assert AutoModelForCausalLM.from_pretrained(tmp_path / "whole" / "phase2").dtype == torch.bfloat16
    told = json.loads((tmp_path / "whole" / "config.json").read_text())["invocations"]["all"]["config"]
    assert PrecisionConfig(**told["precision"]) == PrecisionConfig("split", "8bit", "8bit")
    assert {path.name for path in (tmp_path / "whole").glob("*.reference.*")} == {"phase1.reference.safetensors"}
    steps = [json.loads(line) for line in (tmp_path / "whole" / "metrics.jsonl").read_text().splitlines()]
    kl = {(step["phase"], step["step"]): step.get("kl") for step in steps}
    assert kl["phase1", 1] > 0 and kl["phase1", 2] > 0
    assert kl["phase2", 1] == kl["phase2", 2] == 0


def assert_equal(ours: dict, theirs: dict) -> None:
    assert ours.keys() == theirs.keys()
    for key, value in ours.items():
        assert torch.equal(torch.as_tensor(value), torch.as_tensor(theirs[key])), key
