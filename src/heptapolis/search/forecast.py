"""What is expected of a position, or of each move in it: chances, points and score sheets of every seat.

Playouts follow the policy to the end of the game, so they are independent, and their means have standard
errors. They are divided among the moves by sequential halving
(https://proceedings.mlr.press/v28/karnin13.html): every round gives the same number to each move that is
left, then the worse half drops out. The finalists are then played out afresh, because the best of many noisy
means is too high.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np
import numpy.typing as npt

from heptapolis.core.contract import Game, Move, State, View
from heptapolis.kernel.arrays import Records, Rng
from heptapolis.kernel.engine import AnyEngine, Kernels, engine_of
from heptapolis.kernel.jit import Kernel, Progress, compile_kernels, direct
from heptapolis.kernel.random64 import stream
from heptapolis.search.capacity import check_capacities
from heptapolis.search.outcomes import CHANCE, FIRST_ROW, NO_ACTION, POINTS
from heptapolis.search.policy_weights import Vector, policy_of
from heptapolis.search.softmax_policy import CANDIDATES
from heptapolis.search.tree import TREE

CHANCE_PER_POINT = 0.005  # ranks moves when every one wins, or none; too little to outweigh a chance
SELECTION_SHARE = 1 / 2  # of the playouts: to find the best move
FUTURES = 4  # that are compared to see whether something is dealt or rolled
POLICY_SHARE = 1 / 8  # to know what the policy makes of the position; the rest is for the finalists


@dataclass(frozen=True)
class Estimate:
    """A mean and its standard error."""

    mean: float
    error: float

    def __sub__(self, other: "Estimate") -> "Estimate":
        return Estimate(self.mean - other.mean, math.hypot(self.error, other.error))

    def __add__(self, other: "Estimate") -> "Estimate":
        return Estimate(self.mean + other.mean, math.hypot(self.error, other.error))

    def __neg__(self) -> "Estimate":
        return Estimate(-self.mean, self.error)


CERTAIN_ZERO = Estimate(0.0, 0.0)


@dataclass(frozen=True)
class Forecast:
    """How a seat is expected to end: its share of the victory, its points, every row of its score sheet."""

    chance: Estimate
    points: Estimate
    rows: Mapping[str, Estimate]


class OutcomeSums:
    """Sums over playouts: how they ended for every seat."""

    def __init__(self, engine: AnyEngine) -> None:
        self._engine, self.playouts = engine, 0
        self.sums = np.zeros((engine.game.players, FIRST_ROW + engine.sheet_rows, 2))

    def __iadd__(self, other: "OutcomeSums") -> "OutcomeSums":
        self.playouts += other.playouts
        self.sums += other.sums
        return self

    def mean(self, seat: int, quantity: int) -> float:
        return float(self.sums[seat, quantity, 0]) / max(1, self.playouts)

    def value(self, seat: int) -> float:
        """By what moves are ranked: the chance to win, and a little for points."""
        return self.mean(seat, CHANCE) + CHANCE_PER_POINT * self.mean(seat, POINTS)

    def estimate(self, seat: int, quantity: int) -> Estimate:
        """The mean and its error; a chance is never certain, since the next playout could end differently."""
        n, mean = max(1, self.playouts), self.mean(seat, quantity)
        variance = max(0.0, float(self.sums[seat, quantity, 1]) / n - mean * mean)
        if quantity == CHANCE:
            variance = max(variance, 1 / n)
        return Estimate(mean, math.sqrt(variance / max(1, n - 1)))

    def forecasts(self) -> tuple[Forecast, ...]:
        """What is expected for each seat."""
        return tuple(self._forecast(seat) for seat in range(self._engine.game.players))

    def _forecast(self, seat: int) -> Forecast:
        rows = enumerate(self._engine.rows, start=FIRST_ROW)
        return Forecast(
            self.estimate(seat, CHANCE),
            self.estimate(seat, POINTS),
            {name: self.estimate(seat, quantity) for quantity, name in rows},
        )


@dataclass(eq=False)
class MoveOutcomes:
    """One candidate move, and how playouts that began with it ended."""

    move: Move
    action: int
    prior: float  # by the policy; 0 for a move that it would never choose
    all: OutcomeSums
    fresh: OutcomeSums  # since it became a finalist

    @cached_property
    def forecasts(self) -> tuple[Forecast, ...]:
        return self.all.forecasts()


@dataclass(frozen=True)
class Ranking:
    """The moves of a seat, the best first, and the position as the policy would play on."""

    seat: int
    moves: tuple[MoveOutcomes, ...]
    policy: OutcomeSums

    @property
    def best(self) -> MoveOutcomes:
        return self.moves[0]

    def find(self, move: Move) -> MoveOutcomes:
        """The entry of this move; it must have been asked for if the policy never chooses it."""
        return next(entry for entry in self.moves if entry.move == move)


class Forecaster:
    """Forecasts by playouts in one game; it can be used again and again, by one thread at a time."""

    def __init__(self, engine: AnyEngine, weights: Vector, progress: Progress | None = None) -> None:
        check_capacities(engine)
        compile_kernels(self.entry_points(engine), progress)
        new = engine.layout.new
        self.engine, self._weights = engine, weights
        self._games, self._work = new(engine.layout.GAME), new(engine.layout.WORK)
        self._candidates, self._tree = new(CANDIDATES), new(TREE)
        self._candidates[0].temperature = 1
        self._rows = np.zeros(engine.sheet_rows, np.int16)
        self._unread: Records | None = None
        self._no_truth = new(engine.layout.GAME)
        self._play = direct(engine.outcomes.play_outcomes)

    @staticmethod
    def entry_points(engine: Kernels) -> tuple[Kernel, ...]:
        """The kernels that it calls."""
        return engine.outcomes.play_outcomes, engine.outcomes.redraw_all, engine.search.list_candidates

    def rank_moves(
        self, view: View, seat: int, seed: int, playouts: int, played: Move | None = None
    ) -> Ranking:
        """The sensible moves of the seat of this view, and the one that it played, from the best down.

        The outcome depends only on the view, the seed and the playouts.
        """
        position = _Position(self, self.engine.sampler(view).known, None, stream(seed))
        entries = self._entries(view, seat, stream(seed), played)
        kept = [entry for entry in entries if entry.move == played]
        selection, policy = int(SELECTION_SHARE * playouts), int(POLICY_SHARE * playouts)
        finalists = _halve(position, seat, entries, kept, selection)
        share = max(1, (playouts - selection - policy) // len(finalists))
        for entry in finalists:
            position.play({seat: entry.action}, share, entry.fresh)
            entry.all += entry.fresh
        sums = OutcomeSums(self.engine)
        position.play({}, max(1, policy), sums)
        rest = sorted((e for e in entries if e not in finalists), key=lambda e: -e.all.value(seat))
        return Ranking(seat, (*finalists, *rest), sums)

    def forecast_view(self, view: View, seed: int, playouts: int) -> OutcomeSums:
        """How the game ends as far as the seat of this view can know, if the policy plays on."""
        sums = OutcomeSums(self.engine)
        _Position(self, self.engine.sampler(view).known, None, stream(seed)).play({}, playouts, sums)
        return sums

    def compare_moves(
        self, view: View, seat: int, seed: int, playouts: int, moves: Sequence[Move]
    ) -> list[MoveOutcomes]:
        """How these moves of the seat turn out; each gets the same share of the playouts."""
        position = _Position(self, self.engine.sampler(view).known, None, stream(seed))
        found, share = [], max(1, playouts // len(moves))
        for move in moves:
            [entry] = (one for one in self._entries(view, seat, stream(seed), move) if one.move == move)
            position.play({seat: entry.action}, share, entry.fresh)
            entry.all += entry.fresh
            found.append(entry)
        return found

    def forecast_state(
        self, state: State, seed: int, playouts: int, openings: Sequence[Mapping[int, Move]] = ({},)
    ) -> list[OutcomeSums]:
        """How a state ends after each of these openings, for who sees all of it but the future."""
        games = self.engine.from_rules(state)
        position = _Position(self, self._unread_knowledge(state), games, stream(seed))
        codes = {seat: self.engine.moves(games, seat) for moves in openings for seat in moves}
        found = []
        for moves in openings:
            sums = OutcomeSums(self.engine)
            position.play({seat: codes[seat][move] for seat, move in moves.items()}, playouts, sums)
            found.append(sums)
        return found

    def reveals_chance(self, state: State, moves: Mapping[int, Move]) -> bool:
        """Whether something is dealt or rolled after these moves: then their result depends on the future."""
        games = self.engine.from_rules(state)
        actions = {seat: self.engine.moves(games, seat)[move] for seat, move in moves.items()}
        return len({self._result(games, actions, future) for future in range(FUTURES)}) > 1

    def _result(self, games: Records, actions: Mapping[int, int], future: int) -> bytes:
        """The position after these actions in one possible future, apart from what is still to come."""
        redraw = direct(self.engine.outcomes.redraw_all)
        twin = self.engine.copy(games)
        redraw(self.engine.tables, twin, stream(future))
        self.engine.step(twin, actions)
        redraw(self.engine.tables, twin, stream(FUTURES))
        return twin.tobytes()

    def _unread_knowledge(self, state: State) -> Records:
        """A record of the right type, which nobody reads."""
        if self._unread is None:
            self._unread = self.engine.encode_view(state.view(0))
        return self._unread

    def _entries(self, view: View, seat: int, rng: Rng, played: Move | None) -> list[MoveOutcomes]:
        """The candidates of the policy, and the move that was played."""
        self.engine.sampler(view).draw(self._games, rng)
        write = direct(self.engine.search.list_candidates)
        count = write(self.engine.tables, self._games, seat, self._work, self._weights, self._candidates)
        found = self._candidates[0]
        priors = {int(found.action[n]): float(found.prior[n]) for n in range(count)}
        moves = {action: self.engine.move(self._games, seat, action) for action in priors}
        if played is not None and played not in moves.values():
            moves[self.engine.moves(self._games, seat)[played]] = played
        return [
            MoveOutcomes(
                move, action, priors.get(action, 0.0), OutcomeSums(self.engine), OutcomeSums(self.engine)
            )
            for action, move in moves.items()
        ]


class _Position:
    """Where playouts start: what a seat knows, or a true state."""

    def __init__(self, forecaster: Forecaster, known: Records, truth: Records | None, rng: Rng) -> None:
        self._forecaster, self._known, self._truth, self._rng = forecaster, known, truth, rng

    def play(self, actions: Mapping[int, int], playouts: int, sums: OutcomeSums) -> None:
        """Add playouts that begin with these actions to the sums."""
        own, engine = self._forecaster, self._forecaster.engine
        first: npt.NDArray[np.int64] = np.full(engine.layout.SEATS, NO_ACTION, np.int64)
        for seat, action in actions.items():
            first[seat] = action
        own._play(
            engine.tables,
            self._known,
            own._no_truth if self._truth is None else self._truth,
            self._truth is not None,
            own._games,
            own._work,
            own._weights,
            own._candidates,
            own._tree,
            own._rows,
            first,
            sums.sums,
            self._rng,
            playouts,
        )
        sums.playouts += playouts


def _halve(
    position: _Position,
    seat: int,
    entries: Sequence[MoveOutcomes],
    kept: Sequence[MoveOutcomes],
    playouts: int,
) -> list[MoveOutcomes]:
    """The best move and the one to compare it with: the played one (kept), or else the second best."""
    left = list(entries)
    rounds = max(1, math.ceil(math.log2(len(left))))
    for _ in range(rounds):
        share = max(1, playouts // rounds // len(left))
        for entry in left:
            position.play({seat: entry.action}, share, entry.all)
        left.sort(key=lambda entry: -entry.all.value(seat))
        half = left[: max(2, len(left) // 2)]
        left = half + [entry for entry in kept if entry not in half]
    best = left[0]
    others = [entry for entry in (*kept, *left[1:]) if entry is not best]
    return [best, *others[:1]]


def forecaster_of(game: Game, progress: Progress | None = None) -> Forecaster:
    """A forecaster for a game with its options, by the policy learned for it."""
    engine = engine_of(game)
    return Forecaster(engine, policy_of(game, engine), progress)
