"""What a seat had in a finished game that statistics may ask about: its board, its cards."""

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from heptapolis.core.contract import State
from heptapolis.dice.game import DiceState
from heptapolis.wonders.catalog import AGES
from heptapolis.wonders.game import WondersState

Trait = tuple[str, str]  # kind and name: ("card", "walls"), ("board", "gizah night")


class Had(NamedTuple):
    """A seat had this."""

    seat: int
    trait: Trait


def had(state: State) -> Iterator[Had]:
    """Everything that the seats of a finished game had; a game that is not known here has nothing."""
    match state:
        case WondersState():
            for seat, city in enumerate(state.position.cities):
                yield Had(seat, ("board", f"{city.board} {city.side}"))
                yield from (Had(seat, ("card", card.name)) for card in city.buildings)
        case DiceState():
            for seat, sheet in enumerate(state.position.cities):
                yield Had(seat, ("board", str(sheet.board)))
                yield from (Had(seat, ("building", str(building))) for building in sheet.flags)
        case _:
            return


def offered(state: State) -> Counter[Trait]:
    """How often each thing could have been had by somebody: copies dealt, boards and buildings in play."""
    match state:
        case WondersState():
            hands = (state.position.deal.hand(age, seat) for age in AGES for seat in state.position.seats)
            cards = Counter(("card", card.name) for hand in hands for card in hand)
            return cards + Counter(one.trait for one in had(state) if one.trait[0] == "board")
        case DiceState():
            cities = state.position.cities
            buildings = Counter(("building", str(building)) for city in cities for building in city.crossed)
            return buildings + Counter(one.trait for one in had(state) if one.trait[0] == "board")
        case _:
            return Counter()
