"""Tokens made visible: nothing of the text is lost, nothing of the mask either, in any of the three forms."""

import io
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grpo.console import guarded, wants_colour
from grpo.exhibition import page, present, spans
from grpo.inspection import Exhibit, Piece, ansi, brackets, count, legend, painter, to_pieces, visible
from tests.page_text import PageText
from tests.run_script import in_process

ESCAPE = re.compile(r"\x1b\[[0-9;]*m")


def masks(n: int) -> list[float]:
    """All three kinds of weight, in stretches."""
    return [(0.0, 0.0, 0.2, 1.0, 1.0)[i // 3 % 5] for i in range(n)]


SPOKEN = '<|im_start|>user\nName & <b>age</b> of "Zoë"?\tñ<|im_end|>\n<tool_call>\n{"a": "1 < 2"}\n</tool_call>'


@pytest.mark.parametrize("text", [SPOKEN, "", "日本 😀 naïve", "\n\n<think>\n\n</think>\n\n"])
def test_stripped_of_its_marks_every_form_is_the_decoded_text(tokenizer, text):
    ids = tokenizer.encode(text)
    weights = [1.0] * len(ids)
    pieces = to_pieces(ids, weights, tokenizer.decode)
    assert "".join(piece.text for piece in pieces) == tokenizer.decode(ids) == text
    assert ESCAPE.sub("", ansi(pieces)) == text
    assert brackets(pieces).translate({ord(mark): None for mark in "⟦⟧⟨⟩"}) == text
    assert PageText(f"<pre>{spans(pieces)}</pre>").text == text


@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_any_ids_are_all_shown_once_and_in_order_half_characters_too(tokenizer, data):
    """Sampled ids may spell bytes that are no characters."""
    ids = data.draw(st.lists(st.integers(0, len(tokenizer) - 1) | st.integers(3, 270), max_size=30))
    pieces = to_pieces(ids, [1.0] * len(ids), tokenizer.decode)
    assert "".join(piece.text for piece in pieces) == tokenizer.decode(ids)
    assert [token for piece in pieces for token in piece.ids] == ids


def test_a_piece_is_a_token_and_a_character_of_several_tokens_is_one_piece(tokenizer):
    ids = tokenizer.encode("a😀b")
    assert len(ids) > 3
    assert [piece.text for piece in to_pieces(ids, [0.0] * len(ids), tokenizer.decode)] == ["a", "😀", "b"]
    ids = tokenizer.encode(SPOKEN.replace("ë", "e").replace("ñ", "n"))
    assert len(to_pieces(ids, [0.0] * len(ids), tokenizer.decode)) == len(ids)


def test_pieces_keep_the_weight_of_every_token(tokenizer):
    ids = tokenizer.encode("one two three four five six seven eight nine ten" * 2)
    pieces = to_pieces(ids, masks(len(ids)), tokenizer.decode)
    assert [piece.weight for piece in pieces for _ in piece.ids] == masks(len(ids))


def test_every_form_marks_what_the_loss_sees_and_where():
    pieces = [Piece("a", (1,), 0.0), Piece("b", (2,), 1.0), Piece("c", (3,), 1.0), Piece("d", (4,), 0.2)]
    assert brackets(pieces) == "a⟦bc⟧⟨d⟩"
    assert ansi(pieces) == "\x1b[90ma\x1b[0m\x1b[92mb\x1b[0m\x1b[32mc\x1b[0m\x1b[93md\x1b[0m"
    assert PageText(f"<pre>{spans(pieces)}</pre>").marks == [["none"], ["all", "odd"], ["all"], ["some", "odd"]]
    assert 'title="id 4, loss weight 0.2"' in spans(pieces)
    assert legend([1.0, 0.2, 0.0], brackets) == "⟦loss weight 1⟧  ⟨loss weight 0.2⟩  loss weight 0"


def test_control_tokens_stand_out_and_their_spelling_in_plain_tokens_does_not(tokenizer):
    ids = tokenizer.encode("x<|im_end|>\n</tool_call>")
    pieces = to_pieces(ids, [0.0] * len(ids), tokenizer.decode)
    assert [piece.text for piece in pieces if piece.is_control] == ["<|im_end|>", "</tool_call>"]
    assert ansi(pieces).count("\x1b[1;") == 2
    assert spans(pieces).count("control") == 2
    assert not Piece("<b>", (5, 6, 7), 0.0).is_control


def test_counts_are_of_tokens_and_stretches():
    counted = count([0.0, 0.2, 1.0, 1.0, 0.2, 1.0, 0.0, 1.0])
    assert (counted.tokens, counted.trained, counted.turns) == (8, 4, 3)
    assert str(counted) == "8 tokens, 4 of them the assistant's (50.0 %), 3 turns"
    assert count([]).turns == 0


def test_data_cannot_steer_the_terminal():
    """A database may hold escape sequences; they are shown, not obeyed."""
    evil = "a\x1b[2Jb\rc\x9bd\x7f\te\n"
    assert visible(evil) == "a␛[2Jb␍c\\x9bd␡\te\n"
    piece = Piece(evil, (1,), 0.0)
    for form in (brackets([piece]), spans([piece]), page("\x1b", ["\x1b"], [Exhibit(("\x1b",), (piece,))])):
        assert not re.search(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]", form)
    assert "\x1b" not in ESCAPE.sub("", ansi([piece]))


def test_colour_stops_at_the_end_of_a_line():
    """Pagers forget it there, and a background would bleed."""
    assert ansi([Piece("\na\nb", (1,), 1.0)]) == "\n\x1b[32ma\x1b[0m\n\x1b[32mb\x1b[0m"


def test_text_in_a_page_is_no_markup():
    exhibit = Exhibit(("<i>heading</i>",), (Piece("<script>", (1,), 1.0), Piece("&amp;", (2,), 0.0)))
    html = page("A & B", ["<u>line</u>"], [exhibit])
    assert PageText(html).text == "<script>&amp;"
    assert not any(tag in html for tag in ("<script>", "<i>", "<u>"))


def test_present_writes_a_page_or_shows_the_exhibits(tmp_path):
    exhibits = [Exhibit(("first",), (Piece("a", (1,), 1.0),)), Exhibit(("second",), (Piece("b", (2,), 0.0),))]
    shown: list[str] = []
    present("T", exhibits, ["sum"], html=None, colour=False, show=shown.append)
    assert shown == ["⟦loss weight 1⟧  loss weight 0\n", "first\n⟦a⟧\n", "second\nb\n", "sum"]
    shown.clear()
    present("T", exhibits, ["sum"], html=tmp_path / "x.html", colour=True, show=shown.append)
    assert shown == [f"2 in {tmp_path / 'x.html'}", "sum"]
    assert PageText((tmp_path / "x.html").read_text()).text == "ab"


class Terminal(io.StringIO):
    def isatty(self):
        return True


def test_colour_is_for_terminals_without_no_color():
    assert wants_colour(Terminal(), {})
    assert wants_colour(Terminal(), {"NO_COLOR": ""})
    assert not wants_colour(Terminal(), {"NO_COLOR": "1"})
    assert not wants_colour(io.StringIO(), {})
    assert (painter(True), painter(False)) == (ansi, brackets)


@pytest.mark.parametrize(
    ("error", "code"), [(ValueError("bad"), 2), (FileNotFoundError("gone"), 2), (KeyboardInterrupt(), 130)]
)
def test_what_ends_a_script_is_an_exit_code_and_at_most_one_line(error, code, capsys):
    def work():
        raise error

    assert guarded(work) == code
    assert capsys.readouterr().err == (f"error: {error}\n" if code == 2 else "")


@pytest.mark.parametrize("name", ["play", "inspect_sft_data", "inspect_rollouts"])
def test_help_gives_every_flag_a_meaning_and_a_default(name):
    done = in_process(name, "--help")
    assert done.returncode == 0
    entries = re.findall(r"^  (--\S+)(.*(?:\n {4,}.*)*)", done.stdout, re.MULTILINE)
    assert len(entries) >= 7
    for flag, text in entries:
        assert re.search(r"\w+ .*\[[^\]]+\]$", " ".join(text.split())), f"{flag}: {text}"
