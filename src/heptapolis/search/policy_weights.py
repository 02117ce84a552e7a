"""The learned weights of the softmax policy, by kind of game, on disk and as vectors.

`heptapolis learn` trains them; a search takes its priors from them.
"""

from functools import cache

import numpy as np
import numpy.typing as npt

from heptapolis.core.contract import Game
from heptapolis.core.errors import BadData
from heptapolis.core.weights import load_weight_sets
from heptapolis.kernel.engine import AnyEngine
from heptapolis.kernel.modules import FeaturesModule

NEGLIGIBLE_WEIGHT = 1e-4

Vector = npt.NDArray[np.float32]


def profile(game: Game, *, players: bool = False) -> str:
    """Which policy a game uses: Cities and teams have their own, and a player count may have one too."""
    options = game.options
    kind = "+".join(("base", *options.get("expansions", ()), *(["teams"] if options.get("teams") else [])))
    return f"{kind}, {game.players} players" if players else kind


def policy_of(game: Game, engine: AnyEngine) -> Vector:
    """The weights learned for this kind of game, in the order of the features."""
    learned = load_weight_sets(engine.package, "policy.json")
    for_any_players = learned.get(profile(game), {})
    return to_vector(learned.get(profile(game, players=True), for_any_players), engine.features)


def to_vector(weights: dict[str, float], features: FeaturesModule) -> Vector:
    """Weights by name as a vector for the kernel; a missing feature has weight 0."""
    places = _places(features)
    if unknown := sorted(weights.keys() - places.keys()):
        raise BadData(unknown[0], "this policy has a weight for an unknown feature", list(places)[:3])
    vector = np.zeros(len(places), np.float32)
    for name, value in weights.items():
        vector[places[name]] = value
    return vector


@cache
def _places(features: FeaturesModule) -> dict[str, int]:
    return {name: place for place, name in enumerate(features.names())}


def by_name(vector: Vector, features: FeaturesModule) -> dict[str, float]:
    """Weights by name, without those that are nearly 0."""
    named = zip(features.names(), vector, strict=True)
    return {name: float(value) for name, value in named if abs(value) > NEGLIGIBLE_WEIGHT}
