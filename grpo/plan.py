"""What a run would do, before it does anything: `--dry-run`, and the sizes that every run says first.

Decides the words. Shapes come from the preset, or the `config.json` of a model that is at hand, so that planning needs
no weights, no card and no network.
"""

from collections.abc import Mapping, Sequence

import torch

from env.prompt import Prompt
from grpo.chat import Chat
from grpo.config import Config, GrpoConfig, PrecisionConfig, RunConfig
from grpo.eight_bit import BLOCK
from grpo.environment import Task
from grpo.hub import resolve_model
from grpo.model import Decoder, ModelConfig
from grpo.summary import levels_text
from grpo.tokenizer import Tokenizer

GIB = 2**30
MOMENTS = {"32bit": 8, "8bit": 2 + 2 * 4 / BLOCK}  # bytes a parameter: AdamW's two moments, a scale a block


def parameter_count(shape: ModelConfig) -> int:
    with torch.device("meta"):
        return sum(weight.numel() for weight in Decoder(shape).parameters())


def size(count: float) -> str:
    """Bytes for people."""
    return f"{count / GIB:.1f} GiB" if count >= GIB / 10 else f"{count / 2**20:.1f} MiB"


def checkpoint_line(shape: ModelConfig, precision: PrecisionConfig) -> str:
    parameters, outer = parameter_count(shape), shape.vocab_size * shape.hidden_size
    outer *= 1 if shape.tie_word_embeddings else 2
    moments = (parameters - outer) * MOMENTS[precision.moments] + outer * MOMENTS[precision.embedding_moments]
    weights = parameters * precision.dtype.itemsize
    remainder = parameters * 2 if precision.weights == "split" else 0
    weights, state = size(weights), size(weights + remainder + moments)
    return f"{parameters:,} parameters; a checkpoint takes {weights}, while it can be resumed {state}"


def phase_line(name: str, config: GrpoConfig) -> str:
    steps = config.horizon if config.steps is None else config.steps
    rollouts = config.questions_per_step * config.group_size
    waves = -(-rollouts // config.slots)
    slots = f"{waves} wave{'s' if waves > 1 else ''} over {config.slots} slots"
    if config.kv_budget_gib is not None:
        slots = f"as many at once as {config.kv_budget_gib:g} GiB of keys and values hold"
    reference = f"KL {config.kl_coef} to an 8-bit reference" if config.kl_coef else "no KL"
    return (
        f"{name}: {steps} steps of {config.questions_per_step} questions × {config.group_size} rollouts "
        f"({slots}), {' + '.join(config.difficulties)}, "
        f"{reference}, at most {config.max_turns} turns and {config.max_completion_tokens} tokens, lr {config.lr:g}"
    )


def sft_line(config: Config) -> str:
    settings = config.sft
    steps = settings.horizon if settings.steps is None else settings.steps
    return (
        f"sft: {steps} steps of up to {settings.batch_tokens:,} tokens, {settings.demonstrations} demonstrations, "
        f"lr {settings.lr:g}"
    )


def source_line(run: RunConfig, bundled: bool) -> str:
    if not bundled:
        tiny = run.preset == "tiny" and run.model is None
        return f"data: {run.db or run.dataset}" + (", of which the tiny model learns nothing" if tiny else "")
    return (
        "data: the bundled minispider; for Spider give --dataset FOLDER, its official release from "
        "https://yale-lily.github.io/spider (questions and databases), for your own --db and --questions"
    )


def data_line(split: str, questions: Sequence[Task], dropped: Mapping[str, int]) -> str:
    """`train: 1,040 easy, 688 medium; dropped: 3 too_many_rows`."""
    gone = ", ".join(f"{n:,} {reason}" for reason, n in dropped.items())
    return f"{split}: {levels_text(questions)}" + (f"; dropped: {gone}" if gone else "")


def load_chat(model: str, thinking: bool, *, download: bool = True) -> Chat:
    """The renderer for a model's folder, or its name on the hub. Raises ValueError when it can't be had."""
    return Chat(Tokenizer.load(resolve_model(model, download=download)), thinking)


def tokenizer_at_hand(model: str, thinking: bool) -> tuple[Chat | None, str]:
    """The renderer for a model that is on this machine, or None and why there is none. Downloads nothing."""
    try:
        return load_chat(model, thinking, download=False), ""
    except ValueError as error:
        return None, str(error)


def plan_text(
    config: Config, phases: Sequence[str], needs_gpu: bool, prompt: Prompt, chat: Chat | None, why_no_tokens: str
) -> str:
    """All that a dry run says beyond the data. chat: None where no tokenizer is at hand."""
    lines = ["model: " + checkpoint_line(config.shape, config.precision)]
    if needs_gpu:
        lines.append("device: made for a CUDA card with bfloat16; --device cpu insists on the CPU")
    for phase in phases:
        settings = {"phase1": config.phase1, "phase2": config.phase2}.get(phase)
        lines.append(sft_line(config) if settings is None else phase_line(phase, settings))
    if chat is None:
        counted, text = f"? tokens: {why_no_tokens}", f"{prompt.system}\n\n{prompt.user}"
    else:
        counted, text = f"{len(chat.prompt_ids(prompt))} tokens", chat.prompt_text(prompt)
    return "\n".join([*lines, f"a first prompt ({counted}):", text])
