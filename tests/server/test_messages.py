"""Messages as values: joined from whole parts, sent in order, limited for slow readers."""

import asyncio
import json
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from heptapolis.core.message import Message
from heptapolis.server import outgoing
from heptapolis.server.hub import Socket
from heptapolis.server.outgoing import Outgoing
from heptapolis.server.problems import Problem
from heptapolis.server.settings import Limits
from heptapolis.server.wire.encoding import (
    NULL,
    Encoded,
    EncodedValues,
    encode,
    encode_fields,
    join_fields,
    name_fields,
)
from heptapolis.server.wire.messages import AckMessage
from heptapolis.server.wire.play import Resolution, Situation, StoryLine, Waiting

NOBODY_CHOSE = encode(Waiting(sequence=3, ready=[], choice=None, seconds_left=None, paused=False))
WAITING = outgoing.make_waiting(NOBODY_CHOSE)
STATE = outgoing.make_state(name_fields(**dict.fromkeys(Situation.model_fields, NULL)))


def read(message: Outgoing, number: int = 1) -> Any:
    return json.loads(message.write(number))


def test_every_connection_counts_its_own_messages() -> None:
    message = outgoing.make_ack("a1", 4, resolved=True)
    assert read(message, 7) == {"number": 7, "type": "ack", "id": "a1", "sequence": 4, "resolved": True}
    assert read(message, 8)["number"] == 8


def test_parts_are_whole_values() -> None:
    line = StoryLine(message=Message("who-is", {"name": 'Zoë "Z"'}), seat=0, icons=[])
    told = Resolution(sequence=1, at="now", seats=[0], events=[], proxies=[], undo_to=None, story=[line])
    message = outgoing.make_update(encode(told), Encoded("{}"), NOBODY_CHOSE)
    assert read(message)["resolution"] == told.model_dump()
    assert read(message)["position"] == {}


def test_a_message_with_a_missing_or_unknown_field_is_a_mistake_of_ours() -> None:
    with pytest.raises(TypeError, match=r"AckMessage: .* unknown or given twice: id, number, resolved, who"):
        join_fields(AckMessage, encode_fields(type="ack", sequence=1), name_fields(who=encode(0)))


def test_a_field_given_twice_is_a_mistake_of_ours() -> None:
    whole = encode_fields(type="ack", number=1, id="a", sequence=1, resolved=True)
    with pytest.raises(TypeError, match="given twice"):
        join_fields(AckMessage, whole, encode_fields(sequence=2))


class Pipe:
    """A WebSocket that keeps what it is sent."""

    write_now: Callable[[str], bool] | None = None

    def __init__(self) -> None:
        self.sent: list[Any] = []

    async def send_text(self, text: str) -> None:
        self.sent.append(json.loads(text))


def received(*messages: Outgoing, outbox: int, first: Sequence[Outgoing] = ()) -> list[Any]:
    """What a client receives that reads late; `first` comes before anything is written."""

    async def send() -> list[Any]:
        pipe: Any = Pipe()
        socket = Socket(pipe, None, "en", Limits(outbox_messages=outbox), lambda: STATE)
        for message in first:
            socket.send(message)
        socket.start()
        await asyncio.sleep(0)
        for message in messages:
            socket.send(message)
        await asyncio.sleep(0.01)
        socket.stop()
        return list(pipe.sent)

    return asyncio.run(send())


def test_a_slow_reader_gets_everything_instead_and_the_answers_to_its_commands() -> None:
    ack, refused = (
        outgoing.make_ack("a1", 4, resolved=False),
        outgoing.make_refused("a2", Problem("stale").body),
    )
    got = received(WAITING, ack, WAITING, refused, WAITING, outbox=4)
    assert [message["type"] for message in got] == ["state", "state", "ack", "refused"]
    assert [message["number"] for message in got] == [1, 2, 3, 4]


def test_a_client_that_keeps_up_is_written_to_at_once_and_any_other_in_the_same_order() -> None:
    class QuickPipe(Pipe):
        keeps_up = True

        def write_now(self, text: str) -> bool:
            if self.keeps_up:
                self.sent.append(json.loads(text))
            return self.keeps_up

    async def send() -> list[str]:
        pipe: Any = QuickPipe()
        socket = Socket(pipe, None, None, Limits(), lambda: STATE)
        socket.start()
        await asyncio.sleep(0.01)
        socket.send(WAITING)
        assert [message["number"] for message in pipe.sent] == [1, 2]
        pipe.keeps_up = False
        socket.send(WAITING)
        pipe.keeps_up = True
        socket.send(outgoing.make_ack("a1", 4, resolved=False))  # behind the one that waits
        await asyncio.sleep(0.01)
        socket.send(WAITING)
        assert [message["number"] for message in pipe.sent] == [1, 2, 3, 4, 5]
        return [message["type"] for message in pipe.sent]

    assert asyncio.run(send()) == ["state", "waiting", "waiting", "ack", "waiting"]


def test_a_quick_reader_gets_every_message_in_order() -> None:
    got = received(WAITING, outgoing.make_ack("a1", 4, resolved=False), outbox=4)
    assert [message["type"] for message in got] == ["state", "waiting", "ack"]


def test_what_the_state_includes_is_not_sent_again() -> None:
    """An update of the same sequence used to follow a state that was made after it."""
    ack = outgoing.make_ack("a1", 4, resolved=False)
    got = received(outbox=4, first=[WAITING, ack, WAITING])
    assert [message["type"] for message in got] == ["state", "ack"]


def test_a_value_that_is_sent_again_is_encoded_once() -> None:
    written: list[str] = []

    def write(value: str) -> Encoded[str]:
        written.append(value)
        return encode(value)

    kept, one, other = EncodedValues(write, 2), "".join(["o", "ne"]), "".join(["o", "ther"])
    assert [kept.encode(value).json for value in (one, other, one)] == ['"one"', '"other"', '"one"']
    assert written == ["one", "other"]
    kept.encode("third")  # too many: it starts anew
    kept.encode(one)
    assert written == ["one", "other", "third", "one"]
