"""The messages that the server sends over a table's WebSocket, as values."""

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
from heptapolis.server.wire.play import PositionChange, Resolution, Waiting
from heptapolis.server.wire.talk import Mark, TalkLine


class Outgoing:
    """A message, written except for its number: every connection counts its own messages."""

    __slots__ = ("_text", "answers_command")

    def __init__(self, model: type[Wire], fields: Fields) -> None:
        self.answers_command = model is AckMessage or model is RefusedMessage
        self._text = join_fields(model, {NUMBER: BLANK, **fields}).json.removeprefix(NO_NUMBER)

    def write(self, number: int) -> str:
        """The text to send as message `number` of a connection."""
        return f'{{"{NUMBER}":{number}{self._text}'


NUMBER = "number"
BLANK: Encoded[int] = Encoded("")
NO_NUMBER = f'{{"{NUMBER}":'
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
    resolution: Encoded[Resolution | None], position: Encoded[PositionChange], waiting: Encoded[Waiting]
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
