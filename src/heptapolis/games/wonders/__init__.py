"""The card game: 7 Wonders, second edition, 3 to 7 players, with the Cities expansion."""

from heptapolis.games.wonders.game import Wonders, WondersState
from heptapolis.games.wonders.model import Board, Card, Side
from heptapolis.games.wonders.moves import (
    Build,
    BuildStage,
    ChooseBoard,
    ChooseSide,
    Decline,
    Leave,
    Move,
    Recover,
    Sell,
    Settle,
)
from heptapolis.games.wonders.view import View

__all__ = [
    "Board",
    "Build",
    "BuildStage",
    "Card",
    "ChooseBoard",
    "ChooseSide",
    "Decline",
    "Leave",
    "Move",
    "Recover",
    "Sell",
    "Settle",
    "Side",
    "View",
    "Wonders",
    "WondersState",
]
