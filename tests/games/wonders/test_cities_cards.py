"""Every card of Cities is built once, in the middle of four cities, and its whole effect is checked.

Seat 0 builds, seat 1 is its left neighbour, seat 3 its right one, seat 2 neither. The others sell a tavern.
"""

from typing import NamedTuple

import pytest

from heptapolis.games.wonders.catalog import all_cards
from heptapolis.games.wonders.effects import Colour
from heptapolis.games.wonders.legal import Obstacle
from heptapolis.games.wonders.model import Card
from tests.games.wonders.arrange import legal, offer, play, stage_offer, table
from tests.games.wonders.ledger import (
    change,
    changes,
    coins_of,
    producers,
    rows,
    settle,
    snapshot,
    useless_board,
)


class Row(NamedTuple):
    """A card, what it costs, what building it does to the four cities, and what it scores."""

    card: str
    age: int
    cost: str
    self: str = ""
    left: str = ""
    other: str = ""
    right: str = ""
    points: int = 0
    has: str = ""  # what the city of the builder holds before
    rule: str = ""


CARDS = (
    Row("opium-stash", 1, "", "+3c", "-1c", "-1c", "-1c", rule="C71"),
    Row("hideout", 1, "", "", "-1c", "-1c", "-1c", points=2, rule="C71"),
    Row("customs", 1, "", "", "+1c", "+1c", "+1c", points=4, rule="C72"),
    Row("city-gates", 1, "1W", "-1c", points=4),
    Row("residence", 1, "C", "+1p", points=1, rule="C65"),
    Row("raider-camp", 1, "", "+1v1", "+1o", "", "+1o", rule="C68"),
    Row("cells", 1, "", has="3v1 1v2 1v3", points=6, rule="C80"),
    Row("militia", 1, "3", "-3c +2s"),
    Row("pigeonhole", 1, "1O", "-1c", rule="C81"),
    Row("dive", 1, "", "+6c", "+1c", "", "+1c", rule="C67"),
    Row("secret-warehouse", 1, "2", "-2c", rule="C78"),
    Row("smugglers-cache", 1, "", rule="C77"),
    Row("west-clandestine-wharf", 1, "1", "-1c", rule="C76"),
    Row("east-clandestine-wharf", 1, "1", "-1c", rule="C76"),
    Row("opium-den", 2, "P", "+4c", "-3c", "-3c", "-3c", rule="C71"),
    Row("lair", 2, "WG", "", "-2c", "-2c", "-2c", points=3, rule="C71"),
    Row("trade-center", 2, "CSP", "", "+2c", "+2c", "+2c", points=6, rule="C72"),
    Row("tabularium", 2, "2OWT", "-2c", points=6),
    Row("consulate", 2, "CP", "+1p", points=2, rule="C65"),
    Row("raider-fort", 2, "1CO", "-1c +1v2", "+1o", "", "+1o", rule="C68"),
    Row("guardhouse", 2, "2OW", "-2c", has="1v1 3v2 1v3", points=9, rule="C80"),
    Row("mercenaries", 2, "4P", "-4c +3s"),
    Row("band-of-spies", 2, "2CS", "-2c", rule="C81"),
    Row("gambling-den", 2, "1", "+8c", "+2c", "", "+2c", rule="C67"),
    Row("black-market", 2, "OT", rule="C79"),
    Row("sepulcher", 2, "SGT", "", "-3c", "-1c", "", points=4, has="1v1", rule="C69"),
    Row("architect-firm", 2, "1P", "-1c", points=2, rule="C75"),
    Row("forging-agency", 2, "2", "-2c", rule="C64"),
    Row("opium-distillery", 3, "WG", "+5c", "-5c", "-5c", "-5c", rule="C71"),
    Row("brotherhood", 3, "OWWT", "", "-3c", "-3c", "-3c", points=4, rule="C71"),
    Row("mint", 3, "CWWGT", "", "+3c", "+3c", "+3c", points=8, rule="C72"),
    Row("capitol", 3, "2CCSSGP", "-2c", points=8),
    Row("embassy", 3, "STP", "+1p", points=3, rule="C65 X12"),
    Row("raider-garrison", 3, "2SST", "-2c +1v3", "+1o", "", "+1o", rule="C68"),
    Row("prison", 3, "2COOP", "-2c", has="1v1 1v2 3v3", points=12, rule="C80"),
    Row("contingent", 3, "5T", "-5c +5s"),
    Row("torture-chamber", 3, "3OOG", "-3c", rule="C81"),
    Row("slave-market", 3, "OOWW", "+6c", has="1v1 2v2 3v3", points=6, rule="C74"),
    Row("memorial", 3, "SWT", "+8c -4d", has="4d", rule="C66"),
    Row("cenotaph", 3, "CCSGT", "", "-3c", "-1c", "", points=5, has="2v3", rule="C69"),
    Row("chamber-of-builders", 3, "CWGP", "", "-2c", "", "-1c", points=4, has="1st", rule="C70"),
    Row("secret-network", 3, "SP", "+3c", has="customs militia", points=3, rule="C73 X12"),
)
NAMES = [row.card for row in CARDS]
# Three Victory tokens, one and none; two stages, none and one.
OTHERS = ("babylon night 9c 2st 1v1 2v3", "byzantium 9c 1v2", "petra 9c 1st")


