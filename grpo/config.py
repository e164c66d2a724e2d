"""Every number of a run, as frozen dataclasses; those of the rewards are `env.rewards.RewardWeights`.

A command-line flag exists because a field exists. Sections become flags by a prefix: `SftConfig.lr` is `--sft-lr`,
`GrpoConfig.lr` is `--lr`. A preset is a set of sections; phase 2 is phase 1 with fields replaced. Reading flags is
`cli.py`'s business.
"""

from dataclasses import dataclass, field
from typing import Any, Literal

import torch

from env.rewards import RewardWeights
from grpo.advantages import AdvantageKind, GroupFilter
from grpo.loss import Aggregation, KLEstimator
from grpo.model import ModelConfig
from grpo.optimizer import Moments, Schedule, Weights
from grpo.products import Library
from grpo.rollout import Limits


def option(default: Any, help: str, flag: str | None = None) -> Any:
    """A field with its meaning and unit, which is also its help text. flag: its name, if not the section's rule's."""
    return field(default=default, metadata={"help": help, "flag": flag})


@dataclass(frozen=True)
class RunConfig:
    """What to run, on what, and where results go."""

    phase: str = option("all", "sft, 1, 2, or all of them in turn")
    preset: str | None = option(
        None, "hyper-parameters and prompt form: tiny, smollm2-135m, qwen3-0.6b, qwen3-1.7b (default: by what is here)"
    )
    recipe: str = option("default", "default, or seeds: plain GRPO to compare with, one question of 4 rollouts a step")
    model: str | None = option(None, "folder with weights and tokenizer to start from, or a name on the hub")
    device: str = option("auto", "auto, cpu or cuda")
    dataset: str = option("minispider", "minispider (bundled), a folder in Spider's official layout, or hub")
    databases: str | None = option(None, "folder of Spider's databases, for --dataset hub, which does not carry them")
    db: str | None = option(None, "an own SQLite file, with --questions, instead of --dataset")
    questions: str | None = option(None, "JSONL file of questions about --db: question, and sql or answer, a line")
    thinking: bool = option(False, "let the model think before it calls; takes more tokens a turn")
    hints: bool | None = option(
        None, "replies to failed queries say what was probably meant (default: on for the Qwen3 presets)"
    )
    gradient_checkpointing: bool | None = option(
        None, "compute layers again in backward instead of keeping them (default: on for the Qwen3 presets)"
    )
    runs_dir: str = option("runs", "folder that holds all runs")
    name: str | None = option(None, "name of the run (default: preset and the next free number)")
    resume: bool = option(False, "go on with the run --name, or the newest of the preset, where it stopped")
    from_scratch: bool = option(False, "GRPO starts from this run's weights alone; --phase 1 makes missing SFT ones")
    keep: int = option(1, "checkpoints of each phase that stay, the current one among them")
    force: bool = option(False, "run although the memory plan says that it does not fit the card")
    dry_run: bool = option(False, "print the plan, the data and one prompt, and stop")
    hours: float | None = option(None, "stop, saved, before so many hours are over")
    seed: int = option(0, "seed of every random draw")
    quiet: bool = option(False, "say only warnings, errors and the table at the end; no progress bars")
    log_json: bool = option(
        False, "print one JSON object a step on stdout, as metrics.jsonl has it; words go to stderr, no progress bars"
    )
    threads: str = option("1", "CPU threads: a number, or auto to measure which is fastest; tiny models like 1")
    matmul: Library = option(
        "default", "who multiplies an update's float32 matrices on a CPU; onednn is twice as fast as MKL on AMD"
    )


@dataclass(frozen=True)
class PrecisionConfig:
    """How weights and AdamW's moments are kept in training. The defaults are those of float32; presets have others."""

    weights: Weights = option(
        "float32", "float32, split (bf16 and 16 bits more: exact) or stochastic (bf16 alone)", flag="weights"
    )
    moments: Moments = option("32bit", "AdamW's moments of the layers' matrices: 32bit or 8bit", flag="moments")
    embedding_moments: Moments = option("32bit", "those of embedding and head: 32bit or 8bit", flag="embedding_moments")

    @property
    def dtype(self) -> torch.dtype:
        """Of the model's weights, and so of what it computes in; weights that differ from float32 are bf16."""
        return torch.float32 if self.weights == "float32" else torch.bfloat16


FLOAT32 = PrecisionConfig()


