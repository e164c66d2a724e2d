"""Runs that meet a fault, through `scripts/train.py`: one line says what and what to do, and nothing is lost."""

import json
import resource
import shutil
import signal
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
import torch
from safetensors.torch import load_file

from grpo import phase, surroundings
from grpo.config import RunConfig
from grpo.run_log import RunLog
from grpo.runs import LOCK, Run, open_run, weights_for
from tests.training import lines, small_dataset, train

ROOT = Path(__file__).resolve().parents[1]
TINY = ROOT / "grpo" / "tiny"
SMALL = """--phase 1 --eval-questions 4 --questions-per-step 2 --group-size 2 --max-turns 2 --max-turn-tokens 24
    --save-every 1 --group-filter none --kl-coef 1""".split()


@pytest.fixture(scope="module")
def dataset(tmp_path_factory) -> Path:
    return small_dataset(tmp_path_factory.mktemp("dataset"))


@pytest.fixture(scope="module")
def start(dataset) -> list[str]:
    return [*SMALL, "--dataset", str(dataset), "--model", str(TINY)]


@pytest.fixture(scope="module")
def whole(tmp_path_factory, start) -> Path:
    """Two steps of phase 1, both checkpoints kept. Not to be changed: tests copy it."""
    runs = tmp_path_factory.mktemp("survival") / "runs"
    train(runs, "--name", "a", "--steps", "2", "--keep", "2", *start)
    return runs / "a"


@pytest.fixture
def run(whole, tmp_path) -> Path:
    return Path(shutil.copytree(whole, tmp_path / "runs" / "a"))


def weights(folder: Path) -> dict[str, torch.Tensor]:
    return load_file(folder / "model.safetensors")


def same(one: Path, two: Path) -> bool:
    ours, theirs = weights(one), weights(two)
    return all(torch.equal(ours[name], theirs[name]) for name in theirs)


def settings(run: Path) -> dict:
    return json.loads((run / "config.json").read_text())


def one_line(run: Path, *flags: str) -> str:
    error = train(run.parent, "--name", run.name, *flags, code=2).split("\r")[-1]  # after the progress bar
    assert error.startswith("error: ")
    assert error.count("\n") == 1
    return error


def test_config_json_holds_what_the_last_bits_depend_on(whole):
    [here] = settings(whole)["invocations"]["1"]["surroundings"]
    assert here["versions"]["torch"] == torch.__version__
    assert here["versions"].keys() == {"python", "torch", "transformers", "safetensors"}
    assert (here["threads"], here["mkldnn"], here["float32_matmul_precision"]) == (1, True, "highest")
    git = subprocess.run(["git", "-C", str(ROOT), "rev-parse", "HEAD"], capture_output=True, text=True)
    if git.returncode == 0:
        assert here["git_commit"] == git.stdout.strip()
    assert surroundings.git_commit(ROOT / "grpo") is None  # not the top of a checkout: it may be another project's


def test_resume_sets_threads_and_matmul_back_and_tells_what_it_can_not(run):
    changed = settings(run)
    here = changed["invocations"]["1"]["surroundings"][0]
    here |= {"threads": 2, "mkldnn": False, "float32_matmul_precision": "high"}
    here["versions"]["torch"] = "2.0.0"
    (run / "config.json").write_text(json.dumps(changed))
    threads = torch.get_num_threads()
    try:
        out = train(run.parent, "--resume", "--name", "a")
        assert torch.get_num_threads() == 2
        assert not torch.backends.mkldnn.enabled
        assert torch.get_float32_matmul_precision() == "high"
    finally:
        torch.set_num_threads(threads)
        torch.backends.mkldnn.set_flags(True)
        torch.set_float32_matmul_precision("highest")
    told = f"so the last bits of further steps may differ: torch 2.0.0 → {torch.__version__}\n"
    assert told in out
    assert len(settings(run)["invocations"]["1"]["surroundings"]) == 2
    assert told not in train(run.parent, "--resume", "--name", "a")  # it was told when it changed


def test_a_flipped_bit_stops_resuming_and_the_checkpoint_before_it_ends_at_the_same_bits(whole, run):
    path = run / "phase1" / "model.safetensors"
    content = bytearray(path.read_bytes())
    content[-5] ^= 1
    path.write_bytes(content)
    error = one_line(run, "--resume", "--steps", "3")
    assert f"{path} is not as it was saved (its SHA-256 differs); put an earlier checkpoint in its place" in error
    assert "phase1-step-1" in error
    shutil.rmtree(run / "phase1")
    (run / "phase1-step-1").rename(run / "phase1")
    assert "at step 1" in train(run.parent, "--resume", "--name", "a", "--steps", "2")
    assert same(run / "phase1", whole / "phase1")
    assert (run / "rollouts.jsonl").read_bytes() == (whole / "rollouts.jsonl").read_bytes()


