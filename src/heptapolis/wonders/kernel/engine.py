"""The kernel for Python: single games for search and many at once for learning, with any options."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from heptapolis.core.errors import IllegalMove, WrongSeats
from heptapolis.jit import Progress, compile_kernels
from heptapolis.random64 import stream
from heptapolis.wonders.game import Wonders, WondersState
from heptapolis.wonders.kernel import (
    actions,
    batch,
    bridge,
    determinize,
    layout,
    legal,
    resolve,
    rollout,
    score,
    step,
)
from heptapolis.wonders.kernel.layout import LEFT, PAIRS, RIGHT
from heptapolis.wonders.kernel.tables import encode
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
    layout.stage_source,
    layout.card_at,
    step.found,
    resolve.build,
    resolve.build_stage,
    legal.legal,
    legal.may_act,
    rollout.start,
    rollout.playout,
    rollout.random_games,
    score.sheet,
    determinize.determinize_all,
    batch.start_all,
    batch.mask_all,
    batch.step,
    batch.step_all,
    batch.score_all,
    batch.playout_all,
)


class Engine:
    """One game with its options, compiled. A single game is a record; `copy` is cheap."""

    def __init__(self, game: Wonders, progress: Progress | None = None) -> None:
        compile_kernels(ENTRIES, progress)
        self.game = game
        self.tables = encode(game)
        self.blank = bridge.blank()
        self.work = layout.new(layout.WORK)[0]
        self._stream = stream(0)

    # Single games.

    def new(self, seed: int) -> Any:
        """The start of the game that this seed deals."""
        games = layout.new(layout.GAME)
        rollout.start(self.tables, self.blank, games, 0, seed, self._stream)
        return games[0]

    @staticmethod
    def copy(game: Any) -> Any:
        """An independent copy; NumPy copies plain bytes much faster than a record with many fields."""
        return np.frombuffer(bytearray(game.data), layout.GAME).view(np.recarray)[0]

    def from_rules(self, state: WondersState) -> Any:
        return bridge.to_kernel(state.position, self.tables)

    def to_rules(self, game: Any) -> WondersState:
        return WondersState(self.game, bridge.to_rules(game, self.game))

    def sampler(self, view: View) -> determinize.Sampler:
        """Draws whole states that the seat of this view could be in."""
        return determinize.Sampler(view, self.tables)

    def to_act(self, game: Any) -> tuple[int, ...]:
        return tuple(seat for seat in self.game.seats if legal.may_act(self.tables, game, seat))

    def legal(self, game: Any, seat: int) -> npt.NDArray[np.int16]:
        """The action codes of this seat's legal moves."""
        size = legal.legal(self.tables, game, seat, self.work)
        return np.array(self.work.action[:size])

    def step(self, game: Any, chosen: Mapping[int, int]) -> None:
        """Take one legal action of every seat that must act."""
        if sorted(chosen) != sorted(self.to_act(game)):
            raise WrongSeats(sorted(chosen), "exactly these seats must decide now", self.to_act(game))
        row = np.full(layout.SEATS, -1, np.int16)
        for seat, action in chosen.items():
            if action not in self.legal(game, seat):
                raise IllegalMove(action, f"not legal for seat {seat} now", self.legal(game, seat))
            row[seat] = action
        batch.step(self.tables, game, row, self.work)

    def playout(self, game: Any, rng: Any) -> int:
        """Play this game to its end at random; how many decisions it took."""
        return int(rollout.playout(self.tables, game, rng, self.work))

    def scores(self, game: Any) -> npt.NDArray[np.int16]:
        """The score sheets: a row a seat, a column a row of the sheet (`scoring.ROWS`)."""
        sheets = np.zeros((self.game.players, len(ROWS)), np.int16)
        for seat in self.game.seats:
            score.sheet(self.tables, game, seat, sheets[seat])
        return sheets

    # Actions and moves.

    def move(self, game: Any, seat: int, action: int) -> Move:
        """The move that an action code of this seat means now."""
        legal.legal(self.tables, game, seat, self.work)
        name, index = actions.group(action)
        city = game.seats[seat]
        match name:
            case "build":
                slot, way = divmod(index, PAIRS)
                left, right = self._pair(slot, way)
                return Build(self._card(city, slot), left, right)
            case "stage":
                slot, way = divmod(index, PAIRS)
                left, right = self._pair(legal.STAGE_ROW, way)
                return BuildStage(int(city.stages) + 1, self._card(city, slot), left, right)
            case "sell":
                return Sell(self._card(city, index))
            case "leave":
                return Leave(self._card(city, index))
            case "recover":
                return Recover(bridge.card_of(index))
            case "settle":
                return Settle(index, int(city.owed) - index)
            case "board":
                return ChooseBoard(bridge.BOARDS[index])
            case "side":
                return ChooseSide(bridge.SIDES[index])
            case _:
                return Decline()

    def action(self, game: Any, seat: int, move: Move) -> int:
        """The code of a legal move of this seat."""
        for action in self.legal(game, seat):
            if self.move(game, seat, int(action)) == move:
                return int(action)
        raise IllegalMove(move, f"not legal for seat {seat} now")

    def _pair(self, row: int, way: int) -> tuple[int, int]:
        return int(self.work.pair[row, way, LEFT]), int(self.work.pair[row, way, RIGHT])

    @staticmethod
    def _card(city: Any, slot: int) -> Any:
        return bridge.card_of(layout.card_at(int(city.hand), slot))


class Batch:
    """Thousands of games as one array."""

    def __init__(self, engine: Engine, size: int) -> None:
        self.engine = engine
        self.games = layout.new(layout.GAME, size)
        self.masks = np.zeros((size, engine.game.players, actions.SIZE), np.bool_)
        self.sheets = np.zeros((size, engine.game.players, len(ROWS)), np.int16)
        self._stream = stream(0)

    def reset(self, seeds: Sequence[int] | npt.NDArray[np.int64]) -> None:
        """Start one game a seed."""
        seeds = np.asarray(seeds, np.int64)
        batch.start_all(self.engine.tables, self.engine.blank, self.games, seeds, self._stream)

    def legal(self) -> npt.NDArray[np.bool_]:
        """The legal actions as a mask (game, seat, action)."""
        batch.mask_all(self.engine.tables, self.games, self.masks, self.engine.work)
        return self.masks

    def step(self, chosen: npt.NDArray[np.int16]) -> int:
        """Take an action (game, seat) of every seat that must act; how many there were."""
        return int(batch.step_all(self.engine.tables, self.games, chosen, self.engine.work))

    def scores(self) -> npt.NDArray[np.int16]:
        """The score sheets (game, seat, row)."""
        batch.score_all(self.engine.tables, self.games, self.sheets)
        return self.sheets

    @property
    def over(self) -> npt.NDArray[np.bool_]:
        return np.asarray(self.games.phase == layout.Phase.OVER)
