"""What every compiled game offers to Python: many games at once for learning, single ones for search.

A game is an array of one record; an array of many is as good. All calls take them alike. A kernel brings
its modules as parts, and what is particular to it: moves, bridge and sampler.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt

from heptapolis.core.contract import Game
from heptapolis.core.errors import IllegalMove, NotSupported, WrongSeats
from heptapolis.core.games import GAMES, package_of
from heptapolis.kernel.jit import Progress, compile_kernels, direct
from heptapolis.kernel.random64 import stream

Seeds = npt.NDArray[np.int64]


@dataclass(frozen=True)
class Outcomes:
    """How games ended: score sheets (game, seat, row), treasuries (game, seat), decisions in all."""

    sheets: npt.NDArray[np.int16]
    purses: npt.NDArray[np.int32]
    decisions: int


class Engine(ABC):
    """One game with its options, compiled."""

    layout: ClassVar[Any]  # the records
    batch: ClassVar[Any]  # the doors
    observe: ClassVar[Any]
    features: ClassVar[Any]  # what a policy is told of moves
    searching: ClassVar[Any]  # guided games and search
    entries: ClassVar[tuple[Any, ...]]  # all doors, to be compiled
    policy_file: ClassVar[tuple[str, str]]  # the weights learned for it: package and name
    learning_reward: ClassVar[int]  # what seats play for while a policy is learned
    codes: ClassVar[int]  # how many action codes there are
    sheet_rows: ClassVar[int]  # how many rows a score sheet has room for

    def __init__(self, game: Any, progress: Progress | None = None) -> None:
        compile_kernels(self.entries, progress)
        self.game, self.tables = game, self.encode(game)
        self.blank = self.blank_game()
        self.work = self.layout.new(self.layout.WORK)
        self._stream = stream(0)
        self._record = self.layout.new(self.layout.GAME).dtype
        self._list_legal = direct(self.batch.list_legal)
        self._acting = direct(self.batch.acting)

    def new(self, seed: int) -> Any:
        """The start of the game that this seed deals."""
        games = self.layout.new(self.layout.GAME)
        self.start(games, np.array([seed], np.int64))
        return games

    def start(self, games: Any, seeds: Seeds) -> None:
        """Start a game for each seed."""
        direct(self.batch.start_all)(self.tables, self.blank, games, seeds, self._stream)

    def copy(self, games: Any) -> Any:
        """Independent games; NumPy copies plain bytes much faster than records with many fields."""
        return np.ndarray.__new__(np.recarray, len(games), self._record, bytearray(games.tobytes()))

    def to_act(self, games: Any, index: int = 0) -> tuple[int, ...]:
        """The seats that must decide now."""
        bits = self._acting(self.tables, games, index)
        return tuple(seat for seat in range(self.game.players) if bits >> seat & 1)

    def legal(self, games: Any, seat: int, index: int = 0) -> npt.NDArray[np.int16]:
        """The action codes of this seat's legal moves."""
        size = self._list_legal(self.tables, games, index, seat, self.work)
        return np.array(self.work[0].action[:size])

    def step(self, games: Any, chosen: Mapping[int, int]) -> None:
        """Take one legal action of every seat that must act in a single game."""
        if sorted(chosen) != sorted(self.to_act(games)):
            raise WrongSeats(sorted(chosen), "exactly these seats must decide now", self.to_act(games))
        row = np.full((1, self.layout.SEATS), -1, np.int16)
        for seat, action in chosen.items():
            if action not in self.legal(games, seat):
                raise IllegalMove(action, f"not legal for seat {seat} now", self.legal(games, seat))
            row[0, seat] = action
        direct(self.batch.step_all)(self.tables, games, row, self.work)

    @staticmethod
    @abstractmethod
    def encode(game: Any) -> Any:
        """The declarations of the game as tables of numbers."""

    @abstractmethod
    def blank_game(self) -> Any:
        """The record from which games start."""

    @property
    @abstractmethod
    def rows(self) -> tuple[str, ...]:
        """The names of those rows; the last ones may be missing where they are always empty."""

    @abstractmethod
    def from_rules(self, state: Any) -> Any:
        """The record of a state of the rules."""

    @abstractmethod
    def to_rules(self, games: Any, index: int = 0) -> Any:
        """The state of the rules that a record describes."""

    @abstractmethod
    def moves(self, games: Any, seat: int, index: int = 0) -> Mapping[Any, int]:
        """The legal moves of a seat, each with its action code."""

    @abstractmethod
    def move(self, games: Any, seat: int, action: int, index: int = 0) -> Any:
        """The move that an action code of this seat means now."""

    @abstractmethod
    def sampler(self, view: Any) -> Any:
        """Draws whole states that the seat of this view could be in."""

    def playout(self, games: Any, rng: Any) -> int:
        """Play to the end at random; how many decisions it took."""
        return int(direct(self.batch.playout_all)(self.tables, games, rng, self.work))

    def scores(self, games: Any) -> npt.NDArray[np.int16]:
        """The score sheets of a single game: a row a seat, a column a row of the sheet."""
        sheets = np.zeros((self.game.players, self.sheet_rows), np.int16)
        direct(self.batch.score_all)(self.tables, games, sheets[np.newaxis])
        return sheets

    def random_games(self, seeds: Seeds) -> Outcomes:
        """Whole games of random moves, one a seed: for simulation. Threads may call this at once."""
        sheets = np.zeros((len(seeds), self.game.players, self.sheet_rows), np.int16)
        purses = np.zeros((len(seeds), self.game.players), np.int32)
        games, work = self.layout.new(self.layout.GAME), self.layout.new(self.layout.WORK)
        play = direct(self.batch.random_games)
        decisions = play(self.tables, self.blank, games, seeds, sheets, purses, stream(0), work)
        return Outcomes(sheets, purses, int(decisions))


def engine_of(game: Game, progress: Progress | None = None) -> Engine:
    """The compiled twin of a game with its options; `progress(done, of, name)` hears of the compilation."""
    engine = package_of(game).engine
    if engine is None:
        raise NotSupported(game.name, "brings no compiled engine", compiled_games())
    return engine(game, progress)


def compiled_games() -> list[str]:
    """The games that can be compiled."""
    return [name for name in GAMES if GAMES[name].engine]
