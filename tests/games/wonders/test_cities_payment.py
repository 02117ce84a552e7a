"""Paying with Cities: Wharfs, Cache, Secret Warehouse, Black Market, Architect Firm (C75 to C79, X7 to X10).

The oracle pairs every resource of a cost with one physical symbol, own or a neighbour's, in all possible
ways, and adds up what each way costs. It knows the cards from its own table, not from the catalogue.
"""

from collections.abc import Iterator
from typing import NamedTuple

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from heptapolis.games.wonders.legal import Obstacle
from tests.games.wonders.arrange import legal, offer, play, stage_offer, table
from tests.games.wonders.ledger import changes, snapshot

STARTS = {"gizah": "S", "babylon": "W", "rhodos": "O", "petra": "C", "ephesos": "P", "halikarnassos": "T"}
STARTS |= {"byzantium": "S", "alexandria": "G"}
FOR_SALE = {
    "lumber-yard": ["W"],
    "clay-pool": ["C"],
    "sawmill": ["W", "W"],
    "quarry": ["S", "S"],
    "foundry": ["O", "O"],
    "tree-farm": ["WC"],
    "clay-pit": ["OC"],
    "mine": ["SO"],
    "loom": ["T"],
    "glassworks": ["G"],
    "press": ["P"],
}
PRIVATE = {"forum": ["GPT"], "caravansery": ["WSOC"]}
STAGES = {0: [], 1: [], 2: ["WSOC"], 3: ["WSOC"]}  # Alexandria by day
COSTS = {
    "stockade": "W",
    "caravansery": "WW",
    "baths": "S",
    "laboratory": "CCP",
    "stables": "COW",
    "courthouse": "CCT",
    "town-hall": "SSOG",
    "traders-guild": "GTP",
    "senate": "SOWW",
    "workers-guild": "CSOOW",
    "mint": "CWWGT",
    "pantheon": "CCOGTP",
}
RAW, MANUFACTURED = "WSCO", "GPT"


class Table(NamedTuple):
    """A buyer between two sellers, as lists of names."""

    board: str
    stages: int
    cards: tuple[str, ...]
    left: tuple[str, ...]  # its board, then its cards
    right: tuple[str, ...]
    cache: str = "any"


class Unit(NamedTuple):
    """A symbol that can be paid with: whose it is, what it gives, whether a board starts with it."""

    owner: str
    gives: str
    start: bool = False


def units(table: Table) -> list[Unit]:
    """Every physical symbol within reach of the buyer."""
    own, effects = _produced(table), set(table.cards)
    found = [Unit("self", gives) for gives in own]
    found += [Unit("self", gives) for card in table.cards for gives in PRIVATE.get(card, [])]
    kinds = set("".join(own))
    if "secret-warehouse" in effects:  # C78
        found.append(Unit("self", "".join(kinds)))
    if "black-market" in effects:  # C79
        found.append(Unit("self", "".join(set(RAW + MANUFACTURED) - kinds)))
    for owner, (board, *cards) in (("left", table.left), ("right", table.right)):
        found.append(Unit(owner, STARTS[board], start=True))
        found += [Unit(owner, gives) for card in cards for gives in FOR_SALE.get(card, [])]
    return found


def _produced(table: Table) -> list[str]:
    """What counts as produced for black cards (X10): brown, grey, starting resource, stages."""
    cards = [gives for card in table.cards for gives in FOR_SALE.get(card, [])]
    return [STARTS[table.board], *cards, *(STAGES[table.stages] if table.board == "alexandria" else [])]


def assignments(cost: str, symbols: list[Unit]) -> Iterator[list[tuple[str, Unit]]]:
    """Every way to take each resource of the cost from a symbol of its own."""
    if not cost:
        yield []
        return
    for place, unit in enumerate(symbols):
        if cost[0] in unit.gives:
            for rest in assignments(cost[1:], symbols[:place] + symbols[place + 1 :]):
                yield [(cost[0], unit), *rest]


