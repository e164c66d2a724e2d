"""What a person reads when a phase is over: before and after in one table, the same questions played twice, a curve.

Decides the words and picks; every number is one that `evaluation.py` or the metrics hold already.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from grpo.curve import draw_curve
from grpo.environment import Task
from grpo.evaluation import Evaluation, Transcript
from grpo.judge import Judged
from grpo.runs import Run
from grpo.statistics import wilson_interval

LINE = 100  # characters of a transcript's line that are shown
SHOWN = 3  # questions whose episodes are printed


def summary(
    phase: str, run: Run, before: Judged, after: Judged, steps: Sequence[Mapping[str, float]]
) -> Iterator[str]:
    """The lines that end a phase; draws the curve on the way."""
    yield before_after(before[0], after[0])
    for one, two in picked(before[1], after[1], SHOWN):
        yield f"{one.text}\n  before:\n{transcript_text(one)}\n  after:\n{transcript_text(two)}"
    curve = run.curve(phase)
    if draw_curve(steps, curve):
        yield f"{phase}: curve in {curve}"
    yield f"{phase}: all rollouts, metrics and held-out episodes in {run.folder}/*.jsonl"
    if run.best(phase).exists():
        yield f"{phase}: best weights by held-out accuracy in {run.best(phase)}"
    yield f"{phase}: weights in {run.phase(phase)}"


def levels_text(questions: Sequence[Task]) -> str:
    """`12 easy, 3 hard`, or `none`."""
    counts = Counter(question.hardness for question in questions)
    return ", ".join(f"{n:,} {level}" for level, n in counts.items()) or "none"


def share(correct: int, n: int) -> str:
    """Percent with its 95 % Wilson interval."""
    low, high = wilson_interval(correct, n)
    return f"{100 * correct / n:.1f} ({100 * low:.0f}–{100 * high:.0f})"


def comparison(before: Evaluation, after: Evaluation) -> list[tuple[str, str, str]]:
    """Rows of two evaluations of the same questions, the head first."""
    return [
        (f"{after.n} held-out questions, greedy", "before", "after"),
        ("accuracy, % (95 % interval)", share(before.correct, before.n), share(after.correct, after.n)),
        *(
            (f"  {level}", *(share(*evaluation.by_hardness[level]) for evaluation in (before, after)))
            for level in sorted(before.by_hardness.keys() & after.by_hardness.keys())
        ),
        ("turns that parse, %", *(f"{100 * (1 - e.malformed_share):.1f}" for e in (before, after))),
        ("turns an episode", *(f"{e.turns:.2f}" for e in (before, after))),
        ("tokens after the prompt", *(f"{e.completion_tokens:.0f}" for e in (before, after))),
        ("reward", *(f"{e.reward:+.3f}" for e in (before, after))),
    ]


def before_after(before: Evaluation, after: Evaluation) -> str:
    """`comparison` as a table for the terminal."""
    return "\n".join(f"{name:<34} {one:>18} {two:>18}" for name, one, two in comparison(before, after))


def picked(
    before: Sequence[Transcript], after: Sequence[Transcript], count: int
) -> list[tuple[Transcript, Transcript]]:
    """`count` questions as (before, after): first what training has set right, then what it has spoilt, then others."""

    def interest(pair: tuple[Transcript, Transcript]) -> int:
        was, now = pair[0].correct, pair[1].correct
        return 0 if now and not was else 1 if was and not now else 2

    earlier = {transcript.question: transcript for transcript in before}  # a database can vanish in between
    pairs = [(earlier[transcript.question], transcript) for transcript in after if transcript.question in earlier]
    return sorted(pairs, key=interest)[:count]


def transcript_text(transcript: Transcript) -> str:
    """One line a turn or reply, special tokens left in, cut at `LINE` characters."""
    lines = [line for line in transcript.episode.splitlines() if line.strip()]
    cut = [line if len(line) <= LINE else line[: LINE - 2] + " …" for line in lines]
    return "\n".join(["  " + line for line in cut] + [f"  → {'right' if transcript.correct else 'wrong'}"])
