"""A city: everything a player has built, and what follows from it."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from operator import attrgetter
from typing import NamedTuple, assert_never

from heptapolis.games.wonders.effects import (
    Cards,
    Colour,
    Countable,
    Defeats,
    Effect,
    Power,
    Stages,
    Victories,
    Where,
)
from heptapolis.games.wonders.model import Board, Card, Side, Stage
from heptapolis.games.wonders.resources import Goods, Resource, Symbol
from heptapolis.games.wonders.terms import Terms

START_COINS = 3  # B13
TRADE_PRICE = 2  # B30
DISCOUNT_PRICE = 1  # W2
COUNTED_AS_PRODUCED = frozenset((Colour.BROWN, Colour.GREY, None))  # X10: None is the Wonder


class Tariff(NamedTuple):
    """What a buyer pays to one side: a price per resource, and a discount on the total."""

    prices: tuple[int, ...]
    rebate: int  # X8: once per turn, if anything is bought there
    smuggling: int  # C77: taken off the price of resources


@dataclass
class City:
    """Everything a player has built, Wonder included (B14), and the tokens: all of it public."""

    board: Board | None = None
    side: Side | None = None
    coins: int = START_COINS
    buildings: list[Card] = field(default_factory=list)
    stages: int = 0
    victories: list[int] = field(default_factory=lambda: [0, 0, 0])  # tokens of each Age
    defeats: int = 0
    debt: int = 0
    diplomacy: int = 0

    def copy(self) -> "City":
        twin = City.__new__(City)
        twin.__dict__ = self.__dict__.copy()  # derived values hold for the copy too
        twin.buildings = self.buildings.copy()
        twin.victories = self.victories.copy()
        return twin

    # What happens to a city.

    def set_board(self, board: Board, side: Side | None) -> None:
        """Take this board, played on this side once it is known."""
        self.board, self.side = board, side
        self._drop_derived()

    def build(self, card: Card) -> None:
        self.buildings.append(card)
        derived = self.__dict__
        derived.pop("effects", None)
        if card.gives:
            derived.pop("chains", None)
        if "names" in derived:
            derived["names"] |= {card.name}
        if "colours" in derived:
            derived["colours"] |= card.colour
        self._add_terms(card.effects, card.colour in COUNTED_AS_PRODUCED)

    def build_stage(self) -> Stage:
        stage = self.wonder[self.stages]
        self.stages += 1
        self.__dict__.pop("effects", None)
        self._add_terms(stage.effects, None in COUNTED_AS_PRODUCED)
        return stage

    def _add_terms(self, effects: tuple[Effect, ...], counts_as_produced: bool) -> None:
        """Add effects to the terms, and drop what follows from those that have changed."""
        derived = self.__dict__
        if "terms" not in derived:
            return
        old = self.terms
        derived["terms"] = new = old.copy()
        for effect in effects:
            new.add(effect, counts_as_produced)
        for name, read in READS.items():
            if name in derived and read(old) != read(new):
                del derived[name]

    def _drop_derived(self) -> None:
        """Drop everything that was derived from the board and the buildings so far."""
        for name in DERIVED:
            self.__dict__.pop(name, None)

    # What a city has.

    @cached_property
    def wonder(self) -> tuple[Stage, ...]:
        """Every stage of the side in play."""
        if self.board is None or self.side is None:
            return ()
        return self.board.stages(self.side)

    @property
    def next_stage(self) -> Stage | None:
        return self.wonder[self.stages] if self.stages < len(self.wonder) else None

    def sources(self) -> Iterator[tuple[Colour | None, Effect]]:
        """Every effect in force, with the colour of its card; the Wonder has none."""
        for stage in self.wonder[: self.stages]:
            for effect in stage.effects:
                yield None, effect
        for card in self.buildings:
            for effect in card.effects:
                yield card.colour, effect

    @cached_property
    def effects(self) -> tuple[Effect, ...]:
        return tuple(effect for _, effect in self.sources())

    @cached_property
    def terms(self) -> Terms:
        """What the standing effects amount to."""
        terms = Terms()
        if self.board:
            terms.for_sale.append(self.board.resource.unit)
            terms.produced |= self.board.resource.unit
        for colour, effect in self.sources():
            terms.add(effect, colour in COUNTED_AS_PRODUCED)
        return terms

    @cached_property
    def powers(self) -> frozenset[Power]:
        return frozenset(self.terms.powers)

    @property
    def shields(self) -> int:
        return self.terms.shields

    @cached_property
    def names(self) -> frozenset[str]:
        return frozenset(card.name for card in self.buildings)

    @cached_property
    def chains(self) -> dict[str, Card]:
        """The chain symbols shown, each with a building that shows it."""
        return {symbol: card for card in self.buildings for symbol in card.gives}

    @cached_property
    def colours(self) -> Colour:
        """The colours of the city's buildings."""
        seen = Colour(0)
        for card in self.buildings:
            seen |= card.colour
        return seen

    def count(self, thing: Countable) -> int:
        match thing:
            case Cards(colours):
                return sum(1 for card in self.buildings if card.colour in colours)
            case Stages():
                return self.stages
            case Victories(age):
                return self.victories[age - 1] if age else sum(self.victories)
            case Defeats():
                return self.defeats
            case _:
                assert_never(thing)

    # What a city produces, and what it pays.

    @cached_property
    def for_sale(self) -> Goods:
        """The symbols that neighbours may buy from: starting resource, brown and grey cards (B32)."""
        return _in_order(self.terms.for_sale)

    @cached_property
    def production(self) -> Goods:
        """Every symbol that the city itself may use, each once per turn (B29)."""
        terms = self.terms
        return _in_order(terms.for_sale + terms.private + terms.extras)

    @cached_property
    def tariffs(self) -> tuple[Tariff, Tariff]:
        """The prices of the left and of the right neighbour."""
        return self._tariff(Where.LEFT), self._tariff(Where.RIGHT)

    def _tariff(self, where: Where) -> Tariff:
        prices = [TRADE_PRICE] * len(Resource)
        for post in self.terms.trading_posts:
            if where in post.where:
                for kind in post.resources:
                    prices[kind] = DISCOUNT_PRICE
        rebate = sum(where in wharf.where for wharf in self.terms.wharves)
        return Tariff(tuple(prices), rebate, self.terms.smuggling)


def _in_order(symbols: list[Symbol]) -> Goods:
    """All the symbols, sorted, so that equal production is an equal value."""
    return tuple(sorted(symbols))


# What is derived from the terms, and from which of them.
READS: dict[str, Callable[[Terms], object]] = {
    "powers": attrgetter("powers"),
    "for_sale": attrgetter("for_sale"),
    "production": attrgetter("for_sale", "private", "produced", "extra_owned", "extra_missing"),
    "tariffs": attrgetter("trading_posts", "wharves", "smuggling"),
}
DERIVED = tuple(name for name, value in vars(City).items() if isinstance(value, cached_property))
