"""Gymnasium, thousands of games: a vector environment over the compiled games, without a loop in Python.

In `gymnasium.make_vec("heptapolis/Wonders-v0", num_envs=1024, players=4)`, each sub-environment is a game
with an agent at one seat and compiled bots at the others. With `opponents="self"`, each sub-environment is a
seat, and all seats are agents: seats 0 to 3 of the first game come first, then those of the second.
"""

import warnings
from collections.abc import Mapping
from typing import Any, ClassVar, Literal

import numpy as np
import numpy.typing as npt

import heptapolis
from heptapolis.bots import format_spec
from heptapolis.bots.compiled import CompiledBots, PolicyAdviser
from heptapolis.bots.support import COMPILED_BOTS, is_compiled
from heptapolis.core.contract import Game
from heptapolis.core.errors import BadOption, NotLegal, UnknownName
from heptapolis.envs.encoding import Encoding
from heptapolis.envs.extras import needs_extra
from heptapolis.envs.observation import Description, Layout
from heptapolis.envs.opponents import OpponentSpecs, check_seat, make_game, seat_kinds
from heptapolis.envs.seeds import MAX_SEED, TableSeeds
from heptapolis.envs.spaces import action_space, observation_space
from heptapolis.envs.table_batch import TableBatch, compile_environment

with needs_extra("gymnasium"):
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

Array = npt.NDArray[Any]


