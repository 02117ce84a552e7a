"""The standings of a tournament. Bots with the same spec are one player with several seats."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import fmean
from typing import TypedDict

from heptapolis.arena.match import PlayedMatch
from heptapolis.arena.ratings import Interval, Rating, mean_interval, rate, victory_share, wilson_interval
from heptapolis.arena.tournament import Tournament


class RatingRow(TypedDict):
    """A rating as data."""

    mu: float
    sigma: float
    ordinal: float


class StandingRow(TypedDict):
    """A standing as data."""

    bot: str
    rank: int
    rating: RatingRow
    seats: int
    wins: float
    win_rate: float
    win_interval: list[float]
    mean_total: float
    mean_interval: list[float]
    mean_scores: dict[str, float]
    moves: int
    mean_ms: float
    max_ms: float
    illegal: int
    late: int


class TournamentSummary(TypedDict):
    """What `arena --json` prints."""

    game: str
    options: dict[str, object]
    bots: list[str]
    seed: int
    tournament: str
    games: int
    deals: int
    seatings: int
    standings: list[StandingRow]


@dataclass
class Standing:
    """One player, with sums over all its seats."""

    bot: str
    rating: Rating
    rank: int = 0
    seats: int = 0  # how many it had, over all games
    wins: float = 0.0  # a shared victory counts as a fraction
    totals: list[int] = field(default_factory=list)
    rows: Counter[str] = field(default_factory=Counter)
    moves: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    illegal: int = 0
    late: int = 0

    def add(self, played: PlayedMatch, seat: int) -> None:
        """Add one seat of a match."""
        result, stats = played.result, played.bot_stats[seat]
        self.seats += 1
        self.wins += victory_share(result) * (result.ranks[seat] == 1)
        self.totals.append(result.totals[seat])
        self.rows.update(result.sheets[seat])
        self.moves += stats.moves
        self.seconds += stats.seconds
        self.slowest = max(self.slowest, stats.slowest)
        self.illegal += stats.illegal
        self.late += stats.late

    @property
    def win_rate(self) -> float:
        """Wins per seat played; a shared victory counts as a fraction."""
        return self.wins / self.seats

    @property
    def win_interval(self) -> Interval:
        """The 95 % interval of the win rate (Wilson)."""
        return wilson_interval(self.wins, self.seats)

    @property
    def mean(self) -> float:
        """The mean points per game."""
        return fmean(self.totals)

    @property
    def mean_interval(self) -> Interval:
        """The 95 % interval of the mean points."""
        return mean_interval(self.totals)

    @property
    def mean_rows(self) -> dict[str, float]:
        """The mean points of every row of the score sheet."""
        return {row: points / self.seats for row, points in self.rows.items()}

    @property
    def move_ms(self) -> float:
        """The mean time of a move in milliseconds."""
        return 1000 * self.seconds / self.moves if self.moves else 0.0

    def to_dict(self) -> StandingRow:
        """The standing as JSON, as `heptapolis arena --json` prints it."""
        return {
            "bot": self.bot,
            "rank": self.rank,
            "rating": {
                "mu": round(self.rating.mu, 3),
                "sigma": round(self.rating.sigma, 3),
                "ordinal": round(self.rating.ordinal, 3),
            },
            "seats": self.seats,
            "wins": round(self.wins, 4),
            "win_rate": round(self.win_rate, 4),
            "win_interval": [round(end, 4) for end in self.win_interval],
            "mean_total": round(self.mean, 3),
            "mean_interval": [round(end, 3) for end in self.mean_interval],
            "mean_scores": {row: round(mean, 3) for row, mean in self.mean_rows.items()},
            "moves": self.moves,
            "mean_ms": round(self.move_ms, 3),
            "max_ms": round(1000 * self.slowest, 3),
            "illegal": self.illegal,
            "late": self.late,
        }


def compute_standings(matches: Sequence[PlayedMatch]) -> list[Standing]:
    """Every player, best first; the order of the matches does not matter."""
    ordered = sorted(matches, key=lambda played: played.number)
    ratings = rate(ordered)
    found: dict[str, Standing] = {}
    for played in ordered:
        for seat, bot in enumerate(played.bots):
            found.setdefault(bot, Standing(bot, ratings.of(bot))).add(played, seat)
    ranked = sorted(found.values(), key=lambda one: (-one.rating.mu, one.bot))
    for rank, standing in enumerate(ranked, start=1):
        standing.rank = rank
    return ranked


def summarize(tournament: Tournament, matches: Sequence[PlayedMatch]) -> TournamentSummary:
    """The tournament and its standings as data."""
    return {
        "game": tournament.game.name,
        "options": tournament.game.options,
        "bots": list(tournament.bots),
        "seed": tournament.seed,
        "tournament": tournament.id,
        "games": len(matches),
        "deals": tournament.deals,
        "seatings": len(tournament.seatings),
        "standings": [standing.to_dict() for standing in compute_standings(matches)],
    }
