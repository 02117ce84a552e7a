"""What a seat sees, and what it does not."""

import json

import pytest

from heptapolis.core.chance import Chance
from heptapolis.games.wonders.game import Wonders, WondersState
from heptapolis.games.wonders.moves import Sell
from tests.games.wonders.arrange import play, table


def names(cards: object) -> list[str]:
    assert isinstance(cards, list | tuple)
    return [card.name for card in cards]


def some_turns(game: Wonders, steps: int, seed: int = 3) -> WondersState:
    state, chance = game.new(seed), Chance(seed, stream=1)
    for _ in range(steps):
        state.play({seat: chance.pick(state.legal(seat)) for seat in state.to_act})
    return state


def test_a_player_sees_the_cards_in_hand() -> None:
    """B15: players see their own cards."""
    view = table(hands=["altar walls", "loom", "mine"]).view(0)
    assert view.seat == 0
    assert '"altar","walls"' in view.to_json()


@pytest.mark.parametrize("seat", [None, 1, 2])
def test_other_hands_are_hidden(seat: int | None) -> None:
    """B15: hands are secret; how many cards they hold is not."""
    state = table("gizah", "rhodos", "ephesos", hands=["altar walls", "loom mine", "loom mine"])
    hands = json.loads(state.view(seat).to_json())["hands"]
    assert hands[0] == ["?", "?"]


def test_a_spectator_sees_no_hand() -> None:
    """B15: spectators see only backs."""
    state = table(hands=["altar walls", "loom", "mine"])
    assert json.loads(state.view(None).to_json())["hands"] == [["?", "?"], ["?"], ["?"]]


def test_choices_of_a_turn_stay_secret() -> None:
    """B17: nobody's choice is known before all have chosen, so that no view holds one."""
    state = some_turns(Wonders(players=4), 5)
    assert [json.loads(state.view(seat).to_json())["chosen"] for seat in range(4)] == [{}] * 4


def test_cities_are_open() -> None:
    """B14: everybody sees what stands, and the coins."""
    state = table("gizah 7c walls", "rhodos 2st", "ephesos")
    cities = json.loads(state.view(2).to_json())["cities"]
    assert (cities[0]["buildings"], cities[0]["coins"], cities[1]["stages"]) == (["walls"], 7, 2)


def test_a_sold_card_is_known_to_its_seller_alone() -> None:
    """B21: it lies face down."""
    state = table("gizah", "rhodos", "ephesos", hands=["walls", "altar", "altar"])
    play(state, "sell walls", "build altar", "build altar")
    seen = [json.loads(state.view(seat).to_json())["discard"][0]["card"] for seat in (0, 1, 2, None)]
    assert seen == ["walls", "?", "?", "?"]


def test_a_sold_card_is_hidden_in_the_log() -> None:
    """B20, B21: neither the sold card nor the one under a stage is told to others."""
    state = table("gizah", "olympia quarry", "ephesos", hands=["walls", "stables", "altar"])
    play(state, "sell walls", "stage 1 with stables", "build altar")
    logs = [json.loads(state.view(seat).to_json())["log"][-1]["moves"] for seat in (0, 1, None)]
    assert [list(log.values()) for log in logs] == [
        ["sell walls", "stage 1 with ?", "build altar"],
        ["sell ?", "stage 1 with stables", "build altar"],
        ["sell ?", "stage 1 with ?", "build altar"],
    ]


def test_a_card_under_a_stage_is_known_to_its_player_alone() -> None:
    """B20: face down under the board."""
    state = table("gizah sawmill", "rhodos", "ephesos", hands=["walls", "altar", "altar"])
    play(state, "stage 1 with walls", "build altar", "build altar")
    tucked = [json.loads(state.view(seat).to_json())["tucked"][0] for seat in (0, 1, None)]
    assert tucked == [["walls"], ["?"], ["?"]]


def test_leftover_cards_are_hidden() -> None:
    """B23: discarded face down."""
    state = table("gizah", "rhodos", "ephesos", hands=["altar walls", "loom mine", "loom quarry"], turn=6)
    play(state, "build altar", "build loom", "build loom")
    discard = json.loads(state.view(0).to_json())["discard"]
    assert [entry["card"] for entry in discard] == ["walls", "?", "?"]


