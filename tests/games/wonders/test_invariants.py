"""What holds after every step: the check itself, and thousands of random games."""

from collections import Counter

import pytest

from heptapolis.core.chance import Chance, derive
from heptapolis.games.wonders.game import Wonders, WondersState
from heptapolis.games.wonders.model import Card
from heptapolis.games.wonders.state import Discarded

CHUNK = 100  # games
CHUNKS, SOAKED = 4, 16  # for each number of players: in every run, and under the marker `soak`
CHECK_EVERY = 6  # steps; the end is always checked


def started() -> WondersState:
    return Wonders(players=3, sides="day").new(1)


def test_a_sound_position_passes() -> None:
    started().check()


def test_negative_coins_are_found() -> None:
    """W4: coins never go below zero."""
    state = started()
    state.position.cities[1].coins = -1
    with pytest.raises(AssertionError, match="W4"):
        state.check()


def test_two_buildings_of_a_name_are_found() -> None:
    """B19: a city never holds them."""
    state = started()
    for _ in range(2):
        state.position.cities[1].build(Card.from_text("altar"))
    with pytest.raises(AssertionError, match="B19"):
        state.check()


def test_a_lost_card_is_found() -> None:
    state = started()
    state.position.hands[0].pop()
    with pytest.raises(AssertionError, match="cards lost or duplicated"):
        state.check()


def test_a_card_too_many_is_found() -> None:
    state = started()
    state.position.discard.append(Discarded(Card.from_text("altar"), 1, 1, 0, frozenset()))
    with pytest.raises(AssertionError, match="cards lost or duplicated"):
        state.check()


def test_a_stage_without_a_card_is_found() -> None:
    """B20: a card lies under every stage."""
    state = started()
    state.position.cities[0].build_stage()
    with pytest.raises(AssertionError, match="stages of seat 0"):
        state.check()


def dealt_cards(state: WondersState) -> Counter[str]:
    return Counter(card.name for age in state.position.deal.hands for hand in age for card in hand)


def cards_at_the_end(state: WondersState) -> Counter[str]:
    position = state.position
    piles = [*position.hands, *position.tucked, [entry.card for entry in position.discard]]
    piles += [city.buildings for city in position.cities]
    return Counter(card.name for pile in piles for card in pile)


def check_end(state: WondersState) -> None:
    """Cards conserved, coins, names and sheets, counted here without the engine's own check."""
    state.check()
    assert cards_at_the_end(state) == dealt_cards(state)
    result = state.result()
    for city, sheet, total in zip(state.position.cities, result.sheets, result.totals, strict=True):
        names = [card.name for card in city.buildings]
        assert len(set(names)) == len(names)
        assert city.coins >= 0
        assert sheet["treasury"] == city.coins // 3
        assert sum(sheet.values()) == total
    tokens = [sum(city.victories) for city in state.position.cities]
    assert sum(tokens) == sum(city.defeats for city in state.position.cities)


@pytest.mark.slow
@pytest.mark.parametrize(
    "chunk",
    [*range(CHUNKS), *(pytest.param(CHUNKS + n, marks=pytest.mark.soak) for n in range(SOAKED))],
)
@pytest.mark.parametrize("players", range(3, 8))
def test_random_games(players: int, chunk: int) -> None:
    """B1, B2, B19, W4: cards conserved, coins never negative, no duplicate names, the sheet adds up.

    The whole position is checked every few steps and at the end: after every step it would take most
    of the time of all tests, and what is broken stays broken.
    """
    game = Wonders(players=players, sides="random")
    for number in range(chunk * CHUNK, (chunk + 1) * CHUNK):
        seed = derive(players, number)
        state, chance, step = game.new(seed), Chance(seed, stream=1), 0
        while state.to_act:
            state.play({seat: chance.pick(state.legal(seat)) for seat in state.to_act})
            step += 1
            assert min(city.coins for city in state.position.cities) >= 0
            if step % CHECK_EVERY == 0:
                state.check()
        check_end(state)
