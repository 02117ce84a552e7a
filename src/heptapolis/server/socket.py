"""The WebSocket of a table: everything that happens there, and the choices of its players."""

import logging
import re
from contextlib import suppress
from secrets import token_hex
from time import time

from pydantic import ValidationError
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from heptapolis.core.errors import UnknownName
from heptapolis.server import outgoing
from heptapolis.server.devices import Device
from heptapolis.server.hub import CONNECTION_LOST, Shown, Socket, TableWebSocket
from heptapolis.server.identifiers import is_id
from heptapolis.server.identity import find_device, get_service, read_address
from heptapolis.server.live import LiveTable
from heptapolis.server.logs import note_request
from heptapolis.server.origins import check_origin
from heptapolis.server.outgoing import Outgoing
from heptapolis.server.problems import MAX_INPUT_LENGTH, MEDIA_TYPE, Problem, problem_of
from heptapolis.server.service import Service
from heptapolis.server.speaking import PARAMETER, check_language
from heptapolis.server.talk import make_line
from heptapolis.server.wire.messages import (
    CLOSED_PROBLEM,
    CLOSED_TRY_LATER,
    COMMAND,
    PROTOCOL,
    AnyCommand,
    Choose,
    Ping,
    Resync,
    Say,
    SetMark,
    Withdraw,
)

log = logging.getLogger(__name__)

PATH = re.compile("/api/tables/([^/]+)/socket")
FLUSH_SECONDS = 10.0  # for the last answers to a client that is turned away
UNAVAILABLE_STATUS = 503  # of temporary problems
MAX_BAD_MESSAGES = 20  # invalid messages before the connection is closed


class Sockets:
    """Serves sockets; anything else goes on to the application.

    A socket stays open for hours: it skips the layers that requests pass through, and forgets its handshake.
    """

    def __init__(self, app: ASGIApp, whole: ASGIApp | None = None) -> None:
        """`whole`: the application that a connection belongs to, if no other layer has said so."""
        self.app, self._whole = app, whole

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        table = find_table(scope["path"]) if scope["type"] == "websocket" else None
        if table is not None:
            scope["app"] = self._whole or scope["app"]
            await connect(TableWebSocket(scope, receive, send), table)
        else:
            await self.app(scope, receive, send)


def find_table(path: str) -> str | None:
    """The id of the table whose socket has this path."""
    found = PATH.fullmatch(path)
    return found[1] if found else None


async def connect(ws: TableWebSocket, table: str) -> None:
    """Watch a table, and play if you sit there."""
    service = get_service(ws)
    note_request(token_hex(8), ws.url.path)
    try:
        check_origin(ws, service.settings.origins)
    except Problem as problem:
        body = problem.body.model_dump(mode="json")
        await ws.send_denial_response(JSONResponse(body, problem.status, media_type=MEDIA_TYPE))
        return
    await ws.accept()
    try:
        address = read_address(ws)
        service.socket_count.enter(address)
        try:
            device, live = await _admit(service, ws, table)
            visit = Visit(ws, live, device, _check_language(ws), service)
            ws.forget_handshake()
            await visit.run()
        finally:
            service.socket_count.leave(address)
    except Problem as problem:
        await _turn_away(ws, problem)


async def _admit(service: Service, ws: WebSocket, table: str) -> tuple[Device | None, LiveTable]:
    protocol = ws.query_params.get("protocol", str(PROTOCOL))
    if protocol != str(PROTOCOL):
        reason = f"this server speaks protocol {PROTOCOL}; reload the page to get its current version"
        raise Problem("other-version", reason, protocol[:MAX_INPUT_LENGTH], [str(PROTOCOL)])
    await find_device(ws)
    if not is_id(table):
        raise Problem("unknown-table", "there is no such table")
    live = await service.tables.find_current(table)
    device = await find_device(ws)  # again: it may have been revoked meanwhile
    sockets = [socket for socket in live.audience.sockets if device and socket.guest == device.person.id]
    if len(sockets) >= service.settings.limits.sockets_per_table:
        raise Problem("too-many-sockets")
    seat = live.table.seat_of(device.person.id) if device else None
    spectators = live.audience.local_presence.spectators
    if seat is None and spectators >= service.settings.limits.spectators_per_table:
        raise Problem("too-many-spectators")
    return device, live


def _check_language(ws: WebSocket) -> str | None:
    try:
        return check_language(ws.query_params.get(PARAMETER))
    except UnknownName as error:
        raise problem_of(error) from None


