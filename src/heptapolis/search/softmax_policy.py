"""A linear softmax policy over the candidate moves of a decision, compiled, the same for all games.

A kernel lists the candidates of a seat and describes each by a few features with values. Their weighted sum
is the candidate's logit, and the softmax of the logits gives the priors: a policy that plays well without any
search. `heptapolis learn --guide linear` learns the weights.
"""

import math
from typing import Annotated

import numpy as np
import numpy.typing as npt
from numba import from_dtype, types

from heptapolis.kernel.arrays import Real, Record, Records, Rng
from heptapolis.kernel.jit import kernel
from heptapolis.kernel.random64 import below

MAX_CANDIDATES = 512  # of one decision
MAX_FEATURES = 32  # of one candidate
SAMPLE_RESOLUTION = 1 << 24  # how many equally likely numbers a sample is drawn from

CANDIDATES = np.dtype(
    [
        ("count", "i4"),
        ("action", "i2", (MAX_CANDIDATES,)),
        ("action_key", "i4", (MAX_CANDIDATES,)),  # the same number for the same move, whatever the hand
        ("feature_count", "i4", (MAX_CANDIDATES,)),
        ("feature", "i2", (MAX_CANDIDATES, MAX_FEATURES)),
        ("feature_value", "f4", (MAX_CANDIDATES, MAX_FEATURES)),
        ("logit", "f4", (MAX_CANDIDATES,)),
        ("prior", "f4", (MAX_CANDIDATES,)),
        ("edge_slot", "i4", (MAX_CANDIDATES,)),  # the slot of its edge, for a search
        ("temperature", "f4"),
    ],
    align=True,
)
Candidates = Annotated[Record, from_dtype(CANDIDATES)]
CandidatesRow = Annotated[Records, types.Array(from_dtype(CANDIDATES), 1, "C")]
Weights = Annotated[npt.NDArray[np.float32], types.float32[::1]]


@kernel
def add_candidate(candidates: Candidates, action: int, action_key: int) -> None:
    """Add a candidate; the features added next describe it."""
    place = candidates.count
    candidates.action[place] = action
    candidates.action_key[place] = action_key
    candidates.feature_count[place] = 0
    candidates.count = place + 1


@kernel
def add_feature(candidates: Candidates, feature: int, value: int) -> None:
    """Add a feature to the candidate added last."""
    place = candidates.count - 1
    number = candidates.feature_count[place]
    candidates.feature[place, number] = feature
    candidates.feature_value[place, number] = value
    candidates.feature_count[place] = number + 1


@kernel
def softmax(candidates: Candidates, weights: Weights) -> None:
    """Compute the logit of every candidate, then their priors."""
    highest = np.float32(-1e30)
    for place in range(candidates.count):
        logit = np.float32(0)
        for number in range(candidates.feature_count[place]):
            logit += weights[candidates.feature[place, number]] * candidates.feature_value[place, number]
        candidates.logit[place] = logit
        highest = max(highest, logit)
    total = np.float32(0)
    for place in range(candidates.count):
        prior = np.float32(math.exp((candidates.logit[place] - highest) / candidates.temperature))
        candidates.prior[place] = prior
        total += prior
    for place in range(candidates.count):
        candidates.prior[place] /= total


@kernel
def bernoulli(probability: Real, rng: Rng) -> bool:
    """Return True with this probability."""
    return bool(below(rng, SAMPLE_RESOLUTION) < probability * SAMPLE_RESOLUTION)


@kernel
def sample(candidates: Candidates, rng: Rng) -> int:
    """Draw a candidate with the probability of its prior."""
    if candidates.count == 1:
        return 0
    left = np.float32(below(rng, SAMPLE_RESOLUTION)) / np.float32(SAMPLE_RESOLUTION)
    for place in range(candidates.count - 1):
        left -= candidates.prior[place]
        if left < 0:
            return place
    return candidates.count - 1
