"""Thousands of games as one array."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from heptapolis.kernel.arrays import Rng, Seeds
from heptapolis.kernel.engine import AnyEngine, Kernels
from heptapolis.kernel.jit import Kernel, compile_kernels, direct


class Batch:
    """Thousands of games as one array; each call of a method overwrites the array that it returned before."""

    def __init__(self, engine: AnyEngine, size: int) -> None:
        players = engine.game.players
        compile_kernels(self.entry_points(engine))
        self.engine = engine
        self.games = engine.layout.new(engine.layout.GAME, size)
        self.masks = np.zeros((size, players, engine.codes), np.bool_)
        self.sheets = np.zeros((size, players, engine.sheet_rows), np.int16)
        self.observations = np.zeros((size, players, engine.observe.SIZE), np.int16)
        self._mask = direct(engine.batch.mask_all)  # looked up once: a lookup takes longer than a small batch
        self._sample = direct(engine.batch.sample_all)
        self._step = direct(engine.batch.step_all)
        self._observe = direct(engine.observe.observe_all)

    @staticmethod
    def entry_points(engine: Kernels) -> tuple[Kernel, ...]:
        """The kernels that it calls."""
        several = engine.batch
        playing = (several.start_all, several.mask_all, several.sample_all, several.step_all)
        return *playing, several.score_all, engine.observe.observe_all

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle the games; unpickling looks up the compiled functions and allocates the arrays again."""
        return _restore, (type(self), self._arguments(), self.games.tobytes())

    def _arguments(self) -> tuple[object, ...]:
        """The arguments that make a batch like this one."""
        return self.engine, len(self.games)

    def reset(self, seeds: Sequence[int] | Seeds) -> None:
        """Start a game for each seed."""
        self.engine.start(self.games, np.asarray(seeds, np.int64))

    def legal(self) -> npt.NDArray[np.bool_]:
        """The legal actions as a mask (game, seat, action)."""
        self._mask(self.engine.tables, self.games, self.masks, self.engine.work)
        return self.masks

    def sample(self, rng: Rng) -> npt.NDArray[np.int16]:
        """A random legal action (game, seat) for every seat that must act; -1 for the others."""
        chosen = np.empty(self.masks.shape[:2], np.int16)
        self._sample(self.engine.tables, self.games, chosen, rng, self.engine.work)
        return chosen

    def step(self, chosen: npt.NDArray[np.int16]) -> int:
        """Take an action (game, seat) for every seat that must act; return how many were taken."""
        return int(self._step(self.engine.tables, self.games, chosen, self.engine.work))

    def observe(self) -> npt.NDArray[np.int16]:
        """What every seat sees (game, seat, number); `observe.PIECES` names the numbers."""
        self._observe(self.engine.tables, self.games, self.observations)
        return self.observations

    def scores(self) -> npt.NDArray[np.int16]:
        """The score sheets (game, seat, row)."""
        direct(self.engine.batch.score_all)(self.engine.tables, self.games, self.sheets)
        return self.sheets

    @property
    def over(self) -> npt.NDArray[np.bool_]:
        """Which games are over."""
        return np.asarray(self.games.phase == self.engine.over)


def _restore(kind: type[Batch], arguments: tuple[Any, ...], games: bytes) -> Batch:
    """A batch as it was pickled, except for masks and observations."""
    batch = kind(*arguments)
    batch.games.view(np.uint8)[...] = np.frombuffer(games, np.uint8)
    return batch
