"""Gymnasium, thousands of games: a vector environment over the compiled games, without a loop in Python.

`gymnasium.make_vec("heptapolis/Wonders-v0", num_envs=1024, players=4)`: each sub-environment is a game with
an agent at one seat and `random` bots at the others. With `opponents="self"` each is a seat, all of them
agents: seats 0 to 3 of the first game come first, then those of the second.
"""

from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

import heptapolis
from heptapolis.core.errors import BadOption
from heptapolis.envs.observation import Layout
from heptapolis.envs.opponents import check_seat, game_against
from heptapolis.envs.room import Room
from heptapolis.envs.seeds import MAX_SEED, Series
from heptapolis.envs.spaces import action_space, observation_space
from heptapolis.kernel.random64 import stream

Array = npt.NDArray[Any]
BOT_STREAM = 11  # the bots' chance is none of the games'


class SeatsVectorEnv(VectorEnv[Array, Array, Array]):
    """Many seats of many games. A game that is over begins anew at the next step, whatever its action."""

    metadata: ClassVar[dict[str, Any]] = {  # type: ignore[misc]
        "render_modes": [],
        "autoreset_mode": AutoresetMode.NEXT_STEP,
    }

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        opponents: Any = None,
        seat: int = 0,
        reward: str = "rank",
        render_mode: str | None = None,
        copy: bool = True,
        **options: Any,
    ) -> None:
        if render_mode is not None:
            raise BadOption(f"render_mode={render_mode}", "thousands of games are not shown", ["None"])
        self.self_play, self._copy = opponents == "self", copy
        self.game = heptapolis.make(game, **options) if self.self_play else _random(game, opponents, options)
        self.seats = slice(None) if self.self_play else slice(check_seat(seat, self.game), seat + 1)
        self.num_envs = num_envs
        self.room = Room(self.game, _tables(num_envs, self.game.players if self.self_play else 1), reward)
        self.single_observation_space = observation_space(self.room)
        self.single_action_space = action_space(self.room)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space: spaces.Space[Any] = batch_space(self.single_action_space, num_envs)
        self._series: list[Series] = []

    @property
    def layout(self) -> Layout:
        """What the numbers of an observation mean."""
        return self.room.layout

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        super().reset(seed=seed)
        if seed is not None or not self._series:
            first = int(self.np_random.integers(MAX_SEED)) if seed is None else seed
            self._series = [Series.of_table(first, table) for table in range(len(self.room.games))]
            self._chance = stream(first, BOT_STREAM)
        self.room.deal([series.next() for series in self._series])
        self.room.look()
        return self._observations(), self._infos(np.zeros(self.num_envs, np.bool_))

    def step(self, actions: Array) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        """Take an action of every sub-environment."""
        began = self.room.over
        chosen, wrong = self.room.legal_or_first(self._all_actions(actions))
        self.room.step(chosen)
        if began.any():
            self.room.deal([self._series[table].next() for table in np.flatnonzero(began)], began)
        self.room.look()
        over = self.room.over
        wrong[began] = False  # what is asked of a game that is over means nothing
        infos = self._infos(self._mine(wrong))
        ended = np.repeat(over, self.num_envs // len(over))
        return self._observations(), self._rewards(over), ended, np.zeros_like(ended), infos

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The legal actions of every sub-environment now."""
        masks = self._mine(self.room.masks)
        return masks.copy() if self._copy else masks

    def _all_actions(self, actions: Array) -> Array:
        """One action a seat: the agents', and those of the bots."""
        given = np.asarray(actions)
        if self.self_play:
            return given.reshape(self.room.masks.shape[:2]) if given.size == self.num_envs else given
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            return given  # the room refuses it, with the reason
        whole = self.room.sample(self._chance).astype(np.int64)
        whole[whole < 0] = self.room.noop
        whole[:, self.seats] = given[:, np.newaxis]
        return whole

    def _mine(self, numbers: Array) -> Array:
        """Of numbers (table, seat, ...) those of the agents, a row a sub-environment."""
        return numbers[:, self.seats].reshape(self.num_envs, *numbers.shape[2:])

    def _observations(self) -> Array:
        rows = self._mine(self.room.observations)
        return rows.copy() if self._copy else rows

    def _rewards(self, over: npt.NDArray[np.bool_]) -> Array:
        worth = np.zeros(self.room.masks.shape[:2])
        if over.any():
            worth[over] = self.room.rewards(over)
        return self._mine(worth)

    def _infos(self, replaced: Array) -> dict[str, Any]:
        present = np.ones(self.num_envs, np.bool_)
        masks = self.action_masks().view(np.int8)
        return {
            "action_mask": masks,
            "_action_mask": present,
            "replaced": replaced,
            "_replaced": present.copy(),
        }


def _random(name: str, opponents: Any, options: dict[str, Any]) -> Any:
    """The game against bots that the kernel plays."""
    game, kinds = game_against(name, opponents, options)
    for kind in kinds:
        if kind != "random":
            instead = ["random", "opponents='self'", "vectorization_mode='sync' or 'async' for any bot"]
            raise BadOption(f"opponents={kind}", "the kernel cannot play this bot", instead)
    return game


def _tables(num_envs: int, seats: int) -> int:
    """How many games there are."""
    if num_envs < 1 or num_envs % seats:
        whole = f"a multiple of {seats}" if seats > 1 else "1 or more"
        raise BadOption(f"num_envs={num_envs}", "each seat is a sub-environment", [whole])
    return num_envs // seats
