"""The kernel for Python: many games at once for learning, single ones for search, with any options.

A game is an array of one record; an array of many is as good. All calls take them alike.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from heptapolis.core.errors import IllegalMove, WrongSeats
from heptapolis.jit import Progress, compile_kernels, direct
from heptapolis.random64 import stream
from heptapolis.wonders.game import Wonders, WondersState
from heptapolis.wonders.kernel import actions, batch, bridge, layout, observe
from heptapolis.wonders.kernel.determinize import Sampler, determinize_all
from heptapolis.wonders.kernel.layout import LEFT, PAIRS, RIGHT, card_at
from heptapolis.wonders.kernel.legal import STAGE_ROW
from heptapolis.wonders.kernel.tables import encode
from heptapolis.wonders.model import Card
from heptapolis.wonders.moves import (
    Build,
    BuildStage,
    ChooseBoard,
    ChooseSide,
    Decline,
    Leave,
    Move,
    Recover,
    Sell,
    Settle,
)
from heptapolis.wonders.scoring import ROWS
from heptapolis.wonders.view import View

ENTRIES = (
    batch.start_all,
    batch.restore,
    batch.acting,
    batch.list_legal,
    batch.mask_all,
    batch.step_all,
    batch.score_all,
    batch.playout_all,
    batch.random_games,
    observe.observe_all,
    determinize_all,
)
RECORD = layout.new(layout.GAME).dtype


class Engine:
    """One game with its options, compiled."""

    def __init__(self, game: Wonders, progress: Progress | None = None) -> None:
        compile_kernels(ENTRIES, progress)
        self.game = game
        self.tables = encode(game)
        self.blank = bridge.blank()
        self.work = layout.new(layout.WORK)
        self._stream = stream(0)
        self._legal = direct(batch.list_legal)
        self._acting = direct(batch.acting)

    @property
    def rows(self) -> tuple[str, ...]:
        """The rows of a score sheet; the last one is empty without Cities."""
        return ROWS if self.game.expansions else ROWS[:-1]

    # Games.

    def new(self, seed: int) -> Any:
        """The start of the game that this seed deals."""
        games = layout.new(layout.GAME)
        self.start(games, np.array([seed], np.int64))
        return games

    def start(self, games: Any, seeds: npt.NDArray[np.int64]) -> None:
        """Start a game for each seed."""
        direct(batch.start_all)(self.tables, self.blank, games, seeds, self._stream)

    @staticmethod
    def copy(games: Any) -> Any:
        """Independent games; NumPy copies plain bytes much faster than records with many fields."""
        return np.ndarray.__new__(np.recarray, len(games), RECORD, bytearray(games.tobytes()))

    def from_rules(self, state: WondersState) -> Any:
        return bridge.to_kernel(state.position, self.tables)

    def to_rules(self, games: Any, index: int = 0) -> WondersState:
        return WondersState(self.game, bridge.to_rules(games, self.game, index))

    def sampler(self, view: View) -> Sampler:
        """Draws whole states that the seat of this view could be in."""
        return Sampler(view, self.tables)

    def to_act(self, games: Any, index: int = 0) -> tuple[int, ...]:
        """The seats that must decide now."""
        bits = self._acting(self.tables, games, index)
        return tuple(seat for seat in self.game.seats if bits >> seat & 1)

    def legal(self, games: Any, seat: int, index: int = 0) -> npt.NDArray[np.int16]:
        """The action codes of this seat's legal moves."""
        size = self._legal(self.tables, games, index, seat, self.work)
        return np.array(self.work[0].action[:size])

    def step(self, games: Any, chosen: Mapping[int, int]) -> None:
        """Take one legal action of every seat that must act in a single game."""
        if sorted(chosen) != sorted(self.to_act(games)):
            raise WrongSeats(sorted(chosen), "exactly these seats must decide now", self.to_act(games))
        row = np.full((1, layout.SEATS), -1, np.int16)
        for seat, action in chosen.items():
            if action not in self.legal(games, seat):
                raise IllegalMove(action, f"not legal for seat {seat} now", self.legal(games, seat))
            row[0, seat] = action
        direct(batch.step_all)(self.tables, games, row, self.work)

    def playout(self, games: Any, rng: Any) -> int:
        """Play to the end at random; how many decisions it took."""
        return int(direct(batch.playout_all)(self.tables, games, rng, self.work))

    def scores(self, games: Any) -> npt.NDArray[np.int16]:
        """The score sheets of a single game: a row a seat, a column a row of the sheet (`ROWS`)."""
        sheets = np.zeros((1, self.game.players, len(ROWS)), np.int16)
        direct(batch.score_all)(self.tables, games, sheets)
        return sheets[0]

    def random_games(self, seeds: npt.NDArray[np.int64]) -> "Outcomes":
        """Whole games of random moves, one a seed: for simulation. Threads may call this at once."""
        size, players = len(seeds), self.game.players
        sheets = np.zeros((size, players, len(ROWS)), np.int16)
        purses = np.zeros((size, players), np.int16)
        games, work, rng = layout.new(layout.GAME), layout.new(layout.WORK), stream(0)
        decisions = direct(batch.random_games)(
            self.tables, self.blank, games, seeds, sheets, purses, rng, work
        )
        return Outcomes(sheets, purses, int(decisions))

    # Actions and moves.

    def moves(self, games: Any, seat: int, index: int = 0) -> dict[Move, int]:
        """The legal moves of this seat with their codes."""
        codes = self.legal(games, seat, index)
        return {self._decode(games[index].seats[seat], int(code)): int(code) for code in codes}

    def move(self, games: Any, seat: int, action: int, index: int = 0) -> Move:
        """The move that an action code of this seat means now."""
        self.legal(games, seat, index)
        return self._decode(games[index].seats[seat], action)

    def _decode(self, city: Any, action: int) -> Move:
        name, place = actions.group(action)
        match name:
            case "build":
                slot, way = divmod(place, PAIRS)
                return Build(_card(city, slot), *self._pair(slot, way))
            case "stage":
                slot, way = divmod(place, PAIRS)
                return BuildStage(int(city.stages) + 1, _card(city, slot), *self._pair(STAGE_ROW, way))
            case "sell":
                return Sell(_card(city, place))
            case "leave":
                return Leave(_card(city, place))
            case "recover":
                return Recover(bridge.card_of(place))
            case "settle":
                return Settle(place, int(city.owed) - place)
            case "board":
                return ChooseBoard(bridge.BOARDS[place])
            case "side":
                return ChooseSide(bridge.SIDES[place])
            case _:
                return Decline()

    def _pair(self, row: int, way: int) -> tuple[int, int]:
        pair = self.work[0].pair[row, way]
        return int(pair[LEFT]), int(pair[RIGHT])


