"""Paying with own production and the neighbours': tables, and an exhaustive search that knows no tricks."""

from functools import cache

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from heptapolis.games.wonders.legal import Obstacle
from tests.games.wonders.arrange import offer, play, stage_offer, table

Pair = tuple[int, int]


def ways(card: str, *cities: str) -> list[Pair]:
    """The payments (left, right) that are offered to seat 0 for this card."""
    return [(left, right) for left, right in offer(table(*cities), card).splits]


# Own production: nothing is bought.


@pytest.mark.parametrize(
    ("own", "card"),
    [
        ("gizah", "baths"),
        ("gizah quarry", "walls"),
        ("gizah stone-pit timber-yard", "walls"),
        ("gizah sawmill ore-vein", "archery-range"),
        ("gizah caravansery press", "school"),
        ("rhodos foundry forum", "dispensary"),
        ("alexandria night 2st", "school"),
    ],
)
def test_own_production_pays(own: str, card: str) -> None:
    """B29: starting resource, brown, grey and yellow cards and stages."""
    assert ways(card, f"{own} 0c", "babylon", "ephesos") == [(0, 0)]


@pytest.mark.parametrize(
    ("own", "card"),
    [
        ("rhodos timber-yard", "walls"),  # one symbol gives wood or stone once, not three stones
        ("rhodos timber-yard", "senate"),  # nor a wood and a stone
        ("ephesos caravansery", "stables"),
        ("rhodos forum", "lodge"),
        ("rhodos sawmill", "magistrates-guild"),
    ],
)
def test_a_symbol_is_used_once_per_turn(own: str, card: str) -> None:
    """B29, W18: each symbol gives one resource per turn."""
    assert offer(table(f"{own} 50c", "olympia", "olympia"), card).obstacle is Obstacle.RESOURCES


def test_a_double_card_and_a_choice_symbol_combine() -> None:
    """W18: two stones of a Quarry and one of a Timber Yard make three (one known program uses only one)."""
    assert ways("aqueduct", "rhodos 0c quarry timber-yard") == [(0, 0)]


def test_choice_symbols_are_shared_out_as_a_whole() -> None:
    """W18: the Mine gives ore, because only the Excavation can give clay and only the Timber Yard wood."""
    assert ways("stables", "ephesos 0c mine excavation timber-yard") == [(0, 0)]


def test_resources_are_not_used_up() -> None:
    """B28: the three stones that paid the Walls pay the Aqueduct in the next turn."""
    state = table("gizah 0c quarry", hands=["walls"])
    play(state, "build walls")
    assert offer(state, "aqueduct").splits == ((0, 0),)


# Trade: a table of expectations.