async def _turn_away(ws: WebSocket, problem: Problem) -> None:
    with suppress(*CONNECTION_LOST):
        await ws.send_text(outgoing.make_refused(None, problem.body).write(1))
        code = CLOSED_TRY_LATER if problem.status == UNAVAILABLE_STATUS else CLOSED_PROBLEM
        await ws.close(code, problem.code)


class Visit:
    """One connection, from the first message to the last."""

    __slots__ = ("_bad_messages", "_limits", "_live", "_metrics", "_phrase_pace", "_socket", "_ws")

    def __init__(
        self,
        ws: TableWebSocket,
        live: LiveTable,
        device: Device | None,
        language: str | None,
        service: Service,
    ) -> None:
        self._ws, self._live, self._limits = ws, live, service.settings.limits
        self._metrics, self._phrase_pace = service.metrics, service.phrase_pace
        self._socket = Socket(ws, device, language, self._limits, self._make_state)
        self._bad_messages = 0

    def _make_state(self) -> Outgoing:
        socket, table = self._socket, self._live.table
        socket.shown = Shown(table.sequence, table.seat_of(socket.guest))
        return outgoing.make_state(self._live.audience.encode_situation(socket.guest))

    async def run(self) -> None:
        """Talk to the client until either side leaves."""
        self._metrics.count("connections")
        self._live.enter(self._socket)
        self._socket.start()
        try:
            await self._listen()
            await self._socket.wait(FLUSH_SECONDS)
        except CONNECTION_LOST:
            log.debug("a client left")
        finally:
            self._socket.stop()
            self._live.leave(self._socket)

    async def _listen(self) -> None:
        while self._bad_messages < MAX_BAD_MESSAGES:
            message = await self._ws.read()
            if message["type"] == "websocket.disconnect" or self._socket.dismissed:
                raise WebSocketDisconnect
            self._metrics.count("messages")
            await self._answer(message.get("text"))
        self._socket.finish()

    async def _answer(self, text: str | None) -> None:
        """Carry out a command and say so, or say why not."""
        command: AnyCommand | None = None
        try:
            if not self._socket.bucket.take():
                raise Problem("too-many-requests")
            command = _read_command(text, self._limits.message_characters)
            sequence, resolved = await self._carry_out(command)
        except Problem as problem:
            self._bad_messages += command is None
            self._metrics.count("refused_commands")
            self._metrics.count_error(problem.code)
            self._refuse(command, problem)
        except Exception:
            log.exception("a command failed")
            self._refuse(command, Problem("internal"))
        else:
            self._socket.send(outgoing.make_ack(command.id, sequence, resolved=resolved))

    def _refuse(self, command: AnyCommand | None, problem: Problem) -> None:
        self._socket.send(outgoing.make_refused(command.id if command else None, problem.body))

    async def _carry_out(self, command: AnyCommand) -> tuple[int, bool]:
        """Carry out a command: the sequence it was for, and whether it completed a decision."""
        match command:
            case Choose():
                seat = self._require_seat()
                table = await self._live.choose(seat, command.move, command.sequence, command.id)
                return command.sequence, table.sequence > command.sequence
            case Withdraw():
                seat = self._require_seat()
                await self._live.withdraw(seat, command.sequence, command.id)
            case Say():
                self._say(command)
            case SetMark():
                self._mark(command)
            case Resync():
                with suppress(Problem):  # what we have is better than nothing
                    await self._live.catch_up()
                self._socket.resync()
            case Ping():
                pass
        return self._live.table.sequence, False

    def _say(self, command: Say) -> None:
        """Say a phrase, unless this guest has just said too much; the same command again says nothing new."""
        self._require_seat()
        guest, audience = self._socket.guest or "", self._live.audience
        line = make_line(guest, command.id, command.phrase, self._live.table.sequence, time())
        if not audience.talk.knows(line):
            self._phrase_pace.check(guest)
            audience.say(line)

    def _mark(self, command: SetMark) -> None:
        seat, sequence = self._require_seat(), self._live.table.sequence
        if command.sequence != sequence:
            raise Problem("stale", f"the mark is for step {command.sequence}, the game is at {sequence}")
        self._live.audience.mark(seat, command)

    def _require_seat(self) -> int:
        seat = self._live.table.seat_of(self._socket.guest)
        if seat is None:
            raise Problem("not-seated")
        return seat


def _read_command(text: str | None, most: int) -> AnyCommand:
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
