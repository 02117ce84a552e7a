"""Small tournaments for tests."""

from typing import Any

import heptapolis
from heptapolis.arena.match import PlayedMatch
from heptapolis.arena.tournament import Tournament
from heptapolis.bots.table import BotStats
from heptapolis.core.record import Record
from heptapolis.core.result import Result


def tournament(*bots: str, games: int = 3, seed: int = 1, **options: Any) -> Tournament:
    game = heptapolis.make("wonders", **{"players": 3} | options)
    return Tournament.of(game, bots or ("random",), games, seed)


def played(bots: tuple[str, ...], totals: tuple[int, ...], number: int = 0, **more: Any) -> PlayedMatch:
    """A match that ended like this."""
    result = Result.of([{"points": total} for total in totals], [0] * len(totals), more.pop("teams", ()))
    stats = tuple(BotStats(moves=10, seconds=0.1, slowest=0.05) for _ in bots)
    return PlayedMatch(number, 0, 0, bots, result, stats, Record("wonders", {}, 1, 1), **more)
