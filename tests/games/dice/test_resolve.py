"""What moves and effects do to a city."""

import pytest

from heptapolis.games.dice.game import Dice
from heptapolis.games.dice.symbols import Building
from tests.games.dice.arrange import TEST_SET, codes, coins, crossed, forum_of, legal, pending, play, table


def test_build_with_a_die() -> None:
    """D18, D19, D22, D23, D31, D32: price 2, cost 1, no resource: 3 coins, and the box is crossed."""
    state = table("alpha 7c", forum="blue owl 2")
    events = play(state, "build agora 2 with blue")
    assert (coins(state), crossed(state, "agora")) == (4, [2])
    assert events[0].data == {"building": "agora", "box": 2, "die": "blue", "price": 2, "missing": 1}


def test_resources_are_never_spent() -> None:
    """D29, D31: cost 3 with two resources is 1 coin, and the resources stay."""
    state = table("alpha wonder:1 warehouse:1,2 7c")
    play(state, "stage 2")
    assert coins(state) == 7 - 1 + 4  # E8: two stages stand, 2 coins each
    assert state.position.cities[0].terms.resources == 2


def test_build_the_wonder() -> None:
    """D24, D26: no die price."""
    state = table("alpha 7c wonder:1-2", forum="blue owl 3")
    play(state, "stage 3")
    assert (coins(state), crossed(state, "wonder")) == (1, [1, 2, 3])


def test_pass() -> None:
    """D28: 3 coins."""
    state = table("alpha 7c")
    events = play(state, "pass")
    assert coins(state) == 10
    assert codes(events)[:2] == ["passed", "coins"]


def test_dice_stay_in_the_forum() -> None:
    """D20."""
    state = table("beta", forum="blue mask 0, grey-1 stone 0")
    before = list(state.position.forum)
    play(state, "stage 1")
    assert state.position.forum == before


@pytest.mark.parametrize(("start", "after"), [(0, 7), (100, 107)])
def test_gained_coins(start: int, after: int) -> None:
    """E4, D33, D34: 7 coins, and a full reserve never denies them."""
    state = table(f"alpha {start}c warehouse:1-3", forum="yellow coins 0")
    play(state, "build market 4 with yellow")
    assert coins(state) == after


def test_a_box_crossed_by_an_effect_is_paid() -> None:
    """E1: its cost, in order; no die, no die price."""
    state = table("alpha 7c warehouse:1-3 university:7 agora:1-5", forum="green gear 0")
    play(state, "build university 8 with green")
    assert pending(state) == ["cross agora"]
    assert legal(state) == ["cross agora 6", "cross agora 7", "cross agora 8", "decline"]
    play(state, "cross agora 8")
    assert coins(state) == 6  # cost 4, three resources


def test_an_effect_may_be_declined() -> None:
    """E1."""
    state = table("alpha warehouse:1-3 university:7", forum="green gear 0")
    play(state, "build university 8 with green")
    play(state, "decline")
    assert crossed(state, "agora") == []
    assert state.position.turn == 6


@pytest.mark.parametrize("agora", ["agora:1-8", "agora:1-5"], ids=["complete", "unaffordable"])
def test_an_effect_without_use_asks_nothing(agora: str) -> None:
    """E1: if complete or unaffordable, nothing."""
    state = table(f"alpha 3c {agora}", forum="green gear 3")
    state.position.cities[0].cross(Building.UNIVERSITY, 7)
    state.position.cities[0].coins = 6
    events = play(state, "build university 8 with green")
    assert "no-use" in codes(events)
    assert state.position.turn == 6


def test_one_of_several_buildings() -> None:
    """E2: the player picks the building; only payable boxes are offered."""
    state = table("beta 0c wonder:1 warehouse:1 agora:1-3")
    play(state, "stage 2")
    assert legal(state) == ["cross market 1", "decline"]


def test_up_to_two_boxes() -> None:
    """E3: each paid, one after the other."""
    state = table("beta 7c wonder:1-2 warehouse:1 bonus:1-3")
    play(state, "stage 3")
    assert pending(state) == ["cross up to 2 agora"]
    play(state, "cross agora 1")
    assert pending(state) == ["cross agora"]
    play(state, "cross agora 2")
    assert (crossed(state, "agora"), coins(state), state.position.turn) == ([1, 2], 7, 6)