@dataclass(frozen=True)
class SftConfig:
    """The warm-up. Steps are optimizer steps."""

    steps: int | None = option(None, "stop SFT after this many steps (default: at the horizon)")
    horizon: int = option(1000, "steps that the SFT learning-rate schedule spans")
    lr: float = option(2e-5, "peak learning rate of SFT")
    final_lr: float = option(0.1, "learning rate at the horizon as a share of the peak")
    warmup_steps: int = option(30, "steps of linear warm-up")
    schedule: Schedule = option("linear", "the way from peak to final learning rate: linear or cosine")
    batch_tokens: int = option(16_384, "padded tokens a step; small batches learn copying sooner")
    micro_batch: int | None = option(None, "sequences in one forward pass; same gradient (default: all of a batch)")
    beta2: float = option(0.98, "AdamW's second-moment decay in SFT")
    weight_decay: float = option(0.01, "AdamW's weight decay in SFT")
    grad_clip: float = option(1.0, "largest gradient norm in SFT")
    other_weight: float = option(0.0, "loss weight of tokens that are not the assistant's")
    drill_share: float = option(
        0.0, "share of SFT's tokens that are copying drills (random tokens said twice); for models without pretraining"
    )
    demonstrations: Literal["clean", "mixed"] = option(
        "clean", "the expert's quality: clean, or mixed (often sloppy)", flag="demonstrations"
    )
    max_questions: int | None = option(None, "at most so many questions are demonstrated (default: all)")
    per_question: int = option(1, "demonstrations the expert plays for each question")
    fresh_contents: int = option(0, "new contents of each bundled theme that training queries are also shown on")
    difficulties: tuple[str, ...] = option(
        ("easy", "medium"), "hardness levels the expert demonstrates", flag="sft_difficulty"
    )
    check_questions: int = option(16, "held-out questions played after SFT to see whether its turns parse; 0: none")
    save_every: int = option(500, "steps between checkpoints")


@dataclass(frozen=True)
class GrpoConfig:
    """One GRPO phase."""

    difficulties: tuple[str, ...] = option(
        ("easy",), "hardness levels trained on, comma-separated: easy, medium, hard, extra", flag="difficulty"
    )
    steps: int | None = option(None, "stop each GRPO phase after this many steps (default: at the horizon)")
    horizon: int = option(80, "steps that the learning-rate schedule spans")
    questions_per_step: int = option(16, "questions a step (Q)")
    group_size: int = option(8, "rollouts a question (G), at least 2")
    slots: int = option(16, "rollouts in memory at once; more wait their turn")
    kv_budget_gib: float | None = option(None, "GiB of keys and values; decides the slots in place of --slots")
    max_turns: int = option(6, "assistant turns an episode")
    max_completion_tokens: int = option(512, "tokens after the prompt, tool text included")
    max_turn_tokens: int | None = option(None, "sampled tokens a turn (default: what the budget leaves)")
    repetition_stop: bool = option(False, "end an episode whose turn runs into a loop")
    temperature: float = option(1.0, "sampling temperature; training uses the same distribution")
    advantages: AdvantageKind = option("mean_only", "mean_only, group_std, leave_one_out or batch_std")
    group_filter: GroupFilter = option("grade", "which groups are kept: grade, right or none")
    aggregation: Aggregation = option("token", "weights of the loss: token, sequence or constant")
    kl_coef: float = option(0.005, "β, weight of the KL to the reference; 0 builds no reference")
    kl_estimator: KLEstimator = option("k3", "KL loss: k3 or k2")
    clip_low: float = option(0.2, "ratio clip below 1")
    clip_high: float = option(0.2, "ratio clip above 1")
    updates_per_step: int = option(1, "optimizer steps on the rollouts of one step")
    micro_batch: int = option(8, "completions of a group in one forward pass")
    lr: float = option(1e-6, "peak learning rate of GRPO")
    final_lr: float = option(1.0, "learning rate at the horizon as a share of the peak")
    warmup_steps: int = option(10, "steps of linear warm-up")
    schedule: Schedule = option("linear", "the way from peak to final learning rate: linear or cosine")
    beta2: float = option(0.95, "AdamW's second-moment decay")
    weight_decay: float = option(0.0, "AdamW's weight decay")
    grad_clip: float = option(1.0, "largest gradient norm")
    eval_questions: int = option(300, "held-out questions of the accuracy before and after")
    eval_every: int | None = option(None, "steps between evaluations within a phase; the best weights are kept")
    save_every: int = option(10, "steps between checkpoints")

    @property
    def limits(self) -> Limits:
        return Limits(self.max_turns, self.max_completion_tokens, self.max_turn_tokens, self.repetition_stop)


