"""Connections before their first request: how many an address may open, and how long it may stay silent."""

import asyncio
import os
import sys
from collections import Counter
from typing import Any, ClassVar

from uvicorn.protocols.http.auto import AutoHTTPProtocol

from heptapolis.server.settings import Limits

HttpProtocol: Any = AutoHTTPProtocol  # whichever parser is installed
MAX_OPEN_FILES = 65_536


class Connections:
    """How many connections are open, by address; trusted proxies speak for many people."""

    def __init__(self, limits: Limits, trusted: frozenset[str]) -> None:
        self.limits, self._trusted = limits, trusted
        self._open: Counter[str] = Counter()

    def admit(self, address: str) -> bool:
        """Whether this address may have one more; count it either way."""
        self._open[address] += 1
        is_trusted = address in self._trusted or "*" in self._trusted
        return is_trusted or self._open[address] <= self.limits.connections_per_address

    def leave(self, address: str) -> None:
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]


class GuardedProtocol(HttpProtocol):  # type: ignore[misc]
    """HTTP for clients that must send a request's head soon, and of a reasonable size."""

    guard: ClassVar[Connections]
    _timer: asyncio.TimerHandle | None = None
    _address: str | None = None  # None while the connection is not counted
    _head_bytes = 0

    def connection_made(self, transport: asyncio.Transport) -> None:
        super().connection_made(transport)
        self._address = self.client[0] if self.client else ""
        if self.guard.admit(self._address):
            self._start_timer()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_counting()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, *event: Any) -> None:
        """From here on the limits for sockets apply."""
        self._stop_counting()
        super().handle_websocket_upgrade(*event)

    def data_received(self, data: bytes) -> None:
        known = self.cycle
        super().data_received(data)
        if self.cycle is not known:  # a request has begun
            self._stop_timer()
        elif self._is_between_requests():
            self._read_head(len(data))

    def _is_between_requests(self) -> bool:
        return self._address is not None and (self.cycle is None or self.cycle.response_complete)

    def _read_head(self, size: int) -> None:
        """Note part of a head; after an early answer it may also be the rest of a body."""
        if not (self.cycle and self.cycle.more_body):
            self._head_bytes += size
        if self._head_bytes > self.guard.limits.head_bytes:
            self.send_400_response("The head of the request is too large.")
        elif self._timer is None:
            self._start_timer()

    def _start_timer(self) -> None:
        self._timer = self.loop.call_later(self.guard.limits.head_seconds, self._give_up)

    def _stop_timer(self) -> None:
        if self._timer:
            self._timer.cancel()
        self._timer, self._head_bytes = None, 0

    def _give_up(self) -> None:
        self._timer = None
        if self._is_between_requests():
            self.transport.close()

    def _stop_counting(self) -> None:
        self._stop_timer()
        if self._address is not None:
            self.guard.leave(self._address)
        self._address = None


def make_protocol(limits: Limits) -> type[asyncio.Protocol]:
    """The protocol of one server; it trusts the proxies that uvicorn trusts."""
    named = os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1")
    trusted = frozenset(address.strip() for address in named.split(","))
    return type("ServerProtocol", (GuardedProtocol,), {"guard": Connections(limits, trusted)})


def raise_file_limit() -> None:
    """Every connection is an open file: allow as many as the system does."""
    if sys.platform == "win32":
        return
    import resource

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MAX_OPEN_FILES if most == resource.RLIM_INFINITY else min(most, MAX_OPEN_FILES)
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
