"""Whether 70 % means 70 %: forecasts of chances against what happened, in bins of equal mass."""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

BINS = 10


@dataclass(frozen=True)
class Bin:
    """Forecasts of about the same size: their mean, how often they came true, and how many there are."""

    forecast: float
    came_true: float
    size: int


@dataclass(frozen=True)
class Sample:
    """One forecast of a chance, and what happened: 1 for a win, a fraction for a shared one, 0 otherwise."""

    forecast: float
    outcome: float


def fill_bins(samples: Sequence[Sample], bins: int = BINS) -> list[Bin]:
    """The samples in order of their forecasts, in bins that hold the same number of them."""
    ranked = sorted(samples, key=lambda sample: sample.forecast)
    edges = [len(ranked) * number // bins for number in range(bins + 1)]
    groups = [ranked[start:end] for start, end in pairwise(edges)]
    return [_bin(group) for group in groups if group]


def _bin(group: Sequence[Sample]) -> Bin:
    size = len(group)
    return Bin(sum(s.forecast for s in group) / size, sum(s.outcome for s in group) / size, size)


def calibration_error(bins: Sequence[Bin]) -> float:
    """The expected calibration error: the mean distance between forecast and outcome, by mass."""
    total = sum(one.size for one in bins)
    return sum(one.size * abs(one.forecast - one.came_true) for one in bins) / total


@dataclass(frozen=True)
class CorrectingMap:
    """Forecasts corrected by straight lines between the bins of other games."""

    forecasts: tuple[float, ...]
    corrected: tuple[float, ...]

    @classmethod
    def fit(cls, samples: Sequence[Sample]) -> "CorrectingMap":
        """Fit to these samples: bins of equal mass, made monotone by pooling neighbours that are not."""
        pooled: list[Bin] = []
        for one in fill_bins(samples):
            pooled.append(one)
            while len(pooled) > 1 and pooled[-2].came_true >= pooled[-1].came_true:
                pooled[-2:] = [_pool(pooled[-2], pooled[-1])]
        inner = [(one.forecast, one.came_true) for one in pooled if 0 < one.forecast < 1]
        points = [(0.0, 0.0), *inner, (1.0, 1.0)]
        return cls(tuple(x for x, _ in points), tuple(y for _, y in points))

    def __call__(self, forecast: float) -> float:
        place = min(max(bisect_right(self.forecasts, forecast), 1), len(self.forecasts) - 1)
        left, right = self.forecasts[place - 1], self.forecasts[place]
        low, high = self.corrected[place - 1], self.corrected[place]
        return low + (high - low) * (forecast - left) / (right - left)


def _pool(one: Bin, other: Bin) -> Bin:
    size = one.size + other.size
    return Bin(
        (one.forecast * one.size + other.forecast * other.size) / size,
        (one.came_true * one.size + other.came_true * other.size) / size,
        size,
    )


def cross_check(samples: Sequence[Sample]) -> tuple[float, float]:
    """The calibration error of the second half of the samples: as it is, and corrected by the first half."""
    half = len(samples) // 2
    fitted, measured = CorrectingMap.fit(samples[:half]), samples[half:]
    corrected = [Sample(fitted(sample.forecast), sample.outcome) for sample in measured]
    return calibration_error(fill_bins(measured)), calibration_error(fill_bins(corrected))
