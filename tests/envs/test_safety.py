"""What docs/api.md promises about threads, processes and forks, tried."""

import multiprocessing
import warnings
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from typing import Any

import numpy as np
import pytest

import heptapolis
from heptapolis.core.chance import Chance
from heptapolis.envs import parallel_env
from heptapolis.envs.gymnasium_vector import SeatsVectorEnv
from heptapolis.kernel.engine import engine_of

GAMES = ["wonders", "dice"]
Work = Callable[[str], Any]


def play_state(name: str) -> Any:
    state, chance = heptapolis.make(name, players=3).new(5), Chance(5)
    for _ in range(10):
        state.play({seat: chance.pick(state.legal(seat)) for seat in state.to_act})
    return state.to_json()


def play_engine(name: str) -> Any:
    return int(engine_of(heptapolis.make(name, players=3)).random_games(np.arange(200)).decisions)


def play_environment(name: str) -> Any:
    env: Any = parallel_env(name, players=3)
    seen, rewards = env.reset(seed=5)[0], {}
    while env.agents:
        seen, rewards, *_ = env.step({agent: int(one["action_mask"].argmax()) for agent, one in seen.items()})
    return rewards


def play_vector(name: str) -> Any:
    env = SeatsVectorEnv(name, 8, opponents=["policy"] * 2)
    rows, _ = env.reset(seed=5)
    for _ in range(10):
        rows, *_ = env.step(env.action_masks().argmax(axis=1))
    return rows.tobytes()


WORKS = [play_state, play_engine, play_environment, play_vector]


@pytest.mark.parametrize("work", WORKS, ids=lambda work: work.__name__)
@pytest.mark.parametrize("name", GAMES)
def test_threads_with_objects_of_their_own_do_not_disturb_each_other(name: str, work: Work) -> None:
    alone = work(name)
    with ThreadPoolExecutor(4) as threads:
        assert list(threads.map(work, [name] * 8)) == [alone] * 8


def answer(pipe: Connection, work: Work, name: str) -> None:
    pipe.send(work(name))


@pytest.mark.skipif("fork" not in multiprocessing.get_all_start_methods(), reason="this system cannot fork")
@pytest.mark.parametrize("work", WORKS, ids=lambda work: work.__name__)
@pytest.mark.parametrize("name", GAMES)
def test_a_fork_plays_on(name: str, work: Work) -> None:
    """The child uses what the parent has compiled or loaded."""
    alone, fork = work(name), multiprocessing.get_context("fork")
    here, there = fork.Pipe()
    child = fork.Process(target=answer, args=(there, work, name))
    with warnings.catch_warnings():  # newer Pythons warn of any thread, be it only the test runner's
        warnings.simplefilter("ignore", DeprecationWarning)
        child.start()
    assert here.poll(60)
    assert here.recv() == alone
    child.join()


def test_games_and_views_are_shared_by_threads() -> None:
    game = heptapolis.make("wonders", players=3)
    view = game.new(5).view(0)
    with ThreadPoolExecutor(4) as threads:
        assert set(threads.map(lambda _: game.new(5).view(0).to_json(), range(8))) == {view.to_json()}
        assert set(threads.map(lambda _: view.to_json(), range(8))) == {view.to_json()}
