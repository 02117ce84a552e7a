"""The WebSocket of a table: everything that happens there, and the choices of whoever sits there."""

import asyncio
import logging
from contextlib import suppress
from time import time
from typing import Annotated, Any

from fastapi import APIRouter, Query, WebSocket
from pydantic import ValidationError
from starlette.responses import JSONResponse
from starlette.websockets import WebSocketDisconnect

from heptapolis.server.hub import GONE, Socket
from heptapolis.server.identity import service_of
from heptapolis.server.origins import check_origin
from heptapolis.server.payloads import dumps, spoken
from heptapolis.server.problems import MEDIA_TYPE, Problem
from heptapolis.server.room import Room
from heptapolis.server.service import Service
from heptapolis.server.table import Person
from heptapolis.server.wire.messages import (
    CLOSED_PROBLEM,
    COMMAND,
    PROTOCOL,
    Choose,
    Ping,
    Resync,
    Withdraw,
)

router = APIRouter()
log = logging.getLogger(__name__)

GARBAGE = 20  # messages that are no commands, until the connection is closed


@router.websocket("/api/tables/{table}/socket")
async def connect(
    ws: WebSocket,
    table: str,
    language: Annotated[str | None, Query(max_length=40)] = None,
    protocol: int = PROTOCOL,
) -> None:
    """Watch a table, and play if you sit there."""
    service = service_of(ws)
    try:
        check_origin(ws, service.settings.origins)
    except Problem as problem:
        body = problem.body.model_dump()
        await ws.send_denial_response(JSONResponse(body, problem.status, media_type=MEDIA_TYPE))
        return
    await ws.accept()
    try:
        person, room = await _admitted(service, ws, table, protocol)
    except Problem as problem:
        await _turn_away(ws, problem)
        return
    await Visit(service, ws, room, person, spoken(language or ws.headers.get("accept-language"))).stay()


async def _admitted(service: Service, ws: WebSocket, table: str, protocol: int) -> tuple[Person | None, Room]:
    if protocol != PROTOCOL:
        raise Problem("invalid", f"this server speaks protocol {PROTOCOL}", str(protocol), [str(PROTOCOL)])
    person = await service.guests.find(ws)
    if person is None and service.settings.passphrase:
        raise Problem("no-guest")
    room = await service.room(table)
    sockets = [socket for socket in room.sockets if person and socket.guest == person.id]
    if len(sockets) >= service.settings.limits.sockets:
        raise Problem("too-many-sockets")
    return person, room


async def _turn_away(ws: WebSocket, problem: Problem) -> None:
    with suppress(*GONE):
        await ws.send_text(f'{{"number":1,{_refused(None, problem)}}}')
        await ws.close(CLOSED_PROBLEM, problem.code)


def _refused(command: str | None, problem: Problem) -> str:
    return f'"type":"refused","id":{dumps(command)},"problem":{problem.body.model_dump_json()}'


class Visit:
    """One connection, from the first message to the last."""

    def __init__(
        self, service: Service, ws: WebSocket, room: Room, person: Person | None, language: str
    ) -> None:
        self.service, self.ws, self.room, self.person = service, ws, room, person
        self.socket = Socket(ws, person, language, service.settings.limits, self._everything)
        self._garbage = 0

    def _everything(self) -> str:
        situation = self.room.situation(self.socket.guest, self.socket.language)
        return f'"type":"state","protocol":{PROTOCOL},{situation}'

    async def stay(self) -> None:
        """Until either side goes."""
        self.service.metrics.count("connections")
        self.room.enter(self.socket)
        writing = asyncio.create_task(self.socket.write())
        try:
            await self._listen()
        except GONE:
            log.debug("a client left")
        finally:
            writing.cancel()
            self.room.exit(self.socket)

    async def _listen(self) -> None:
        while self._garbage < GARBAGE:
            message = await self.ws.receive()
            if message["type"] == "websocket.disconnect":
                raise WebSocketDisconnect
            self.service.metrics.count("messages")
            await self._answer(message.get("text"))
        await self.socket.close(CLOSED_PROBLEM)

    async def _answer(self, text: str | None) -> None:
        """Carry out a command and say so, or say why not."""
        command: Any = None
        try:
            if not self.socket.bucket.take():
                raise Problem("too-many-requests")
            command = _read(text, self.service.settings.limits.message)
            sequence, resolved = await self._carry_out(command)
        except Problem as problem:
            self._garbage += command is None
            self.service.metrics.count("refused_commands")
            self.socket.send(_refused(getattr(command, "id", None), problem))
        except Exception:
            log.exception("a command failed")
            self.socket.send(_refused(getattr(command, "id", None), Problem("internal")))
        else:
            done = dumps(resolved)
            self.socket.send(f'"type":"ack","id":{dumps(command.id)},"sequence":{sequence},"resolved":{done}')

    async def _carry_out(self, command: Choose | Withdraw | Resync | Ping) -> tuple[int, bool]:
        match command:
            case Choose():
                seat = self._seat()
                given = (command.move, command.sequence, command.id)
                table = await self.room.change(lambda t: t.choose(seat, *given, time()))
                return command.sequence, table.sequence > command.sequence
            case Withdraw():
                seat = self._seat()
                await self.room.change(lambda t: t.withdraw(seat, command.sequence, command.id))
            case Resync():
                self.socket.resync()
            case Ping():
                pass
        return self.room.table.sequence, False

    def _seat(self) -> int:
        seat = self.room.table.seat_of(self.socket.guest)
        if seat is None:
            raise Problem("not-seated")
        return seat


def _read(text: str | None, most: int) -> Choose | Withdraw | Resync | Ping:
    if text is None:
        raise Problem("bad-request", "commands are text, not bytes")
    if len(text) > most:
        raise Problem("too-large", f"at most {most} characters")
    try:
        return COMMAND.validate_json(text)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        place = ".".join(map(str, first["loc"])) or "the message"
        raise Problem("invalid", f"{place}: {first['msg']}") from None