def test_stop_after_one_of_two() -> None:
    """E3."""
    state = table("beta wonder:1-2 bonus:1-3")
    play(state, "stage 3")
    play(state, "cross agora 1")
    play(state, "decline")
    assert (crossed(state, "agora"), state.position.turn) == ([1], 6)


def test_each_effect_before_the_next_box() -> None:
    """E3: what the first box of two does is done before the second is chosen."""
    state = table("beta 7c university:4 gallery:5 warehouse:1-4", forum="white green-leader 0")
    play(state, "build gallery 2 with white")
    play(state, "cross university 5")  # cross warehouse
    assert pending(state) == ["cross warehouse", "cross university"]
    play(state, "cross warehouse 6")
    assert pending(state) == ["cross university"]


def test_a_free_build() -> None:
    """E5: with the dice as they lie, price 0; the construction is due."""
    state = table("beta 7c", forum="blue owl 3, red axe 2")
    play(state, "stage 1")
    assert legal(state) == ["build agora 2 with blue", "build west-barracks 1 with red", "decline"]
    play(state, "build agora 2 with blue")
    assert coins(state) == 6


def test_a_free_build_is_of_unlocked_dice_only() -> None:
    """E5, D55."""
    state = table("beta", forum="white laurel 0, blue mask 1")
    play(state, "stage 1")
    assert legal(state) == ["build agora 1 with blue", "decline"]
    play(state, "decline")
    assert state.position.turn == 6


def test_the_same_die_again() -> None:
    """E6, D20: another action may choose it again, and pays its price again."""
    state = table("beta 7c university:7-8", forum="green gear 1, blue mask 2")
    play(state, "build university 9 with green")
    assert pending(state) == ["another action"]
    play(state, "build agora 1 with blue")
    assert coins(state) == 4


@pytest.mark.parametrize(("move", "purse"), [("pass", 9), ("stage 2", 7), ("build agora 1 with blue", 4)])
def test_another_action_is_a_full_one(move: str, purse: int) -> None:
    """E6, R1: A pays the die again, B builds on, C gives 3 coins."""
    state = table("alpha 7c", forum="blue mask 2")
    play(state, "stage 1")
    assert legal(state) == ["build agora 1 with blue", "stage 2", "pass"]
    play(state, move)
    assert coins(state) == purse


@pytest.mark.parametrize(
    ("line", "move", "die", "gained"),
    [
        ("alpha warehouse:1-2", "build market 5 with yellow", "yellow chest 0", 2),  # per Warehouse box
        ("alpha warehouse:1-3 market:1", "build market 6 with yellow", "yellow chest 0", 2),  # itself too
        ("alpha warehouse:1-6 university:4", "build university 5 with green", "green tablet 0", 2),
        ("alpha warehouse:1-6 wonder:1-2", "build market 7 with yellow", "yellow chest 0", 4),  # E8
    ],
)
def test_coins_per_box(line: str, move: str, die: str, gained: int) -> None:
    """E7, E8: for the boxes crossed at this moment, the new one included."""
    state = table(f"{line} 0c", forum=die)
    play(state, move)
    assert coins(state) == gained


def test_e8_on_the_wonder_counts_itself() -> None:
    """E8: the second stage is one of two."""
    state = table("alpha 0c warehouse:1-3 wonder:1")
    play(state, "stage 2")
    assert coins(state) == 4


def test_coins_for_choosing_a_die() -> None:
    """E11, R2: price 1, then 2 coins."""
    state = table("alpha 5c university:7", forum="blue mask 1")
    play(state, "build agora 1 with blue")
    assert coins(state) == 6


def test_coins_for_choosing_a_die_through_a_free_build() -> None:
    """E11: also through E5; and E11 of the Spy's die is paid for black."""
    state = table("beta 0c university:1,4-6", forum="black spy-blue 3")
    play(state, "stage 1")
    play(state, "build agora 1 with black")
    assert coins(state) == 2


def test_no_coins_without_choosing_a_die() -> None:
    """E11: not by E1-E3."""
    state = table("alpha 7c warehouse:1-3 university:7", forum="green gear 0")
    play(state, "build university 8 with green")
    play(state, "cross agora 1")
    assert coins(state) == 7


def test_an_effect_does_not_pay_for_its_own_die() -> None:
    """E11: crossing '2 coins per black die' with the black die."""
    state = table("beta 5c university:1,4,5", forum="black spy-green 0")
    play(state, "build university 6 with black")
    assert coins(state) == 5


