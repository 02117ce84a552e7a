"""Sequential halving: how it shares out its playouts, and what it finds."""

from typing import Any

import pytest

import heptapolis
from heptapolis.core.chance import Chance
from heptapolis.core.contract import Game
from heptapolis.kernel.engine import engine_of
from heptapolis.search.actor_critic import new_weights
from heptapolis.search.halving import HalvingSearch
from heptapolis.search.network_weights import network_shape
from heptapolis.search.policy_weights import policy_of
from heptapolis.search.search import SearchConfig

GAMES: list[Game] = [
    heptapolis.make("wonders", players=3),
    heptapolis.make("wonders", players=4, expansions=["cities"], teams=True),
    heptapolis.make("dice", players=2),
]


def search_of(game: Game, threads: int = 1) -> HalvingSearch:
    engine = engine_of(game)
    weights = new_weights(network_shape(engine), policy_of(game, engine), 1)
    return HalvingSearch(engine, weights, SearchConfig(threads=threads))


def position(game: Game, age: int = 1, turn: int = 1) -> Any:
    """The view of seat 0 at the start of a turn of a random card game."""
    state, chance = game.new(2), Chance(2)
    view: Any = state.view(0)
    while (view.age, view.turn) != (age, turn):
        state.play({seat: chance.pick(state.legal(seat)) for seat in state.to_act})
        view = state.view(0)
    return view


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_the_better_half_gets_the_next_playouts(game: Game) -> None:
    found = search_of(game).run_playouts(game.new(2).view(0), 0, 1, 300)
    visits = [stats.visits for stats in found]
    assert visits == sorted(visits, reverse=True)
    assert visits[0] == visits[1 if len(visits) > 1 else 0]
    assert 0.8 * 300 <= sum(visits) <= 1.2 * 300


def test_threads_share_the_playouts() -> None:
    game = GAMES[0]
    one, two = (search_of(game, threads).run_playouts(position(game), 0, 1, 400) for threads in (1, 2))
    assert len(one) == len(two)
    assert sum(stats.visits for stats in two) == pytest.approx(sum(stats.visits for stats in one), rel=0.2)


def test_with_time_every_candidate_is_tried() -> None:
    game = GAMES[0]
    found = search_of(game).run_seconds(position(game), 0, 1, 0.001)
    assert all(stats.visits for stats in found)


def test_without_playouts_the_priors_decide() -> None:
    game = GAMES[0]
    found = search_of(game).run_playouts(position(game), 0, 1, 0)
    assert [stats.prior for stats in found] == sorted((stats.prior for stats in found), reverse=True)


def test_it_finds_the_best_last_card() -> None:
    """On the last turn an untrained network knows nothing; what the playouts add up to decides."""
    game = GAMES[0]
    view = position(game, 3, 6)
    few, many = (search_of(game).run_playouts(view, 0, seed, 10**seed) for seed in (3, 4))
    assert few[0].move == many[0].move
