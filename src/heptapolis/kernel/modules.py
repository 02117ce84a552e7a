"""What the modules of a compiled game offer: `Engine` and `search` use them through these protocols.

`batch`, `network`, `opponents` and `search` are generated from templates (`heptapolis.kernel.generate`); each
game has its own version of the others.
"""

from enum import IntEnum
from typing import Protocol

import numpy as np
import numpy.typing as npt

from heptapolis.kernel.arrays import (
    Actions,
    Coins,
    Masks,
    Observations,
    Real,
    Records,
    Rng,
    Rngs,
    SeatPlayers,
    Seeds,
    Sheets,
)
from heptapolis.kernel.groups import Groups
from heptapolis.kernel.jit import Kernel


class LayoutModule(Protocol):
    """The records of the game."""

    @property
    def SEATS(self) -> int: ...  # noqa: N802

    @property
    def GAME(self) -> np.dtype[np.void]: ...  # noqa: N802

    @property
    def WORK(self) -> np.dtype[np.void]: ...  # noqa: N802

    @property
    def Phase(self) -> type[IntEnum]: ...  # noqa: N802

    def new(self, dtype: np.dtype[np.void], shape: int | tuple[int, ...] = 1) -> Records: ...


class BatchModule(Protocol):
    """The entry points for many games at once, generated from `batch.py.tmpl`."""

    ENTRY_POINTS: tuple[Kernel, ...]

    def start_all(self, tables: Records, blank: Records, games: Records, seeds: Seeds, rng: Rng) -> None: ...

    def acting(self, tables: Records, games: Records, index: int) -> int: ...

    def list_legal(self, tables: Records, games: Records, index: int, seat: int, work: Records) -> int: ...

    def mask_all(self, tables: Records, games: Records, masks: Masks, work: Records) -> None: ...

    def sample_all(
        self, tables: Records, games: Records, chosen: Actions, rng: Rng, work: Records
    ) -> None: ...

    def step_all(self, tables: Records, games: Records, chosen: Actions, work: Records) -> int: ...

    def score_all(self, tables: Records, games: Records, sheets: Sheets) -> None: ...

    def determinize_all(self, tables: Records, known: Records, games: Records, rng: Rng) -> None: ...

    def playout_all(self, tables: Records, games: Records, rng: Rng, work: Records) -> int: ...

    def random_games(
        self,
        tables: Records,
        blank: Records,
        games: Records,
        seeds: Seeds,
        sheets: Sheets,
        coins: Coins,
        rng: Rng,
        work: Records,
    ) -> int: ...


class ObserveModule(Protocol):
    """What a seat sees, as named numbers."""

    @property
    def SIZE(self) -> int: ...  # noqa: N802

    @property
    def PIECES(self) -> tuple[tuple[str, int], ...]: ...  # noqa: N802

    @property
    def OFFSETS(self) -> dict[str, int]: ...  # noqa: N802

    @property
    def CITY(self) -> tuple[tuple[str, int], ...]: ...  # noqa: N802

    @property
    def CITY_OFFSETS(self) -> dict[str, int]: ...  # noqa: N802

    @property
    def CITY_SIZE(self) -> int: ...  # noqa: N802

    @property
    def BINARY(self) -> frozenset[str]: ...  # noqa: N802

    def observe_all(self, tables: Records, games: Records, observations: Observations) -> None: ...


class OpponentsModule(Protocol):
    """Compiled bots at some seats, generated from `opponents.py.tmpl`."""

    def step_with_bots(
        self,
        tables: Records,
        games: Records,
        chosen: Actions,
        players: SeatPlayers,
        weights: npt.NDArray[np.float32],
        shape: Records,
        network: npt.NDArray[np.float32],
        candidates: Records,
        inputs: Records,
        hidden: npt.NDArray[np.float32],
        rows: npt.NDArray[np.int16],
        rngs: Rngs,
        work: Records,
    ) -> int: ...

    def policy_actions(
        self,
        tables: Records,
        games: Records,
        chosen: Actions,
        weights: npt.NDArray[np.float32],
        candidates: Records,
        work: Records,
    ) -> None: ...

    def bot_games(
        self,
        tables: Records,
        blank: Records,
        games: Records,
        seeds: Seeds,
        players: SeatPlayers,
        weights: npt.NDArray[np.float32],
        shape: Records,
        network: npt.NDArray[np.float32],
        candidates: Records,
        inputs: Records,
        hidden: npt.NDArray[np.float32],
        sheets: Sheets,
        coins: Coins,
        rngs: Rngs,
        work: Records,
    ) -> int: ...