def test_a_checkpoint_of_another_run_is_refused(run, tmp_path):
    """Its own checksums are right; what gives it away are the settings that it was trained with."""
    changed = settings(run)
    changed["invocations"]["1"]["flags"]["lr"] = 0.5
    (run / "config.json").write_text(json.dumps(changed))
    error = one_line(run, "--resume", "--steps", "3")
    assert f"{run / 'phase1'} is of another run (lr 0.0002, not 0.5): put the right checkpoint back" in error


def test_a_run_that_was_never_written_down_can_not_be_resumed(tmp_path):
    (tmp_path / "runs" / "a").mkdir(parents=True)
    assert "there is no run" in one_line(tmp_path / "runs" / "a", "--resume")


def test_a_runs_folder_that_can_not_be_written_is_named_before_any_work(tmp_path, start):
    (tmp_path / "runs").write_text("")
    error = one_line(tmp_path / "runs" / "a", *start)
    assert "can't be written (Not a directory); give a place that can: --runs-dir" in error


def test_the_last_evaluation_is_made_up_for_when_a_kill_came_before_it(whole, run):
    for name in ("evaluations.jsonl", "transcripts.jsonl"):
        kept = [line for line in (run / name).open() if json.loads(line)["step"] == 0]
        (run / name).write_text("".join(kept))
    out = train(run.parent, "--resume", "--name", "a")
    assert "held-out accuracy after" in out
    assert (run / "transcripts.jsonl").read_bytes() == (whole / "transcripts.jsonl").read_bytes()
    assert "has its 2 steps" in train(run.parent, "--resume", "--name", "a")


def test_a_run_from_an_own_checkpoint_is_measured_against_that(whole, tmp_path, dataset):
    """The KL's reference is a copy of the weights that training starts from, whichever they are."""
    own = ("--model", str(whole / "phase1"), "--dataset", str(dataset), "--name", "b", "--steps", "1")
    train(tmp_path, *SMALL, *own)
    reference = load_file(tmp_path / "b" / "phase1.reference.safetensors")
    embedding = "embed_tokens.weight"
    assert torch.equal(reference[embedding], weights(whole / "phase1")[f"model.{embedding}"])
    assert not torch.equal(reference[embedding], weights(TINY)[f"model.{embedding}"])
    assert lines(tmp_path / "b" / "metrics.jsonl")[0]["kl"] < 1e-3


def test_a_phase_that_was_killed_before_its_first_checkpoint_takes_the_same_weights_again(whole, tmp_path):
    """Newer runs of the preset may have appeared in between."""
    opened = Run(shutil.copytree(whole, tmp_path / "runs" / "a"))
    opened.record_start("phase2", opened.phase("phase1"))
    opened.record_start("phase1", whole / "phase1")
    assert settings(opened.folder)["starts"] == {"phase1": str(whole / "phase1"), "phase2": "phase1"}
    shutil.rmtree(opened.phase("phase1"))
    out = train(tmp_path / "runs", "--resume", "--name", "a", "--steps", "1")
    assert f"phase1: from {whole / 'phase1'}\n" in out
    assert [record["step"] for record in lines(opened.folder / "metrics.jsonl")] == [1]


def test_processes_that_start_together_get_a_run_each(tmp_path):
    config = RunConfig(preset="tiny", runs_dir=str(tmp_path / "runs"))
    with ThreadPoolExecutor(4) as pool:
        opened = list(pool.map(lambda _: open_run(config), range(12)))
    assert {run.folder.name for run in opened} == {f"tiny-{n}" for n in range(1, 13)}


def test_a_run_that_another_process_trains_is_refused_until_that_dies(run, tmp_path):
    holder = "import sys; from pathlib import Path; from grpo.durable import locked\n"
    holder += "with locked(Path(sys.argv[1])) as ours: print(ours, flush=True); sys.stdin.read()"
    written = run / "phase1.new"  # what that process is saving
    written.mkdir()
    command, pipe = [sys.executable, "-c", holder, str(run / LOCK)], subprocess.PIPE
    with subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, text=True) as other:
        assert other.stdout.readline() == "True\n"
        told = f"error: another process trains {run}; stop it or wait for its end, or give another --name\n"
        assert one_line(run, "--resume") == told
        assert train(run.parent, "--resume", code=2).endswith(told)  # the newest run
        assert one_line(run, "--phase", "2") == told
        assert written.is_dir()
        other.kill()
    assert "has its 2 steps" in train(run.parent, "--resume", "--name", "a")
    assert not written.exists()


