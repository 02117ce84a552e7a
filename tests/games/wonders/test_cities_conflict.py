"""Diplomacy and conflicts (C31 to C37, C51 to C59, X4), against naive models.

A naive circle: every city asks who its neighbours are once the diplomats have left, and compares itself
with each of them once. A naive team game: every player looks past the team-mate to the one opponent.
"""

from collections.abc import Sequence
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heptapolis.core.chance import Chance
from heptapolis.games.wonders.game import WondersState
from tests.games.wonders.arrange import play, table
from tests.games.wonders.ledger import changes, snapshot

ARMIES = ("", "stockade", "walls", "circus", "walls stables", "contingent")  # 0 to 5 shields
BOARDS = ("gizah", "rhodos", "petra", "babylon", "ephesos", "olympia", "byzantium")


def end_of_age(
    strengths: Sequence[int], tokens: Sequence[int] = (), age: int = 1, *, teams: bool = False
) -> WondersState:
    """The last turn of an Age is over: the conflict has been fought."""
    state = last_turn(strengths, tokens, age, teams=teams)
    play(state)
    return state


def last_turn(
    strengths: Sequence[int], tokens: Sequence[int] = (), age: int = 1, *, teams: bool = False
) -> WondersState:
    held = [*tokens, *[0] * len(strengths)]
    lines = [
        f"{board} {ARMIES[strength]} {diplomacy}p"
        for board, strength, diplomacy in zip(BOARDS, strengths, held, strict=False)
    ]
    return table(*lines, age=age, turn=7, cities_box=True, teams=teams)


def tokens_taken(state: WondersState) -> list[tuple[list[int], int]]:
    return [(city.victories, city.defeats) for city in state.position.cities]


# Examples.


def test_a_diplomat_is_absent_and_the_neighbours_fight_each_other() -> None:
    """C32 and C33, the example of the rulebook: you 2 with a token, left 5, right 4, end of Age II."""
    state = end_of_age([2, 5, 4], [1, 0, 0], age=2)
    assert tokens_taken(state) == [([0, 0, 0], 0), ([0, 1, 0], 0), ([0, 0, 0], 1)]


def test_the_same_example_in_a_larger_circle() -> None:
    """C33: the neighbours also fight the cities behind them, one of which is equal."""
    state = end_of_age([2, 5, 0, 4, 4], [1], age=2)
    assert fought(state, 2) == [(0, 0), (2, 0), (0, 2), (1, 0), (0, 1)]


def test_the_strongest_must_use_the_token_too() -> None:
    """C34: compulsory, even for one who would have won both conflicts."""
    state = end_of_age([5, 1, 0], [1])
    assert tokens_taken(state) == [([0, 0, 0], 0), ([1, 0, 0], 0), ([0, 0, 0], 1)]


def test_one_token_is_used_in_each_conflict() -> None:
    """C35 and C36: of three tokens two are left; the other is back in the supply."""
    state = end_of_age([0, 1, 2], [3, 1, 0])
    assert [city.diplomacy for city in state.position.cities] == [2, 0, 0]


def test_a_token_serves_in_the_very_next_conflict() -> None:
    """C34: a Residence built on the last turn of the Age keeps out of the conflict of that Age."""
    state = table("gizah clay-pool", "rhodos walls", hands=["residence"], turn=7, cities_box=True)
    before = snapshot(state)
    play(state, "build residence")
    assert changes(before, state) == ["", "+3c +1v1", "+3c +1d"]


def test_two_cities_left_fight_once() -> None:
    """C37: one token each, although they are neighbours on both sides."""
    state = end_of_age([0, 3, 0, 1], [1, 0, 1, 0], age=3)
    assert tokens_taken(state)[1::2] == [([0, 0, 1], 0), ([0, 0, 0], 1)]


@pytest.mark.parametrize("tokens", [(1, 1, 0), (1, 1, 1), (2, 1, 5)])
def test_one_city_or_none_fights_nobody(tokens: tuple[int, ...]) -> None:
    """X4: no conflict, and the tokens are used all the same."""
    state = end_of_age([0, 3, 5], tokens)
    assert tokens_taken(state) == [([0, 0, 0], 0)] * 3
    assert [city.diplomacy for city in state.position.cities] == [max(0, token - 1) for token in tokens]


def test_diplomacy_touches_nothing_but_the_conflict() -> None:
    """X4: trade, guilds and masks keep the ordinary neighbours."""
    line = "gizah 9c spies-guild pigeonhole"
    plain = table(line, "babylon walls", "rhodos school", "petra workshop stables", cities_box=True)
    peace = table(line, "babylon walls 1p", "rhodos school", "petra workshop stables 1p", cities_box=True)
    assert peace.result() == plain.result()
    assert peace.result().sheets[0]["guilds"] == 2
    assert [str(move) for move in peace.legal(0)] == [str(move) for move in plain.legal(0)]


def test_a_raid_reaches_a_neighbour_with_a_token() -> None:
    """X4: raiders ignore Diplomacy."""
    state = table("gizah", "rhodos 1p", hands=["raider-camp"], cities_box=True)
    before = snapshot(state)
    play(state, "build raider-camp")
    assert changes(before, state) == ["+1v1", "+3c +1o", "+3c +1o"]


