"""A save that dies at any moment leaves a whole checkpoint, and the next save puts the folder in order."""

import os
import shutil
from pathlib import Path

import pytest
import torch

from grpo import checkpoint
from grpo.checkpoint import TrainingState
from grpo.swap import kept, mend


class Killed(BaseException):
    """No handler may help: after a SIGKILL nothing runs any more."""


@pytest.fixture
def dying(monkeypatch):
    """dying(k): the k-th call that touches the disk, and all after it, fail; a deletion is half done then."""
    made = [0, None]

    def counted(real, half=lambda *_: None):
        def call(*arguments, **options):
            made[0] += 1
            if made[1] is not None and made[0] >= made[1]:
                if made[0] == made[1]:
                    half(*arguments)
                raise Killed
            return real(*arguments, **options)

        return call

    def half_of_rmtree(folder, **_):
        for path in sorted(Path(folder).glob("*"))[::2]:
            path.unlink()

    for name in ("fsync", "rename", "replace"):
        monkeypatch.setattr(os, name, counted(getattr(os, name)))
    monkeypatch.setattr(shutil, "rmtree", counted(shutil.rmtree, half_of_rmtree))

    def arm(last):
        made[:] = [0, last]
        return lambda: made[0]

    return arm


def filled(model, value):
    with torch.no_grad():
        for weight in model.parameters():
            weight.fill_(value)
    return model


def loaded(folder):
    """The value that all weights have, and the step, which must belong together."""
    value = float(checkpoint.load(folder).norm.weight[0].detach())
    assert checkpoint.load_state(folder).step == value
    return value


def names(folder):
    return sorted(path.name for path in folder.parent.iterdir())


@pytest.mark.parametrize("keep", [pytest.param(1, marks=pytest.mark.slow), 2])
def test_a_kill_anywhere_in_a_save_leaves_the_old_checkpoint_or_the_new_one(
    small_model, tokenizer, tmp_path, dying, keep
):
    def save(folder, step):
        checkpoint.save(folder, filled(small_model, step), tokenizer, TrainingState(step, step, {}), keep=keep)

    first, calls = tmp_path / "first" / "phase1", 0
    for step in (1, 2, 3):
        made = dying(None)
        save(first, step)
    assert names(first) == ["phase1", "phase1-step-2"][:keep]
    seen = set()
    for last in range(1, made() + 1):
        folder = tmp_path / str(last) / "phase1"
        shutil.copytree(first.parent, folder.parent)
        dying(last)
        with pytest.raises(Killed):
            save(folder, 4)
        dying(None)
        assert checkpoint.exists(folder)
        mend(folder, keep + 1)  # a resumed run may keep more: what was half deleted must not come back
        seen.add(loaded(folder))
        assert all(loaded(path) == step for step, path in kept(folder).items())
        save(folder, 5)
        assert loaded(folder) == 5
        assert len(names(folder)) == keep
        calls += 1
    assert calls > 10
    assert seen == {3, 4}


def test_the_last_checkpoints_stay_and_a_run_that_goes_back_forgets_its_future(small_model, tokenizer, tmp_path):
    folder = tmp_path / "phase1"

    def save(step, keep):
        checkpoint.save(folder, filled(small_model, step), tokenizer, TrainingState(step, step, {}), keep=keep)

    for step in range(1, 6):
        save(step, keep=3)
    assert {step: loaded(path) for step, path in kept(folder).items()} == {3: 3, 4: 4}
    shutil.rmtree(folder)
    (tmp_path / "phase1-step-3").rename(folder)  # as the error about a broken phase1 tells a person
    save(4, keep=3)
    assert names(folder) == ["phase1", "phase1-step-3"]
    save(5, keep=1)
    assert names(folder) == ["phase1"]


def test_weights_alone_are_swapped_as_well_and_leave_nothing_behind(small_model, tokenizer, tmp_path):
    folder = tmp_path / "phase1-best"
    for value in (1, 2):
        checkpoint.save(folder, filled(small_model, value), tokenizer, keep=2)
    assert names(folder) == ["phase1-best"]
    assert float(checkpoint.load(folder).norm.weight[0].detach()) == 2


def test_a_reader_of_an_interrupted_swap_is_told_what_to_rename(small_model, tokenizer, tmp_path):
    folder = tmp_path / "phase1"
    checkpoint.save(folder, small_model, tokenizer)
    folder.rename(tmp_path / "phase1.old")
    assert checkpoint.exists(folder)  # so that no other weights are taken in its place
    with pytest.raises(ValueError, match="a save was interrupted: rename phase1.old to phase1"):
        checkpoint.load(folder)