@pytest.mark.parametrize(
    ("card", "own", "left", "right", "expected"),
    [
        # One resource, one seller or two (B30, W3: the dearer one may be chosen too).
        ("stockade", "gizah", "babylon", "ephesos", [(2, 0)]),
        ("stockade", "gizah", "ephesos", "babylon", [(0, 2)]),
        ("stockade", "gizah", "babylon", "rhodos lumber-yard", [(0, 2), (2, 0)]),
        ("stockade", "gizah west-trading-post", "babylon", "rhodos lumber-yard", [(1, 0), (0, 2)]),
        ("stockade", "gizah east-trading-post", "babylon", "rhodos lumber-yard", [(0, 1), (2, 0)]),
        # Own and bought resources mix (B30); what is produced is not bought (W3).
        ("walls", "gizah 9c", "rhodos quarry", "rhodos", [(4, 0)]),
        ("walls", "gizah 9c", "rhodos stone-pit", "gizah", [(2, 2)]),
        ("walls", "gizah 9c", "rhodos quarry", "gizah", [(2, 2), (4, 0)]),
        ("walls", "gizah 9c", "rhodos quarry", "gizah stone-pit", [(0, 4), (2, 2), (4, 0)]),
        ("baths", "gizah 9c", "gizah", "gizah", [(0, 0)]),
        # A neighbour's choice symbol gives whichever is wanted, once to one buyer (B31, B33).
        ("stockade", "gizah", "rhodos timber-yard", "ephesos", [(2, 0)]),
        ("guard-tower", "gizah", "rhodos clay-pit", "ephesos", [(2, 0)]),
        ("senate", "gizah 9c sawmill", "ephesos clay-pit", "ephesos", [(2, 0)]),
        ("ludus", "ephesos 9c", "ephesos mine", "alexandria stone-pit", [(2, 2)]),
        ("ludus", "ephesos 9c", "ephesos mine stone-pit", "alexandria", [(4, 0)]),
        # Choice symbols of both sides and the city's own: every assignment is tried.
        ("stables", "gizah 9c clay-pit", "babylon", "rhodos", [(2, 2)]),
        ("stables", "gizah 9c clay-pit", "babylon", "rhodos clay-pool", [(2, 2)]),
        ("stables", "gizah 9c clay-pit", "babylon clay-pool", "rhodos", [(2, 2), (4, 0)]),
        ("stables", "gizah 9c timber-yard", "gizah clay-pit", "gizah clay-pit", [(2, 2)]),
        # The city's own choice symbol covers what is dear and leaves what is cheap to buy.
        ("school", "ephesos 9c", "babylon", "gizah", [(2, 0)]),
        ("temple", "gizah 9c caravansery marketplace", "babylon", "alexandria clay-pool", [(0, 3), (2, 1)]),
        # Discounts: raw from one side, manufactured goods from both (W2).
        ("walls", "gizah 9c west-trading-post", "rhodos quarry", "gizah", [(2, 0), (1, 2)]),
        ("walls", "gizah 9c west-trading-post east-trading-post", "rhodos quarry", "gizah", [(1, 1), (2, 0)]),
        ("workshop", "gizah west-trading-post", "alexandria", "ephesos", [(2, 0)]),
        ("workshop", "gizah marketplace", "alexandria", "ephesos glassworks", [(0, 1), (1, 0)]),
        ("study", "babylon 9c marketplace", "ephesos loom", "ephesos loom", [(0, 2), (1, 1), (2, 0)]),
        # Wood from the right with papyrus from the left (2, 2) is worse for both than the other way round.
        ("school", "gizah 9c west-trading-post", "babylon press", "babylon press", [(1, 2), (3, 0), (0, 4)]),
        # Not for sale: yellow cards and stages (B32).
        ("stockade", "gizah", "rhodos caravansery", "ephesos", []),
        ("workshop", "gizah", "rhodos forum", "ephesos", []),
        ("stockade", "gizah", "alexandria 2st", "ephesos", []),
        # One buyer uses a symbol once (B31): one stone cannot give two stones.
        ("walls", "rhodos 9c", "gizah", "gizah", []),
        ("walls", "rhodos 9c", "gizah quarry", "ephesos", [(6, 0)]),
        ("walls", "gizah 9c", "rhodos timber-yard", "rhodos", []),
        # Coins to the bank are paid from the same purse (B27, W4).
        ("walls", "gizah 3c", "rhodos quarry", "gizah", []),
        ("walls", "gizah 4c", "rhodos quarry", "gizah", [(2, 2), (4, 0)]),
        ("walls", "gizah 3c west-trading-post", "rhodos quarry", "gizah", [(2, 0), (1, 2)]),
        ("walls", "gizah 2c west-trading-post", "rhodos quarry", "gizah", [(2, 0)]),
    ],
)
def test_trade(card: str, own: str, left: str, right: str, expected: list[Pair]) -> None:
    """B30, B31, B32, B33, W2, W3: all the minimal payments, the cheapest total first."""
    assert ways(card, own, left, right) == expected


def test_only_the_two_neighbours_sell() -> None:
    """B14, B30: seat 2 of four sits opposite, and its clay cannot be bought."""
    state = table("gizah", "rhodos", "olympia", "ephesos")
    assert offer(state, "guard-tower").obstacle is Obstacle.RESOURCES


def test_left_is_the_next_seat() -> None:
    """B14, W1: the left neighbour of seat 3 is seat 0, the right one seat 2."""
    state = table("olympia", "rhodos", "gizah", "ephesos")
    assert offer(state, "guard-tower", seat=3).splits == ((2, 0),)


def test_the_stage_is_paid_like_a_card() -> None:
    """B20, B30: the second wood of Gizah's first stage is bought."""
    assert stage_offer(table("gizah lumber-yard", "rhodos", "babylon")).splits == ((0, 2),)


def test_too_expensive_and_not_for_sale_are_told_apart() -> None:
    """B30: a resource that is for sale but too expensive, and one that nobody sells."""
    state = table("gizah 1c", "babylon", "ephesos")
    assert offer(state, "stockade").obstacle is Obstacle.COINS
    assert offer(state, "guard-tower").obstacle is Obstacle.RESOURCES


@pytest.mark.parametrize(("coins", "obstacle"), [(0, Obstacle.COINS), (1, None)])
def test_coins_to_the_bank(coins: int, obstacle: Obstacle | None) -> None:
    """B27: a Sawmill costs a coin."""
    assert offer(table(f"gizah {coins}c"), "sawmill").obstacle is obstacle


# The oracle: every unit of the cost from every physical symbol, by exhaustive search.

