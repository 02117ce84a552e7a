"""A small game that has only rules, as a third party might write: no kernel, evaluation or texts.

High card: everyone plays one card from their hand at once, and the highest card takes a point.
"""

import json
from dataclasses import dataclass, field
from typing import ClassVar

import pytest

from heptapolis.core.chance import Chance, check_seed
from heptapolis.core.contract import Event, Game, State
from heptapolis.core.errors import BadNotation
from heptapolis.core.games import GAMES
from heptapolis.core.options import check_options, option
from heptapolis.core.package import GamePackage
from heptapolis.core.result import Result

HAND_SIZE = 3


@dataclass(frozen=True)
class Play:
    """One card of the hand."""

    card: int

    def __str__(self) -> str:
        return f"play {self.card}"


@dataclass(frozen=True)
class HighCardView:
    """The seat's own hand and all scores."""

    seat: int | None
    hand: tuple[int, ...]
    points: tuple[int, ...]

    def to_json(self) -> str:
        return json.dumps({"seat": self.seat, "hand": self.hand, "points": self.points})


@dataclass(frozen=True)
class HighCard(Game):
    """The highest card takes a point."""

    name: ClassVar[str] = "highcard"
    title: ClassVar[str] = "high card"
    ruleset: ClassVar[int] = 1

    players: int = option(3, range(2, 5), "how many play")

    def __post_init__(self) -> None:
        check_options(self)

    def new(self, seed: int) -> "HighCardState":
        deck = Chance(check_seed(seed)).shuffled(range(HAND_SIZE * self.players))
        hands = [sorted(deck[seat :: self.players]) for seat in range(self.players)]
        return HighCardState(self, hands, [0] * self.players)

    def state_from_json(self, text: str) -> "HighCardState":
        return HighCardState(self, **json.loads(text))


@dataclass
class HighCardState(State):
    """Hands and points by seat."""

    _game: HighCard
    hands: list[list[int]]
    points: list[int] = field(default_factory=list)

    @property
    def game(self) -> HighCard:
        return self._game

    @property
    def to_act(self) -> tuple[int, ...]:
        return tuple(range(self._game.players)) if self.hands[0] else ()

    def legal(self, seat: int) -> tuple[Play, ...]:
        return tuple(map(Play, self.hands[seat]))

    def _resolve(self, moves: dict[int, Play]) -> list[Event]:
        winner = max(moves, key=lambda seat: moves[seat].card)
        for seat, move in moves.items():
            self.hands[seat].remove(move.card)
        self.points[winner] += 1
        return [Event("took", winner, {"card": moves[winner].card})]

    def view(self, seat: int | None) -> HighCardView:
        hand = () if seat is None else tuple(self.hands[seat])
        return HighCardView(seat, hand, tuple(self.points))

    def result(self) -> Result:
        return Result.of([{"tricks": points} for points in self.points], [0] * self._game.players)

    def parse(self, text: str) -> Play:
        verb, _, card = text.partition(" ")
        if verb != "play" or not card.isdecimal():
            raise BadNotation(text, "not a move", ["play 3"])
        return Play(int(card))

    def copy(self) -> "HighCardState":
        return HighCardState(self._game, [hand.copy() for hand in self.hands], self.points.copy())

    def redeal(self, seat: int | None, chance: Chance) -> "HighCardState":
        twin = self.copy()
        others = [other for other in range(self._game.players) if other != seat]
        deck = chance.shuffled([card for other in others for card in twin.hands[other]])
        for place, other in enumerate(others):
            twin.hands[other] = sorted(deck[place :: len(others)])
        return twin

    def check(self) -> None:
        assert len({len(hand) for hand in self.hands}) == 1, "hands are of different sizes"

    def to_json(self) -> str:
        return json.dumps({"hands": self.hands, "points": self.points})


class HighCardPackage(GamePackage):
    """The rules, and nothing else."""

    @property
    def rules(self) -> type[HighCard]:
        return HighCard


@pytest.fixture
def high_card(monkeypatch: pytest.MonkeyPatch) -> HighCard:
    """The game, registered for one test."""
    monkeypatch.setattr(GAMES, "_things", {**GAMES._things, HighCard.name: HighCardPackage()})
    return HighCard()