def test_a_start_that_fails_leaves_no_folder_and_what_a_kill_leaves_is_in_nobodys_way(whole, tmp_path, start):
    runs = tmp_path / "runs"
    flags = [*start[: start.index("--dataset")], "--dataset", str(tmp_path / "nowhere")]
    train(runs, *flags, code=2)
    one_line(runs / "own", *flags)
    assert list(runs.iterdir()) == []
    (runs / "tiny-1").mkdir()
    (runs / "tiny-2").mkdir()
    (runs / "tiny-2" / LOCK).touch()
    shutil.copytree(whole, runs / "b")
    assert f"phase1: {runs / 'b' / 'phase1'} has its 2 steps" in train(runs, "--resume")
    assert open_run(RunConfig(preset="tiny", runs_dir=str(runs))).folder == runs / "tiny-3"
    with Run(runs / "tiny-2").alone():
        pass
    assert not (runs / "tiny-2").exists()


def test_a_phase_takes_weights_of_other_runs_that_have_finished_them_only(tmp_path, dataset, monkeypatch):
    """An interrupted SFT is a checkpoint too, of weights that nobody meant to start from."""
    flags = ("--dataset", str(dataset), "--sft-drill-share", "0")
    config = RunConfig(phase="1", preset="tiny", runs_dir=str(tmp_path))
    first, other = Run(tmp_path / "a"), Run(tmp_path / "b")

    def start_of(opened):
        return weights_for("phase1", opened, config, None, TINY)

    def log_and_interrupt(log, step, values, real=RunLog.metrics):
        real(log, step, values)
        signal.raise_signal(signal.SIGINT)

    with monkeypatch.context() as patched:
        patched.setattr(RunLog, "metrics", log_and_interrupt)
        assert "stopped after step 1 of 50" in train(
            tmp_path, "--phase", "sft", "--name", "a", "--sft-steps", "50", *flags
        )
    assert first.has("sft")
    assert start_of(other) == TINY
    assert start_of(first) == first.phase("sft")  # whoever names the run means its weights
    train(tmp_path, "--resume", "--name", "a", "--sft-steps", "1")
    assert start_of(other) == first.phase("sft")


@pytest.mark.slow
def test_a_run_begun_again_without_resume_does_not_take_the_demonstrations_of_its_first_try(tmp_path, dataset):
    flags = ("--name", "d", "--phase", "sft", "--sft-steps", "1", "--dataset", str(dataset))
    train(tmp_path, *flags, "--demonstrations", "mixed")
    shutil.rmtree(tmp_path / "d" / "sft")  # as if it had died before its first checkpoint
    assert "24 clean demonstrations, 24 of them right" in train(tmp_path, *flags, "--demonstrations", "clean")


@pytest.mark.slow
def test_a_disk_that_fills_up_ends_the_run_in_one_line_and_it_goes_on_when_there_is_room(whole, run):
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (5_000_000, hard))  # the weights fit, the moments do not
    try:
        error = one_line(run, "--resume", "--steps", "3")
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert "9.9 MiB are needed" in error
    assert "delete what you can spare" in error
    assert same(run / "phase1", whole / "phase1")
    assert not list(run.glob("*.new"))
    assert "at step 2" in train(run.parent, "--resume", "--name", "a", "--steps", "3")
    assert [record["step"] for record in lines(run / "metrics.jsonl")] == [1, 2, 3]


@pytest.mark.slow
@pytest.mark.parametrize("fault", [Path.unlink, lambda path: path.write_bytes(path.read_bytes()[:100])])
def test_a_database_that_goes_in_the_middle_of_a_run_is_left_out(run, tmp_path, dataset, monkeypatch, fault):
    moved = Path(shutil.copytree(dataset, tmp_path / "data"))
    [database] = (moved / "database" / "pets").glob("pets*")
    flags = [*SMALL, "--dataset", str(moved), "--model", str(TINY), "--eval-questions", "8", "--eval-every", "2"]
    real = phase.step_line

    def after_step_1(step, stop):
        if step.number == 0:
            fault(database)
        return real(step, stop)

    monkeypatch.setattr(phase, "step_line", after_step_1)
    out = train(tmp_path / "runs", "--name", "v", "--steps", "6", *flags)
    assert "is left out: " in out
    records = lines(tmp_path / "runs" / "v" / "metrics.jsonl")
    assert sum(record["skipped_questions"] for record in records) > 0
    assert records[0]["skipped_questions"] == 0
    evaluated = {record["step"]: record["n"] for record in lines(tmp_path / "runs" / "v" / "evaluations.jsonl")}
    assert evaluated[0] == 8
    assert 0 < evaluated[2] == evaluated[6] < 8
