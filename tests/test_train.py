"""`scripts/train.py` as a person runs it, on a slice of the bundled set."""

import json
import re
import shutil
import signal
import subprocess
import sys
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest
import torch
from safetensors.torch import load_file
from transformers import AutoModelForCausalLM

from grpo import judge
from grpo.attention import causal
from grpo.phase import load_policy
from grpo.runs import Run
from tests.training import SCRIPT, lines, small_dataset, train

ROOT = Path(__file__).resolve().parents[1]
TINY = ROOT / "grpo" / "tiny"
SMALL = """--eval-questions 6 --questions-per-step 2 --group-size 2 --max-turns 3 --sft-save-every 2
    --save-every 1 --max-turn-tokens 40""".split()


@pytest.fixture(scope="module")
def dataset(tmp_path_factory) -> Path:
    return small_dataset(tmp_path_factory.mktemp("dataset"))


def weights(folder: Path) -> dict[str, torch.Tensor]:
    return load_file(folder / "model.safetensors")


@pytest.fixture(scope="module")
def small(dataset) -> list[str]:
    return ["--dataset", str(dataset), *SMALL]


@pytest.fixture(scope="module")
def whole(tmp_path_factory, small) -> Path:
    """sft → phase 1 → phase 2 in one invocation: 4 SFT steps, 2 steps a phase."""
    runs = tmp_path_factory.mktemp("whole") / "runs"
    out = train(runs, "--phase", "all", "--name", "a", "--steps", "2", "--sft-steps", "4", *small)
    assert "sft: held-out loss" in out
    for name in ("phase1", "phase2"):
        assert f"{name}: held-out accuracy before" in out
        assert f"{name}: held-out accuracy after" in out
    return runs / "a"


def test_a_run_leaves_three_checkpoints_and_its_diary(whole):
    assert {"sft", "phase1", "phase2", "metrics.jsonl", "rollouts.jsonl", "config.json"} <= {
        path.name for path in whole.iterdir()
    }
    steps = [(record["phase"], record["step"]) for record in lines(whole / "metrics.jsonl")]
    assert steps == [("sft", i) for i in range(1, 5)] + [(p, i) for p in ("phase1", "phase2") for i in (1, 2)]
    rollouts = lines(whole / "rollouts.jsonl")
    assert len(rollouts) == 2 * 2 * 2 * 2
    assert all(record["prompt"].startswith("<|im_start|>system\n") for record in rollouts)
    assert (whole / "phase1.reference.safetensors").exists()
    assert not (whole / "phase2.reference.safetensors").exists()  # β = 0 builds none
    cards = {name: (whole / name / "README.md").read_text() for name in ("sft", "phase1", "phase2")}
    assert all(f"| phase | {name} |" in card and "| before | after |" in card for name, card in cards.items())


def test_the_exported_folder_loads_in_transformers_and_gives_the_same_logits(whole):
    theirs = AutoModelForCausalLM.from_pretrained(whole / "phase2")
    policy, chat = load_policy(whole / "phase2")
    ids = chat.tokenizer.encode(lines(whole / "rollouts.jsonl")[0]["prompt"])
    ours = policy(torch.tensor(ids), torch.arange(len(ids)), lambda layer, *qkv: causal(*qkv)) @ policy.head_weight.T
    expected = theirs(torch.tensor([ids])).logits[0]
    torch.testing.assert_close(ours, expected, atol=1e-4 * float(expected.detach().abs().max()), rtol=0)


def test_sft_resumes_to_the_same_weights_bit_for_bit(whole, small):
    runs = whole.parent
    train(runs, "--phase", "all", "--name", "b", "--steps", "1", "--sft-steps", "2", *small)
    out = train(runs, "--resume", "--name", "b", "--sft-steps", "4")
    assert "at step 2" in out.split("sft: from")[1].splitlines()[0]
    ours, theirs = weights(runs / "b" / "sft"), weights(whole / "sft")
    assert all(torch.equal(ours[name], theirs[name]) for name in theirs)


