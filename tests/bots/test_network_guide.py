"""Bots guided by a network: legal, honest, repeatable, with any network that fits the game."""

import pytest

import heptapolis
from heptapolis.bots import parse_bot
from heptapolis.bots.mcts import Mcts, MctsPlayer
from heptapolis.core.chance import Chance
from heptapolis.core.contract import Game
from heptapolis.core.errors import HeptapolisError
from heptapolis.kernel.engine import AnyEngine, engine_of
from heptapolis.search import network_weights
from heptapolis.search.actor_critic import new_weights
from heptapolis.search.network_search import NetworkSearch, NetworkSearchThread
from heptapolis.search.network_weights import network_shape
from heptapolis.search.policy_weights import Vector, policy_of
from heptapolis.search.search import MoveStats, SearchConfig
from tests.bots.test_greedy import play_out
from tests.bots.test_mcts import KINDS


@pytest.fixture(autouse=True)
def untrained_network(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game has a network, with random layers: what follows must hold for any weights."""

    def network_of(game: Game, engine: AnyEngine) -> Vector:
        return new_weights(network_shape(engine), policy_of(game, engine), 1)

    monkeypatch.setattr(network_weights, "network_of", network_of)


@pytest.mark.parametrize("game", KINDS, ids=str)
@pytest.mark.parametrize("spec", ["mcts:guide=network,playouts=8", "policy:guide=network"])
def test_they_play_whole_games_of_every_kind_without_an_illegal_move(game: Game, spec: str) -> None:
    state, illegal = play_out(game, spec, 3)
    assert (state.to_act, illegal) == ((), 0)


@pytest.mark.parametrize("tree", ["solo", "multi"])
@pytest.mark.parametrize("game", KINDS, ids=str)
def test_a_new_deal_of_what_it_cannot_know_never_changes_its_choice(game: Game, tree: str) -> None:
    kind = Mcts(guide="network", playouts=12, tree=tree)
    state, chance = game.new(5), Chance(5)
    here, there = ([kind.sit(game, seat, 1) for seat in range(game.players)] for _ in range(2))
    while state.to_act:
        moves = {}
        for seat in state.to_act:
            twin = state.redeal(seat, Chance(chance.below(1000)))
            moves[seat] = here[seat].choose(state.view(seat), state.legal(seat))
            assert str(there[seat].choose(twin.view(seat), twin.legal(seat))) == str(moves[seat])
        state.play(moves)


@pytest.mark.parametrize("threads", [1, 2])
def test_the_same_seed_and_playouts_play_the_same_game(threads: int) -> None:
    spec = f"mcts:guide=network,playouts=20,threads={threads}"
    one, other = (play_out(KINDS[0], spec, 4)[0].to_json() for _ in range(2))
    assert one == other


def test_what_the_network_expects_is_a_share_of_what_a_move_is_worth() -> None:
    """With a share of nothing the search is the linear one, with the network's reward."""
    game, engine = KINDS[0], engine_of(KINDS[0])
    weights = new_weights(network_shape(engine), policy_of(game, engine), 1)
    view = game.new(1).view(0)
    none, half, other = (
        NetworkSearch(engine, network, SearchConfig(value_share=share)).run_playouts(view, 0, 1, 60)
        for network, share in ((weights, 0.0), (weights, 0.5), (weights * 0, 0.0))
    )
    assert found(none) == found(other) != found(half)
    assert sum(stats.visits for stats in half) == 60


def found(stats: list[MoveStats]) -> dict[str, tuple[int, float]]:
    return {str(one.move): (one.visits, one.value) for one in stats}


@pytest.mark.parametrize(
    ("spec", "players", "asks"),
    [
        ("mcts:guide=auto", 4, True),
        ("mcts", 4, False),
        ("mcts:guide=auto,character=general", 4, False),
        ("mcts:guide=auto,reward=win", 4, False),
        ("mcts:guide=auto", 3, False),
    ],
)
def test_a_network_is_asked_where_one_was_learned(
    spec: str, players: int, asks: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(network_weights, "learned_networks", lambda engine: {"base, 4 players": None})
    game = heptapolis.make("wonders", players=players)
    player = parse_bot(spec).sit(game, 0, 1)
    assert isinstance(player, MctsPlayer)
    assert isinstance(player._search, NetworkSearch) == asks


@pytest.mark.parametrize("spec", ["mcts:guide=stars", "policy:guide=stars"])
def test_an_unknown_guide_is_an_error(spec: str) -> None:
    with pytest.raises(HeptapolisError, match="no such guide"):
        parse_bot(spec)


def test_the_value_is_a_share_of_the_reward() -> None:
    game = heptapolis.make("wonders", players=3)
    engine = engine_of(game)
    weights = new_weights(network_shape(engine), policy_of(game, engine), 1)
    NetworkSearch(engine, weights, SearchConfig())  # compiles it
    assert 0 < NetworkSearchThread(engine, weights, SearchConfig()).evaluate(game.new(1).view(2), 2) < 1
