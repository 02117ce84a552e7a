"""Hints in the terminal: what the analysis would play, and why."""

from heptapolis.core.contract import State
from heptapolis.core.games import package_of
from heptapolis.i18n import render, text


def hint_lines(state: State, seat: int) -> list[str]:
    """The best move with its chance and points, and why; the first hint may compile the game."""
    if package_of(state.game).engine is None:
        return [text("problem-no-hints")]
    from heptapolis.analysis.hints import find_hint
    from heptapolis.search.forecast import forecaster_of

    hint = find_hint(forecaster_of(state.game), state, seat)
    best = hint.moves[0]
    own = best.seats[seat]
    expected = text("hint-expected", percent=round(100 * own.chance.mean), points=round(own.points.mean, 1))
    return [f"{best.move}: {render(best.message)}", expected, render(hint.reason)]
