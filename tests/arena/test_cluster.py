"""The same tournament on a Ray cluster. Ray is large, so its own test is a soak test (`make soak`)."""

import json
import sys
from types import ModuleType

import numpy as np
import pytest

from heptapolis import make
from heptapolis.arena.cluster import Cluster
from heptapolis.arena.cluster_workers import RayWorkers
from heptapolis.arena.executor import Serial
from heptapolis.arena.match import strip_times
from heptapolis.arena.run import run_tournament
from heptapolis.core.errors import HeptapolisError
from heptapolis.kernel.engine import engine_of
from heptapolis.search.actor_critic import Learner, Schedule, new_weights
from heptapolis.search.learning_workers import Variant
from heptapolis.search.policy_weights import Vector
from tests.arena.arrange import tournament
from tests.arena.work import double

NOTHING: Vector = np.zeros(engine_of(make("dice")).features.SIZE, np.float32)  # a policy that knows nothing


def test_without_ray_the_error_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(HeptapolisError, match="Ray is not installed"):
        list(Cluster("auto").run(double, [1]))


@pytest.mark.soak
@pytest.mark.filterwarnings("ignore")  # Ray's own
def test_a_cluster_plays_the_same_games() -> None:
    pytest.importorskip("ray")
    cup = tournament("greedy", "random", "random", games=6)
    here, there = run_tournament(cup, Serial()), run_tournament(cup, Cluster("local"))
    assert json.dumps([strip_times(one) for one in here]) == json.dumps([strip_times(one) for one in there])


@pytest.mark.soak
@pytest.mark.filterwarnings("ignore")  # Ray's own
def test_two_workers_on_a_cluster_learn_what_two_threads_learn() -> None:
    pytest.importorskip("ray")
    variants = [
        Variant(engine_of(one), NOTHING) for one in (make("dice", players=2), make("dice", players=3))
    ]
    weights, schedule = new_weights(variants[0].shape, NOTHING, 1), Schedule(rounds=4, games=6, threads=2)
    here = Learner(variants, weights, schedule)
    there = Learner(variants, weights, schedule, RayWorkers(Cluster("local"), variants, 2))
    assert list(here.learn()) == list(there.learn())
    assert here.weights.tolist() == there.weights.tolist()


def test_an_address_without_a_cluster(monkeypatch: pytest.MonkeyPatch) -> None:
    """Noticed at once, not after the minutes for which Ray would try."""
    monkeypatch.setitem(sys.modules, "ray", ModuleType("ray"))
    with pytest.raises(HeptapolisError, match="no Ray cluster answers there"):
        list(Cluster("127.0.0.1:1").run(double, [1]))
