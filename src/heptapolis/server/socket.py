"""The WebSocket of a table: everything that happens there, and the choices of its players."""

import asyncio
import logging
from contextlib import suppress
from time import time
from typing import Annotated

from fastapi import APIRouter, Query, WebSocket
from pydantic import ValidationError
from starlette.responses import JSONResponse
from starlette.websockets import WebSocketDisconnect

from heptapolis.server import outgoing
from heptapolis.server.hub import CONNECTION_LOST, Socket
from heptapolis.server.identity import get_service
from heptapolis.server.live import LiveTable
from heptapolis.server.metrics import Metrics
from heptapolis.server.origins import check_origin
from heptapolis.server.outgoing import Outgoing
from heptapolis.server.payloads import pick_language
from heptapolis.server.problems import MEDIA_TYPE, Problem
from heptapolis.server.service import Service
from heptapolis.server.settings import Limits
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

MAX_BAD_MESSAGES = 20  # invalid messages before the connection is closed

Command = Choose | Withdraw | Resync | Ping


@router.websocket("/api/tables/{table}/socket")
async def connect(
    ws: WebSocket,
    table: str,
    language: Annotated[str | None, Query(max_length=40)] = None,
    protocol: int = PROTOCOL,
) -> None:
    """Watch a table, and play if you sit there."""
    service = get_service(ws)
    try:
        check_origin(ws, service.settings.origins)
    except Problem as problem:
        body = problem.body.model_dump()
        await ws.send_denial_response(JSONResponse(body, problem.status, media_type=MEDIA_TYPE))
        return
    await ws.accept()
    try:
        person, live = await _admit(service, ws, table, protocol)
    except Problem as problem:
        await _turn_away(ws, problem)
        return
    spoken = pick_language(language or ws.headers.get("accept-language"))
    await Visit(ws, live, person, spoken, service.settings.limits, service.metrics).run()


async def _admit(
    service: Service, ws: WebSocket, table: str, protocol: int
) -> tuple[Person | None, LiveTable]:
    if protocol != PROTOCOL:
        raise Problem("invalid", f"this server speaks protocol {PROTOCOL}", str(protocol), [str(PROTOCOL)])
    person = await service.guests.find(ws)
    if person is None and service.settings.passphrase:
        raise Problem("no-guest")
    live = await service.tables.find(table)
    sockets = [socket for socket in live.audience.sockets if person and socket.guest == person.id]
    if len(sockets) >= service.settings.limits.sockets_per_table:
        raise Problem("too-many-sockets")
    return person, live


async def _turn_away(ws: WebSocket, problem: Problem) -> None:
    with suppress(*CONNECTION_LOST):
        await ws.send_text(outgoing.make_refused(None, problem.body).write(1))
        await ws.close(CLOSED_PROBLEM, problem.code)


class Visit:
    """One connection, from the first message to the last."""

    def __init__(
        self,
        ws: WebSocket,
        live: LiveTable,
        person: Person | None,
        language: str,
        limits: Limits,
        metrics: Metrics,
    ) -> None:
        self._ws, self._live, self._limits, self._metrics = ws, live, limits, metrics
        self._socket = Socket(ws, person, language, limits, self._make_state)
        self._bad_messages = 0

    def _make_state(self) -> Outgoing:
        socket = self._socket
        return outgoing.make_state(self._live.audience.encode_situation(socket.guest, socket.language))

    async def run(self) -> None:
        """Talk with the client until either side leaves."""
        self._metrics.count("connections")
        self._live.enter(self._socket)
        writing = asyncio.create_task(self._socket.write())
        try:
            await self._listen()
        except CONNECTION_LOST:
            log.debug("a client left")
        finally:
            writing.cancel()
            self._live.leave(self._socket)

    async def _listen(self) -> None:
        while self._bad_messages < MAX_BAD_MESSAGES:
            message = await self._ws.receive()
            if message["type"] == "websocket.disconnect":
                raise WebSocketDisconnect
            self._metrics.count("messages")
            await self._answer(message.get("text"))
        await self._socket.close(CLOSED_PROBLEM)

    async def _answer(self, text: str | None) -> None:
        """Carry out a command and say so, or say why not."""
        command: Command | None = None
        try:
            if not self._socket.bucket.take():
                raise Problem("too-many-requests")
            command = _read_command(text, self._limits.message_characters)
            sequence, resolved = await self._carry_out(command)
        except Problem as problem:
            self._bad_messages += command is None
            self._metrics.count("refused_commands")
            self._refuse(command, problem)
        except Exception:
            log.exception("a command failed")
            self._refuse(command, Problem("internal"))
        else:
            self._socket.send(outgoing.make_ack(command.id, sequence, resolved=resolved))

    def _refuse(self, command: Command | None, problem: Problem) -> None:
        self._socket.send(outgoing.make_refused(command.id if command else None, problem.body))

    async def _carry_out(self, command: Command) -> tuple[int, bool]:
        """Carry out a command: the sequence it was for, and whether it completed a decision."""
        match command:
            case Choose():
                seat = self._require_seat()
                given = (command.move, command.sequence, command.id)
                table = await self._live.change(lambda t: t.choose(seat, *given, time()))
                return command.sequence, table.sequence > command.sequence
            case Withdraw():
                seat = self._require_seat()
                await self._live.change(lambda t: t.withdraw(seat, command.sequence, command.id))
            case Resync():
                self._socket.resync()
            case Ping():
                pass
        return self._live.table.sequence, False

    def _require_seat(self) -> int:
        seat = self._live.table.seat_of(self._socket.guest)
        if seat is None:
            raise Problem("not-seated")
        return seat


def _read_command(text: str | None, most: int) -> Command:
    if text is None:
        raise Problem("bad-request", "commands must be text, not bytes")
    if len(text) > most:
        raise Problem("too-large", f"at most {most} characters")
    try:
        return COMMAND.validate_json(text)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        place = ".".join(map(str, first["loc"])) or "the message"
        raise Problem("invalid", f"{place}: {first['msg']}") from None