START = {"alexandria": "G", "babylon": "W", "ephesos": "P", "gizah": "S", "olympia": "C", "rhodos": "O"}
FOR_SALE = {
    "lumber-yard": ["W"],
    "stone-pit": ["S"],
    "clay-pool": ["C"],
    "ore-vein": ["O"],
    "tree-farm": ["WC"],
    "excavation": ["SC"],
    "clay-pit": ["OC"],
    "timber-yard": ["WS"],
    "forest-cave": ["WO"],
    "mine": ["SO"],
    "sawmill": ["W", "W"],
    "quarry": ["S", "S"],
    "brickyard": ["C", "C"],
    "foundry": ["O", "O"],
    "loom": ["T"],
    "glassworks": ["G"],
    "press": ["P"],
}
PRIVATE = {"forum": ["GPT"], "caravansery": ["WSCO"]}
CHEAP = {"west-trading-post": ("WSCO", ""), "east-trading-post": ("", "WSCO"), "marketplace": ("GPT", "GPT")}
COSTS = {
    "walls": "SSS",
    "school": "WP",
    "temple": "CWG",
    "study": "WTP",
    "town-hall": "SSOG",
    "courthouse": "CCT",
    "stables": "COW",
    "dispensary": "OOG",
    "senate": "SOWW",
    "pantheon": "CCOGTP",
    "palace": "CSOWGTP",
    "fortifications": "COOO",
    "siege-workshop": "CCCW",
    "workers-guild": "CSOOW",
    "philosophers-guild": "CCCTP",
    "magistrates-guild": "SWWWT",
    "builders-guild": "CCSSSG",
}


def cities(fewest: int, most: int) -> st.SearchStrategy["Seller"]:
    built = st.lists(st.sampled_from(sorted(FOR_SALE)), min_size=fewest, max_size=most, unique=True)
    return st.tuples(st.sampled_from(sorted(START)), built)


poor, rich = cities(0, 4), cities(4, 9)  # rich neighbours offer the most choices
private = st.lists(st.sampled_from(sorted(PRIVATE) + sorted(CHEAP)), max_size=5, unique=True)
Seller = tuple[str, list[str]]


def symbols_of(seller: Seller) -> list[str]:
    board, cards = seller
    return [START[board]] + [symbol for card in cards for symbol in FOR_SALE[card]]


def all_payments(cost: str, own: list[str], left: list[str], right: list[str], cheap: list[str]) -> set[Pair]:
    """Every payment that any assignment of the needed units to the symbols leads to."""
    prices = {
        (side, kind): 1 if any(kind in CHEAP[card][side] for card in cheap) else 2
        for side in (0, 1)
        for kind in "WSCOGPT"
    }
    places = [(None, s) for s in own] + [(0, s) for s in left] + [(1, s) for s in right]

    @cache
    def search(unit: int, used: int) -> frozenset[Pair]:
        if unit == len(cost):
            return frozenset({(0, 0)})
        found: set[Pair] = set()
        for place, (side, symbol) in enumerate(places):
            if cost[unit] in symbol and not used >> place & 1:
                rest = search(unit + 1, used | 1 << place)
                price = prices[side, cost[unit]] if side is not None else 0
                found |= {(a + price * (side == 0), b + price * (side == 1)) for a, b in rest}
        return frozenset(found)

    return set(search(0, 0))


def minimal(pairs: set[Pair]) -> set[Pair]:
    return {p for p in pairs if not any(q != p and q[0] <= p[0] and q[1] <= p[1] for q in pairs)}


@pytest.mark.slow
@settings(max_examples=600)
@given(
    st.sampled_from(sorted(COSTS)),
    poor,
    private,
    rich,
    rich | poor,
    st.sampled_from([20, 20, 8, 5, 3, 2, 1, 0]),
)
@example("walls", ("rhodos", ["quarry", "timber-yard"]), [], ("gizah", []), ("gizah", []), 0)
@example(
    "palace", ("gizah", []), sorted(PRIVATE), ("babylon", ["loom"]), ("rhodos", ["press", "clay-pit"]), 20
)
def test_payments_against_exhaustive_search(
    card: str, own: Seller, cards: list[str], left: Seller, right: Seller, coins: int
) -> None:
    """W3: exactly the component-wise minimal pairs that the purse can pay, the cheapest total first."""
    lines = [" ".join([board, *built]) for board, built in (own, left, right)]
    state = table(f"{lines[0]} {' '.join(cards)} {coins}c", lines[1], lines[2])
    offered = [(a, b) for a, b in offer(state, card).splits]
    own_symbols = symbols_of(own) + [symbol for name in cards for symbol in PRIVATE.get(name, [])]
    cheap = [name for name in cards if name in CHEAP]
    pairs = all_payments(COSTS[card], own_symbols, symbols_of(left), symbols_of(right), cheap)
    assert set(offered) == {pair for pair in minimal(pairs) if sum(pair) <= coins}
    assert len(offered) == len(set(offered))
    assert [sum(pair) for pair in offered] == sorted(sum(pair) for pair in offered)
