"""Self-play with a small PPO (sb3-contrib's MaskablePPO) over the vector environment, with a learning curve.

    pip install 'heptapolis[train]'
    python examples/train_ppo.py --minutes 3 --curve curve.csv

All seats of 60 games learn together. Now and then the policy plays against bots; a policy that is no better
than its three opponents wins a quarter of the games.
"""

import argparse
import csv
from collections.abc import Sequence
from pathlib import Path
from time import process_time
from typing import Any

import gymnasium
import numpy as np
import torch
from ppo_bot import FILE
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv

from heptapolis.envs import Features, evaluate

GAMES = 60
EVALUATION_GAMES = 400
SCALE = 20.0  # points of margin that count as 1


def vector(game: str, seats: int, **options: Any) -> Any:
    name = f"heptapolis.envs.gymnasium:heptapolis/{game.title()}-v0"
    return gymnasium.make_vec(name, num_envs=seats, **options)


class SelfPlay(VecEnv):
    """Our vector environment in the form that Stable-Baselines3 expects.

    After a game is over, one more step, a no-op, deals the next game: only one action is legal there, so the
    policy learns nothing from it.
    """

    def __init__(self, game: str, players: int) -> None:
        self.env = vector(game, GAMES * players, players=players, opponents="self", reward="margin")
        self.features = Features(self.env.layout)
        space = gymnasium.spaces.Box(-12.0, 12.0, (self.features.size,), np.float32)
        super().__init__(self.env.num_envs, space, self.env.single_action_space)

    def reset(self) -> Any:
        return self.features(self.env.reset(seed=self._seeds[0])[0])

    def step_async(self, actions: Any) -> None:
        self.actions = actions

    def step_wait(self) -> Any:
        rows, rewards, ended, _, _ = self.env.step(self.actions)
        seen = self.features(rows)
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


class Curve(BaseCallback):
    """Measures the policy now and then, and ends the training when its processor time is up."""

    def __init__(self, given: argparse.Namespace, features: Features) -> None:
        super().__init__()
        self.given, self.features, self.rows = given, features, list[dict[str, float]]()
        self.seconds, self.last = 0.0, process_time()

    def _on_step(self) -> bool:
        self.seconds += process_time() - self.last
        limit = 60 * self.given.minutes
        if self.seconds * self.given.points >= len(self.rows) * limit:
            self.measure()
        self.last = process_time()  # measuring does not count
        return self.seconds < limit

    def measure(self) -> None:
        rates = {
            bot: evaluate(self.act, self.given.game, [bot] * (self.given.players - 1), games=EVALUATION_GAMES)
            for bot in ("random", "policy")
        }
        found = {bot: round(rate.win_rate, 4) for bot, rate in rates.items()}
        self.rows.append({"decisions": self.num_timesteps, "seconds": round(self.seconds, 1), **found})
        print(self.rows[-1], flush=True)

    def act(self, rows: Any, masks: Any) -> Any:
        return self.model.predict(self.features(rows), action_masks=masks, deterministic=True)[0]  # type: ignore[call-arg]


def train(given: argparse.Namespace) -> tuple[MaskablePPO, Curve]:
    """Train a policy for the given time."""
    torch.set_num_threads(1)
    env = SelfPlay(given.game, given.players)
    env.seed(given.seed)
    policy = MaskablePPO(
        "MlpPolicy",
        env,
        learning_rate=1e-3,
        n_steps=32,
        batch_size=1024,
        n_epochs=3,
        gamma=1.0,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [64]},
        seed=given.seed,
        device="cpu",
    )
    curve = Curve(given, env.features)
    return policy.learn(10**9, callback=curve), curve


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="wonders")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--minutes", type=float, default=3.0, help="minutes of processor time")
    parser.add_argument("--points", type=int, default=10, help="points of the learning curve")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", help="write the learning curve to this CSV file")
    parser.add_argument("--file", default=FILE)
    given = parser.parse_args(arguments)
    for path in filter(None, (given.file, given.curve)):  # before minutes of training
        if not Path(path).parent.is_dir():
            parser.error(f"{path}: there is no such folder")
    policy, curve = train(given)
    policy.save(given.file)
    if given.curve:
        with Path(given.curve).open("w", newline="") as file:
            writer = csv.DictWriter(file, list(curve.rows[0]))
            writer.writeheader()
            writer.writerows(curve.rows)


if __name__ == "__main__":
    main()
