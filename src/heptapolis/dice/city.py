"""A city: the board of one player, what is crossed on it, and what follows from that."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
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
from heptapolis.dice.symbols import BARRACKS, COMPARED, LEADS_TO, PRICES, SPIES, Building, Colour, Symbol

COLOURS = tuple(Colour)
Target = tuple[Building, int]

# The faces for which a building matters.
POINTS_TO = {
    building: tuple(
        symbol
        for symbol in Symbol
        if building in LEADS_TO[symbol]
        or building in SPIES.get(symbol, ())
        or (building is Building.GUILD_COURT and symbol in COMPARED)
    )
    for building in Building
}


class Terms(NamedTuple):
    """What the standing effects of a city amount to."""

    resources: int  # D29: produced, never spent
    unlocked: frozenset[Colour]  # D55
    cuts: dict[Colour, int]  # E9, E10: what dice of a colour cost less
    gifts: dict[Colour, int]  # E11: coins when a die of a colour is chosen


NOTHING = Terms(0, frozenset(), dict.fromkeys(COLOURS, 0), dict.fromkeys(COLOURS, 0))


def add(terms: Terms, effect: Standing) -> Terms:
    """The terms with one effect more."""
    match effect:
        case Resource():
            return terms._replace(resources=terms.resources + 1)
        case Unlock(colour):
            return terms._replace(unlocked=terms.unlocked | {colour})
        case PriceCut(amount, only):
            return terms._replace(cuts=_more(terms.cuts, (only,) if only else COLOURS, amount))  # E9: stacks
        case FreeDice(colour):
            return terms._replace(cuts=_more(terms.cuts, (colour,), max(PRICES)))  # E10: whatever the section
        case CoinsPerDie(amount, colour):
            return terms._replace(gifts=_more(terms.gifts, (colour,), amount))
        case Defence():
            return terms  # counted where it stands
        case _:
            assert_never(effect)


def _more(amounts: dict[Colour, int], colours: tuple[Colour, ...], amount: int) -> dict[Colour, int]:
    return amounts | {colour: amounts[colour] + amount for colour in colours}


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
        twin.__dict__ = self.__dict__.copy()  # what the boxes amount to stays true for the copy
        twin.crossed = {building: boxes.copy() for building, boxes in self.crossed.items()}
        twin.before = self.before.copy()
        twin.laurels = {building: points.copy() for building, points in self.laurels.items()}
        twin.flags = self.flags.copy()
        if self.board:
            twin._reach = self._reach.copy()
        twin.bonuses = self.bonuses.copy()
        return twin

    # What happens to a city.

    def found(self, board: Board) -> None:
        """Take this board; also gives a city read from JSON back what is not written there."""
        self.board = board.name
        self.plans = board.plans
        self.terms = NOTHING
        self._reach: dict[Symbol, list[Target]] = {}
        for building, numbers in self.crossed.items():
            for number in numbers:
                self._stand(self.box(building, number))

    def _stand(self, box: Box) -> None:
        for effect in box.standing:
            self.terms = add(self.terms, effect)

    def begin(self) -> None:
        """R6: remember how many boxes are crossed now; what others compare this turn is only these."""
        self.before = {building: len(boxes) for building, boxes in self.crossed.items()}

    def cross(self, building: Building, number: int) -> Box:
        box = self.plans[building].box(number)
        self.crossed[building].append(number)
        self._stand(box)
        for symbol in POINTS_TO[building]:
            self._reach.pop(symbol, None)
        return box

    # What is crossed, and what may be crossed next.

    def box(self, building: Building, number: int) -> Box:
        return self.plan(building).box(number)

    def plan(self, building: Building) -> Plan:
        return self.plans[building]

    def next_boxes(self, building: Building, symbol: Symbol | None = None) -> list[int]:
        """The boxes that may be crossed next along this symbol's arrow, or along any (D21, E1)."""
        plan = self.plans[building]
        return (plan.arrows[symbol] if symbol else plan).next(self.crossed[building])

    def reach(self, symbol: Symbol) -> list[Target]:
        """The boxes that a face lets one cross: along its arrow, or along any for the Spy."""
        if symbol not in self._reach:
            arrow = None if symbol in SPIES else Symbol.GUILD if symbol in COMPARED else symbol
            buildings = SPIES.get(symbol) or LEADS_TO[arrow or symbol]
            self._reach[symbol] = [(b, number) for b in buildings for number in self.next_boxes(b, arrow)]
        return self._reach[symbol]

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

    def price_of(self, rolled: Rolled) -> int:
        """The price of a die for this city; never below 0 (E9)."""
        price = rolled.price - self.terms.cuts[rolled.colour]
        return price if price > 0 else 0  # faster than max, and asked all the time

    def missing(self, building: Building, number: int) -> int:
        """A coin for each resource that the Warehouse does not produce (D31, R11)."""
        missing = self.plans[building].costs[number] - self.terms.resources
        return missing if missing > 0 else 0
