"""Packing: what predicts what, which position is computed how often, and who sees whom."""

import pytest
import torch

from grpo.batch import pack_group
from grpo.group_pass import add_gradient, group_logprobs


def test_the_worked_example_of_the_docstring():
    group = pack_group([10, 11, 12], [[20, 21, 22, 23], [30, 31]], [[1, 0, 0, 1], [1, 1]])
    (part,) = group.parts
    assert group.prompt.ids.tolist() == [10, 11, 12]
    assert part.tokens.ids.tolist() == [20, 21, 22, 23, 30, 31]
    assert part.tokens.positions.tolist() == [3, 4, 5, 6, 3, 4]
    assert part.source.tolist() == [-1, 2, -1, 4]
    assert part.targets.tolist() == [20, 23, 30, 31]
    assert group.rows.tolist() == [0, 0, 1, 1]


def test_parts_keep_the_order_of_the_loss_tokens():
    completions, masks = [[20, 21], [30], [40, 41, 42]], [[1, 1], [1], [0.5, 0, 1]]
    whole, parts = pack_group([1], completions, masks), pack_group([1], completions, masks, micro_batch=2)
    assert [part.loss_tokens for part in parts.parts] == [slice(0, 3), slice(3, 5)]
    assert torch.cat([part.targets for part in parts.parts]).tolist() == whole.parts[0].targets.tolist()
    assert parts.rows.tolist() == whole.rows.tolist() == [0, 0, 1, 2, 2]
    assert parts.flags.tolist() == [1, 1, 1, 0.5, 1]


def test_distinct_ids_are_listed_once():
    (part,) = pack_group([], [[5, 7, 5, 9]], [[0, 1, 1, 1]]).parts
    tokens = part.tokens
    assert tokens.distinct.tolist() == [5, 7, 9]
    assert tokens.distinct[tokens.which].tolist() == [5, 7, 5, 9]


def test_a_first_token_that_nothing_predicts_can_bear_no_loss():
    with pytest.raises(ValueError, match="first token"):
        pack_group([], [[5, 6]], [[1, 1]])
    assert pack_group([], [[5, 6]], [[0, 1]]).parts[0].targets.tolist() == [6]


@pytest.mark.parametrize("micro_batch", [1, 2, 3, None])
@pytest.mark.parametrize("checkpointing", [False, True])
def test_a_prompt_passes_the_network_once_at_any_micro_batch(small_model, micro_batch, checkpointing):
    """Counted in the MLPs: P + Σ lengths, in the last layer 1 + loss tokens; twice that with checkpointing."""
    positions, last = [], []
    small_model.layers[0].mlp.register_forward_pre_hook(lambda module, args: positions.append(len(args[0])))
    small_model.layers[-1].mlp.register_forward_pre_hook(lambda module, args: last.append(len(args[0])))
    small_model.gradient_checkpointing = checkpointing
    completions, masks = [[1, 2, 3], [4], [5, 6], [7, 8]], [[1, 0, 1], [1], [1, 1], [0, 1]]
    group = pack_group(range(7), completions, masks, None, micro_batch)
    assert group.positions == 7 + 8
    group_logprobs(small_model, group, temperature=1.0, vocabulary=100)
    assert (sum(positions), sum(last)) == (7 + 8, 1 + 6)
    positions.clear()
    last.clear()
    add_gradient(small_model, group, lambda logprobs, of: logprobs, temperature=1.0, vocabulary=100)
    passes = 2 if checkpointing else 1
    assert (sum(positions), sum(last)) == ((7 + 8) * passes, (1 + 6) * passes)


def masked_group(completions, masks, model):
    """Log-probs, and one weight's gradient of their sum."""
    group = pack_group([1, 2, 3, 4, 5], completions, masks)
    model.zero_grad()
    logprobs, _ = add_gradient(model, group, lambda logprobs, of: logprobs, temperature=1.0, vocabulary=100)
    return logprobs[group.rows == 0], logprobs, model.layers[0].mlp.up_proj.weight.grad


def test_a_masked_token_cannot_change_the_loss_by_a_bit(small_model):
    """The last forced token of a completion predicts nothing that bears loss: any id may stand there."""
    completions, masks = [[9, 8, 7, 6, 5, 4], [3, 2, 1, 9]], [[1, 1, 0, 1, 1, 0], [1, 1, 1, 0]]
    before = masked_group(completions, masks, small_model)
    completions[0][5], completions[1][3] = 99, 98
    after = masked_group(completions, masks, small_model)
    assert all(torch.equal(ours, theirs) for ours, theirs in zip(before, after, strict=True))


def test_completions_do_not_see_each_other(small_model):
    masks = [[1] * 6, [1] * 6]
    before = masked_group([[9, 8, 7, 6, 5, 4], [3, 2, 1, 9, 8, 7]], masks, small_model)[0]
    assert torch.equal(before, masked_group([[9, 8, 7, 6, 5, 4], [99] * 6], masks, small_model)[0])