class SeatsVectorEnv(VectorEnv[Array, Array, Array]):
    """Many seats of many games. A finished game restarts at the next step, which ignores its actions."""

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
            text = f"render_mode={render_mode!r} is ignored: a vector environment does not render"
            warnings.warn(text, stacklevel=2)
        self.self_play, self._copy = opponents == "self", copy
        self.game, others = _make_game(game, opponents, options)
        self.seats = slice(None) if self.self_play else slice(check_seat(seat, self.game), seat + 1)
        self.num_envs = num_envs
        tables = _count_tables(num_envs, self.game.players if self.self_play else 1)
        compile_environment(self.game, bots=not self.self_play)
        self.batch = TableBatch(self.game, tables, reward)
        self._bots = None if self.self_play else _seat_bots(self.batch, seat, others)
        self.single_observation_space = observation_space(self.batch)
        self.single_action_space = action_space(self.batch)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space: spaces.Space[Any] = batch_space(self.single_action_space, num_envs)
        self._seeds: TableSeeds | None = None
        self._adviser: PolicyAdviser | None = None

    @property
    def layout(self) -> Layout:
        """What the numbers of an observation mean."""
        return self.batch.layout

    @property
    def encoding(self) -> Encoding:
        """The encoding that a checkpoint must have been trained on."""
        return Encoding.of(self.batch.engine)

    def reset(
        self, *, seed: int | None = None, options: dict[str, object] | None = None
    ) -> tuple[Array, dict[str, object]]:
        super().reset(seed=seed)
        if seed is not None or self._seeds is None:
            first = int(self.np_random.integers(MAX_SEED)) if seed is None else seed
            self._seeds = TableSeeds(first, len(self.batch.games))
        dealt = self._seeds.next()
        self.batch.deal(dealt)
        if self._bots:
            self._bots.start_games(dealt.tolist())
            self._bots.step(self.batch.games, np.full(self.batch.masks.shape[:2], -1, np.int16))
        self.batch.refresh()
        return self._observations(), self._infos(np.zeros(self.num_envs, np.bool_))

    def step(self, actions: Array) -> tuple[Array, Array, Array, Array, dict[str, object]]:
        """Take an action of every sub-environment."""
        if self._seeds is None:
            raise NotLegal("step", "no game is running", ["reset"])
        restarted = self.batch.over
        chosen, wrong = self.batch.replace_illegal(self._by_table(actions), self.seats)
        if not self._bots:
            self.batch.step(chosen)
        if restarted.any():
            self._restart(restarted)
        if self._bots:
            self._bots.step(self.batch.games, self._with_bots(chosen, restarted))
        self.batch.refresh()
        over = self.batch.over
        wrong[restarted] = False  # a game that is over ignores its actions
        infos = self._infos(wrong.reshape(-1))
        ended = np.repeat(over, self.num_envs // len(over))
        return self._observations(), self._rewards(over), ended, np.zeros_like(ended), infos

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The legal actions of every sub-environment now."""
        masks = self._agent_rows(self.batch.masks)
        return masks.copy() if self._copy else masks

    def policy_actions(self) -> Array:
        """What the bot `policy` would do now in every sub-environment: a teacher for imitation learning."""
        if self._adviser is None:
            self._adviser = PolicyAdviser(self.batch.engine)
        advised = self._agent_rows(self._adviser.actions(self.batch.games))
        return np.where(advised < 0, self.batch.noop, advised)

    def decode_action(self, index: int, action: int) -> str:
        """The notation of a legal action in a sub-environment: `"build loom"`; the no-op is `"wait"`."""
        return self.batch.decode_action(*self._place(index), action)

    def encode_action(self, index: int, text: str) -> int:
        """The code of a legal action in a sub-environment, given its notation."""
        return self.batch.encode_action(*self._place(index), text)

    def describe_observation(self, observation: Array) -> Description:
        """One observation in words; `encode_observation` reads them back."""
        return self.layout.describe(observation)

    def encode_observation(self, described: Mapping[str, Any]) -> Array:
        """The observation that `describe_observation` put in words."""
        return self.layout.encode(described)

    def _place(self, index: int) -> tuple[int, int]:
        """The table and the seat of a sub-environment."""
        if not 0 <= index < self.num_envs:
            raise UnknownName(index, "no such sub-environment", [f"0 to {self.num_envs - 1}"])
        return divmod(index, self.game.players) if self.self_play else (index, self.seats.start)

    def _by_table(self, actions: Array) -> Array:
        """The agents' actions (table, seat); the batch rejects any other shape and says why."""
        given = np.asarray(actions)
        return given.reshape(len(self.batch.games), -1) if given.shape == (self.num_envs,) else given

    def _with_bots(self, chosen: Array, restarted: npt.NDArray[np.bool_]) -> Array:
        """The actions of all seats, with zeros for the bots; -1 in new games, where no agent acts yet."""
        whole = np.zeros(self.batch.masks.shape[:2], np.int16)
        whole[:, self.seats] = chosen
        whole[restarted] = -1
        return whole

    def _restart(self, tables: npt.NDArray[np.bool_]) -> None:
        """Deal the next games at these tables."""
        assert self._seeds
        numbers = np.flatnonzero(tables)
        dealt = self._seeds.next(numbers)
        self.batch.deal(dealt, tables)
        if self._bots:
            self._bots.start_games(dealt.tolist(), numbers.tolist())

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
) -> tuple[Game, OpponentSpecs]:
    """The game, and the opponents if there are any."""
    if opponents == "self":
        return heptapolis.make(name, **options), ()
    return make_game(name, opponents, options)


def _seat_bots(batch: TableBatch, seat: int, specs: OpponentSpecs) -> CompiledBots:
    """The opponents, which must be bots that the kernel can play."""
    kinds = seat_kinds(batch.engine.game, seat, specs)
    for kind in kinds.values():
        if not is_compiled(kind):
            instead = [*COMPILED_BOTS, "opponents='self'", "vectorization_mode='sync' or 'async' for any bot"]
            raise BadOption(f"opponents={format_spec(kind)}", "the kernel cannot play this bot", instead)
    return CompiledBots(batch.engine, kinds, len(batch.games))


def _count_tables(num_envs: int, seats: int) -> int:
    """How many games this number of sub-environments needs."""
    if num_envs < 1 or num_envs % seats:
        whole = f"a multiple of {seats}" if seats > 1 else "1 or more"
        raise BadOption(f"num_envs={num_envs}", "each seat is a sub-environment", [whole])
    return num_envs // seats
