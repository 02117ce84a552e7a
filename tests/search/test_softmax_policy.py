"""The policy: priors follow logits, and gradients follow priors."""

from collections import Counter
from typing import Any

import numpy as np
import pytest

from heptapolis.kernel.jit import compile_kernels
from heptapolis.kernel.random64 import stream
from heptapolis.search.softmax_policy import (
    CANDIDATES,
    add_candidate,
    add_feature,
    sample,
    softmax,
)

compile_kernels((add_candidate, add_feature, sample, softmax))
WEIGHTS = np.array([0.5, -1.0, 2.0], np.float32)


def two_candidates(temperature: float = 1.0) -> Any:
    """Two candidates: the first with features 0 and 1, the second with two of feature 2."""
    candidates = np.zeros(1, CANDIDATES).view(np.recarray)[0]
    candidates.temperature = temperature
    add_candidate(candidates, 7, 70)
    add_feature(candidates, 0, 1)
    add_feature(candidates, 1, 3)
    add_candidate(candidates, 8, 80)
    add_feature(candidates, 2, 2)
    return candidates


def test_logits_are_weighted_features() -> None:
    candidates = two_candidates()
    softmax(candidates, WEIGHTS)
    assert candidates.logit[:2].tolist() == [-2.5, 4.0]
    assert candidates.prior[:2].sum() == pytest.approx(1)


def test_a_high_temperature_makes_all_alike_and_a_low_one_the_best_sure() -> None:
    hot, cold = two_candidates(1000), two_candidates(0.01)
    softmax(hot, WEIGHTS)
    softmax(cold, WEIGHTS)
    assert hot.prior[0] == pytest.approx(0.5, abs=0.01)
    assert cold.prior[1] == pytest.approx(1)


def test_candidates_are_sampled_by_their_priors() -> None:
    candidates, rng = two_candidates(10), stream(3)
    softmax(candidates, WEIGHTS)
    sampled = Counter(sample(candidates, rng) for _ in range(2000))
    assert sampled[1] / 2000 == pytest.approx(float(candidates.prior[1]), abs=0.04)