def city_of(row: Row, without: str = "", coins: int | None = None) -> str:
    """The builder's city: exactly what the card costs."""
    cards = [card for card in producers(row.cost) if card != without]
    purse = coins_of(row.cost) if coins is None else coins
    return f"{useless_board(row.cost)} {purse}c {' '.join(cards)} {row.has}"


@pytest.mark.parametrize("row", CARDS, ids=[f"{row.card} {row.rule}".strip() for row in CARDS])
def test_building_the_card_does_all_this_and_nothing_else(row: Row) -> None:
    """Tokens, coins and shields of every city, and the points of the builder."""
    state = table(city_of(row), *OTHERS, hands=[row.card], age=row.age, cities_box=True)
    before, scored = snapshot(state), rows(state).get("cities", 0)
    play(state, f"build {row.card}")
    settle(state)
    for city in before[1:]:
        city.coins += 3  # the tavern sold (B21)
    assert changes(before, state) == [row.self, row.left, row.other, row.right]
    assert rows(state).get("cities", 0) - scored == row.points
    assert Card.from_text(row.card) in state.position.cities[0].buildings


@pytest.mark.parametrize("row", CARDS, ids=NAMES)
def test_the_card_costs_this_and_nothing_less(row: Row) -> None:
    """C2: with exactly the cost it can be built; with one thing less, never."""
    exact = offer(table(city_of(row), *OTHERS, cities_box=True), row.card)
    poorer = [city_of(row, without=card, coins=coins_of(row.cost)) for card in producers(row.cost)]
    poorer += [city_of(row, coins=coins_of(row.cost) - 1)] * bool(coins_of(row.cost))
    obstacles = [offer(table(line, *OTHERS, cities_box=True), row.card).obstacle for line in poorer]
    assert (exact.obstacle, exact.splits) == (None, ((0, 0),))
    assert None not in obstacles
    assert len(obstacles) == len(producers(row.cost)) + bool(coins_of(row.cost))


def test_the_box_holds_fourteen_cards_per_age() -> None:
    """C2: 42 cards, one copy of each, 14 per Age; C8: all of them black and marked as Cities."""
    box = [(age, card) for name, age, card in all_cards() if name == "cities"]
    assert [(age, card.name) for age, card in box] == [(row.age, row.card) for row in CARDS]
    assert [sum(age == wanted for age, _ in box) for wanted in (1, 2, 3)] == [14, 14, 14]
    assert all(card.colour is Colour.BLACK and card.seats == (3,) for _, card in box)


def test_black_is_on_no_card_of_the_base_game() -> None:
    """C8: black is a new kind of structure."""
    assert not [card for name, _, card in all_cards() if name == "base" and card.colour is Colour.BLACK]


