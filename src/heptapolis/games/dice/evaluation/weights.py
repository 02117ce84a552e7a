"""The weights of the greedy bot in the dice game, which `heptapolis tune` finds by playing."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import cache

from heptapolis.core.errors import UnknownName
from heptapolis.core.weights import load_weight_sets

TUNED = ("heptapolis.games.dice.evaluation", "weights.json")


@dataclass(frozen=True)
class Weights:
    """All in points unless the comment says otherwise; the defaults are a first guess."""

    length: float = 24.0  # turns: how long a game is expected to last
    coin: float = 0.5  # a coin while there is a lot to buy
    resource: float = 3.0  # one more resource, at the start
    flag: float = 4.0  # a building completed, with its bonus
    rush: float = 2.0  # exponent: how much more the last boxes of a building count for that
    action: float = 3.0  # one more action, or a build without the price of the die
    ahead: float = 0.2  # share of the next box, which this one opens
    cut: float = 3.0  # all dice 1 coin cheaper, for a whole game
    free_dice: float = 3.0  # one colour of dice free, for a whole game
    gift: float = 1.5  # a coin with each die of a colour, for a whole game
    unlock: float = 4.0  # a special die, for a whole game
    defence: float = 2.0  # attacks from one side worth 1 less, for a whole game
    growth: float = 3.0  # boxes still to come in a whole game, for effects that count boxes


def read_weights(data: Mapping[str, float]) -> Weights:
    """Weights by name; missing ones keep their defaults."""
    known = {entry.name for entry in fields(Weights)}
    for name in data:
        if name not in known:
            raise UnknownName(name, "no such weight", sorted(known))
    return Weights(**data)


@cache
def weights_of(profile: str) -> Weights:
    """The tuned weights of this name."""
    return read_weights(load_weight_sets(*TUNED).get(profile, {}))
