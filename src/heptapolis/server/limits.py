"""Limits: how fast, and how much at once."""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable
from time import monotonic

from fastapi import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from heptapolis.server.problems import Problem

MAX_REMEMBERED = 10_000  # addresses or guests


class Bucket:
    """A token bucket: a burst at once, a steady rate in the long run."""

    __slots__ = ("_at", "_clock", "_left", "burst", "rate")

    def __init__(self, rate: float, burst: int, clock: Callable[[], float] = monotonic) -> None:
        self.rate, self.burst, self._clock = rate, burst, clock
        self._left, self._at = float(burst), clock()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = self._clock()
        self._left = min(self.burst, self._left + (now - self._at) * self.rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Pace:
    """A bucket per address or guest; the least recently seen are dropped."""

    def __init__(
        self,
        rate: float,
        burst: int,
        code: str = "too-many-requests",
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self._rate, self._burst, self._code, self._clock = rate, burst, code, clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def check(self, who: str) -> None:
        bucket = self._buckets.setdefault(who, Bucket(self._rate, self._burst, self._clock))
        self._buckets.move_to_end(who)
        if len(self._buckets) > MAX_REMEMBERED:
            self._buckets.popitem(last=False)
        if not bucket.take():
            raise Problem(self._code)


class SocketCount:
    """How many sockets each address has open."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    def enter(self, address: str) -> None:
        """Count one more; raise a problem if there are too many."""
        if self._open[address] >= self._most:
            raise Problem("too-many-sockets", "from this address")
        self._open[address] += 1

    def leave(self, address: str) -> None:
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]


class BodyLimit:
    """Rejects requests whose body is too large, declared or not, or arrives too slowly."""

    def __init__(self, app: ASGIApp, most: int, larger: dict[str, int], seconds: float) -> None:
        self.app, self.most, self.larger, self.seconds = app, most, larger, seconds

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        most, seen, complete = self.larger.get(scope["path"], self.most), 0, False
        latest = monotonic() + self.seconds

        async def limited() -> Message:
            nonlocal seen, complete
            message = await (receive() if complete else _receive_before(latest, receive))
            seen += len(message.get("body", b""))
            if seen > most:
                raise HTTPException(413)
            complete = not message.get("more_body", False)
            return message

        await self.app(scope, limited, send)


async def _receive_before(latest: float, receive: Receive) -> Message:
    try:
        return await asyncio.wait_for(receive(), latest - monotonic())
    except TimeoutError:
        raise HTTPException(408) from None