def test_no_black_card_has_a_chain() -> None:
    """C47 finds no chain among black cards: none gives one, none follows one."""
    assert not [c for name, _, c in all_cards() if name == "cities" and (c.gives or c.after)]


# Lasting effects: what they change in later turns.


def test_a_wharf_takes_one_coin_off_the_turn_after() -> None:
    """C76: the first resource from the neighbour of the arrow, here left, costs 1 less; not the second."""
    state = table("gizah 9c", "babylon sawmill", hands=["west-clandestine-wharf"], cities_box=True)
    prices = [offer(state, "caravansery").splits]
    play(state, "build west-clandestine-wharf")
    assert [*prices, offer(state, "caravansery").splits] == [((4, 0),), ((3, 0),)]


def test_the_east_wharf_looks_right() -> None:
    """C76: the arrow of this one points to the right neighbour (W1)."""
    state = table("gizah 9c east-clandestine-wharf", "babylon", "babylon", cities_box=True)
    assert offer(state, "stockade").splits == ((0, 1), (2, 0))


def test_the_cache_takes_one_coin_off_every_resource() -> None:
    """C77 and X9: each resource bought, from either neighbour."""
    state = table("gizah 9c", "babylon sawmill", hands=["smugglers-cache"], cities_box=True)
    prices = [offer(state, "caravansery").splits]
    play(state, "build smugglers-cache")
    assert [*prices, offer(state, "caravansery").splits] == [((4, 0),), ((2, 0),)]


def test_the_warehouse_gives_one_more_of_what_is_produced() -> None:
    """C78: a second stone from the starting resource, no third, and no clay."""
    state = table("gizah 2c", "babylon", hands=["secret-warehouse"], cities_box=True)
    play(state, "build secret-warehouse")
    assert offer(state, "baths").splits == ((0, 0),)
    assert stage_offer(table("gizah night 0c secret-warehouse 1st", cities_box=True)).obstacle
    assert (
        stage_offer(table("gizah night 0c secret-warehouse stone-pit 1st", cities_box=True)).obstacle is None
    )
    assert offer(state, "guard-tower").obstacle is Obstacle.RESOURCES


def test_the_black_market_gives_what_is_not_produced() -> None:
    """C79: ore (or anything else that the city lacks), but no second stone."""
    state = table("gizah 0c ore-vein loom", hands=["black-market"], cities_box=True)
    before = offer(state, "guard-tower").obstacle
    play(state, "build black-market")
    offers = [offer(state, card).obstacle for card in ("guard-tower", "forum", "walls", "workshop")]
    assert (before, offers) == (
        Obstacle.RESOURCES,
        [None, Obstacle.RESOURCES, Obstacle.RESOURCES, None],
    )


def test_the_architect_firm_waives_the_resources_of_stages() -> None:
    """C75 and X7: from the next turn on, and not in the turn of its building."""
    state = table("rhodos 1c press", hands=["architect-firm palace"], cities_box=True)
    before = stage_offer(state).obstacle
    play(state, "build architect-firm")
    now = stage_offer(state)
    assert (before, now.splits, now.price.coins) == (Obstacle.RESOURCES, ((0, 0),), 0)
    assert str(now.waiver) == "power architect-firm"


def test_the_architect_firm_does_not_pay_coins() -> None:
    """X7: the second stage of Petra still costs its 5 coins, by day, and 10 by night."""
    prices = []
    for line in ("petra 5c 1st", "petra 4c 1st", "petra night 10c 1st", "petra night 9c 1st"):
        found = stage_offer(table(f"{line} architect-firm", cities_box=True))
        prices.append((found.price.coins, found.obstacle))
    assert prices == [(5, None), (5, Obstacle.COINS), (10, None), (10, Obstacle.COINS)]


def test_the_architect_firm_does_not_pay_for_buildings() -> None:
    """C75: stages of the Wonder only."""
    state = table("rhodos 0c architect-firm", cities_box=True)
    assert offer(state, "walls").obstacle is Obstacle.RESOURCES


