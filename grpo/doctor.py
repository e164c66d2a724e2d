"""What goes wrong in a GRPO phase, in one line each, with the flag that helps.

Decides five rules over one phase's records of `metrics.jsonl` and its last rollouts. A rule looks at the last
`WINDOW` steps together, since one odd step is none of its business, and says nothing about a healthy phase. A flag that
a remedy names is for the next run or phase: a resumed one keeps its settings.
"""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import isnan
from statistics import fmean, median
from typing import Any

Records = Sequence[Mapping[str, Any]]

WINDOW = 5  # steps; a step of 16 × 8 rollouts knows a share to ± 4 points, five of them to ± 2
NO_SIGNAL = 0.7  # share of groups: less than a third of the rollouts trains; all wrong at G 8 means p < 5 % (0.95⁸)
UNPARSED = 0.1  # share of turns; policies that came through GRPO well parse in 90 % of theirs or more
ROSE = 0.05  # … of which so much came up since the phase's best steps: more than the noise of WINDOW steps
STEP_0_KL = 0.01  # nats a token; 8-bit rounding alone gives 1e-5 (tiny) to 0.006 (SmolLM2-135M)
KL_HIGH = 0.1  # nats a token; the three seeds of results/tiny.json stay below 0.06
KL_JUMP, KL_FLOOR = 4.0, 0.03  # times the steps before, and at least so much: near 0 any factor is noise
CUT = 0.1  # share of rollouts; each is paid for in full and can earn nothing
ABSTAINED, ABSTAINED_MORE = 0.5, 0.15  # share of rollouts: most of them; or so much more than in the best steps
CUT_REASONS = {
    "token_budget": "the model runs out of tokens: raise --max-completion-tokens, or cap a turn with --max-turn-tokens",
    "no_room": "tool replies fill the episode: raise --max-completion-tokens",
    "degenerate": "turns end in loops: halve --lr, and show more SFT (--sft-steps)",
}
TOO_LONG = ("truncated", "think_unclosed")  # kinds of parse error that more tokens would cure
CONTROL_END = re.compile(r"(<\|im_start\|>|<\|endoftext\|>|<tool_response>)<\|im_end\|>")  # the loop closed the turn


@dataclass(frozen=True)
class Finding:
    """rule: its name. line: diagnosis and remedy."""

    rule: str
    line: str


def diagnose(records: Records, rollouts: Records = ()) -> list[Finding]:
    """records: metrics of one GRPO phase, in order. rollouts: some of its last ones, as logged. Empty if all is well.

    Raises ValueError for records that lack a metric the rules read.
    """
    records = [record for record in records if not isnan(record["reward"])]  # a step in which nothing was played
    if not records:
        return []
    try:
        found = (
            _zero_signal(records),
            _unparsed(records, rollouts),
            _kl(records),
            _cut_off(records),
            _abstention(records),
        )
    except KeyError as error:
        raise ValueError(f"the metrics lack {error}: another version wrote them; train anew") from None
    return [finding for finding in found if finding is not None]


def _zero_signal(records: Records) -> Finding | None:
    right, wrong = _recent(records, "all_right"), _recent(records, "all_wrong")
    if wrong >= NO_SIGNAL:
        return Finding(
            "all wrong",
            f"{_percent(wrong)} of groups have no right rollout, and teach next to nothing: start from more SFT "
            "(--sft-steps), ask easier questions (--difficulty easy), or raise --group-size",
        )
    if right >= NO_SIGNAL:
        return Finding(
            "all right",
            f"{_percent(right)} of groups are all right, and teach nothing: the questions are used up; go on to "
            "--phase 2, or to harder ones (--difficulty easy,medium,hard)",
        )
    return None


def _unparsed(records: Records, rollouts: Records) -> Finding | None:
    now, before = _recent(records, "malformed_share"), _best(records, "malformed_share")
    if now < UNPARSED:
        return None
    kinds: Counter[str] = Counter()
    for record in records[-WINDOW:]:
        kinds.update(record["parse_errors"])
    [(kind, _)] = kinds.most_common(1)
    what = f"{_percent(now)} of turns do not parse, most of them {kind}"
    ends = Counter(token for rollout in rollouts for token in set(CONTROL_END.findall(rollout["completion"])))
    if ends:
        [(token, count)] = ends.most_common(1)
        what += f" ({count} of the last {len(rollouts)} rollouts end a turn with {token})"
    if kind in TOO_LONG:
        return Finding("turns too long", f"{what}: raise --max-turn-tokens or --max-completion-tokens")
    if now - before < ROSE:
        return Finding("format never learned", f"{what}, and it never was better: start from more SFT (--sft-steps)")
    return Finding(
        "format collapse",
        f"{what}; it was {_percent(before)}: halve --lr, raise --kl-coef, and keep the weights from before it with "
        "--eval-every",
    )


def _kl(records: Records) -> Finding | None:
    first = next((record["kl"] for record in records if record["kl"]), 0.0)  # 0 while no group was kept
    if records[0]["step"] == 1 and first > STEP_0_KL:
        return Finding(
            "step-0 KL",
            f"{first:.1e} nats a token before anything was learned, more than 8-bit rounding gives: the reference is "
            "not the policy that training started from; start the phase anew, in another run (--name)",
        )
    values = [record["kl"] for record in records]
    now, earlier = median(values[-WINDOW:]), values[-3 * WINDOW : -WINDOW]
    remedy = "halve --lr, or raise --kl-coef"
    if len(earlier) >= WINDOW and now > max(KL_FLOOR, KL_JUMP * (before := median(earlier))):
        return Finding("KL jump", f"{now:.3f} nats a token, after {before:.3f} just before: {remedy}")
    if now > KL_HIGH:
        return Finding("KL", f"{now:.3f} nats a token, far from where the phase started: {remedy}")
    return None


def _cut_off(records: Records) -> Finding | None:
    reasons = {reason: _recent(records, f"stop_{reason}") for reason in CUT_REASONS if f"stop_{reason}" in records[-1]}
    if sum(reasons.values()) < CUT:
        return None
    worst = max(reasons, key=reasons.__getitem__)
    share = _percent(sum(reasons.values()))
    return Finding("cut off", f"{share} of rollouts are cut off, most of them by {worst}: {CUT_REASONS[worst]}")


def _abstention(records: Records) -> Finding | None:
    """Of episodes that were not cut off and still gave no answer."""
    silent = [{"silent": _silent(record)} for record in records]
    now, before = _recent(silent, "silent"), _best(silent, "silent")
    if now < ABSTAINED and now - before < ABSTAINED_MORE:
        return None
    return Finding(
        "abstention",
        f"{_percent(now)} of rollouts never answer ({_percent(before)} in the best steps): raise --max-turns if they "
        "are still searching at their last turn, else raise --reward-wrong-answer, so that trying pays",
    )


def _silent(record: Mapping[str, Any]) -> float:
    return 1.0 - record["stop_answered"] - sum(record.get(f"stop_{reason}", 0.0) for reason in CUT_REASONS)


def _recent(records: Records, name: str) -> float:
    return fmean(record[name] for record in records[-WINDOW:])


def _best(records: Records, name: str) -> float:
    """The lowest mean over any `WINDOW` steps in a row: where the phase was healthiest."""
    values = [record[name] for record in records]
    return min(fmean(values[i : i + WINDOW]) for i in range(max(1, len(values) - WINDOW + 1)))


def _percent(share: float) -> str:
    return f"{100 * share:.0f} %"