def test_a_phase_resumes_bit_for_bit_and_logs_no_step_twice(whole, small):
    runs = whole.parent
    # All groups are kept, so that every step moves the weights and the KL to the stored reference counts.
    start = ("--phase", "1", "--model", str(TINY), "--group-filter", "none", "--kl-coef", "1", "--name")
    train(runs, *start, "c", "--steps", "3", *small)
    train(runs, *start, "d", "--steps", "1", *small)
    with (runs / "d" / "metrics.jsonl").open("a") as file:  # as if killed after a step that was not saved
        file.write('{"phase": "phase1", "step": 2, "reward": 9}\n{"phase": "pha')
    out = train(runs, "--resume", "--name", "d", "--steps", "3")
    assert "at step 1" in out
    ours, theirs = weights(runs / "d" / "phase1"), weights(runs / "c" / "phase1")
    assert all(torch.equal(ours[name], theirs[name]) for name in theirs)
    assert not any(torch.equal(tensor, theirs[name]) for name, tensor in weights(TINY).items())
    assert [record["step"] for record in lines(runs / "d" / "metrics.jsonl")] == [1, 2, 3]
    texts = [[(r["step"], r["completion"]) for r in lines(runs / n / "rollouts.jsonl")] for n in ("c", "d")]
    assert texts[0] == texts[1]
    assert "has its 3 steps" in train(runs, "--resume", "--name", "d")


def test_a_resumed_run_keeps_its_preset(tmp_path, small):
    start = ("--phase", "1", "--preset", "smollm2-135m", "--model", str(TINY), "--name", "p", "--steps", "1")
    train(tmp_path, *start, *small)
    train(tmp_path, "--resume", "--name", "p", "--steps", "2")
    settings = json.loads((tmp_path / "p" / "config.json").read_text())
    assert settings["preset"] == "smollm2-135m"
    assert settings["invocations"]["1"]["config"]["phase1"]["lr"] == 5e-6


def test_phase_2_says_where_it_starts(whole, small):
    out = train(whole.parent, "--phase", "2", "--name", "e", "--steps", "1", *small)
    assert "phase2: from" in out
    assert "phase1" in out.split("phase2: from")[1].splitlines()[0]
    own = train(whole.parent, "--phase", "2", "--name", "c", "--steps", "1", *small)  # a new phase in a run is no clash
    assert f"phase2: from {whole.parent / 'c' / 'phase1'}" in own


@pytest.mark.parametrize(
    ("flags", "message"),
    [
        ("--phase 4", "--phase 4: unknown"),
        ("--phase 1 --group-size 1", "--group-size must be at least 2"),
        ("--phase 1 --dataset nowhere", "nowhere"),
        ("--phase 1 --model nothing", "nothing is no checkpoint"),
        ("--phase 2 --name fresh --preset tiny", "--phase 2 starts from the weights of a phase 1; there are none"),
        ("--preset qwen3-0.6b", "--preset qwen3-0.6b needs a CUDA card and there is none; --preset tiny runs here"),
        ("--preset qwen4", "--preset qwen4: unknown; there are tiny, smollm2-135m, qwen3-0.6b, qwen3-1.7b"),
        ("--recipe fast", "--recipe fast: unknown; default and seeds exist"),
        ("--db a.sqlite", "--db and --questions belong together"),
        ("--db a.sqlite --questions b.jsonl", "a.sqlite"),
        ("--dataset hub --databases nowhere", "No folder of databases at nowhere"),
        ("--difficulty extra", "no training question is extra: there are 688 medium, 1,040 easy; change --difficulty"),
        ("--hours 0", "--hours must be above 0"),
        ("--resume", "holds no run"),
        ("--resume --name x", "there is no run"),
    ],
)
def test_what_a_person_gets_wrong_is_one_clear_line(tmp_path, flags, message):
    error = train(tmp_path / "runs", *flags.split(), code=2)
    assert message in error
    assert error.count("\n") == 1
    assert "Traceback" not in error


def test_the_same_phase_again_names_resume_and_no_other_flag_may_change(whole):
    error = train(whole.parent, "--phase", "1", "--name", "a", code=2)
    assert "--resume" in error
    error = train(whole.parent, "--resume", "--name", "a", "--lr", "1", code=2)
    assert "--lr can't change on --resume" in error


