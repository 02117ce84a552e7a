"""A game in progress as one seat sees it."""

from typing import Annotated

from pydantic import ConfigDict, Field, StringConstraints, WithJsonSchema
from pydantic.config import JsonDict

from heptapolis.server.wire.base import OF_GAMES, WHOLE, Wire
from heptapolis.server.wire.lobby import Score, TableInfo

# Types of the games: the OpenAPI document puts them in these places.
View = Annotated[object, WithJsonSchema({OF_GAMES: "View"})]
Facts = Annotated[object, WithJsonSchema({OF_GAMES: "Facts"})]
Notation = Annotated[str, StringConstraints(min_length=1, max_length=200)]
CommandId = Annotated[str, StringConstraints(min_length=1, max_length=64, pattern=r"^[\w.:-]+$")]


def _leave_open(schema: JsonDict) -> None:
    """Say nothing about further properties: the schemas of the games do."""
    schema.pop("additionalProperties", None)


OPEN = ConfigDict(strict=True, extra="allow", frozen=True, json_schema_extra=_leave_open)


class Move(Wire):
    """A legal move: `move` is what to send, `text` says it in words; its parts are named as in the rules.

    The parts depend on the game, whose own schema has them.
    """

    model_config = OPEN

    move: str
    kind: str
    text: str


class Offer(Wire):
    """Something in reach, possible or not: what it would cost in words, or the obstacle and its reason.

    Further fields say what it is about (a card, a die); they depend on the game.
    """

    model_config = OPEN

    text: str
    obstacle: str | None = None


class Position(Wire):
    """Where the game stands for one seat. Only a resolution changes it."""

    sequence: int = Field(description="How many decisions have been resolved.")
    over: bool
    to_act: list[int] = Field(description="The seats that must decide now, all at once.")
    headline: str
    question: str | None = Field(description="What this seat has to decide.")
    view: View
    facts: Facts | None = Field(description="What follows from the view: production, shields, prices ...")
    moves: list[Move]
    offers: list[Offer]
    score: Score


class Waiting(Wire):
    """Who has chosen. Only the caller's own choice is shown."""

    sequence: int
    ready: list[int]
    choice: str | None = Field(
        description="The caller's choice, secret and changeable until everyone has chosen."
    )
    seconds_left: float | None


class Event(Wire):
    """Something everyone saw: a stable code and its parameters."""

    code: str
    seat: int | None
    data: dict[str, int | str]


class Message(Wire):
    """A text as a value: its key in `/api/languages/{language}`, and its parameters, maybe messages too."""

    id: str
    args: dict[str, "int | str | Message"]


class StoryLine(Wire):
    """One sentence of the story: whose it is, and the pictures of what happened, the most notable first."""

    message: Message
    seat: int | None
    icons: list[str]
    text: str = Field(description="The message in the language that was asked for.")


class Resolution(Wire):
    """What one simultaneous decision led to, as data and as sentences."""

    sequence: int
    at: str
    seats: list[int]
    events: list[Event]
    story: list[StoryLine]


class Situation(Wire):
    """All that the caller may know about a table."""

    table: TableInfo
    seat: int | None
    position: Position | None = Field(description="None until the game starts.")
    waiting: Waiting | None
    last: Resolution | None


class History(Wire):
    """The story of a game from the beginning."""

    steps: list[Resolution]


class Moment(Wire):
    """A past position, as a seat saw it."""

    seat: int | None
    position: Position
    resolution: Resolution | None


class Choice(Wire):
    """A secret choice for the decision after `sequence`; the same `id` again is not applied twice."""

    id: CommandId
    sequence: Annotated[int, Field(ge=0, le=100_000), WHOLE]
    move: Notation


class Chosen(Wire):
    """The choice is stored; `resolved` if it was the last one."""

    sequence: int
    resolved: bool


class Valued(Wire):
    move: str
    text: str
    value: float


class Hint(Wire):
    """What a strong bot would do; values are points that a move is expected to add."""

    sequence: int
    move: str
    text: str
    value: float
    reason: str
    by: str
    moves: list[Valued] = Field(description="Every legal move with its value, best first.")
