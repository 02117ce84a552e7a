"""The policy: priors follow logits, and gradients follow priors."""

from collections import Counter
from math import log
from typing import Any

import numpy as np
import pytest

from heptapolis.kernel.jit import compile_kernels
from heptapolis.kernel.random64 import stream
from heptapolis.search.softmax_policy import (
    CANDIDATES,
    accumulate_gradient,
    add_candidate,
    add_feature,
    sample,
    softmax,
)

compile_kernels((accumulate_gradient, add_candidate, add_feature, sample, softmax))
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


@pytest.mark.parametrize("sampled", [0, 1])
def test_the_gradient_is_that_of_the_log_prior(sampled: int) -> None:
    candidates, gradient, small = two_candidates(), np.zeros(3), 1e-2
    softmax(candidates, WEIGHTS)
    accumulate_gradient(candidates, sampled, gradient)
    for place in range(3):
        log_priors = []
        for sign in (-1, 1):
            moved = WEIGHTS.copy()
            moved[place] += sign * small
            softmax(candidates, moved)
            log_priors.append(log(candidates.prior[sampled]))
        assert gradient[place] == pytest.approx((log_priors[1] - log_priors[0]) / (2 * small), abs=0.02)
