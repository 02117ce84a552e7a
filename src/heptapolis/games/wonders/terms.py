"""What the standing effects of a city amount to."""

from dataclasses import dataclass, field
from typing import assert_never

from heptapolis.games.wonders.effects import (
    AnyScience,
    BuildFromDiscard,
    Coins,
    CoinsPer,
    Diplomacy,
    Effect,
    ForgetDefeats,
    FreeBuild,
    FreeNewColours,
    FreeStages,
    Mask,
    NeighboursGain,
    NeighboursOwe,
    OthersGain,
    OthersLose,
    PlayLastCard,
    Points,
    PointsIfComplete,
    PointsPer,
    Power,
    Produce,
    ProduceMissing,
    ProduceOwned,
    Raid,
    Science,
    Shields,
    Smuggling,
    Symbols,
    TradingPost,
    Wharf,
)
from heptapolis.games.wonders.resources import EVERYTHING, NOTHING, Bundle, Symbol


@dataclass
class Terms:
    """What a city produces, what it pays, its strength and its science."""

    for_sale: list[Symbol] = field(default_factory=list)  # B32
    private: list[Symbol] = field(default_factory=list)  # production that neighbours may not buy
    produced: Bundle = NOTHING  # one of each resource that counts as produced for black cards (X10)
    extra_owned: int = 0  # C78
    extra_missing: int = 0  # C79
    trading_posts: list[TradingPost] = field(default_factory=list)
    wharves: list[Wharf] = field(default_factory=list)
    smuggling: int = 0
    shields: int = 0
    science: list[Symbols] = field(default_factory=list)
    any_science: int = 0
    masks: int = 0
    powers: set[Power] = field(default_factory=set)

    def copy(self) -> "Terms":
        twin = Terms.__new__(Terms)
        twin.__dict__.update(self.__dict__)
        twin.for_sale, twin.private = self.for_sale.copy(), self.private.copy()
        twin.trading_posts, twin.wharves = self.trading_posts.copy(), self.wharves.copy()
        twin.science, twin.powers = self.science.copy(), self.powers.copy()
        return twin

    def add(self, effect: Effect, counts_as_produced: bool) -> None:
        """Add one effect."""
        match effect:
            case Produce():
                self._produce(effect, counts_as_produced)
            case Shields(amount):
                self.shields += amount
            case Science(symbol):
                self.science.append(symbol)
            case TradingPost():
                self.trading_posts.append(effect)
            case FreeNewColours() | FreeBuild() | PlayLastCard() | FreeStages():
                self.powers.add(effect)
            case ProduceOwned():
                self.extra_owned += 1
            case ProduceMissing():
                self.extra_missing += 1
            case Wharf():
                self.wharves.append(effect)
            case Smuggling():
                self.smuggling += 1
            case AnyScience():
                self.any_science += 1
            case Mask():
                self.masks += 1
            case Coins() | CoinsPer() | NeighboursGain() | OthersGain() | OthersLose() | NeighboursOwe():
                pass  # happens once
            case Diplomacy() | Raid() | ForgetDefeats() | BuildFromDiscard():
                pass  # happens once
            case Points() | PointsPer() | PointsIfComplete():
                pass  # scored at the end
            case _:
                assert_never(effect)

    def _produce(self, effect: Produce, counts_as_produced: bool) -> None:
        (self.for_sale if effect.for_sale else self.private).extend(effect.symbols)
        if counts_as_produced:
            for symbol in effect.symbols:
                self.produced |= symbol

    @property
    def extras(self) -> list[Symbol]:
        """The symbols that depend on what else is produced."""
        missing = EVERYTHING - self.produced
        owned = [self.produced] * self.extra_owned if self.produced else []
        return owned + ([missing] * self.extra_missing if missing else [])
