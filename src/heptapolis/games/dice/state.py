"""What is on the table at one moment, who must decide, and what everyone has seen: data, no rules."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from enum import StrEnum
from itertools import compress, count

from heptapolis.core.contract import Event
from heptapolis.games.dice.city import City
from heptapolis.games.dice.deal import before_the_first_roll
from heptapolis.games.dice.effects import Pending
from heptapolis.games.dice.model import Rolled
from heptapolis.games.dice.options import Options


class Phase(StrEnum):
    """What the table is doing; the comment says who decides."""

    BOARD = "board"  # every seat, one after the other
    TURN = "turn"  # every seat that has something pending, all at once
    OVER = "over"


@dataclass
class Position:
    """All of it. Lists by seat have one entry per player."""

    options: Options
    seed: int  # of future rolls: secret
    cities: list[City]
    pending: list[list[Pending]]  # what each seat must decide, the next decision first
    forum: list[Rolled] = field(default_factory=before_the_first_roll)
    turn: int = 0
    phase: Phase = Phase.BOARD
    waiting: list[int] = field(default_factory=list)  # seats that must still choose a board
    last_turn: int | None = None  # known when the end is triggered (D39)
    agora_open: bool = True  # no one has completed the Agora in an earlier turn (D42)

    def __post_init__(self) -> None:
        self._news: list[Event] = []

    @classmethod
    def empty(cls, options: Options, seed: int) -> "Position":
        """An empty table."""
        coins = options.printed.start_coins  # D10
        cities = [City(coins=coins) for _ in options.seats]
        return cls(options, seed, cities, pending=[[] for _ in options.seats])

    def copy(self) -> "Position":
        return replace(
            self,
            cities=[city.copy() for city in self.cities],
            pending=[decisions.copy() for decisions in self.pending],
            forum=self.forum.copy(),
            waiting=self.waiting.copy(),
        )

    @property
    def seats(self) -> range:
        return self.options.seats

    @property
    def to_act(self) -> tuple[int, ...]:
        if self.waiting:
            return (self.waiting[0],)
        return tuple(compress(count(), self.pending))  # the seats that have something pending

    def left(self, seat: int) -> int:
        return (seat + 1) % self.options.players

    def right(self, seat: int) -> int:
        return (seat - 1) % self.options.players

    def neighbours(self, seat: int) -> tuple[int, int]:
        return self.left(seat), self.right(seat)

    def tell(self, code: str, seat: int | None = None, **data: int | str) -> None:
        """Record an event that everyone sees."""
        self._news.append(Event(code, seat, data))

    def take_news(self) -> list[Event]:
        """The events since the last call."""
        news, self._news = self._news, []
        return news

    def ask_first(self, seat: int, decisions: Iterable[Pending]) -> None:
        """Make these the seat's next decisions, before any that are pending."""
        self.pending[seat][:0] = decisions
