"""Who is connected to a table."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Presence:
    """The seats whose players are connected, since when others are offline, and how many spectators watch."""

    seats: frozenset[int] = frozenset()
    spectators: int = 0
    offline_since: Mapping[int, float] = field(default_factory=dict, compare=False)

    def offline_seconds(self, seat: int, now: float) -> float | None:
        """For how long the player of this seat has been offline; None if connected."""
        if seat in self.seats:
            return None
        return round(max(0.0, now - self.offline_since.get(seat, now)), 1)


def join_presence(parts: Iterable[Presence]) -> Presence:
    """The combined presence at several processes."""
    known = list(parts)
    seats = frozenset(seat for part in known for seat in part.seats)
    return Presence(seats, sum(part.spectators for part in known))
