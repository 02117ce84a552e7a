"""Hints: the best move by what a seat knows, its chance and points, and why it beats the second best."""

from dataclasses import dataclass

from heptapolis.analysis.explain import explain
from heptapolis.analysis.model import MoveAnalysis
from heptapolis.analysis.positions import describe_moves, side_of
from heptapolis.core.contract import State
from heptapolis.core.message import Message
from heptapolis.i18n.narrator import narrator_of
from heptapolis.search.forecast import Forecaster, MoveOutcomes
from heptapolis.search.outcomes import CHANCE

HINT_PLAYOUTS = 8_000  # about a second of processor time at a full table, less at others
SEED = 0  # the same view always gets the same hint


@dataclass(frozen=True)
class Hint:
    """What to play and why; the best move comes first."""

    moves: tuple[MoveAnalysis, ...]
    reason: Message
    playouts: int


def find_hint(forecaster: Forecaster, state: State, seat: int, playouts: int = HINT_PLAYOUTS) -> Hint:
    """The hint for a seat that must decide; it depends only on what the seat knows."""
    legal = state.legal(seat)
    ranking = forecaster.rank_moves(state.view(seat), seat, SEED, playouts)
    moves = describe_moves(ranking, state)
    if len(legal) == 1:
        return Hint(moves, Message("hint-only"), playouts)
    if len(moves) == 1:
        return Hint(moves, Message("hint-only-sensible", {"number": len(legal)}), playouts)
    best, second = ranking.moves[:2]
    if second.fresh.value(seat) > best.fresh.value(seat):  # the fresh playouts know better
        best, second, moves = second, best, (moves[1], moves[0], *moves[2:])
    return Hint(moves, _explain(state, seat, best, second, moves), playouts)


def _explain(
    state: State, seat: int, best: MoveOutcomes, second: MoveOutcomes, moves: tuple[MoveAnalysis, ...]
) -> Message:
    """Why the best move is better than the second best, from their expected score sheets."""
    gained = best.fresh.estimate(seat, CHANCE) - second.fresh.estimate(seat, CHANCE)
    name_row, side = narrator_of(state.game.name).name_row, side_of(state.result(), seat)
    first, other = moves[:2]
    return explain(first.message, other.message, first.seats, other.seats, gained, side, name_row)
