"""Bots guided by a network: legal, honest, repeatable, with any network that fits the game."""

from typing import Any

import numpy as np
import pytest

import heptapolis
from heptapolis.bots import parse_bot
from heptapolis.bots.mcts import Mcts, MctsPlayer
from heptapolis.core.chance import Chance
from heptapolis.core.contract import Game
from heptapolis.core.errors import HeptapolisError
from heptapolis.games.dice.data import shipped_text
from heptapolis.games.wonders.game import Wonders
from heptapolis.kernel.engine import AnyEngine, engine_of
from heptapolis.search import network_weights
from heptapolis.search.actor_critic import new_weights
from heptapolis.search.network_playouts import NetworkPlayoutSearch
from heptapolis.search.network_search import NetworkSearch, NetworkSearchThread
from heptapolis.search.network_weights import network_shape
from heptapolis.search.policy_weights import Vector, policy_of
from heptapolis.search.search import SearchConfig
from tests.bots.test_greedy import play_out
from tests.bots.test_mcts import KINDS

OTHER_BOARDS = shipped_text("heptapolis")  # the text of a file, which could say anything


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


@pytest.mark.parametrize("tree", ["solo", "flat"])
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


def test_playouts_end_with_the_value_of_the_network() -> None:
    """To a network without weights every position is worth the same, so every move is."""
    game, engine = KINDS[0], engine_of(KINDS[0])
    blank = np.zeros(int(network_shape(engine)[0].total), np.float32)
    found = NetworkSearch(engine, blank, SearchConfig()).run_playouts(game.new(1).view(0), 0, 1, 200)
    assert sum(stats.visits for stats in found) == 200
    assert {stats.value for stats in found if stats.visits} == {0.5}


def test_the_last_turn_is_played_out() -> None:
    """No turn begins after it, so the end of the game counts, whatever the network says."""
    game, chance = Wonders(players=4), Chance(2)
    state = game.new(2)
    while (view := state.view(0)).age < 3 or view.turn < 6:
        state.play({seat: chance.pick(state.legal(seat)) for seat in state.to_act})
    engine = engine_of(game)
    blank = np.zeros(int(network_shape(engine)[0].total), np.float32)
    found = NetworkSearch(engine, blank, SearchConfig()).run_playouts(view, 0, 1, 50)
    assert len({stats.value for stats in found if stats.visits}) > 1


@pytest.mark.parametrize(
    ("spec", "options", "asks"),
    [
        ("mcts", {}, True),
        ("mcts:guide=linear", {}, False),
        ("mcts:character=general", {}, False),
        ("mcts:reward=win", {}, False),
        ("mcts", {"players": 3}, False),
        ("mcts", {"board_set": OTHER_BOARDS}, False),
        ("mcts:guide=network", {"board_set": OTHER_BOARDS}, True),
    ],
)
def test_a_network_is_asked_where_one_was_learned_on_these_boards(
    spec: str, options: dict[str, Any], asks: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(network_weights, "learned_networks", lambda engine: {"base, 4 players": None})
    player = parse_bot(spec).sit(heptapolis.make("dice", **options), 0, 1)
    assert isinstance(player, MctsPlayer)
    assert isinstance(player._search, NetworkSearch) == asks


@pytest.mark.parametrize(
    ("spec", "asks"),
    [("mcts", False), ("mcts:guide=linear", False), ("mcts:guide=network", True)],
)
def test_playouts_of_the_card_game_follow_a_network_if_told_to(spec: str, asks: bool) -> None:
    """A search with it has not proved stronger there in the same time (docs/bots.md)."""
    player = parse_bot(spec).sit(heptapolis.make("wonders", players=4), 0, 1)
    assert isinstance(player, MctsPlayer)
    assert isinstance(player._search, NetworkPlayoutSearch) == asks


@pytest.mark.parametrize("spec", ["mcts:guide=stars", "policy:guide=stars"])
def test_an_unknown_guide_is_an_error(spec: str) -> None:
    with pytest.raises(HeptapolisError, match="no such guide"):
        parse_bot(spec)


def test_the_value_is_between_0_and_1() -> None:
    game = heptapolis.make("wonders", players=3)
    engine = engine_of(game)
    weights = new_weights(network_shape(engine), policy_of(game, engine), 1)
    NetworkSearch(engine, weights, SearchConfig())  # compiles it
    assert 0 < NetworkSearchThread(engine, weights, SearchConfig()).evaluate(game.new(1).view(2), 2) < 1
