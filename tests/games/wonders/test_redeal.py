"""What a seat cannot know is redrawn; what it knows stays."""

from collections import Counter

import pytest

from heptapolis.core.chance import Chance
from heptapolis.games.wonders.effects import Colour
from heptapolis.games.wonders.game import Wonders, WondersState
from heptapolis.games.wonders.model import Card


def after(steps: int, game: Wonders, seed: int = 11) -> WondersState:
    state, chance = game.new(seed), Chance(seed, stream=1)
    for _ in range(steps):
        state.play({seat: chance.pick(state.legal(seat)) for seat in state.to_act})
    return state


FOUR = Wonders(players=4, sides="random")


def redeals(state: WondersState, seat: int | None, number: int = 30) -> list[WondersState]:
    return [state.redeal(seat, Chance(seed)) for seed in range(number)]


@pytest.mark.parametrize("steps", [0, 3, 7, 14])
@pytest.mark.parametrize("seat", [None, 0, 3])
def test_the_view_stays(steps: int, seat: int | None) -> None:
    """B15, B20, B21: a seat cannot tell the new deal from the old one."""
    state = after(steps, FOUR)
    assert {other.view(seat).to_json() for other in redeals(state, seat)} == {state.view(seat).to_json()}


@pytest.mark.parametrize("steps", [0, 1, 7, 13])
def test_the_other_hands_change(steps: int) -> None:
    """B15: other hands really are redrawn; otherwise comparing them would test nothing."""
    state = after(steps, FOUR)
    assert len({str(other.position.hands[2]) for other in redeals(state, 0)}) > 10


def test_a_hand_that_was_passed_on_is_known() -> None:
    """B22: seat 0 held the hand that seat 1 holds now: it knows its cards."""
    state = after(1, FOUR)
    wanted = Counter(state.position.hands[1])
    assert [Counter(other.position.hands[1]) for other in redeals(state, 0)] == [wanted] * 30


def test_the_guilds_in_the_game_change() -> None:
    """B10: which guilds were drawn is unknown."""

    def guilds(state: WondersState) -> set[Card]:
        age_three = (card for hand in state.position.deal.hands[2] for card in hand)
        return {card for card in age_three if card.colour is Colour.PURPLE}

    state = after(3, FOUR)
    assert {len(guilds(other)) for other in redeals(state, 0)} == {6}
    assert len(set.union(*(guilds(other) for other in redeals(state, 0)))) == 10


@pytest.mark.parametrize("seat", [None, 0, 2])
def test_a_new_deal_can_be_played_to_the_end(seat: int | None) -> None:
    """B1: it is a game like any other."""
    state = after(9, FOUR).redeal(seat, Chance(1))
    chance = Chance(2)
    while state.to_act:
        state.play({mover: chance.pick(state.legal(mover)) for mover in state.to_act})
        state.check()
    assert state.position.age == 3


def test_nothing_is_hidden_at_the_end() -> None:
    """B37: a finished game lies open."""
    state = after(0, FOUR)
    chance = Chance(2)
    while state.to_act:
        state.play({seat: chance.pick(state.legal(seat)) for seat in state.to_act})
    assert state.redeal(0, Chance(5)).to_json() == state.to_json()


def test_the_open_mode_hides_only_what_is_not_dealt() -> None:
    """W17: all hands are known, the next Ages are not."""
    state = after(3, Wonders(players=3, sides="day", open=True))
    others = redeals(state, 0)
    assert {str(other.position.hands) for other in others} == {str(state.position.hands)}
    assert len({str(other.position.deal.hands[1]) for other in others}) > 10
