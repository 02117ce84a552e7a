"""The dice game behind the contract: a ruleset with its options, and its states."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from heptapolis.core import codec
from heptapolis.core.chance import Chance, check_seed
from heptapolis.core.contract import Game
from heptapolis.core.position import PositionState, check_saved
from heptapolis.core.result import Result
from heptapolis.games.dice import flow, invariants, notation
from heptapolis.games.dice.legal import legal
from heptapolis.games.dice.moves import Move
from heptapolis.games.dice.options import Options
from heptapolis.games.dice.redeal import redeal
from heptapolis.games.dice.state import Position
from heptapolis.games.dice.view import View, read_public, view

SCHEMA = 1  # raised whenever the form of a state's JSON changes


@dataclass(frozen=True)
class Dice(Options, Game["DiceState"]):
    """The dice game, 2 to 7 players; the numbers on the boards are our own."""

    name: ClassVar[str] = "dice"
    title: ClassVar[str] = "the dice game"
    ruleset: ClassVar[int] = 1

    def new(self, seed: int) -> "DiceState":
        position = Position.empty(self, check_seed(seed))
        flow.set_up(position)
        return DiceState(self, position)

    def state_from_json(self, text: str) -> "DiceState":
        saved = codec.load(SavedState, text)
        check_saved(saved, saved.position.options, self, SCHEMA)
        position = saved.position
        position.options = self
        for city in position.cities:
            if city.board:
                city.set_board(self.printed.board(city.board))
        return DiceState(self, position)


@dataclass(frozen=True)
class SavedState:
    """The form of a state in JSON."""

    schema: int
    game: str
    position: Position


class DiceState(PositionState[Dice, Position, Move, View]):
    """One moment of the dice game."""

    def _find_legal(self, seat: int) -> tuple[Move, ...]:
        return legal(self.position, seat)

    def _unshare(self) -> None:
        self.position.cities = [city.copy() for city in self.position.cities]

    def _play(self, moves: Mapping[int, Any]) -> None:
        flow.play(self.position, moves)

    def view(self, seat: int | None) -> View:
        legal = () if seat is None else self.legal(self.check_seat(seat))
        return view(self.position, self._derive(read_public), seat, legal)

    def result(self) -> Result:
        result: Result = self._derive(read_public)["result"]
        return result

    def parse(self, text: str) -> Move:
        return notation.parse(text)

    def redeal(self, seat: int | None, chance: Chance) -> "DiceState":
        """Redraw the future; no seat knows more than the others, so `seat` makes no difference."""
        return DiceState(self._game, redeal(self.position, chance))

    def check(self) -> None:
        invariants.check(self.position)

    def to_json(self) -> str:
        return codec.dump(SavedState, SavedState(SCHEMA, self._game.name, self.position))
