"""A verdict is given only where the loss is clearer than its noise."""

import pytest

from heptapolis.analysis.verdicts import accuracy, judge
from heptapolis.search.forecast import Estimate


@pytest.mark.parametrize(
    ("loss", "error", "verdict"),
    [
        (0.2, 0.01, "blunder"),
        (0.2, 0.11, None),
        (0.08, 0.01, "mistake"),
        (0.03, 0.005, "inaccuracy"),
        (0.03, 0.02, None),
        (0.01, 0.001, "good"),
        (0.01, 0.02, None),
        (0.001, 0.005, "good"),
        (-0.01, 0.02, "best"),
    ],
)
def test_thresholds_and_noise(loss: float, error: float, verdict: str | None) -> None:
    assert judge(Estimate(loss, error), is_best=False) == verdict


def test_the_best_move_is_best_whatever_the_noise() -> None:
    assert judge(Estimate(0.0, 0.5), is_best=True) == "best"


def test_accuracy_falls_with_the_loss() -> None:
    assert [round(accuracy(loss)) for loss in (-0.1, 0, 0.1, 1)] == [100, 100, 37, 0]
