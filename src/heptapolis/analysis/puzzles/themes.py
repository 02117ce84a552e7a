"""What a puzzle is about, from the rows of the score sheets that differ."""

from collections.abc import Sequence

from heptapolis.analysis.puzzles.model import Puzzle
from heptapolis.analysis.verdicts import is_clear
from heptapolis.core.games import GAMES
from heptapolis.search.forecast import Estimate

DENIAL = "denial"  # the best move takes points from the others
MIN_POINTS_OF_THEME = 1.0  # that the best move has more in a row than the obvious one
MIN_SHARE_OF_THEME = 0.4  # of the largest gain
MAX_THEMES = 3
OVERALL = "overall"  # no row stands out


def find_themes(game: str, puzzle: Puzzle, rows: Sequence[str]) -> tuple[str, ...]:
    """The themes, the main one first: rows in which the best move clearly gains most, and denial."""
    obvious = puzzle.find(puzzle.obvious)
    assert obvious
    (best, best_others), (other, other_others) = puzzle.best.forecasts(rows), obvious.forecasts(rows)
    gains = {theme_of(game, row): Estimate(0.0, 0.0) for row in rows}
    for row in rows:
        gains[theme_of(game, row)] += best.rows[row] - other.rows[row]
    gains[DENIAL] = other_others.points - best_others.points
    clear = {name: gain.mean for name, gain in gains.items() if is_clear(gain)}
    least = max(MIN_POINTS_OF_THEME, MIN_SHARE_OF_THEME * max(clear.values(), default=0.0))
    found = sorted((name for name, gain in clear.items() if gain >= least), key=lambda name: -clear[name])
    return tuple(found[:MAX_THEMES]) or (OVERALL,)


def theme_of(game: str, row: str) -> str:
    """The theme of a row of the score sheet."""
    return GAMES[game].themes.get(row, row)
