"""What a guest's finished games amount to. Statistics are counted as `heptapolis stats` counts them."""

from collections import OrderedDict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import fmean

from sqlalchemy import Connection

from heptapolis.arena.ratings import Ratings, victory_share
from heptapolis.arena.stats import GameStats, Tally
from heptapolis.arena.traits import had
from heptapolis.bots.characters import split_character
from heptapolis.core.contract import State
from heptapolis.core.result import Result
from heptapolis.server.payloads import format_time
from heptapolis.server.storage import log
from heptapolis.server.table import Table
from heptapolis.server.wire.lobby import TableInfo
from heptapolis.server.wire.statistics import (
    Figures,
    FinishedGame,
    GameStatistics,
    RatingInfo,
    SeatResult,
    Statistics,
)

MAX_OUTCOMES = 20_000  # about 2 kB each
BOARD = "board"  # the kind of trait that is counted for each seat
PEOPLE = "people"


@dataclass(frozen=True)
class Outcome:
    """How a game ended, as far as statistics ask: it never changes, and it is small."""

    result: Result
    boards: dict[int, str]

    @classmethod
    def of(cls, state: State) -> "Outcome":
        return cls(state.result(), {seat: name for seat, (kind, name) in had(state) if kind == BOARD})


class Outcomes:
    """The outcomes of finished tables by id: those used least recently are forgotten."""

    def __init__(self, most: int = MAX_OUTCOMES) -> None:
        self.most = most
        self.known: OrderedDict[str, Outcome] = OrderedDict()

    def get(self, table: str) -> Outcome | None:
        if table in self.known:
            self.known.move_to_end(table)
        return self.known.get(table)

    def put(self, table: str, outcome: Outcome) -> None:
        self.known[table] = outcome
        while len(self.known) > self.most:
            self.known.popitem(last=False)


def read_outcome(connection: Connection, table_id: str) -> Outcome | None:
    """Replay a finished table; None if its rules are no longer supported."""
    table = log.load(connection, table_id)
    return Outcome.of(table.state) if table and table.state and table.status == "over" else None


@dataclass(frozen=True)
class Finished:
    """A finished game in which the guest had a seat: the table, what the guest is told of it, the end."""

    table: Table
    info: TableInfo
    seat: int
    outcome: Outcome

    @property
    def result(self) -> Result:
        return self.outcome.result

    @property
    def boards(self) -> dict[int, str]:
        return self.outcome.boards

    @property
    def players(self) -> list[str]:
        """What plays at every seat: people, or a bot's spec without its character."""
        bots = [sitter.bot if sitter.kind == "bot" else None for sitter in self.table.seats]
        return [split_character(bot)[0] if bot else PEOPLE for bot in bots]

    @property
    def opponents(self) -> list[int]:
        """The seats that are neither the guest's nor a team-mate's."""
        side = next((team for team in self.result.teams if self.seat in team), (self.seat,))
        return [seat for seat in range(len(self.result.totals)) if seat not in side]


def describe_statistics(games: Sequence[Finished], *, rating: bool) -> Statistics:
    """The games, latest first, and their statistics by kind of game."""
    kinds = sorted({one.table.name for one in games})
    return Statistics(
        games=[describe_game(one) for one in games],
        statistics=[_sum_up([one for one in games if one.table.name == kind], rating) for kind in kinds],
    )


def describe_game(game: Finished) -> FinishedGame:
    return FinishedGame(
        table=game.table.id,
        game=game.table.name,
        options=dict(game.info.options),
        ended=format_time(game.table.touched),
        teams=[list(team) for team in game.result.teams],
        seats=[_describe_seat(game, seat) for seat in range(len(game.result.totals))],
    )


def _describe_seat(game: Finished, seat: int) -> SeatResult:
    sitter = game.info.seats[seat]
    return SeatResult(
        name=sitter.name or "",
        you=seat == game.seat,
        bot=sitter.bot,
        board=game.boards.get(seat),
        sheet=dict(game.result.sheets[seat]),
        total=game.result.totals[seat],
        coins=game.result.tiebreaks[seat],
        rank=game.result.ranks[seat],
    )


def _sum_up(games: list[Finished], rating: bool) -> GameStatistics:
    everyone = GameStats()
    for game in games:
        everyone.add_result(
            game.table.name, game.result, [(seat, (BOARD, name)) for seat, name in game.boards.items()]
        )
    you, opponents, boards = Tally(), dict[str, Tally](), dict[str, Tally]()
    for game in games:
        _add(you, game)
        for name in {game.players[seat] for seat in game.opponents}:
            _add(opponents.setdefault(name, Tally()), game)
        if board := game.boards.get(game.seat):
            _add(boards.setdefault(board, Tally()), game)
    return GameStatistics(
        game=games[0].table.name,
        you=_figures("you", you),
        opponents=[_figures(name, one) for name, one in sorted(opponents.items())],
        boards=[_figures(name, one) for name, one in sorted(boards.items())],
        mean_scores=_mean_sheet(game.result.sheets[game.seat] for game in games),
        winners_mean_scores=_mean_sheet(
            game.result.sheets[seat] for game in games for seat in game.result.winners
        ),
        everyone_mean_scores={row: round(mean, 3) for row, mean in everyone.mean_rows.items()},
        everyone_boards=[_figures(name, one) for name, one in sorted(everyone.of_kind(BOARD).items())],
        rating=_rate(games) if rating else None,
    )


def _add(tally: Tally, game: Finished) -> None:
    tally.taken += 1
    tally.wins += victory_share(game.result) * (game.result.ranks[game.seat] == 1)
    tally.points += game.result.totals[game.seat]


def _figures(name: str, tally: Tally) -> Figures:
    mean = round(tally.points / tally.taken, 3)
    return Figures(name=name, games=tally.taken, wins=round(tally.wins, 4), mean_points=mean)


def _mean_sheet(found: Iterator[dict[str, int]]) -> dict[str, float]:
    """The mean of every row, over the sheets that have it, and of the totals."""
    sheets = list(found)
    rows = dict.fromkeys(row for sheet in sheets for row in sheet)
    means = {row: fmean(sheet[row] for sheet in sheets if row in sheet) for row in rows}
    total = fmean(sum(sheet.values()) for sheet in sheets)
    return {row: round(mean, 3) for row, mean in (means | {"total": total}).items()}


def _rate(games: Sequence[Finished]) -> RatingInfo:
    """The guest's rating after these games, from the first to the last; everyone else is rated by kind."""
    ratings = Ratings()
    for game in reversed(games):
        names = game.players
        names[game.seat] = "you"
        ratings.rate(names, game.result)
    mine = ratings.of("you")
    return RatingInfo(mu=round(mine.mu, 3), sigma=round(mine.sigma, 3))
