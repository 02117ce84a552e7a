"""The messages that the server sends over a table's WebSocket, as values."""

from heptapolis.server.wire.base import ProblemBody, Wire
from heptapolis.server.wire.encoding import Encoded, Fields, encode_fields, join_fields, name_fields
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
    """A message, complete except for its number: every connection numbers its own messages."""

    __slots__ = ("_text", "answers_command")

    def __init__(self, model: type[Wire], *fields: Fields) -> None:
        self.answers_command = model is AckMessage or model is RefusedMessage
        self._text = join_fields(model, NO_NUMBER, *fields).json[1:]

    def write(self, number: int) -> str:
        """The text to send as message `number` of a connection."""
        return f'{{"number":{number}{self._text}'


NO_NUMBER = Fields(("number",), "")
STATE = encode_fields(type="state", protocol=PROTOCOL)
UPDATE = encode_fields(type="update")
WAITING = encode_fields(type="waiting")
TABLE = encode_fields(type="table")
TALK = encode_fields(type="talk")
MARKS = encode_fields(type="marks")
ACK = encode_fields(type="ack")
REFUSED = encode_fields(type="refused")


def make_state(situation: Fields) -> Outgoing:
    return Outgoing(StateMessage, STATE, situation)


def make_update(
    resolution: Encoded[Resolution | None], position: Encoded[PositionChange], waiting: Encoded[Waiting]
) -> Outgoing:
    fields = name_fields(resolution=resolution, position=position, waiting=waiting)
    return Outgoing(UpdateMessage, UPDATE, fields)


def make_waiting(waiting: Encoded[Waiting]) -> Outgoing:
    return Outgoing(WaitingMessage, WAITING, name_fields(waiting=waiting))


def make_table(table: TableInfo) -> Outgoing:
    return Outgoing(TableMessage, TABLE, encode_fields(table=table))


def make_talk(line: TalkLine) -> Outgoing:
    return Outgoing(TalkMessage, TALK, encode_fields(line=line))


def make_marks(marks: list[Mark]) -> Outgoing:
    return Outgoing(MarksMessage, MARKS, encode_fields(marks=marks))


def make_ack(command: str, sequence: int, *, resolved: bool) -> Outgoing:
    return Outgoing(AckMessage, ACK, encode_fields(id=command, sequence=sequence, resolved=resolved))


def make_refused(command: str | None, problem: ProblemBody) -> Outgoing:
    return Outgoing(RefusedMessage, REFUSED, encode_fields(id=command, problem=problem))