def paid_to(side: str, way: list[tuple[str, Unit]], table: Table) -> int:
    bought = [(kind, unit) for kind, unit in way if unit.owner == side]
    total = sum(_price(kind, unit, side, table) for kind, unit in bought)
    wharf = {"left": "west-clandestine-wharf", "right": "east-clandestine-wharf"}[side]
    return max(0, total - 1) if bought and wharf in table.cards else total  # X8


def _price(kind: str, unit: Unit, side: str, table: Table) -> int:
    post = {"left": "west-trading-post", "right": "east-trading-post"}[side]
    cheap = (post if kind in RAW else "marketplace") in table.cards
    price = 1 if cheap else 2
    smuggled = "smugglers-cache" in table.cards and (table.cache == "any" or unit.start)  # X9
    return price - 1 if smuggled else price


def oracle(cost: str, table: Table) -> list[tuple[int, int]]:
    """The pairs of payments that no other pair undercuts (W3)."""
    ways = assignments(cost, units(table))
    pairs = {(paid_to("left", way, table), paid_to("right", way, table)) for way in ways}
    undercut = {(a, b) for a, b in pairs for c, d in pairs if (c, d) != (a, b) and c <= a and d <= b}
    return sorted(pairs - undercut, key=lambda pair: (sum(pair), pair))


TRADE = (
    "west-clandestine-wharf",
    "east-clandestine-wharf",
    "smugglers-cache",
    "secret-warehouse",
    "black-market",
)
POSTS = ("west-trading-post", "east-trading-post", "marketplace")
sellers = st.builds(
    lambda board, cards: (board, *cards),
    st.sampled_from(sorted(STARTS)),
    st.lists(
        st.sampled_from([*FOR_SALE, *PRIVATE, "secret-warehouse", "black-market"]), unique=True, max_size=4
    ),
)
tables = st.builds(
    lambda board, stages, goods, black, posts, left, right, cache: Table(
        board, stages, (*goods, *black, *posts), left, right, cache
    ),
    st.sampled_from(sorted(STARTS)),
    st.integers(0, 2),
    st.lists(st.sampled_from([*FOR_SALE, *PRIVATE]), unique=True, max_size=3),
    st.lists(st.sampled_from(TRADE), unique=True),
    st.lists(st.sampled_from(POSTS), unique=True, max_size=2),
    sellers,
    sellers,
    st.sampled_from(["any", "starting"]),
)


@example("caravansery", Table("gizah", 0, TRADE[:3], ("babylon", "sawmill"), ("babylon",), "starting"))
@example("town-hall", Table("alexandria", 2, ("secret-warehouse",), ("gizah",), ("rhodos",)))
@given(st.sampled_from(sorted(COSTS)), tables)
def test_payments_against_the_oracle(card: str, table_: Table) -> None:
    """C76, C77, C78, C79, X8, X9 and X10, all together, with trading posts and choice symbols."""
    own = [name for name in table_.cards if name != card]
    seen = table_._replace(cards=tuple(own))
    line = f"{seen.board} {seen.stages}st 99c {' '.join(own)}"
    state = table(
        line, " ".join(seen.left), " ".join(seen.right), cities_box=True, smugglers_cache=seen.cache
    )
    found, expected = offer(state, card), oracle(COSTS[card], seen)
    if found.waiver is None:  # a chain asks for no payment
        assert list(found.splits) == expected
        assert found.obstacle == (None if expected else Obstacle.RESOURCES)


# Each card by hand.


