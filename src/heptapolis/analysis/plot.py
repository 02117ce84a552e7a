"""The chances of every seat over a game as a picture: plain SVG, without a library."""

from collections.abc import Iterator, Sequence
from html import escape

from heptapolis.analysis.model import Analysis
from heptapolis.i18n import text

WIDTH, HEIGHT, MARGIN, LEGEND = 800, 400, 40, 110
COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#000000")  # Okabe and Ito
LINES = (0, 25, 50, 75, 100)  # percent


def draw_chances(analysis: Analysis) -> str:
    """An SVG: a line per seat, and a dot where one of its costliest moves was played."""
    size = f'width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="sans-serif" font-size="12">'
    body = (*_grid(), *_lines(analysis), *_dots(analysis))
    return "\n".join((head, '<rect width="100%" height="100%" fill="#ffffff"/>', *body, "</svg>\n"))


def _x(place: int, last: int) -> float:
    return round(MARGIN + (WIDTH - MARGIN - LEGEND) * place / max(1, last), 1)


def _y(chance: float) -> float:
    return round(HEIGHT - MARGIN - (HEIGHT - 2 * MARGIN) * chance, 1)


def _grid() -> Iterator[str]:
    for percent in LINES:
        y = _y(percent / 100)
        yield f'<line x1="{MARGIN}" x2="{WIDTH - LEGEND}" y1="{y}" y2="{y}" stroke="#cccccc"/>'
        yield f'<text x="{MARGIN - 6}" y="{y + 4}" text-anchor="end">{percent} %</text>'


def _lines(analysis: Analysis) -> Iterator[str]:
    last = len(analysis.chances) - 1
    for seat in range(len(analysis.chances[0])):
        points = [(_x(n, last), _y(chances[seat].mean)) for n, chances in enumerate(analysis.chances)]
        yield _polyline(points, seat)
        name = escape(text("analysis-seat", seat=seat))
        y = MARGIN + 20 * seat
        yield f'<text x="{WIDTH - LEGEND + 12}" y="{y}" fill="{_colour(seat)}">{name}</text>'


def _polyline(points: Sequence[tuple[float, float]], seat: int) -> str:
    path = " ".join(f"{x},{y}" for x, y in points)
    return f'<polyline points="{path}" fill="none" stroke="{_colour(seat)}" stroke-width="2"/>'


def _dots(analysis: Analysis) -> Iterator[str]:
    """Where something was lost, with what was better as the dot's title."""
    last = len(analysis.chances) - 1
    for player in analysis.players:
        for step in player.costliest:
            decision = analysis.decision(step, player.seat)
            y = _y(analysis.chances[step - 1][player.seat].mean)
            title = escape(f"{decision.played} / {decision.best}")
            circle = f'cx="{_x(step - 1, last)}" cy="{y}" r="5" fill="{_colour(player.seat)}"'
            yield f"<circle {circle}><title>{title}</title></circle>"


def _colour(seat: int) -> str:
    return COLOURS[seat % len(COLOURS)]
