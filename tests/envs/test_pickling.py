"""Whatever a user has can be sent to another process: with `pickle`, and with `cloudpickle` (Ray, joblib)."""

import pickle
from typing import Any

import cloudpickle
import pytest

import heptapolis
from heptapolis.core.chance import Chance
from heptapolis.core.record import Record
from heptapolis.kernel.batch import Batch
from heptapolis.kernel.engine import engine_of

OPTIONS: list[tuple[str, dict[str, Any]]] = [
    ("wonders", {"players": 3}),
    ("wonders", {"players": 4, "expansions": ["cities"], "teams": True}),
    ("dice", {"players": 2}),
    ("dice", {"players": 3, "boards": "choose"}),
]


@pytest.mark.parametrize("pickler", [pickle, cloudpickle], ids=lambda module: module.__name__)
@pytest.mark.parametrize(("name", "options"), OPTIONS)
def test_games_states_views_and_the_rest(pickler: Any, name: str, options: dict[str, Any]) -> None:
    game = heptapolis.make(name, **options)
    state, record, chance = game.new(5), Record.of(game, 5), Chance(5)
    events = []
    for _ in range(12):
        events = record.play(state, {seat: chance.pick(state.legal(seat)) for seat in state.to_act})
    assert pickle.loads(pickler.dumps(game)) == game
    twin = pickle.loads(pickler.dumps(state))
    assert twin.to_json() == state.to_json()
    assert twin.legal(state.to_act[0]) == state.legal(state.to_act[0])
    assert pickle.loads(pickler.dumps(state.view(1))).to_json() == state.view(1).to_json()
    assert pickle.loads(pickler.dumps(events)) == events
    assert pickle.loads(pickler.dumps(record)) == record
    assert pickle.loads(pickler.dumps(state.result())) == state.result()


@pytest.mark.parametrize("pickler", [pickle, cloudpickle], ids=lambda module: module.__name__)
@pytest.mark.parametrize("name", ["wonders", "dice"])
def test_engines_batches_and_samplers(pickler: Any, name: str) -> None:
    engine = engine_of(heptapolis.make(name, players=3))
    twin = pickle.loads(pickler.dumps(engine))
    assert twin.new(3).tobytes() == engine.new(3).tobytes()
    batch = Batch(engine, 5)
    batch.reset(range(5))
    assert pickle.loads(pickler.dumps(batch)).games.tobytes() == batch.games.tobytes()
    sampler = engine.sampler(engine.game.new(3).view(0))
    assert pickle.loads(pickler.dumps(sampler)).known.tobytes() == sampler.known.tobytes()
