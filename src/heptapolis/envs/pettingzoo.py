"""PettingZoo: `parallel_env("wonders", players=4)`, where all choose at once, and `env(...)`, one by one.

Agents are `player_0`, `player_1`, ... by seat. An observation is a dictionary with the row of numbers and the
mask; the mask is also in the info, or only there (`mask="info"`). Once you import this module,
`pettingzoo.make("parallel", "heptapolis/wonders_v0")` makes the same environment.
"""

from collections.abc import Callable, Mapping
from functools import cached_property, partial
from typing import Any, NamedTuple, TypedDict

import numpy as np
import numpy.typing as npt

from heptapolis.envs.extras import needs_extra

with needs_extra("pettingzoo"):
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv, register
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper

import heptapolis
from heptapolis.core.errors import BadData, BadOption, NotLegal, UnknownName, WrongSeats
from heptapolis.envs.encoding import Encoding
from heptapolis.envs.observation import LAYOUT_VERSION, Description, Layout
from heptapolis.envs.render import RENDER_MODES, Picture, check_mode, render
from heptapolis.envs.seeds import MAX_SEED, GameSeeds
from heptapolis.envs.spaces import action_space, masked_space, observation_space, state_space
from heptapolis.envs.table_batch import TableBatch
from heptapolis.kernel.engine import compiled_games

MASK_PLACES = ("observation", "info")


class Observation(TypedDict):
    """The row of numbers and the mask of legal actions; with `mask="info"`, it is only the row."""

    observation: npt.NDArray[np.int16]
    action_mask: npt.NDArray[np.int8]


class Info(TypedDict):
    """The mask, and whether the last action was illegal and has been replaced."""

    action_mask: npt.NDArray[np.int8]
    replaced: bool


class TableEnv:
    """A game whose seats are agents: the common part of both kinds of environment."""

    agents: list[str]

    def __init__(
        self,
        name: str,
        *,
        reward: str = "rank",
        render_mode: str | None = None,
        mask: str = "observation",
        max_cycles: int | None = None,
        **options: object,
    ) -> None:
        self.render_mode = check_mode(render_mode)
        self._max_cycles = _check_max_cycles(max_cycles)
        self._mask_observed = _check_mask(mask) == "observation"
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
        make_space = masked_space if self._mask_observed else observation_space
        self.observation_spaces = {agent: make_space(self.batch) for agent in self.possible_agents}
        self.state_space = state_space(self.batch)
        self.action_spaces = {agent: action_space(self.batch) for agent in self.possible_agents}
        self._seed: int | None = None
        self._seeds: GameSeeds | None = None

    @property
    def layout(self) -> Layout:
        """What the numbers of an observation mean."""
        return self.batch.layout

    @property
    def encoding(self) -> Encoding:
        """The encoding that a checkpoint must have been trained on."""
        return Encoding.of(self.batch.engine)

    def observation_space(self, agent: str) -> "spaces.Dict | spaces.Box":
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> "spaces.Discrete":
        return self.action_spaces[agent]

    def decode_action(self, agent: str, action: int) -> str:
        """The notation of a legal action of an agent: `"build loom"`; the no-op is `"wait"`."""
        return self.batch.decode_action(0, self._seat(agent), action)

    def encode_action(self, agent: str, text: str) -> int:
        """The code of a legal action of an agent, given its notation."""
        return self.batch.encode_action(0, self._seat(agent), text)

    def _seat(self, agent: str) -> int:
        if agent not in self._seat_of:
            raise UnknownName(agent, "no such agent", self.possible_agents)
        return self._seat_of[agent]

    def describe_observation(self, observation: Observation | npt.NDArray[np.int16]) -> Description:
        """An observation in words; `encode_observation` reads them back, without the mask."""
        if not isinstance(observation, dict):
            return self.layout.describe(observation)
        if "observation" not in observation:
            raise BadData(", ".join(observation), "not the observation of one agent", self.possible_agents)
        return self.layout.describe(observation["observation"])

    def encode_observation(self, described: Mapping[str, Any]) -> npt.NDArray[np.int16]:
        return self.layout.encode(described)

    def render(self) -> str | Picture | None:
        return render(self.render_mode, self.batch.engine.to_rules(self.batch.games))

    def close(self) -> None:
        """Nothing to release."""

    def state(self) -> npt.NDArray[np.int16]:
        """What all seats see together, for a centralised critic."""
        return np.array(self.batch.observations[0])

    @cached_property
    def np_random(self) -> np.random.Generator:
        """For third-party wrappers, made when they ask: the games do not use it."""
        return np.random.default_rng(self._seed)

    def _deal(self, seed: int | None) -> None:
        if seed is not None or self._seeds is None:
            self._seed = int(np.random.default_rng().integers(MAX_SEED)) if seed is None else seed
            self._seeds = GameSeeds(self._seed)
            self.__dict__.pop("np_random", None)
        self.batch.deal([self._seeds.next()])
        self.batch.refresh()
        self.agents = self.possible_agents.copy()
        self._cycles = 0

    def _observe(self, replaced: list[bool]) -> tuple[dict[str, Observation], dict[str, Info]]:
        """What every agent sees, in arrays that nothing writes to again."""
        rows = self.batch.observations[0].copy()
        masks = self.batch.masks[0].view(np.int8).copy()
        observed: dict[str, Any] = {}
        infos: dict[str, Info] = {}
        for agent, seat in self._seat_of.items():
            row, mask = rows[seat], masks[seat]
            observed[agent] = {"observation": row, "action_mask": mask} if self._mask_observed else row
            infos[agent] = {"action_mask": mask, "replaced": replaced[seat]}
        return observed, infos

    @property
    def _is_cut(self) -> bool:
        """Whether the game has reached `max_cycles`."""
        return self._max_cycles is not None and self._cycles >= self._max_cycles

    def _play(self, actions: list[int]) -> tuple[list[bool], bool]:
        """Take one action per seat; return which were replaced, and whether the game is over."""
        chosen, wrong = self.batch.replace_illegal([actions])
        self.batch.step(chosen)
        self.batch.refresh()
        self._cycles += 1
        return wrong[0].tolist(), bool(self.batch.over[0])

    def _rewards(self, over: bool) -> dict[str, float]:
        if not over:
            return dict.fromkeys(self.possible_agents, 0.0)
        return dict(zip(self.possible_agents, self.batch.rewards(self.batch.over)[0].tolist(), strict=True))


