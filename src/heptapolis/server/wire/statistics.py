"""A guest's finished games, and what they amount to."""

from pydantic import Field

from heptapolis.server.wire.base import Wire


class SeatResult(Wire):
    """Who sat there and how it ended for them."""

    name: str
    you: bool
    bot: str | None = Field(description="The bot that played, by its spec.")
    board: str | None = Field(description='The board, with its side if it has two: "gizah night".')
    sheet: dict[str, int]
    total: int
    coins: int = Field(description="What breaks ties.")
    rank: int


class FinishedGame(Wire):
    table: str
    game: str
    options: dict[str, object]
    ended: str
    teams: list[list[int]]
    seats: list[SeatResult]


class Figures(Wire):
    """Results of one seat per game; a shared victory counts as a fraction."""

    name: str
    games: int
    wins: float
    mean_points: float


class RatingInfo(Wire):
    """An openskill rating: skill is `mu`, uncertain by `sigma`."""

    mu: float
    sigma: float


class GameStatistics(Wire):
    """All your games of one kind."""

    game: str
    you: Figures
    opponents: list[Figures] = Field(description='Your results against "people" and against each bot.')
    boards: list[Figures] = Field(description="Your results with each board.")
    mean_scores: dict[str, float] = Field(description="Your mean score sheet.")
    winners_mean_scores: dict[str, float]
    everyone_mean_scores: dict[str, float] = Field(description="The mean sheet of all seats.")
    everyone_boards: list[Figures] = Field(description="The results of all seats with each board.")
    rating: RatingInfo | None


class Statistics(Wire):
    games: list[FinishedGame] = Field(description="The latest first.")
    statistics: list[GameStatistics]
