"""The compiled engines on one core, next to a C++ game driven from Python: uniform random legal play."""

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

import heptapolis
from benchmarks.timing import Speed, measure, versus
from heptapolis.core.chance import Chance
from heptapolis.kernel.batch import Batch
from heptapolis.kernel.engine import engine_of
from heptapolis.kernel.random64 import stream

CONFIGURATIONS: dict[str, tuple[str, dict[str, object]]] = {
    **{f"card game kernel, {n} players": ("wonders", {"players": n}) for n in range(3, 8)},
    "Cities kernel, 4 players": ("wonders", {"players": 4, "expansions": ["cities"]}),
    **{f"dice kernel, {n} players": ("dice", {"players": n}) for n in (2, 4, 7)},
}
GAMES_PER_RUN = 4_000
BATCH = 1_000
STEPS = 20


def hearts(run: int) -> int:
    """Decisions in random games of OpenSpiel's C++ hearts; dealing takes time but is not a decision."""
    import random

    import pyspiel

    game, decisions = pyspiel.load_game("hearts"), 0
    random.seed(run)
    for _ in range(100):
        state = game.new_initial_state()
        while not state.is_terminal():
            decisions += not state.is_chance_node()
            state.apply_action(random.choice(state.legal_actions()))
    return decisions


def speeds() -> Iterator[Speed]:
    yield measure("hearts of OpenSpiel (C++), from Python", "decisions", hearts)
    for title, (name, options) in CONFIGURATIONS.items():
        engine = engine_of(heptapolis.make(name, **options))
        yield measure(title, "decisions", _decisions(engine))
    for title in ("card game kernel, 4 players", "dice kernel, 4 players"):
        name, options = CONFIGURATIONS[title]
        engine = engine_of(heptapolis.make(name, **options))
        yield versus(f"{title}, against hearts", _decisions(engine), hearts)
        yield measure(f"{title}: state copied in the kernel", "copies", _copies(engine))
        yield measure(f"{title}: state drawn from a view", "draws", _draws(engine))
        yield measure(f"{title}: batch of {BATCH}, masks and observations", "decisions", _batch(engine))


def _decisions(engine: Any) -> Callable[[int], int]:
    def work(run: int) -> int:
        first = (run + 1) * GAMES_PER_RUN
        return int(engine.random_games(np.arange(first, first + GAMES_PER_RUN, dtype=np.int64)).decisions)

    return work


def _draws(engine: Any) -> Callable[[int], int]:
    """Draw states from the view of one seat, halfway through a game."""
    state, chance = engine.game.new(7), Chance(7)
    for _ in range(9):
        state.play({seat: chance.pick(state.legal(seat)) for seat in state.to_act})
    sampler, rng = engine.sampler(state.view(0)), stream(1)
    games = np.repeat(engine.new(1), BATCH).view(np.recarray)

    def work(_run: int) -> int:
        for _ in range(STEPS):
            sampler.draw(games, rng)
        return STEPS * BATCH

    return work


def _copies(engine: Any) -> Callable[[int], int]:
    from benchmarks.copying import copies

    games = np.repeat(engine.new(1), 2).view(np.recarray)

    def work(_run: int) -> int:
        copies(games, STEPS * BATCH)
        return STEPS * BATCH

    return work


def _batch(engine: Any) -> Callable[[int], int]:
    """Masks, observations and a random legal action for every seat, step after step."""
    batch, rng = Batch(engine, BATCH), stream(1)

    def work(run: int) -> int:
        batch.reset(range(run * BATCH + BATCH, run * BATCH + 2 * BATCH))
        decisions = 0
        for _ in range(STEPS):
            batch.legal()
            batch.observe()
            decisions += batch.step(batch.sample(rng))
        return decisions

    return work
