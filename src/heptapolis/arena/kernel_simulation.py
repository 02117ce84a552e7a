"""Simulation in the compiled engine: random games by the thousand, in any number of threads.

The n-th game of a seed is always the same, and sums do not depend on who adds them: the number of threads
changes only the time.
"""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter

import numpy as np
import numpy.typing as npt

from heptapolis.arena.simulation import Advance, Summary, ignore_progress
from heptapolis.core.chance import derive
from heptapolis.core.contract import Game
from heptapolis.kernel.engine import AnyEngine, GameResults

GAMES_PER_TASK = 500
TIEBREAK_SCALE = 10_000  # more than any treasury holds: a point outweighs any tie-break


def simulate_compiled(
    engine: AnyEngine, games: int, seed: int, jobs: int, advance: Advance = ignore_progress
) -> Summary:
    """Play the games of this seed with random moves."""
    game = engine.game
    summary = Summary(game, ("random",) * game.players, seed, engine="kernel")
    started = perf_counter()
    threads = ThreadPoolExecutor(jobs)
    try:
        for outcomes in threads.map(engine.random_games, _split_seeds(seed, games)):
            _add(summary, outcomes, engine.rows)
            advance(len(outcomes.sheets))
    finally:
        threads.shutdown(cancel_futures=True)  # an interrupt does not wait for the rest
    summary.seconds = perf_counter() - started
    return summary


def _split_seeds(seed: int, games: int) -> Iterator[npt.NDArray[np.int64]]:
    for first in range(0, games, GAMES_PER_TASK):
        numbers = range(first, min(first + GAMES_PER_TASK, games))
        yield np.array([derive(seed, number) for number in numbers], np.int64)


def _add(summary: Summary, outcomes: GameResults, rows: tuple[str, ...]) -> None:
    """Add many games to the sums at once."""
    totals = outcomes.sheets.sum(axis=2, dtype=np.int64)
    summary.games += len(totals)
    summary.decisions += outcomes.decisions
    points = outcomes.sheets.sum(axis=(0, 1), dtype=np.int64)
    summary.rows.update({row: int(points[place]) for place, row in enumerate(rows)})
    summary.totals.update({seat: int(total) for seat, total in enumerate(totals.sum(axis=0))})
    for seat, share in enumerate(_victory_shares(totals, outcomes.coins, summary.game)):
        summary.shares[seat] = summary.shares.get(seat, 0.0) + float(share)


def _victory_shares(
    totals: npt.NDArray[np.int64], coins: npt.NDArray[np.int32], game: Game
) -> npt.NDArray[np.float64]:
    """Victories by seat: most points, then most coins, of a seat or its team; a shared one is a fraction."""
    standing = totals * TIEBREAK_SCALE + coins
    for team in getattr(game, "team_seats", ()):
        standing[:, team] = standing[:, team].sum(axis=1, keepdims=True)
    won = standing == standing.max(axis=1, keepdims=True)
    return np.asarray((won / won.sum(axis=1, keepdims=True)).sum(axis=0))
