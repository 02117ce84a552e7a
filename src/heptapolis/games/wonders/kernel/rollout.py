# Generated from heptapolis/kernel/templates/rollout.py.tmpl: edit that, then run `make kernels`.
"""Games played to the end at random, compiled."""

from heptapolis.games.wonders.kernel.layout import Game, Phase, Tables, Work
from heptapolis.games.wonders.kernel.legal import legal
from heptapolis.games.wonders.kernel.step import choose, resolve
from heptapolis.kernel.arrays import Rng
from heptapolis.kernel.jit import kernel
from heptapolis.kernel.random64 import below


@kernel
def random_turn(tables: Tables, game: Game, rng: Rng, work: Work) -> int:
    """Choose a random legal move for every seat that must decide; return how many seats did."""
    decisions = 0
    for seat in range(tables.players):
        if legal(tables, game, seat, work):
            choose(tables, game, seat, work.action[below(rng, work.actions)], work)
            decisions += 1
    resolve(tables, game)
    return decisions


@kernel
def playout(tables: Tables, game: Game, rng: Rng, work: Work) -> int:
    """Play to the end at random; return how many decisions it took."""
    decisions = 0
    while game.phase != Phase.OVER:
        decisions += random_turn(tables, game, rng, work)
    return decisions
