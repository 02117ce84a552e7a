"""Boxes, plans and boards: what is printed; and the dice as they lie."""

import re
from collections.abc import Container, Iterable, Mapping
from dataclasses import dataclass
from functools import cache, cached_property

from heptapolis.core.errors import UnknownName
from heptapolis.core.text import AsText
from heptapolis.games.dice.effects import BonusEffect, Defence, Effect, Happening, Passing, Silent, Standing
from heptapolis.games.dice.symbols import COLOUR_OF, SPECIALS, Building, Colour, Die, Symbol
from heptapolis.games.dice.words import parse

MAX_COST = 6  # D30


@dataclass(frozen=True)
class Box(AsText):
    """A box to cross: what it costs in resources and what it does. `"3: cross agora; 2 points"`."""

    cost: int
    effects: tuple[Effect, ...]

    @cached_property
    def standing(self) -> tuple[Standing, ...]:
        """The effects that hold from now on."""
        return tuple(effect for effect in self.effects if not isinstance(effect, Passing))

    @cached_property
    def defends(self) -> bool:
        return Defence() in self.effects

    @cached_property
    def happening(self) -> tuple[Happening, ...]:
        """The effects that happen when the box is crossed."""
        return tuple(effect for effect in self.effects if not isinstance(effect, Silent))

    @cached_property
    def _text(self) -> str:
        return f"{self.cost}: {'; '.join(map(str, self.effects))}"

    def __str__(self) -> str:
        return self._text

    @classmethod
    def from_text(cls, text: str) -> "Box":
        found = re.fullmatch(r"\s*(\d+)\s*:(.+)", text)
        if not found:
            raise ValueError(f"{text!r} is not a box: write its cost, a colon and its effects")
        cost = int(found[1])
        if cost > MAX_COST:
            raise ValueError(f"{text!r} costs {cost}: a box must cost 0 to {MAX_COST} resources")
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

    @cached_property
    def _progress(self) -> dict[frozenset[int], "Progress"]:
        return {}

    def progress(self, building: Building, crossed: Iterable[int]) -> "Progress":
        """How far this building has come with these boxes crossed."""
        boxes = frozenset(crossed)
        if boxes not in self._progress:
            self._progress[boxes] = Progress(building, self, boxes)
        return self._progress[boxes]


Site = tuple[Building, int, int]  # a box that may be crossed next: its building, number and cost


class Progress:
    """How far a building has come, and so what may be crossed next; computed once for all games."""

    def __init__(self, building: Building, plan: Plan, crossed: frozenset[int]) -> None:
        self._building, self._plan, self._crossed = building, plan, crossed
        self._after: dict[int, Progress] = {}
        self.complete = len(crossed) == len(plan.boxes)
        self.effects = tuple(effect for number in sorted(crossed) for effect in plan.box(number).effects)
        self.open: dict[Symbol | None, tuple[Site, ...]] = {None: self._sites(plan)}  # None: along any arrow
        self.open |= {symbol: self._sites(arrow) for symbol, arrow in plan.arrows.items()}

    def _sites(self, way: Plan | Arrow) -> tuple[Site, ...]:
        return tuple((self._building, box, self._plan.costs[box]) for box in way.next(self._crossed))

    def after(self, number: int) -> "Progress":
        """The progress after crossing this box too."""
        if number not in self._after:
            self._after[number] = self._plan.progress(self._building, self._crossed | {number})
        return self._after[number]


@dataclass(frozen=True)
class Board:
    """A city's board."""

    name: str
    plans: Mapping[Building, Plan]


@dataclass(frozen=True)
class BoardSet:
    """Everything a board file says: the boards and what they have in common."""

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
        """The board of this name."""
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
    def special(self) -> bool:
        return self.colour in SPECIALS

    @cached_property
    def text(self) -> str:
        return f"{self.die} {self.symbol} {self.price}"

    def __str__(self) -> str:
        return self.text

    @classmethod
    def from_text(cls, text: str) -> "Rolled":
        die, symbol, price = text.split()
        return cls(Die(die), Symbol(symbol), int(price))


rolled = cache(Rolled)  # there are only 240 of them
