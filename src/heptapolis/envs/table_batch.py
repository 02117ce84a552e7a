"""Many games at once as the adapters see them: seat by seat, with masks that are never empty.

The adapters add one action code after the kernel's: a no-op, legal only for seats that have nothing to
decide. An illegal action is replaced by the first legal one, and reported as replaced.
"""

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from heptapolis.bots.compiled import CompiledBots
from heptapolis.core.contract import Game
from heptapolis.core.errors import IllegalMove
from heptapolis.envs.observation import Layout
from heptapolis.envs.rewards import check_reward, compute_rewards, team_size
from heptapolis.kernel.arrays import Seeds
from heptapolis.kernel.batch import Batch
from heptapolis.kernel.engine import engine_class, engine_of
from heptapolis.kernel.jit import compile_kernels

WAIT = "wait"  # the notation of the no-op

Actions = npt.NDArray[np.int16]
Flags = npt.NDArray[np.bool_]


class TableBatch(Batch):
    """Many tables of one game; `masks` and `observations` are as of the last `refresh`."""

    def __init__(self, game: Game, size: int, reward: str) -> None:
        self._reward = check_reward(reward)
        compile_environment(game)
        super().__init__(engine_of(game), size)
        self.players, self.noop, self.actions = game.players, self.engine.codes, self.engine.codes + 1
        self.team_size = team_size(game)
        self.layout = Layout(self.engine)
        self.masks = np.zeros((size, self.players, self.actions), np.bool_)
        self._mask_rows = self.masks.reshape(-1, self.actions)
        self._rows = np.arange(size * self.players).reshape(size, -1)
        self._bytes = self.games.view(np.uint8).reshape(size, -1)
        self._phases = self.games.view(np.ndarray)["phase"]
        self._end = self.engine.over
        self._waits = self.masks[:, :, self.noop]
        self._must_act = self.layout.split(self.observations)["must_act"][:, :, 0, 0]

    def _arguments(self) -> tuple[object, ...]:
        return self.engine.game, len(self.games), self._reward

    def __reduce__(self) -> tuple[object, ...]:
        return (*super().__reduce__(), {"rows": self.observations.copy(), "masks": self.masks.copy()})

    def __setstate__(self, seen: dict[str, npt.NDArray[Any]]) -> None:
        """Restore the last observations and masks, which may be older than the games."""
        self.observations[...], self.masks[...] = seen["rows"], seen["masks"]

    @property
    def over(self) -> Flags:
        return np.asarray(self._phases == self._end)

    def deal(self, seeds: Sequence[int] | Seeds, tables: Flags | None = None) -> None:
        """Start one game per seed, at all tables or at the given ones."""
        if tables is None:
            self.reset(seeds)
        else:
            fresh = self.engine.layout.new(self.engine.layout.GAME, len(seeds))
            self.engine.start(fresh, np.asarray(seeds, np.int64))
            self._bytes[tables] = fresh.view(np.uint8).reshape(len(seeds), -1)

    def refresh(self) -> None:
        """Recompute masks and observations."""
        self.observe()
        self.legal()
        np.equal(self._must_act, 0, out=self._waits)

    def replace_illegal(self, actions: npt.ArrayLike, seats: slice = slice(None)) -> tuple[Actions, Flags]:
        """Replace illegal actions (table, seat) by the first legal one; return all actions and which changed.

        The actions are those of all seats, or of the given ones.
        """
        rows = self._rows if seats == slice(None) else self._rows[:, seats]
        shape, rows = rows.shape, rows.reshape(-1)
        asked = _to_integers(actions, shape).reshape(-1)
        known = np.minimum(np.maximum(asked, 0), self.noop)
        wrong = (known != asked) | ~self._mask_rows[rows, known]
        if wrong.any():
            known[wrong] = self._mask_rows[rows[wrong]].argmax(axis=1)
        return known.astype(np.int16).reshape(shape), wrong.reshape(shape)

    def decode_action(self, table: int, seat: int, action: int) -> str:
        """The notation of a legal action of a seat: `"build loom < 2L"`; the no-op is `"wait"`."""
        codes = np.flatnonzero(self.masks[table, seat]).tolist()
        if action not in codes:
            raise _illegal(action, seat, codes)
        return WAIT if action == self.noop else str(self.engine.move(self.games, seat, int(action), table))

    def encode_action(self, table: int, seat: int, text: str) -> int:
        """The action code of a legal move, given its notation."""
        moves: dict[str, int] = {}
        if self.masks[table, seat, self.noop]:
            moves = {WAIT: self.noop}
        elif self.masks[table, seat].any():
            moves = {str(move): code for move, code in self.engine.moves(self.games, seat, table).items()}
        if text not in moves:
            raise _illegal(text, seat, moves)
        return moves[text]

    def rewards(self, tables: Flags) -> npt.NDArray[np.float64]:
        """The rewards (game, seat) of the games at these tables, which must be over."""
        games = self._bytes[tables].view(self.games.dtype).reshape(-1).view(np.recarray)
        sheets = np.zeros((len(games), self.players, self.engine.sheet_rows), np.int16)
        self.engine.batch.score_all(self.engine.tables, games, sheets)
        coins = games.seats.coins[:, : self.players]
        return compute_rewards(self._reward, sheets.sum(axis=2), coins, self.team_size)


def _illegal(given: object, seat: int, legal: Iterable[object]) -> IllegalMove:
    """The error for an action that is not among the legal ones; before the first deal, there are none."""
    known = list(legal)
    if not known:
        return IllegalMove(given, "no game is running", ["reset"])
    return IllegalMove(given, f"not legal for seat {seat} now", known)


def compile_environment(game: Game, *, bots: bool = False) -> None:
    """Compile everything that an environment needs in one go, compiled bots too if it has them."""
    engine = engine_class(game)
    more = CompiledBots.entry_points(engine) if bots else ()
    compile_kernels((*engine.entry_points, *Batch.entry_points(engine), *more))


def _to_integers(actions: npt.ArrayLike, shape: tuple[int, ...]) -> npt.NDArray[np.int64]:
    """The actions as an array of this shape; raise IllegalMove if they are anything else."""
    given = np.asarray(actions)
    if given.shape != shape or given.dtype.kind not in "iu":
        form = f"{given.dtype} of shape {given.shape}"
        raise IllegalMove(form, "actions must be whole numbers", [f"integers of shape {shape}"])
    return given.astype(np.int64)
