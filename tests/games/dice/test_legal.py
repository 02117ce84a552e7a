"""Legal moves, their prices, and why a die cannot be used."""

import pytest

from heptapolis.games.dice.legal import Obstacle, meets_condition
from heptapolis.games.dice.moves import Build, BuildStage
from heptapolis.games.dice.symbols import Building, Die, Symbol
from tests.games.dice.arrange import crossed, legal, obstacles, play, table


def test_exactly_one_of_three_actions() -> None:
    """D16, D28: build with a die, build the Wonder, pass."""
    state = table("alpha", forum="blue mask 1")
    assert legal(state) == ["build agora 1 with blue", "stage 1", "pass"]


def test_passing_is_always_allowed() -> None:
    """D28, R1: even when nothing else is."""
    assert legal(table("alpha 0c", forum="blue owl 3")) == ["pass"]


@pytest.mark.parametrize(
    ("line", "die", "moves"),
    [
        ("alpha", "grey-1 stone 0", ["warehouse 1"]),
        ("alpha warehouse:1", "grey-1 stone 0", []),  # a face whose box is crossed is useless
        ("alpha", "blue mask 0", ["agora 1"]),
        ("alpha", "blue temple 0", ["agora 1"]),  # D41: the same box by two symbols
        ("alpha agora:1", "blue temple 0", ["agora 3"]),
        ("alpha agora:1", "blue mask 0", ["agora 2"]),
        ("alpha", "red axe 0", ["west-barracks 1"]),
        ("alpha", "red sword 0", ["east-barracks 1"]),
        ("alpha", "red shield 0", ["west-barracks 6", "east-barracks 6"]),  # D46: either side
        ("alpha west-barracks:6,7", "red shield 0", ["east-barracks 6"]),
        ("alpha", "yellow camel 0", ["market 1", "market 2", "market 3"]),  # D44: any order
        ("alpha market:2", "yellow camel 0", ["market 1", "market 3"]),
        ("alpha", "yellow coins 0", ["market 4"]),
        ("alpha", "green tablet 0", ["university 4"]),
        ("alpha university:4", "green tablet 0", ["university 5"]),
        ("beta university:4", "white laurel 0", ["gallery 5"]),
        ("beta university:4 gallery:5", "white laurel 0", ["gallery 6"]),
        ("beta university:4", "white red-leader 0", ["gallery 3"]),
        ("beta university:1", "black spy-blue 0", ["agora 1", "agora 2", "agora 3", "agora 5", "agora 6"]),
        ("beta university:1 warehouse:1-5", "black spy-grey 0", ["warehouse 6"]),
        ("beta university:1", "black spy-green 0", ["university 2", "university 4", "university 7"]),
    ],
)
def test_boxes_of_a_face(line: str, die: str, moves: list[str]) -> None:
    """D18, D21, D41, D44, D53, D57, D58: where each face leads."""
    state = table(line + " 20c", forum=die)
    name = die.split(maxsplit=1)[0]
    assert [move for move in legal(state) if "with" in move] == [f"build {m} with {name}" for m in moves]


def test_the_four_colour_spy() -> None:
    """D57, E2: red, green, blue and yellow, any arrow; no cost is waived."""
    state = table("beta university:1 20c", forum="black spy-any 0")
    buildings = {str(move).split()[1] for move in state.legal(0) if isinstance(move, Build)}
    assert buildings == {"west-barracks", "east-barracks", "university", "agora", "market"}


@pytest.mark.parametrize(
    ("line", "die", "price", "missing"),
    [
        ("alpha", "blue owl 2", 2, 1),
        ("alpha warehouse:1", "blue owl 2", 2, 0),
        ("alpha market:2", "blue owl 2", 0, 1),
        ("alpha 20c", "blue fountain 3", 3, 3),
    ],
)
def test_a_move_carries_its_price(line: str, die: str, price: int, missing: int) -> None:
    """D15, D19, D22, D31, D32."""
    move = table(line, forum=die).legal(0)[0]
    assert isinstance(move, Build)
    assert (move.price, move.missing) == (price, missing)


def test_the_wonder_needs_no_die() -> None:
    """D24, D25, D26: no die price, the next stage, resources and coins."""
    move = table("alpha wonder:1 warehouse:1").legal(0)[0]
    assert isinstance(move, BuildStage)
    assert (move.box, move.missing) == (2, 2)


@pytest.mark.parametrize(("coins", "possible"), [(2, False), (3, True)])
def test_the_whole_price_must_be_payable(coins: int, possible: bool) -> None:
    """R12: die and construction together, no debt."""
    state = table(f"alpha {coins}c", forum="blue owl 2")
    assert ("build agora 2 with blue" in legal(state)) == possible


