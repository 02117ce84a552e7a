"""A bot for Market: it plays whatever adds the most points now."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from heptapolis.bots.protocol import setting
from heptapolis.core.chance import Chance
from heptapolis.core.contract import Game
from heptapolis.core.errors import BadOption, NotSupported
from heptapolis_market.game import SALE_COINS, Market, View, score
from heptapolis_market.moves import Move, Take


@dataclass(frozen=True)
class Haggler:
    """The bot with its parameters: `haggler`, `haggler:mistakes=20`."""

    name: ClassVar[str] = "haggler"
    title: ClassVar[str] = "plays Market, taking whatever adds the most points now"
    needs_view: ClassVar[bool] = True

    mistakes: int = setting(0, "the percentage of moves that it plays at random")

    def __post_init__(self) -> None:
        if not 0 <= self.mistakes <= 100:
            raise BadOption(f"mistakes={self.mistakes}", "not a percentage", ["0 to 100"])

    def sit(self, game: Game, seat: int, seed: int) -> "HagglerPlayer":
        if not isinstance(game, Market):
            raise NotSupported(game.name, f"the bot {self.name} plays another game", [Market.name])
        return HagglerPlayer(self.mistakes, Chance(seed, stream=seat + 1))


class HagglerPlayer:
    """The bot at its seat. It sees a view, never a state."""

    def __init__(self, mistakes: int, chance: Chance) -> None:
        self._mistakes = mistakes
        self._chance = chance

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        if self._chance.below(100) < self._mistakes:
            return self._chance.pick(legal)
        return max(legal, key=lambda move: points_added(view, move))


def points_added(view: View, move: Move) -> int:
    """The points that a move adds to the score of this view's seat."""
    if not isinstance(move, Take) or view.seat is None:
        return SALE_COINS
    stall = view.stalls[view.seat]
    return sum(score([*stall, move.card]).values()) - sum(score(stall).values())
