"""Tutorial: a first bot in the arena. Three versions of a bot for the card game, and which is best.

    pip install heptapolis
    python tutorial_bot.py

A bot is a class with one method. Run this file to hold a tournament between its versions and `random`. They
also work on the command line:

    heptapolis arena wonders --bot mine=tutorial_bot.py:Builder --bots mine,greedy,greedy,greedy
"""

import argparse
from collections import Counter
from collections.abc import Sequence
from typing import Any

from heptapolis.arena import play_tournament
from heptapolis.games.wonders import Build, BuildStage, Sell


class FirstMove:
    """Version 1: takes the first legal move. A bot only gets legal moves, so this is a complete bot."""

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        return legal[0]


class Builder:
    """Version 2: builds whatever costs least, and a stage of its Wonder before anything else."""

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        return min(legal, key=self.cost)

    def cost(self, move: Any) -> float:
        match move:
            case BuildStage():
                return -6 + move.left + move.right
            case Build():
                return float(move.left + move.right + move.bank)
            case Sell():
                return 20
            case _:
                return 0


WORTH = {"blue": 3, "green": 3, "red": 4, "yellow": 2, "brown": 8, "grey": 7, "purple": 8, "black": 3}


class Planner(Builder):
    """Version 3: also knows which colours pay off. A view shows everything that the seat may know."""

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        mine = Counter(card.colour.name.lower() for card in view.cities[view.seat].buildings)
        return min(legal, key=lambda move: self.cost(move) - self.worth(move, view.age, mine))

    def worth(self, move: Any, age: int, mine: Counter[str]) -> float:
        if not isinstance(move, Build):
            return 0
        colour = move.card.colour.name.lower()
        worth = WORTH[colour] * (age if colour == "blue" else 1)
        if colour in ("brown", "grey"):
            return worth - 3 * (age - 1) - mine[colour]  # resources pay off early, and a few are enough
        return worth + (2 * mine[colour] if colour == "green" else 0)  # science is worth more in sets


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=200)
    games = parser.parse_args(arguments).games
    bots = [f"{name.lower()}={__file__}:{name}" for name in ("FirstMove", "Builder", "Planner")]
    result = play_tournament("wonders", [*bots, "random"], games=games, seed=1)
    print(result)
    best = result.standings[0]
    print(f"{best.bot} wins {best.win_rate:.0%} of its games; a quarter would be fair")


if __name__ == "__main__":
    main()
