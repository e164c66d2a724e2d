"""Presets and recipes: shapes are the published ones, phases what the method says."""

import pytest

from grpo.plan import parameter_count
from grpo.presets import PRESETS, QWEN3_0_6B, QWEN3_1_7B, SMOLLM2_135M, with_recipe


def test_the_shapes_have_the_published_numbers_of_parameters():
    """Qwen3 report (arXiv 2505.09388) and SmolLM2's model card, with the embedding that the head shares."""
    assert parameter_count(QWEN3_0_6B) == 596_049_920
    assert parameter_count(QWEN3_1_7B) == 1_720_574_976
    assert parameter_count(SMOLLM2_135M) == 134_515_008


def test_the_tiny_shape_has_a_row_for_each_id_of_its_tokenizer(tokenizer):
    assert PRESETS["tiny"].shape.vocab_size == len(tokenizer)


@pytest.mark.parametrize("name", PRESETS)
def test_phase_1_is_easy_with_kl_and_phase_2_is_more_without(name):
    one, two = PRESETS[name].phase1, PRESETS[name].phase2
    assert (one.difficulties, one.max_completion_tokens) == (("easy",), 512)
    assert (two.difficulties, two.max_completion_tokens) == (("easy", "medium"), 1024)
    assert one.kl_coef > 0
    assert two.kl_coef == 0
    assert one.slots >= 4
    assert one.max_turns == 6
    assert two.max_turns == 8


@pytest.mark.parametrize(("name", "lr"), [("qwen3-0.6b", (3e-6, 2e-6)), ("qwen3-1.7b", (1e-6, 1e-6))])
def test_qwen3_presets_take_many_questions_and_small_steps(name, lr):
    preset = PRESETS[name]
    for phase in (preset.phase1, preset.phase2):
        assert (phase.questions_per_step, phase.group_size, phase.warmup_steps) == (16, 8, 10)
    assert (preset.phase1.lr, preset.phase2.lr) == lr
    assert preset.phase1.kl_coef == 0.005
    assert preset.needs_gpu


def test_the_seeds_recipe_is_that_of_the_first_runs():
    preset = with_recipe(PRESETS["qwen3-1.7b"], "seeds", thinking=False)
    for phase in (preset.phase1, preset.phase2):
        assert (phase.questions_per_step, phase.group_size, phase.max_turns, phase.lr) == (1, 4, 15, 1e-6)
        assert (phase.advantages, phase.aggregation, phase.group_filter) == ("group_std", "sequence", "none")
    assert (preset.phase1.kl_coef, preset.phase2.kl_coef) == (0.04, 0.0)
    assert preset.rewards.gated is False
    assert with_recipe(PRESETS["qwen3-1.7b"], "seeds", thinking=True).phase1.group_size == 3


def test_thinking_takes_more_tokens():
    preset = with_recipe(PRESETS["qwen3-0.6b"], "default", thinking=True)
    assert (preset.phase1.max_completion_tokens, preset.phase2.max_completion_tokens) == (768, 1024)
    assert (preset.phase1.max_turn_tokens, preset.phase2.max_turn_tokens) == (384, 512)
    assert with_recipe(PRESETS["tiny"], "default", thinking=True).phase1.max_turn_tokens == 128
    with pytest.raises(ValueError, match="--recipe fast: unknown; default and seeds exist"):
        with_recipe(PRESETS["tiny"], "fast", thinking=False)


@pytest.mark.parametrize("name", PRESETS)
def test_loops_end_episodes_of_pretrained_models(name):
    preset = PRESETS[name]
    assert preset.phase1.repetition_stop == preset.phase2.repetition_stop == (preset.model is not None)
