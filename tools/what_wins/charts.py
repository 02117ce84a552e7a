"""Charts as plain SVG: a dot and its interval for every name and series."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape

WIDTH, LABELS, RIGHT, TOP, BOTTOM = 760, 190, 20, 56, 44
LINE, LINE_PER_SERIES = 14, 5  # the height of a line: more series need more room
COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00")  # Okabe and Ito
GRID = 5  # lines, about


@dataclass(frozen=True)
class Dot:
    """A figure with its interval."""

    value: float
    low: float
    high: float


def draw_dots(
    title: str, names: Sequence[str], series: Mapping[str, Mapping[str, Dot]], par: float, unit: str
) -> str:
    """A chart: a line per name, a colour per series, and a dashed line at par; the unit is said below."""
    dots = [dot for found in series.values() for dot in found.values()]
    scale = _Scale(min(par, *(dot.low for dot in dots)), max(par, *(dot.high for dot in dots)))
    line_height = LINE + LINE_PER_SERIES * len(series)
    height = TOP + line_height * len(names) + BOTTOM
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}" '
    head += f'viewBox="0 0 {WIDTH} {height}" font-family="sans-serif" font-size="12">'
    body = (
        f"<title>{escape(title)}</title>",
        '<rect width="100%" height="100%" fill="#ffffff"/>',
        f'<text x="8" y="18" font-size="14">{escape(title)}</text>',
        *_legend(list(series)),
        *_grid(scale, height, par),
        f'<text x="{WIDTH / 2}" y="{height - 8}" text-anchor="middle">{escape(unit)}</text>',
        *_labels(names, line_height),
        *_dots(names, series, scale, line_height),
    )
    return "\n".join((head, *body, "</svg>\n"))


class _Scale:
    """From a figure to a place on the picture."""

    def __init__(self, low: float, high: float) -> None:
        room = 0.05 * (high - low) or 0.05
        self.low, self.high = low - room, high + room

    def x(self, value: float) -> float:
        share = (value - self.low) / (self.high - self.low)
        return round(LABELS + (WIDTH - LABELS - RIGHT) * share, 1)

    def ticks(self) -> Iterator[float]:
        step = next(s for s in (0.05, 0.1, 0.2, 0.5, 1, 2, 5) if (self.high - self.low) / s <= 2 * GRID)
        tick = step * (self.low // step + 1)
        while tick <= self.high:
            yield round(tick, 2)
            tick += step


def _legend(series: Sequence[str]) -> Iterator[str]:
    if len(series) > 1:
        for place, name in enumerate(series):
            x = LABELS + 110 * place
            yield f'<circle cx="{x}" cy="34" r="4" fill="{COLOURS[place]}"/>'
            yield f'<text x="{x + 8}" y="38">{escape(name)}</text>'


def _grid(scale: _Scale, height: int, par: float) -> Iterator[str]:
    for tick in scale.ticks():
        x = scale.x(tick)
        yield f'<line x1="{x}" x2="{x}" y1="{TOP - 8}" y2="{height - BOTTOM}" stroke="#dddddd"/>'
        yield f'<text x="{x}" y="{height - BOTTOM + 15}" text-anchor="middle">{tick:g}</text>'
    x = scale.x(par)
    ends = f'x1="{x}" x2="{x}" y1="{TOP - 8}" y2="{height - BOTTOM}"'
    yield f'<line {ends} stroke="#666666" stroke-dasharray="4"/>'


def _labels(names: Sequence[str], line_height: int) -> Iterator[str]:
    for line, name in enumerate(names):
        y = TOP + line_height * line + 8
        yield f'<text x="{LABELS - 10}" y="{y}" text-anchor="end">{escape(name)}</text>'


def _dots(
    names: Sequence[str], series: Mapping[str, Mapping[str, Dot]], scale: _Scale, line_height: int
) -> Iterator[str]:
    for place, found in enumerate(series.values()):
        shift = LINE_PER_SERIES * (place - (len(series) - 1) / 2)
        for line, name in enumerate(names):
            if dot := found.get(name):
                y, colour = round(TOP + line_height * line + 4 + shift, 1), COLOURS[place]
                ends = f'x1="{scale.x(dot.low)}" x2="{scale.x(dot.high)}"'
                yield f'<line {ends} y1="{y}" y2="{y}" stroke="{colour}" stroke-width="1.5"/>'
                yield f'<circle cx="{scale.x(dot.value)}" cy="{y}" r="3" fill="{colour}"/>'