def test_a_token_left_at_the_end_is_worth_nothing() -> None:
    """X4 and C38: the game ends after the conflict of Age III, and the score is the same."""
    with_tokens, without = (end_of_age([0, 0, 0], [tokens] * 3, age=3) for tokens in (4, 0))
    assert with_tokens.to_act == ()
    assert with_tokens.position.cities[0].diplomacy == 3
    assert with_tokens.result() == without.result()


# The circle against the naive model.


def naive_circle(strengths: Sequence[int], diplomats: Sequence[bool]) -> list[tuple[int, int]]:
    """Victory and Defeat tokens of every city (C32, C33, C37)."""
    taken = []
    for seat, strength in enumerate(strengths):
        round_table = [*range(seat + 1, len(strengths)), *range(seat)]
        present = [other for other in round_table if not diplomats[other]]
        opponents = {present[0], present[-1]} if present and not diplomats[seat] else set()
        won = sum(strength > strengths[other] for other in opponents)
        taken.append((won, sum(strength < strengths[other] for other in opponents)))
    return taken


def fought(state: WondersState, age: int) -> list[tuple[int, int]]:
    return [(city.victories[age - 1], city.defeats) for city in state.position.cities]


@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_every_set_of_diplomats_against_the_naive_model(players: int) -> None:
    """C32, C33 and C37: circles of 3 to 7 with 0 to 7 tokens in every place, two armies each."""
    chance = Chance(players)
    for diplomats in product((False, True), repeat=players):
        for age in (1, 3):
            strengths = [chance.below(6) for _ in range(players)]
            state = end_of_age(strengths, [int(absent) for absent in diplomats], age)
            assert fought(state, age) == naive_circle(strengths, diplomats), (strengths, diplomats)
            assert not any(city.diplomacy for city in state.position.cities)


@given(st.integers(3, 7), st.integers(1, 3), st.data())
def test_any_number_of_tokens_against_the_naive_model(players: int, age: int, data: st.DataObject) -> None:
    """C33, C36: up to 7 tokens per city; one is used, however many there are."""
    strengths = data.draw(st.lists(st.integers(0, 5), min_size=players, max_size=players))
    tokens = data.draw(st.lists(st.integers(0, 7), min_size=players, max_size=players))
    state = end_of_age(strengths, tokens, age)
    assert fought(state, age) == naive_circle(strengths, [token > 0 for token in tokens])
    assert [city.diplomacy for city in state.position.cities] == [max(0, token - 1) for token in tokens]


# Teams.


def test_the_stronger_of_two_opponents_takes_two_tokens() -> None:
    """C53, C55 and C56, the example: end of Age II, you 2, opponent 5."""
    state = end_of_age([0, 2, 5, 0], age=2, teams=True)
    assert fought(state, 2) == [(0, 0), (0, 2), (2, 0), (0, 0)]


def test_a_token_halves_the_conflict() -> None:
    """C57 and C58, the example: as above with one Diplomacy token on your side."""
    state = end_of_age([0, 2, 5, 0], [0, 1, 0, 0], age=2, teams=True)
    assert fought(state, 2) == [(0, 0), (0, 1), (1, 0), (0, 0)]


def test_two_tokens_make_peace() -> None:
    """C59: both opponents have one, neither takes anything; both tokens are used."""
    state = end_of_age([0, 2, 5, 0], [0, 1, 2, 0], age=2, teams=True)
    assert fought(state, 2) == [(0, 0)] * 4
    assert [city.diplomacy for city in state.position.cities] == [0, 0, 1, 0]


def test_equal_opponents_take_nothing() -> None:
    """C54: and team-mates do not fight each other (C51), however unequal."""
    state = end_of_age([0, 4, 4, 0], age=1, teams=True)
    assert fought(state, 1) == [(0, 0)] * 4


def test_a_token_is_for_its_player_alone() -> None:
    """C57: the team-mate fights for two tokens as ever."""
    state = end_of_age([1, 2, 5, 3], [0, 1, 0, 0], age=1, teams=True)
    assert fought(state, 1) == [(0, 2), (0, 1), (1, 0), (2, 0)]


def naive_teams(strengths: Sequence[int], diplomats: Sequence[bool]) -> list[tuple[int, int]]:
    """Even seats have their team-mate on the left and the opponent on the right; odd seats vice versa."""
    taken = []
    for seat, strength in enumerate(strengths):
        opponent = (seat + 1 if seat % 2 else seat - 1) % len(strengths)
        stakes = {0: 2, 1: 1, 2: 0}[[diplomats[seat], diplomats[opponent]].count(True)]
        foe = strengths[opponent]
        taken.append((stakes if strength > foe else 0, stakes if strength < foe else 0))
    return taken


@pytest.mark.parametrize("players", [4, 6])
def test_team_conflicts_with_every_set_of_diplomats(players: int) -> None:
    """C51, C52, C53, C57, C58 and C59 against the naive model."""
    chance = Chance(players)
    for diplomats in product((False, True), repeat=players):
        for age in (1, 2, 3):
            strengths = [chance.below(4) for _ in range(players)]
            state = end_of_age(strengths, [int(absent) for absent in diplomats], age, teams=True)
            assert fought(state, age) == naive_teams(strengths, diplomats), (strengths, diplomats)
            assert not any(city.diplomacy for city in state.position.cities)
