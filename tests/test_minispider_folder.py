"""The bundled set's cache: built once, named by its content, safe in a race and on a full disk."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from env import minispider

ROOT = Path(__file__).resolve().parents[1]


def test_folder_is_built_once_and_named_by_its_content(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    built = minispider.folder()
    assert built.parent == tmp_path / "multi-turn-grpo"
    assert re.fullmatch(r"minispider-[0-9a-f]{12}", built.name)
    assert [path.name for path in built.parent.iterdir()] == [built.name]
    assert {path.suffix for path in built.rglob("*.*")} == {".json", ".sqlite"}
    monkeypatch.setattr(minispider, "_build", lambda *_: pytest.fail("built again"))
    assert minispider.folder() == built


def test_changed_data_gets_another_folder(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    before = minispider.folder()
    shutil.copytree(minispider.DATA, tmp_path / "data")
    monkeypatch.setattr(minispider, "DATA", tmp_path / "data")
    assert minispider.folder() == before
    script = tmp_path / "data" / "database" / "concerts" / "concerts.sql"
    script.write_bytes(script.read_bytes().swapcase())  # of the same length
    assert minispider.folder() != before


def test_two_processes_build_at_the_same_time(tmp_path):
    program = "from env import minispider; print(minispider.folder())"
    environment = {**os.environ, "XDG_CACHE_HOME": str(tmp_path)}
    command = {"args": [sys.executable, "-c", program], "cwd": ROOT, "env": environment}
    racers = [subprocess.Popen(**command, stdout=subprocess.PIPE, text=True) for _ in range(2)]
    told = {racer.communicate(timeout=30)[0].strip() for racer in racers}
    assert [racer.returncode for racer in racers] == [0, 0]
    assert told == {str(path) for path in (tmp_path / "multi-turn-grpo").iterdir()}


def test_the_loser_of_a_race_uses_the_winners_folder(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    build_own = minispider._build

    def lose(sources, built):
        build_own(sources, built)
        monkeypatch.setattr(minispider, "_build", build_own)
        minispider.folder()  # the other process gets there first

    monkeypatch.setattr(minispider, "_build", lose)
    folder = minispider.folder()
    assert [path.name for path in folder.parent.iterdir()] == [folder.name]


def test_a_failed_build_leaves_nothing(tmp_path, monkeypatch):
    def fail(sources, built):
        built.mkdir()
        raise OSError("disk full")

    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(minispider, "_build", fail)
    with pytest.raises(ValueError, match=r"disk full.*XDG_CACHE_HOME"):
        minispider.folder()
    assert list((tmp_path / "multi-turn-grpo").iterdir()) == []


def test_an_unwritable_cache_says_what_to_set(tmp_path, monkeypatch):
    (tmp_path / "file").write_text("not a folder", encoding="utf-8")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    with pytest.raises(ValueError, match="set XDG_CACHE_HOME"):
        minispider.folder()


@pytest.mark.parametrize("ignored", ["", "relative/cache"])
def test_without_an_absolute_setting_the_cache_is_in_the_home_folder(tmp_path, monkeypatch, ignored):
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_CACHE_HOME", ignored)
    assert minispider.folder().parent == tmp_path / ".cache" / "multi-turn-grpo"
