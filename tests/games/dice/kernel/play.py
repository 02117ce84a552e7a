"""Random games on the kernel, for its tests."""

from collections.abc import Iterator
from typing import Any

from heptapolis.core.chance import Chance
from heptapolis.games.dice.kernel.engine import DiceEngine


def positions(engine: DiceEngine, seed: int) -> Iterator[Any]:
    """Every position of a random game, as one record in an array, which changes in place."""
    games, chance = engine.new(seed), Chance(seed, stream=9)
    yield games
    while acting := engine.to_act(games):
        engine.step(games, {seat: int(chance.pick(list(engine.legal(games, seat)))) for seat in acting})
        yield games
