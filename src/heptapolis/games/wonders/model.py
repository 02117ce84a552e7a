"""Cards and boards: what is in the box."""

from dataclasses import InitVar, dataclass, field
from difflib import get_close_matches
from enum import StrEnum
from typing import NamedTuple

from heptapolis.core.errors import UnknownName
from heptapolis.core.text import AsText
from heptapolis.games.wonders.effects import Colour, Effect
from heptapolis.games.wonders.resources import LETTERS, Bundle, Resource, bundle, letters, resource


class Cost(NamedTuple):
    """What a building costs: coins to the bank, and resources (B27)."""

    coins: int
    resources: Bundle

    def __str__(self) -> str:
        return f"{self.coins or ''}{letters(self.resources)}"


def parse_cost(text: str) -> Cost:
    """`"2OWT"`: two coins, ore, wood and cloth; `""` is free."""
    coins = text.rstrip(LETTERS)
    return Cost(int(coins or 0), bundle(text[len(coins) :]))


@dataclass(frozen=True, eq=False)
class Card(AsText):
    """A card as declared: all its copies are the same value.

    `seats` says from how many players on each copy is used (B9); `gives` are the chain symbols it
    shows, `after` is the one that makes it free (B35).
    """

    name: str
    colour: Colour
    cost: InitVar[str] = ""
    effects: tuple[Effect, ...] = ()
    seats: tuple[int, ...] = (3,)
    gives: tuple[str, ...] = ()
    after: str | None = None
    price: Cost = field(init=False)

    def __post_init__(self, cost: str) -> None:
        object.__setattr__(self, "price", parse_cost(cost))

    def __str__(self) -> str:
        return self.name

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return _card, (self.name,)

    @classmethod
    def from_text(cls, text: str) -> "Card":
        """The card of this name; the catalogue registers it."""
        if text not in KNOWN_CARDS:
            raise UnknownName(text, "no such card", get_close_matches(text, KNOWN_CARDS, 3, cutoff=0))
        return KNOWN_CARDS[text]


@dataclass(frozen=True)
class Stage:
    """A stage of a Wonder: what it costs and what it does."""

    cost: InitVar[str]
    effects: tuple[Effect, ...]
    price: Cost = field(init=False)

    def __post_init__(self, cost: str) -> None:
        object.__setattr__(self, "price", parse_cost(cost))


class Side(StrEnum):
    """The two sides of a board (B5)."""

    DAY = "day"
    NIGHT = "night"


@dataclass(frozen=True, eq=False)
class Board(AsText):
    """A Wonder board: the resource it starts with and the stages of its two sides."""

    name: str
    letter: InitVar[str]
    day: tuple[Stage, ...]
    night: tuple[Stage, ...]
    resource: Resource = field(init=False)

    def __post_init__(self, letter: str) -> None:
        object.__setattr__(self, "resource", resource(letter))

    def __str__(self) -> str:
        return self.name

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return _board, (self.name,)

    @classmethod
    def from_text(cls, text: str) -> "Board":
        """The board of this name; the catalogue registers it."""
        if text not in KNOWN_BOARDS:
            raise UnknownName(text, "no such board", sorted(KNOWN_BOARDS))
        return KNOWN_BOARDS[text]

    def stages(self, side: Side) -> tuple[Stage, ...]:
        """The stages of one side, from the first to the last."""
        return self.day if side is Side.DAY else self.night


BACK = Card("?", Colour(0))  # any card that lies face down
KNOWN_CARDS: dict[str, Card] = {BACK.name: BACK}
KNOWN_BOARDS: dict[str, Board] = {}


def _card(name: str) -> Card:
    """Unpickle a card: cloudpickle can name a function of a module, but not a class method."""
    return Card.from_text(name)


def _board(name: str) -> Board:
    return Board.from_text(name)
