"""The policy: chances follow values, and slopes follow chances."""

from collections import Counter
from math import log
from typing import Any

import numpy as np
import pytest

from heptapolis.kernel.jit import compile_kernels
from heptapolis.kernel.random64 import stream
from heptapolis.search.policy import PAPER, consider, note, pick, trace, weigh

compile_kernels((consider, note, pick, trace, weigh))
WEIGHTS = np.array([0.5, -1.0, 2.0], np.float32)


def paper(temperature: float = 1.0) -> Any:
    """Two candidates: the first with features 0 and 1, the second with two of feature 2."""
    page = np.zeros(1, PAPER).view(np.recarray)[0]
    page.temperature = temperature
    consider(page, 7, 70)
    note(page, 0, 1)
    note(page, 1, 3)
    consider(page, 8, 80)
    note(page, 2, 2)
    return page


def test_values_are_weighed_features() -> None:
    page = paper()
    weigh(page, WEIGHTS)
    assert page.value[:2].tolist() == [-2.5, 4.0]
    assert page.chance[:2].sum() == pytest.approx(1)


def test_a_high_temperature_makes_all_alike_and_a_low_one_the_best_sure() -> None:
    hot, cold = paper(1000), paper(0.01)
    weigh(hot, WEIGHTS)
    weigh(cold, WEIGHTS)
    assert hot.chance[0] == pytest.approx(0.5, abs=0.01)
    assert cold.chance[1] == pytest.approx(1)


def test_candidates_are_picked_as_often_as_their_chance_says() -> None:
    page, rng = paper(10), stream(3)
    weigh(page, WEIGHTS)
    picked = Counter(pick(page, rng) for _ in range(2000))
    assert picked[1] / 2000 == pytest.approx(float(page.chance[1]), abs=0.04)


@pytest.mark.parametrize("picked", [0, 1])
def test_slopes_are_those_of_the_logarithm_of_the_chance(picked: int) -> None:
    page, slopes, small = paper(), np.zeros(3), 1e-2
    weigh(page, WEIGHTS)
    trace(page, picked, slopes)
    for place in range(3):
        chances = []
        for sign in (-1, 1):
            moved = WEIGHTS.copy()
            moved[place] += sign * small
            weigh(page, moved)
            chances.append(log(page.chance[picked]))
        assert slopes[place] == pytest.approx((chances[1] - chances[0]) / (2 * small), abs=0.02)
