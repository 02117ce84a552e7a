"""What everyone sees happen: events, each with a code, the seat it is about, and its data.

A class declares the form of the events of one code (`Built`: `built`), for client schemas; the
rules emit codes and data (`Position.tell`), and a part that is None is left out of the data.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Chose:
    """A choice in open mode, in notation."""

    seat: int
    move: str


@dataclass(frozen=True)
class Board:
    seat: int
    board: str


@dataclass(frozen=True)
class Side:
    seat: int
    board: str
    side: str


@dataclass(frozen=True)
class Age:
    """An Age begins."""

    age: int


@dataclass(frozen=True)
class Trade:
    """Coins were paid for a neighbour's resources."""

    seat: int
    to: int
    coins: int


@dataclass(frozen=True)
class Built:
    """A card was built; the waiver says why it was free."""

    seat: int
    card: str
    waiver: str | None = None


@dataclass(frozen=True)
class Stage:
    seat: int
    stage: int


@dataclass(frozen=True)
class Sold:
    """A card was discarded for coins."""

    seat: int
    coins: int


@dataclass(frozen=True)
class Left:
    """The last card of the Age was not used."""

    seat: int


@dataclass(frozen=True)
class Coins:
    seat: int
    coins: int


@dataclass(frozen=True)
class Debt:
    seat: int
    points: int


@dataclass(frozen=True)
class Diplomacy:
    seat: int


@dataclass(frozen=True)
class Raid:
    seat: int
    age: int


@dataclass(frozen=True)
class Forget:
    """The Defeat tokens were discarded."""

    seat: int


@dataclass(frozen=True)
class Recovered:
    """A card was built from the discard pile."""

    seat: int
    card: str


@dataclass(frozen=True)
class Declined:
    """Nothing was built from the discard pile."""

    seat: int


@dataclass(frozen=True)
class Loss:
    """Coins were lost, or Debt taken instead."""

    seat: int
    coins: int
    debt: int


@dataclass(frozen=True)
class Conflict:
    """The seat was compared with another one and won Victory tokens; none if their shields were equal.

    Games stored before this event had shields and points leave them out.
    """

    seat: int
    against: int
    age: int
    tokens: int
    shields: int | None = None
    against_shields: int | None = None
    won: int | None = None
    lost: int | None = None


@dataclass(frozen=True)
class Peace:
    """Diplomacy kept the seat out of the conflict."""

    seat: int


@dataclass(frozen=True)
class Over:
    """The game is over."""


WondersEvent = (
    Chose
    | Board
    | Side
    | Age
    | Trade
    | Built
    | Stage
    | Sold
    | Left
    | Coins
    | Debt
    | Diplomacy
    | Raid
    | Forget
    | Recovered
    | Declined
    | Loss
    | Conflict
    | Peace
    | Over
)