@pytest.mark.parametrize("card", ["pigeonhole", "band-of-spies", "torture-chamber"])
def test_a_mask_copies_a_symbol_of_a_neighbour(card: str) -> None:
    """C81: worth 1 point alone if a neighbour has a green card, nothing if only a stranger has."""
    near = table(f"gizah {card}", "rhodos school", "petra", "babylon", cities_box=True)
    far = table(f"gizah {card}", "rhodos", "petra school", "babylon", cities_box=True)
    assert (rows(near), rows(far)) == ({"science": 1}, {})


def test_the_forging_agency_builds_from_the_discard() -> None:
    """C64: at the end of the turn, any card of the pile, free of charge, what was sold this turn included."""
    state = table("gizah 2c", hands=["forging-agency", "theater"], discard="palace", cities_box=True)
    play(state, "build forging-agency")
    offered = legal(state)
    play(state, "recover palace")
    assert offered == ["recover palace", "recover theater", "recover tavern", "decline"]
    assert (rows(state), state.position.cities[0].coins) == ({"civilian": 8}, 0)


@pytest.mark.parametrize(("card", "worth"), [("cells", 2), ("guardhouse", 3), ("prison", 4)])
def test_prisons_count_tokens_of_their_value_at_the_end(card: str, worth: int) -> None:
    """C80: tokens won after the card was built count as well; raided ones too (X5)."""
    age = {"cells": 1, "guardhouse": 2, "prison": 3}[card]
    state = table(f"gizah {card} 9c 2v{age}", cities_box=True)
    assert rows(state) == {"cities": 2 * worth}
    state.position.cities[0].victories[age - 1] += 1
    assert rows(state) == {"cities": 3 * worth}


def test_the_slave_market_scores_what_is_there_at_the_end() -> None:
    """C74: coins for the tokens of that moment, points for those of the end."""
    state = table("gizah 0c foundry sawmill 2v1", hands=["slave-market"], cities_box=True)
    play(state, "build slave-market")
    coins = state.position.cities[0].coins
    state.position.cities[0].victories[2] += 3
    assert (coins, rows(state)) == (2, {"cities": 5})


def test_the_secret_network_counts_itself_and_later_black_cards() -> None:
    """C73 and X12: 1 coin for itself alone; at the end a point per black card."""
    state = table("gizah 0c press", hands=["secret-network"], cities_box=True)
    play(state, "build secret-network")
    coins, alone = state.position.cities[0].coins, rows(state)
    state.position.cities[0].build(Card.from_text("militia"))
    assert (coins, alone, rows(state)) == (1, {"cities": 1}, {"cities": 2})


def test_the_memorial_discards_defeats_of_the_builder_alone() -> None:
    """C66: the neighbours keep theirs; without tokens it gives nothing."""
    line = "gizah 0c stone-pit lumber-yard loom"
    state = table(f"{line} 2d", "rhodos 0c 3d", hands=["memorial"], age=3, cities_box=True)
    play(state, "build memorial")
    own, left = state.position.cities[:2]
    assert (own.coins, own.defeats, left.coins, left.defeats) == (4, 0, 3, 3)


def test_raiders_give_a_token_of_their_own_age_whenever_built() -> None:
    """C68 and X5: the camp of Age I recovered in Age III is worth 1; nobody can pay the Debt off."""
    state = table(
        "gizah 2c", "rhodos 9c", hands=["forging-agency"], age=3, discard="raider-camp", cities_box=True
    )
    play(state, "build forging-agency")
    before = snapshot(state)
    play(state, "recover raider-camp")
    assert changes(before, state) == ["+1v1", "+1o", "+1o"]


def test_coins_are_a_value_not_pieces() -> None:
    """C10: 6 coins are 6, whatever pieces they come in."""
    state = table("gizah 0c", hands=["dive"], cities_box=True)
    before = snapshot(state)
    events = play(state, "build dive")
    assert change(before[0], state.position.cities[0]) == "+6c"
    assert [e.data["coins"] for e in events if e.code == "coins" and e.seat == 0] == [6]
