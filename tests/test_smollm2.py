"""A real pretrained model: what it says here is what it says in transformers."""

import pytest
import torch
from transformers import AutoModelForCausalLM

from env.prompt import Prompt, build_prompt
from grpo import checkpoint
from grpo.attention import causal
from grpo.generation import Engine
from grpo.kv_cache import Room
from grpo.phase import load_policy
from grpo.run_log import read_records
from tests.training import train

TOKENS = 64
PROMPTS = [
    Prompt("You are a helpful assistant.", "Tell me the story of a fox and a crow.", ()),
    build_prompt("How many singers are older than 30?", ["singer", "concert"], form="full"),
]

pytestmark = pytest.mark.slow


def test_greedy_text_of_64_tokens_equals_transformers(smollm2):
    """In float32, past any end of turn; and the logits of the last prompt within 1e-4 of their scale."""
    policy, chat = load_policy(smollm2)
    theirs = AutoModelForCausalLM.from_pretrained(smollm2, dtype=torch.float32)
    theirs.generation_config.eos_token_id = None
    for prompt in PROMPTS:
        ids = chat.prompt_ids(prompt)
        room = Room.of(1, group=1, tokens=TOKENS, prompt_tokens=len(ids))
        engine = Engine(
            policy, room, stop_ids=(), vocabulary=len(chat.tokenizer), temperature=0.0
        )
        engine.prefill(ids)
        engine.start(torch.zeros(TOKENS, dtype=torch.float64), TOKENS)
        (turn,) = engine.generate()
        inputs = torch.tensor([ids])  # without a mask, generate takes each <|im_end|> of the prompt for padding
        written = theirs.generate(
            inputs, attention_mask=torch.ones_like(inputs), max_new_tokens=TOKENS, do_sample=False
        )[0, len(ids) :]
        assert len(turn.ids) == TOKENS
        assert chat.tokenizer.decode(turn.ids) == chat.tokenizer.decode(written.tolist())
    with torch.no_grad():
        hidden = policy(torch.tensor(ids), torch.arange(len(ids)), lambda layer, *qkv: causal(*qkv))
        ours = hidden @ policy.head_weight.T
        expected = theirs(torch.tensor([ids])).logits[0]
    torch.testing.assert_close(ours, expected, atol=1e-4 * float(expected.abs().max()), rtol=0)


def test_its_bfloat16_weights_are_saved_as_they_came(smollm2, tmp_path):
    policy = checkpoint.load(smollm2, dtype=torch.bfloat16)
    checkpoint.save(tmp_path / "m", policy, load_policy(smollm2)[1].tokenizer)
    before, after = (AutoModelForCausalLM.from_pretrained(folder).state_dict() for folder in (smollm2, tmp_path / "m"))
    assert before.keys() == after.keys()
    assert all(torch.equal(before[name], after[name]) for name in before)


def test_a_step_of_sft_and_of_phase_1(smollm2, tmp_path):
    """Tiny lengths: weights, tokenizer and prompt of a pretrained model go through the whole path."""
    data = ("--preset", "smollm2-135m", "--name", "a", "--difficulty", "easy", "--sft-difficulty", "easy")
    sft = ("--sft-max-questions", "4", "--sft-steps", "1", "--sft-batch-tokens", "512")
    train(tmp_path, *data, *sft, "--model", str(smollm2), "--phase", "sft")
    grpo = ("--steps", "1", "--questions-per-step", "1", "--group-size", "2", "--eval-questions", "1")
    lengths = ("--max-turns", "2", "--max-completion-tokens", "96", "--max-turn-tokens", "24", "--group-filter", "none")
    train(tmp_path, *data, *grpo, *lengths, "--phase", "1")
    (record,) = (r for r in read_records(tmp_path / "a" / "metrics.jsonl") if r["phase"] == "phase1")
    assert record["kl"] < 0.02  # the reference is the SFT weights in int8
    start, after = (checkpoint.load(folder) for folder in (smollm2, tmp_path / "a" / "sft"))
    moved = [not torch.equal(a, b) for a, b in zip(start.parameters(), after.parameters(), strict=True)]
    assert all(moved)
    assert checkpoint.exists(tmp_path / "a" / "phase1")
