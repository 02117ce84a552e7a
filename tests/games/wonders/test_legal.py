"""What may be done with a card, for how much, why for free, or why not at all."""

import pytest

from heptapolis.games.wonders.legal import Obstacle
from heptapolis.games.wonders.moves import Build
from tests.games.wonders.arrange import legal, offer, play, stage_offer, table

# The three uses of a card.


def test_three_uses_of_a_card() -> None:
    """B18: build it, build a stage with it, sell it."""
    state = table("gizah sawmill", hands=["altar"])
    assert legal(state) == ["build altar", "stage 1 with altar", "sell altar"]


def test_selling_is_always_possible() -> None:
    """B18, B21: what cannot be paid can still be sold."""
    assert legal(table("gizah 0c", "rhodos", "ephesos", hands=["palace"])) == ["sell palace"]


def test_like_cards_make_like_moves() -> None:
    """B18: two copies of a card in hand are one choice."""
    assert legal(table("rhodos", hands=["tavern tavern"])) == ["build tavern", "sell tavern"]


def test_equal_moves_are_one_value_which_keeps_its_notation() -> None:
    one, other = table("rhodos", hands=["tavern"]), table("gizah", hands=["tavern"])
    assert one.legal(0)[0] is other.legal(0)[0]


# B19: no two buildings of one name.


def test_a_second_building_of_a_name_is_refused() -> None:
    """B19: nor is it offered when it would be free."""
    state = table("gizah altar", hands=["altar"])
    assert legal(state) == ["sell altar"]


@pytest.mark.parametrize("card", ["loom", "glassworks", "press"])
def test_grey_cards_of_two_ages_have_one_name(card: str) -> None:
    """W7: the Loom of Age II cannot stand beside the Loom of Age I."""
    assert offer(table(f"gizah {card}", age=2), card).obstacle is Obstacle.OWNED


def test_a_card_that_stands_may_go_under_a_stage() -> None:
    """B20: any card will do, also one whose name the city holds."""
    assert "stage 1 with altar" in legal(table("gizah sawmill altar", hands=["altar"]))


def test_a_card_under_a_stage_is_not_a_building() -> None:
    """W8: it has no name, so that a card of that name may still be built."""
    state = table("gizah sawmill", hands=["altar"])
    play(state, "stage 1 with altar")
    assert offer(state, "altar").obstacle is None


def test_a_card_under_a_stage_has_no_chain() -> None:
    """W8, B35: a Theater under a stage does not make the Gardens free."""
    state = table("gizah 0c sawmill", "rhodos", "ephesos", hands=["theater"])
    play(state, "stage 1 with theater")
    assert offer(state, "gardens").obstacle is Obstacle.RESOURCES


def test_a_card_under_a_stage_has_no_colour() -> None:
    """W8: a brown card under a stage is not counted by the Haven."""
    state = table("gizah 0c sawmill", hands=["mine"])
    play(state, "stage 1 with mine")
    assert len(state.position.cities[0].buildings) == 1


# Stages.


def test_only_the_next_stage_is_offered() -> None:
    """B20: left to right."""
    state = table("olympia brickyard quarry sawmill", hands=["altar"])
    assert [move for move in legal(state) if move.startswith("stage")] == ["stage 1 with altar"]


def test_the_stage_has_the_cost_of_the_board_not_of_the_card() -> None:
    """B20: a Palace under the first stage costs two wood."""
    assert "stage 1 with palace" in legal(table("gizah 0c sawmill", hands=["palace"]))


def test_no_stage_when_the_wonder_stands() -> None:
    """B20: after the last stage there is no other."""
    assert stage_offer(table("rhodos night 2st")).obstacle is Obstacle.COMPLETE


@pytest.mark.parametrize(
    ("line", "own"),
    [
        ("alexandria", ["quarry", "foundry", "loom press"]),
        ("alexandria night", ["brickyard", "foundry", "sawmill lumber-yard"]),
        ("babylon", ["brickyard", "foundry loom", "sawmill lumber-yard"]),
        ("babylon night", ["quarry", "brickyard clay-pool glassworks"]),
        ("ephesos", ["brickyard", "sawmill", "foundry glassworks"]),
        ("ephesos night", ["quarry", "sawmill", "foundry loom"]),
        ("gizah", ["sawmill", "brickyard loom", "quarry stone-pit"]),
        ("gizah night", ["sawmill", "quarry", "brickyard clay-pool", "quarry stone-pit press"]),
        ("halikarnassos", ["foundry", "glassworks press", "quarry stone-pit"]),
        ("halikarnassos night", ["brickyard", "glassworks press", "sawmill lumber-yard"]),
        ("olympia", ["quarry", "sawmill", "brickyard"]),
        ("olympia night", ["foundry", "brickyard", "glassworks press loom"]),
        ("rhodos", ["sawmill", "brickyard clay-pool", "foundry ore-vein"]),
        ("rhodos night", ["quarry stone-pit", "foundry ore-vein"]),
    ],
)
def test_every_stage_of_every_side_with_just_enough(line: str, own: list[str]) -> None:
    """B5, B20: each stage can be built with these buildings, and with none of them fewer."""
    for built, buildings in enumerate(own):
        cards = buildings.split()
        enough = f"{line} {built}st 0c {buildings}"
        assert stage_offer(table(enough, "gizah", "gizah")).splits == ((0, 0),), enough
        for missing in cards:
            less = f"{line} {built}st 0c {' '.join(card for card in cards if card != missing)}"
            assert stage_offer(table(less, "gizah", "gizah")).splits == (), less


