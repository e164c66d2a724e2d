"""`scripts/make_tokenizer.py`: the shipped tokenizer made again, and command lines that make none."""

import pytest

from tests.run_script import ROOT, assert_one_line_error, in_process


@pytest.mark.slow
def test_it_makes_the_shipped_tokenizer_again(tmp_path):
    done = in_process("make_tokenizer", tmp_path / "new" / "tok")
    assert (done.returncode, done.stdout) == (0, f"2135 tokens in {tmp_path / 'new' / 'tok'}\n")
    made = tmp_path / "new" / "tok" / "tokenizer.json"
    assert made.read_bytes() == (ROOT / "grpo" / "tiny" / "tokenizer.json").read_bytes()


def test_help_is_help_and_makes_no_folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    done = in_process("make_tokenizer", "--help")
    assert done.returncode == 0
    assert "usage: " in done.stdout
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("arguments", "message"),
    [([], "required: folder"), (["tok", "--size", "3"], "--size"), (["a-file"], "File exists: 'a-file'")],
)
def test_what_a_person_gets_wrong_is_one_clear_line(arguments, message, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "a-file").touch()
    assert_one_line_error(in_process("make_tokenizer", *arguments), message)
    assert [path.name for path in tmp_path.iterdir()] == ["a-file"]
