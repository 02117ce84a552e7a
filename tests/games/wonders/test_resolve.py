"""What moves do to the cities: all at once, coins first, buildings next, effects last."""

import pytest

from tests.games.wonders.arrange import play, table

# Money.


def test_a_sold_card_brings_three_coins() -> None:
    """B21: three coins from the bank."""
    state = table("gizah 1c", hands=["walls"])
    play(state, "sell walls")
    assert state.position.cities[0].coins == 4


def test_a_sold_card_lies_in_the_discard_pile() -> None:
    """B21: face down; nobody but its player knows it."""
    state = table("gizah", hands=["walls", "altar", "loom"])
    play(state, "sell walls", "build altar", "build loom")
    assert [(entry.card.name, entry.seat, entry.known_to) for entry in state.position.discard] == [
        ("walls", 0, frozenset({0}))
    ]


def test_coins_for_the_bank() -> None:
    """B27: a Mine costs one coin, and no neighbour gets it."""
    state = table("gizah 3c", "rhodos 3c", "ephesos 3c", hands=["mine", "altar", "altar"])
    play(state, "build mine", "build altar", "build altar")
    assert [city.coins for city in state.position.cities] == [2, 3, 3]


def test_the_seller_is_paid() -> None:
    """B30: two coins per resource, to that neighbour."""
    state = table("gizah 3c", "babylon 0c", "ephesos 0c", hands=["stockade", "altar", "altar"])
    play(state, "build stockade < 2L", "build altar", "build altar")
    assert [city.coins for city in state.position.cities] == [1, 2, 0]


def test_both_sellers_are_paid() -> None:
    """B30, W3: a purchase from both sides."""
    state = table("gizah 5c", "rhodos stone-pit 0c", "gizah 0c", hands=["walls", "altar", "altar"], age=2)
    play(state, "build walls < 2L 2R", "build altar", "build altar")
    assert [city.coins for city in state.position.cities] == [1, 2, 2]


def test_a_stage_is_paid_for_too() -> None:
    """B20, B30: the wood of the stage is bought from the left."""
    state = table("gizah lumber-yard 3c", "babylon 0c", hands=["altar", "altar", "altar"])
    play(state, "stage 1 with altar < 2L", "build altar", "build altar")
    assert [city.coins for city in state.position.cities[:2]] == [1, 2]


def test_the_seller_uses_the_resource_in_the_same_turn() -> None:
    """B31: a sold stone still builds the Baths of its owner."""
    state = table("rhodos 2c", "gizah 0c", "ephesos", hands=["baths", "baths", "altar"])
    play(state, "build baths < 2L", "build baths", "build altar")
    assert "baths" in state.position.cities[1].names
    assert state.position.cities[1].coins == 2


def test_both_neighbours_buy_the_same_symbol() -> None:
    """B31: seat 1 sells its one wood to seat 0 and to seat 2 in the same turn."""
    state = table("gizah 2c", "babylon 0c", "ephesos 2c", hands=["stockade", "altar", "stockade"])
    play(state, "build stockade < 2L", "build altar", "build stockade < 2R")
    assert [city.coins for city in state.position.cities] == [0, 4, 0]


def test_coins_received_this_turn_cannot_be_spent_this_turn() -> None:
    """B34, W4: seat 1 has nothing at the start of the turn, whatever seat 0 is about to pay it."""
    state = table("gizah 2c", "babylon 0c", "rhodos", hands=["stockade", "mine", "altar"])
    assert "build mine" not in [str(move) for move in state.legal(1)]


def test_every_gain_arrives_after_every_payment() -> None:
    """W4: two players pay each other their last coins."""
    state = table("rhodos 2c", "olympia 2c", "ephesos", hands=["guard-tower", "barracks", "altar"])
    play(state, "build guard-tower < 2L", "build barracks < 2R", "build altar")
    assert [city.coins for city in state.position.cities[:2]] == [2, 2]


def test_what_a_neighbour_builds_this_turn_cannot_be_bought() -> None:
    """B34: the Lumber Yard of seat 1 serves seat 0 in the next turn."""
    state = table("gizah", "rhodos", "ephesos", hands=["stockade", "lumber-yard", "altar"])
    assert "build stockade < 2L" not in [str(move) for move in state.legal(0)]
    play(state, "sell stockade", "build lumber-yard", "build altar")
    state.position.hands[0] = table(hands=["stockade"]).position.hands[0]
    assert "build stockade < 2L" in [str(move) for move in state.legal(0)]


def test_a_trading_post_serves_from_the_next_turn_on() -> None:
    """W2: the turn it is built in, everything costs 2."""
    state = table("gizah 9c", "babylon", "ephesos", hands=["stockade west-trading-post"])
    assert "build stockade < 2L" in [str(move) for move in state.legal(0)]
    play(state, "build west-trading-post")
    state.position.hands[0] = table(hands=["stockade"]).position.hands[0]
    assert "build stockade < 1L" in [str(move) for move in state.legal(0)]


# Coins from buildings: seat 0 builds, starting with nothing.


