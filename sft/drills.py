"""Copying drills: random tokens said twice, loss on the second time.

Decides how a model without pretraining learns to copy. Answers are copied from tool replies and literals from
questions, by induction heads: look for what came before, say what came next (Olsson et al. 2022, arXiv 2209.11895).
Pretrained models bring them along; in demonstrations alone, where a copied token can often be guessed, they form
late. In a drill nothing can be guessed.
"""

import random
from collections.abc import Collection, Sequence

from sft.dataset import TokenSequence

SHORTEST, LONGEST = 3, 24  # tokens said; each is said twice


def copying_drills(
    shown: Sequence[TokenSequence], share: float, never: Collection[int], seed: int
) -> list[TokenSequence]:
    """Drills over the ids that the sequences `shown` hold, but for those in `never`, so that of all tokens, shown
    ones and drills, about `share` are in drills.

    Raises ValueError for a share outside [0, 1) or no ids.
    """
    if not 0 <= share < 1:
        raise ValueError(f"the share of copying drills must be at least 0 and below 1, not {share}")
    ids = sorted({token for sequence in shown for token in sequence.ids} - set(never))
    if not ids:
        raise ValueError("copying drills need token ids to copy: the demonstrations hold none")
    tokens = sum(len(sequence.ids) for sequence in shown) * share / (1 - share)
    rng = random.Random(f"{seed}/drills")
    drills: list[TokenSequence] = []
    made = 0
    while made < tokens:
        said = [rng.choice(ids) for _ in range(rng.randint(SHORTEST, LONGEST))]
        unknown = len(said) + 1  # the second time begins when its first token has come
        drills.append(TokenSequence(said * 2, [0.0] * unknown + [1.0] * (len(said) - 1)))
        made += 2 * len(said)
    return drills
