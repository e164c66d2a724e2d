"""Exhibits shown: as text on a terminal, or as one HTML page that needs nothing else.

In HTML a token is a span, its ids and weight are the tooltip. Without its tags, entities read back, it is the text.
"""

from collections.abc import Callable, Sequence
from html import escape
from pathlib import Path

from grpo.inspection import Exhibit, Piece, legend, painter, visible

STYLE = """
body { font: 14px/1.5 ui-monospace, monospace; margin: 2em; color: #222; background: #fff }
pre { white-space: pre-wrap; overflow-wrap: anywhere; border-left: 3px solid #ccc; padding-left: 1em }
.all { background: #c9efc9 } .all.odd { background: #a5dfa5 }
.some { background: #f7efc4 } .some.odd { background: #eee0a0 }
.none { color: #777 } .none.odd { color: #444 }
.control { font-weight: bold } span:hover { outline: 1px solid #36c }
"""


def present(
    title: str,
    exhibits: Sequence[Exhibit],
    lines: Sequence[str],
    *,
    html: Path | None,
    colour: bool,
    show: Callable[[str], None],
) -> None:
    """Show the exhibits, and `lines` about all of them; with `html`, the exhibits go into that file."""
    if html is not None:
        html.write_text(page(title, lines, exhibits), encoding="utf-8")
        show(f"{len(exhibits)} in {html}")
    else:
        paint = painter(colour)
        show(legend(weights_of(exhibits), paint) + "\n")
        for exhibit in exhibits:
            show("\n".join([*map(visible, exhibit.heading), paint(exhibit.pieces), ""]))
    for line in lines:
        show(visible(line))


def weights_of(exhibits: Sequence[Exhibit]) -> list[float]:
    """The loss weights that occur, largest first."""
    return sorted({piece.weight for exhibit in exhibits for piece in exhibit.pieces}, reverse=True)


def page(title: str, lines: Sequence[str], exhibits: Sequence[Exhibit]) -> str:
    """lines: what stands above all exhibits."""
    marks = " ".join(spans([Piece(f"loss weight {weight:g}", (), weight)]) for weight in weights_of(exhibits))
    body = "".join(
        "".join(f"<div>{_safe(line)}</div>\n" for line in exhibit.heading) + f"<pre>{spans(exhibit.pieces)}</pre>\n"
        for exhibit in exhibits
    )
    above = "".join(f"<p>{_safe(line)}</p>\n" for line in lines)
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{_safe(title)}</title>'
        f"<style>{STYLE}</style></head>\n<body><h1>{_safe(title)}</h1>\n{above}<p>{marks}</p>\n{body}</body></html>\n"
    )


def spans(pieces: Sequence[Piece]) -> str:
    return "".join(_span(piece, i) for i, piece in enumerate(pieces))


def _span(piece: Piece, index: int) -> str:
    classes = piece.seen + " odd" * (index % 2) + " control" * piece.is_control
    tip = f"id {' '.join(map(str, piece.ids))}, loss weight {piece.weight:g}"
    return f'<span class="{classes}" title="{tip}">{_safe(piece.text)}</span>'


def _safe(text: str) -> str:
    return escape(visible(text))