@pytest.mark.parametrize(
    ("own", "left", "card", "price"),
    [
        ("west-clandestine-wharf", "babylon", "stockade", 1),
        ("west-clandestine-wharf", "babylon lumber-yard", "caravansery", 3),
        ("west-clandestine-wharf west-trading-post", "babylon", "stockade", 0),
        ("west-clandestine-wharf west-trading-post", "babylon lumber-yard", "caravansery", 1),
        ("smugglers-cache", "babylon lumber-yard", "caravansery", 2),
        ("smugglers-cache west-trading-post", "babylon lumber-yard", "caravansery", 0),
        ("smugglers-cache west-clandestine-wharf", "babylon", "stockade", 0),
        ("smugglers-cache west-clandestine-wharf", "babylon lumber-yard", "caravansery", 1),
        ("smugglers-cache west-clandestine-wharf west-trading-post", "babylon", "stockade", 0),
        ("smugglers-cache marketplace", "ephesos", "scriptorium", 0),
        ("smugglers-cache", "ephesos", "scriptorium", 1),
    ],
)
def test_discounts_combine_and_never_go_below_zero(own: str, left: str, card: str, price: int) -> None:
    """C76, C77, X8 and X9: each takes 1 off; Trading Posts and the Marketplace first set the price to 1."""
    found = offer(table(f"gizah 9c {own}", left, "rhodos", cities_box=True), card)
    assert found.splits == ((price, 0),)


@pytest.mark.parametrize(
    ("left", "card", "price"),
    [
        ("babylon", "stockade", 1),
        ("rhodos lumber-yard", "stockade", 2),
        ("babylon lumber-yard", "stockade", 1),
        ("babylon lumber-yard", "caravansery", 3),
    ],
    ids=["starting", "a brown card", "either symbol", "one of each"],
)
def test_the_published_cache_sees_starting_resources_only(left: str, card: str, price: int) -> None:
    """X9: the option `starting`; the one symbol on the neighbour's board."""
    state = table("gizah 9c smugglers-cache", left, "rhodos", cities_box=True, smugglers_cache="starting")
    assert offer(state, card).splits == ((price, 0),)


def test_the_seller_gets_the_reduced_sum() -> None:
    """X8: what the Wharf saves is lost to the neighbour."""
    state = table("gizah 9c west-clandestine-wharf", "babylon 0c", hands=["stockade"], cities_box=True)
    before = snapshot(state)
    play(state, "build stockade < 1L")
    assert changes(before, state) == ["-1c +1s", "+4c", "+3c"]


def test_buying_for_nothing_is_written_as_no_payment() -> None:
    """X8: Wharf and Trading Post make the first resource free, with an empty purse too."""
    line = "gizah 0c west-clandestine-wharf west-trading-post"
    state = table(line, "babylon 0c", hands=["stockade"], cities_box=True)
    assert legal(state) == ["build stockade", "sell stockade"]


def test_a_wharf_does_nothing_where_nothing_is_bought() -> None:
    """C76: the rebate is for a resource bought there, and for nothing else."""
    state = table("gizah 9c west-clandestine-wharf", "petra", "babylon", cities_box=True)
    assert offer(state, "stockade").splits == ((0, 2),)


def test_a_wharf_serves_every_turn() -> None:
    """C76: every turn again."""
    state = table("gizah 9c west-clandestine-wharf", "babylon", hands=["stockade"], cities_box=True)
    play(state, "build stockade < 1L")
    assert offer(state, "caravansery").obstacle is Obstacle.RESOURCES
    assert offer(state, "city-gates").splits == ((1, 0),)


@pytest.mark.parametrize(
    ("own", "card", "can"),
    [
        ("gizah", "baths", True),
        ("gizah stone-pit", "walls", True),
        ("gizah", "stockade", False),
        ("gizah timber-yard", "caravansery", True),
        ("gizah caravansery", "stables", False),
        ("gizah forum", "traders-guild", False),
        ("gizah loom glassworks", "traders-guild", False),
        ("alexandria 2st", "archery-range", False),
        ("alexandria 2st", "caravansery", True),
        ("gizah black-market", "caravansery", False),
    ],
    ids=[
        "starting resource",
        "a third stone",
        "not produced",
        "both options of a choice",
        "yellow does not count",
        "yellow goods do not count",
        "no third kind",
        "one extra, not two",
        "a stage counts",
        "black does not count",
    ],
)
def test_the_warehouse_by_what_is_produced(own: str, card: str, can: bool) -> None:
    """C78 and X10."""
    state = table(f"{own} 0c secret-warehouse", "byzantium", "byzantium", cities_box=True)
    assert (offer(state, card).obstacle is None) is can


