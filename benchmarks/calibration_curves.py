"""Calibration curves as plain SVG: what was forecast, and how often it came true."""

from collections.abc import Iterator, Mapping, Sequence
from html import escape

from heptapolis.analysis.calibration import Bin, Sample, fill_bins

SIDE, MARGIN, GAP, LEGEND = 300, 44, 40, 24
COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#000000")  # Okabe and Ito
TICKS = (0, 25, 50, 75, 100)


def draw_curves(panels: Mapping[str, Mapping[str, Sequence[Sample]]]) -> str:
    """A panel per set of games, and in it a curve per configuration; perfect is the dashed diagonal."""
    width, height = MARGIN + (SIDE + GAP) * len(panels), MARGIN + SIDE + MARGIN + LEGEND
    size = f'width="{width}" height="{height}" viewBox="0 0 {width} {height}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="sans-serif" font-size="12">'
    body = ['<rect width="100%" height="100%" fill="#ffffff"/>']
    for number, (title, curves) in enumerate(panels.items()):
        left = MARGIN + number * (SIDE + GAP)
        body += [*_frame(left, title), *_curves(left, curves)]
    return "\n".join((head, *body, "</svg>\n"))


def _frame(left: int, title: str) -> Iterator[str]:
    bottom, words = MARGIN + SIDE, f"{title}: % forecast → % came true"
    yield f'<text x="{left}" y="{MARGIN - 14}" font-size="14">{escape(words)}</text>'
    yield f'<rect x="{left}" y="{MARGIN}" width="{SIDE}" height="{SIDE}" fill="none" stroke="#cccccc"/>'
    yield (
        f'<line x1="{left}" y1="{bottom}" x2="{left + SIDE}" y2="{MARGIN}" '
        'stroke="#888888" stroke-dasharray="4"/>'
    )
    for tick in TICKS:
        x, y = left + SIDE * tick / 100, bottom - SIDE * tick / 100
        yield f'<text x="{x}" y="{bottom + 16}" text-anchor="middle">{tick}</text>'
        yield f'<text x="{left - 6}" y="{y + 4}" text-anchor="end">{tick}</text>'


def _curves(left: int, curves: Mapping[str, Sequence[Sample]]) -> Iterator[str]:
    for number, (name, samples) in enumerate(curves.items()):
        colour = COLOURS[number % len(COLOURS)]
        points = [_point(left, one) for one in fill_bins(samples)]
        path = " ".join(f"{x},{y}" for x, y in points)
        yield f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="1.5"/>'
        yield from (f'<circle cx="{x}" cy="{y}" r="3" fill="{colour}"/>' for x, y in points)
        place = left + SIDE * number // max(1, len(curves))
        yield f'<text x="{place}" y="{MARGIN + SIDE + 42}" fill="{colour}">{escape(name)}</text>'


def _point(left: int, one: Bin) -> tuple[float, float]:
    return round(left + SIDE * one.forecast, 1), round(MARGIN + SIDE * (1 - one.came_true), 1)
