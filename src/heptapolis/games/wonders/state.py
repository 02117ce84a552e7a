"""What is on the table at one moment, who must decide, and what everyone has seen: data, no rules."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import cached_property
from typing import NamedTuple, assert_never

from heptapolis.core.contract import Event
from heptapolis.games.wonders.city import City
from heptapolis.games.wonders.deal import Deal
from heptapolis.games.wonders.effects import Where
from heptapolis.games.wonders.model import BACK, Card
from heptapolis.games.wonders.moves import (
    Build,
    BuildStage,
    ChooseBoard,
    ChooseSide,
    Decline,
    Leave,
    Move,
    Recover,
    Sell,
    Settle,
)
from heptapolis.games.wonders.options import Options


class Phase(StrEnum):
    """The kinds of decisions, in the order of a game; the comment says who decides."""

    BOARD = "board"  # every seat, one after the other
    SIDE = "side"  # every seat at once
    CARD = "card"  # every seat at once
    LAST_CARD = "last-card"  # players with the power
    DISCARD = "discard"  # one after the other
    LOSS = "loss"  # all victims at once
    OVER = "over"


@dataclass(frozen=True)
class Step:
    """One resolved decision of the game."""

    phase: Phase
    age: int
    turn: int
    moves: dict[int, Move]

    @cached_property
    def public(self) -> "Step":
        """The step as everyone saw it: cards discarded or put under a stage lie face down (B20, B21)."""
        moves = {seat: face_down(move) for seat, move in self.moves.items()}
        return Step(self.phase, self.age, self.turn, moves)

    def seen_by(self, circle: tuple[int, ...]) -> "Step":
        """The step as these seats saw it together; the same value whenever they ask."""
        if circle not in self._seen:
            self._seen[circle] = self._show(circle)
        return self._seen[circle]

    @cached_property
    def _seen(self) -> dict[tuple[int, ...], "Step"]:
        return {}

    def _show(self, circle: tuple[int, ...]) -> "Step":
        public = self.public
        hidden = [seat for seat in circle if self.moves.get(seat) is not public.moves.get(seat)]
        if not hidden:
            return public
        own = {seat: self.moves[seat] for seat in hidden}
        return Step(self.phase, self.age, self.turn, public.moves | own)


def face_down(move: Move) -> Move:
    """The move without the card that only its player has seen."""
    match move:
        case BuildStage(number, _, left, right, bank, waiver):
            return BuildStage(number, BACK, left, right, bank, waiver)
        case Sell():
            return Sell(BACK)
        case Leave():
            return Leave(BACK)
        case ChooseBoard() | ChooseSide() | Build() | Recover() | Decline() | Settle():
            return move
        case _:
            assert_never(move)


@dataclass(frozen=True)
class Discarded:
    """A card in the discard pile: who put it there and when is public; only some know which card it is.

    The turn is one more than the last for a leftover card: a seat discards at most one card per turn.
    """

    card: Card
    age: int
    turn: int
    seat: int
    known_to: frozenset[int]

    @cached_property
    def _face_down(self) -> "Discarded":
        return replace(self, card=BACK)

    def seen_by(self, seat: int | None) -> "Discarded":
        return self if seat in self.known_to else self._face_down


@dataclass(frozen=True)
class Fresh:
    """Something built this turn: a card, or the stage of this number."""

    seat: int
    card: Card | None = None
    stage: int = 0


class Recovery(NamedTuple):
    """A seat that may still build from the discard pile this turn; lower ranks first (C64)."""

    rank: int
    seat: int


@dataclass
class Position:
    """All of it. Lists by seat have one entry per player."""

    options: Options
    deal: Deal
    cities: list[City]
    hands: list[list[Card]]
    tucked: list[list[Card]]  # the cards under the stages (B20)
    seen: list[list[tuple[Card, ...]]]  # the hand that a seat held, turn by turn
    age: int = 1
    turn: int = 1
    phase: Phase = Phase.OVER
    waiting: list[int] = field(default_factory=list)  # seats that must still decide
    chosen: dict[int, Move] = field(default_factory=dict)  # open mode: chosen, not yet resolved (W17)
    discard: list[Discarded] = field(default_factory=list)
    recovered: list[Discarded] = field(default_factory=list)  # what was taken from the pile, openly
    fresh: list[Fresh] = field(default_factory=list)
    recoveries: list[Recovery] = field(default_factory=list)
    owed: list[int] = field(default_factory=list)  # coins that each seat loses now (X2)
    log: list[Step] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._news: list[Event] = []
        self._seen_logs: dict[tuple[int, ...], tuple[Step, ...]] = {}  # by circle; the latest may be missing

    @classmethod
    def empty(cls, options: Options, deal: Deal) -> "Position":
        """An empty table."""
        seats = options.seats
        return cls(
            options,
            deal,
            cities=[City() for _ in seats],
            hands=[[] for _ in seats],
            tucked=[[] for _ in seats],
            seen=[[] for _ in seats],
        )

    def copy(self) -> "Position":
        twin = replace(
            self,
            cities=[city.copy() for city in self.cities],
            hands=[hand.copy() for hand in self.hands],
            tucked=[pile.copy() for pile in self.tucked],
            seen=[hands.copy() for hands in self.seen],
            waiting=self.waiting.copy(),
            chosen=self.chosen.copy(),
            discard=self.discard.copy(),
            recovered=self.recovered.copy(),
            fresh=self.fresh.copy(),
            recoveries=self.recoveries.copy(),
            owed=self.owed.copy(),
            log=self.log.copy(),
        )
        twin._seen_logs = self._seen_logs.copy()
        return twin

    @property
    def seats(self) -> range:
        return self.options.seats

    @property
    def to_act(self) -> tuple[int, ...]:
        one_by_one = self.options.open or self.phase is Phase.BOARD
        return tuple(self.waiting[:1] if one_by_one else self.waiting)

    @property
    def last_turn(self) -> bool:
        return self.turn == self.options.turns

    @property
    def passing(self) -> int:
        """Hands go to seat + 1 in Ages I and III, to seat - 1 in Age II (B22, W1)."""
        return -1 if self.age == 2 else 1

    def left(self, seat: int) -> int:
        return (seat + 1) % self.options.players

    def right(self, seat: int) -> int:
        return (seat - 1) % self.options.players

    def neighbours(self, seat: int) -> tuple[int, int]:
        return self.left(seat), self.right(seat)

    def others(self, seat: int) -> list[int]:
        return [other for other in self.seats if other != seat]

    def ask(self, phase: Phase, seats: Iterable[int]) -> None:
        """Make these seats decide next."""
        self.phase = phase
        self.waiting = list(seats)

    def tell(self, code: str, seat: int | None = None, **data: int | str) -> None:
        """Record an event that everyone sees."""
        self._news.append(Event(code, seat, data))

    def take_news(self) -> list[Event]:
        """The events since the last call."""
        news, self._news = self._news, []
        return news

    def log_seen_by(self, circle: tuple[int, ...]) -> tuple[Step, ...]:
        """The log as these seats saw it together; only what is new is looked at, as the log only grows."""
        seen = self._seen_logs.get(circle, ())
        if len(seen) < len(self.log):
            seen += tuple([step.seen_by(circle) for step in self.log[len(seen) :]])
            self._seen_logs[circle] = seen
        return seen

    def throw_away(self, seat: int, card: Card, turn: int) -> None:
        """Put a card face down on the discard pile (B21, B23)."""
        known_to = frozenset(self.options.circle(seat))
        self.discard.append(Discarded(card, self.age, turn, seat, known_to))

    def show_discard(self, seat: int) -> None:
        """Let this seat and its team-mate look through the whole pile (W14)."""
        circle = frozenset(self.options.circle(seat))
        self.discard = [replace(entry, known_to=entry.known_to | circle) for entry in self.discard]

    def discard_backs(self) -> list[tuple[int, int, int]]:
        """The public view of the pile: who discarded when."""
        return [(entry.age, entry.turn, entry.seat) for entry in self.discard]

    def take_discarded(self, card: Card) -> None:
        """Take a card from the pile: the oldest of identical ones."""
        entry = next(entry for entry in self.discard if entry.card is card)
        self.discard.remove(entry)
        self.recovered.append(entry)


def cities_at(position: Position, seat: int, where: Where) -> list[City]:
    """The cities that an effect of this seat refers to."""
    places = {Where.LEFT: position.left(seat), Where.SELF: seat, Where.RIGHT: position.right(seat)}
    return [position.cities[place] for side, place in places.items() if side in where]