def test_the_script_finds_its_own_repository(tmp_path, small):
    """A real subprocess from another folder with nothing installed on its path; the shipped SFT weights are found."""
    command = [sys.executable, "-I", str(SCRIPT), "--phase", "1", "--steps", "1", "--runs-dir", str(tmp_path / "runs")]
    done = subprocess.run([*command, *SMALL], cwd=tmp_path, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    assert f"phase1: from {TINY}" in done.stdout
    assert "step    1/1  reward" in done.stdout


def test_from_scratch_makes_sft_weights_anew(whole, small):
    """Finished ones are at hand in other runs; --from-scratch does not take them, phase 1 alone would."""
    flags = ("--phase", "1", "--name", "f", "--from-scratch", "--steps", "1", "--sft-steps", "2")
    out = train(whole.parent, *flags, *small)
    assert "making them first" in out
    assert "sft: from fresh weights" in out
    assert f"phase1: from {whole.parent / 'f' / 'sft'}" in out


def test_measured_threads_are_recorded_and_kept_on_resume(whole, small, monkeypatch):
    before = torch.get_num_threads()
    flags = ("--phase", "sft", "--name", "t", "--threads", "auto", "--sft-steps", "1")
    out = train(whole.parent, *flags, *small)
    used = Run(whole.parent / "t").surroundings("sft")[0]["threads"]
    assert f"{used} CPU thread" in out
    monkeypatch.setattr("grpo.threads.candidates", lambda: [])  # measuring again would fail
    assert f"{used} CPU thread" in train(whole.parent, "--resume", "--name", "t", "--sft-steps", "2")
    torch.set_num_threads(before)


def test_default_names_count_up(whole, small):
    runs = whole.parent.parent / "counted"
    flags = ("--phase", "sft", "--sft-steps", "1", *small)
    train(runs, *flags)
    train(runs, *flags)
    assert sorted(path.name for path in runs.iterdir()) == ["tiny-1", "tiny-2"]


def test_thinking_reaches_the_header_the_expert_and_the_limits(tmp_path, small):
    train(tmp_path, "--name", "t", "--phase", "all", "--thinking", "--steps", "1", "--sft-steps", "2", *small,
          "--eval-questions", "1", "--max-turns", "2", "--max-turn-tokens", "32")  # fmt: skip
    shown = json.loads((tmp_path / "t" / "demonstrations.jsonl").read_text().splitlines()[0])
    assert shown["turns"][0][0].startswith("<think>\nI need the columns of ")
    rollouts = lines(tmp_path / "t" / "rollouts.jsonl")
    assert all(record["prompt"].endswith("<|im_start|>assistant\n") for record in rollouts)  # no empty think block
    config = json.loads((tmp_path / "t" / "config.json").read_text())["invocations"]["all"]["config"]
    assert config["phase1"]["max_completion_tokens"] == 768
    for phase in ("sft", "phase1", "phase2"):  # who serves these weights thinks without asking for it
        exported = (tmp_path / "t" / phase / "chat_template.jinja").read_text()
        assert exported.startswith("{%- set thinking_trained = true -%}")


def test_records_that_cannot_grade_are_written_down(tmp_path, dataset):
    folder = tmp_path / "spoilt"
    shutil.copytree(dataset, folder)
    records = json.loads((folder / "train_spider.json").read_text())
    spoilt = records[0] | {"query": "SELECT nothing FROM singer"}
    (folder / "train_spider.json").write_text(json.dumps([spoilt, *records]))
    out = train(tmp_path / "runs", "--phase", "sft", "--dataset", str(folder), "--sft-steps", "1", "--name", "d")
    assert "dropped: 1 fails" in out
    [dropped] = lines(tmp_path / "runs" / "d" / "dropped-train.jsonl")
    assert (dropped["reason"], dropped["gold_sql" if "gold_sql" in dropped else "sql"]) == ("fails", spoilt["query"])


def test_ctrl_c_saves_and_says_how_to_go_on(tmp_path, small):
    flags = ["--runs-dir", str(tmp_path), "--name", "c", "--phase", "1", "--model", str(TINY), *small]
    flags[flags.index("--save-every") + 1] = "1000"  # only the signal makes it save
    command = [sys.executable, str(SCRIPT), *flags, "--steps", "500"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as running:
        for line in running.stdout:
            if line.startswith("step"):
                running.send_signal(signal.SIGINT)
                break
        rest = running.stdout.read()
        assert running.wait(timeout=60) == 0
    assert f"go on with: python scripts/train.py --resume --runs-dir {tmp_path} --name c" in rest
    done = int(re.search(r"stopped after step (\d+) of 500", rest)[1])
    assert len(lines(tmp_path / "c" / "metrics.jsonl")) == done < 500
    out = train(tmp_path, "--resume", "--name", "c", "--steps", str(done + 1))
    assert f"at step {done}" in out


def test_hours_end_a_phase_with_its_evaluation(tmp_path, small):
    out = train(tmp_path, "--name", "h", "--phase", "1", "--model", str(TINY), "--steps", "500", "--hours", "0.001",
                *small)  # fmt: skip
    done = len(lines(tmp_path / "h" / "metrics.jsonl"))
    assert 1 <= done < 500
    assert "more steps fit the hours that are left" in out
    assert "held-out accuracy after" in out
    assert "stopped: the hours given are used up; go on with: " in out


def test_the_best_weights_within_a_phase_are_kept(tmp_path, small, monkeypatch):
    shares = iter([0, 5, 3, 2])  # right answers before, at step 1, at step 2, and after step 3

    def graded(questions, rollouts, real=judge.summarise):
        return replace(real(questions, rollouts), correct=next(shares))

    monkeypatch.setattr(judge, "summarise", graded)
    train(tmp_path, "--name", "b", "--phase", "1", "--model", str(TINY), "--steps", "3", "--eval-every", "1",
          "--group-filter", "none", "--kl-coef", "1", *small)  # fmt: skip
    best = tmp_path / "b" / "phase1-best"
    assert not (best / "training_state.pt").exists()
    assert [record["step"] for record in lines(tmp_path / "b" / "evaluations.jsonl")] == [0, 1, 2, 3]
    assert not all(torch.equal(w, weights(tmp_path / "b" / "phase1")[n]) for n, w in weights(best).items())


def test_a_dry_run_prints_the_plan_and_makes_nothing(tmp_path, small):
    out = train(tmp_path / "runs", "--dry-run", "--phase", "all", *small)
    assert re.search(r"train: \d+ (easy|medium), \d+ (easy|medium)", out)
    for phase_name in ("sft: ", "phase1: 40 steps of 2 questions × 2 rollouts", "phase2: 60 steps"):
        assert phase_name in out
    assert re.search(r"a first prompt \(\d+ tokens\):\n<\|im_start\|>system", out)
    assert not (tmp_path / "runs").exists()


def test_a_dry_run_of_a_model_that_is_not_here_needs_no_card_and_no_network(tmp_path, small, monkeypatch):
    monkeypatch.setenv("HF_HUB_OFFLINE", "1")
    monkeypatch.setattr("grpo.memory_plan.simulate", lambda work, sft: {"update": Counter(weights=30 * 2**30)})
    out = train(tmp_path / "runs", "--dry-run", "--preset", "qwen3-1.7b", *small)
    assert "1,720,574,976 parameters; a checkpoint takes 3.2 GiB" in out
    assert "(? tokens: Qwen/Qwen3-1.7B is not on this machine yet)" in out
    assert "made for a CUDA card" in out
    assert "32.2 of 22.0 GiB: does not fit" in out
    assert "phase1: prompts of 1,024 tokens" in out  # no tokenizer to count them with


@pytest.mark.slow
def test_all_phases_run_on_real_spider(shared, tmp_path):
    """Real questions on real databases; a tiny model learns nothing there, and the output says so."""
    runs = tmp_path / "runs"
    out = train(runs, "--phase", "all", "--preset", "tiny", "--dataset", str(shared / "spider"), "--steps", "3",
                "--sft-steps", "3", "--eval-questions", "24", "--max-turn-tokens", "40", "--name", "s")  # fmt: skip
    assert "learns nothing" in out
    assert len([r for r in lines(runs / "s" / "metrics.jsonl") if r["phase"] == "phase2"]) == 3
