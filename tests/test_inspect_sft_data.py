"""`scripts/inspect_sft_data.py`: demonstrations of a run, or made now, as the loss sees them."""

import random
import re
from dataclasses import replace

import pytest

from env import minispider
from env.database import Database
from env.questions import load_spider
from env.sql_environment import SqlEnvironment
from grpo.cli import configure
from grpo.runs import Run
from sft.dataset import render, write_jsonl
from sft.demonstration_view import exhibit, summary
from sft.expert import demonstrate
from tests.page_text import PageText
from tests.run_script import as_process, assert_one_line_error, in_process


@pytest.fixture(scope="module")
def shown():
    """Six demonstrations, two of them marked wrong."""
    made = []
    for i, question in enumerate(load_spider(minispider.folder(), "dev", limit=6).questions):
        database = Database.open(question.database_path)
        world = SqlEnvironment(question, database, prompt_form="compact")
        made.append(replace(demonstrate(question, database, world, random.Random(0), mixed=False), correct=i > 1))
    return made


@pytest.fixture(scope="module")
def run(shown, tmp_path_factory):
    """A run's folder after its SFT with --sft-other-weight 0.3, then gone on with phase 1."""
    folder = tmp_path_factory.mktemp("run")
    for flags in ({"phase": "sft", "sft_other_weight": 0.3}, {"phase": "1"}):
        Run(folder).record(configure(flags | {"preset": "tiny"}), flags)
    write_jsonl(folder / "demonstrations.jsonl", shown)
    return folder


def whole(demonstration, chat):
    talk = render(demonstration, chat)
    return talk.prompt_ids + talk.completion_ids


def test_examples_of_a_run_and_the_summary(run, shown, chat, tmp_path):
    done = as_process("inspect_sft_data", run, "--index", 1, "--count", 2, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("⟦loss weight 1⟧  ⟨loss weight 0.3⟩  loss weight 0\n")
    assert f"\n1: {shown[1].question_id}, wrong\n" in done.stdout
    assert f"\n2: {shown[2].question_id}, right\n" in done.stdout
    assert f"{shown[0].question_id}," not in done.stdout and f"{shown[3].question_id}," not in done.stdout
    for text, reply in shown[2].turns:
        assert f"⟦{text}<|im_end|>⟧" in done.stdout
        assert reply is None or f"⟨\n<|im_start|>user\n<tool_response>\n{reply}\n</tool_response>" in done.stdout
    assert "6 demonstrations, 4 right (66.7 %)" in done.stdout
    lengths = sorted(len(whole(demonstration, chat)) for demonstration in shown)
    assert f"mean {sum(lengths) / 6:.1f}, p90 {lengths[5]}, p95 {lengths[5]}, max {lengths[5]}" in done.stdout


def test_an_exhibit_is_the_sequence_that_sft_trains_on(shown, chat):
    talk = render(shown[3], chat)
    made = exhibit(shown[3], 3, chat, 0.0)
    assert "".join(piece.text for piece in made.pieces) == chat.tokenizer.decode(whole(shown[3], chat))
    weights = [piece.weight for piece in made.pieces for _ in piece.ids]
    assert weights == [0.0] * len(talk.prompt_ids) + [float(flag) for flag in talk.loss_mask]
    trained, turns = sum(talk.loss_mask), len(shown[3].turns)
    share = 100 * trained / len(weights)
    expected = f"{len(weights)} tokens, {trained} of them the assistant's ({share:.1f} %), {turns} turns"
    assert made.heading == (f"3: {shown[3].question_id}, right", expected)


def test_the_summary_counts(shown, chat):
    talks = [render(demonstration, chat) for demonstration in shown]
    after = sorted(len(talk.completion_ids) for talk in talks)
    first, second, third = summary(shown * 20, chat, after[4])  # 120: nearest ranks 108 and 114 are the sixth of six
    assert "120 demonstrations, 80 right (66.7 %)" in first
    share = 100 * sum(sum(t.loss_mask) for t in talks) / sum(len(t.prompt_ids) + len(t.completion_ids) for t in talks)
    assert first.endswith(f" {share:.1f} %")
    assert second.startswith("tokens ")
    assert f"mean {sum(after) / 6:.1f}, p90 {after[5]}, p95 {after[5]}, max {after[5]}" in third
    assert "; 20 exceed" in third


def test_percentiles_are_nearest_ranks(shown, chat):
    short, long = sorted(shown, key=lambda demonstration: len(whole(demonstration, chat)))[:: len(shown) - 1]
    small, large = len(whole(short, chat)), len(whole(long, chat))
    assert small < large
    line = summary([short] * 18 + [long] * 2, chat, 1024)[1]
    assert f"p90 {small}, p95 {large}, max {large}" in line


def test_without_a_run_the_expert_plays_now():
    clean = in_process("inspect_sft_data", "--limit", 40, "--demonstrations", "clean")
    assert "40 demonstrations, 40 right (100.0 %)" in clean.stdout
    mixed = in_process("inspect_sft_data", "--limit", 40, "--dataset", minispider.folder(), "--split", "dev")
    right = int(re.search(r"40 demonstrations, (\d+) right", mixed.stdout)[1])
    assert 5 < right < 35
    assert "⟦loss weight 1⟧  loss weight 0\n" in mixed.stdout  # the tiny preset's
    assert "0: dev-0," in mixed.stdout
    other = in_process("inspect_sft_data", "--limit", 40, "--split", "dev", "--seed", 1)
    assert other.stdout != mixed.stdout


def test_a_page_holds_the_same_tokens(run, shown, chat, tmp_path):
    path = tmp_path / "x.html"
    done = in_process("inspect_sft_data", run, "--count", 3, "--html", path)
    assert done.stdout.startswith(f"3 in {path}\n6 demonstrations")
    page = PageText(path.read_text())
    assert page.text == "".join(chat.tokenizer.decode(whole(demonstration, chat)) for demonstration in shown[:3])
    trained = sum(sum(render(demonstration, chat).loss_mask) for demonstration in shown[:3])
    assert sum("all" in mark for mark in page.marks) == trained


@pytest.mark.parametrize(
    ("flags", "message"),
    [
        (["RUN", "--index", "6"], "--index 6: the demonstrations are numbered 0 to 5"),
        (["RUN", "--index", "-1"], "numbered 0 to 5"),
        (["RUN", "--count", "0"], "--count must be at least 1"),
        (["RUN", "--tokenizer", "nowhere"], "nowhere holds no tokenizer.json"),
        (["RUN", "--html", "/nowhere/x.html"], "/nowhere/x.html"),
        (["nowhere"], "nowhere holds no demonstrations.jsonl"),
        (["--dataset", "nowhere"], "nowhere"),
        (["--limit", "0"], "limit must be at least 1"),
        (["--demonstrations", "dirty"], "--demonstrations"),
    ],
)
def test_what_a_person_gets_wrong_is_one_clear_line(flags, message, run):
    assert_one_line_error(in_process("inspect_sft_data", *(run if f == "RUN" else f for f in flags)), message)


def test_broken_lines_and_empty_files_are_named(tmp_path):
    (tmp_path / "demonstrations.jsonl").write_text("{}\n")
    assert_one_line_error(in_process("inspect_sft_data", tmp_path), "line 1: no demonstration")
    (tmp_path / "demonstrations.jsonl").write_text("")
    assert_one_line_error(in_process("inspect_sft_data", tmp_path), "there is no demonstration to show")
