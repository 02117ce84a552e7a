"""PettingZoo: `parallel_env("wonders", players=4)`, where all choose at once, and `env(...)`, one by one.

Agents are `player_0`, `player_1`, ... by seat. Their observations are dictionaries of the row of numbers
and the mask; the mask is in their info too. `pettingzoo.make("parallel", "heptapolis/wonders_v0")` makes
the same, once this module is imported.
"""

from functools import partial
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv, register
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

import heptapolis
from heptapolis.core.errors import NotLegal, WrongSeats
from heptapolis.envs.observation import VERSION, Layout
from heptapolis.envs.render import MODES, check_mode, show
from heptapolis.envs.room import Room
from heptapolis.envs.seeds import MAX_SEED, Series
from heptapolis.envs.spaces import action_space, masked_space
from heptapolis.kernel.engine import compiled_games

Observation = dict[str, Any]
Info = dict[str, Any]


class OneTable:
    """A game whose seats are agents: what both kinds of environment have in common."""

    agents: list[str]

    def __init__(self, name: str, reward: str, render_mode: str | None, options: dict[str, Any]) -> None:
        self.render_mode = check_mode(render_mode)
        self.game = heptapolis.make(name, **options)
        self.room = Room(self.game, 1, reward)
        self.metadata = {
            "name": f"heptapolis_{name}_v{VERSION}",
            "render_modes": list(MODES),
            "is_parallelizable": True,
            "render_fps": 1,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.game.players)]
        self.agents = []
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: masked_space(self.room) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(self.room) for agent in self.possible_agents}
        self._series: Series | None = None

    @property
    def layout(self) -> Layout:
        """What the numbers of an observation mean."""
        return self.room.layout

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def render(self) -> str | None:
        return show(self.render_mode, self.room.engine.to_rules(self.room.games))

    def close(self) -> None:
        """Nothing is held that would have to be let go."""

    def state(self) -> Any:
        """What all seats see together: for learners with one critic for all."""
        return self.room.observations[0].copy()

    def _deal(self, seed: int | None) -> None:
        if seed is not None or self._series is None:
            self._series = Series(int(np.random.default_rng().integers(MAX_SEED)) if seed is None else seed)
        self.room.deal([self._series.next()])
        self.room.look()
        self.agents = self.possible_agents.copy()

    def _observations(self) -> dict[str, Observation]:
        """Of every agent, in arrays that are never written to again."""
        rows = self.room.observations[0].copy()
        masks = self.room.masks[0].view(np.int8).copy()
        return {
            agent: {"observation": rows[seat], "action_mask": masks[seat]}
            for agent, seat in self._seat_of.items()
        }

    def _play(self, actions: list[int]) -> tuple[dict[str, bool], bool]:
        """Take an action a seat; whose was replaced, and whether the game is over."""
        chosen, wrong = self.room.legal_or_first([actions])
        self.room.step(chosen)
        self.room.look()
        return dict(zip(self.possible_agents, wrong[0].tolist(), strict=True)), bool(self.room.over[0])

    def _rewards(self, over: bool) -> dict[str, float]:
        if not over:
            return dict.fromkeys(self.possible_agents, 0.0)
        return dict(zip(self.possible_agents, self.room.rewards(self.room.over)[0].tolist(), strict=True))


def _infos(observations: dict[str, Observation], replaced: dict[str, bool]) -> dict[str, Info]:
    return {
        agent: {"action_mask": seen["action_mask"], "replaced": replaced.get(agent, False)}
        for agent, seen in observations.items()
    }


class ParallelTable(OneTable, ParallelEnv[str, Observation, int]):
    """All seats choose at once; whoever has nothing to decide has the no-op alone."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, Info]]:
        self._deal(seed)
        seen = self._observations()
        return seen, _infos(seen, {})

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Info]]:
        if not self.agents:
            raise NotLegal("step", "there is no game to play on", ["reset"])
        if actions.keys() != set(self.agents):
            raise WrongSeats(sorted(actions), "exactly these agents act now", self.agents)
        replaced, over = self._play([actions[agent] for agent in self.possible_agents])
        seen = self._observations()
        ended, never = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, False)
        if over:
            self.agents = []
        return seen, self._rewards(over), ended, never, _infos(seen, replaced)


class TurnByTurn(OneTable, AECEnv[str, Observation, int]):
    """One seat after the other: those who must decide, none seeing what the others chose this time."""

    agent_selection: str

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._deal(seed)
        self.rewards = self._rewards(over=False)
        self._cumulative_rewards = self.rewards.copy()
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._ask({})

    def observe(self, agent: str) -> Observation:
        return self._seen[agent]

    def step(self, action: int | None) -> None:
        agent: str = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise WrongSeats("None", f"{agent} must choose", ["an action code"])
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._chosen[self._seat_of[agent]] = action
        self._waiting.pop(0)
        if not self._waiting:
            self._resolve()
        else:
            self.agent_selection = self._waiting[0]

    def _resolve(self) -> None:
        """All have chosen."""
        replaced, over = self._play(self._chosen)
        self.rewards = self._rewards(over)
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, over)
        self._ask(replaced)

    def _ask(self, replaced: dict[str, bool]) -> None:
        """Begin the next round of choices; after the end every agent is told so."""
        self._seen = self._observations()
        self.infos = _infos(self._seen, replaced)
        self._chosen = [self.room.noop] * self.game.players
        acting = self.room.engine.to_act(self.room.games)
        self._waiting = [self.possible_agents[seat] for seat in acting] or self.agents.copy()
        self.agent_selection = self._waiting[0]


def parallel_env(
    name: str, *, reward: str = "rank", render_mode: str | None = None, **options: Any
) -> ParallelTable:
    """The game of this name with these options, all seats at once."""
    return ParallelTable(name, reward, render_mode, options)


def raw_env(name: str, *, reward: str = "rank", render_mode: str | None = None, **options: Any) -> TurnByTurn:
    """The game of this name with these options, seat by seat, without wrappers."""
    return TurnByTurn(name, reward, render_mode, options)


def env(
    name: str, *, reward: str = "rank", render_mode: str | None = None, **options: Any
) -> "OrderEnforcingWrapper[str, Observation, int]":
    """The same, with a check that calls come in a sensible order."""
    return OrderEnforcingWrapper(raw_env(name, reward=reward, render_mode=render_mode, **options))


for _game in compiled_games():
    register("parallel", f"heptapolis/{_game}_v{VERSION}", partial(parallel_env, _game))
    register("aec", f"heptapolis/{_game}_v{VERSION}", partial(env, _game))