class FeaturesModule(Protocol):
    """The features that describe a move to a policy."""

    @property
    def SIZE(self) -> int: ...  # noqa: N802

    @property
    def GROUPS(self) -> Groups: ...  # noqa: N802

    @property
    def PAIRS(self) -> tuple[int, int]: ...  # noqa: N802

    def __hash__(self) -> int: ...

    def names(self) -> list[str]: ...

    def max_per_candidate(self, tables: Records) -> int: ...


class SearchModule(Protocol):
    """Search and self-play, generated from `search.py.tmpl`."""

    def search(
        self,
        tables: Records,
        known: Records,
        games: Records,
        work: Records,
        weights: npt.NDArray[np.float32],
        candidates: Records,
        tree: Records,
        edges: Records,
        rows: npt.NDArray[np.int16],
        rng: Rng,
        playouts: int,
    ) -> None: ...

    def list_candidates(
        self,
        tables: Records,
        games: Records,
        seat: int,
        work: Records,
        weights: npt.NDArray[np.float32],
        candidates: Records,
    ) -> int: ...


class OutcomesModule(Protocol):
    """Playouts that begin with given moves, generated from `outcomes.py.tmpl`."""

    def play_outcomes(
        self,
        tables: Records,
        known: Records,
        truth: Records,
        sees_all: bool,
        games: Records,
        work: Records,
        weights: npt.NDArray[np.float32],
        candidates: Records,
        tree: Records,
        rows: npt.NDArray[np.int16],
        first: npt.NDArray[np.int64],
        outcomes: npt.NDArray[np.float64],
        rng: Rng,
        playouts: int,
    ) -> None: ...

    def redraw_all(self, tables: Records, games: Records, rng: Rng) -> None: ...


class InputsModule(Protocol):
    """What the network knows about a position, as named numbers."""

    @property
    def GROUPS(self) -> Groups: ...  # noqa: N802

    @property
    def SIZE(self) -> int: ...  # noqa: N802

    @property
    def MAX_ACTIVE(self) -> int: ...  # noqa: N802

    def names(self) -> list[str]: ...


class SelfPlayModule(Protocol):
    """Self-play that a network learns from, generated from `self_play.py.tmpl`."""

    def learn_games(
        self,
        tables: Records,
        blank: Records,
        games: Records,
        seeds: Seeds,
        learners: Seeds,
        work: Records,
        shape: Records,
        weights: npt.NDArray[np.float32],
        transposed: npt.NDArray[np.float32],
        frozen_weights: npt.NDArray[np.float32],
        candidates: Records,
        inputs: Records,
        trajectory: Records,
        layers: npt.NDArray[np.float32],
        tree: Records,
        gradient: npt.NDArray[np.float32],
        stats: npt.NDArray[np.float64],
        rows: npt.NDArray[np.int16],
        rng: Rng,
    ) -> None: ...


class NetworkModule(Protocol):
    """The network and the searches that it guides, generated from `network.py.tmpl`."""

    def network_search(
        self,
        tables: Records,
        known: Records,
        games: Records,
        work: Records,
        shape: Records,
        weights: npt.NDArray[np.float32],
        candidates: Records,
        inputs: Records,
        hidden: npt.NDArray[np.float32],
        tree: Records,
        edges: Records,
        rows: npt.NDArray[np.int16],
        rng: Rng,
        playouts: int,
    ) -> None: ...

    def network_playouts(
        self,
        tables: Records,
        known: Records,
        games: Records,
        work: Records,
        shape: Records,
        weights: npt.NDArray[np.float32],
        linear: npt.NDArray[np.float32],
        candidates: Records,
        inputs: Records,
        hidden: npt.NDArray[np.float32],
        tree: Records,
        edges: Records,
        rows: npt.NDArray[np.int16],
        rng: Rng,
        playouts: int,
    ) -> None: ...

    def list_network_candidates(
        self,
        tables: Records,
        games: Records,
        seat: int,
        work: Records,
        shape: Records,
        weights: npt.NDArray[np.float32],
        candidates: Records,
        inputs: Records,
        hidden: npt.NDArray[np.float32],
        rows: npt.NDArray[np.int16],
    ) -> int: ...

    def evaluate(
        self,
        tables: Records,
        games: Records,
        seat: int,
        work: Records,
        shape: Records,
        weights: npt.NDArray[np.float32],
        candidates: Records,
        inputs: Records,
        hidden: npt.NDArray[np.float32],
        rows: npt.NDArray[np.int16],
    ) -> Real: ...
