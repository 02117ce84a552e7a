"""How well an agent plays against bots: many games at once in the compiled game.

    found = evaluate(act, "wonders", ["policy"] * 3, games=1000)
    print(found)  # 41.2 % of 1000 games (38.2-44.3)

`act` takes observations (game, number) and masks (game, action), and returns an action for each game.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from heptapolis.arena.ratings import Interval, wilson_interval
from heptapolis.envs.gymnasium_vector import SeatsVectorEnv
from heptapolis.envs.opponents import OpponentSpecs

Act = Callable[[npt.NDArray[np.int16], npt.NDArray[np.bool_]], npt.ArrayLike]


@dataclass(frozen=True)
class Evaluation:
    """How often an agent won; a shared victory counts as a fraction."""

    games: int
    wins: float

    @property
    def win_rate(self) -> float:
        """Wins per game."""
        return self.wins / self.games

    @property
    def interval(self) -> Interval:
        """The 95 % interval of the win rate (Wilson)."""
        return wilson_interval(self.wins, self.games)

    def __str__(self) -> str:
        low, high = 100 * self.interval.low, 100 * self.interval.high
        return f"{100 * self.win_rate:.1f} % of {self.games} games ({low:.1f}-{high:.1f})"


def evaluate(
    act: Act, game: str, opponents: OpponentSpecs, *, games: int = 1000, seed: int = 0, **options: Any
) -> Evaluation:
    """Play games with one agent in each, against bots that the kernel can play."""
    env = SeatsVectorEnv(game, games, opponents=opponents, reward="win", **options)
    rows, _ = env.reset(seed=seed)
    wins, open_games = 0.0, np.ones(games, np.bool_)
    while open_games.any():
        rows, rewards, ended, _, _ = env.step(np.asarray(act(rows, env.action_masks())))
        wins += float(rewards[open_games].sum())
        open_games &= ~ended
    return Evaluation(games, wins)
