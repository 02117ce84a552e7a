"""Puzzles: positions where one move is clearly best."""

from pydantic import Field

from heptapolis.core.message import Message
from heptapolis.server.wire.analysis import MoveForecast
from heptapolis.server.wire.base import Wire
from heptapolis.server.wire.lobby import TableInfo
from heptapolis.server.wire.play import Position, Resolution


class PuzzleTheme(Wire):
    """What a puzzle is about."""

    id: str
    title: Message


class PuzzleSet(Wire):
    """Puzzles of one kind of game."""

    id: str
    game: str
    title: Message


class PuzzleInfo(Wire):
    """A puzzle in a list."""

    id: str
    set: str
    number: int = Field(description="In its set, from 1.")
    players: int
    difficulty: int = Field(description="From 1, easy, to 3, hard.")
    themes: list[str]


class PuzzleList(Wire):
    """Every puzzle; `today` is that of the day in UTC, the same for everybody."""

    day: str
    today: str | None
    sets: list[PuzzleSet]
    themes: list[PuzzleTheme]
    puzzles: list[PuzzleInfo]


class Puzzle(Wire):
    """A position as the seat sees it that must decide."""

    id: str
    seat: int
    table: TableInfo
    position: Position
    last: Resolution | None


class PuzzleAnswer(Wire):
    """Whether a move is the best one, and why. A right answer is compared with the obvious move."""

    right: bool
    chosen: str
    best: str
    obvious: str
    other: str = Field(description="The move that the best one is compared with.")
    explanation: Message
    themes: list[PuzzleTheme]
    moves: list[MoveForecast] = Field(description="Every move, the best first.")
