"""What everyone sees happen: events, each with a code, the seat it is about, and its data.

A class declares the form of the events of one code (`FirstAgora`: `first-agora`), for client schemas; the
rules emit codes and data (`Position.tell`), and a part that is None is left out of the data.
"""

from dataclasses import dataclass

from heptapolis.games.dice.symbols import Building, Colour, Die


@dataclass(frozen=True)
class Board:
    seat: int
    board: str


@dataclass(frozen=True)
class Turn:
    """A turn begins; `last` is 1 in the last one."""

    turn: int
    last: int


@dataclass(frozen=True)
class Forum:
    """The dice were rolled: each as it lies, in notation."""

    dice: str


@dataclass(frozen=True)
class Crossed:
    """A box was crossed, with this die if it took one, for this many coins."""

    seat: int
    building: Building
    box: int
    die: Die | None = None
    price: int | None = None
    missing: int | None = None


@dataclass(frozen=True)
class Coins:
    seat: int
    coins: int


@dataclass(frozen=True)
class Passed:
    seat: int


@dataclass(frozen=True)
class Declined:
    """The seat declined an effect."""

    seat: int


@dataclass(frozen=True)
class NoUse:
    """The seat could not use an effect."""

    seat: int
    effect: str


@dataclass(frozen=True)
class Bonus:
    """A bonus box was crossed."""

    seat: int
    bonus: int
    effect: str


@dataclass(frozen=True)
class Completed:
    seat: int
    building: Building


@dataclass(frozen=True)
class Attack:
    """The seat scored points by attacking another one."""

    seat: int
    target: int
    points: int


@dataclass(frozen=True)
class Unlocked:
    seat: int
    die: Colour


@dataclass(frozen=True)
class FirstAgora:
    seat: int
    points: int


@dataclass(frozen=True)
class EndTriggered:
    """A player crossed the third bonus box: `turn` will be the last one."""

    turn: int


@dataclass(frozen=True)
class Replaced:
    """A special die replaced a grey one."""

    die: Die
    gone: Die


@dataclass(frozen=True)
class Over:
    """The game is over."""


DiceEvent = (
    Board
    | Turn
    | Forum
    | Crossed
    | Coins
    | Passed
    | Declined
    | NoUse
    | Bonus
    | Completed
    | Attack
    | Unlocked
    | FirstAgora
    | EndTriggered
    | Replaced
    | Over
)
