"""The learning curve of a phase as a picture: the one file that imports matplotlib, where it is installed."""

from collections.abc import Mapping, Sequence
from pathlib import Path

WINDOW = 5  # steps that the curve is averaged over


def smoothed(values: Sequence[float], window: int = WINDOW) -> list[float]:
    """Mean over the last `window` values, fewer at the start."""
    return [sum(values[max(0, i - window + 1) : i + 1]) / min(i + 1, window) for i in range(len(values))]


def draw_curve(records: Sequence[Mapping[str, float]], path: Path) -> bool:
    """Reward and accuracy a step as a PNG. False, and no file, without matplotlib or without a step."""
    try:
        from matplotlib.figure import Figure
    except ImportError:
        return False
    if not records:
        return False
    steps = [record["step"] for record in records]
    figure = Figure(figsize=(7, 4), layout="constrained")
    axes = figure.subplots()
    for name in ("reward", "accuracy"):
        values = [record[name] for record in records]
        [line] = axes.plot(steps, values, alpha=0.3, linewidth=1)
        axes.plot(steps, smoothed(values), color=line.get_color(), label=f"{name}, mean of {WINDOW} steps")
    axes.set_xlabel("step")
    axes.set_title(f"{records[0]['phase']}: rollouts of the training questions")
    axes.legend(loc="lower right")
    figure.savefig(path, dpi=120)
    return True
