"""Self-play with a small PPO (MaskablePPO of sb3-contrib) over the vector environment.

    pip install 'heptapolis[train]'
    python examples/train_ppo.py --minutes 3

All seats of 64 games learn together. At the end the policy plays against three `random` bots; a policy that
is no better than they are wins a quarter of the games.
"""

import argparse
from collections.abc import Sequence
from time import monotonic
from typing import Any

import gymnasium
import numpy as np
from ppo_bot import FILE, features
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv

GAMES = 64
SCALE = 20.0  # points of margin that count as 1


def vector(game: str, seats: int, **options: Any) -> Any:
    name = f"heptapolis.envs.gymnasium:heptapolis/{game.title()}-v0"
    return gymnasium.make_vec(name, num_envs=seats, **options)


class SelfPlay(VecEnv):
    """Our vector environment in the form that Stable-Baselines3 wants.

    A game that is over takes one more step, a no-op, that deals the next: one action is legal there, so the
    policy learns nothing from it.
    """

    def __init__(self, game: str, players: int) -> None:
        self.env = vector(game, GAMES * players, players=players, opponents="self", reward="margin")
        shape = self.env.single_observation_space.shape
        space = gymnasium.spaces.Box(-12.0, 12.0, shape, np.float32)
        super().__init__(self.env.num_envs, space, self.env.single_action_space)

    def reset(self) -> Any:
        return features(self.env.reset(seed=self._seeds[0])[0])

    def step_async(self, actions: Any) -> None:
        self.actions = actions

    def step_wait(self) -> Any:
        rows, rewards, ended, _, _ = self.env.step(self.actions)
        seen = features(rows)
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for seat in np.flatnonzero(ended):
            infos[seat]["terminal_observation"] = seen[seat]
        return seen, (rewards / SCALE).astype(np.float32), ended, infos

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]:
        return list(getattr(self.env, method_name)(*args, **kwargs))

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        return [getattr(self.env, attr_name)] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        setattr(self.env, attr_name, value)

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False] * self.num_envs

    def close(self) -> None:
        self.env.close()


class Until(BaseCallback):
    """Ends the training after this many seconds."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self.end = monotonic() + seconds

    def _on_step(self) -> bool:
        return monotonic() < self.end


def train(game: str, players: int, seconds: float) -> MaskablePPO:
    """Train a policy for this long."""
    env = SelfPlay(game, players)
    env.seed(1)
    policy = MaskablePPO(
        "MlpPolicy",
        env,
        learning_rate=1e-3,
        n_steps=32,
        batch_size=1024,
        n_epochs=3,
        gamma=1.0,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [128]},
        seed=1,
        device="cpu",
    )
    return policy.learn(10**9, callback=Until(seconds))


def share_of_wins(policy: MaskablePPO, game: str, players: int, games: int) -> float:
    """How many of the games against `random` bots it wins."""
    env = vector(game, games, players=players, reward="win")
    rows, infos = env.reset(seed=2)
    won, open_games = 0.0, np.ones(games, np.bool_)
    while open_games.any():
        actions, _ = policy.predict(features(rows), action_masks=infos["action_mask"], deterministic=True)
        rows, rewards, ended, _, infos = env.step(actions)
        won += rewards[open_games].sum()
        open_games &= ~ended
    return float(won) / games


def main(arguments: Sequence[str] | None = None) -> float:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="wonders")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--minutes", type=float, default=3.0)
    parser.add_argument("--file", default=FILE)
    given = parser.parse_args(arguments)
    policy = train(given.game, given.players, 60 * given.minutes)
    policy.save(given.file)
    share = share_of_wins(policy, given.game, given.players, games=1000)
    print(f"{policy.num_timesteps} decisions learned from; it wins {share:.1%} against random bots")
    return share


if __name__ == "__main__":
    main()
