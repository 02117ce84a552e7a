"""Every effect that a card or a Wonder stage can have: small values, a closed union.

Every reader of effects uses one `match` that ends in `assert_never`, so the type checker names each
reader that must handle a new effect.
"""

from dataclasses import InitVar, dataclass, field
from enum import Enum, Flag, auto

from heptapolis.games.wonders.resources import Goods, Resource, goods, resource


class Colour(Flag):
    """The kinds of cards (B3); several together where an effect counts several."""

    BROWN = auto()
    GREY = auto()
    BLUE = auto()
    YELLOW = auto()
    RED = auto()
    GREEN = auto()
    PURPLE = auto()
    BLACK = auto()


class Where(Flag):
    """Cities as one player sees them: left is West, right is East (W1)."""

    LEFT = auto()
    SELF = auto()
    RIGHT = auto()


class Symbols(Enum):
    """The three science symbols."""

    COMPASS = "compass"
    GEAR = "gear"
    TABLET = "tablet"


class Moment(Enum):
    """A turn of the Age that a power refers to (W12)."""

    FIRST_TURN = "first"
    LAST_TURN = "last"


# What "per ..." effects count in a city.


@dataclass(frozen=True)
class Cards:
    """Buildings of one of these colours."""

    colours: Colour


@dataclass(frozen=True)
class Stages:
    """Wonder stages built."""


@dataclass(frozen=True)
class Victories:
    """Victory tokens, of one Age or of all."""

    age: int | None = None


@dataclass(frozen=True)
class Defeats:
    """Defeat tokens."""


Countable = Cards | Stages | Victories | Defeats

# Standing effects: from the turn after they are built, for the rest of the game.


@dataclass(frozen=True)
class Produce:
    """Resources every turn; the neighbours may buy them if they are for sale (B32)."""

    text: InitVar[str]
    for_sale: bool = True
    symbols: Goods = field(init=False)

    def __post_init__(self, text: str) -> None:
        object.__setattr__(self, "symbols", goods(text))


@dataclass(frozen=True)
class ProduceOwned:
    """One more of any resource that brown and grey cards and the Wonder already produce (C78)."""


@dataclass(frozen=True)
class ProduceMissing:
    """One of any resource that brown and grey cards and the Wonder do not produce (C79)."""


@dataclass(frozen=True)
class TradingPost:
    """These resources cost 1 coin each from the neighbours there (W2)."""

    where: Where
    text: InitVar[str]
    resources: tuple[Resource, ...] = field(init=False)

    def __post_init__(self, text: str) -> None:
        object.__setattr__(self, "resources", tuple(map(resource, text)))


@dataclass(frozen=True)
class Wharf:
    """Each turn the first resource bought there costs 1 coin less (C76, X8)."""

    where: Where


@dataclass(frozen=True)
class Smuggling:
    """Resources bought cost 1 coin less each (C77, X9)."""


@dataclass(frozen=True)
class Shields:
    """Strength in every future conflict."""

    amount: int


@dataclass(frozen=True)
class Science:
    """One science symbol."""

    symbol: Symbols


@dataclass(frozen=True)
class AnyScience:
    """One science symbol, chosen at the end (W9)."""


@dataclass(frozen=True)
class Mask:
    """At the end, the symbol of a neighbour's green card (C81)."""


# Powers: abilities that the flow asks a city about.


@dataclass(frozen=True)
class FreeNewColours:
    """The first card of each colour is free (W11)."""


@dataclass(frozen=True)
class FreeBuild:
    """The card chosen at this moment of an Age is free (W12)."""

    moment: Moment


@dataclass(frozen=True)
class PlayLastCard:
    """The leftover card of the Age may be played too (W13)."""


@dataclass(frozen=True)
class FreeStages:
    """Wonder stages need no resources (C75, X7)."""


# Immediate effects: once, when the building is placed.


@dataclass(frozen=True)
class Coins:
    """Coins from the bank."""

    amount: int


@dataclass(frozen=True)
class CoinsPer:
    """Coins for what is in these cities now (W5)."""

    amount: int
    counted: Countable
    where: Where = Where.SELF


@dataclass(frozen=True)
class NeighboursGain:
    """Coins for each of the two neighbours (C67)."""

    amount: int


@dataclass(frozen=True)
class OthersGain:
    """Coins for every other player (C72)."""

    amount: int


@dataclass(frozen=True)
class OthersLose:
    """Coins that every other player loses at the end of the turn, flat or per what they have (C69-C71)."""

    amount: int
    per: Countable | None = None


@dataclass(frozen=True)
class NeighboursOwe:
    """Debt for each of the two neighbours, at once (C68)."""

    amount: int


@dataclass(frozen=True)
class Diplomacy:
    """A Diplomacy token (C65)."""


@dataclass(frozen=True)
class Raid:
    """A Victory token of this Age without a conflict (C68)."""

    age: int


@dataclass(frozen=True)
class ForgetDefeats:
    """All Defeat tokens are discarded (C66)."""


@dataclass(frozen=True)
class BuildFromDiscard:
    """At the end of the turn one discarded card may be built free; lower ranks come first (C64, X1)."""

    rank: int


# Points, counted when the game ends.


@dataclass(frozen=True)
class Points:
    """Plain victory points."""

    amount: int


@dataclass(frozen=True)
class PointsPer:
    """Points for what is in these cities at the end."""

    amount: int
    counted: Countable
    where: Where = Where.SELF


@dataclass(frozen=True)
class PointsIfComplete:
    """Points if every stage of your Wonder is built (W10)."""

    amount: int


Production = Produce | ProduceOwned | ProduceMissing
Trade = TradingPost | Wharf | Smuggling
Knowledge = Science | AnyScience | Mask
Power = FreeNewColours | FreeBuild | PlayLastCard | FreeStages
Immediate = (
    Coins
    | CoinsPer
    | NeighboursGain
    | OthersGain
    | OthersLose
    | NeighboursOwe
    | Diplomacy
    | Raid
    | ForgetDefeats
    | BuildFromDiscard
)
Scoring = Points | PointsPer | PointsIfComplete
Effect = Production | Trade | Shields | Knowledge | Power | Immediate | Scoring