# The four kinds of cost.


@pytest.mark.parametrize(
    ("own", "card", "moves"),
    [
        ("gizah 0c", "altar", ["build altar"]),
        ("gizah 1c", "sawmill", ["build sawmill"]),
        ("gizah 0c", "baths", ["build baths"]),
        ("gizah 0c theater", "gardens", ["build gardens"]),
        ("gizah 2c", "stockade", ["build stockade < 2L"]),
    ],
)
def test_four_kinds_of_cost(own: str, card: str, moves: list[str]) -> None:
    """B27: free, coins, resources, free by chain; and resources that are bought."""
    state = table(own, "babylon", "ephesos", hands=[card])
    assert [move for move in legal(state) if move.startswith("build")] == moves


@pytest.mark.parametrize(
    ("card", "possible"), [("barracks", True), ("scriptorium", True), ("guard-tower", False)]
)
def test_example_of_a_city_with_stone_ore_and_papyrus(card: str, possible: bool) -> None:
    """B36 [ex]: 2 stone, 1 ore, 1 papyrus build Barracks or Scriptorium, not the Guard Tower."""
    state = table("gizah 0c stone-pit ore-vein press", "gizah", "gizah")
    assert bool(offer(state, card).splits) is possible


def test_example_guard_tower_by_buying() -> None:
    """B36 [ex]: the clay that is missing can be bought."""
    state = table("gizah 2c stone-pit ore-vein press", "olympia", "gizah")
    assert offer(state, "guard-tower").splits == ((2, 0),)


# Chains.

CHAINS = [
    ("well", "statue"),
    ("baths", "aqueduct"),
    ("scriptorium", "courthouse"),
    ("east-trading-post", "forum"),
    ("west-trading-post", "forum"),
    ("marketplace", "caravansery"),
    ("apothecary", "stables"),
    ("workshop", "archery-range"),
    ("apothecary", "dispensary"),
    ("workshop", "laboratory"),
    ("scriptorium", "library"),
    ("theater", "gardens"),
    ("library", "senate"),
    ("altar", "pantheon"),
    ("forum", "haven"),
    ("caravansery", "lighthouse"),
    ("dispensary", "arena"),
    ("walls", "fortifications"),
    ("training-ground", "circus"),
    ("laboratory", "siege-workshop"),
    ("dispensary", "lodge"),
    ("school", "academy"),
    ("laboratory", "observatory"),
    ("school", "study"),
    ("library", "university"),
]
AFTERS = sorted({after for _, after in CHAINS})


@pytest.mark.parametrize(("before", "after"), CHAINS)
def test_chain(before: str, after: str) -> None:
    """B35, W6: free of everything, and paying anyway is not offered [ex: Theater, then Gardens]."""
    state = table(f"gizah 20c {before}", "rhodos", "ephesos")
    waiver = offer(state, after).waiver
    assert (offer(state, after).splits, str(waiver)) == (((0, 0),), f"chain {before}")


@pytest.mark.parametrize("after", AFTERS)
def test_no_other_building_chains(after: str) -> None:
    """B35: of all the buildings only those listed make this one free."""
    others = {before for before, _ in CHAINS} | {"tavern", "stockade", "temple"}
    befores = {before for before in others if offer(table(f"gizah {before}"), after).waiver}
    assert befores == {before for before, other in CHAINS if other == after}


def test_a_neighbours_building_does_not_chain() -> None:
    """B35: only the player's own city counts."""
    assert offer(table("gizah 0c", "rhodos theater", "ephesos theater"), "gardens").splits == ()


def test_without_the_chain_the_cost_may_be_paid() -> None:
    """B35: Gardens for two clay and a wood."""
    assert offer(table("gizah 0c brickyard lumber-yard"), "gardens").splits == ((0, 0),)


