"""The card game as a module like those of PettingZoo's own games: `wonders_v0.parallel_env(players=4)`."""

from heptapolis.envs.pettingzoo import factories_of

env, raw_env, parallel_env = factories_of(__name__)
