"""The dice game behind the contract: JSON, records, conformance, invariants."""

from collections.abc import Callable

import pytest

from heptapolis.core.chance import Chance, derive
from heptapolis.core.conformance import check_game
from heptapolis.core.errors import BadData, IllegalMove, WrongSeats
from heptapolis.core.record import Record
from heptapolis.games.dice.city import City
from heptapolis.games.dice.game import Dice, DiceState
from heptapolis.games.dice.symbols import Building
from tests.games.dice.arrange import TEST_SET, enough_boards, play, table


def played(game: Dice, seed: int) -> tuple[DiceState, Record]:
    """A random game and its record."""
    state, record, chance = game.new(seed), Record.of(game, seed), Chance(seed, stream=9)
    while state.to_act:
        record.play(state, {seat: chance.pick(state.legal(seat)) for seat in state.to_act})
    return state, record


@pytest.mark.parametrize("players", range(2, 8))
@pytest.mark.parametrize("agora_tie", ["all", "none"])
@pytest.mark.parametrize("boards", ["deal", "choose"])
def test_the_contract(players: int, agora_tie: str, boards: str) -> None:
    """D11, D17, R7: every configuration keeps it."""
    report = check_game(Dice(players=players, agora_tie=agora_tie, boards=boards), games=2)
    assert report.decisions > 50


def test_the_contract_on_boards_of_your_own() -> None:
    check_game(Dice(players=4, board_set=enough_boards()), games=2)


def test_a_record_carries_its_boards() -> None:
    """A game on a user's own boards replays anywhere."""
    state, record = played(Dice(players=2, board_set=TEST_SET), 3)
    assert Record.from_json(record.to_json()).final().result() == state.result()


def test_a_state_saved_in_the_middle_of_a_chain_plays_on() -> None:
    """The pending decisions and the turn's start are part of the state (R6)."""
    state = table("beta wonder:1-2", forum="blue mask 0")
    play(state, "stage 3")
    play(state, "cross agora 1")
    loaded = state.game.state_from_json(state.to_json())
    assert loaded.to_json() == state.to_json()
    assert loaded.legal(0) == state.legal(0)


def test_other_states_are_refused() -> None:
    text = Dice(players=2).new(1).to_json()
    with pytest.raises(BadData, match="different options"):
        Dice(players=3).state_from_json(text)
    with pytest.raises(BadData, match="not a state"):
        Dice(players=2).state_from_json(text.replace('"schema":1', '"schema":99'))


def test_refused_moves_leave_the_state_untouched() -> None:
    """D21, D55: out of order, and not unlocked."""
    state = table("alpha", forum="blue mask 0, white laurel 0")
    before = state.to_json()
    for move in ("build agora 2 with blue", "build gallery 5 with white", "stage 2", "decline"):
        with pytest.raises(IllegalMove):
            play(state, move)
    with pytest.raises(WrongSeats):
        state.play({0: state.parse("pass")})
    assert state.to_json() == before


def test_the_same_turn_rolls_the_same_dice_whatever_was_played() -> None:
    """D14: dice come from the seed and the turn."""
    idle, busy = Dice(players=2).new(8), Dice(players=2).new(8)
    play(idle)
    busy.play({seat: busy.legal(seat)[0] for seat in busy.to_act})
    while busy.position.turn < 2:
        play(busy)
    assert idle.position.forum == busy.position.forum


@pytest.mark.parametrize(
    ("reason", "spoil"),
    [
        ("R12", lambda city: setattr(city, "coins", -1)),
        ("out of order", lambda city: city.cross(Building.WONDER, 2)),
        ("R3", lambda city: city.bonuses.append(1)),
    ],
)
def test_invariants_notice(reason: str, spoil: Callable[[City], None]) -> None:
    """D21, R3, R12: the checks themselves work."""
    state = Dice(players=2).new(1)
    state.check()
    spoil(state.position.cities[0])
    with pytest.raises(AssertionError, match=reason):
        state.check()


def test_invariants_count_the_dice() -> None:
    """D54."""
    state = Dice(players=2).new(1)
    state.position.forum.pop()
    with pytest.raises(AssertionError, match="D54"):
        state.check()


def random_games(players: int, first: int, number: int) -> None:
    """Play, and check the invariants at every step."""
    game = Dice(players=players)
    for count in range(first, first + number):
        state, chance = game.new(derive(players, count)), Chance(count, stream=9)
        while state.to_act:
            state.play({seat: chance.pick(state.legal(seat)) for seat in state.to_act})
            state.check()
        assert max(len(city.bonuses) for city in state.position.cities) == 3


FEW, MANY = 40, 2000


@pytest.mark.slow
@pytest.mark.parametrize("players", range(2, 8))
def test_random_games_hold_the_invariants(players: int) -> None:
    """D16, D21, D38, D54, R3, R12: 7 dice, no debt, boxes in order, at most 3 bonuses."""
    random_games(players, 0, FEW)


@pytest.mark.soak
@pytest.mark.parametrize("players", range(2, 8))
def test_many_random_games_hold_the_invariants(players: int) -> None:
    """D16, D21, D38, D54, R3, R12: the same, two thousand games for every number of players."""
    random_games(players, FEW, MANY - FEW)
