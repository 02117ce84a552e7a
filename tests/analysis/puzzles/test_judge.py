"""When a move is clearly better, and what a puzzle is about."""

import numpy as np
import pytest

import heptapolis
from heptapolis.analysis.puzzles.judge import is_clearly_better
from heptapolis.analysis.puzzles.model import JudgedMove, Puzzle
from heptapolis.analysis.puzzles.themes import DENIAL, OVERALL, find_themes
from heptapolis.kernel.engine import engine_of
from heptapolis.search.forecast import OutcomeSums
from heptapolis.search.outcomes import CHANCE, POINTS

ROWS = ("wonder", "treasury", "military", "civilian", "commerce", "science", "guilds")
SAME = (10.0, 0.01)


def outcome(chance: float, points: float, playouts: int) -> OutcomeSums:
    """Playouts won with this chance, with points that vary a little."""
    sums = OutcomeSums(engine_of(heptapolis.make("dice", players=2)))
    sums.playouts = playouts
    sums.sums[0, CHANCE] = np.array([chance, chance]) * playouts
    sums.sums[0, POINTS] = np.array([points, points**2 + 25]) * playouts
    return sums


@pytest.mark.parametrize(
    ("chance", "points", "playouts", "clear"),
    [
        (0.46, 50.0, 20_000, True),
        (0.46, 50.0, 100, False),  # within the noise
        (0.43, 50.0, 20_000, False),  # too little
        (0.40, 53.5, 20_000, True),  # points decide
        (0.39, 53.5, 20_000, False),  # more points, but fewer wins
        (0.40, 52.0, 20_000, False),
    ],
)
def test_four_percent_or_three_points_beyond_three_errors(
    chance: float, points: float, playouts: int, clear: bool
) -> None:
    better, other = outcome(chance, points, playouts), outcome(0.40, 50.0, playouts)
    assert is_clearly_better(better, other, 0) is clear


def judged(move: str, others: float = 100.0, **rows: float) -> JudgedMove:
    own = tuple((rows.get(row, 10.0), 0.01) for row in ROWS)
    return JudgedMove(move, 1000, (0.4, 0.01), (70.0, 0.01), (others, 0.01), own)


def themes(best: JudgedMove, obvious: JudgedMove) -> tuple[str, ...]:
    puzzle = Puzzle(0, 1, (), 0, (best, obvious), obvious.move, (), 1)
    return find_themes("wonders", puzzle, ROWS)


def test_themes_are_the_rows_that_gain_most() -> None:
    assert themes(judged("a", science=16, military=9), judged("b")) == ("science",)
    assert themes(judged("a", science=16, guilds=13), judged("b")) == ("science", "guilds")


def test_coins_and_trade_are_one_theme() -> None:
    assert themes(judged("a", treasury=10.7, commerce=10.8), judged("b")) == ("money",)


def test_what_the_others_lose_is_denial() -> None:
    assert themes(judged("a", others=97.0), judged("b")) == (DENIAL,)


def test_no_row_stands_out() -> None:
    assert themes(judged("a", science=10.5, civilian=10.5), judged("b")) == (OVERALL,)
