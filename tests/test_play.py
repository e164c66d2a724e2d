"""`scripts/play.py`: a person in the engine's seat, and a model that is watched."""

import shutil
import signal
import subprocess
import sys

import pytest
import torch

from env import minispider
from env.answers import format_answer
from env.database import Database
from env.questions import load_spider
from env.sql_environment import SqlEnvironment
from grpo.chat import CUT, NO_THOUGHT
from grpo.cli import configure
from grpo.inspection import brackets
from grpo.rollout import Episodes, Limits, run_rollouts
from grpo.runs import Run, newest_checkpoint, preset_of
from grpo.spectator import Spectator
from grpo.tool_calls import ToolCall, render_call
from grpo.typist import Typist, typed_turn
from tests.run_script import ROOT, as_process, assert_one_line_error, in_process
from tests.scripted import ScriptedEngine, World

TINY = ROOT / "grpo" / "tiny"


@pytest.fixture(scope="module")
def question():
    """A question with several columns, so that its answer has lines."""
    questions = load_spider(minispider.folder(), "dev").questions
    return next(q for q in questions if len(q.gold_columns) > 1 and len(q.gold_rows) > 1)


def lines(texts):
    """A `read` that returns the texts one by one, then is at the end."""
    rest = iter(texts)

    def read(prompt):
        try:
            return next(rest)
        except StopIteration:
            raise EOFError from None

    return read


def short(question):
    answer = format_answer(question.gold_rows).replace("\n", "\\n")
    return f"describe {question.tables[0]}\n\nquery {question.gold_sql}\nanswer {answer}\n"


