"""Many games at once as the adapters see them: seat by seat, with masks that are never empty.

The adapters add one action code to the kernel's, the last: a no-op, legal exactly for seats that have
nothing to decide. An illegal action is replaced by the first legal one, and reported as replaced.
"""

import numpy as np
import numpy.typing as npt

from heptapolis.core.contract import Game
from heptapolis.core.errors import IllegalMove
from heptapolis.envs.observation import Layout
from heptapolis.envs.rewards import check_reward, compute_rewards, team_size
from heptapolis.kernel.batch import Batch
from heptapolis.kernel.engine import engine_of

Actions = npt.NDArray[np.int16]
Flags = npt.NDArray[np.bool_]


class TableBatch(Batch):
    """Many tables of one game; `masks` and `observations` are as of the last `refresh`."""

    def __init__(self, game: Game, size: int, reward: str) -> None:
        self._reward = check_reward(reward)
        super().__init__(engine_of(game), size)
        self.players, self.noop, self.actions = game.players, self.engine.codes, self.engine.codes + 1
        self.team_size = team_size(game)
        self.layout = Layout(self.engine)
        self.masks = np.zeros((size, self.players, self.actions), np.bool_)
        self._mask_rows = self.masks.reshape(-1, self.actions)
        self._rows = np.arange(size * self.players)
        self._bytes = self.games.view(np.uint8).reshape(size, -1)
        self._phases = self.games.view(np.ndarray)["phase"]
        self._end = self.engine.over
        self._waits = self.masks[:, :, self.noop]
        self._must_act = self.layout.split(self.observations)["must_act"][:, :, 0, 0]

    @property
    def over(self) -> Flags:
        return np.asarray(self._phases == self._end)

    def deal(self, seeds: list[int], tables: Flags | None = None) -> None:
        """Start one game per seed: at all tables, or at these."""
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

    def replace_illegal(self, actions: npt.ArrayLike) -> tuple[Actions, Flags]:
        """Replace illegal actions (table, seat) by the first legal one; return the actions, and which."""
        asked = _to_integers(actions, self.masks.shape[:2]).reshape(-1)
        known = np.minimum(np.maximum(asked, 0), self.noop)
        wrong = (known != asked) | ~self._mask_rows[self._rows, known]
        if wrong.any():
            known[wrong] = self._mask_rows[wrong].argmax(axis=1)
        shape = self.masks.shape[:2]
        return known.astype(np.int16).reshape(shape), wrong.reshape(shape)

    def rewards(self, tables: Flags) -> npt.NDArray[np.float64]:
        """The rewards (game, seat) of the games at these tables, which must be over."""
        games = self._bytes[tables].view(self.games.dtype).reshape(-1).view(np.recarray)
        sheets = np.zeros((len(games), self.players, self.engine.sheet_rows), np.int16)
        self.engine.batch.score_all(self.engine.tables, games, sheets)
        coins = games.seats.coins[:, : self.players]
        return compute_rewards(self._reward, sheets.sum(axis=2), coins, self.team_size)


def _to_integers(actions: npt.ArrayLike, shape: tuple[int, ...]) -> npt.NDArray[np.int64]:
    """The actions as an array of this shape; anything else is an error."""
    given = np.asarray(actions)
    if given.shape != shape or given.dtype.kind not in "iu":
        form = f"{given.dtype} of shape {given.shape}"
        raise IllegalMove(form, "actions must be whole numbers", [f"integers of shape {shape}"])
    return given.astype(np.int64)
