"""Every effect that a box can have: small values, a closed union, each with its line of text.

Every reader of effects uses one `match` that ends in `assert_never`, so the type checker names each
reader that must handle a new effect.
"""

from dataclasses import dataclass

from heptapolis.core.text import AsText
from heptapolis.games.dice.symbols import Building, Colour


@dataclass(frozen=True)
class BaseEffect(AsText):
    """What all effects share: they are written and read as text."""

    @classmethod
    def from_text(cls, text: str) -> "Pending":
        from heptapolis.games.dice.words import parse_pending

        return parse_pending(text)

    def __str__(self) -> str:
        from heptapolis.games.dice.words import write

        return write(self)


# Effects that ask their player something: each is also the pending decision itself.


@dataclass(frozen=True)
class CrossBoxes(BaseEffect):
    """Cross a box of one of these buildings, paying its cost, up to this many times (E1-E3)."""

    buildings: tuple[Building, ...]
    up_to: int = 1


@dataclass(frozen=True)
class FreeBuild(BaseEffect):
    """Build again with a die of the Forum without paying the die's price (E5)."""


@dataclass(frozen=True)
class AnotherAction(BaseEffect):
    """A full action: build, build the Wonder or pass (E6); every turn starts with one (D16)."""


@dataclass(frozen=True)
class ChooseBonus(BaseEffect):
    """A building is complete: cross one of the bonus boxes left (D37)."""


# Effects that happen at once.


@dataclass(frozen=True)
class Coins(BaseEffect):
    """Coins for the gold reserve (E4)."""

    amount: int


@dataclass(frozen=True)
class CoinsAndPointsPer(BaseEffect):
    """Coins now and as many points at the end per crossed box of these buildings (E7, E8)."""

    amount: int
    buildings: tuple[Building, ...]


@dataclass(frozen=True)
class Attack(BaseEffect):
    """Points for attacking the city on that side, less its defences (E15)."""

    points: int


# Effects that last from now on.


@dataclass(frozen=True)
class PriceCut(BaseEffect):
    """Dice of this colour, or all dice, cost less (E9)."""

    amount: int
    colour: Colour | None = None


@dataclass(frozen=True)
class FreeDice(BaseEffect):
    """Dice of this colour are free (E10)."""

    colour: Colour


@dataclass(frozen=True)
class CoinsPerDie(BaseEffect):
    """Coins whenever a die of this colour is chosen (E11)."""

    amount: int
    colour: Colour


@dataclass(frozen=True)
class Unlock(BaseEffect):
    """This special die may be chosen from now on (E12)."""

    colour: Colour


@dataclass(frozen=True)
class Defence(BaseEffect):
    """From the next turn on, attacks from that side are worth 1 less (E16)."""


@dataclass(frozen=True)
class Resource(BaseEffect):
    """One resource for every future box (E17)."""


# Points, counted when the game ends.


@dataclass(frozen=True)
class Points(BaseEffect):
    """Plain victory points (E13)."""

    amount: int


@dataclass(frozen=True)
class PointsPer(BaseEffect):
    """Points per crossed box of these buildings (E14)."""

    amount: int
    buildings: tuple[Building, ...]


Decision = CrossBoxes | FreeBuild | AnotherAction
Pending = Decision | ChooseBonus
Immediate = Coins | CoinsAndPointsPer | Attack
Happening = Decision | Immediate | Unlock  # asks, acts or is reported when its box is crossed
Standing = PriceCut | FreeDice | CoinsPerDie | Unlock | Defence | Resource
Scoring = Points | PointsPer
Effect = Decision | Immediate | Standing | Scoring
BonusEffect = Decision | Coins

# `Standing` and `Happening` must cover every other effect: the type checker names a new one here.
Passing = CrossBoxes | FreeBuild | AnotherAction | Coins | CoinsAndPointsPer | Attack | Points | PointsPer
Silent = PriceCut | FreeDice | CoinsPerDie | Defence | Resource | Points | PointsPer
