"""The contract that every game keeps: a Game is a ruleset with its options, a State is one moment of it."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, Self

from typing_extensions import TypeVar

from heptapolis.core.chance import Chance
from heptapolis.core.errors import IllegalMove, UnknownName, WrongSeats
from heptapolis.core.options import build_with_options, option_values
from heptapolis.core.result import Result
from heptapolis.core.summary import HasSummary, SeatSummary, TableSummary


class Move(Protocol):
    """One decision of one seat, as a value; `str(move)` is its notation."""

    def __hash__(self) -> int: ...


class Event(NamedTuple):
    """Something everyone at the table sees: a stable code and its parameters; `i18n` has the sentence."""

    code: str
    seat: int | None = None
    data: Mapping[str, int | str] = MappingProxyType({})

    def __reduce__(self) -> tuple[object, ...]:
        return Event, (self.code, self.seat, dict(self.data))


class View(Protocol):
    """Everything one seat, or a spectator, may know."""

    @property
    def seat(self) -> int | None:
        """Whose view this is; None for a spectator."""

    def to_json(self) -> str:
        """The view as JSON (docs/state.md)."""


M_co = TypeVar("M_co", bound=Move, covariant=True, default=Move)
V_co = TypeVar("V_co", bound=View, covariant=True, default=View)


class State(HasSummary, ABC, Generic[M_co, V_co]):
    """One moment of a game: `M_co` are its moves, `V_co` its views."""

    @property
    @abstractmethod
    def game(self) -> "Game":
        """The ruleset being played."""

    @property
    @abstractmethod
    def to_act(self) -> tuple[int, ...]:
        """The seats that must decide now, all at once; empty when the game is over."""

    @abstractmethod
    def legal(self, seat: int) -> tuple[M_co, ...]:
        """Every move this seat may choose now; none when it has nothing to decide."""

    @abstractmethod
    def _resolve(self, moves: dict[int, Any]) -> list[Event]:
        """Carry out moves that are known to be legal."""

    @abstractmethod
    def view(self, seat: int | None) -> V_co:
        """Everything this seat may know; `None` is a spectator."""

    @abstractmethod
    def result(self) -> Result:
        """The current score; final when `to_act` is empty."""

    @abstractmethod
    def parse(self, text: str) -> M_co:
        """The move that a line of notation means, legal or not."""

    @abstractmethod
    def copy(self) -> Self:
        """An independent state that plays on identically."""

    @abstractmethod
    def redeal(self, seat: int | None, chance: Chance) -> Self:
        """Another state that this seat cannot distinguish from this one: what it does not know is redrawn."""

    @abstractmethod
    def check(self) -> None:
        """Assert the invariants of the game (for tests and for the conformance check)."""

    @abstractmethod
    def to_json(self) -> str:
        """The whole state as JSON; `game.state_from_json` reads it back."""

    def summary(self) -> TableSummary:
        """What a spectator sees, in a few words; a game whose views have no summary shows the score."""
        summarize: Callable[[], TableSummary] | None = getattr(self.view(None), "summary", None)
        if summarize:
            return summarize()
        result = self.result()
        seats = [
            SeatSummary({**sheet, "total": total})
            for sheet, total in zip(result.sheets, result.totals, strict=True)
        ]
        return TableSummary(f"{self.game.name}, {self.game.players} players", seats, self.to_act)

    def check_seat(self, seat: int) -> int:
        """Return the seat if the game has it; raise UnknownName if it does not."""
        if seat not in range(self.game.players):
            raise UnknownName(seat, "no such seat", range(self.game.players))
        return seat

    def play(self, moves: Mapping[int, Move]) -> list[Event]:
        """Play one move for every seat in `to_act`; a rejected call leaves the state untouched."""
        return self._resolve(self._checked(moves))

    def _checked(self, moves: Mapping[int, Move]) -> dict[int, M_co]:
        to_act = self.to_act
        if not to_act or moves.keys() != set(to_act):
            given = ", ".join(map(str, moves)) or "no seat"
            wanted = "exactly these seats must decide now" if to_act else "the game is over"
            raise WrongSeats(given, wanted, to_act)
        return {seat: self._legal_twin(seat, moves[seat]) for seat in to_act}

    def _legal_twin(self, seat: int, move: Move) -> M_co:
        """The legal move equal to the one given: it carries price and reason."""
        legal = self.legal(seat)
        for twin in legal:
            if twin is move:  # callers usually pass a move from this list; `==` is slower
                return twin
        for twin in legal:
            if twin == move:
                return twin
        if isinstance(move, str):
            raise IllegalMove(move, "a text, not a move", [f"state.parse({move!r})"])
        raise IllegalMove(move, f"not legal for seat {seat} now", legal)


S_co = TypeVar("S_co", bound=State, covariant=True, default=State)


class Game(ABC, Generic[S_co]):
    """A ruleset with its options: an immutable value. Subclasses are frozen dataclasses of options."""

    name: ClassVar[str]
    title: ClassVar[str]
    ruleset: ClassVar[int]  # increased whenever an old record would replay differently
    players: int

    @abstractmethod
    def new(self, seed: int) -> S_co:
        """A new game, dealt from this seed."""

    @abstractmethod
    def state_from_json(self, text: str) -> S_co:
        """Read a state that `to_json` wrote."""

    @property
    def options(self) -> dict[str, Any]:
        """The options by name."""
        return option_values(self)

    def __reduce__(self) -> tuple[object, ...]:
        return build_with_options, (type(self), self.options)
