"""Gymnasium, thousands of games: a vector environment over the compiled games, without a loop in Python.

`gymnasium.make_vec("heptapolis/Wonders-v0", num_envs=1024, players=4)`: each sub-environment is a game with
an agent at one seat and `random` bots at the others. With `opponents="self"` each is a seat, all of them
agents: seats 0 to 3 of the first game come first, then those of the second.
"""

from typing import Any, ClassVar, Literal

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

import heptapolis
from heptapolis.core.contract import Game
from heptapolis.core.errors import BadOption
from heptapolis.envs.observation import Layout
from heptapolis.envs.opponents import OpponentSpecs, check_seat, make_game
from heptapolis.envs.seeds import MAX_SEED, GameSeeds
from heptapolis.envs.spaces import action_space, observation_space
from heptapolis.envs.table_batch import TableBatch
from heptapolis.kernel.random64 import stream

Array = npt.NDArray[Any]
BOT_STREAM = 11  # keeps the bots' randomness apart from that of the games


class SeatsVectorEnv(VectorEnv[Array, Array, Array]):
    """Many seats of many games. A finished game restarts at the next step, whatever its action."""

    metadata: ClassVar[dict[str, object]] = {  # type: ignore[misc]
        "render_modes": [],
        "autoreset_mode": AutoresetMode.NEXT_STEP,
    }

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        opponents: OpponentSpecs | Literal["self"] | None = None,
        seat: int = 0,
        reward: str = "rank",
        render_mode: str | None = None,
        copy: bool = True,
        **options: object,
    ) -> None:
        if render_mode is not None:
            raise BadOption(f"render_mode={render_mode}", "a vector environment does not render", ["None"])
        self.self_play, self._copy = opponents == "self", copy
        self.game = _make_game(game, opponents, options)
        self.seats = slice(None) if self.self_play else slice(check_seat(seat, self.game), seat + 1)
        self.num_envs = num_envs
        tables = _count_tables(num_envs, self.game.players if self.self_play else 1)
        self.batch = TableBatch(self.game, tables, reward)
        self.single_observation_space = observation_space(self.batch)
        self.single_action_space = action_space(self.batch)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space: spaces.Space[Any] = batch_space(self.single_action_space, num_envs)
        self._seeds: list[GameSeeds] = []

    @property
    def layout(self) -> Layout:
        """What the numbers of an observation mean."""
        return self.batch.layout

    def reset(
        self, *, seed: int | None = None, options: dict[str, object] | None = None
    ) -> tuple[Array, dict[str, object]]:
        super().reset(seed=seed)
        if seed is not None or not self._seeds:
            first = int(self.np_random.integers(MAX_SEED)) if seed is None else seed
            self._seeds = [GameSeeds.of_table(first, table) for table in range(len(self.batch.games))]
            self._chance = stream(first, BOT_STREAM)
        self.batch.deal([seeds.next() for seeds in self._seeds])
        self.batch.refresh()
        return self._observations(), self._infos(np.zeros(self.num_envs, np.bool_))

    def step(self, actions: Array) -> tuple[Array, Array, Array, Array, dict[str, object]]:
        """Take an action of every sub-environment."""
        restarted = self.batch.over
        chosen, wrong = self.batch.replace_illegal(self._all_actions(actions))
        self.batch.step(chosen)
        if restarted.any():
            self.batch.deal([self._seeds[table].next() for table in np.flatnonzero(restarted)], restarted)
        self.batch.refresh()
        over = self.batch.over
        wrong[restarted] = False  # a game that is over ignores its actions
        infos = self._infos(self._agent_rows(wrong))
        ended = np.repeat(over, self.num_envs // len(over))
        return self._observations(), self._rewards(over), ended, np.zeros_like(ended), infos

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The legal actions of every sub-environment now."""
        masks = self._agent_rows(self.batch.masks)
        return masks.copy() if self._copy else masks

    def _all_actions(self, actions: Array) -> Array:
        """One action per seat: the agents' own, and those of the bots."""
        given = np.asarray(actions)
        if self.self_play:
            return given.reshape(self.batch.masks.shape[:2]) if given.size == self.num_envs else given
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            return given  # the batch rejects it and says why
        whole = self.batch.sample(self._chance).astype(np.int64)
        whole[whole < 0] = self.batch.noop
        whole[:, self.seats] = given[:, np.newaxis]
        return whole

    def _agent_rows(self, numbers: Array) -> Array:
        """The agents' rows of an array (table, seat, ...), one per sub-environment."""
        return numbers[:, self.seats].reshape(self.num_envs, *numbers.shape[2:])

    def _observations(self) -> Array:
        rows = self._agent_rows(self.batch.observations)
        return rows.copy() if self._copy else rows

    def _rewards(self, over: npt.NDArray[np.bool_]) -> Array:
        worth = np.zeros(self.batch.masks.shape[:2])
        if over.any():
            worth[over] = self.batch.rewards(over)
        return self._agent_rows(worth)

    def _infos(self, replaced: Array) -> dict[str, object]:
        present = np.ones(self.num_envs, np.bool_)
        masks = self.action_masks().view(np.int8)
        return {
            "action_mask": masks,
            "_action_mask": present,
            "replaced": replaced,
            "_replaced": present.copy(),
        }


def _make_game(
    name: str, opponents: OpponentSpecs | Literal["self"] | None, options: dict[str, object]
) -> Game:
    """The game of agents alone, or against `random` bots, which the kernel can play."""
    if opponents == "self":
        return heptapolis.make(name, **options)
    game, kinds = make_game(name, opponents, options)
    for kind in kinds:
        if kind != "random":
            instead = ["random", "opponents='self'", "vectorization_mode='sync' or 'async' for any bot"]
            raise BadOption(f"opponents={kind}", "the kernel cannot play this bot", instead)
    return game


def _count_tables(num_envs: int, seats: int) -> int:
    """How many games this number of sub-environments needs."""
    if num_envs < 1 or num_envs % seats:
        whole = f"a multiple of {seats}" if seats > 1 else "1 or more"
        raise BadOption(f"num_envs={num_envs}", "each seat is a sub-environment", [whole])
    return num_envs // seats
