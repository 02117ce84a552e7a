"""The kernel for Python: single games for search and many at once for learning, with any options."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import numpy as np
import numpy.typing as npt

from heptapolis.core.errors import IllegalMove, WrongSeats
from heptapolis.dice.game import Dice, DiceState
from heptapolis.dice.kernel import (
    actions,
    batch,
    bridge,
    determinize,
    layout,
    legal,
    observe,
    resolve,
    rollout,
    score,
)
from heptapolis.dice.kernel.score import ROWS
from heptapolis.dice.kernel.tables import BUILDINGS, DICE, encode
from heptapolis.dice.moves import Build, BuildStage, Cross, Move
from heptapolis.dice.symbols import Building, Die
from heptapolis.dice.view import View
from heptapolis.jit import Progress, compile_kernels
from heptapolis.random64 import stream

ENTRIES = (
    resolve.found,
    resolve.cross,
    legal.legal,
    legal.may_act,
    legal.price_of,
    legal.next_decision,
    rollout.start,
    rollout.playout,
    rollout.random_games,
    score.sheet,
    observe.observe,
    determinize.determinize,
    batch.start_all,
    batch.mask_all,
    batch.step,
    batch.step_all,
    batch.observe_all,
    batch.score_all,
    batch.playout_all,
)


class Engine:
    """One game with its options, compiled. A single game is a record; `copy` is cheap."""

    def __init__(self, game: Dice, progress: Progress | None = None) -> None:
        compile_kernels(ENTRIES, progress)
        self.game = game
        self.tables = encode(game)
        self.blank = bridge.blank(self.tables)
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
        return game.copy()

    def from_rules(self, state: DiceState) -> Any:
        return bridge.to_kernel(state.position, self.tables)

    def to_rules(self, game: Any) -> DiceState:
        return DiceState(self.game, bridge.to_rules(game, self.game))

    def sampler(self, view: View) -> determinize.Sampler:
        """Draws whole states that the seat of this view could be in."""
        return determinize.Sampler(view, self.tables)

    def to_act(self, game: Any) -> tuple[int, ...]:
        return tuple(seat for seat in self.game.seats if legal.may_act(game, seat))

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

    def observe(self, game: Any, seat: int) -> npt.NDArray[np.int16]:
        """What this seat sees as a row of numbers (`observe.pieces` names them)."""
        row = np.zeros(observe.size(self.game.players), np.int16)
        observe.observe(self.tables, game, seat, row)
        return row

    def scores(self, game: Any) -> npt.NDArray[np.int16]:
        """The score sheets: a row a seat, a column a row of the sheet (`score.ROWS`)."""
        sheets = np.zeros((self.game.players, len(ROWS)), np.int16)
        for seat in self.game.seats:
            score.sheet(self.tables, game.seats[seat], sheets[seat])
        return sheets

    # Actions and moves.

    def move(self, game: Any, seat: int, action: int) -> Move:
        """The move that an action code of this seat means now, with its price."""
        city = game.seats[seat]
        stage = int(city.count[BUILDINGS.index(Building.WONDER)]) + 1
        move = actions.decode(action, self.game.printed, stage)
        match move:
            case Build(building, box, die):
                price, missing = self._price(game, seat, die), self._missing(city, building, box)
                return replace(move, price=price, missing=missing)
            case Cross(building, box):
                return replace(move, missing=self._missing(city, building, box))
            case BuildStage(box):
                return replace(move, missing=self._missing(city, Building.WONDER, box))
            case _:
                return move

    def action(self, game: Any, seat: int, move: Move) -> int:
        """The code of a legal move of this seat."""
        for action in self.legal(game, seat):
            if self.move(game, seat, int(action)) == move:
                return int(action)
        raise IllegalMove(move, f"not legal for seat {seat} now")

    def _price(self, game: Any, seat: int, die: Die) -> int:
        """The price of a die; none when the decision is to build without it (E5)."""
        decision = self.tables.decisions[legal.next_decision(game.seats[seat])]
        if decision.ask == layout.Ask.FREE_BUILD:
            return 0
        place = [int(rolled.die) for rolled in game.forum[: game.dice]].index(DICE.index(die))
        return int(legal.price_of(self.tables, game, seat, place))

    def _missing(self, city: Any, building: Building, box: int) -> int:
        """A coin for each resource that the Warehouse does not produce (D31)."""
        plan = self.tables.boards[city.board].plans[BUILDINGS.index(building)]
        return max(0, int(plan.boxes[box - 1].cost) - int(city.resources))


class Batch:
    """Thousands of games as one array."""

    def __init__(self, engine: Engine, size: int) -> None:
        players = engine.game.players
        self.engine = engine
        self.games = layout.new(layout.GAME, size)
        self.masks = np.zeros((size, players, actions.SIZE), np.bool_)
        self.observations = np.zeros((size, players, observe.size(players)), np.int16)
        self.sheets = np.zeros((size, players, len(ROWS)), np.int16)
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

    def observe(self) -> npt.NDArray[np.int16]:
        """What every seat sees (game, seat, number)."""
        batch.observe_all(self.engine.tables, self.games, self.observations)
        return self.observations

    def scores(self) -> npt.NDArray[np.int16]:
        """The score sheets (game, seat, row)."""
        batch.score_all(self.engine.tables, self.games, self.sheets)
        return self.sheets

    @property
    def over(self) -> npt.NDArray[np.bool_]:
        return np.asarray(self.games.phase == layout.Phase.OVER)
