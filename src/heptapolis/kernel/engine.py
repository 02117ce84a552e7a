"""What every compiled game offers to Python: many games at once for learning, single ones for search.

A game is an array of one record; an array of many works the same way. A kernel provides its modules and the
parts that are specific to it: its moves, and the conversion of states and views to records and back.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

import numpy as np
import numpy.typing as npt

from heptapolis.core.contract import Game, Move, State, View
from heptapolis.core.errors import IllegalMove, NotSupported, WrongSeats
from heptapolis.core.games import GAMES, package_of
from heptapolis.kernel.arrays import Coins, Records, Rng, Seeds, Sheets
from heptapolis.kernel.groups import Groups
from heptapolis.kernel.jit import Kernel, Progress, compile_kernels, direct
from heptapolis.kernel.modules import (
    BatchModule,
    FeaturesModule,
    InputsModule,
    LayoutModule,
    NetworkModule,
    ObserveModule,
    OpponentsModule,
    OutcomesModule,
    SearchModule,
    SelfPlayModule,
)
from heptapolis.kernel.piece_names import Bounds, PieceNames
from heptapolis.kernel.random64 import stream

G = TypeVar("G", bound=Game)
S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)
M = TypeVar("M", bound=Move)


@dataclass(frozen=True)
class GameResults:
    """How games ended: score sheets (game, seat, row), coins (game, seat), number of decisions."""

    sheets: Sheets
    coins: Coins
    decisions: int


class Sampler:
    """Draws whole states that a seat could be in, as far as it knows."""

    def __init__(self, engine: "AnyEngine", known: Records) -> None:
        self.engine, self.tables, self.known = engine, engine.tables, known
        self._determinize = direct(engine.batch.determinize_all)

    def __reduce__(self) -> tuple[object, ...]:
        return Sampler, (self.engine, self.known)

    def draw(self, games: Records, rng: Rng) -> None:
        """Fill the array with states."""
        self._determinize(self.tables, self.known, games, rng)


class Engine(ABC, Generic[G, S, V, M]):
    """A game with its options, compiled; the types are those of its rules."""

    layout: ClassVar[LayoutModule]
    batch: ClassVar[BatchModule]
    observe: ClassVar[ObserveModule]
    features: ClassVar[FeaturesModule]
    search: ClassVar[SearchModule]
    inputs: ClassVar[InputsModule]
    network: ClassVar[NetworkModule]
    self_play: ClassVar[SelfPlayModule]
    opponents: ClassVar[OpponentsModule]
    outcomes: ClassVar[OutcomesModule]
    entry_points: ClassVar[tuple[Kernel, ...]]  # compiled with the engine; other kernels at their first use
    codes: ClassVar[int]  # how many action codes there are
    action_groups: ClassVar[Groups] = ()  # the kinds of action and how many codes each has, in order
    slot_groups: ClassVar[frozenset[str]] = frozenset()  # those of them whose codes name a slot of the hand
    piece_bounds: ClassVar[Mapping[str, Bounds]] = {}  # for pieces of an observation that are not just 0 or 1
    sheet_rows: ClassVar[int]  # how many rows a score sheet has room for

    def __init__(self, game: G, progress: Progress | None = None) -> None:
        if game.players > self.layout.SEATS:
            needs = f"has {self.layout.SEATS} seats, this game needs {game.players}"
            raise NotSupported(game.name, f"its compiled engine {needs}: raise SEATS in its layout")
        compile_kernels(self.entry_points, progress)
        self.game, self.tables = game, self.encode(game)
        self.blank = self.blank_game()
        self.work = self.layout.new(self.layout.WORK)
        self._stream = stream(0)
        self._record = self.layout.new(self.layout.GAME).dtype
        self._list_legal = direct(self.batch.list_legal)
        self._acting = direct(self.batch.acting)

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.game,)

    @property
    def network_guides(self) -> bool:
        """Whether a search of this game is stronger with its network, where it has one, than without."""
        return False

    @property
    def asks_value(self) -> bool:
        """Whether playouts with the network end with its value, or go on to the end of the game."""
        return True

    @property
    def package(self) -> str:
        """The package of its kernels, where its learned weights and networks lie too."""
        return type(self).__module__.rpartition(".")[0]

    def compile_all(self, progress: Progress | None = None) -> None:
        """Compile the kernels for many games now, instead of at their first use."""
        compile_kernels((*self.batch.ENTRY_POINTS, self.observe.observe_all), progress)

    def new(self, seed: int) -> Records:
        """A new game, dealt from this seed."""
        games = self.layout.new(self.layout.GAME)
        self.start(games, np.array([seed], np.int64))
        return games

    def start(self, games: Records, seeds: Seeds) -> None:
        """Start a game for each seed."""
        direct(self.batch.start_all)(self.tables, self.blank, games, seeds, self._stream)

    def copy(self, games: Records) -> Records:
        """An independent copy; NumPy copies plain bytes much faster than records with many fields."""
        return np.ndarray.__new__(np.recarray, len(games), self._record, bytearray(games.tobytes()))

    def to_act(self, games: Records, index: int = 0) -> tuple[int, ...]:
        """The seats that must decide now."""
        bits = self._acting(self.tables, games, index)
        return tuple(seat for seat in range(self.game.players) if bits >> seat & 1)

    def legal(self, games: Records, seat: int, index: int = 0) -> npt.NDArray[np.int16]:
        """The action codes of this seat's legal moves."""
        size = self._list_legal(self.tables, games, index, seat, self.work)
        return np.array(self.work[0].action[:size])

    def step(self, games: Records, chosen: Mapping[int, int]) -> None:
        """Take one legal action for every seat that must act in a single game."""
        if sorted(chosen) != sorted(self.to_act(games)):
            raise WrongSeats(sorted(chosen), "exactly these seats must decide now", self.to_act(games))
        row = np.full((1, self.layout.SEATS), -1, np.int16)
        for seat, action in chosen.items():
            if action not in self.legal(games, seat):
                raise IllegalMove(action, f"not legal for seat {seat} now", self.legal(games, seat))
            row[0, seat] = action
        direct(self.batch.step_all)(self.tables, games, row, self.work)

    @property
    def over(self) -> int:
        """The phase of games that are over."""
        return int(self.layout.Phase["OVER"])

    @staticmethod
    @abstractmethod
    def encode(game: G) -> Records:
        """Encode the declarations of the game as tables of numbers."""

    @abstractmethod
    def blank_game(self) -> Records:
        """The record that games start from."""

    @property
    @abstractmethod
    def rows(self) -> tuple[str, ...]:
        """The names of the rows of a score sheet; trailing rows that are always empty may be left out."""

    @property
    def piece_names(self) -> Mapping[str, PieceNames]:
        """The names of the numbers in the pieces of an observation; a piece may have none."""
        return {}

    @abstractmethod
    def from_rules(self, state: S) -> Records:
        """The record of a state."""

    @abstractmethod
    def to_rules(self, games: Records, index: int = 0) -> S:
        """The state that a record describes."""

    @abstractmethod
    def encode_view(self, view: V) -> Records:
        """Encode what the seat of a view knows, for `determinize`."""

    @abstractmethod
    def moves(self, games: Records, seat: int, index: int = 0) -> Mapping[M, int]:
        """The legal moves of a seat, each with its action code."""

    @abstractmethod
    def move(self, games: Records, seat: int, action: int, index: int = 0) -> M:
        """The move that an action code of this seat means now."""

    def sampler(self, view: V) -> Sampler:
        """A sampler of whole states that the seat of this view could be in."""
        return Sampler(self, self.encode_view(view))

    def playout(self, games: Records, rng: Rng) -> int:
        """Play to the end at random; return how many decisions it took."""
        return int(direct(self.batch.playout_all)(self.tables, games, rng, self.work))

    def scores(self, games: Records) -> npt.NDArray[np.int16]:
        """The score sheets of a single game: a row for each seat, a column for each row of the sheet."""
        sheets = np.zeros((self.game.players, self.sheet_rows), np.int16)
        direct(self.batch.score_all)(self.tables, games, sheets[np.newaxis])
        return sheets

    def random_games(self, seeds: Seeds) -> GameResults:
        """Play a whole game of random moves for each seed, for simulation; several threads may call it."""
        sheets = np.zeros((len(seeds), self.game.players, self.sheet_rows), np.int16)
        coins = np.zeros((len(seeds), self.game.players), np.int32)
        games, work = self.layout.new(self.layout.GAME), self.layout.new(self.layout.WORK)
        play = direct(self.batch.random_games)
        decisions = play(self.tables, self.blank, games, seeds, sheets, coins, stream(0), work)
        return GameResults(sheets, coins, int(decisions))


#: The engine of any game.
AnyEngine: TypeAlias = Engine[Any, Any, Any, Any]
#: It or its class, which has the kernels: to compile them before there is an engine.
Kernels: TypeAlias = AnyEngine | type[AnyEngine]


def engine_of(game: Game, progress: Progress | None = None) -> AnyEngine:
    """The compiled engine of a game with its options; compilation reports to `progress(done, of, name)`."""
    return engine_class(game)(game, progress)


def engine_class(game: Game) -> type[AnyEngine]:
    """The class of this game's engine."""
    engine = package_of(game).engine
    if engine is None:
        raise NotSupported(game.name, "this game has no compiled engine", compiled_games())
    return engine


def compiled_games() -> list[str]:
    """The games that have a compiled engine."""
    return [name for name in GAMES if GAMES[name].engine]
