"""PettingZoo: `parallel_env("wonders", players=4)`, where all choose at once, and `env(...)`, one by one.

Agents are `player_0`, `player_1`, ... by seat. Their observations are dictionaries of the row of numbers
and the mask; the mask is in their info too. `pettingzoo.make("parallel", "heptapolis/wonders_v0")` makes
the same, once this module is imported.
"""

from functools import partial
from typing import TypedDict

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv, register
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

import heptapolis
from heptapolis.core.errors import NotLegal, WrongSeats
from heptapolis.envs.observation import LAYOUT_VERSION, Layout
from heptapolis.envs.render import RENDER_MODES, check_mode, render
from heptapolis.envs.seeds import MAX_SEED, GameSeeds
from heptapolis.envs.spaces import action_space, masked_space
from heptapolis.envs.table_batch import TableBatch
from heptapolis.kernel.engine import compiled_games


class Observation(TypedDict):
    """The row of numbers and the mask of legal actions."""

    observation: npt.NDArray[np.int16]
    action_mask: npt.NDArray[np.int8]


class Info(TypedDict):
    """The mask again, and whether the last action was illegal and replaced."""

    action_mask: npt.NDArray[np.int8]
    replaced: bool


class TableEnv:
    """A game whose seats are agents: the common part of both kinds of environment."""

    agents: list[str]

    def __init__(self, name: str, reward: str, render_mode: str | None, options: dict[str, object]) -> None:
        self.render_mode = check_mode(render_mode)
        self.game = heptapolis.make(name, **options)
        self.batch = TableBatch(self.game, 1, reward)
        self.metadata = {
            "name": f"heptapolis_{name}_v{LAYOUT_VERSION}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": True,
            "render_fps": 1,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.game.players)]
        self.agents = []
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: masked_space(self.batch) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(self.batch) for agent in self.possible_agents}
        self._seeds: GameSeeds | None = None

    @property
    def layout(self) -> Layout:
        """What the numbers of an observation mean."""
        return self.batch.layout

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def render(self) -> str | None:
        return render(self.render_mode, self.batch.engine.to_rules(self.batch.games))

    def close(self) -> None:
        """Nothing to release."""

    def state(self) -> npt.NDArray[np.int16]:
        """What all seats together see, for a centralised critic."""
        return np.array(self.batch.observations[0])

    def _deal(self, seed: int | None) -> None:
        if seed is not None or self._seeds is None:
            self._seeds = GameSeeds(int(np.random.default_rng().integers(MAX_SEED)) if seed is None else seed)
        self.batch.deal([self._seeds.next()])
        self.batch.refresh()
        self.agents = self.possible_agents.copy()

    def _observations(self) -> dict[str, Observation]:
        """The observation of every agent, in arrays that are never written to again."""
        rows = self.batch.observations[0].copy()
        masks = self.batch.masks[0].view(np.int8).copy()
        return {
            agent: {"observation": rows[seat], "action_mask": masks[seat]}
            for agent, seat in self._seat_of.items()
        }

    def _play(self, actions: list[int]) -> tuple[dict[str, bool], bool]:
        """Take one action per seat; return whose were replaced, and whether the game is over."""
        chosen, wrong = self.batch.replace_illegal([actions])
        self.batch.step(chosen)
        self.batch.refresh()
        return dict(zip(self.possible_agents, wrong[0].tolist(), strict=True)), bool(self.batch.over[0])

    def _rewards(self, over: bool) -> dict[str, float]:
        if not over:
            return dict.fromkeys(self.possible_agents, 0.0)
        return dict(zip(self.possible_agents, self.batch.rewards(self.batch.over)[0].tolist(), strict=True))


def _infos(observations: dict[str, Observation], replaced: dict[str, bool]) -> dict[str, Info]:
    return {
        agent: {"action_mask": seen["action_mask"], "replaced": replaced.get(agent, False)}
        for agent, seen in observations.items()
    }


class ParallelTableEnv(TableEnv, ParallelEnv[str, Observation, int]):
    """All seats choose at once; a seat with nothing to decide has only the no-op."""

    def reset(
        self, seed: int | None = None, options: dict[str, object] | None = None
    ) -> tuple[dict[str, Observation], dict[str, Info]]:
        self._deal(seed)
        observed = self._observations()
        return observed, _infos(observed, {})

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Info]]:
        if not self.agents:
            raise NotLegal("step", "no game is running", ["reset"])
        if actions.keys() != set(self.agents):
            raise WrongSeats(sorted(actions), "exactly these agents must act now", self.agents)
        replaced, over = self._play([actions[agent] for agent in self.possible_agents])
        observed = self._observations()
        ended, never = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, False)
        if over:
            self.agents = []
        return observed, self._rewards(over), ended, never, _infos(observed, replaced)


class AECTableEnv(TableEnv, AECEnv[str, Observation, int]):
    """One seat after the other: those that must decide; none sees what the others chose this time."""

    agent_selection: str

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        self._deal(seed)
        self.rewards = self._rewards(over=False)
        self._cumulative_rewards = self.rewards.copy()
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._ask({})

    def observe(self, agent: str) -> Observation:
        return self._observed[agent]

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
        """Play the actions once all have chosen."""
        replaced, over = self._play(self._chosen)
        self.rewards = self._rewards(over)
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, over)
        self._ask(replaced)

    def _ask(self, replaced: dict[str, bool]) -> None:
        """Start the next round of choices; after the end every agent gets a last turn."""
        self._observed = self._observations()
        self.infos = _infos(self._observed, replaced)
        self._chosen = [self.batch.noop] * self.game.players
        acting = self.batch.engine.to_act(self.batch.games)
        self._waiting = [self.possible_agents[seat] for seat in acting] or self.agents.copy()
        self.agent_selection = self._waiting[0]


def parallel_env(
    name: str, *, reward: str = "rank", render_mode: str | None = None, **options: object
) -> ParallelTableEnv:
    """The game of this name with these options, all seats at once."""
    return ParallelTableEnv(name, reward, render_mode, options)


def raw_env(
    name: str, *, reward: str = "rank", render_mode: str | None = None, **options: object
) -> AECTableEnv:
    """The game of this name with these options, seat by seat, without wrappers."""
    return AECTableEnv(name, reward, render_mode, options)


def env(
    name: str, *, reward: str = "rank", render_mode: str | None = None, **options: object
) -> "OrderEnforcingWrapper[str, Observation, int]":
    """The game of this name, seat by seat, with a check that calls come in a sensible order."""
    return OrderEnforcingWrapper(raw_env(name, reward=reward, render_mode=render_mode, **options))


for _game in compiled_games():
    register("parallel", f"heptapolis/{_game}_v{LAYOUT_VERSION}", partial(parallel_env, _game))
    register("aec", f"heptapolis/{_game}_v{LAYOUT_VERSION}", partial(env, _game))