@pytest.mark.parametrize(("defences", "points"), [("", 3), ("west-barracks:6", 2), ("west-barracks:6,7", 1)])
def test_attack_to_the_right(defences: str, points: int) -> None:
    """D47, D48, D50, E15: 3 - 1 = 2 against the neighbour's West Barracks; seat 2 sits to the right."""
    state = table("alpha", "alpha", f"alpha {defences}", forum="red sword 0")
    play(state, "build east-barracks 1 with red")
    assert state.position.cities[0].laurels[Building.EAST_BARRACKS] == [points]


@pytest.mark.parametrize(("defences", "points"), [("", 4), ("east-barracks:6", 3), ("east-barracks:6,7", 2)])
def test_attack_to_the_left(defences: str, points: int) -> None:
    """D45, D48, E15: the left neighbour's East Barracks; seat 1 sits to the left."""
    state = table("alpha west-barracks:1", f"alpha {defences}", "alpha", forum="red axe 0")
    play(state, "build west-barracks 2 with red")
    assert state.position.cities[0].laurels[Building.WEST_BARRACKS] == [points]


@pytest.mark.parametrize(
    ("move", "die", "points"),
    [("build west-barracks 1 with red", "axe", 2), ("build east-barracks 1 with red", "sword", 3)],
)
def test_two_players_face_each_other(move: str, die: str, points: int) -> None:
    """D51: my West faces the opponent's East, my East the opponent's West."""
    state = table("alpha", "alpha east-barracks:6", forum=f"red {die} 0")
    play(state, move)
    assert sum(sum(won) for won in state.position.cities[0].laurels.values()) == points


def test_a_defence_of_this_turn_is_too_late() -> None:
    """D47, E16, R6: seat 1 defends and then seat 0 attacks with an extra action, in the same turn."""
    state = table("alpha", "alpha", forum="red shield 0")
    play(state, "stage 1", "build west-barracks 6 with red")
    state.position.forum = forum_of("red sword 0")
    play(state, "build east-barracks 1 with red")
    assert state.position.cities[0].laurels[Building.EAST_BARRACKS] == [3]


def test_a_defence_of_the_turn_before_counts() -> None:
    """D47, E16: and a written attack never changes (D49)."""
    state = table("alpha", "alpha", forum="red sword 0")
    play(state, "build east-barracks 1 with red")
    state.position.cities[1].cross(Building.WEST_BARRACKS, 6)
    state.position.cities[1].begin()
    state.position.forum = forum_of("red sword 0")
    play(state, "build east-barracks 2 with red")
    assert state.position.cities[0].laurels[Building.EAST_BARRACKS] == [3, 3]


@pytest.mark.parametrize("first", [0, 1])
def test_the_order_of_seats_does_not_matter(first: int) -> None:
    """R6: one attacks while the other defends; the same, whoever sits first."""
    state = table("alpha", "alpha", forum="red shield 0")
    moves = ["build west-barracks 6 with red", "build west-barracks 6 with red"]
    moves[first] = "stage 1"
    play(state, *moves)
    state.position.forum = forum_of("red sword 0")
    play(state, "build east-barracks 1 with red")
    assert state.position.cities[first].laurels[Building.EAST_BARRACKS] == [3]


def test_a_resource_helps_at_once() -> None:
    """E17: for a second box in the same turn."""
    state = table("alpha 1c", forum="grey-1 stone 0, blue owl 0")
    play(state, "stage 1")  # 1 coin; another action
    play(state, "build warehouse 1 with grey-1")
    assert state.position.cities[0].missing(Building.AGORA, 2) == 0


def test_effects_that_happen_come_before_effects_that_ask() -> None:
    """H21: two effects on one box."""
    state = table("beta 0c university:7", forum="green gear 0")
    play(state, "build university 8 with green")
    assert (coins(state), pending(state)) == (7, ["cross up to 2 agora"])


def test_completing_a_building() -> None:
    """D35, D36, D37: announced, flagged, and a bonus of the player's choice."""
    state = table("alpha warehouse:1-6 agora:1-7", forum="blue caduceus 0")
    events = play(state, "build agora 8 with blue")
    assert codes(events) == ["crossed", "completed"]
    assert state.position.cities[0].flags == [Building.AGORA]
    assert legal(state) == ["bonus 1", "bonus 2", "bonus 3"]


