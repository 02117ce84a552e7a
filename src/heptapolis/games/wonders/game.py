"""The card game behind the contract: a ruleset with its options, and its states."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from heptapolis.core import codec
from heptapolis.core.chance import Chance
from heptapolis.core.contract import Game
from heptapolis.core.errors import BadData
from heptapolis.core.position import PositionState, check_saved
from heptapolis.core.result import Result
from heptapolis.games.wonders import flow, invariants, notation, scoring
from heptapolis.games.wonders.deal import Deal, draw
from heptapolis.games.wonders.legal import Offers, chooses_card, legal, list_offers, moves_of
from heptapolis.games.wonders.moves import Move
from heptapolis.games.wonders.options import Options
from heptapolis.games.wonders.redeal import new_deal
from heptapolis.games.wonders.state import Position
from heptapolis.games.wonders.view import View, read_public, view

SCHEMA = 1  # raised whenever the form of a state's JSON changes


@dataclass(frozen=True)
class Wonders(Options, Game["WondersState"]):
    """The card game, second edition, 3 to 7 players, with the expansions chosen."""

    name: ClassVar[str] = "wonders"
    title: ClassVar[str] = "the card game"
    ruleset: ClassVar[int] = 1

    def new(self, seed: int) -> "WondersState":
        return self.start(draw(self.catalogue, self.players, Chance(seed)))

    def start(self, deal: Deal) -> "WondersState":
        """The start of the game with this deal."""
        position = Position.empty(self, deal)
        flow.set_up(position)
        position.take_news()  # the set-up is public; a copy of the start tells the same story
        return WondersState(self, position)

    def state_from_json(self, text: str) -> "WondersState":
        saved = codec.load(SavedState, text)
        check_saved(saved, saved.position.options, self, SCHEMA)
        position = saved.position
        position.options = self
        for seat, move in position.chosen.items():  # notation leaves out the price
            twins = {twin: twin for twin in moves_of(position, seat)}
            if move not in twins:
                raise BadData(move, f"seat {seat} cannot have chosen this", twins)
            position.chosen[seat] = twins[move]
        return WondersState(self, position)


@dataclass(frozen=True)
class SavedState:
    """The form of a state in JSON."""

    schema: int
    game: str
    position: Position


class WondersState(PositionState[Wonders, Position, Move, View]):
    """One moment of the card game."""

    def _find_legal(self, seat: int) -> tuple[Move, ...]:
        return legal(self.position, seat, self._find_offers(seat))

    def _find_offers(self, seat: int) -> Offers | None:
        """What a seat that chooses a card could build."""
        return self._derive_for(seat, list_offers) if chooses_card(self.position, seat) else None

    def _unshare(self) -> None:
        self.position.cities = [city.copy() for city in self.position.cities]

    def _play(self, moves: Mapping[int, Any]) -> None:
        flow.play(self.position, moves)

    def view(self, seat: int | None) -> View:
        public = self._derive(read_public)
        if seat is None:
            return view(self.position, public, None, (), None)
        legal = self.legal(self.check_seat(seat))
        return view(self.position, public, seat, legal, self._find_offers(seat))

    def result(self) -> Result:
        return scoring.result(self.position)

    def parse(self, text: str) -> Move:
        return notation.parse(text)

    def redeal(self, seat: int | None, chance: Chance) -> "WondersState":
        while True:  # the oldest of identical cards is recovered: redraw deals that change which one
            deal, steps = new_deal(self.position, seat, chance)
            twin = self._game.start(deal)
            for moves in steps:
                while moves:  # in open mode they are played one by one
                    twin.play({seat: moves.pop(seat) for seat in twin.to_act if seat in moves})
            if twin.position.discard_backs() == self.position.discard_backs():
                return twin

    def check(self) -> None:
        invariants.check(self.position)

    def to_json(self) -> str:
        return codec.dump(SavedState, SavedState(SCHEMA, self._game.name, self.position))
