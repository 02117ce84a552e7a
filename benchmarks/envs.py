"""Environments on one core, next to PettingZoo's classic games and RLCard: uniform random legal play.

A step is one choice of one agent. Each environment is made in its library's own way.
"""

import random
from collections.abc import Callable, Iterator
from typing import Any

import gymnasium
import numpy as np

from benchmarks.timing import Speed, measure, versus
from heptapolis.envs.pettingzoo import parallel_env
from heptapolis.kernel.random64 import stream

SEATS = 4096
STEPS = 20
CLASSIC = {"chess_v6": 100, "texas_holdem_v4": 500}  # agent steps per run


def speeds() -> Iterator[Speed]:
    classic = {name: _classic(name, steps) for name, steps in CLASSIC.items()}
    for name, work in classic.items():
        yield measure(f"PettingZoo {name}", "steps", work)
    yield measure("RLCard limit-holdem", "steps", _rlcard)
    for game in ("wonders", "dice"):
        ours = _parallel(game)
        yield measure(f"parallel environment, {game}, 4 players", "steps", ours)
        for name, work in classic.items():
            yield versus(f"parallel environment, {game}, against {name}", ours, work, repeats=7)
        yield measure(f"single environment, {game}, 4 players, random bots", "steps", _single(game, "random"))
        yield measure(f"single environment, {game}, 4 players, policy bots", "steps", _single(game, "policy"))
        single = _single(game, "random")
        yield versus(f"single environment, {game}, against the parallel one", single, ours, repeats=7)
        learned, self_play = _against_bots(game), _vector(game, copy=True)
        yield measure(f"vector environment, {game}, {SEATS} games against policy bots", "decisions", learned)
        yield versus(
            f"vector environment, {game}, policy bots against self-play", learned, self_play, repeats=7
        )
        yield measure(f"OpenSpiel, {game}, 4 players", "steps", _openspiel(game))
        for copy in (True, False):
            title = f"vector environment, {game}, {SEATS} seats" + ("" if copy else ", without copies")
            yield measure(title, "decisions", _vector(game, copy))


def _any(mask: Any) -> int:
    legal = mask.nonzero()[0]
    return int(legal[int(random.random() * len(legal))])


def _classic(name: str, steps: int) -> Callable[[int], int]:
    import pettingzoo

    env = pettingzoo.make("aec", f"classic/{name}")

    def work(run: int) -> int:
        done = 0
        while done < steps:
            env.reset(seed=run + 1)
            for _ in env.agent_iter():
                seen, _, over, cut, _ = env.last()
                env.step(None if over or cut else _any(seen["action_mask"]))
                done += not (over or cut)
                if done == steps:
                    break
        return done

    return work


def _rlcard(run: int) -> int:
    import rlcard

    env = rlcard.make("limit-holdem", config={"seed": run + 1})
    done = 0
    while done < CLASSIC["texas_holdem_v4"]:
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            done += 1
    return done


def _parallel(game: str) -> Callable[[int], int]:
    env = parallel_env(game, players=4)

    def work(run: int) -> int:
        done = 0
        for number in range(10):
            seen, _ = env.reset(seed=100 * (run + 1) + number)
            while env.agents:
                seen, *_ = env.step({agent: _any(one["action_mask"]) for agent, one in seen.items()})
                done += len(seen)
        return done

    return work


def _single(game: str, bot: str) -> Callable[[int], int]:
    """A step is a decision of the agent; the bots' decisions in between do not count."""
    name = f"heptapolis.envs.gymnasium:heptapolis/{game.title()}-v0"
    env: Any = gymnasium.make(name, opponents=[bot] * 3)

    def work(run: int) -> int:
        done = 0
        for number in range(20):
            _, info = env.reset(seed=100 * (run + 1) + number)
            over = False
            while not over:
                _, _, over, _, info = env.step(_any(info["action_mask"]))
                done += 1
        return done

    return work


def _against_bots(game: str) -> Callable[[int], int]:
    """One agent per game and three `policy` bots; the decisions of all four count, as in self-play."""
    name = f"heptapolis.envs.gymnasium:heptapolis/{game.title()}-v0"
    env: Any = gymnasium.make_vec(name, num_envs=SEATS // 4, opponents=["policy"] * 3)

    def work(run: int) -> int:
        _, infos = env.reset(seed=run + 1)
        done = 0
        for _ in range(STEPS):
            _, _, _, _, infos = env.step(infos["action_mask"].argmax(axis=1))
            done += 4 * env.num_envs
        return done

    return work


def _openspiel(game: str) -> Callable[[int], int]:
    """Decisions of players, one at a time or all at once; chance outcomes are drawn too, but do not count."""
    import pyspiel

    import heptapolis.envs.openspiel  # noqa: F401

    rules = pyspiel.load_game(f"python_heptapolis_{game}(players=4)")

    def work(run: int) -> int:
        random.seed(run)
        state, done = rules.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(random.choice(state.chance_outcomes())[0])
            elif state.is_simultaneous_node():
                state.apply_actions([random.choice(state.legal_actions(seat)) for seat in range(4)])
                done += 4
            else:
                state.apply_action(random.choice(state.legal_actions()))
                done += 1
        return done

    return work


def _vector(game: str, copy: bool) -> Callable[[int], int]:
    """Observations and masks of all seats at every step; seats that wait do not count."""
    name = f"heptapolis.envs.gymnasium:heptapolis/{game.title()}-v0"  # imports the module first
    env: Any = gymnasium.make_vec(name, num_envs=SEATS, players=4, opponents="self", copy=copy)
    rng = stream(1)

    def work(run: int) -> int:
        env.reset(seed=run + 1)
        done = 0
        for _ in range(STEPS):
            chosen = env.batch.sample(rng).reshape(-1)
            env.step(np.where(chosen < 0, env.batch.noop, chosen))
            done += int((chosen >= 0).sum())
        return done

    return work


if __name__ == "__main__":  # without all the rest of `make bench`
    for speed in speeds():
        spread = f"({speed.lowest:,.1f} to {speed.highest:,.1f})"
        print(f"{speed.name}: {speed.per_second:,.1f} {speed.unit} {spread}")
