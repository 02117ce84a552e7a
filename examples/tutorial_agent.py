"""Tutorial: a first agent. It learns the dice game in a minute, with nothing but NumPy.

    pip install 'heptapolis[gymnasium]'
    python tutorial_agent.py

Read it from top to bottom: an environment and what its numbers mean, a policy, how it learns, and how
well it plays.
"""

import argparse
from collections.abc import Sequence
from time import monotonic
from typing import Any

import gymnasium
import numpy as np

from heptapolis.envs import Features, evaluate

GAME = "heptapolis.envs.gymnasium:heptapolis/Dice-v0"  # the module registers the game
BOTS = ["random", "random"]
GAMES_AT_ONCE = 256
LEARNING_RATE = 0.02
POINTS_THAT_COUNT_AS_ONE = 10


def look_around() -> None:
    """Step 1: one game. Observations and actions are numbers; the environment says what they mean."""
    env: Any = gymnasium.make(GAME, opponents=BOTS).unwrapped
    observation, info = env.reset(seed=7)
    seen = env.describe_observation(observation)
    print(f"{len(observation)} numbers; my city: {seen['cities'][0]['coins']} coins")
    legal = np.flatnonzero(info["action_mask"])
    print("I may:", ", ".join(env.decode_action(code) for code in legal[:5]), "...")


class Policy:
    """Step 2: a policy. It has a weight for each feature and action, and takes the softmax of the sums."""

    def __init__(self, features: Features, actions: int) -> None:
        self.features = features
        self.weights = np.zeros((features.size, actions), np.float32)

    def probabilities(self, observations: Any, masks: Any) -> tuple[Any, Any]:
        """The features of each observation, and the probability of each action."""
        inputs = self.features(observations)
        logits = np.where(masks, inputs @ self.weights, -np.inf)
        likely = np.exp(logits - logits.max(axis=1, keepdims=True))
        return inputs, likely / likely.sum(axis=1, keepdims=True)

    def act(self, observations: Any, masks: Any) -> Any:
        """The most likely action for each observation."""
        return self.probabilities(observations, masks)[1].argmax(axis=1)


def sample(probabilities: Any, rng: np.random.Generator) -> Any:
    """Draw an action for each row."""
    return (probabilities.cumsum(axis=1) > rng.random((len(probabilities), 1))).argmax(axis=1)


def learn_from_games(policy: Policy, env: Any, rng: np.random.Generator, seed: int) -> float:
    """Step 3: REINFORCE. Play many games; then make the actions of the better ones more likely.

    Return the mean margin in points.
    """
    observations, infos = env.reset(seed=seed)
    steps, margins = [], np.zeros(GAMES_AT_ONCE)
    open_games = np.ones(GAMES_AT_ONCE, np.bool_)
    while open_games.any():
        inputs, likely = policy.probabilities(observations, infos["action_mask"])
        actions = sample(likely, rng)
        gradients = -likely
        gradients[np.arange(GAMES_AT_ONCE), actions] += 1  # of the log-probability of the action taken
        steps.append((inputs, gradients, open_games.copy()))
        observations, rewards, ended, _, infos = env.step(actions)
        margins[open_games] += rewards[open_games]
        open_games &= ~ended
    advantages = ((margins - margins.mean()) / POINTS_THAT_COUNT_AS_ONE).astype(np.float32)
    total = sum(
        inputs.T @ (gradients * (advantages * was_open)[:, None]) for inputs, gradients, was_open in steps
    )
    policy.weights += LEARNING_RATE * total / GAMES_AT_ONCE
    return float(margins.mean())


def first_action(_observations: Any, masks: Any) -> Any:
    return masks.argmax(axis=1)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=60)
    seconds = parser.parse_args(arguments).seconds
    look_around()
    env: Any = gymnasium.make_vec(GAME, num_envs=GAMES_AT_ONCE, opponents=BOTS, reward="margin")
    policy, rng = Policy(Features(env.layout), int(env.single_action_space.n)), np.random.default_rng(1)
    end, number, margins = monotonic() + seconds, 0, list[float]()
    while monotonic() < end:
        number += 1
        margins.append(learn_from_games(policy, env, rng, seed=number))
        print(f"after {number * GAMES_AT_ONCE} games: {margins[-1]:+.1f} points", flush=True)
    # Step 4: how well does it play? Among three equal players, each wins a third of the games. But beware of
    # weak opponents: always taking the first legal action beats `random` too. Nothing beats `policy` so soon.
    for bots in (BOTS, ["policy"] * 2):
        print(f"against {bots[0]}:")
        print("  the first legal action wins", evaluate(first_action, "dice", bots, seed=1_000_000))
        print("  the trained policy wins", evaluate(policy.act, "dice", bots, seed=1_000_000))


if __name__ == "__main__":
    main()
