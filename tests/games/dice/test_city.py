"""What crossed boxes give: resources, prices, gifts; and what a city remembers of the turn's start."""

import pytest

from heptapolis.core.chance import Chance
from heptapolis.games.dice.city import City
from heptapolis.games.dice.game import Dice
from heptapolis.games.dice.model import Rolled
from heptapolis.games.dice.symbols import Building, Symbol
from tests.games.dice.arrange import city


def price(line: str, rolled: str) -> int:
    return city(line).price_of(Rolled.from_text(rolled))


def test_start() -> None:
    """D9, D33: nothing crossed, no bonus."""
    new = City()
    assert not any(new.crossed.values())
    assert (new.bonuses, new.flags, new.first_agora) == ([], [], False)


@pytest.mark.parametrize(
    ("line", "resources"), [("alpha", 0), ("alpha warehouse:1", 1), ("alpha warehouse:1-6", 6)]
)
def test_resources(line: str, resources: int) -> None:
    """D29, E17: one for each box of the Warehouse."""
    assert city(line).terms.resources == resources


@pytest.mark.parametrize(
    ("line", "building", "box", "missing"),
    [
        ("alpha warehouse:1,2", "wonder", 2, 1),  # D31: cost 3, two resources, 1 coin
        ("alpha", "wonder", 2, 3),
        ("alpha warehouse:1-3", "wonder", 2, 0),
        ("alpha warehouse:1-6", "wonder", 2, 0),  # D29: a surplus is not paid back
        ("alpha warehouse:1", "wonder", 3, 5),
        ("alpha", "agora", 1, 0),
    ],
)
def test_missing_resources(line: str, building: str, box: int, missing: int) -> None:
    """D30, D31, R11: 1 coin each, whatever the kind of resource or building."""
    assert city(line).missing(Building(building), box) == missing


@pytest.mark.parametrize(
    ("line", "rolled", "expected"),
    [
        ("alpha", "blue owl 0", 0),
        ("alpha", "blue owl 1", 1),
        ("alpha", "blue owl 2", 2),
        ("alpha", "blue owl 3", 3),  # D15
        ("alpha market:3", "red axe 3", 2),  # E9: every die
        ("alpha market:3", "red axe 0", 0),  # E9: not below 0
        ("alpha university:4", "blue owl 3", 2),  # E9: only the colour drawn
        ("alpha university:4", "red axe 3", 3),
        ("alpha market:3 university:4", "blue owl 3", 1),  # E9: stacks
        ("beta university:1-3 market:3", "red axe 3", 0),
        ("alpha market:1", "grey-3 stone 3", 0),  # E10
        ("alpha market:1", "blue owl 3", 3),
        ("alpha market:2 university:4", "blue owl 3", 0),  # E10 wins over E9
    ],
)
def test_prices(line: str, rolled: str, expected: int) -> None:
    """D15, D19, E9, E10."""
    assert price(line, rolled) == expected


def test_gifts() -> None:
    """E11: by colour."""
    gifts = city("alpha university:1,7").terms.gifts
    assert {colour for colour, amount in gifts.items() if amount == 2} == {"red", "blue"}


def test_unlocked() -> None:
    """D52, E12."""
    assert city("beta university:1,4").terms.unlocked == {"black", "white"}


def test_the_turn_begins() -> None:
    """R6, D47, D62: what is crossed later does not count for others this turn."""
    here = city("alpha west-barracks:6")
    here.cross(Building.WEST_BARRACKS, 7)
    here.cross(Building.WEST_BARRACKS, 1)
    assert here.defence_before(Building.WEST_BARRACKS) == 1
    assert (here.count_before([Building.WEST_BARRACKS]), here.count([Building.WEST_BARRACKS])) == (1, 3)
    here.begin()
    assert here.defence_before(Building.WEST_BARRACKS) == 2


def test_a_copy_is_independent() -> None:
    here = city("alpha agora:1")
    twin = here.copy()
    twin.cross(Building.WAREHOUSE, 1)
    twin.flags.append(Building.AGORA)
    assert (here.terms.resources, here.flags) == (0, [])


def test_what_a_city_remembers_is_what_it_would_derive_again() -> None:
    """The fast path and its twin: terms, counts and open boxes after every step of some games."""
    for seed in range(3):
        state, chance = Dice(players=3).new(seed), Chance(seed, stream=9)
        while state.to_act:
            state.play({seat: chance.pick(state.legal(seat)) for seat in state.to_act})
            for here in state.position.cities:
                anew = here.copy()
                anew.set_board(Dice(players=3).printed.board(str(here.board)))
                assert here.terms == anew.terms
                assert here.terms.missing == tuple(max(0, cost - here.terms.resources) for cost in range(7))
                for building in Building:
                    check_building(here, building)


def check_building(here: City, building: Building) -> None:
    plan, crossed = here.plan(building), here.crossed[building]
    assert here.count([building]) == len(crossed)
    assert here.complete(building) == (len(crossed) == len(plan.boxes))
    assert here.next_boxes(building) == plan.next(crossed)
    for symbol, arrow in plan.arrows.items():
        assert here.next_boxes(building, symbol) == arrow.next(crossed)


@pytest.mark.parametrize(
    ("face", "sites"),
    [
        ("mask", [("agora", 1)]),
        ("shield", [("west-barracks", 6), ("east-barracks", 6)]),
        ("spy-red", [("west-barracks", 1), ("west-barracks", 6), ("east-barracks", 1), ("east-barracks", 6)]),
        ("guild-market", [("guild-court", 1)]),
    ],
)
def test_where_a_face_leads(face: str, sites: list[tuple[str, int]]) -> None:
    """D21, D57, D59: along its arrow, for the Spy along any, and every purple face to the Guild Court."""
    assert [(str(building), box) for building, box, _ in city("alpha").reach(Symbol(face))] == sites


def test_complete() -> None:
    """D35: every box."""
    assert city("alpha agora:1-8").complete(Building.AGORA)
    assert not city("alpha agora:1-7").complete(Building.AGORA)
