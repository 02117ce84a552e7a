"""Simulation in the compiled engine: games of compiled bots by the thousand, in any number of threads.

The n-th game of a seed is always the same, and sums do not depend on who adds them: the number of threads
changes only how long it takes.
"""

from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter

import numpy as np
import numpy.typing as npt

from heptapolis.arena.simulation import Advance, OnGame, Summary, ignore_progress
from heptapolis.bots import BotKind, format_spec, parse_bot
from heptapolis.bots.compiled import CompiledBots
from heptapolis.core.chance import derive
from heptapolis.core.contract import Game
from heptapolis.kernel.arrays import Records
from heptapolis.kernel.engine import AnyEngine, GameResults

GAMES_PER_TASK = 500
TIEBREAK_SCALE = 10_000  # more than any treasury holds: a point outweighs any tie-break


def simulate_compiled(
    engine: AnyEngine,
    games: int,
    seed: int,
    jobs: int,
    advance: Advance = ignore_progress,
    kinds: Mapping[int, BotKind] | None = None,
    on_game: OnGame | None = None,
) -> Summary:
    """Play the games of this seed with random moves, or with these compiled bots, one at each seat."""
    game = engine.game
    kinds = kinds or dict.fromkeys(range(game.players), parse_bot("random"))
    summary = Summary(game, tuple(format_spec(kinds[seat]) for seat in sorted(kinds)), seed, engine="kernel")
    bots = CompiledBots(engine, kinds)
    started = perf_counter()
    threads = ThreadPoolExecutor(jobs)
    try:
        for first, (records, outcomes) in enumerate(threads.map(bots.play_games, split_seeds(seed, games))):
            _add(summary, outcomes, engine.rows)
            if on_game:
                _report_games(engine, records, first * GAMES_PER_TASK, seed, on_game)
            advance(len(outcomes.sheets))
    finally:
        threads.shutdown(cancel_futures=True)  # so that an interrupt does not wait for the rest
    summary.seconds = perf_counter() - started
    return summary


def _report_games(engine: AnyEngine, records: Records, first: int, seed: int, on_game: OnGame) -> None:
    """Report finished games as states."""
    for index in range(len(records)):
        on_game(first + index, derive(seed, first + index), engine.to_rules(records, index))


def split_seeds(seed: int, games: int) -> Iterator[npt.NDArray[np.int64]]:
    """The seeds of the games, in arrays of a size that one task plays."""
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
    for seat, share in enumerate(victory_shares(outcomes, summary.game).sum(axis=0)):
        summary.shares[seat] = summary.shares.get(seat, 0.0) + float(share)


def victory_shares(outcomes: GameResults, game: Game) -> npt.NDArray[np.float64]:
    """Victories by game and seat: the most points, then the most coins, by seat or team; ties are split."""
    standing = outcomes.sheets.sum(axis=2, dtype=np.int64) * TIEBREAK_SCALE + outcomes.coins
    for team in getattr(game, "team_seats", ()):
        standing[:, team] = standing[:, team].sum(axis=1, keepdims=True)
    won = standing == standing.max(axis=1, keepdims=True)
    return np.asarray(won / won.sum(axis=1, keepdims=True))