@dataclass(frozen=True)
class Config:
    """Everything one invocation needs; written into the run folder."""

    run: RunConfig
    prompt_form: str
    hints: bool
    gradient_checkpointing: bool
    shape: ModelConfig
    sft: SftConfig
    phase1: GrpoConfig
    phase2: GrpoConfig
    rewards: RewardWeights
    precision: PrecisionConfig = PrecisionConfig()

    def __post_init__(self) -> None:
        check_run(self.run)
        check_precision(self.precision)
        check_sft(self.sft)
        for phase in (self.phase1, self.phase2):
            check_grpo(phase)


def check_run(config: RunConfig) -> None:
    """Raises ValueError for values that no run can have; says which flag."""
    _one_of("--phase", config.phase, ("sft", "1", "2", "all"))
    _one_of("--device", config.device, ("auto", "cpu", "cuda"))
    check_source(config)
    if config.keep < 1:
        raise ValueError(f"--keep must be at least 1, the current checkpoint, not {config.keep}")
    if config.hours is not None and not config.hours > 0:
        raise ValueError(f"--hours must be above 0, not {config.hours}")


def check_source(config: RunConfig) -> None:
    """Raises ValueError for flags of the data that don't belong together."""
    if (config.db is None) != (config.questions is None):
        raise ValueError("--db and --questions belong together: a SQLite file and a JSONL file of questions about it")
    if config.db is not None and config.dataset != "minispider":
        raise ValueError("--db and --dataset are two sources of questions: give one")
    if (config.dataset == "hub") != (config.databases is not None):
        raise ValueError(
            "--dataset hub and --databases belong together: the hub has Spider's questions, not its databases; "
            "they come with the official release (https://yale-lily.github.io/spider)"
        )


def check_precision(config: PrecisionConfig) -> None:
    """Raises ValueError for a combination that saves next to nothing; says which flag."""
    if config.moments == "32bit" and config.embedding_moments == "8bit":
        raise ValueError("--embedding-moments 8bit with --moments 32bit: give --moments 8bit, or 32bit to both")


def check_sft(config: SftConfig) -> None:
    """Raises ValueError for values that no SFT can have; says which flag."""
    _at_least("--sft-", config, 1, "horizon", "batch_tokens", "per_question", "save_every")
    _at_least(
        "--sft-", config, 0, "lr", "warmup_steps", "weight_decay", "other_weight", "fresh_contents", "check_questions"
    )
    _at_least("--sft-", config, 1, "micro_batch", "max_questions", "steps")
    _above_0("--sft-", config, "grad_clip")
    if not 0 <= config.drill_share < 1:
        raise ValueError(f"--sft-drill-share must be at least 0 and below 1, not {config.drill_share}")
    _levels("--sft-difficulty", config.difficulties)


def check_grpo(config: GrpoConfig) -> None:
    """Raises ValueError for values that no GRPO phase can have; says which flag."""
    if config.group_size < 2:
        raise ValueError("--group-size must be at least 2: a rollout alone has nothing to be compared with")
    _at_least(
        "--", config, 1, "questions_per_step", "slots", "max_turns", "micro_batch", "updates_per_step", "horizon",
        "save_every", "eval_questions", "steps", "eval_every", "max_turn_tokens",
    )  # fmt: skip
    _at_least("--", config, 0, "kl_coef", "clip_low", "clip_high", "lr", "warmup_steps", "weight_decay")
    _above_0("--", config, "grad_clip", "kv_budget_gib")
    if not config.temperature > 0:
        raise ValueError("--temperature must be above 0 in training; evaluation is greedy by itself")
    if config.max_completion_tokens < 32:
        raise ValueError("--max-completion-tokens must be at least 32: a tool call alone takes about that")
    _levels("--difficulty", config.difficulties)


def _one_of(flag: str, value: str, known: tuple[str, ...]) -> None:
    if value not in known:
        raise ValueError(f"{flag} {value}: unknown; {', '.join(known[:-1])} and {known[-1]} exist")


def _levels(flag: str, levels: tuple[str, ...]) -> None:
    if not levels:
        raise ValueError(f"{flag}: name at least one of easy, medium, hard, extra")
    if unknown := set(levels) - {"easy", "medium", "hard", "extra"}:
        raise ValueError(f"{flag}: unknown {', '.join(sorted(unknown))}; easy, medium, hard, extra exist")


def _at_least(prefix: str, config: SftConfig | GrpoConfig, least: int, *names: str) -> None:
    for name in names:
        value = getattr(config, name)
        if value is not None and not value >= least:  # also refuses NaN
            raise ValueError(f"{prefix}{name.replace('_', '-')} must be at least {least}, not {value}")


def _above_0(prefix: str, config: SftConfig | GrpoConfig, *names: str) -> None:
    for name in names:
        value = getattr(config, name)
        if value is not None and not value > 0:
            raise ValueError(f"{prefix}{name.replace('_', '-')} must be above 0, not {value}")