@pytest.mark.parametrize(
    ("line", "die", "possible"),
    [
        ("alpha 2c university:7", "blue fountain 2", False),  # cost 3: two coins arrive, one is missing
        ("alpha 3c university:7", "blue fountain 2", True),  # E11: the construction may use them
        ("alpha 1c university:7", "blue mask 2", False),  # E11: the die's price may not
        ("alpha 2c", "green compass 0", True),
    ],
)
def test_coins_that_arrive_with_the_die(line: str, die: str, possible: bool) -> None:
    """E11, R12: the die's price first, then the coins, then the construction."""
    assert legal(table(line, forum=die))[0].startswith("build") == possible


def test_any_number_of_players_may_choose_the_same_die() -> None:
    """D20."""
    state = table("alpha", "alpha", "alpha", forum="blue mask 1")
    play(state, *["build agora 1 with blue"] * 3)
    assert [crossed(state, "agora", seat) for seat in range(3)] == [[1], [1], [1]]


def test_why_a_die_is_of_no_use() -> None:
    """D21, D55, D59, R12: every obstacle has its code."""
    state = table(
        "beta 0c university:7 warehouse:1 wonder:1-3",
        "alpha agora:1",
        forum="grey-1 stone 0, blue owl 2, white laurel 0, purple guild-agora 0, grey-2 wood 0",
    )
    assert obstacles(state) == {
        Die.GREY_1: Obstacle.CROSSED,
        Die.BLUE: Obstacle.COINS,
        Die.WHITE: Obstacle.LOCKED,
        Die.PURPLE: Obstacle.CONDITION,
        None: Obstacle.CROSSED,
    }


def test_special_dice_must_be_unlocked_by_oneself() -> None:
    """D55: what another player unlocked does not help."""
    state = table("alpha", "beta university:1,4,7", forum="black spy-blue 0, white laurel 0")
    assert legal(state) == ["stage 1", "pass"]
    assert any("with black" in move for move in legal(state, 1))


@pytest.mark.parametrize(
    ("own", "left", "right", "allowed"),
    [
        ("1,2", "1", "1,2", True),  # D63: you 2, right 2, left 1
        ("1,2", "1,2", "1,2", True),  # D60: ties are fine
        ("1,2", "1,2,3", "1", False),  # D60: each of the two
        ("1,2", "1", "1,2,3", False),
        ("", "", "", True),
    ],
)
def test_guild_condition_with_three_or_more(own: str, left: str, right: str, allowed: bool) -> None:
    """D59, D60, D63: the Market compared with both neighbours; seat 1 sits to the left of seat 0."""
    lines = [f"beta university:7 {f'market:{boxes}' if boxes else ''}" for boxes in (own, left, right)]
    state = table(*lines, forum="purple guild-market 0")
    assert ("build guild-court 1 with purple" in legal(state)) == allowed


def test_guild_condition_asks_only_the_neighbours() -> None:
    """D60: with four players the city opposite does not matter."""
    state = table("beta university:7", "alpha", "alpha market:1-3", "alpha", forum="purple guild-market 0")
    assert meets_condition(state.position, 0, Symbol.GUILD_MARKET)


@pytest.mark.parametrize(
    ("own", "other", "allowed"), [("1,2", "1", True), ("1", "1", False), ("1", "1,2", False)]
)
def test_guild_condition_with_two_is_strict(own: str, other: str, allowed: bool) -> None:
    """D61, R9."""
    state = table(f"beta university:7 market:{own}", f"alpha market:{other}", forum="purple guild-market 0")
    assert ("build guild-court 1 with purple" in legal(state)) == allowed


@pytest.mark.parametrize(
    ("face", "boxes"),
    [
        ("guild-barracks", "west-barracks:1 east-barracks:1"),
        ("guild-wonder", "wonder:1-2"),
        ("guild-warehouse", "warehouse:1-2"),
        ("guild-market", "market:1-2"),
        ("guild-agora", "agora:1-2"),
        ("guild-university", "university:1"),
    ],
)
def test_what_each_purple_face_compares(face: str, boxes: str) -> None:
    """D59: Barracks are counted together."""
    state = table(f"beta university:7 {boxes}", "alpha west-barracks:1", forum=f"purple {face} 0")
    assert "build guild-court 1 with purple" in legal(state)
    poor = table("beta university:7", f"beta university:7 {boxes}", forum=f"purple {face} 0")
    assert obstacles(poor)[Die.PURPLE] is Obstacle.CONDITION


def test_guild_boxes_of_this_turn_do_not_count() -> None:
    """D62, R6: an extra action compares as the turn began, on both sides."""
    state = table(
        "beta university:7,8 market:1", "alpha market:1", forum="purple guild-market 0, green gear 0"
    )
    play(state, "build university 9 with green")
    state.position.cities[0].cross(Building.MARKET, 2)
    assert obstacles(state)[Die.PURPLE] is Obstacle.CONDITION
    state.position.cities[0].begin()
    assert Die.PURPLE not in obstacles(state)
