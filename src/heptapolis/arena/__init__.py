"""Matches between bots: tournaments, ratings, simulation, statistics; on local processes or a Ray cluster."""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from heptapolis.arena.cluster import Cluster
    from heptapolis.arena.executor import Executor, Processes, Serial
    from heptapolis.arena.kernel_simulation import simulate_compiled
    from heptapolis.arena.log import MatchLog, read_matches
    from heptapolis.arena.match import PlayedMatch, play_match
    from heptapolis.arena.python_arena import TournamentResult, play_tournament
    from heptapolis.arena.ratings import Rating, Ratings
    from heptapolis.arena.rows import RowFile, game_rows
    from heptapolis.arena.run import run_tournament
    from heptapolis.arena.simulation import Summary, simulate
    from heptapolis.arena.standings import Standing, compute_standings
    from heptapolis.arena.stats import GameStats, read_stats
    from heptapolis.arena.tournament import Match, Tournament

_MODULES = {  # loaded on demand: some of them import NumPy, Numba or pydantic
    "cluster": ["Cluster"],
    "executor": ["Executor", "Processes", "Serial"],
    "kernel_simulation": ["simulate_compiled"],
    "log": ["MatchLog", "read_matches"],
    "match": ["PlayedMatch", "play_match"],
    "python_arena": ["TournamentResult", "play_tournament"],
    "ratings": ["Rating", "Ratings"],
    "rows": ["RowFile", "game_rows"],
    "run": ["run_tournament"],
    "simulation": ["Summary", "simulate"],
    "standings": ["Standing", "compute_standings"],
    "stats": ["GameStats", "read_stats"],
    "tournament": ["Match", "Tournament"],
}

__all__ = [
    "Cluster",
    "Executor",
    "GameStats",
    "Match",
    "MatchLog",
    "PlayedMatch",
    "Processes",
    "Rating",
    "Ratings",
    "RowFile",
    "Serial",
    "Standing",
    "Summary",
    "Tournament",
    "TournamentResult",
    "compute_standings",
    "game_rows",
    "play_match",
    "play_tournament",
    "read_matches",
    "read_stats",
    "run_tournament",
    "simulate",
    "simulate_compiled",
]


def __getattr__(name: str) -> object:
    for module, names in _MODULES.items():
        if name in names:
            return getattr(import_module(f"{__name__}.{module}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