def test_a_right_answer_typed_in_short_form(question, chat, tmp_path):
    done = as_process("play", "--question", question.id, stdin=short(question), cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    world = SqlEnvironment(question, Database.open(question.database_path), prompt_form="compact")
    assert chat.prompt_text(world.prompt()) in done.stdout
    described = world.call("describe", {"table_name": question.tables[0]})
    assert f"<tool_response>\n{described}\n</tool_response><|im_end|>" in done.stdout
    assert f"⟦{render_call(ToolCall('query', {'sql': question.gold_sql}))}<|im_end|>⟧" in done.stdout
    assert "correct (answered, 3 turns)" in done.stdout
    assert "reward  +1.100" in done.stdout  # right, and two calls explored
    assert question.gold_sql in done.stdout.split("gold ")[1]


def test_a_wrong_answer_typed_as_the_model_writes_it(question):
    calls = ToolCall("query", {"sql": "SELECT 1"}), ToolCall("answer", {"value": "x"})
    typed = "".join(render_call(call) + "\n" for call in calls)
    done = in_process("play", "--question", question.id, "--dataset", minispider.folder(), stdin=typed)
    assert done.returncode == 0
    assert "wrong (answered, 2 turns)" in done.stdout
    assert "reward  +0.100" in done.stdout
    assert 'read as [["x"]]' in done.stdout


@pytest.mark.parametrize("flags, hint", [((), False), (("--hints",), True), (("--preset", "qwen3-0.6b"), True)])
def test_an_error_comes_with_its_hint_where_hints_are_on(question, flags, hint):
    done = in_process("play", "--question", question.id, *flags, stdin=f"query SELECT 1 FROM {question.tables[0]}x\n")
    assert "Error: no such table: " in done.stdout
    assert (f"Did you mean {question.tables[0]}?" in done.stdout) is hint


def test_what_does_not_parse_is_told_as_the_model_is_told(question):
    done = in_process("play", "--question", question.id, stdin="hello\nanswer 1\n")
    assert "Error: no tool call found" in done.stdout
    assert "wrong (answered, 2 turns)" in done.stdout


def test_the_checkpoint_plays_instead(tmp_path):
    done = as_process("play", "--question", 3, "--model", TINY, "--difficulty", "easy", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert f"played by {TINY}" in done.stdout
    assert "your turn" not in done.stdout
    assert "⟦<tool_call>\n" in done.stdout and "</tool_call><|im_end|>⟧" in done.stdout
    assert "(answered, " in done.stdout and "\nreward  " in done.stdout


def test_temperature_and_seed_decide_what_the_model_does():
    def play(*flags):
        return in_process("play", "--question", 3, "--model", TINY, *flags).stdout.split("\n", 1)[1]

    greedy, sampled = play("--seed", 1), play("--seed", 1, "--temperature", 5)
    assert greedy == play("--seed", 2)
    assert sampled == play("--seed", 1, "--temperature", 5) != greedy


def test_a_model_plays_with_the_prompt_of_its_run_unless_a_flag_says_otherwise(tmp_path):
    flags = {"preset": "tiny", "thinking": True, "phase": "all"}
    Run(tmp_path).record(configure(flags), flags)
    shutil.copytree(TINY, tmp_path / "sft")
    done = in_process("play", "--question", 3, "--model", tmp_path)
    assert f"{tmp_path / 'sft'}: preset tiny (from its run), thinking on (from its run), hints off" in done.stderr
    assert NO_THOUGHT not in done.stdout
    done = in_process("play", "--question", 3, "--model", tmp_path, "--no-thinking")
    assert "thinking off (from a flag)" in done.stderr
    assert NO_THOUGHT in done.stdout


@pytest.mark.parametrize(("flags", "thinks"), [((), False), (("--thinking",), True)])
def test_a_person_sees_the_prompt_of_a_thinking_model_too(question, flags, thinks):
    done = in_process("play", "--question", question.id, *flags, stdin="answer 1\n")
    assert (NO_THOUGHT not in done.stdout) is thinks


def test_the_end_of_input_ends_it_cleanly(question):
    done = in_process("play", "--question", question.id, stdin=f"query {question.gold_sql}\n")
    assert done.returncode == 0
    assert "never answered (left before the end)" in done.stdout
    assert done.stderr == ""


def test_ctrl_c_ends_it_cleanly():
    command = [sys.executable, "-u", str(ROOT / "scripts" / "play.py"), "--question", "0"]
    pipes = dict(stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)

    def listen():  # tests that run in the background inherit deaf ears
        signal.signal(signal.SIGINT, signal.SIG_DFL)

    with subprocess.Popen(command, preexec_fn=listen, **pipes) as process:
        seen = ""
        while "your turn> " not in seen:
            seen += process.stdout.read(1) or pytest.fail(seen + process.stderr.read())
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert process.returncode == 0
    assert "never answered (left before the end)" in out
    assert err == ""


@pytest.mark.parametrize(
    ("flags", "message"),
    [
        (["--question", "9999"], "No question '9999'"),
        (["--question", "dev-x"], "No question 'dev-x'"),
        (["--dataset", "nowhere"], "nowhere"),
        (["--split", "none"], "--split"),
        (["--model", "nowhere"], "nowhere is no checkpoint"),
        (["--temperature", "-1"], "--temperature must be 0 or more"),
        (["--temperature", "nan"], "--temperature must be 0 or more"),
        (["--tokenizer", "nowhere"], "nowhere holds no tokenizer.json"),
        (["--difficulty", "simple"], "simple"),
        (["--colour"], "--colour"),
    ],
)
def test_what_a_person_gets_wrong_is_one_clear_line(flags, message):
    assert_one_line_error(in_process("play", *flags), message)


# --- the parts


def test_the_spectator_shows_every_token_that_the_model_sees(chat):
    """Shown pieces, brackets taken off, are the prompt and the completion of the rollout; the engine hears all."""
    script = [f"{render_call(ToolCall('query', {'sql': 'SELECT 1'}))}<|im_end|>", "nonsense<|im_end|>"]
    script.append(f"{render_call(ToolCall('answer', {'value': '7'}))}<|im_end|>")
    engine, shown, world = ScriptedEngine(chat, [script], slots=1), [], World()
    group = Episodes(chat.prompt_ids(world.prompt()), [world], [torch.zeros(1)])
    [[rollout]] = run_rollouts([group], Spectator(engine, chat, brackets, shown.append), chat, Limits(8, 1024))
    whole = chat.tokenizer.decode(rollout.prompt_ids + rollout.completion_ids)
    assert "".join(shown).replace("⟦", "").replace("⟧", "") == whole
    assert [text for text in shown if text.startswith("⟦")] == [f"⟦{turn}⟧" for turn in script]
    assert rollout.correct and engine.prompts == [rollout.prompt_ids] and not engine.turns


@pytest.mark.parametrize(
    ("typed", "turn"),
    [
        (["describe  singer "], render_call(ToolCall("describe", {"table_name": "singer"}))),
        (["sample a b"], render_call(ToolCall("sample", {"table_name": "a b"}))),
        (["", " ", "query SELECT '\\n'"], render_call(ToolCall("query", {"sql": "SELECT '\\n'"}))),
        (["answer a | 1\\nb | 2"], render_call(ToolCall("answer", {"value": "a | 1\nb | 2"}))),
        (["answer"], "answer"),
        (["Answer 3"], "Answer 3"),
        (["<tool_call>", "{}", "</tool_call>", "next"], "<tool_call>\n{}\n</tool_call>"),
        (["<tool_call>", "{}", "", "next"], "<tool_call>\n{}"),
        (['{"name": "answer"}'], '{"name": "answer"}'),
    ],
)
def test_a_typed_turn(typed, turn):
    assert typed_turn(lines(typed)) == turn


def test_a_typed_turn_ends_where_a_models_would(chat):
    end = chat.tokenizer.end_of_turn_id
    typist = Typist(chat, lines(["hello<|im_end|>more", "hello world and more of it"]))
    typist.start(torch.zeros(1), 100)
    [turn] = typist.generate()
    assert (turn.finish_reason, turn.ids) == ("stop", [*chat.tokenizer.encode("hello"), end])
    typist.extend(0, [], 4)
    [turn] = typist.generate()
    assert (turn.finish_reason, len(turn.ids), len(turn.logprobs)) == ("length", 4, 4)
    assert end not in turn.ids


def test_a_person_has_the_models_budget(chat):
    """The reply that does not fit is cut, with the word the model gets."""
    world = World(rows="long " * 100)
    group = Episodes(chat.prompt_ids(world.prompt()), [world], [torch.zeros(1)])
    room = len(chat.turn_ids(typed_turn(lines(["describe t"])))) + chat.smallest_reply() + 10
    shown, source = [], Typist(chat, lines(["describe t", "answer a very long one"]))
    [[rollout]] = run_rollouts([group], Spectator(source, chat, brackets, shown.append), chat, Limits(8, room))
    assert CUT in "".join(shown)
    assert rollout.stop_reason == "token_budget"


def test_a_runs_newest_checkpoint_and_preset_are_found(tmp_path):
    assert newest_checkpoint(tmp_path) == tmp_path
    for phase in ("sft", "phase1"):
        (tmp_path / phase).mkdir()
        (tmp_path / phase / "model.safetensors").touch()
        (tmp_path / phase / "config.json").write_text('{"model_type": "qwen3"}')
        assert newest_checkpoint(tmp_path) == tmp_path / phase
    assert newest_checkpoint(tmp_path / "sft") == tmp_path / "sft"
    assert preset_of(tmp_path / "sft") is None
    Run(tmp_path).record(configure({"preset": "tiny"}), {})
    assert preset_of(tmp_path) == preset_of(tmp_path / "sft") == "tiny"
    path = tmp_path / "config.json"
    path.write_text(path.read_text().replace('"preset": "tiny"', '"preset": "gone"', 1))
    with pytest.raises(ValueError, match="preset gone, which is unknown"):
        preset_of(tmp_path)
