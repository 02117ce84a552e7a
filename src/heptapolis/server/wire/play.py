"""A game in progress as one seat sees it."""

from typing import Annotated, Literal

from pydantic import ConfigDict, Field, StringConstraints, WithJsonSchema
from pydantic.config import JsonDict

from heptapolis.core.message import Message
from heptapolis.server.wire.base import OF_GAMES, WHOLE, Wire
from heptapolis.server.wire.lobby import Score, TableInfo
from heptapolis.server.wire.talk import Mark, TalkLine

# The OpenAPI document puts the types of the games in these places.
View = Annotated[object, WithJsonSchema({OF_GAMES: "View"})]
ViewChange = Annotated[object, WithJsonSchema({OF_GAMES: "ViewChange"})]
Facts = Annotated[object, WithJsonSchema({OF_GAMES: "Facts"})]
Notation = Annotated[str, StringConstraints(min_length=1, max_length=200)]
CommandId = Annotated[str, StringConstraints(min_length=1, max_length=64, pattern=r"^[\w.:-]+$")]


def _leave_open(schema: JsonDict) -> None:
    """Say nothing about further properties: the schemas of the games do."""
    schema.pop("additionalProperties", None)


OPEN = ConfigDict(strict=True, extra="allow", frozen=True, json_schema_extra=_leave_open)


class Move(Wire):
    """A legal move: send `move`; `message` says it in words; its parts are named as in the rules.

    The parts depend on the game, whose own schema has them.
    """

    model_config = OPEN

    move: str
    kind: str
    message: Message


class Offer(Wire):
    """Something the seat could take, possible or not: its price in words, or the obstacle and its reason.

    Further fields say what it is about (a card, a die); they depend on the game.
    """

    model_config = OPEN

    message: Message | None
    obstacle: str | None = None


class BasePosition(Wire):
    """Where the game stands for one seat, apart from what the seat sees."""

    sequence: int = Field(description="How many decisions have been resolved.")
    over: bool
    to_act: list[int] = Field(description="The seats that must decide now, all at once.")
    headline: Message
    question: Message | None = Field(description="What this seat has to decide.")
    facts: Facts | None = Field(description="What follows from the view: production, shields, prices ...")
    moves: list[Move]
    offers: list[Offer]
    score: Score
    verdict: "StoryLine | None" = Field(description="What decided the game, once it is over.")


class Position(BasePosition):
    """Where the game stands for one seat. Only a resolution changes it."""

    view: View


class PositionChange(BasePosition):
    """A new position for a client that has the one before: of the view, only what has changed."""

    view: ViewChange = Field(description="The fields that have changed; all others stay.")
    grown: list[str] = Field(
        description="Fields of the view that are lists, or objects of lists: append to them what `view` has."
    )


class Waiting(Wire):
    """Who has chosen. Only the caller's own choice is shown."""

    sequence: int
    ready: list[int]
    choice: str | None = Field(
        description="The caller's choice, secret and changeable until everyone has chosen."
    )
    seconds_left: float | None = Field(description="For this decision, at the time of this message.")
    paused: bool = Field(description="Whether the clock stands still.")


class Event(Wire):
    """Something everyone saw: a stable code and its parameters."""

    code: str
    seat: int | None
    data: dict[str, int | str]


class Proxy(Wire):
    """A bot decided for a human: the clock ran out, or it stands in for somebody who is away."""

    seat: int
    reason: Literal["time", "stand-in"]


class StoryLine(Wire):
    """One sentence of the story: whose it is, and the pictures of what happened, the most notable first."""

    message: Message
    seat: int | None
    icons: list[str]


class Resolution(Wire):
    """What one simultaneous decision led to, as data and as sentences."""

    sequence: int
    at: str
    seats: list[int]
    events: list[Event]
    proxies: list[Proxy]
    undo_to: int | None = Field(description="An undo: the game goes on after this decision.")
    story: list[StoryLine]


class Undo(Wire):
    """Take the last turn back; `sequence` says which position you saw."""

    sequence: Annotated[int, Field(ge=0, le=100_000), WHOLE]


class Situation(Wire):
    """Everything the caller may know about a table."""

    table: TableInfo
    seat: int | None
    position: Position | None = Field(description="None until the game starts.")
    waiting: Waiting | None
    last: Resolution | None
    talk: list[TalkLine] = Field(description="What was said last, oldest first.")
    marks: list[Mark] = Field(description="What you and your team-mates marked for this decision.")


class History(Wire):
    """The story of a game from the beginning."""

    steps: list[Resolution]


class Moment(Wire):
    """A past position, as a seat saw it."""

    seat: int | None
    position: Position
    resolution: Resolution | None
    choice: str | None = Field(description="What this seat chose then, if it had to decide.")


class Choice(Wire):
    """A secret choice for the decision after `sequence`; the same `id` again is not applied twice."""

    id: CommandId
    sequence: Annotated[int, Field(ge=0, le=100_000), WHOLE]
    move: Notation


class Chosen(Wire):
    """The choice is stored; `resolved` if it was the last one."""

    sequence: int
    resolved: bool


class HintMove(Wire):
    """A move: the chance to win after it, from 0 to 1, and the expected points of the seat."""

    move: str
    message: Message
    chance: float
    points: float


class Hint(HintMove):
    """The best move by playouts from what the seat knows, and why it is better than the second best."""

    sequence: int
    reason: Message
    playouts: int
    moves: list[HintMove] = Field(description="The sensible moves, the best first.")
