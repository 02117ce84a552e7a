"""When a position is a puzzle: three stages, each with more playouts, each on what the one before left.

All playouts start from what the seat could know. The prefilter ranks all moves with few playouts. The
screening ranks them again, then compares the contenders; the verification repeats the comparison with
another seed and ten times the playouts.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from heptapolis.analysis.puzzles.model import Effort, JudgedMove, Pair
from heptapolis.core.chance import derive
from heptapolis.core.contract import Move, View
from heptapolis.search.forecast import Estimate, Forecaster, MoveOutcomes, OutcomeSums
from heptapolis.search.outcomes import CHANCE, POINTS

MIN_CHANCE = 0.04  # what the best move wins more often than any other one, or
MIN_POINTS = 3.0  # how many points more it is expected to get,
CLEAR_ERRORS = 3.0  # in both cases beyond this many standard errors
OPEN_CHANCES = (0.05, 0.97)  # of the best move and of the obvious one: the game must still be open
RANKING_SHARE = 1 / 5  # of the playouts of the screening: for ranking all moves
PROMISING_SHARE = 1 / 2  # of what a puzzle needs, to pass the prefilter and the ranking
REST_PLAYOUTS = 1_000  # of each move that is no contender, at first
PREFILTER, RANKING, SCREENING, VERIFICATION, REST, DOUBT = range(6)  # what a seed is for


@dataclass(frozen=True)
class Position:
    """Where a seat must decide, and what `greedy` would do."""

    view: View
    seat: int
    side: tuple[int, ...]  # the seats that win with it
    obvious: Move
    seed: int


@dataclass(frozen=True)
class Screened:
    """A position that passed the screening."""

    position: Position
    contenders: tuple[Move, ...]  # the best first
    rest: tuple[Move, ...]
    best_prior: float
    is_first_choice: bool  # of the policy


def is_promising(forecaster: Forecaster, position: Position, effort: Effort) -> bool:
    """The prefilter: few playouts do not speak for the obvious move, and the game is open."""
    ranking = _rank(forecaster, position, effort.prefilter, PREFILTER)
    best = ranking[0]
    return best.move != position.obvious and _is_ahead(
        best, _find(ranking, position), position, PROMISING_SHARE
    )


def screen(forecaster: Forecaster, position: Position, effort: Effort) -> Screened | None:
    """Whether one move is clearly best, and not the obvious one."""
    ranked = int(RANKING_SHARE * effort.screening)
    ranking = _rank(forecaster, position, ranked, RANKING)
    contenders = _contenders(ranking, position)
    if contenders[0].move == position.obvious or not all(
        _is_ahead(contenders[0], other, position, PROMISING_SHARE) for other in contenders[1:]
    ):
        return None
    moves = [entry.move for entry in contenders]
    judged = _compare(forecaster, position, effort.screening - ranked, SCREENING, moves)
    if not is_solved(judged, position.seat):
        return None
    best = contenders[0]
    return Screened(
        position,
        tuple(moves),
        tuple(entry.move for entry in ranking if entry not in contenders),
        best.prior,
        all(best.prior >= entry.prior for entry in ranking),
    )


def verify(forecaster: Forecaster, found: Screened, effort: Effort) -> tuple[JudgedMove, ...] | None:
    """All moves as judged with another seed and many more playouts; None if the puzzle does not hold.

    The playouts are for the contenders: the best move, the next ones and the obvious one. The rest get a
    few; those that these do not show to be clearly worse get as many as the contenders.
    """
    position = found.position
    judged = _compare(forecaster, position, effort.verification, VERIFICATION, found.contenders)
    if not is_solved(judged, position.seat):
        return None
    best, *others = judged
    others += _judge_rest(forecaster, found, best, effort)
    if not is_solved((best, *others), position.seat):
        return None
    others.sort(key=lambda entry: -entry.all.value(position.seat))
    return tuple(describe(entry, position) for entry in (best, *others))


def _judge_rest(
    forecaster: Forecaster, found: Screened, best: MoveOutcomes, effort: Effort
) -> list[MoveOutcomes]:
    """The moves that are no contenders, with as many playouts as it takes to see that they are worse."""
    position = found.position
    if not found.rest:
        return []
    few = min(REST_PLAYOUTS, effort.verification) * len(found.rest)
    rest = _compare(forecaster, position, few, REST, found.rest)
    doubtful = [entry.move for entry in rest if not is_solved((best, entry), position.seat)]
    if doubtful:
        again = _compare(forecaster, position, effort.verification, DOUBT, doubtful)
        rest = [entry for entry in rest if entry.move not in doubtful] + again
    return rest


def is_solved(judged: Sequence[MoveOutcomes], seat: int) -> bool:
    """Whether the first move is clearly better than every other one."""
    best = judged[0].all
    return all(is_clearly_better(best, other.all, seat) for other in judged[1:])


def is_clearly_better(best: OutcomeSums, other: OutcomeSums, seat: int) -> bool:
    """By the chance to win, or by points without being worse by the chance; beyond the noise."""
    chance = best.estimate(seat, CHANCE) - other.estimate(seat, CHANCE)
    points = best.estimate(seat, POINTS) - other.estimate(seat, POINTS)
    by_chance = chance.mean >= MIN_CHANCE and chance.mean > CLEAR_ERRORS * chance.error
    by_points = points.mean >= MIN_POINTS and points.mean > CLEAR_ERRORS * points.error
    return by_chance or (by_points and chance.mean >= 0)


def describe(entry: MoveOutcomes, position: Position) -> JudgedMove:
    """A move with as many digits as are worth keeping."""
    forecasts, seat = entry.all.forecasts(), position.seat
    others = Estimate(0.0, 0.0)
    for other, forecast in enumerate(forecasts):
        if other not in position.side:
            others += forecast.points
    own = forecasts[seat]
    rows = tuple(_pair(row) for row in own.rows.values())
    return JudgedMove(
        str(entry.move), entry.all.playouts, _pair(own.chance, 4), _pair(own.points), _pair(others), rows
    )


def _pair(estimate: Estimate, digits: int = 2) -> Pair:
    return round(estimate.mean, digits), round(estimate.error, digits)


def _is_ahead(best: MoveOutcomes, other: MoveOutcomes, position: Position, share: float) -> bool:
    """Whether a move seems better by this share of what a puzzle needs, in a game that is still open."""
    seat = position.seat
    chance = best.all.mean(seat, CHANCE) - other.all.mean(seat, CHANCE)
    points = best.all.mean(seat, POINTS) - other.all.mean(seat, POINTS)
    is_open = (
        best.all.mean(seat, CHANCE) >= OPEN_CHANCES[0] and other.all.mean(seat, CHANCE) <= OPEN_CHANCES[1]
    )
    return is_open and (chance >= share * MIN_CHANCE or points >= share * MIN_POINTS)


def _rank(
    forecaster: Forecaster, position: Position, playouts: int, purpose: int
) -> tuple[MoveOutcomes, ...]:
    seed = derive(position.seed, purpose)
    moves = forecaster.rank_moves(position.view, position.seat, seed, playouts, position.obvious).moves
    return tuple(sorted(moves, key=lambda entry: -entry.all.value(position.seat)))


def _find(ranking: Sequence[MoveOutcomes], position: Position) -> MoveOutcomes:
    return next(entry for entry in ranking if entry.move == position.obvious)


def _contenders(ranking: Sequence[MoveOutcomes], position: Position) -> list[MoveOutcomes]:
    """The best move, the next one, the one with most points among the others, and the obvious one."""
    best, *others = ranking
    by_points = max(others, key=lambda entry: entry.all.mean(position.seat, POINTS))
    wanted = [best, others[0], by_points, _find(ranking, position)]
    return [entry for place, entry in enumerate(wanted) if entry not in wanted[:place]]


def _compare(
    forecaster: Forecaster, position: Position, playouts: int, purpose: int, moves: Sequence[Move]
) -> list[MoveOutcomes]:
    seed = derive(position.seed, purpose)
    return forecaster.compare_moves(position.view, position.seat, seed, playouts, moves)
