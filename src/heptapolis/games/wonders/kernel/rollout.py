"""Whole games and playouts, compiled."""

from heptapolis.games.wonders.kernel.chance import deal
from heptapolis.games.wonders.kernel.layout import Game, Games, Phase, Tables, Work
from heptapolis.games.wonders.kernel.legal import legal
from heptapolis.games.wonders.kernel.step import choose, resolve, set_up
from heptapolis.kernel.jit import kernel
from heptapolis.kernel.random64 import Rng, below, seed_stream


@kernel
def start(tables: Tables, blank: Games, games: Games, index: int, seed: int, rng: Rng) -> None:
    """Write the start of the game that this seed deals."""
    games[index] = blank[0]
    seed_stream(rng, seed, 0)
    deal(tables, games[index], rng)
    set_up(tables, games[index])


@kernel
def random_turn(tables: Tables, game: Game, rng: Rng, work: Work) -> int:
    """Everybody who must decide chooses any legal move; how many did."""
    decisions = 0
    for seat in range(tables.players):
        if legal(tables, game, seat, work):
            choose(game, seat, work.action[below(rng, work.actions)], work)
            decisions += 1
    resolve(tables, game)
    return decisions


@kernel
def playout(tables: Tables, game: Game, rng: Rng, work: Work) -> int:
    """Play to the end at random; how many decisions it took."""
    decisions = 0
    while game.phase != Phase.OVER:
        decisions += random_turn(tables, game, rng, work)
    return decisions
