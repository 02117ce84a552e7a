"""Measures the environments of one installation of Heptapolis; like `probe.py`, which says how.

python -m benchmarks.compare envs
"""

import random
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pyspiel
from probe import serve  # type: ignore[import-not-found]

import heptapolis.envs.gymnasium
import heptapolis.envs.openspiel  # noqa: F401
from heptapolis.envs.pettingzoo import parallel_env

SEATS, STEPS, GAMES = 4096, 8, 5
Work = Callable[[int], int]


def measures() -> dict[str, Work]:
    """Every measure by name: given a seed, it plays and returns how many steps that took."""
    found: dict[str, Work] = {}
    for game in ("wonders", "dice"):
        found[f"single environment against `random`: {game}"] = _single(game)
        found[f"parallel environment: {game}"] = _parallel(game)
        found[f"vector environment, {SEATS:,} seats in self-play: {game}"] = _vector(game)
        found[f"OpenSpiel: {game}"] = _openspiel(game)
    return found


def _pick(mask: Any) -> int:
    legal = mask.nonzero()[0]
    return int(legal[int(random.random() * len(legal))])


def _single(game: str) -> Work:
    """A step is a decision of the agent."""
    env: Any = gymnasium.make(f"heptapolis/{game.title()}-v0", opponents=["random"] * 3)

    def work(seed: int) -> int:
        done = 0
        for number in range(GAMES):
            _, info = env.reset(seed=GAMES * seed + number)
            over = False
            while not over:
                _, _, over, _, info = env.step(_pick(info["action_mask"]))
                done += 1
        return done

    return work


def _parallel(game: str) -> Work:
    env: Any = parallel_env(game, players=4)

    def work(seed: int) -> int:
        done = 0
        for number in range(GAMES):
            seen, _ = env.reset(seed=GAMES * seed + number)
            while env.agents:
                seen, *_ = env.step({agent: _pick(one["action_mask"]) for agent, one in seen.items()})
                done += len(seen)
        return done

    return work


def _vector(game: str) -> Work:
    """Everyone takes the first legal action; seats that wait do not count."""
    env: Any = gymnasium.make_vec(
        f"heptapolis/{game.title()}-v0", num_envs=SEATS, players=4, opponents="self"
    )

    def work(seed: int) -> int:
        _, infos = env.reset(seed=seed)
        done = 0
        for _ in range(STEPS):
            masks = np.asarray(infos["action_mask"])
            done += int((masks[:, :-1].any(axis=1)).sum())
            _, _, _, _, infos = env.step(masks.argmax(axis=1))
        return done

    return work


def _openspiel(game: str) -> Work:
    """Decisions of players; chance is drawn too, but does not count."""
    rules = pyspiel.load_game(f"python_heptapolis_{game}(players=4)")

    def play() -> int:
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

    def work(seed: int) -> int:
        random.seed(seed)
        return sum(play() for _ in range(GAMES))

    return work


if __name__ == "__main__":
    serve(measures())
