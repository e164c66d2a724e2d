"""Every number of a run, as frozen dataclasses. A command-line flag exists because a field exists.

Sections become flags by a prefix: `SftConfig.lr` is `--sft-lr`, `GrpoConfig.lr` is `--lr`. A preset is a set of
sections; phase 2 is phase 1 with fields replaced. Reading flags is `cli.py`'s business.
"""

from dataclasses import dataclass, field, replace
from typing import Any, Literal

from env.rewards import RewardWeights
from grpo.advantages import AdvantageKind, GroupFilter
from grpo.loss import Aggregation, KLEstimator
from grpo.model import ModelConfig
from grpo.rollout import Limits


def option(default: Any, help: str, flag: str | None = None) -> Any:
    """A field with its meaning and unit, which is also its help text. flag: its name, if not the section's rule's."""
    return field(default=default, metadata={"help": help, "flag": flag})


@dataclass(frozen=True)
class RunConfig:
    """What to run, on what, and where results go."""

    phase: str = option("all", "sft, 1, 2, or all of them in turn")
    preset: str = option("tiny", "named set of hyper-parameters and prompt form")
    model: str | None = option(None, "folder with weights and tokenizer to start from")
    dataset: str = option("minispider", "minispider (bundled), or a folder in Spider's official layout")
    runs_dir: str = option("runs", "folder that holds all runs")
    name: str | None = option(None, "name of the run (default: preset and the next free number)")
    resume: bool = option(False, "go on with the run --name, or the newest of the preset, where it stopped")
    from_scratch: bool = option(False, "make SFT weights anew although finished ones are at hand")
    seed: int = option(0, "seed of every random draw")
    threads: str = option("1", "CPU threads: a number, or auto to measure which is fastest; tiny models like 1")


@dataclass(frozen=True)
class SftConfig:
    """The warm-up. Steps are optimizer steps."""

    steps: int | None = option(None, "stop SFT after this many steps (default: at the horizon)")
    horizon: int = option(1000, "steps that the SFT learning-rate schedule spans")
    lr: float = option(2e-5, "peak learning rate of SFT")
    final_lr: float = option(0.1, "learning rate at the horizon as a share of the peak")
    warmup_steps: int = option(30, "steps of linear warm-up")
    batch_tokens: int = option(16_384, "padded tokens a step; small batches learn copying sooner")
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
    per_question: int = option(1, "demonstrations the expert plays for each question")
    fresh_contents: int = option(0, "new contents of each bundled theme that training queries are also shown on")
    difficulties: tuple[str, ...] = option(("easy", "medium"), "hardness levels the expert demonstrates")
    save_every: int = option(500, "steps between checkpoints")


@dataclass(frozen=True)
class GrpoConfig:
    """One GRPO phase."""

    difficulties: tuple[str, ...] = option(("easy",), "hardness levels trained on: easy, medium, hard, extra")
    steps: int | None = option(None, "stop each GRPO phase after this many steps (default: at the horizon)")
    horizon: int = option(80, "steps that the learning-rate schedule spans")
    questions_per_step: int = option(16, "questions a step (Q)")
    group_size: int = option(8, "rollouts a question (G), at least 2")
    slots: int = option(16, "rollouts in memory at once; more wait their turn")
    max_turns: int = option(6, "assistant turns an episode")
    max_completion_tokens: int = option(512, "tokens after the prompt, tool text included")
    max_turn_tokens: int | None = option(None, "sampled tokens a turn (default: what the budget leaves)")
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
    beta2: float = option(0.95, "AdamW's second-moment decay")
    weight_decay: float = option(0.0, "AdamW's weight decay")
    grad_clip: float = option(1.0, "largest gradient norm")
    eval_questions: int = option(300, "held-out questions of the accuracy before and after")
    save_every: int = option(10, "steps between checkpoints")

    @property
    def limits(self) -> Limits:
        return Limits(self.max_turns, self.max_completion_tokens, self.max_turn_tokens)


@dataclass(frozen=True)
class Preset:
    """A named starting point. shape: weights made from scratch when no model is given."""

    prompt_form: str
    shape: ModelConfig | None
    sft: SftConfig
    phase1: GrpoConfig
    phase2: GrpoConfig
    rewards: RewardWeights = RewardWeights()


@dataclass(frozen=True)
class Config:
    """Everything one invocation needs; written into the run folder."""

    run: RunConfig
    prompt_form: str
    shape: ModelConfig | None
    sft: SftConfig
    phase1: GrpoConfig
    phase2: GrpoConfig
    rewards: RewardWeights

    def __post_init__(self) -> None:
        for phase in (self.phase1, self.phase2):
            check_grpo(phase)


def check_grpo(config: GrpoConfig) -> None:
    """Raises ValueError for values that no run can have; says which flag."""
    if config.group_size < 2:
        raise ValueError("--group-size must be at least 2: a rollout alone has nothing to be compared with")
    for name in ("questions_per_step", "slots", "max_turns", "micro_batch", "updates_per_step", "horizon"):
        if getattr(config, name) < 1:
            raise ValueError(f"--{name.replace('_', '-')} must be at least 1, not {getattr(config, name)}")
    if config.temperature <= 0:
        raise ValueError("--temperature must be above 0 in training; evaluation is greedy by itself")
    if config.max_completion_tokens < 32:
        raise ValueError("--max-completion-tokens must be at least 32: a tool call alone takes about that")
    if unknown := set(config.difficulties) - {"easy", "medium", "hard", "extra"}:
        raise ValueError(f"--difficulties: unknown {', '.join(sorted(unknown))}; easy, medium, hard, extra exist")


PHASE_1 = GrpoConfig()
PHASE_2 = replace(
    PHASE_1, difficulties=("easy", "medium"), kl_coef=0.0, max_turns=8, max_completion_tokens=1024
)

TINY_SHAPE = ModelConfig(
    vocab_size=2048,
    hidden_size=128,
    intermediate_size=384,
    num_hidden_layers=3,
    num_attention_heads=4,
    num_key_value_heads=2,
    head_dim=32,
    rope_theta=1e4,
    max_position_embeddings=2048,
)
TINY_GRPO = dict(slots=64, max_turn_tokens=128, lr=2e-4, warmup_steps=5)

PRESETS: dict[str, Preset] = {
    # From scratch on a CPU in minutes. Loss on non-assistant tokens (0.2) and small batches are what make a model
    # this small learn to copy; mixed demonstrations leave GRPO something to sharpen.
    "tiny": Preset(
        prompt_form="compact",
        shape=TINY_SHAPE,
        sft=SftConfig(
            horizon=11_000,
            lr=2e-3,
            final_lr=0.05,
            batch_tokens=512,
            weight_decay=0.05,
            drill_share=0.35,
            demonstrations="mixed",
            fresh_contents=24,
        ),
        phase1=replace(PHASE_1, **TINY_GRPO, horizon=40, group_size=4, kl_coef=0.04),
        phase2=replace(PHASE_2, **TINY_GRPO, horizon=60, group_size=8),
    ),
}
