"""What the bots do in a second: evaluations of the network, playouts, and games of self-play learned from."""

from collections.abc import Callable, Iterator
from time import perf_counter
from typing import Any

from benchmarks.timing import Speed, measure
from heptapolis import make
from heptapolis.core.contract import Game
from heptapolis.kernel.engine import engine_of
from heptapolis.kernel.jit import direct
from heptapolis.search.actor_critic import Learner, Schedule
from heptapolis.search.learning_workers import Variant
from heptapolis.search.network_playouts import NetworkPlayoutSearch
from heptapolis.search.network_search import NetworkSearch, NetworkSearchThread
from heptapolis.search.network_weights import network_of
from heptapolis.search.policy_weights import policy_of
from heptapolis.search.search import Search, SearchConfig, SearchThread

GAMES: dict[str, Game] = {
    "card game, 4 players": make("wonders", players=4),
    "dice game, 4 players": make("dice", players=4),
}
EVALUATIONS, PLAYOUTS, LEARNED = 20_000, 2_000, 512  # in each run


def speeds() -> Iterator[Speed]:
    for title, game in GAMES.items():
        engine, config = engine_of(game), SearchConfig()
        linear, network = policy_of(game, engine), network_of(game, engine)
        Search(engine, linear, config)  # compiles what its threads run
        kind = NetworkSearch if engine.asks_value else NetworkPlayoutSearch
        kind(engine, network, config)
        guided = kind.thread_class(engine, network, config)
        assert isinstance(guided, NetworkSearchThread)
        yield measure(f"network, {title}", "evaluations", _evaluations(guided, game))
        plain = SearchThread(engine, linear, config)
        yield measure(f"search to the end, {title}, first turn", "playouts", _playouts(plain, game))
        yield measure(f"search with the network, {title}, first turn", "playouts", _playouts(guided, game))
        for threads in (1, 2):
            learning = _learning(Variant(engine, linear), network, threads)
            yield measure(f"self-play, {title}, {threads} threads", "games", learning, clock=perf_counter)


def _evaluations(thread: NetworkSearchThread, game: Game) -> Callable[[int], int]:
    """Evaluate a position of the first turn; every evaluation is a call from Python."""
    thread.start(game.new(1).view(0), 0, 1)
    thread.sampler.draw(thread.games, thread.rng)
    evaluate: Any = direct(thread.engine.network.evaluate)
    scratch = (
        thread.work,
        thread.shape,
        thread.weights,
        thread.candidates,
        thread.inputs,
        thread.hidden,
        thread.rows,
    )

    def work(_: int) -> int:
        for _ in range(EVALUATIONS):
            evaluate(thread.engine.tables, thread.games, 0, *scratch)
        return EVALUATIONS

    return work


def _playouts(thread: SearchThread, game: Game) -> Callable[[int], int]:
    def work(run: int) -> int:
        thread.start(game.new(run + 2).view(0), 0, run + 2)
        thread.run(PLAYOUTS)
        return PLAYOUTS

    return work


def _learning(variant: Variant, weights: Any, threads: int) -> Callable[[int], int]:
    def work(run: int) -> int:
        schedule = Schedule(rounds=1, games=LEARNED, seed=run + 2, threads=threads)
        for _ in Learner([variant], weights, schedule).learn():
            pass
        return LEARNED

    return work
