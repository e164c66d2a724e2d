"""Copying drills: what is said twice is trained the second time, and nothing else."""

import pytest

from sft.dataset import TokenSequence
from sft.drills import LONGEST, SHORTEST, copying_drills

SHOWN = [TokenSequence(list(range(5, 105)), [0.0] + [1.0] * 99)] * 20  # 2,000 tokens over the ids 5 … 104
NEVER = {5, 6, 7}


def test_the_second_half_repeats_the_first_and_bears_the_loss():
    for drill in copying_drills(SHOWN, 0.5, NEVER, seed=0):
        said = len(drill.ids) // 2
        assert SHORTEST <= said <= LONGEST
        assert drill.ids[:said] == drill.ids[said:]
        # The first token of the second time follows nothing that foretells it: no loss there.
        assert drill.weights == [0.0] * (said + 1) + [1.0] * (said - 1)


def test_only_ids_of_the_demonstrations_are_drilled_and_all_of_them():
    drilled = {token for drill in copying_drills(SHOWN, 0.9, NEVER, seed=0) for token in drill.ids}
    assert drilled == set(range(8, 105))


@pytest.mark.parametrize("share", [0.1, 0.35, 0.8])
def test_the_share_is_that_of_all_tokens(share):
    made = sum(len(drill.ids) for drill in copying_drills(SHOWN, share, NEVER, seed=0))
    assert made / (made + 2000) == pytest.approx(share, abs=0.02)
    assert copying_drills(SHOWN, 0.0, NEVER, seed=0) == []


def test_drills_are_a_function_of_the_seed():
    assert copying_drills(SHOWN, 0.3, NEVER, seed=1) == copying_drills(SHOWN, 0.3, NEVER, seed=1)
    assert copying_drills(SHOWN, 0.3, NEVER, seed=1) != copying_drills(SHOWN, 0.3, NEVER, seed=2)


def test_what_cannot_be_drilled_is_refused():
    with pytest.raises(ValueError, match="share of copying drills must be at least 0 and below 1, not 1.0"):
        copying_drills(SHOWN, 1.0, NEVER, seed=0)
    with pytest.raises(ValueError, match="the demonstrations hold none"):
        copying_drills([TokenSequence([5], [0.0])], 0.3, NEVER, seed=0)
