"""Networks and compiled opponents again, uncompiled or with every index checked (make lanes)."""

import pytest

import heptapolis
from heptapolis.bots.mcts import Mcts
from heptapolis.core.contract import Game
from heptapolis.kernel import jit
from heptapolis.kernel.engine import engine_of
from heptapolis.search import network_weights
from heptapolis.search.actor_critic import Schedule, new_weights
from heptapolis.search.network_weights import network_shape
from heptapolis.search.policy_weights import policy_of
from tests.envs.test_gymnasium import make, play
from tests.search.test_actor_critic import beginner

pytestmark = pytest.mark.lane
GAMES: list[Game] = [
    heptapolis.make("wonders", players=4, expansions=["cities"], teams=True),
    heptapolis.make("wonders", players=3, boards="choose"),
    heptapolis.make("dice", players=2),
]
TURNS = 4


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_a_network_learns(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    # Uncompiled, a look-ahead takes a minute; compiled code would keep what is patched.
    if jit.config.DISABLE_JIT:
        for name in ("TRIES", "TURNS_AHEAD"):
            monkeypatch.setattr(engine_of(game).self_play, name, 1)
    learner = beginner(game, Schedule(rounds=1, games=2, seed=1, look_ahead=0.05))
    assert [stats.number for stats in learner.learn()] == [1]


@pytest.mark.parametrize("tree", ["solo", "multi"])
@pytest.mark.parametrize("game", GAMES, ids=str)
def test_a_network_guides(game: Game, tree: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        network_weights,
        "network_of",
        lambda game, engine: new_weights(network_shape(engine), policy_of(game, engine), 1),
    )
    state = game.new(5)
    seats = [Mcts(guide="network", playouts=3, tree=tree).sit(game, seat, 1) for seat in range(game.players)]
    for _ in range(TURNS):
        state.play({seat: seats[seat].choose(state.view(seat), state.legal(seat)) for seat in state.to_act})
    assert len(state.to_act) > 0


@pytest.mark.parametrize(("name", "players"), [("wonders", 3), ("dice", 2)])
def test_compiled_opponents_play(name: str, players: int) -> None:
    for opponent in ("random", "policy"):
        env = make(name, opponents=[opponent] * (players - 1))
        assert len(play(env, seed=3)) > 5
