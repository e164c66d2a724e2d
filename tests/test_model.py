"""The decoder against transformers, and checkpoints that go back and forth without a bit lost."""

import json

import pytest
import torch
from transformers import AutoModelForCausalLM

from grpo import checkpoint
from grpo.batch import pack_group
from grpo.checkpoint import TrainingState
from grpo.model import Decoder


def logits(model: Decoder, ids: list[int]) -> torch.Tensor:
    group = pack_group([], [ids], [[0] + [1] * (len(ids) - 1)])
    return model(group.ids, group.positions, group.attend) @ model.head_weight.T  # (T, V)


@pytest.fixture
def saved(small_model, tokenizer, tmp_path):
    with torch.no_grad():  # norms of 1 would hide a norm in the wrong place
        generator = torch.Generator().manual_seed(1)
        for weight in small_model.parameters():
            if weight.ndim == 1:
                weight.normal_(1.0, 0.2, generator=generator)
    checkpoint.save(tmp_path / "ours", small_model, tokenizer)
    return tmp_path / "ours"


def test_an_exported_folder_loads_in_transformers_and_gives_the_same_logits(small_model, saved):
    theirs = AutoModelForCausalLM.from_pretrained(saved)
    ids = torch.randint(len(small_model.embed_tokens.weight), (40,), generator=torch.Generator().manual_seed(2))
    expected = theirs(ids[None]).logits[0]
    ours = logits(small_model, ids.tolist())
    torch.testing.assert_close(ours, expected, atol=1e-4 * float(expected.detach().abs().max()), rtol=0)


def test_transformers_saves_and_we_load_bit_for_bit(small_model, saved, tmp_path, tokenizer):
    AutoModelForCausalLM.from_pretrained(saved).save_pretrained(tmp_path / "theirs")
    loaded = checkpoint.load(tmp_path / "theirs")
    assert loaded.config == small_model.config
    for (name, ours), (_, theirs) in zip(small_model.named_parameters(), loaded.named_parameters(), strict=True):
        assert torch.equal(ours, theirs), name


def test_an_untied_head_goes_both_ways(small_config, tokenizer, tmp_path):
    from dataclasses import replace

    model = Decoder(replace(small_config, tie_word_embeddings=False))
    checkpoint.save(tmp_path / "m", model, tokenizer)
    assert torch.equal(checkpoint.load(tmp_path / "m").lm_head.weight, model.lm_head.weight)
    theirs = AutoModelForCausalLM.from_pretrained(tmp_path / "m")
    torch.testing.assert_close(theirs(torch.arange(9)[None]).logits[0], logits(model, list(range(9))))


def test_training_state_goes_with_the_weights(small_model, tokenizer, tmp_path):
    folder = tmp_path / "run" / "phase1"
    optimizer = torch.optim.AdamW(small_model.parameters())
    small_model.embed_tokens.weight.sum().backward()
    optimizer.step()
    checkpoint.save(folder, small_model, tokenizer, TrainingState(3, 2, optimizer.state_dict()))
    state = checkpoint.load_state(folder)
    assert (state.step, state.updates) == (3, 2)
    assert torch.equal(state.optimizer["state"][0]["exp_avg"], optimizer.state_dict()["state"][0]["exp_avg"])
    assert sorted(path.name for path in folder.parent.iterdir()) == ["phase1"]  # nothing is left aside


def test_a_swap_interrupted_between_its_renames_is_mended(small_model, tokenizer, tmp_path):
    folder = tmp_path / "phase1"
    checkpoint.save(folder, small_model, tokenizer)
    folder.rename(tmp_path / "phase1.old")
    assert checkpoint.exists(folder)
    assert checkpoint.load(folder).config == small_model.config


def test_what_is_no_checkpoint_is_refused_with_the_reason(saved, tmp_path):
    with pytest.raises(ValueError, match=r"no config\.json"):
        checkpoint.load(tmp_path)
    config = json.loads((saved / "config.json").read_text())

    def broken(**changes):
        (saved / "config.json").write_text(json.dumps(config | changes))
        return saved

    with pytest.raises(ValueError, match="model_type 'gpt2' is not supported"):
        checkpoint.load(broken(model_type="gpt2"))
    with pytest.raises(ValueError, match=r"mlp\.\w+\.weight has shape \(.*64.*\), config\.json says \(.*33.*\)"):
        checkpoint.load(broken(intermediate_size=33))
    with pytest.raises(ValueError, match=r"lacks the tensor layers\.2"):
        checkpoint.load(broken(num_hidden_layers=3))
    broken()
    weights = saved / "model.safetensors"
    weights.write_bytes(weights.read_bytes()[:1000])
    with pytest.raises(ValueError, match="is broken"):
        checkpoint.load(saved)
    weights.unlink()
    with pytest.raises(ValueError, match=r"no \.safetensors file"):
        checkpoint.load(saved)
    with pytest.raises(ValueError, match="nothing to resume"):
        checkpoint.load_state(saved)
