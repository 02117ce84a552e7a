"""The card game behind the contract: JSON, copies, records, refusals, conformance."""

import itertools
import json

import pytest

import heptapolis
from heptapolis.core.chance import Chance
from heptapolis.core.errors import BadData, HeptapolisError, IllegalMove, WrongSeats
from heptapolis.core.record import Record
from heptapolis.games.wonders.game import Wonders, WondersState
from heptapolis.games.wonders.moves import Sell
from tests.games.wonders.arrange import play, table


def play_on(state: WondersState, seed: int = 1, steps: int = 99) -> WondersState:
    chance = Chance(seed)
    for _ in range(steps):
        if state.to_act:
            state.play({seat: chance.pick(state.legal(seat)) for seat in state.to_act})
    return state


def test_the_snippet_of_the_package() -> None:
    """B1: the first game of a Python programmer."""
    game = heptapolis.make("wonders", players=4)
    state = game.new(seed=7)
    while state.to_act:
        state.play({seat: state.legal(seat)[0] for seat in state.to_act})
    assert len(state.result().totals) == 4


def test_the_same_seed_and_moves_end_alike() -> None:
    ends = {play_on(Wonders(players=4).new(5)).to_json() for _ in range(2)}
    assert len(ends) == 1


# Copies and JSON.


@pytest.mark.parametrize("steps", [0, 1, 8, 15, 25])
@pytest.mark.parametrize("options", [{}, {"open": True, "boards": "choose"}], ids=str)
def test_a_loaded_state_plays_on_identically(steps: int, options: dict[str, bool | str]) -> None:
    game = heptapolis.make("wonders", players=3, **options)
    assert isinstance(game, Wonders)
    state = play_on(game.new(8), seed=8, steps=steps)
    loaded = game.state_from_json(state.to_json())
    assert play_on(loaded, seed=9).to_json() == play_on(state, seed=9).to_json()


def test_a_copy_is_independent() -> None:
    state = play_on(Wonders(players=3).new(8), steps=5)
    before = state.to_json()
    play_on(state.copy(), steps=1)
    assert state.to_json() == before


@pytest.mark.parametrize("sides", ["choose", "day", "random"])
@pytest.mark.parametrize("steps", [0, 1, 4])
def test_a_copy_tells_the_same_story(sides: str, steps: int) -> None:
    """The set-up used to report its events with the first move, and a copy had lost them."""
    state = play_on(Wonders(players=3, sides=sides).new(8), steps=steps)
    moves = {seat: state.legal(seat)[0] for seat in state.to_act}
    assert state.copy().play(moves) == state.play(moves)


def test_state_json_has_a_version() -> None:
    assert json.loads(Wonders().new(1).to_json())["schema"] == 1


@pytest.mark.parametrize(
    "change", [{"schema": 99}, {"game": "dice"}, {"position": {}}, {"position": None}], ids=str
)
def test_json_that_is_not_a_state(change: dict[str, object]) -> None:
    text = json.dumps(json.loads(Wonders().new(1).to_json()) | change)
    with pytest.raises(BadData):
        Wonders().state_from_json(text)


@pytest.mark.parametrize("text", ["", "[]", "{}", "no json", "null"])
def test_text_that_is_not_a_state(text: str) -> None:
    with pytest.raises(BadData):
        Wonders().state_from_json(text)


def test_a_state_of_other_options() -> None:
    with pytest.raises(BadData, match="different options"):
        Wonders(players=4).state_from_json(Wonders(players=5).new(1).to_json())


def test_an_unknown_card_in_a_state() -> None:
    text = Wonders(players=3, sides="day").new(1).to_json().replace('"altar"', '"pyramid"')
    with pytest.raises(HeptapolisError, match="pyramid"):
        Wonders(players=3, sides="day").state_from_json(text)


# Refusals.


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("build palace", "not legal"),  # cannot be paid
        ("build altar", "not legal"),  # not in hand
        ("stage 2 with palace", "not legal"),
        ("sell altar", "not legal"),
        ("decline", "not legal"),
        ("side day", "not legal"),
    ],
)
def test_illegal_moves_change_nothing(move: str, reason: str) -> None:
    """B17, B18: what is not among the legal moves is refused, for all seats together."""
    state = table("gizah 0c", "rhodos", "ephesos", hands=["palace", "tavern", "tavern"])
    before = state.to_json()
    with pytest.raises(IllegalMove, match=reason):
        play(state, move)
    assert state.to_json() == before


def test_overpaying_is_not_legal() -> None:
    """W3: only the minimal payments."""
    state = table("gizah 9c", "babylon", "ephesos", hands=["stockade"])
    with pytest.raises(IllegalMove, match="build stockade < 2L"):
        play(state, "build stockade < 3L")


@pytest.mark.parametrize("seats", [(), (0,), (0, 1), (0, 1, 2, 3), (1, 2, 3)])
def test_moves_of_exactly_the_seats_that_must_act(seats: tuple[int, ...]) -> None:
    """B17: all at once, nobody else."""
    state = table("gizah", "rhodos", "ephesos")
    tavern = state.position.hands[0][0]
    with pytest.raises(WrongSeats):
        state.play(dict.fromkeys(seats, Sell(tavern)))


@pytest.mark.parametrize("seats", [(), (0,), (0, 1, 2)])
def test_a_finished_game_takes_no_moves(seats: tuple[int, ...]) -> None:
    """B37: not even the empty one, which once ended in a KeyError."""
    state = table("gizah", "rhodos", "ephesos", age=3, turn=6)
    tavern = state.position.hands[0][0]
    play(state)
    with pytest.raises(WrongSeats, match="over"):
        state.play(dict.fromkeys(seats, Sell(tavern)))


# Records.


def test_a_record_replays() -> None:
    game = Wonders(players=5)
    state, record, chance = game.new(3), Record.of(game, 3), Chance(1)
    while state.to_act:
        record.play(state, {seat: chance.pick(state.legal(seat)) for seat in state.to_act})
    assert Record.from_json(record.to_json()).final().to_json() == state.to_json()


# Conformance: every base configuration.

CONFIGURATIONS = list(
    itertools.product(range(3, 8), ["choose", "day", "night", "random"], ["deal", "choose"], [False, True])
)


@pytest.mark.parametrize(("players", "sides", "boards", "shown"), CONFIGURATIONS)
def test_conformance(players: int, sides: str, boards: str, shown: bool) -> None:
    """B1, W16, W17: whole games in every configuration keep the contract."""
    game = Wonders(players=players, sides=sides, boards=boards, open=shown)
    report = heptapolis.check_game(game, games=2, seed=players, thorough=12 * players if shown else 12)
    assert report.decisions >= 2 * 18 * players
