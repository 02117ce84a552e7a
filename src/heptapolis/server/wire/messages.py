"""The messages of a table's WebSocket."""

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from heptapolis.server.wire.base import WHOLE, ProblemBody, Wire
from heptapolis.server.wire.lobby import TableInfo
from heptapolis.server.wire.play import Choice, CommandId, PositionChange, Resolution, Situation, Waiting
from heptapolis.server.wire.talk import Mark, MarkedItem, MarkKind, Phrase, SeatIndex, TalkLine

PROTOCOL = 4  # raised whenever older clients would misread a message

# From the client. Every command has an id that the client chooses; `ack` or `refused` answers it.


class Choose(Choice):
    """Choose a move, or another one instead."""

    type: Literal["choose"]


class Withdraw(Wire):
    """Take the choice back: nothing is chosen."""

    type: Literal["withdraw"]
    id: CommandId
    sequence: Annotated[int, Field(ge=0, le=100_000), WHOLE]


class Resync(Wire):
    """Send me everything again (after a gap in `number` or `sequence`)."""

    type: Literal["resync"]
    id: CommandId


class Ping(Wire):
    """Are you there?"""

    type: Literal["ping"]
    id: CommandId


class Say(Wire):
    """Say a phrase to everyone at the table.

    Refused with `unknown-phrase`: there is no such phrase; `too-fast`: you said too much in a short time.
    """

    type: Literal["say"]
    id: CommandId
    phrase: Phrase


class SetMark(Wire):
    """Mark something for your team-mates, or (no kind) take your mark back.

    Refused with `not-shared`: your team-mates do not see it with you; `stale`: it was for another decision.
    """

    type: Literal["mark"]
    id: CommandId
    sequence: Annotated[int, Field(ge=0, le=100_000), WHOLE]
    holder: SeatIndex
    item: MarkedItem
    kind: MarkKind | None


AnyCommand = Choose | Withdraw | Say | SetMark | Resync | Ping
Command = Annotated[AnyCommand, Field(discriminator="type")]
COMMAND: TypeAdapter[AnyCommand] = TypeAdapter(Command)

# From the server. `number` counts the messages of this connection, without gaps.


class StateMessage(Situation):
    """Everything: the first message, after `resync`, and whenever a client has lagged behind."""

    type: Literal["state"]
    protocol: Literal[4]
    number: int


class UpdateMessage(Wire):
    """One simultaneous resolution, and how it changed your position."""

    type: Literal["update"]
    number: int
    resolution: Resolution
    position: PositionChange
    waiting: Waiting


class WaitingMessage(Wire):
    """Someone has chosen, or taken a choice back."""

    type: Literal["waiting"]
    number: int
    waiting: Waiting


class TableMessage(Wire):
    """Seats, presence, host, timer, status: something about the table changed."""

    type: Literal["table"]
    number: int
    table: TableInfo


class TalkMessage(Wire):
    """Somebody said something."""

    type: Literal["talk"]
    number: int
    line: TalkLine


class MarksMessage(Wire):
    """You or a team-mate marked something, or took a mark back: all marks that you may see."""

    type: Literal["marks"]
    number: int
    marks: list[Mark]


class AckMessage(Wire):
    """The command `id` was carried out and stored."""

    type: Literal["ack"]
    number: int
    id: str
    sequence: int
    resolved: bool = False


class RefusedMessage(Wire):
    """The command `id` was refused (no id: the message was not a command); nothing changed."""

    type: Literal["refused"]
    number: int
    id: str | None
    problem: ProblemBody


ServerMessage = Annotated[
    StateMessage
    | UpdateMessage
    | WaitingMessage
    | TableMessage
    | TalkMessage
    | MarksMessage
    | AckMessage
    | RefusedMessage,
    Field(discriminator="type"),
]

# Reasons for the server to close a connection.
CLOSED_PROBLEM = 4000  # preceded by a `refused` message that says why: do not try again unchanged
CLOSED_STOPPING = 1012  # the server is stopping, as uvicorn says it: try again
CLOSED_TRY_LATER = 1013  # preceded by a `refused` message, such as no database: try again
CLOSED_TOO_BIG = 1009
