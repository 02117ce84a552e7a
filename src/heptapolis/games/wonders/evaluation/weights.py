"""The weights of the greedy bot in the card game, which `heptapolis tune` finds by playing."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import cache

from heptapolis.core.errors import UnknownName
from heptapolis.core.weights import load_weight_sets
from heptapolis.games.wonders.options import Options

TUNED = ("heptapolis.games.wonders.evaluation", "weights.json")


@dataclass(frozen=True)
class Weights:
    """All in points unless the comment says otherwise; the defaults are a first guess."""

    liquidity: float = 2.0  # a full purse at the start of the game, beyond its points
    purse: float = 4.0  # coins: what "full" means
    savings: float = 0.4  # a coin that later buildings cost less
    stage_savings: float = 0.5  # a coin that one of the city's own stages costs less
    scarce: float = 5.0  # coins: a resource that no neighbour sells
    dearest: float = 7.0  # coins: anything that costs more is not built anyway
    chain: float = 0.3  # a coin that a chain will save
    sales: float = 0.3  # a resource that neighbours may buy all game long
    science_future: float = 1.0  # symbols of each kind still to come in a whole game
    science_hope: float = 0.5  # share of a set that a city may still hope for at the start
    mask_hope: float = 2.0  # a mask that has nothing to copy yet, at the start
    war_calm: float = 0.5  # shields: how uncertain a conflict is when it comes now
    war_unrest: float = 0.2  # shields: and for each turn until it comes
    growth: float = 0.7  # share of the cards still to come that "per card" effects count
    stage_1: float = 0.9  # factors, by Age: a stage built now rather than later
    stage_2: float = 1.0
    stage_3: float = 1.0
    stage_ahead: float = 0.1  # share of the next stage's value that this one earns
    extra_card: float = 3.5  # playing one more card
    from_discard: float = 4.0  # the best card of a pile not seen yet
    free_colours: float = 3.0  # first cards of a colour free, for a whole game
    free_build: float = 2.5  # one card of an Age free
    wharf: float = 1.5  # a coin less on one side each turn, for a whole game
    rival: float = 0.1  # share of an opponent's point that is our loss
    mate: float = 0.9  # share of a team-mate's point that is our gain
    deny: float = 0.1  # share of its value to the next player, for a card not passed on


def read_weights(data: Mapping[str, float]) -> Weights:
    """Weights by name; missing ones keep their defaults."""
    known = {entry.name for entry in fields(Weights)}
    for name in data:
        if name not in known:
            raise UnknownName(name, "no such weight", sorted(known))
    return Weights(**data)


def profile(options: Options) -> str:
    """Which set of tuned weights a game uses: the base game and Cities have their own."""
    return "+".join(("base", *sorted(options.expansions)))


@cache
def weights_of(options: Options) -> Weights:
    """The tuned weights for this kind of game."""
    return read_weights(load_weight_sets(*TUNED).get(profile(options), {}))
