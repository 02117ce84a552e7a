"""The smallest agent: it takes random actions that the mask allows. `python examples/masked_random.py`"""

import numpy as np

from heptapolis.envs.pettingzoo import parallel_env

env = parallel_env("wonders", players=4, reward="win")
rng = np.random.default_rng(7)
wins = dict.fromkeys(env.possible_agents, 0.0)
for game in range(100):
    seen, _ = env.reset(seed=game)
    while env.agents:
        actions = {agent: int(rng.choice(np.flatnonzero(one["action_mask"]))) for agent, one in seen.items()}
        seen, rewards, *_ = env.step(actions)
    wins = {agent: wins[agent] + rewards[agent] for agent in wins}
print(wins)
