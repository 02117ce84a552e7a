"""What must hold after every step of every game."""

from collections import Counter

from heptapolis.games.wonders.model import Card
from heptapolis.games.wonders.state import Phase, Position


def check(position: Position) -> None:
    """Assert that cards, coins and tokens are as the rules leave them."""
    dealt: Counter[Card] = Counter()
    if position.phase not in (Phase.BOARD, Phase.SIDE):
        dealt.update(c for hands in position.deal.hands[: position.age] for hand in hands for c in hand)
    on_table = Counter(card for hand in position.hands for card in hand)
    on_table.update(card for pile in position.tucked for card in pile)
    on_table.update(entry.card for entry in position.discard)
    for seat, city in enumerate(position.cities):
        on_table.update(city.buildings)
        assert city.coins >= 0, f"seat {seat} has {city.coins} coins (W4)"
        assert len(city.names) == len(city.buildings), f"seat {seat} has two buildings of a name (B19)"
        assert city.stages == len(position.tucked[seat]) <= max(len(city.wonder), 0), f"stages of seat {seat}"
        assert min(city.debt, city.defeats, city.diplomacy, *city.victories) >= 0
    assert on_table == dealt, f"cards lost or duplicated: {on_table - dealt} {dealt - on_table}"
    assert all(len(hand) == len(position.hands[0]) for hand in position.hands) or position.phase in (
        Phase.LAST_CARD,
    ), "hands of different size"
