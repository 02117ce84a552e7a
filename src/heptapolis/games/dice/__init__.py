"""The dice game: 7 Wonders Dice, 2 to 7 players."""

from heptapolis.games.dice.boards import read_board_set
from heptapolis.games.dice.game import Dice, DiceState
from heptapolis.games.dice.model import Board, BoardSet
from heptapolis.games.dice.moves import Bonus, Build, BuildStage, ChooseBoard, Cross, Decline, Move, Pass
from heptapolis.games.dice.view import View

__all__ = [
    "Board",
    "BoardSet",
    "Bonus",
    "Build",
    "BuildStage",
    "ChooseBoard",
    "Cross",
    "Decline",
    "Dice",
    "DiceState",
    "Move",
    "Pass",
    "View",
    "read_board_set",
]
