"""Whether the bots choose the better side of their boards: `python -m benchmarks.sides [SPEC] [GAMES]`.

Compiled games with 4 players: in some the bots choose their sides, in others sides are dealt. A side is as
good as the points of the seats that were dealt it.
"""

import sys

import numpy as np
import numpy.typing as npt

from heptapolis import make
from heptapolis.bots.compiled import CompiledBots
from heptapolis.bots.registry import parse_bot
from heptapolis.games.wonders.kernel import bridge
from heptapolis.games.wonders.kernel.layout import BOARDS
from heptapolis.kernel.engine import engine_of

PLAYERS = 4
SEED = 1
Counts = npt.NDArray[np.float64]  # by board and side
SIDES = ("day", "night")


def play(spec: str, games: int, sides: str) -> tuple[Counts, Counts]:
    """How often every side of every board was played, and the sum of the points with it."""
    engine = engine_of(make("wonders", players=PLAYERS, sides=sides))
    bots = CompiledBots(engine, {seat: parse_bot(spec) for seat in range(PLAYERS)})
    ended, results = bots.play_games(np.arange(SEED, SEED + games, dtype=np.int64))
    count, points = np.zeros((BOARDS, 2)), np.zeros((BOARDS, 2))
    for game in range(games):
        for seat in range(PLAYERS):
            city = ended[game].seats[seat]
            count[city.board, city.side] += 1
            points[city.board, city.side] += results.sheets[game, seat].sum()
    return count, points


def main(spec: str = "policy", games: str = "16000") -> None:
    chosen, _ = play(spec, int(games), "choose")
    dealt, points = play(spec, int(games), "random")
    for board in range(BOARDS):
        if dealt[board].sum():
            means, share = points[board] / dealt[board], chosen[board] / chosen[board].sum()
            favourite = int(share.argmax())
            worse = means[1 - favourite] - means[favourite]
            words = ", ".join(
                f"{side} {means[place]:.1f} points in {dealt[board, place]:,.0f} seats"
                for place, side in enumerate(SIDES)
            )
            choice = f"chooses {SIDES[favourite]} in {share.max():.1%}, {worse:+.1f} points with the other"
            print(f"{bridge.BOARDS[board].name}: {words}; {choice}")


if __name__ == "__main__":
    main(*sys.argv[1:])
