"""`scripts/inspect_rollouts.py` and the log it reads: what was trained on is what is shown."""

import json

import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st

from grpo.chat import Chat
from grpo.rollout import Episodes, Limits, run_rollouts
from grpo.rollout_view import exhibit, ranked, read_rollouts, select, summary
from grpo.run_log import RunLog, mask_from_runs, mask_runs
from grpo.tool_calls import ToolCall, render_call
from grpo.trainer import Step
from tests.page_text import PageText
from tests.run_script import as_process, assert_one_line_error, in_process
from tests.scripted import ScriptedEngine, World


class Asked:
    def __init__(self, name):
        self.id, self.hardness = name, "easy"


def scripts(chat: Chat):
    """Right at once; a query, then wrong; garbage with Unicode's own line ends, cut by the limit in a character."""
    end = "<|im_end|>"
    query = render_call(ToolCall("query", {"sql": "SELECT 1"})) + end
    wrong, right = (render_call(ToolCall("answer", {"value": value})) + end for value in ("6", "7"))
    return [[right], [query, wrong], ["\u2028\x85" + "日本" * 30], [query, "nonsense" + end, right]]


@pytest.fixture(scope="module")
def rollouts(chat):
    """[question][member]; the first two members are the first question's."""
    played = scripts(chat)
    groups = []
    for _ in range(2):
        worlds = [World(), World()]
        groups.append(Episodes(chat.prompt_ids(worlds[0].prompt()), worlds, [torch.zeros(1)] * 2))
    return run_rollouts(groups, ScriptedEngine(chat, played), chat, Limits(6, 110, 80))


@pytest.fixture(scope="module")
def run(chat, rollouts, tmp_path_factory):
    """Two steps of phase 1; in the second all rewards are the same rollouts again, and the log's last line is half."""
    folder = tmp_path_factory.mktemp("run")
    log = RunLog(folder, "phase1", 0)
    advantages, kept = torch.tensor([[0.5, -0.5], [-0.25, 0.25]]), torch.tensor([True, False])
    for number in (0, 1):
        log.rollouts(Step(number, {}, [Asked("q-0"), Asked("q-1")], rollouts, advantages, kept), chat)
    with (folder / "rollouts.jsonl").open("a") as file:
        file.write('{"phase": "pha')
    return folder


@given(st.lists(st.sampled_from([0, 1])))
def test_a_mask_survives_its_runs(mask):
    assert mask_from_runs(mask_runs(mask)) == mask


def test_runs_start_with_what_was_sampled():
    assert mask_runs([1, 1, 1, 0, 0, 1]) == [3, 2, 1]
    assert mask_runs([0, 1]) == [0, 1, 1]


def test_the_log_holds_the_ids_and_the_mask_of_every_rollout(run, rollouts):
    logged = read_rollouts(run)
    assert len(logged) == 8
    for record, rollout in zip(logged, [r for group in rollouts for r in group] * 2, strict=True):
        assert record.completion_ids == rollout.completion_ids
        assert mask_from_runs(record.mask_runs) == rollout.loss_mask
    assert [record.step for record in logged] == [1] * 4 + [2] * 4
    assert all(len(record.mask_runs) <= 2 * record.turns + 1 for record in logged)


def test_an_exhibit_is_the_trained_sequence_with_its_mask(run, rollouts, chat):
    for record, rollout in zip(read_rollouts(run), [r for group in rollouts for r in group], strict=False):
        made = exhibit(record, chat.tokenizer)
        ids = rollout.prompt_ids + rollout.completion_ids
        assert [token for piece in made.pieces for token in piece.ids] == ids
        assert "".join(piece.text for piece in made.pieces) == chat.tokenizer.decode(ids)
        weights = [piece.weight for piece in made.pieces for _ in piece.ids]
        assert weights == [0.0] * len(rollout.prompt_ids) + [float(flag) for flag in rollout.loss_mask]
        assert made.heading[2].startswith(f"{len(ids)} tokens, {sum(rollout.loss_mask)} of them")
        assert made.heading[2].endswith(f" {rollout.turns} turns")