def test_halikarnassos_looks_through_the_pile() -> None:
    """W14: the owner sees every discarded card, the others do not."""
    state = table("halikarnassos night brickyard", hands=["tavern"], discard="palace walls")
    play(state, "stage 1 with tavern")
    seen = [json.loads(state.view(seat).to_json())["discard"][:2] for seat in (0, 1)]
    assert [[entry["card"] for entry in pile] for pile in seen] == [["palace", "walls"], ["?", "?"]]


def test_moves_are_told_to_the_seat_that_has_them() -> None:
    """B17: a view contains the seat's own moves and nobody else's."""
    state = table(hands=["altar walls", "loom", "mine"])
    assert json.loads(state.view(1).to_json())["legal"] == ["build loom", "sell loom"]
    assert json.loads(state.view(None).to_json())["legal"] == []


def test_offers_say_what_a_card_costs() -> None:
    """B30, B35: the price to each neighbour, why it is free, or why it cannot be built."""
    state = table("gizah theater altar", "babylon", "ephesos", hands=["stockade gardens altar lodge"])
    offers = json.loads(state.view(0).to_json())["offers"]
    assert offers["stockade"]["splits"] == [[2, 0]]
    assert offers["gardens"]["waiver"] == {"kind": "chain", "by": "theater"}
    assert offers["altar"]["obstacle"] == "owned"
    assert offers["lodge"]["obstacle"] == "resources"


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_open_mode_shows_everything(seat: int | None) -> None:
    """B24, W17: all hands and all choices, to spectators as well."""
    state = Wonders(players=3, sides="day", open=True).new(1)
    first = state.position.hands[0][0]
    state.play({0: Sell(first)})
    view = json.loads(state.view(seat).to_json())
    assert view["hands"] == [names(hand) for hand in state.position.hands]
    assert view["chosen"] == {"0": f"sell {first}"}


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_open_mode_shows_what_was_sold(seat: int | None) -> None:
    """W17: the choice was shown, so that its card is known in the log and in the discard pile."""
    state = Wonders(players=3, sides="day", open=True).new(1)
    first = [hand[0] for hand in state.position.hands]
    for card in first:
        state.play({state.to_act[0]: Sell(card)})
    view = json.loads(state.view(seat).to_json())
    assert list(view["log"][-1]["moves"].values()) == [f"sell {card}" for card in first]
    assert [entry["card"] for entry in view["discard"]] == names(first)


def test_open_mode_does_not_show_the_next_ages() -> None:
    """W17, B15: nobody has what is not dealt yet."""
    state = Wonders(players=3, sides="day", open=True).new(1)
    undealt = {card.name for hand in state.position.deal.hands[2] for card in hand}
    assert not [name for name in undealt if f'"{name}"' in state.view(0).to_json()]


def test_no_view_holds_the_deal() -> None:
    """B10, B15: the guilds that are in the game are unknown before Age III."""
    state = Wonders(players=3, sides="day").new(1)
    assert [seat for seat in (None, 0, 1, 2) if "guild" in state.view(seat).to_json()] == []


def test_at_the_end_everything_lies_open() -> None:
    """B37, B40: the final view has the score sheets."""
    state = table("gizah palace", age=3, turn=6)
    play(state)
    view = json.loads(state.view(None).to_json())
    assert view["result"]["sheets"][0]["civilian"] == 8
    assert "?" not in [entry["card"] for entry in view["discard"]]


def test_no_result_before_the_end() -> None:
    """B1: points are added after Age III."""
    assert json.loads(table().view(0).to_json())["result"] is None


def test_a_view_does_not_change_with_the_game() -> None:
    """B17: it is what was known at its time."""
    state = Wonders(players=3, sides="day").new(1)
    view = state.view(0)
    before = view.to_json()
    play(state)
    assert view.to_json() == before


def test_the_log_of_a_copy_goes_its_own_way() -> None:
    """What a seat saw is kept from turn to turn: two games with the same beginning must not share the end."""
    state = some_turns(Wonders(players=3), 4)
    before = state.view(0).log
    twin = state.copy()
    state.play({seat: state.legal(seat)[0] for seat in state.to_act})
    twin.play({seat: twin.legal(seat)[-1] for seat in twin.to_act})
    for one in (state, twin):
        seen = one.view(0).log
        assert seen == tuple(step.seen_by((0,)) for step in one.position.log)
        assert seen[:-1] == before
    assert state.view(0).log[-1] != twin.view(0).log[-1]