def _check_mask(place: str) -> str:
    if place not in MASK_PLACES:
        raise BadOption(f"mask={place}", "the mask can be in one of two places", MASK_PLACES)
    return place


def _check_max_cycles(rounds: object) -> int | None:
    if rounds is None:
        return None
    if not isinstance(rounds, int) or rounds < 1:
        raise BadOption(f"max_cycles={rounds}", "not a number of rounds", ["1 or more", "None"])
    return rounds


class ParallelTableEnv(TableEnv, ParallelEnv[str, Observation, int]):
    """All seats choose at once; a seat with nothing to decide has only the no-op."""

    def reset(
        self, seed: int | None = None, options: dict[str, object] | None = None
    ) -> tuple[dict[str, Observation], dict[str, Info]]:
        self._deal(seed)
        return self._observe([False] * self.game.players)

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Info]]:
        if not self.agents:
            raise NotLegal("step", "no game is running", ["reset"])
        if actions.keys() != self._seat_of.keys():
            raise WrongSeats(sorted(actions), "exactly these agents must act now", self.agents)
        replaced, over = self._play([actions[agent] for agent in self.possible_agents])
        observed, infos = self._observe(replaced)
        ended = dict.fromkeys(self.agents, over)
        cut = dict.fromkeys(self.agents, self._is_cut and not over)
        if over or self._is_cut:
            self.agents = []
        return observed, self._rewards(over), ended, cut, infos


class AECTableEnv(TableEnv, AECEnv[str, Observation, int]):
    """The seats that must decide, one after another; none sees what the others chose this time."""

    agent_selection: str

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        self._deal(seed)
        self.rewards = self._rewards(over=False)
        self._cumulative_rewards = self.rewards.copy()
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._ask([False] * self.game.players)

    def observe(self, agent: str) -> Observation:
        return self._observed[agent]

    def step(self, action: int | None) -> None:
        agent: str = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
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
        self.truncations = dict.fromkeys(self.agents, self._is_cut and not over)
        self._ask(replaced)

    def _ask(self, replaced: list[bool]) -> None:
        """Start the next round of choices; after the end, every agent gets a last turn."""
        self._observed, self.infos = self._observe(replaced)
        self._chosen = [self.batch.noop] * self.game.players
        acting = () if self._is_cut else self.batch.engine.to_act(self.batch.games)
        self._waiting = [self.possible_agents[seat] for seat in acting] or self.agents.copy()
        self.agent_selection = self._waiting[0]


def parallel_env(name: str, **settings: Any) -> ParallelTableEnv:
    """The game with this name, all seats at once.

    Settings are the options of the game, and:

        reward       "rank", "win" or "margin"
        render_mode  "ansi", "human" or "rgb_array"
        mask         where to put the mask: "observation" (and the info), or only "info"
        max_cycles   after how many rounds of choices the game is truncated; never by default
    """
    return ParallelTableEnv(name, **settings)


def raw_env(name: str, **settings: Any) -> AECTableEnv:
    """The game with this name, seat by seat, without wrappers; the settings are those of `parallel_env`."""
    return AECTableEnv(name, **settings)


def env(name: str, **settings: Any) -> "OrderEnforcingWrapper[str, Observation, int]":
    """The game with this name, seat by seat, with a check that calls come in a sensible order."""
    return OrderEnforcingWrapper(raw_env(name, **settings))


class Factories(NamedTuple):
    """What a module like those of PettingZoo's own games offers."""

    env: "Callable[..., OrderEnforcingWrapper[str, Observation, int]]"
    raw_env: Callable[..., AECTableEnv]
    parallel_env: Callable[..., ParallelTableEnv]


def factories_of(module: str) -> Factories:
    """The factories of the game that a module is named after, such as `wonders_v0`."""
    game = module.rpartition(".")[2].rpartition("_v")[0]
    return Factories(partial(env, game), partial(raw_env, game), partial(parallel_env, game))


for _game in compiled_games():
    register("parallel", f"heptapolis/{_game}_v{LAYOUT_VERSION}", partial(parallel_env, _game))
    register("aec", f"heptapolis/{_game}_v{LAYOUT_VERSION}", partial(env, _game))
