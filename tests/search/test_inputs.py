"""What the network reads: named, within its capacity, and nothing that the seat cannot know."""

from typing import Any

import numpy as np
import pytest

import heptapolis
from heptapolis.core.chance import Chance
from heptapolis.core.contract import Game
from heptapolis.games.wonders.state import Phase
from heptapolis.kernel.engine import engine_of
from heptapolis.search.network import MAX_INPUTS
from heptapolis.search.network_search import NetworkSearch, NetworkSearchThread
from heptapolis.search.network_weights import network_shape
from heptapolis.search.search import SearchConfig

GAMES = [
    heptapolis.make("wonders", players=3),
    heptapolis.make("wonders", players=7, expansions=["cities"], boards="choose"),
    heptapolis.make("wonders", players=4, expansions=["cities"], teams=True),
    heptapolis.make("dice", players=2, boards="choose"),
    heptapolis.make("dice", players=5),
]


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_inputs_have_names_and_fit(game: Game) -> None:
    inputs = engine_of(game).inputs
    assert len(set(inputs.names())) == inputs.SIZE == sum(size for _, size in inputs.GROUPS)
    assert inputs.MAX_ACTIVE <= MAX_INPUTS


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_another_draw_of_what_a_seat_cannot_know_changes_no_input(game: Game) -> None:
    thread, state, chance = reader(game), game.new(3), Chance(3)
    while state.to_act:
        for seat in state.to_act:
            twin = state.redeal(seat, Chance(chance.below(1000)))
            found = read(thread, state.view(seat), seat)
            assert found == read(thread, twin.view(seat), seat)
            assert len(found) <= thread.engine.inputs.MAX_ACTIVE
        state.play({seat: chance.pick(state.legal(seat)) for seat in state.to_act})


def reader(game: Game) -> NetworkSearchThread:
    engine = engine_of(game)
    weights = np.zeros(int(network_shape(engine)[0].total), np.float32)
    NetworkSearch(engine, weights, SearchConfig())
    return NetworkSearchThread(engine, weights, SearchConfig())


def read(thread: NetworkSearchThread, view: Any, seat: int) -> list[tuple[int, float]]:
    thread.evaluate(view, seat)
    inputs = thread.inputs[0]
    count = int(inputs.count)
    return list(zip(inputs.index[:count].tolist(), inputs.value[:count].tolist(), strict=True))


def test_the_network_reads_what_can_be_built() -> None:
    game = heptapolis.make("wonders", players=3)
    thread, state, chance = reader(game), game.new(4), Chance(4)
    names = thread.engine.inputs.names()
    stage = [name for name in names if name.startswith("buildable")][-1]
    while state.to_act:
        for seat in state.to_act:
            view: Any = state.view(seat)
            found = {names[index] for index, _ in read(thread, view, seat)}
            if view.phase == Phase.CARD:
                moves = [str(move).split() for move in state.legal(seat)]
                cards = {f"buildable {words[1]}" for words in moves if words[0] == "build"}
                stages = {stage for words in moves if words[0] == "stage"}
                assert {name for name in found if name.startswith("buildable")} == cards | stages
        state.play({seat: chance.pick(state.legal(seat)) for seat in state.to_act})
