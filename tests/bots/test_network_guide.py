"""Bots guided by a network: legal, honest, repeatable, with any network that fits the game."""

import pytest

import heptapolis
from heptapolis.bots import parse_bot
from heptapolis.bots.mcts import Mcts
from heptapolis.core.chance import Chance
from heptapolis.core.contract import Game
from heptapolis.core.errors import HeptapolisError
from heptapolis.kernel.engine import AnyEngine, engine_of
from heptapolis.search import network_weights
from heptapolis.search.actor_critic import new_weights
from heptapolis.search.network_search import NetworkSearch, NetworkSearchThread
from heptapolis.search.network_weights import network_shape
from heptapolis.search.policy_weights import Vector, policy_of
from heptapolis.search.search import SearchConfig
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


def test_only_the_searching_seat_has_a_tree_unless_another_kind_is_chosen() -> None:
    """With a network, `auto` means `solo`: the same search as with that name."""
    game = KINDS[0]
    kinds = [Mcts(guide="network", playouts=60, tree=tree) for tree in ("auto", "solo", "multi")]
    view = game.new(1).view(0)
    found = [[stats.value for stats in kind.sit(game, 0, 1).advise(view)] for kind in kinds]
    assert found[0] == found[1] != found[2]


def test_playing_turns_beyond_the_tree_changes_what_a_move_is_worth() -> None:
    game, engine = KINDS[0], engine_of(KINDS[0])
    weights = new_weights(network_shape(engine), policy_of(game, engine), 1)
    near, far = (
        NetworkSearch(engine, weights, SearchConfig("solo", turns_beyond=turns)).run_playouts(
            game.new(1).view(0), 0, 1, 40
        )
        for turns in (0, 30)
    )
    assert sum(stats.visits for stats in near) == sum(stats.visits for stats in far) == 40
    assert [stats.value for stats in near] != [stats.value for stats in far]


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
