"""The messages of a table's WebSocket, version 1."""

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from heptapolis.server.wire.base import WHOLE, ProblemBody, Wire
from heptapolis.server.wire.lobby import TableInfo
from heptapolis.server.wire.play import Choice, CommandId, Position, Resolution, Situation, Waiting

PROTOCOL = 1

# From the client. Every command has an id of the client's own and is answered by `ack` or `refused`.


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


Command = Annotated[Choose | Withdraw | Resync | Ping, Field(discriminator="type")]
COMMAND: TypeAdapter[Choose | Withdraw | Resync | Ping] = TypeAdapter(Command)

# From the server. `number` counts the messages of this connection, without gaps.


class StateMessage(Situation):
    """Everything: the first message, after `resync`, and whenever a client lagged behind."""

    type: Literal["state"]
    protocol: Literal[1]
    number: int


class UpdateMessage(Wire):
    """One simultaneous resolution, and the position that it led to."""

    type: Literal["update"]
    number: int
    resolution: Resolution
    position: Position
    waiting: Waiting


class WaitingMessage(Wire):
    """Somebody has chosen, or taken a choice back."""

    type: Literal["waiting"]
    number: int
    waiting: Waiting


class TableMessage(Wire):
    """Seats, presence, host, timer, status: something about the table changed."""

    type: Literal["table"]
    number: int
    table: TableInfo


class AckMessage(Wire):
    """The command `id` was carried out and stored."""

    type: Literal["ack"]
    number: int
    id: str
    sequence: int
    resolved: bool = False


class RefusedMessage(Wire):
    """The command `id` is refused (no id: the message was no command); nothing changed."""

    type: Literal["refused"]
    number: int
    id: str | None
    problem: ProblemBody


ServerMessage = Annotated[
    StateMessage | UpdateMessage | WaitingMessage | TableMessage | AckMessage | RefusedMessage,
    Field(discriminator="type"),
]

# Reasons for which the server closes a connection.
CLOSED_PROBLEM = 4000  # a `refused` message before it says why: do not try again unchanged
CLOSED_GOING = 1001  # the server stops: try again
CLOSED_TOO_BIG = 1009