def test_headings_tell_reward_advantage_stop_reason_and_errors(run, chat):
    first, second, third, _ = (exhibit(record, chat.tokenizer).heading for record in read_rollouts(run)[:4])
    assert first[0] == "phase1 step 1, q-0, member 0: right, answered after 1 turns"
    assert first[1].startswith("reward +1.000 = ") and first[1].endswith("advantage +0.500 (kept)")
    assert "wrong, answered after 2 turns" in second[0]
    assert "q-1, member 0: wrong, token_budget after " in third[0] and "did not parse: truncated" in third[0]
    assert third[1].endswith("advantage -0.250 (group dropped)")


def test_filters_and_order(run):
    logged = read_rollouts(run)
    assert {r.step for r in select(logged, step=2)} == {2}
    assert {r.question for r in select(logged, question="q-1")} == {"q-1"}
    assert len(select(logged, phase="phase1", step=1, question="q-0")) == 2
    assert [r.reward for r in ranked(logged, "worst")] == [0.0] * 4 + [1.0] * 4
    best = ranked(logged, "best")
    assert [(r.reward, r.step, r.member) for r in best[:2]] == [(1.0, 1, 0), (1.0, 1, 1)]
    with pytest.raises(ValueError, match=r"no rollout of step 9; the log has phase1 steps 1–2 and .* q-0"):
        select(logged, step=9)


def test_the_summary_counts(run):
    expected = "8 rollouts: mean reward +0.500, 4 right, 4 in groups that were kept; 6 answered, 2 token_budget"
    assert summary(read_rollouts(run)) == expected


def test_the_best_of_a_step_on_the_terminal(run, tmp_path):
    done = as_process("inspect_rollouts", run, "--step", 2, "--best", 1, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("⟦loss weight 1⟧  loss weight 0\n\nphase1 step 2, q-0, member 0: right")
    assert "⟦<tool_call>\n" in done.stdout and "</tool_call><|im_end|>⟧" in done.stdout
    assert done.stdout.count("member") == 1
    assert "4 rollouts: " in done.stdout


def test_the_worst_and_the_first(run):
    worst = in_process("inspect_rollouts", run, "--worst", 2).stdout
    assert worst.count(": wrong") == 2 and ": right" not in worst
    assert in_process("inspect_rollouts", run).stdout.count("phase1 step 1, ") == 4
    assert in_process("inspect_rollouts", run, "--count", 1).stdout.count("phase1 step 1, ") == 1


def test_a_page_holds_the_same_tokens(run, rollouts, chat, tmp_path):
    path = tmp_path / "x.html"
    done = in_process("inspect_rollouts", run, "--question", "q-0", "--step", 1, "--html", path)
    assert done.stdout.startswith(f"2 in {path}\n2 rollouts: ")
    page = PageText(path.read_text())
    assert page.text == "".join(chat.tokenizer.decode(r.prompt_ids + r.completion_ids) for r in rollouts[0])
    assert sum("all" in mark for mark in page.marks) == sum(sum(r.loss_mask) for r in rollouts[0])


@pytest.mark.parametrize(
    ("flags", "message"),
    [
        (["RUN", "--step", "9"], "no rollout of step 9"),
        (["RUN", "--question", "dev-1"], "no rollout of question dev-1"),
        (["RUN", "--worst", "0"], "--worst must be at least 1"),
        (["RUN", "--count", "0"], "--count must be at least 1"),
        (["RUN", "--worst", "1", "--best", "1"], "not allowed with"),
        (["RUN", "--html", "/nowhere/x.html"], "/nowhere/x.html"),
        (["RUN", "--tokenizer", "nowhere"], "nowhere holds no tokenizer.json"),
        (["nowhere"], "nowhere holds no rollouts.jsonl"),
        ([], "run"),
    ],
)
def test_what_a_person_gets_wrong_is_one_clear_line(flags, message, run):
    assert_one_line_error(in_process("inspect_rollouts", *(run if f == "RUN" else f for f in flags)), message)


def test_logs_that_cannot_be_shown_are_named(run, tmp_path):
    record = json.loads((run / "rollouts.jsonl").read_text().splitlines()[0])
    path = tmp_path / "rollouts.jsonl"
    for text, message in (
        ("", "is empty: no step is finished yet"),
        ("{broken\n", "is broken"),
        (json.dumps({k: v for k, v in record.items() if k != "mask_runs"}) + "\n", "holds other fields"),
        (json.dumps(record | {"completion": "other"}) + "\n", "the tokenizer is not the one this run was logged with"),
    ):
        path.write_text(text)
        assert_one_line_error(in_process("inspect_rollouts", tmp_path), message)
