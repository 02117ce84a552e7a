"""Limits: how fast, and how much at once."""

from collections import OrderedDict
from time import monotonic

from fastapi import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from heptapolis.server.problems import Problem

MAX_ADDRESSES = 10_000  # whose pace is remembered


class Bucket:
    """A token bucket: a burst at once, a steady rate in the long run."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate, self.burst = rate, burst
        self._left, self._at = float(burst), monotonic()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = monotonic()
        self._left = min(self.burst, self._left + (now - self._at) * self.rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Pace:
    """A bucket per address; the least recently seen are dropped."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate, self._burst = rate, burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def check(self, who: str) -> None:
        bucket = self._buckets.setdefault(who, Bucket(self._rate, self._burst))
        self._buckets.move_to_end(who)
        if len(self._buckets) > MAX_ADDRESSES:
            self._buckets.popitem(last=False)
        if not bucket.take():
            raise Problem("too-many-requests")


class BodyLimit:
    """Rejects requests whose body is too large, whether or not they declare its size."""

    def __init__(self, app: ASGIApp, most: int, larger: dict[str, int]) -> None:
        self.app, self.most, self.larger = app, most, larger

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        most, seen = self.larger.get(scope["path"], self.most), 0

        async def limited() -> Message:
            nonlocal seen
            message = await receive()
            seen += len(message.get("body", b""))
            if seen > most:
                raise HTTPException(413)
            return message

        await self.app(scope, limited, send)
