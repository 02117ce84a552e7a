"""The random bot."""

from collections import Counter

import heptapolis
from heptapolis.bots.protocol import EmptyView
from heptapolis.bots.random_bot import Random

GAME = heptapolis.make("wonders", players=3)
MOVES = ["a", "b", "c", "d"]


def chosen(bot: Random, seat: int = 0, seed: int = 1, times: int = 40) -> list[object]:
    player = bot.sit(GAME, seat, seed)
    return [player.choose(EmptyView(seat), MOVES) for _ in range(times)]


def test_the_same_seed_chooses_the_same() -> None:
    assert chosen(Random()) == chosen(Random())


def test_seats_seeds_and_parameters_choose_differently() -> None:
    games = [chosen(Random()), chosen(Random(), seat=1), chosen(Random(), seed=2), chosen(Random(seed=1))]
    assert len({tuple(game) for game in games}) == 4


def test_all_moves_are_equally_likely() -> None:
    counts = Counter(chosen(Random(), times=4000))
    assert all(900 < counts[move] < 1100 for move in MOVES)
