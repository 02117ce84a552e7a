"""Who is connected to a table."""

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True)
class Presence:
    """The seats whose players are connected, and how many others watch."""

    seats: frozenset[int] = frozenset()
    spectators: int = 0


def join_presence(parts: Iterable[Presence]) -> Presence:
    """The presence at several processes combined."""
    known = list(parts)
    seats = frozenset(seat for part in known for seat in part.seats)
    return Presence(seats, sum(part.spectators for part in known))
