"""Calibration: bins of equal mass, their error, and a map fitted on one half and measured on the other."""

import pytest

from heptapolis.analysis.calibration import CorrectingMap, Sample, calibration_error, cross_check, fill_bins
from heptapolis.core.chance import Chance


def sample(truth: float, forecast: float, chance: Chance) -> Sample:
    return Sample(forecast, float(chance.below(10_000) < 10_000 * truth))


def samples(count: int, seed: int) -> list[Sample]:
    """Forecasts that are too sure: what is said to be 90 % happens in 70 %."""
    chance = Chance(seed)
    truths = [0.2 + 0.6 * chance.below(1_000) / 1_000 for _ in range(count)]
    return [sample(truth, 0.5 + 2 * (truth - 0.5) * 0.8, chance) for truth in truths]


def test_bins_hold_the_same_number_of_samples() -> None:
    bins = fill_bins(samples(1_003, 1))
    assert len(bins) == 10
    assert {one.size for one in bins} <= {100, 101}
    assert [one.forecast for one in bins] == sorted(one.forecast for one in bins)


def test_the_error_is_the_mean_distance() -> None:
    two = fill_bins([Sample(0.2, 0), Sample(0.2, 0), Sample(0.9, 1), Sample(0.9, 0)], bins=2)
    assert calibration_error(two) == pytest.approx((0.2 + 0.4) / 2)


def test_a_map_corrects_forecasts_that_are_too_sure() -> None:
    plain, corrected = cross_check(samples(8_000, 2))
    assert plain > 0.08
    assert corrected < 0.04


def test_a_map_is_monotone_and_keeps_the_ends() -> None:
    fitted = CorrectingMap.fit(samples(500, 3))
    values = [fitted(n / 50) for n in range(51)]
    assert values == sorted(values)
    assert (values[0], values[-1]) == (0, 1)
