"""Learned policies: the weights that the features of a compiled game have, by kind of game.

`heptapolis learn` finds them; a policy is what a search believes before it searches.
"""

from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from heptapolis.core.contract import Game
from heptapolis.core.errors import BadData
from heptapolis.core.weights import load_weight_sets
from heptapolis.kernel.engine import Engine

Vector = npt.NDArray[np.float32]


def profile(game: Game, *, players: bool = False) -> str:
    """Which policy a game uses: Cities and teams have their own, and so may have a number of players."""
    options = game.options
    kind = "+".join(("base", *options.get("expansions", ()), *(["teams"] if options.get("teams") else [])))
    return f"{kind}, {game.players} players" if players else kind


def policy_of(game: Game, engine: Engine) -> Vector:
    """The weights learned for this kind of game, in the order of the features."""
    learned = load_weight_sets(*engine.policy_file)
    everybodys = learned.get(profile(game), {})
    return to_vector(learned.get(profile(game, players=True), everybodys), engine.features)


def to_vector(weights: dict[str, float], features: Any) -> Vector:
    """Weights by name as the kernel wants them; what is not named weighs nothing."""
    places = _places(features)
    if unknown := sorted(weights.keys() - places.keys()):
        raise BadData(unknown[0], "a policy was learned for a feature that is not there", list(places)[:3])
    vector = np.zeros(len(places), np.float32)
    for name, value in weights.items():
        vector[places[name]] = value
    return vector


@cache
def _places(features: Any) -> dict[str, int]:
    return {name: place for place, name in enumerate(features.names())}


def by_name(vector: Vector, engine: Any) -> dict[str, float]:
    """The same with names, without what weighs nothing."""
    names = engine.features.names()
    return {name: float(value) for name, value in zip(names, vector, strict=True) if abs(value) > 1e-4}
