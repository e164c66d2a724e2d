"""Disks that are full or refuse, files that rot: one line says which and what to do, and what was good stays."""

import errno
import fcntl
import json
import os
import resource
from pathlib import Path

import pytest
import torch

from grpo import checkpoint
from grpo.checkpoint import STATE, TrainingState
from grpo.checksums import CHECKSUMS
from grpo.durable import locked, replace_text, size_text, system_error, writing
from grpo.run_log import METRICS, RunLog


@pytest.fixture
def largest_file():
    """largest_file(n): no file of this process grows beyond n bytes, as on a disk that is full."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    yield lambda size: resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@pytest.fixture
def saved(small_model, tokenizer, tmp_path) -> Path:
    """phase1 at step 2, the step before beside it."""
    for step in (1, 2):
        state = TrainingState(step, step, {"moments": torch.full((100_000,), float(step))})
        checkpoint.save(tmp_path / "phase1", small_model, tokenizer, state, keep=2)
    return tmp_path / "phase1"


def one_line(work) -> str:
    with pytest.raises(ValueError) as raised:
        work()
    assert "\n" not in str(raised.value)
    return str(raised.value)


@pytest.mark.parametrize("room", [100_000, 300_000], ids=["weights", "training state"])
def test_a_disk_that_fills_up_in_a_save_leaves_the_checkpoint_and_says_what_to_do(
    saved, small_model, tokenizer, largest_file, room
):
    largest_file(room)
    state = TrainingState(3, 3, {"moments": torch.zeros(100_000)})
    told = one_line(lambda: checkpoint.save(saved, small_model, tokenizer, state, keep=2))
    largest_file(resource.RLIM_INFINITY)
    assert f"{saved} can't be written (File too large): " in told
    assert "KiB are needed, " in told
    assert "delete what you can spare" in told
    assert checkpoint.load_state(saved).step == 2
    checkpoint.load(saved)
    assert sorted(path.name for path in saved.parent.iterdir()) == ["phase1", "phase1-step-1"]


def test_a_full_disk_under_the_log_is_one_line(tmp_path):
    (tmp_path / METRICS).symlink_to("/dev/full")
    log = RunLog.__new__(RunLog)  # an opened log whose disk has filled up since
    log.folder, log.phase = tmp_path, "phase1"
    told = one_line(lambda: log.metrics(1, {"reward": 1.0}))
    assert f"{tmp_path / METRICS} can't be written (No space left on device)" in told


def test_what_is_no_fault_of_the_disk_passes_through(tmp_path):
    with pytest.raises(RuntimeError, match="something else"), writing(tmp_path):
        raise RuntimeError("something else")


def test_the_systems_reason_is_found_behind_what_others_make_of_it():
    try:
        try:
            raise OSError(errno.ENOSPC, "No space left on device")
        except OSError:
            raise RuntimeError("unexpected pos 704 vs 598")  # noqa: B904 (as torch's writer raises it)
    except RuntimeError as error:
        assert system_error(error) == errno.ENOSPC
    assert system_error(RuntimeError("Error while serializing: I/O error: … (os error 28)")) == errno.ENOSPC
    assert system_error(RuntimeError("shapes")) is None


def test_a_place_that_can_not_be_written_names_the_flag(tmp_path):
    (tmp_path / "file").write_text("")
    told = one_line(lambda: replace_text(tmp_path / "file" / "config.json", "{}"))
    assert "(Not a directory); give a place that can: --runs-dir" in told


def test_sizes_are_for_people():
    assert [size_text(n) for n in (12, 1536, 5 * 2**20)] == ["12 B", "1.5 KiB", "5.0 MiB"]


@pytest.mark.parametrize("name", ["model.safetensors", "config.json", "tokenizer.json", "generation_config.json"])
def test_a_flipped_bit_is_named_and_the_checkpoint_before_it_loads(saved, name):
    spoil(saved / name)
    told = one_line(lambda: checkpoint.load(saved))
    assert name in told
    if name != "config.json":  # that one is read first, and may be broken as text
        assert f"{saved / name} is not as it was saved (its SHA-256 differs)" in told
        assert "put an earlier checkpoint in its place (phase1-step-1)" in told
    checkpoint.load(saved.with_name("phase1-step-1"))


@pytest.mark.parametrize("load", [checkpoint.load_state, checkpoint.load_remainder])
def test_a_broken_training_state_stops_resuming_and_not_the_use_of_the_weights(saved, load):
    spoil(saved / STATE)
    assert f"{saved / STATE} is not as it was saved" in one_line(lambda: load(saved))
    checkpoint.load(saved)
    (saved / STATE).write_bytes((saved / STATE).read_bytes()[:1000])
    (saved / CHECKSUMS).unlink()
    told = one_line(lambda: load(saved))
    assert f"{saved / STATE} is broken" in told
    assert f"delete the file and start a new run from the weights alone: --model {saved}" in told
    (saved / STATE).unlink()
    assert checkpoint.load_remainder(saved) == {}


def test_a_lock_keeps_others_out_until_its_context_ends(tmp_path):
    with locked(tmp_path / "lock") as ours, locked(tmp_path / "lock") as theirs:
        assert (ours, theirs) == (True, False)
    with locked(tmp_path / "lock") as ours:
        assert ours


def test_a_lock_file_that_was_deleted_while_it_was_opened_is_no_lock(tmp_path, monkeypatch):
    """Else another process would make a new file of this name, and both would hold a lock."""

    def delete_and_lock(file, how, real=fcntl.flock):
        (tmp_path / "lock").unlink()
        real(file, how)

    monkeypatch.setattr(fcntl, "flock", delete_and_lock)
    with locked(tmp_path / "lock") as ours:
        assert not ours


def test_where_the_file_system_knows_no_locks_nobody_is_kept_out(tmp_path, monkeypatch):
    def refuse(file, how):
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(fcntl, "flock", refuse)
    number = errno.ENOTSUP
    with locked(tmp_path / "lock") as ours:
        assert ours
    number = errno.EIO
    with pytest.raises(OSError, match="Input/output error"), locked(tmp_path / "lock"):
        pass


def test_truncated_and_missing_files_are_named(saved):
    weights = saved / "model.safetensors"
    weights.write_bytes(weights.read_bytes()[:-10])
    assert f"{weights} is not as it was saved" in one_line(lambda: checkpoint.load(saved))
    (saved / "generation_config.json").unlink()
    assert "lacks generation_config.json, which its checksums.json names" in one_line(lambda: checkpoint.load(saved))
    (saved / CHECKSUMS).write_text("{")
    assert f"{saved / CHECKSUMS} is broken" in one_line(lambda: checkpoint.load(saved))


def test_checksums_name_every_file_and_a_folder_without_them_loads(saved):
    sums = json.loads((saved / CHECKSUMS).read_text())
    assert sums["step"] == 2
    assert sums["sha256"].keys() == {path.name for path in saved.iterdir()} - {CHECKSUMS}
    (saved / CHECKSUMS).unlink()
    checkpoint.load(saved)


def spoil(path: Path) -> None:
    """Flip one bit in the middle."""
    content = bytearray(path.read_bytes())
    content[len(content) // 2] ^= 4
    path.write_bytes(content)
