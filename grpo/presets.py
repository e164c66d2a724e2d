"""Named starting points: a model's shape with the hyper-parameters that fit it, and recipes on top.

Decides numbers only. The shapes of the pretrained models stand here, so that planning needs no network; their
hyper-parameters are those of published recipes for models of this size (many questions a step, low learning rate,
small β). Phase 2 is phase 1 with fields replaced.
"""

from dataclasses import dataclass, replace

from env.rewards import RewardWeights
from grpo.config import GrpoConfig, PrecisionConfig, SftConfig
from grpo.model import ModelConfig

PHASE_1 = GrpoConfig()
PHASE_2 = replace(PHASE_1, difficulties=("easy", "medium"), kl_coef=0.0, max_turns=8, max_completion_tokens=1024)

TINY_SHAPE = ModelConfig(
    vocab_size=2135,  # the ids of its tokenizer, grpo/tiny
    hidden_size=128,
    intermediate_size=384,
    num_hidden_layers=3,
    num_attention_heads=4,
    num_key_value_heads=2,
    head_dim=32,
    rope_theta=1e4,
    max_position_embeddings=2048,
)
QWEN3_0_6B = ModelConfig(
    vocab_size=151_936,
    hidden_size=1024,
    intermediate_size=3072,
    num_hidden_layers=28,
    num_attention_heads=16,
    num_key_value_heads=8,
    head_dim=128,
)
QWEN3_1_7B = replace(QWEN3_0_6B, hidden_size=2048, intermediate_size=6144)
SMOLLM2_135M = ModelConfig(
    vocab_size=49_152,
    hidden_size=576,
    intermediate_size=1536,
    num_hidden_layers=30,
    num_attention_heads=9,
    num_key_value_heads=3,
    head_dim=64,
    rope_theta=1e5,
    rms_norm_eps=1e-5,
    max_position_embeddings=8192,
    qk_norm=False,
)


@dataclass(frozen=True)
class Preset:
    """model: name on the hub of the weights to start from; None makes fresh ones of `shape`. hints: the default of
    `--hints`; they take words that the tiny tokenizer lacks and room that the compact form saves."""

    model: str | None
    shape: ModelConfig
    prompt_form: str
    sft: SftConfig
    phase1: GrpoConfig
    phase2: GrpoConfig
    rewards: RewardWeights = RewardWeights()
    precision: PrecisionConfig = PrecisionConfig()
    hints: bool = False
    gradient_checkpointing: bool = False
    needs_gpu: bool = False


# Pretrained models can fall into loops; the tiny one, whose turns are 128 tokens at most, has no room for one.
PRETRAINED_1, PRETRAINED_2 = replace(PHASE_1, repetition_stop=True), replace(PHASE_2, repetition_stop=True)

# A weight, its gradient and its moments in 8 bytes: what lets 1.7 billion of them train on 24 GB.
# The embedding's moments too: in 32 bits they take 1.74 GiB more at 1.7B and gain nothing (README). What drift they
# have comes from blocks of two rows, a common token's beside a rare one's; at a width of 1,024 a block is in one row.
EIGHT_BYTES = PrecisionConfig(weights="split", moments="8bit", embedding_moments="8bit")

TINY_GRPO = dict(slots=64, max_turn_tokens=128, lr=2e-4, warmup_steps=5)

PRESETS: dict[str, Preset] = {
    # From scratch on a CPU in minutes: a tenth of a published model's lr would learn nothing in so few steps.
    "tiny": Preset(
        model=None,
        shape=TINY_SHAPE,
        prompt_form="compact",
        # Small batches and copying drills are what make a model this small learn to copy; mixed demonstrations
        # leave GRPO something to sharpen.
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
    # Real pretrained weights that a laptop's CPU can train, slowly.
    "smollm2-135m": Preset(
        model="HuggingFaceTB/SmolLM2-135M-Instruct",
        shape=SMOLLM2_135M,
        prompt_form="compact",
        sft=SftConfig(horizon=100, lr=1e-4, warmup_steps=5, batch_tokens=4096, max_questions=3000),
        phase1=replace(PRETRAINED_1, horizon=20, questions_per_step=8, lr=5e-6, max_turn_tokens=160),
        phase2=replace(PRETRAINED_2, horizon=20, questions_per_step=8, lr=5e-6, max_turn_tokens=160),
    ),
    "qwen3-0.6b": Preset(
        model="Qwen/Qwen3-0.6B",
        shape=QWEN3_0_6B,
        prompt_form="full",
        sft=SftConfig(horizon=200, lr=2e-5, warmup_steps=10, max_questions=3000),
        phase1=replace(PRETRAINED_1, lr=3e-6),
        phase2=replace(PRETRAINED_2, lr=2e-6, horizon=200),
        precision=EIGHT_BYTES,
        hints=True,
        gradient_checkpointing=True,
        needs_gpu=True,
    ),
    "qwen3-1.7b": Preset(
        model="Qwen/Qwen3-1.7B",
        shape=QWEN3_1_7B,
        prompt_form="full",
        sft=SftConfig(horizon=200, lr=1e-5, warmup_steps=10, max_questions=3000),
        phase1=PRETRAINED_1,
        phase2=replace(PRETRAINED_2, horizon=200),
        precision=EIGHT_BYTES,
        hints=True,
        gradient_checkpointing=True,
        needs_gpu=True,
    ),
}

# Plain GRPO, to measure against: one question an optimizer step, advantages over the group's std, no group filter.
SEEDS_GRPO = dict(
    questions_per_step=1,
    group_size=4,
    max_turns=15,
    advantages="group_std",
    aggregation="sequence",
    group_filter="none",
    lr=1e-6,
)


def with_recipe(preset: Preset, recipe: str, *, thinking: bool) -> Preset:
    """The preset under another recipe. Raises ValueError for an unknown one.

    Thinking takes more tokens; a turn may have half of them at most, so that one thought can't eat the episode: cut,
    the model is told so and has a second turn.
    """
    if recipe not in ("default", "seeds"):
        raise ValueError(f"--recipe {recipe}: unknown; default and seeds exist")
    one, two = preset.phase1, preset.phase2
    if recipe == "seeds":
        one, two = replace(one, **SEEDS_GRPO, kl_coef=0.04), replace(two, **SEEDS_GRPO)
        preset = replace(preset, rewards=replace(preset.rewards, gated=False))
    if thinking:
        one, two = (
            replace(phase, max_completion_tokens=tokens, max_turn_tokens=phase.max_turn_tokens or tokens // 2)
            for phase, tokens in ((one, 768), (two, 1024))
        )
        if recipe == "seeds":
            one, two = replace(one, group_size=3), replace(two, group_size=3)
    return replace(preset, phase1=one, phase2=two)
