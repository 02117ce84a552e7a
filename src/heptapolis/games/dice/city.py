"""A city: one player's board, what is crossed on it, and what follows from that."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import assert_never

from heptapolis.games.dice.effects import (
    CoinsPerDie,
    Defence,
    FreeDice,
    PriceCut,
    Resource,
    Standing,
    Unlock,
)
from heptapolis.games.dice.model import MAX_COST, Board, Box, Plan, Progress, Rolled, Site
from heptapolis.games.dice.symbols import BARRACKS, PRICES, WAYS, Building, Colour, Symbol

NONE = dict.fromkeys(Colour, 0)


@dataclass
class Terms:
    """What the standing effects of a city amount to."""

    resources: int = 0  # D29: produced, never spent
    missing: tuple[int, ...] = tuple(range(MAX_COST + 1))  # D31: the coins that a box costs, by its resources
    unlocked: frozenset[Colour] = frozenset()  # D55
    cuts: dict[Colour, int] = field(default_factory=NONE.copy)  # E9, E10: what dice of a colour cost less
    gifts: dict[Colour, int] = field(default_factory=NONE.copy)  # E11: coins when a die of a colour is chosen

    def copy(self) -> "Terms":
        return Terms(self.resources, self.missing, self.unlocked, self.cuts.copy(), self.gifts.copy())

    def add(self, effect: Standing) -> None:
        """Add one effect."""
        match effect:
            case Resource():
                self.resources += 1
                self.missing = (0, *self.missing[:-1])  # R11: everything costs a coin less, never below 0
            case Unlock(colour):
                self.unlocked |= {colour}
            case PriceCut(amount, only):
                for colour in (only,) if only else Colour:
                    self.cuts[colour] += amount  # E9: stacks
            case FreeDice(colour):
                self.cuts[colour] += max(PRICES)  # E10: whatever the section
            case CoinsPerDie(amount, colour):
                self.gifts[colour] += amount
            case Defence():
                pass  # counted where it stands
            case _:
                assert_never(effect)


@dataclass
class City:
    """A player's board: all of it public."""

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
        twin.__dict__ = self.__dict__.copy()  # derived values hold for the copy too
        twin.crossed = {building: boxes.copy() for building, boxes in self.crossed.items()}
        twin.before = self.before.copy()
        twin.laurels = {building: points.copy() for building, points in self.laurels.items()}
        twin.flags = self.flags.copy()
        twin.bonuses = self.bonuses.copy()
        if self.board:
            twin.terms = self.terms.copy()
            twin._counts, twin._progress = self._counts.copy(), self._progress.copy()
        return twin

    # What happens to a city.

    def set_board(self, board: Board) -> None:
        """Take this board; restore what the JSON of a city leaves out."""
        self.board, self.plans = board.name, board.plans
        self.terms = Terms()
        self._counts = {building: len(boxes) for building, boxes in self.crossed.items()}
        self._progress = {b: self.plans[b].progress(b, boxes) for b, boxes in self.crossed.items()}
        for building, numbers in self.crossed.items():
            for number in numbers:
                self._add_standing(self.box(building, number))

    def _add_standing(self, box: Box) -> None:
        for effect in box.standing:
            self.terms.add(effect)

    def begin(self) -> None:
        """R6: remember how many boxes are crossed now; others compare only with these during the turn."""
        self.before = self._counts.copy()

    def cross(self, building: Building, number: int) -> Box:
        box = self.plans[building].box(number)
        self.crossed[building].append(number)
        self._counts[building] += 1
        self._progress[building] = self._progress[building].after(number)
        self._add_standing(box)
        return box

    # What is crossed, and what may be crossed next.

    def box(self, building: Building, number: int) -> Box:
        return self.plan(building).box(number)

    def plan(self, building: Building) -> Plan:
        return self.plans[building]

    def next_boxes(self, building: Building, symbol: Symbol | None = None) -> list[int]:
        """The boxes that may be crossed next along this symbol's arrow, or along any (D21, E1)."""
        return [number for _, number, _ in self._progress[building].open[symbol]]

    def reach(self, symbol: Symbol) -> Sequence[Site]:
        """The boxes that a face lets you cross: along its arrow, or any arrow for the Spy."""
        ways = WAYS[symbol]
        if len(ways) == 1:  # nearly always
            building, arrow = ways[0]
            return self._progress[building].open[arrow]
        return [site for building, arrow in ways for site in self._progress[building].open[arrow]]

    def open_boxes(self, buildings: Sequence[Building]) -> list[Site]:
        """The boxes of these buildings that an effect lets you cross: along any arrow (E1)."""
        return [site for building in buildings for site in self._progress[building].open[None]]

    def complete(self, building: Building) -> bool:
        return self._progress[building].complete

    def progress(self, building: Building) -> Progress:
        """How far a building has come: the same value for the same boxes, in all games with this board."""
        return self._progress[building]

    def count(self, buildings: Sequence[Building]) -> int:
        """How many boxes are crossed now."""
        return sum([self._counts[building] for building in buildings])

    def count_before(self, buildings: Sequence[Building]) -> int:
        """How many boxes were crossed before this turn (R6, D62)."""
        return sum([self.before[building] for building in buildings])

    def defence_before(self, barracks: Building) -> int:
        """Defences that stood there before this turn (R6, D47)."""
        numbers = self.crossed[barracks][: self.before[barracks]]
        return sum([self.box(barracks, number).defends for number in numbers])

    # What the crossed boxes give from now on, and what things cost.

    def price_of(self, rolled: Rolled) -> int:
        """The price of a die for this city; never below 0 (E9)."""
        price = rolled.price - self.terms.cuts[rolled.colour]
        return price if price > 0 else 0  # faster than max, and called all the time

    def missing(self, building: Building, number: int) -> int:
        """The coins that a box costs: one per resource that the Warehouse does not produce (D31, R11)."""
        return self.terms.missing[self.plans[building].costs[number]]
