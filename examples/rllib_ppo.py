"""Self-play with RLlib on a local Ray: one policy for all seats, with action masks.

pip install 'heptapolis[rllib]'
python examples/rllib_ppo.py --iterations 3
"""

import argparse
from collections.abc import Sequence
from typing import Any

import numpy as np
import ray
from gymnasium import spaces
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.multi_rl_module import MultiRLModuleSpec
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.env.multi_agent_env import MultiAgentEnv
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule

from heptapolis.envs.pettingzoo import parallel_env


class Table(MultiAgentEnv):
    """The parallel environment as RLlib's masking module expects it: 32-bit floats, and its own names."""

    def __init__(self, config: dict[str, Any]) -> None:
        super().__init__()
        self.env = parallel_env(config["game"], players=config["players"])
        self.agents = self.possible_agents = self.env.possible_agents.copy()
        numbers = spaces.Box(-12.0, 12.0, (self.env.layout.size,), np.float32)
        mask = spaces.Box(0.0, 1.0, (self.env.batch.actions,), np.float32)
        space = spaces.Dict({"observations": numbers, "action_mask": mask})
        self.observation_spaces = dict.fromkeys(self.agents, space)
        self.action_spaces = {agent: self.env.action_space(agent) for agent in self.agents}

    def reset(self, *, seed: int | None = None, options: Any = None) -> Any:
        seen, infos = self.env.reset(seed=seed)
        return _floats(seen), infos

    def step(self, action_dict: dict[str, Any]) -> Any:
        seen, rewards, ended, cut, infos = self.env.step(action_dict)
        ended["__all__"], cut["__all__"] = all(ended.values()), False
        return _floats(seen), rewards, ended, cut, infos


def _floats(seen: dict[str, dict[str, Any]]) -> dict[str, dict[str, Any]]:
    return {
        agent: {
            "observations": np.arcsinh(one["observation"], dtype=np.float32),
            "action_mask": one["action_mask"].astype(np.float32),
        }
        for agent, one in seen.items()
    }


def configuration(game: str, players: int) -> PPOConfig:
    """PPO with one policy for all seats."""
    module = RLModuleSpec(module_class=ActionMaskingTorchRLModule, model_config={"fcnet_hiddens": [128]})
    return (
        PPOConfig()
        .environment(Table, env_config={"game": game, "players": players})
        .env_runners(num_env_runners=1, sample_timeout_s=600)  # so that a busy machine does not fail
        .multi_agent(policies={"all"}, policy_mapping_fn=lambda *_, **__: "all")
        .rl_module(rl_module_spec=MultiRLModuleSpec(rl_module_specs={"all": module}))
        .training(train_batch_size_per_learner=500, minibatch_size=250, num_epochs=2, lr=1e-3, gamma=1.0)
    )


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="wonders")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--iterations", type=int, default=3)
    given = parser.parse_args(arguments)
    ray.init(num_cpus=2, include_dashboard=False, ignore_reinit_error=True)
    algorithm, games = configuration(given.game, given.players).build_algo(), 0
    for number in range(given.iterations):
        runners = algorithm.train()["env_runners"]
        games += int(runners["num_episodes"])
        print(
            f"iteration {number + 1}: {games} games, {int(runners['num_env_steps_sampled_lifetime'])} steps"
        )
    algorithm.stop()
    ray.shutdown()
    return games


if __name__ == "__main__":
    main()
