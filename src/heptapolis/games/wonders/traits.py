"""What statistics count in the card game: boards with their sides, and cards."""

from collections import Counter
from collections.abc import Iterator

from heptapolis.games.wonders.catalog import AGES
from heptapolis.games.wonders.game import WondersState

Trait = tuple[str, str]


def had(state: WondersState) -> Iterator[tuple[int, Trait]]:
    """The board and the buildings of every seat."""
    for seat, city in enumerate(state.position.cities):
        yield seat, ("board", f"{city.board} {city.side}")
        yield from ((seat, ("card", card.name)) for card in city.buildings)


def offered(state: WondersState) -> Counter[Trait]:
    """Every copy that was dealt, and the boards in play."""
    hands = (state.position.deal.hand(age, seat) for age in AGES for seat in state.position.seats)
    cards = Counter(("card", card.name) for hand in hands for card in hand)
    return cards + Counter(trait for _, trait in had(state) if trait[0] == "board")