@pytest.mark.parametrize(
    ("bonus", "asked"),
    [
        ("bonus 1", ["another action"]),
        ("bonus 2", ["cross barracks or university or agora or market"]),
        ("bonus 3", []),
    ],
)
def test_a_bonus_is_used_at_once(bonus: str, asked: list[str]) -> None:
    """D37, E2, E4, E6."""
    state = table("alpha 0c warehouse:1-6 agora:1-7", "alpha", forum="blue caduceus 0")
    play(state, "build agora 8 with blue")
    events = play(state, bonus)
    assert codes(events)[0] == "bonus"
    assert pending(state) == (asked or ["another action"])
    assert state.position.turn == (5 if asked else 6)


def test_a_crossed_bonus_is_gone() -> None:
    """D37: any still uncrossed one."""
    state = table("alpha warehouse:1-6 agora:1-7 bonus:1", forum="blue caduceus 0")
    play(state, "build agora 8 with blue")
    assert legal(state) == ["bonus 2", "bonus 3"]


def test_the_warehouse_gives_no_bonus() -> None:
    """D40."""
    state = table("alpha warehouse:1-5", forum="grey-2 papyrus 0")
    events = play(state, "build warehouse 6 with grey-2")
    assert "completed" not in codes(events)
    assert state.position.turn == 6


def test_the_wonder_gives_a_bonus() -> None:
    """D40, D27."""
    state = table("alpha warehouse:1-6 wonder:1-2")
    play(state, "stage 3")
    assert pending(state) == ["bonus"]


def test_no_fourth_bonus() -> None:
    """R3."""
    state = table("alpha warehouse:1-6 wonder:1-2 bonus:1-3")
    play(state, "stage 3")
    assert state.position.cities[0].flags == [Building.WONDER]
    assert state.position.turn == 6


def test_a_bonus_may_complete_another_building() -> None:
    """R3, D37: bonus after bonus."""
    state = table("alpha warehouse:1-6 agora:1-7 market:1-6", forum="blue caduceus 0")
    play(state, "build agora 8 with blue")
    play(state, "bonus 2")
    play(state, "cross market 7")
    assert state.position.cities[0].flags == [Building.AGORA, Building.MARKET]
    assert legal(state) == ["bonus 1", "bonus 3"]


def test_two_bonuses_at_once() -> None:
    """R2, R4, H20: the effect of the box first, then a bonus for each building, one after the other."""
    state = table("beta warehouse:1-6 wonder:1-2 agora:1-7")
    events = play(state, "stage 3")
    assert codes(events) == ["crossed", "completed"]
    assert pending(state) == ["cross up to 2 agora", "bonus"]
    play(state, "cross agora 8")
    assert pending(state) == ["bonus", "cross agora", "bonus"]
    play(state, "bonus 3")
    assert (pending(state), legal(state)) == (["bonus"], ["bonus 1", "bonus 2"])
    assert state.position.cities[0].flags == [Building.WONDER, Building.AGORA]


def test_only_as_many_bonuses_as_are_left() -> None:
    """R3: the last bonus goes to the first building; the second gets none."""
    state = table("beta warehouse:1-6 wonder:1-2 agora:1-7 bonus:1-2")
    play(state, "stage 3")
    play(state, "cross agora 8")
    assert pending(state) == ["bonus"]
    assert legal(state) == ["bonus 3"]


def test_unlocking_is_reported() -> None:
    """D52, E12."""
    state = table("beta", forum="green compass 0, grey-1 stone 0, grey-2 wood 0")
    events = play(state, "build university 1 with green")
    assert codes(events) == ["crossed", "unlocked"]


def test_an_unlocked_die_in_the_forum_is_usable_at_once() -> None:
    """E12: with another action, if it already lies there."""
    state = table("beta university:7-8 agora:1-8", "beta university:4", forum="green gear 0, white laurel 0")
    assert not any("white" in move for move in legal(state))
    play(state, "build university 9 with green")
    state.position.cities[0].cross(Building.UNIVERSITY, 4)
    assert "build gallery 5 with white" in legal(state)


def test_the_leaders_speed_up_the_city() -> None:
    """D58: up to two boxes of the leader's colour."""
    state = table("beta university:4 warehouse:1-3", forum="white red-leader 0")
    play(state, "build gallery 3 with white")
    assert pending(state) == ["cross up to 2 barracks"]
    assert legal(state)[0] == "cross west-barracks 1"


def test_a_capacity_stops_the_gain() -> None:
    """R10."""
    state = Dice(players=2, board_set="capacity = 8\n" + TEST_SET).new(1)
    play(state)
    assert coins(state) == 8
