"""The rules engines: whole games of random moves, with every legal move computed, and scored at the end."""

from collections.abc import Callable, Iterator

import heptapolis
from benchmarks.timing import Speed, measure
from heptapolis.core.chance import Chance
from heptapolis.core.contract import Game

CONFIGURATIONS: dict[str, tuple[str, dict[str, object]]] = {
    "card game, 3 players": ("wonders", {"players": 3}),
    "card game, 4 players": ("wonders", {"players": 4}),
    "card game, 7 players": ("wonders", {"players": 7}),
    "Cities, 4 players": ("wonders", {"players": 4, "expansions": ["cities"]}),
    "dice game, 2 players": ("dice", {"players": 2}),
    "dice game, 4 players": ("dice", {"players": 4}),
    "dice game, 7 players": ("dice", {"players": 7}),
}
GAMES_PER_RUN = 60


def random_game(game: Game, seed: int) -> int:
    """Play one game at random; return the number of decisions it took."""
    state, chance = game.new(seed), Chance(seed, stream=1)
    decisions = 0
    while state.to_act:
        moves = {seat: chance.pick(state.legal(seat)) for seat in state.to_act}
        state.play(moves)
        decisions += len(moves)
    state.result()
    return decisions


def speeds() -> Iterator[Speed]:
    for title, (name, options) in CONFIGURATIONS.items():
        game = heptapolis.make(name, **options)
        yield measure(title, "games", _games(game))
        yield measure(title, "decisions", _decisions(game))


def _games(game: Game) -> Callable[[int], int]:
    def work(run: int) -> int:
        for number in range(GAMES_PER_RUN):
            random_game(game, (run + 1) * GAMES_PER_RUN + number)
        return GAMES_PER_RUN

    return work


def _decisions(game: Game) -> Callable[[int], int]:
    def work(run: int) -> int:
        return sum(random_game(game, (run + 8) * GAMES_PER_RUN + number) for number in range(GAMES_PER_RUN))

    return work
