"""Measures one installation of Heptapolis, of any version, as requested line by line on standard input.

`benchmarks.compare` runs this file with the Python of each version. A line is a seed and the name of a
measure; the answer is how many decisions were made and how many processor seconds they took.
"""

import sys
from collections.abc import Callable
from time import process_time
from typing import Any

import numpy as np

import heptapolis

try:
    from heptapolis.kernel.engine import engine_of
except ImportError:  # the base had it elsewhere
    from heptapolis.engines import engine_of  # type: ignore[import-not-found, no-redef]

from heptapolis.core.chance import Chance

GAMES: dict[str, tuple[str, dict[str, object]]] = {
    "card game, 4 players": ("wonders", {"players": 4}),
    "Cities, 4 players": ("wonders", {"players": 4, "expansions": ["cities"]}),
    "dice, 4 players": ("dice", {"players": 4}),
}
RULES_GAMES = 25
KERNEL_GAMES = 6_000


def measures() -> dict[str, Callable[[int], int]]:
    """Every measure by name: given a seed, it plays games and returns how many decisions that took."""
    found: dict[str, Callable[[int], int]] = {}
    for title, (name, options) in GAMES.items():
        game = heptapolis.make(name, **options)
        found[f"rules: {title}"] = lambda seed, game=game: _rules(game, seed)  # type: ignore[misc]
        engine = engine_of(game)
        found[f"kernel: {title}"] = lambda seed, engine=engine: _kernel(engine, seed)  # type: ignore[misc]
    return found


def _rules(game: Any, seed: int) -> int:
    decisions = 0
    for number in range(RULES_GAMES):
        state, chance = game.new(seed * RULES_GAMES + number), Chance(seed)
        while state.to_act:
            moves = {seat: chance.pick(state.legal(seat)) for seat in state.to_act}
            state.play(moves)
            decisions += len(moves)
    return decisions


def _kernel(engine: Any, seed: int) -> int:
    first = seed * KERNEL_GAMES
    return int(engine.random_games(np.arange(first, first + KERNEL_GAMES, dtype=np.int64)).decisions)


def serve(known: dict[str, Callable[[int], int]]) -> None:
    """Print the names, then measure whatever is asked for."""
    for work in known.values():
        work(0)  # warm up
    print(*known, sep="\n")
    print(flush=True)
    for line in sys.stdin:
        seed, _, name = line.strip().partition(" ")
        start = process_time()
        done = known[name](int(seed))
        print(done, process_time() - start, flush=True)


if __name__ == "__main__":
    serve(measures())
