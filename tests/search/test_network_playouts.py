"""Playouts to the end of the game in which the searching seat follows a network."""

from typing import Any

import numpy as np
import pytest

import heptapolis
from heptapolis.core.chance import Chance
from heptapolis.core.contract import Game
from heptapolis.kernel.engine import engine_of
from heptapolis.search.actor_critic import new_weights
from heptapolis.search.network_playouts import NetworkPlayoutSearch
from heptapolis.search.network_weights import network_shape
from heptapolis.search.policy_weights import policy_of
from heptapolis.search.search import Search, SearchConfig

GAMES: list[Game] = [
    heptapolis.make("wonders", players=3),
    heptapolis.make("wonders", players=4, expansions=["cities"], teams=True),
    heptapolis.make("dice", players=2),
]


def search_of(game: Game, config: SearchConfig | None = None, layers: float = 1) -> NetworkPlayoutSearch:
    engine = engine_of(game)
    linear = policy_of(game, engine)
    weights = new_weights(network_shape(engine), linear, 1, share=1)
    weights[len(linear) :] *= layers
    return NetworkPlayoutSearch(engine, weights, config or SearchConfig())


def position(game: Game, age: int, turn: int) -> Any:
    """The view of seat 0 at the start of a turn of a random card game."""
    state, chance = game.new(2), Chance(2)
    view: Any = state.view(0)
    while (view.age, view.turn) != (age, turn):
        state.play({seat: chance.pick(state.legal(seat)) for seat in state.to_act})
        view = state.view(0)
    return view


@pytest.mark.parametrize("game", GAMES, ids=str)
@pytest.mark.parametrize("tree", ["flat", "solo", "multi"])
def test_every_playout_is_counted_once(game: Game, tree: str) -> None:
    config = SearchConfig(tree=tree)
    found = search_of(game, config).run_playouts(game.new(2).view(0), 0, 1, 200)
    assert sum(stats.visits for stats in found) == 200


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_without_hidden_layers_it_is_the_search_with_the_linear_policy(game: Game) -> None:
    """The network's policy is then the linear one, so both searches run the very same playouts."""
    view = game.new(3).view(0)
    guided = search_of(game, layers=0).run_playouts(view, 0, 7, 100)
    plain = Search(engine_of(game), policy_of(game, engine_of(game)), SearchConfig())
    assert guided == plain.run_playouts(view, 0, 7, 100)


def test_the_end_of_the_game_decides_and_not_the_value() -> None:
    game = GAMES[0]
    engine = engine_of(game)
    blank = np.zeros(int(network_shape(engine)[0].total), np.float32)
    search = NetworkPlayoutSearch(engine, blank, SearchConfig())
    values = {stats.value for stats in search.run_playouts(position(game, 3, 6), 0, 1, 100) if stats.visits}
    assert len(values) > 1