@pytest.mark.parametrize(
    ("own", "card", "can"),
    [
        ("gizah", "stockade", True),
        ("gizah", "scriptorium", True),
        ("gizah", "aqueduct", False),
        ("gizah timber-yard", "stockade", True),
        ("gizah timber-yard", "caravansery", False),
        ("gizah caravansery", "caravansery", False),
        ("gizah caravansery", "stables", False),
        ("gizah caravansery", "archery-range", False),
        ("alexandria 2st", "stockade", True),
        ("alexandria 2st", "caravansery", False),
        ("alexandria 2st", "school", True),
        ("alexandria night 2st", "courthouse", False),
        ("gizah secret-warehouse", "school", False),
    ],
    ids=[
        "raw",
        "manufactured",
        "not what is produced",
        "a choice is produced",
        "both options of a choice count",
        "B19, a name twice",
        "three kinds from two symbols",
        "three of two symbols",
        "from the stage itself",
        "a stage counts as produced",
        "papyrus beside the stage",
        "everything produced: nothing is missing",
        "the Warehouse does not feed it",
    ],
)
def test_the_black_market_by_what_is_not_produced(own: str, card: str, can: bool) -> None:
    """C79 and X10."""
    state = table(f"{own} 0c black-market", "byzantium", "byzantium", cities_box=True)
    assert (offer(state, card).obstacle is None) is can


def test_yellow_kinds_are_still_missing_for_the_market() -> None:
    """C79: wood from the Caravansery is not produced, so the Market gives a second wood beside it."""
    state = table("gizah 0c caravansery black-market", "byzantium", "byzantium", cities_box=True)
    assert stage_offer(state).obstacle is None


@pytest.mark.parametrize("card", ["secret-warehouse", "black-market"])
def test_what_they_give_is_not_for_sale(card: str) -> None:
    """X10: the neighbours buy the starting resource of that city, and no more."""
    state = table("rhodos 99c", f"gizah {card}", "gizah", cities_box=True)
    assert offer(state, "baths").splits == ((0, 2), (2, 0))
    assert offer(state, "stockade").obstacle is Obstacle.RESOURCES
    assert offer(state, "walls").obstacle is Obstacle.RESOURCES


STAGE_LINES = [
    f"{board} {side} {built}st"
    for board in ("byzantium", "petra", "gizah")
    for side in ("day", "night")
    for built in (0, 1)
]


@pytest.mark.parametrize("line", STAGE_LINES)
def test_with_the_architect_firm_a_stage_costs_its_coins_alone(line: str) -> None:
    """C75 and X7: no resource is needed, none is bought; the coins of Petra remain."""
    without = stage_offer(table(f"{line} 99c", "rhodos", "rhodos", cities_box=True))
    found = stage_offer(table(f"{line} 99c architect-firm", "rhodos", "rhodos", cities_box=True))
    assert (found.splits, found.price.coins) == (((0, 0),), without.price.coins)
    assert found.price.resources == 0


def test_a_stage_built_with_the_architect_firm_pays_nobody() -> None:
    """C75: nothing leaves the purse, and the stage stands."""
    state = table("gizah 0c architect-firm", hands=["tavern"], cities_box=True)
    before = snapshot(state)
    play(state, "stage 1 with tavern")
    assert changes(before, state) == ["+1st", "+3c", "+3c"]


@pytest.mark.parametrize(("own", "free"), [("olympia 2st 0c", True), ("olympia 2st 0c cells", False)])
def test_black_is_a_colour_for_olympia(own: str, free: bool) -> None:
    """W11 and C8: the first black card is free, coins too; the second is not."""
    found = offer(table(own, "byzantium", "byzantium", cities_box=True), "capitol")
    assert (found.obstacle is None, found.price.coins) == (free, 0 if free else 2)
