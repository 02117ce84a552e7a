"""The messages that the server sends over a table's WebSocket, as values."""

from dataclasses import dataclass

from heptapolis.server.wire.base import ProblemBody, Wire
from heptapolis.server.wire.encoding import Encoded, Fields, encode, join_fields
from heptapolis.server.wire.lobby import TableInfo
from heptapolis.server.wire.messages import (
    PROTOCOL,
    AckMessage,
    MarksMessage,
    RefusedMessage,
    StateMessage,
    TableMessage,
    TalkMessage,
    UpdateMessage,
    WaitingMessage,
)
from heptapolis.server.wire.play import Position, Resolution, Waiting
from heptapolis.server.wire.talk import Mark, TalkLine


@dataclass(frozen=True, slots=True)
class Outgoing:
    """A message, complete except for its number: every connection counts its own messages."""

    model: type[Wire]
    fields: Fields

    @property
    def answers_command(self) -> bool:
        return self.model is AckMessage or self.model is RefusedMessage

    def write(self, number: int) -> str:
        """The text to send as message `number` of a connection."""
        return join_fields(self.model, {"number": Encoded(str(number)), **self.fields}).json


STATE: Fields = {"type": encode("state"), "protocol": encode(PROTOCOL)}
UPDATE: Fields = {"type": encode("update")}
WAITING: Fields = {"type": encode("waiting")}
TABLE: Fields = {"type": encode("table")}
TALK: Fields = {"type": encode("talk")}
MARKS: Fields = {"type": encode("marks")}
ACK: Fields = {"type": encode("ack")}
REFUSED: Fields = {"type": encode("refused")}


def make_state(situation: Fields) -> Outgoing:
    return Outgoing(StateMessage, {**STATE, **situation})


def make_update(
    resolution: Encoded[Resolution | None], position: Encoded[Position | None], waiting: Encoded[Waiting]
) -> Outgoing:
    fields: Fields = {"resolution": resolution, "position": position, "waiting": waiting}
    return Outgoing(UpdateMessage, {**UPDATE, **fields})


def make_waiting(waiting: Encoded[Waiting]) -> Outgoing:
    return Outgoing(WaitingMessage, {**WAITING, "waiting": waiting})


def make_table(table: Encoded[TableInfo]) -> Outgoing:
    return Outgoing(TableMessage, {**TABLE, "table": table})


def make_talk(line: TalkLine) -> Outgoing:
    return Outgoing(TalkMessage, {**TALK, "line": encode(line)})


def make_marks(marks: list[Mark]) -> Outgoing:
    return Outgoing(MarksMessage, {**MARKS, "marks": encode(marks)})


def make_ack(command: str, sequence: int, *, resolved: bool) -> Outgoing:
    fields: Fields = {"id": encode(command), "sequence": encode(sequence), "resolved": encode(resolved)}
    return Outgoing(AckMessage, {**ACK, **fields})


def make_refused(command: str | None, problem: ProblemBody) -> Outgoing:
    return Outgoing(RefusedMessage, {**REFUSED, "id": encode(command), "problem": encode(problem)})
