"""Who fights whom, and what it is worth."""

import pytest

from heptapolis.games.wonders.conflict import battles
from tests.games.wonders.arrange import play, table


@pytest.mark.parametrize("players", range(3, 8))
def test_every_city_fights_both_neighbours(players: int) -> None:
    """B25: one comparison with the left and one with the right neighbour."""
    pairs = {frozenset((one, other)) for one, other, _ in battles([False] * players)}
    assert pairs == {frozenset((seat, (seat + 1) % players)) for seat in range(players)}


@pytest.mark.parametrize("players", range(3, 8))
def test_each_comparison_is_made_once(players: int) -> None:
    """B26: one token each."""
    fights = list(battles([False] * players))
    assert (len(fights), {tokens for _, _, tokens in fights}) == (players, {1})


SHIELDS = {
    0: "",
    1: "stockade",
    2: "walls",
    3: "arsenal",
    4: "walls stables",
    5: "arsenal walls",
    6: "arsenal circus",
}


@pytest.mark.parametrize(
    ("shields", "victories", "defeats"),
    [
        ((4, 5, 2), (1, 2, 0), (1, 0, 2)),  # B26 [ex]: seat 0 takes one Defeat and one Victory
        ((0, 0, 0), (0, 0, 0), (0, 0, 0)),
        ((1, 0, 0), (2, 0, 0), (0, 1, 1)),
        ((2, 2, 0), (1, 1, 0), (0, 0, 2)),
        ((0, 6, 6), (0, 1, 1), (2, 0, 0)),
        ((5, 0, 5, 0), (2, 0, 2, 0), (0, 2, 0, 2)),
        ((0, 1, 2, 3), (0, 1, 1, 2), (2, 1, 1, 0)),
        ((6, 0, 0, 0, 1), (2, 0, 0, 0, 1), (0, 1, 0, 1, 1)),
    ],
)
@pytest.mark.parametrize("age", [1, 2, 3])
def test_tokens(
    shields: tuple[int, ...], victories: tuple[int, ...], defeats: tuple[int, ...], age: int
) -> None:
    """B25, B26: a table of shields and the tokens they bring; equal strength brings none."""
    cities = [f"gizah {SHIELDS[number]}" for number in shields]
    state = table(*cities, hands=["altar loom"] * len(cities), age=age, turn=6)
    play(state)
    assert tuple(city.victories[age - 1] for city in state.position.cities) == victories
    assert tuple(city.defeats for city in state.position.cities) == defeats


def test_conflicts_report_shields_and_points_and_ties_too() -> None:
    """B25, B26: whoever watches sees every comparison, even if it brings nothing."""
    cities = [f"gizah {SHIELDS[number]}" for number in (2, 1, 1)]
    state = table(*cities, hands=["altar loom"] * 3, age=2, turn=6)
    told = [event for event in play(state) if event.code == "conflict"]
    assert [(one.seat, one.data["against"], one.data["won"], one.data["lost"]) for one in told] == [
        (0, 1, 3, -1),
        (2, 1, 0, 0),
        (0, 2, 3, -1),
    ]
    assert [(one.data["shields"], one.data["against_shields"]) for one in told] == [(2, 1), (1, 1), (2, 1)]


def test_shields_are_not_used_up() -> None:
    """B25: the same Walls win in every Age."""
    state = table("gizah walls 2v1", "rhodos", "ephesos", hands=["altar loom"] * 3, age=2, turn=6)
    play(state)
    assert state.position.cities[0].victories == [2, 2, 0]


def test_stages_count_in_the_conflict() -> None:
    """B25: Rhodos' two shields beat a Stockade."""
    state = table("rhodos 2st", "gizah stockade", "ephesos", hands=["altar loom"] * 3, turn=6)
    play(state)
    assert state.position.cities[0].victories == [2, 0, 0]
