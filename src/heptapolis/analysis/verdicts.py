"""Names for losses, given only where they are clearer than the noise; `docs/analysis.md` has the data."""

import math

from heptapolis.search.forecast import Estimate

CLEAR_ERRORS = 2.0  # how many standard errors make a difference clear
THRESHOLDS = (("blunder", 0.12), ("mistake", 0.06), ("inaccuracy", 0.025))  # lost chance to win, from
VERDICTS = ("best", "good", "inaccuracy", "mistake", "blunder")
ACCURACY_SCALE = 0.1  # a loss of this much chance leaves a move an accuracy of 37 %


def is_clear(difference: Estimate) -> bool:
    """Whether a difference is clearer than its noise."""
    return abs(difference.mean) > CLEAR_ERRORS * difference.error


def sure_part(loss: Estimate) -> float:
    """What a move lost at least, as far as the playouts can tell; less than 0 if that may be nothing."""
    return loss.mean - CLEAR_ERRORS * loss.error


def judge(loss: Estimate, is_best: bool) -> str | None:
    """The verdict on a move that loses this much chance; None where the noise leaves it open."""
    if is_best or loss.mean <= 0:
        return "best"
    if loss.mean + CLEAR_ERRORS * loss.error < THRESHOLDS[-1][1]:
        return "good"
    if not is_clear(loss):
        return None
    return next((name for name, least in THRESHOLDS if loss.mean >= least), "good")


def accuracy(loss: float) -> float:
    """How accurate a move is, from 0 to 100: 100 for the best one, falling with what it loses."""
    return 100 * math.exp(-max(0.0, loss) / ACCURACY_SCALE)