@pytest.mark.parametrize(
    ("card", "own", "left", "right", "coins"),
    [
        ("tavern", "", "", "", 5),
        # Bazaar and Vineyard count both neighbours and the builder's city.
        ("vineyard", "", "", "", 0),
        ("vineyard", "mine", "", "", 1),
        ("vineyard", "", "mine", "", 1),
        ("vineyard", "", "", "mine", 1),
        ("vineyard", "mine sawmill loom", "mine quarry foundry", "mine", 6),
        ("bazaar", "loom", "", "", 2),
        ("bazaar", "", "loom", "", 2),
        ("bazaar", "", "", "loom", 2),
        ("bazaar", "loom press mine", "loom", "glassworks press", 10),
        # The yellow cards of Age III count only the builder's city.
        ("haven", "forum mine sawmill", "mine", "mine", 2),
        ("lighthouse", "caravansery tavern", "tavern", "tavern", 3),  # W5: itself included
        ("chamber-of-commerce", "brickyard press loom", "loom", "loom", 4),
        ("ludus", "quarry foundry stockade barracks", "walls", "walls", 6),
        ("arena", "dispensary 2st", "2st", "1st", 6),
        ("arena", "dispensary", "2st", "1st", 0),
    ],
)
def test_coins_of_a_card(card: str, own: str, left: str, right: str, coins: int) -> None:
    """W5: what "per card" coins count; the card itself counts when it is of the colour."""
    state = table(f"gizah 0c {own}", f"rhodos {left}", f"ephesos {right}", hands=[card], age=3)
    play(state, f"build {card}", "sell tavern", "sell tavern")
    assert state.position.cities[0].coins == coins


@pytest.mark.parametrize(
    ("line", "stage", "coins"),
    [
        ("ephesos 1st sawmill", 2, 9),
        ("ephesos night quarry", 1, 4),
        ("ephesos night 1st sawmill", 2, 4),
        ("ephesos night 2st foundry loom", 3, 4),
        ("rhodos night quarry stone-pit", 1, 3),
        ("rhodos night 1st foundry ore-vein", 2, 4),
        ("gizah sawmill", 1, 0),
    ],
)
def test_coins_of_a_stage(line: str, stage: int, coins: int) -> None:
    """B5: what the stages of Ephesos and Rhodos bring at once."""
    state = table(f"{line} 0c", "alexandria", "babylon", hands=["tavern"])
    play(state, f"stage {stage} with tavern")
    assert state.position.cities[0].coins == coins


def test_cards_of_the_same_turn_are_counted() -> None:
    """W5: the Vineyard sees the brown cards that both neighbours build in its turn."""
    state = table("gizah 0c", "rhodos", "ephesos", hands=["vineyard", "mine", "mine"], age=2)
    play(state, "build vineyard", "build mine", "build mine")
    assert state.position.cities[0].coins == 2


def test_cards_of_the_same_turn_are_counted_whatever_the_seat() -> None:
    """W5: the last seat's Bazaar sees what the first seats build, and the other way round."""
    state = table("gizah 0c", "rhodos 0c", "ephesos 0c", hands=["bazaar", "loom", "bazaar"], age=2)
    play(state, "build bazaar", "build loom", "build bazaar")
    assert [city.coins for city in state.position.cities] == [2, 0, 2]


def test_the_arena_counts_no_stage_of_the_same_turn() -> None:
    """W5: the Arena counts the builder's stages; with one card per turn, none is added."""
    state = table("gizah 0c 1st dispensary", "babylon brickyard", hands=["arena", "tavern"], age=3)
    play(state, "build arena", "stage 1 with tavern")
    assert state.position.cities[0].coins == 3


def test_coins_that_a_card_brings_cannot_pay_for_it() -> None:
    """W4: Haven is not paid with what Haven brings."""
    state = table("gizah 0c ore-vein lumber-yard", "halikarnassos", "ephesos", hands=["haven"], age=3)
    assert [str(move) for move in state.legal(0) if str(move).startswith("build")] == []


# Cards.


def test_a_built_card_leaves_the_hand() -> None:
    """B18: and stands in the city."""
    state = table("gizah", hands=["altar walls"])
    play(state, "build altar")
    assert [card.name for card in state.position.cities[0].buildings] == ["altar"]
    assert [card.name for card in state.position.hands[1]] == ["walls"]


def test_a_card_under_a_stage() -> None:
    """B20, W8: under the board: neither a building nor in the discard pile."""
    state = table("gizah sawmill", "rhodos", "ephesos", hands=["altar", "loom", "loom"])
    play(state, "stage 1 with altar", "build loom", "build loom")
    assert [card.name for card in state.position.tucked[0]] == ["altar"]
    assert state.position.cities[0].stages == 1
    assert state.position.discard == []


def test_two_copies_in_hand_leave_one_by_one() -> None:
    """B18: one of the two Taverns is sold, the other one passes on."""
    state = table("gizah", hands=["tavern tavern"])
    play(state, "sell tavern")
    assert [card.name for card in state.position.hands[1]] == ["tavern"]


@pytest.mark.parametrize(
    ("own", "move", "code", "data"),
    [
        ("", "build stockade < 2L", "trade", {"to": 1, "coins": 2}),
        ("", "build stockade < 2L", "built", {"card": "stockade"}),
        ("theater", "build gardens", "built", {"card": "gardens", "waiver": "chain theater"}),
        ("lumber-yard", "stage 1 with altar < 2L", "stage", {"stage": 1}),
        ("", "sell altar", "sold", {"coins": 3}),
        ("", "build tavern", "coins", {"coins": 5}),
    ],
)
def test_events(own: str, move: str, code: str, data: dict[str, int | str]) -> None:
    """B20, B21: everybody sees what happens; a card sold or under a stage is not named."""
    state = table(f"gizah {own}", "babylon", "ephesos", hands=["stockade gardens altar tavern"])
    assert (code, data) in [(event.code, event.data) for event in play(state, move) if event.seat == 0]
