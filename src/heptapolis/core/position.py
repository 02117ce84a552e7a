"""A state made of a game and a position: the part that such games share, so that they only add rules."""

from abc import abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, Generic, Protocol, Self, cast

from typing_extensions import TypeVar

from heptapolis.core.contract import Event, Game, M_co, State, V_co
from heptapolis.core.errors import BadData
from heptapolis.core.options import option_values


class Position(Protocol):
    """Everything on the table, as data; the rules are functions of it."""

    @property
    def to_act(self) -> tuple[int, ...]: ...

    def take_news(self) -> list[Event]:
        """Return the events since the last call."""
        ...

    def copy(self) -> Self: ...


G = TypeVar("G", bound=Game)
P = TypeVar("P", bound=Position)
T = TypeVar("T")


class PositionState(State[M_co, V_co], Generic[G, P, M_co, V_co]):
    """One moment of a game; legal moves and other derived values are cached until the next move."""

    def __init__(self, game: G, position: P) -> None:
        self._game = game
        self.position = position
        self._legal: dict[int, tuple[M_co, ...]] = {}
        self._derived: dict[object, object] = {}  # by function, or by function and seat
        self._is_shared = False  # whether something derived holds parts of this position

    @property
    def game(self) -> G:
        return self._game

    @property
    def to_act(self) -> tuple[int, ...]:
        return self.position.to_act

    def legal(self, seat: int) -> tuple[M_co, ...]:
        if seat not in self._legal:
            self._legal[seat] = self._find_legal(self.check_seat(seat))
        return self._legal[seat]

    @abstractmethod
    def _find_legal(self, seat: int) -> tuple[M_co, ...]:
        """Every move this seat may choose now."""

    def _derive(self, read: Callable[[P], T]) -> T:
        """What this function reads from the position, cached until the next move."""
        if read not in self._derived:
            self._derived[read] = read(self.position)
            self._is_shared = True
        return cast("T", self._derived[read])

    def _derive_for(self, seat: int, read: Callable[[P, int], T]) -> T:
        """The same for one seat."""
        key = (read, seat)
        if key not in self._derived:
            self._derived[key] = read(self.position, seat)
        return cast("T", self._derived[key])

    def _resolve(self, moves: Mapping[int, Any]) -> list[Event]:
        self._legal, self._derived = {}, {}
        if self._is_shared:
            self._unshare()
            self._is_shared = False
        self._play(moves)
        return self.position.take_news()

    def _unshare(self) -> None:
        """Replace parts of the position that views hold by copies: a view never changes."""

    @abstractmethod
    def _play(self, moves: Mapping[int, Any]) -> None:
        """Apply these legal moves to the position."""

    def copy(self) -> Self:
        """Copy the position; the copies share cached values, which never change."""
        twin = type(self)(self._game, self.position.copy())
        twin._legal, twin._derived = self._legal.copy(), self._derived.copy()
        return twin


class SavedState(Protocol):
    """A state as JSON stores it."""

    @property
    def schema(self) -> int: ...

    @property
    def game(self) -> str: ...


def check_saved(saved: SavedState, options: object, game: Game, schema: int) -> None:
    """Reject a state saved by another game, with another schema or with other options."""
    if (saved.schema, saved.game) != (schema, game.name):
        given, known = f"{saved.game} schema {saved.schema}", f"{game.name} schema {schema}"
        raise BadData(given, "not a state this game can read", [known])
    if option_values(options) != game.options:
        raise BadData(options, "the state was saved with different options", [game])
