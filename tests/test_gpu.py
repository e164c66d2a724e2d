"""On a CUDA card: `python -m pytest -m gpu` runs these and prints a report of the card, to paste into an issue."""

from contextlib import nullcontext
from dataclasses import replace

import pytest
import torch

from grpo.batch import pack_group
from grpo.config import GrpoConfig, PrecisionConfig
from grpo.generation import Engine
from grpo.group_pass import add_gradient, group_logprobs
from grpo.kv_cache import Room
from grpo.memory import Work, run_stages, simulate
from grpo.model import Decoder, ModelConfig, initialise
from grpo.presets import QWEN3_0_6B
from grpo.reference import build_reference
from grpo.sampling import rollout_uniforms
from sft.trainer import add_loss_gradient
from tests.run_script import ROOT
from tests.training import lines, small_dataset, train

pytestmark = [
    pytest.mark.gpu,
    pytest.mark.skipif(not torch.cuda.is_available(), reason="needs a CUDA card"),
]

SHAPE = ModelConfig(
    vocab_size=600, hidden_size=128, intermediate_size=256, num_hidden_layers=3, num_attention_heads=8,
    num_key_value_heads=4, head_dim=32,
)  # fmt: skip


@pytest.fixture
def report(capsys):
    def say(line: str) -> None:
        with capsys.disabled():
            print(f"\n{line}", end="")

    return say


def model_on(device: str) -> Decoder:
    model = Decoder(SHAPE)
    initialise(model, torch.Generator().manual_seed(0))
    with torch.no_grad():
        model.embed_tokens.weight.mul_(10)
    return model.to(device)


def test_the_card(report):
    card = torch.cuda.get_device_properties(0)
    report(
        f"{card.name}, {card.total_memory / 2**30:.1f} GiB, capability {card.major}.{card.minor}, "
        f"torch {torch.__version__}, CUDA {torch.version.cuda}"
    )
    assert torch.cuda.is_bf16_supported()


@pytest.mark.parametrize("micro_batch", [1, 4])
def test_the_gradient_of_a_group_is_that_of_the_cpu(report, micro_batch):
    """Float32; the packed attention takes other kernels there, and the head's softmax runs in place."""
    generator = torch.Generator().manual_seed(1)
    tokens = torch.randint(0, 600, (5, 40), generator=generator).tolist()
    completions = [row[: 40 - 7 * g] for g, row in enumerate(tokens[1:])]
    gradients, logprobs = [], []
    for device in ("cpu", "cuda"):
        model = model_on(device)
        masks = [[1] * len(row) for row in completions]
        group = pack_group(tokens[0], completions, masks, torch.device(device), micro_batch)
        scored, _ = add_gradient(model, group, lambda values, of: -values, temperature=0.8, vocabulary=590)
        logprobs.append(scored.cpu())
        gradients.append({name: weight.grad.cpu() for name, weight in model.named_parameters()})
    torch.testing.assert_close(logprobs[1], logprobs[0], atol=1e-4, rtol=1e-4)
    for name, expected in gradients[0].items():
        torch.testing.assert_close(gradients[1][name], expected, atol=1e-3 * float(expected.abs().max()), rtol=1e-3)
    report(f"gradient, micro-batch {micro_batch}: largest gap of log-probs "
           f"{float((logprobs[1] - logprobs[0]).abs().max()):.1e}")  # fmt: skip


def test_the_int8_reference_scores_as_its_policy(report):
    policy = model_on("cuda")
    group = pack_group([1, 2, 3], [list(range(50))], [[1] * 50], torch.device("cuda"))
    ours, theirs = (
        group_logprobs(model, group, temperature=1.0, vocabulary=590) for model in (policy, build_reference(policy))
    )
    gap = float((ours - theirs).abs().mean())
    report(f"reference: mean gap of log-probs {gap:.1e} nats")
    assert 0 < gap < 0.05


def test_the_engine_samples_what_the_cpu_samples(report):
    """The same uniforms, float32: a rounding flips a token now and then, and what follows it is another text."""
    sampled = []
    for device in ("cpu", "cuda"):
        room = Room.of(4, group=4, tokens=64, prompt_tokens=4)
        engine = Engine(model_on(device), room, stop_ids=(), vocabulary=590, temperature=1.0)
        engine.prefill([5, 6, 7, 8])
        for member in range(4):
            engine.start(rollout_uniforms(0, 0, "q", member, 64), 64)
        sampled.append([turn.ids for turn in sorted(engine.generate(), key=lambda turn: turn.handle)])
    equal = sum(ours == theirs for ours, theirs in zip(*sampled, strict=True))
    report(f"sampling: {equal} of 4 rollouts of 64 tokens are those of the CPU")
    assert [ours[:4] for ours in sampled[0]] == [theirs[:4] for theirs in sampled[1]]


def test_a_phase_runs_and_resumes_on_the_card(tmp_path, report):
    (tmp_path / "data").mkdir()
    flags = ("--dataset", str(small_dataset(tmp_path / "data")), "--device", "cuda", "--eval-questions", "4",
             "--questions-per-step", "2", "--group-size", "2", "--group-filter", "none")  # fmt: skip
    common = ("--name", "a", "--model", str(ROOT / "grpo" / "tiny"), "--phase", "1", *flags)
    train(tmp_path, *common, "--steps", "1")
    train(tmp_path, *common, "--steps", "2", "--resume")
    steps = [record for record in lines(tmp_path / "a" / "metrics.jsonl") if record["phase"] == "phase1"]
    assert [step["step"] for step in steps] == [1, 2]
    report(f"tiny phase 1: {steps[-1]['tokens_per_second']:.0f} tokens/s, mismatch {steps[-1]['mismatch']:.1e} nats, "
           f"peak {steps[-1]['peak_gpu_mib']:.0f} MiB")  # fmt: skip


def test_the_memory_plan_is_what_the_card_allocates(report):
    """Every stage of a 4-layer Qwen3-0.6B in the L4's precision: −1 % to +3 % of what the allocator counts."""
    settings = GrpoConfig(slots=4, group_size=4, micro_batch=2, max_completion_tokens=256, kl_coef=0.04)
    shape = replace(QWEN3_0_6B, num_hidden_layers=4)
    work = Work(shape, settings, PrecisionConfig("split", "8bit", "8bit"), True, 256)
    planned = max(peak.total() for peak in simulate(work, add_loss_gradient).values())
    torch.cuda.empty_cache()
    before = torch.cuda.memory_allocated()
    torch.cuda.reset_peak_memory_stats()
    with torch.device("cuda"):
        run_stages(work, nullcontext(), add_loss_gradient)
    taken = torch.cuda.max_memory_allocated() - before
    report(f"memory: planned {planned / 2**20:.0f} MiB, taken {taken / 2**20:.0f} MiB")
    assert 0.99 <= planned / taken <= 1.03