def test_chain_from_either_trading_post() -> None:
    """B35: the East and the West Trading Post show the same symbol, and both together are fine too."""
    waiver = offer(table("gizah 0c east-trading-post west-trading-post"), "forum").waiver
    assert waiver is not None
    assert waiver.kind == "chain"


def test_a_chain_of_this_turn_comes_too_late() -> None:
    """B35, B17: the moves of a turn are all chosen before any building stands."""
    state = table("gizah 0c", "rhodos", "ephesos", hands=["theater gardens"])
    before = legal(state)
    assert "build gardens" not in before


# Olympia.


@pytest.mark.parametrize(
    ("own", "card", "free"),
    [
        ("olympia 2st", "walls", True),
        ("olympia 2st", "palace", True),
        ("olympia 2st", "sawmill", True),
        ("olympia 2st", "spies-guild", True),
        ("olympia 2st stockade", "walls", False),
        ("olympia 2st stockade", "palace", True),
        ("olympia 2st mine", "sawmill", False),
        ("olympia 1st", "walls", False),
        ("olympia night 2st", "walls", False),
    ],
)
def test_olympia_day_first_card_of_a_colour(own: str, card: str, free: bool) -> None:
    """W11: a card of a colour that the city does not have is free, coins included, once per colour."""
    state = table(f"{own} 0c", "ephesos", "ephesos")
    assert (str(offer(state, card).waiver) == "power olympia") is free
    assert bool(offer(state, card).splits) is free


def test_olympia_day_is_not_a_choice() -> None:
    """W11: a first card of a colour simply costs nothing; paying for it is not offered."""
    state = table("olympia 2st 9c", "gizah quarry", "gizah", hands=["walls"])
    assert [move for move in legal(state) if move.startswith("build")] == ["build walls"]


def test_olympia_day_from_the_next_turn_on() -> None:
    """W11: the power works once the stage is built, not in the turn of the stage."""
    state = table("olympia 1st 0c sawmill", "ephesos", "ephesos", hands=["tavern walls"])
    assert "build walls" not in legal(state)
    play(state, "stage 2 with tavern")
    assert offer(state, "walls").splits == ((0, 0),)


def test_olympia_day_does_not_help_with_stages() -> None:
    """W11: Age cards only."""
    assert stage_offer(table("olympia 2st 0c", "ephesos", "ephesos")).obstacle is Obstacle.RESOURCES


def test_a_card_under_a_stage_does_not_use_up_its_colour() -> None:
    """W8, W11: a red card under the stage leaves the city without red."""
    state = table("olympia 1st 0c sawmill", "ephesos", "ephesos", hands=["stockade"])
    play(state, "stage 2 with stockade")
    assert offer(state, "walls").splits == ((0, 0),)


@pytest.mark.parametrize(
    ("own", "turn", "free"),
    [
        ("olympia night", 1, False),
        ("olympia night 1st", 1, True),
        ("olympia night 1st", 2, False),
        ("olympia night 1st", 6, False),
        ("olympia night 2st", 1, True),
        ("olympia night 2st", 5, False),
        ("olympia night 2st", 6, True),
        ("olympia 2st stockade", 1, False),
        ("olympia 3st stockade", 6, False),
    ],
)
@pytest.mark.parametrize("age", [1, 2, 3])
def test_olympia_night_first_and_last_turn(own: str, turn: int, free: bool, age: int) -> None:
    """W12: free on the first turn of an Age from stage 1 on, on the sixth from stage 2 on."""
    state = table(f"{own} 0c", "ephesos", "ephesos", age=age, turn=turn)
    assert bool(offer(state, "walls").splits) is free


def test_olympia_night_waives_coins_too() -> None:
    """W6, W12: a Sawmill on the first turn costs no coin."""
    state = table("olympia night 1st 0c", hands=["sawmill"], turn=1)
    assert [move.bank for move in state.legal(0) if isinstance(move, Build)] == [0]


def test_olympia_night_does_not_build_a_second_one() -> None:
    """B19, W12: a free building still needs a name of its own."""
    state = table("olympia night 1st walls", turn=1)
    assert offer(state, "walls").obstacle is Obstacle.OWNED


def test_olympia_night_does_not_help_with_stages() -> None:
    """W12: the card may be built free, the stage may not."""
    state = table("olympia night 1st 0c", "ephesos", "ephesos", turn=1)
    assert stage_offer(state).obstacle is Obstacle.RESOURCES


def test_a_seat_with_nothing_to_decide_has_no_move() -> None:
    """B17: nobody moves for a seat that is not asked."""
    state = table("gizah", "rhodos", "ephesos")
    state.position.waiting = [1]
    assert legal(state, 0) == []
