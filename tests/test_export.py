"""`scripts/export.py`: one name, a folder without what only a resumed run needs, and a hub that is a stand-in."""

import inspect
import json
from pathlib import Path

import huggingface_hub
import pytest
import torch
from huggingface_hub.utils import validate_repo_id

from grpo import checkpoint
from grpo.checkpoint import TrainingState
from grpo.cli import configure
from grpo.export import export, export_name, stored_dtype
from grpo.model_card import CARD
from grpo.runs import Run
from tests.run_script import assert_one_line_error, in_process

KEPT = {
    "config.json", "generation_config.json", "model.safetensors", "tokenizer.json", "tokenizer_config.json",
    "chat_template.jinja", "checksums.json", CARD,
}  # fmt: skip


@pytest.mark.parametrize(
    ("parts", "name"),
    [
        (("tiny", "tiny-1", "phase1"), "tiny-1-phase1"),
        (("tiny", "tiny-1", "phase1", "me"), "me/tiny-1-phase1"),
        (("tiny", "tiny-1", "phase1", " me/ "), "me/tiny-1-phase1"),
        (("qwen3-0.6b", "bird", "phase2"), "qwen3-0.6b-bird-phase2"),
        (("qwen3-0.6b", "qwen3-0.6b-7", "phase1-best"), "qwen3-0.6b-7-phase1-best"),
        (("tiny", "tinyhouse", "sft"), "tiny-tinyhouse-sft"),
        (("tiny", "my-tiny-run", "phase1"), "my-tiny-run-phase1"),
        (("tiny", "night-phase1", "phase1"), "tiny-night-phase1"),
        (("tiny", "-a--b-", "sft"), "tiny-a-b-sft"),
        (("tiny", "zwei Läufe", "sft"), "tiny-zwei-L-ufe-sft"),
        ((None, "models", "mine"), "models-mine"),
        (("tiny", "tiny-1", "phase1", "me/my-agent"), "me/my-agent"),
        (("tiny", "tiny-1", "phase1", "me/me/my-agent"), "me/my-agent"),
        (("tiny", "tiny-1", "phase1", "me/me/me/x"), "me/x"),
    ],
)
def test_a_name_says_every_part_once(parts, name):
    assert export_name(*parts) == name


@pytest.mark.parametrize("hub", ["", "/", "a/b/c", "-me", "me/a--b", "me/a b", "me/x."])
def test_what_the_hub_does_not_accept_is_refused(hub):
    with pytest.raises(ValueError, match="OWNER|can't be a name on the hub"):
        export_name("tiny", "a", "sft", hub)


def test_the_hub_s_own_rules_agree():
    for name in ("me/tiny-1-phase1", "me/qwen3-0.6b-bird-phase2", "me/" + "x" * 93):
        validate_repo_id(name)
        assert export_name("p", "r", "s", name) == name
    with pytest.raises(ValueError, match="can't be a name"):
        export_name("tiny", "x" * 96, "sft", "me")


@pytest.fixture
def run(tmp_path, small_model, tokenizer) -> Run:
    """A run with one resumable checkpoint, finished: it has a card."""
    run = Run(tmp_path / "runs" / "tiny-1")
    run.record(configure({"preset": "tiny", "phase": "1"}), {"preset": "tiny", "phase": "1"})
    checkpoint.save(run.phase("phase1"), small_model, tokenizer, TrainingState(1, 1, {}))
    (run.phase("phase1") / CARD).write_text("# card\n")
    return run