def _card(city: Any, slot: int) -> Card:
    return bridge.card_of(card_at(int(city.hand), slot))


class Outcomes:
    """How many games ended: the score sheets (game, seat, row) and treasuries (game, seat)."""

    def __init__(self, sheets: npt.NDArray[np.int16], purses: npt.NDArray[np.int16], decisions: int) -> None:
        self.sheets, self.purses, self.decisions = sheets, purses, decisions


class Batch:
    """Thousands of games as one array."""

    def __init__(self, engine: Engine, size: int) -> None:
        players = engine.game.players
        self.engine = engine
        self.games = layout.new(layout.GAME, size)
        self.masks = np.zeros((size, players, actions.SIZE), np.bool_)
        self.sheets = np.zeros((size, players, len(ROWS)), np.int16)
        self.observations = np.zeros((size, players, observe.SIZE), np.int16)

    def reset(self, seeds: Sequence[int] | npt.NDArray[np.int64]) -> None:
        """Start one game a seed."""
        self.engine.start(self.games, np.asarray(seeds, np.int64))

    def legal(self) -> npt.NDArray[np.bool_]:
        """The legal actions as a mask (game, seat, action)."""
        direct(batch.mask_all)(self.engine.tables, self.games, self.masks, self.engine.work)
        return self.masks

    def step(self, chosen: npt.NDArray[np.int16]) -> int:
        """Take an action (game, seat) of every seat that must act; how many there were."""
        return int(direct(batch.step_all)(self.engine.tables, self.games, chosen, self.engine.work))

    def observe(self) -> npt.NDArray[np.int16]:
        """What every seat sees (game, seat, number); `observe.PIECES` names the numbers."""
        direct(observe.observe_all)(self.engine.tables, self.games, self.observations)
        return self.observations

    def scores(self) -> npt.NDArray[np.int16]:
        """The score sheets (game, seat, row)."""
        direct(batch.score_all)(self.engine.tables, self.games, self.sheets)
        return self.sheets

    @property
    def over(self) -> npt.NDArray[np.bool_]:
        return np.asarray(self.games.phase == layout.Phase.OVER)
