"""Boxes, plans and boards: what is printed; and the dice as they lie."""

import re
from collections.abc import Container, Mapping
from dataclasses import dataclass
from functools import cache, cached_property

from heptapolis.core.errors import UnknownName
from heptapolis.core.text import AsText
from heptapolis.dice.effects import BonusEffect, Effect, Standing
from heptapolis.dice.symbols import COLOUR_OF, Building, Colour, Die, Symbol
from heptapolis.dice.words import parse

MAX_COST = 6  # D30


@dataclass(frozen=True)
class Box(AsText):
    """A box to cross: what it costs in resources and what it does. `"3: cross agora; 2 points"`."""

    cost: int
    effects: tuple[Effect, ...]

    @cached_property
    def standing(self) -> tuple[Standing, ...]:
        """The effects that hold from now on."""
        return tuple(effect for effect in self.effects if isinstance(effect, Standing))

    def __str__(self) -> str:
        return f"{self.cost}: {'; '.join(map(str, self.effects))}"

    @classmethod
    def from_text(cls, text: str) -> "Box":
        found = re.fullmatch(r"\s*(\d+)\s*:(.+)", text)
        if not found:
            raise ValueError(f"{text!r} is no box: write its cost, a colon and its effects")
        cost = int(found[1])
        if cost > MAX_COST:
            raise ValueError(f"{text!r} costs {cost}: a box costs 0 to {MAX_COST} resources")
        return cls(cost, tuple(parse(part) for part in found[2].split(";")))


@dataclass(frozen=True)
class Arrow:
    """The boxes that a symbol leads to, by number: one after the other, or in any order (D21, D44)."""

    boxes: tuple[int, ...]
    any_order: bool = False

    def next(self, crossed: Container[int]) -> list[int]:
        """The boxes that may be crossed along this arrow now."""
        if self.any_order:
            return [number for number in self.boxes if number not in crossed]
        for number in self.boxes:
            if number not in crossed:
                return [number]
        return []


@dataclass(frozen=True)
class Plan:
    """A building: its boxes, numbered from 1, and the arrows that lead to them."""

    boxes: tuple[Box, ...]
    arrows: Mapping[Symbol, Arrow]

    def box(self, number: int) -> Box:
        return self.boxes[number - 1]

    @cached_property
    def costs(self) -> dict[int, int]:
        """The cost of each box by its number."""
        return {number: box.cost for number, box in enumerate(self.boxes, start=1)}

    def next(self, crossed: Container[int]) -> list[int]:
        """The boxes that are next on some arrow (E1)."""
        numbers = {number for arrow in self.arrows.values() for number in arrow.next(crossed)}
        return sorted(numbers)


@dataclass(frozen=True)
class Board:
    """A city's board."""

    name: str
    plans: Mapping[Building, Plan]


@dataclass(frozen=True)
class BoardSet:
    """All that a board file says: the boards and what they have in common."""

    name: str
    start_coins: int
    capacity: int | None  # R10: unlimited unless the file says so
    first_agora: int
    bonuses: tuple[BonusEffect, ...]
    boards: tuple[Board, ...]

    @cached_property
    def names(self) -> tuple[str, ...]:
        return tuple(board.name for board in self.boards)

    def board(self, name: str) -> Board:
        if name not in self.names:
            raise UnknownName(name, "no such board", self.names)
        return self.boards[self.names.index(name)]


@dataclass(frozen=True)
class Rolled(AsText):
    """A die in the Forum: the face on top, and the price of the section it lies in (D15)."""

    die: Die
    symbol: Symbol
    price: int

    @cached_property
    def colour(self) -> Colour:
        return COLOUR_OF[self.die]

    @cached_property
    def _text(self) -> str:
        return f"{self.die} {self.symbol} {self.price}"

    def __str__(self) -> str:
        return self._text

    @classmethod
    def from_text(cls, text: str) -> "Rolled":
        die, symbol, price = text.split()
        return cls(Die(die), Symbol(symbol), int(price))


rolled = cache(Rolled)  # there are only 240 of them