def names(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


def test_an_export_is_the_checkpoint_without_its_training_state(run, tmp_path, small_model):
    done = in_process("export", run.folder, "--to", tmp_path / "out")
    assert done.returncode == 0, done.stderr
    folder = tmp_path / "out" / "tiny-1-phase1"
    assert names(folder) == KEPT
    assert "training_state.pt" in names(run.phase("phase1"))
    assert (folder / CARD).read_text() == "# card\n"
    theirs = checkpoint.load(folder).state_dict()
    assert all(torch.equal(weight, theirs[name]) for name, weight in small_model.state_dict().items())
    assert_one_line_error(in_process("export", run.folder, "--to", tmp_path / "out"), "tiny-1-phase1 exists")


@pytest.mark.parametrize(("flag", "dtype"), [("bf16", torch.bfloat16), ("fp32", torch.float32)])
def test_the_number_format_is_a_choice(run, tmp_path, small_model, flag, dtype):
    done = in_process("export", run.phase("phase1"), "--to", tmp_path / "out", "--dtype", flag)
    folder = tmp_path / "out" / "tiny-1-phase1"
    assert done.returncode == 0, done.stderr
    assert stored_dtype(folder) == dtype
    theirs = checkpoint.load(folder, dtype=dtype).state_dict()
    assert all(torch.equal(w.to(dtype), theirs[name]) for name, w in small_model.state_dict().items())
    size = (folder / "model.safetensors").stat().st_size / (run.phase("phase1") / "model.safetensors").stat().st_size
    assert size == pytest.approx(1.0 if flag == "fp32" else 0.5, rel=0.1)


def test_without_a_choice_weights_stay_as_they_are_stored(run, tmp_path):
    in_process("export", run.folder, "--to", tmp_path / "half", "--dtype", "bf16")
    half = tmp_path / "half" / "tiny-1-phase1"
    done = in_process("export", half, "--to", tmp_path / "again")
    assert "weights as bfloat16" in done.stdout
    again = tmp_path / "again" / export_name(None, "half", "tiny-1-phase1")
    assert (again / "model.safetensors").read_bytes() == (half / "model.safetensors").read_bytes()


def test_a_chat_template_goes_along(run, tmp_path):
    (run.phase("phase1") / "checksums.json").unlink()  # as in a folder that others made
    (run.phase("phase1") / "chat_template.jinja").write_text("{{ messages }}")
    export(run.phase("phase1"), tmp_path / "out", torch.float32)
    assert (tmp_path / "out" / "chat_template.jinja").read_text() == "{{ messages }}"
    checkpoint.load(tmp_path / "out")  # whose checksums are those of what is there


def test_a_checkpoint_without_a_card_says_so(run, tmp_path):
    (run.phase("phase1") / CARD).unlink()
    done = in_process("export", run.folder, "--to", tmp_path / "out")
    assert "no model card: a phase writes one when it is finished" in done.stdout
    assert names(tmp_path / "out" / "tiny-1-phase1") == KEPT - {CARD}


def test_a_dry_run_touches_nothing(run, tmp_path, hub):
    done = in_process("export", run.folder, "--to", tmp_path / "out", "--hub", "me", "--dry-run", "--dtype", "bf16")
    assert done.returncode == 0
    first, *places = done.stdout.splitlines()
    assert "model.safetensors" in first
    assert "training_state.pt" not in first
    assert "weights as bfloat16" in first
    assert places == [f"would go to {tmp_path / 'out' / 'tiny-1-phase1'}", "would go to me/tiny-1-phase1"]
    assert not (tmp_path / "out").exists()
    assert hub == []


@pytest.fixture
def hub(monkeypatch) -> list:
    """What was asked of the hub, by a stand-in for its client."""
    asked = []

    class Api:
        def create_repo(self, repo_id, *, private, exist_ok):
            asked.append(("create", repo_id, private, exist_ok))
            return f"https://hub/{repo_id}"

        def upload_folder(self, *, repo_id, folder_path, commit_message):
            config = json.loads((Path(folder_path) / "config.json").read_text())
            asked.append(("upload", repo_id, names(Path(folder_path)), config["dtype"], commit_message))

    for name in ("create_repo", "upload_folder"):  # the stand-in is called as the real one can be
        ours, theirs = (inspect.signature(getattr(api, name)).parameters for api in (Api, huggingface_hub.HfApi))
        assert ours.keys() <= theirs.keys()
    monkeypatch.setattr(huggingface_hub, "HfApi", Api)
    return asked


@pytest.mark.parametrize("public", [False, True])
def test_a_push_makes_a_private_repository_unless_told_otherwise(run, hub, public):
    done = in_process("export", run.folder, "--hub", "me", "--dtype", "bf16", *["--public"] * public)
    assert done.returncode == 0, done.stderr
    assert hub == [
        ("create", "me/tiny-1-phase1", not public, True),
        ("upload", "me/tiny-1-phase1", KEPT, "bfloat16", "Upload tiny-1-phase1"),
    ]
    assert "pushed to https://hub/me/tiny-1-phase1" in done.stdout


def test_a_push_that_fails_is_one_line_and_keeps_the_folder(run, tmp_path, hub, monkeypatch):
    def refuse(self, **_):
        raise ConnectionError("no network\nhere")

    monkeypatch.setattr(huggingface_hub.HfApi, "upload_folder", refuse)
    done = in_process("export", run.folder, "--to", tmp_path / "out", "--hub", "me")
    assert_one_line_error(done, "the hub did not take me/tiny-1-phase1 (no network here)")
    assert names(tmp_path / "out" / "tiny-1-phase1") == KEPT


def test_what_can_not_be_exported_is_one_clear_line(tmp_path, run):
    assert_one_line_error(in_process("export", run.folder), "give --to FOLDER, --hub OWNER, or both")
    assert_one_line_error(in_process("export", tmp_path / "no", "--to", tmp_path), "is no checkpoint")
    assert_one_line_error(in_process("export", run.folder, "--hub", "a/b/c"), "give OWNER or OWNER/NAME")
