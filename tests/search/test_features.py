"""What the policy knows about moves: all candidates are legal, each move once, and each has features."""

import numpy as np
import pytest

import heptapolis
from heptapolis.core.chance import Chance
from heptapolis.core.contract import Game
from heptapolis.kernel.engine import engine_of
from heptapolis.search.search import Search, SearchConfig

GAMES: list[Game] = [
    heptapolis.make("wonders", players=3, open=True),
    heptapolis.make("dice", players=4),
]
LANES: list[Game] = [
    heptapolis.make("wonders", players=4, boards="choose"),
    heptapolis.make("wonders", players=4, expansions=["cities"], teams=True),
    heptapolis.make("wonders", players=5, expansions=["cities"]),
    heptapolis.make("dice", players=3, boards="choose"),
    heptapolis.make("dice", players=2),
]


@pytest.mark.parametrize("game", GAMES + LANES, ids=str)
def test_candidates_are_legal_and_described(game: Game) -> None:
    engine = engine_of(game)
    search = Search(engine, np.ones(engine.features.SIZE, np.float32), SearchConfig())
    thread, state, chance = search._threads[0], game.new(2), Chance(2)
    while state.to_act:
        for seat in state.to_act:
            thread.start(state.view(seat), seat, 1)
            size, candidates = thread.list_candidates(seat), thread.candidates[0]
            legal = set(thread.engine.legal(thread.games, seat).tolist())
            assert 0 < size <= len(legal)
            assert set(candidates.action[:size].tolist()) <= legal
            assert len(set(candidates.action_key[:size].tolist())) == size
            assert candidates.feature_count[:size].min() > 0
            assert candidates.feature_count[:size].max() <= engine.features.max_per_candidate(engine.tables)
            assert candidates.feature[:size].max() < engine.features.SIZE
        state.play({seat: chance.pick(state.legal(seat)) for seat in state.to_act})


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_every_feature_has_a_name_of_its_own(game: Game) -> None:
    features = engine_of(game).features
    names = features.names()
    assert len(names) == len(set(names)) == features.SIZE


@pytest.mark.lane
@pytest.mark.parametrize("game", LANES, ids=str)
def test_guided_searches(game: Game) -> None:
    """Uncompiled and with checked indices too."""
    engine = engine_of(game)
    weights = np.linspace(-1, 1, engine.features.SIZE, dtype=np.float32)
    stats = Search(engine, weights, SearchConfig()).run_playouts(game.new(5).view(0), 0, 1, 2)
    assert sum(move.visits for move in stats) == 2
