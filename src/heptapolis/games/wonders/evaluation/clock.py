"""How much of the game is left, and which cards it may still bring."""

from collections import Counter
from functools import lru_cache
from typing import NamedTuple

from heptapolis.games.wonders.catalog import AGES
from heptapolis.games.wonders.effects import Colour
from heptapolis.games.wonders.model import Card
from heptapolis.games.wonders.options import Options


class Deck(NamedTuple):
    """The cards that an Age may bring: each distinct card, and the expected number of copies."""

    cards: tuple[tuple[Card, float], ...]
    size: float
    colours: dict[Colour, float]  # how many of each colour


@lru_cache(maxsize=64)
def deck(options: Options, age: int) -> Deck:
    """What is known before the deal: the fixed cards, and a share of every pool."""
    cards: Counter[Card] = Counter()
    expected: dict[Card, float] = {}
    cards.update(options.catalogue.fixed(age, options.players))
    expected.update({card: float(number) for card, number in cards.items()})
    for pool in options.catalogue.pools:
        if pool.age == age:
            share = min(1.0, (options.players + pool.extra) / len(pool.cards))
            expected.update(dict.fromkeys(pool.cards, share))
    colours = {colour: sum(n for card, n in expected.items() if card.colour is colour) for colour in Colour}
    return Deck(tuple(expected.items()), sum(expected.values()), colours)


class Clock(NamedTuple):
    """How much of the game is left after this turn."""

    options: Options
    age: int
    turn: int

    @property
    def total(self) -> int:
        return len(AGES) * self.options.turns

    @property
    def left(self) -> float:
        """The share of the game still to come."""
        return ((len(AGES) - self.age + 1) * self.options.turns - self.turn) / self.total

    def turns(self, age: int) -> int:
        """Turns still to come in an Age."""
        return self.options.turns - (self.turn if age == self.age else 0)

    def until_conflict(self, age: int) -> int:
        return (age - self.age + 1) * self.options.turns - self.turn

    def to_come(self, colours: Colour) -> float:
        """Cards of these colours that an average city will still build."""
        return sum(
            self.turns(age) * number / deck(self.options, age).size
            for age in AGES[self.age - 1 :]
            for colour, number in deck(self.options, age).colours.items()
            if colour in colours
        )
