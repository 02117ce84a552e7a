"""A city: the board of one player, what is crossed on it, and what follows from that."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple, assert_never

from heptapolis.dice.effects import (
    CoinsPerDie,
    Defence,
    Effect,
    FreeDice,
    PriceCut,
    Resource,
    Standing,
    Unlock,
)
from heptapolis.dice.model import Board, Box, Plan, Rolled
from heptapolis.dice.symbols import BARRACKS, PRICES, Building, Colour, Symbol

COLOURS = tuple(Colour)


class Terms(NamedTuple):
    """What the standing effects of a city amount to."""

    resources: int  # D29: produced, never spent
    unlocked: frozenset[Colour]  # D55
    cuts: dict[Colour, int]  # E9, E10: what dice of a colour cost less
    gifts: dict[Colour, int]  # E11: coins when a die of a colour is chosen


def add_up(effects: Iterable[Standing]) -> Terms:
    resources, unlocked = 0, set()
    cuts, gifts = dict.fromkeys(COLOURS, 0), dict.fromkeys(COLOURS, 0)
    for effect in effects:
        match effect:
            case Resource():
                resources += 1
            case Unlock(colour):
                unlocked.add(colour)
            case PriceCut(amount, only):
                for colour in (only,) if only else COLOURS:
                    cuts[colour] += amount  # E9: they stack
            case FreeDice(colour):
                cuts[colour] += max(PRICES)  # E10: whatever the section
            case CoinsPerDie(amount, colour):
                gifts[colour] += amount
            case Defence():
                pass  # counted where it stands
            case _:
                assert_never(effect)
    return Terms(resources, frozenset(unlocked), cuts, gifts)


@dataclass
class City:
    """A player's board: everybody may see it."""

    board: str | None = None
    coins: int = 0
    crossed: dict[Building, list[int]] = field(default_factory=lambda: {b: [] for b in Building})
    before: dict[Building, int] = field(default_factory=lambda: dict.fromkeys(Building, 0))  # R6: see `begin`
    laurels: dict[Building, list[int]] = field(default_factory=lambda: {b: [] for b in BARRACKS})  # D49
    flags: list[Building] = field(default_factory=list)  # buildings completed, in order (D36)
    bonuses: list[int] = field(default_factory=list)  # bonus boxes crossed, in order (D37)
    first_agora: bool = False  # D42

    def copy(self) -> "City":
        twin = City.__new__(City)
        twin.__dict__ = self.__dict__.copy()  # what is derived stays true for the copy
        twin.crossed = {building: boxes.copy() for building, boxes in self.crossed.items()}
        twin.before = self.before.copy()
        twin.laurels = {building: points.copy() for building, points in self.laurels.items()}
        twin.flags = self.flags.copy()
        twin.bonuses = self.bonuses.copy()
        return twin

    # What happens to a city.

    def found(self, board: Board) -> None:
        """Take this board; also gives a city read from JSON its plans back."""
        self.board = board.name
        self.plans = board.plans
        self._forget()

    def begin(self) -> None:
        """R6: remember how many boxes are crossed now; what others compare this turn is only these."""
        self.before = {building: len(boxes) for building, boxes in self.crossed.items()}

    def cross(self, building: Building, number: int) -> Box:
        box = self.plans[building].box(number)
        self.crossed[building].append(number)
        if box.standing:
            self._forget()
        return box

    def _forget(self) -> None:
        """Drop what was derived from the boxes before."""
        self.__dict__.pop("terms", None)

    # What is crossed, and what may be crossed next.

    def box(self, building: Building, number: int) -> Box:
        return self.plan(building).box(number)

    def plan(self, building: Building) -> Plan:
        return self.plans[building]

    def next_boxes(self, building: Building, symbol: Symbol | None = None) -> list[int]:
        """The boxes that may be crossed next along this symbol's arrow, or along any (D21, E1)."""
        plan = self.plans[building]
        return (plan.arrows[symbol] if symbol else plan).next(self.crossed[building])

    def complete(self, building: Building) -> bool:
        return len(self.crossed[building]) == len(self.plans[building].boxes)

    def count(self, buildings: Sequence[Building]) -> int:
        """Boxes crossed by now."""
        return sum(len(self.crossed[building]) for building in buildings)

    def count_before(self, buildings: Sequence[Building]) -> int:
        """Boxes crossed before this turn (R6, D62)."""
        return sum(self.before[building] for building in buildings)

    def defence_before(self, barracks: Building) -> int:
        """Defences that stood there before this turn (R6, D47)."""
        numbers = self.crossed[barracks][: self.before[barracks]]
        return sum(Defence() in self.box(barracks, number).effects for number in numbers)

    # What the crossed boxes give from now on, and what things cost.

    def effects_of(self, building: Building) -> Iterator[Effect]:
        for number in self.crossed[building]:
            yield from self.plans[building].box(number).effects

    @cached_property
    def terms(self) -> Terms:
        """The standing effects, added up."""
        crossed = ((self.plans[building], numbers) for building, numbers in self.crossed.items())
        return add_up(effect for plan, numbers in crossed for n in numbers for effect in plan.box(n).standing)

    def price_of(self, rolled: Rolled) -> int:
        """The price of a die for this city; never below 0 (E9)."""
        return max(0, rolled.price - self.terms.cuts[rolled.colour])

    def missing(self, building: Building, number: int) -> int:
        """A coin for each resource that the Warehouse does not produce (D31, R11)."""
        return max(0, self.plans[building].box(number).cost - self.terms.resources)
