"""Checkpoint folders: swapped in whole, read as transformers writes them, refused with the reason."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
import torch
from safetensors.torch import load_file, save_file
from transformers import AutoModelForCausalLM

from grpo import checkpoint
from grpo.checkpoint import INDEX, STATE, WEIGHTS, TrainingState
from grpo.checksums import CHECKSUMS
from grpo.model import Decoder

MAPS = Path("/proc/self/maps")


@pytest.fixture
def saved(small_model, tokenizer, tmp_path):
    checkpoint.save(tmp_path / "m", small_model, tokenizer)
    (tmp_path / "m" / CHECKSUMS).unlink()  # as a foreign folder: these tests change files and see what load says
    return tmp_path / "m"


@pytest.fixture
def sharded(saved, tmp_path):
    """The same model as transformers writes large ones: several files and an index."""
    AutoModelForCausalLM.from_pretrained(saved).save_pretrained(tmp_path / "s", max_shard_size="20KB")
    assert len(list((tmp_path / "s").glob("*.safetensors"))) > 2
    return tmp_path / "s"


def rewrite(folder, **changes):
    """Tensors of a saved folder replaced by name (dots as two underscores), added, or left out where None."""
    tensors = load_file(folder / WEIGHTS) | {name.replace("__", "."): value for name, value in changes.items()}
    save_file({name: value for name, value in tensors.items() if value is not None}, folder / WEIGHTS)
    return folder


def refusal(folder):
    with pytest.raises(ValueError) as raised:
        checkpoint.load(folder)
    assert "\n" not in str(raised.value)
    return str(raised.value)


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


def test_a_training_state_saved_on_a_card_loads_where_there_is_none(small_model, tokenizer, tmp_path, monkeypatch):
    monkeypatch.setattr(torch.serialization, "location_tag", lambda storage: "cuda:0")
    kept = {"remainder": torch.ones(32, dtype=torch.int16), "moment1": torch.ones(32)}
    checkpoint.save(tmp_path / "m", small_model, tokenizer, TrainingState(1, 1, {"state": {"norm.weight": kept}}))
    loaded = checkpoint.load_state(tmp_path / "m").optimizer["state"]["norm.weight"]
    remainder = checkpoint.load_remainder(tmp_path / "m")
    assert {tensor.device.type for tensor in [*loaded.values(), *remainder.values()]} == {"cpu"}
    assert remainder.keys() == {"norm.weight"}
    assert all(torch.equal(loaded[name], kept[name]) for name in kept)
    assert torch.equal(remainder["norm.weight"], kept["remainder"])


@pytest.mark.skipif(not MAPS.exists(), reason="Linux shows what a process has mapped")
def test_the_remainder_does_not_hold_on_to_the_moments(small_model, tokenizer, tmp_path):
    kept = {"remainder": torch.ones(32, dtype=torch.int16), "moment1": torch.ones(32)}
    checkpoint.save(tmp_path / "m", small_model, tokenizer, TrainingState(1, 1, {"state": {"norm.weight": kept}}))
    remainder = checkpoint.load_remainder(tmp_path / "m")
    assert str(tmp_path / "m" / STATE) not in MAPS.read_text()
    assert torch.equal(remainder["norm.weight"], kept["remainder"])


def test_shards_are_read_by_their_index(small_model, sharded):
    loaded = checkpoint.load(sharded)
    for (name, ours), (_, theirs) in zip(small_model.named_parameters(), loaded.named_parameters(), strict=True):
        assert torch.equal(ours, theirs), name


def test_a_whole_file_comes_before_leftover_shards(saved, sharded):
    """As transformers reads it: a folder written twice holds the old shards beside the new whole file."""
    (sharded / WEIGHTS).write_bytes((rewrite(saved, model__norm__weight=torch.full((32,), 3.0)) / WEIGHTS).read_bytes())
    assert torch.equal(checkpoint.load(sharded).norm.weight, torch.full((32,), 3.0))


def test_harmless_extras_are_left_out(small_model, saved):
    head = small_model.embed_tokens.weight.detach().clone()
    angles = torch.arange(4).float()
    loaded = checkpoint.load(
        rewrite(saved, lm_head__weight=head, model__layers__0__self_attn__rotary_emb__inv_freq=angles)
    )
    assert all(torch.equal(a, b) for a, b in zip(loaded.parameters(), small_model.parameters(), strict=True))


def test_a_tied_head_that_differs_is_refused(small_model, saved):
    head = small_model.embed_tokens.weight.detach().clone()
    head[3, 3] += 1.0
    assert "config.json ties lm_head.weight to embed_tokens.weight, but they differ" in refusal(
        rewrite(saved, lm_head__weight=head)
    )


def test_a_tensor_of_another_model_is_refused(saved, small_config, tokenizer, tmp_path):
    bias = "model.layers.0.self_attn.q_proj.bias"
    assert f"{WEIGHTS} holds {bias}, which a model of its config.json does not have" in refusal(
        rewrite(saved, model__layers__0__self_attn__q_proj__bias=torch.zeros(32))
    )
    checkpoint.save(tmp_path / "deep", Decoder(replace(small_config, num_hidden_layers=3)), tokenizer)
    (tmp_path / "deep" / CHECKSUMS).unlink()
    config = json.loads((tmp_path / "deep" / "config.json").read_text()) | {"num_hidden_layers": 2}
    (tmp_path / "deep" / "config.json").write_text(json.dumps(config))
    assert "holds model.layers.2." in refusal(tmp_path / "deep")


def test_missing_and_misshapen_tensors_are_named(saved):
    assert f"{saved} lacks the tensor norm.weight" in refusal(rewrite(saved, model__norm__weight=None))
    assert f"{saved}: norm.weight has shape (7,), config.json says (32,)" in refusal(
        rewrite(saved, model__norm__weight=torch.ones(7))
    )


def test_an_untied_model_without_its_head_is_refused(saved):
    config = json.loads((saved / "config.json").read_text()) | {"tie_word_embeddings": False}
    (saved / "config.json").write_text(json.dumps(config))
    assert "lacks the tensor lm_head.weight" in refusal(saved)


def test_quantised_weights_are_refused(saved):
    assert "model.norm.weight is torch.int8; save the model in float32, bfloat16 or float16" in refusal(
        rewrite(saved, model__norm__weight=torch.ones(32, dtype=torch.int8))
    )


def test_config_json_is_named_where_it_is_at_fault(saved, tmp_path):
    assert f"{tmp_path} is no checkpoint: it has no config.json" in refusal(tmp_path)
    path = saved / "config.json"
    whole = path.read_text()
    path.write_text(json.dumps(json.loads(whole) | {"model_type": "gpt2"}))
    assert f"{path} can't be used: model_type 'gpt2' is not supported" in refusal(saved)
    path.write_text("[1]")
    assert f"{path} can't be used: no JSON object" in refusal(saved)
    path.write_text(whole[:40])
    assert f"{path} can't be used: " in refusal(saved)


@pytest.mark.parametrize("size", [0, 1000, -10], ids=["empty", "in the header", "in the tensors"])
def test_a_truncated_file_is_broken(saved, size):
    weights = saved / WEIGHTS
    weights.write_bytes(weights.read_bytes()[:size])
    assert f"{weights} is broken (" in refusal(saved)


def test_files_that_are_not_there_are_named(saved, sharded):
    (saved / WEIGHTS).unlink()
    assert f"{saved} is no checkpoint: it has no {WEIGHTS} and no {INDEX}" in refusal(saved)
    shard = sorted(sharded.glob("*.safetensors"))[1]
    shard.unlink()
    assert f"{sharded} lacks {shard.name}, which its {INDEX} names" in refusal(sharded)
    for text in ("{", "[]", '{"weight_map": 1}', "{}"):
        (sharded / INDEX).write_text(text)
        assert f"{sharded / INDEX} names no weight files" in refusal(sharded)
    with pytest.raises(ValueError, match="nothing to resume"):
        checkpoint.load_state(saved)
