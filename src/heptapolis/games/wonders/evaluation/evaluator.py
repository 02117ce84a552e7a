"""How the greedy bot values the moves of the card game: points now, and what will become points.

It reads only the view. A `Valuation` is for one seat: the bot's own, or the next player's, to find out
what passing a card on would give away.
"""

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from functools import cached_property, partial
from typing import assert_never

from heptapolis.bots.evaluation import Mistake
from heptapolis.core.contract import Game
from heptapolis.core.weights import TunedWeights
from heptapolis.games.wonders.evaluation.mistakes import MISTAKES
from heptapolis.games.wonders.evaluation.valuation import Valuation
from heptapolis.games.wonders.evaluation.weights import Weights, profile, read_weights, weights_of
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
from heptapolis.games.wonders.options import Options
from heptapolis.games.wonders.resolve import SALE_PRICE
from heptapolis.games.wonders.view import View

LATER = 0.8  # how much less each stage counts than the one before, when choosing a side


def evaluator(
    game: Game, weights: Mapping[str, float] | None = None, favourites: Mapping[str, float] | None = None
) -> "WondersEvaluator":
    """The evaluation for this game, with these weights or those tuned for it."""
    assert isinstance(game, Options)
    return WondersEvaluator(weights_of(game) if weights is None else read_weights(weights), favourites or {})


def mistakes() -> Sequence[Sequence[Mistake]]:
    """How beginners err, in groups that exclude each other."""
    return MISTAKES


def weights(game: Game) -> TunedWeights:
    """What `heptapolis tune` may change."""
    assert isinstance(game, Options)
    return TunedWeights(profile(game), asdict(weights_of(game)))


class WondersEvaluator:
    """Values moves with one set of weights."""

    def __init__(self, weights: Weights, favourites: Mapping[str, float]) -> None:
        self.weights, self.favourites = weights, favourites

    def values(self, view: View, legal: Sequence[Move]) -> list[float]:
        return list(map(Decision(view, self.weights, self.favourites).value, legal))


class Decision:
    """One decision of one seat."""

    def __init__(self, view: View, weights: Weights, favourites: Mapping[str, float]) -> None:
        assert view.seat is not None
        self.view, self.weights, self.favourites = view, weights, favourites
        self.own = Valuation(view, view.seat, view.cities, weights, favourites)
        self._denied: dict[Card, float] = {}

    def value(self, move: Move) -> float:
        match move:
            case Build(card, left, right, bank):
                return self.own.card(card, left, right, bank) + self.denied(card)
            case BuildStage(number, card, left, right, bank):
                return self.own.stage(number, left, right, bank) + self.denied(card)
            case Sell(card):
                return self.own.economy.purse(SALE_PRICE) + self.denied(card)
            case Recover(card):
                return self.own.card(card)
            case Leave() | Decline():
                return 0.0
            case Settle(coins, debt):
                return self.own.economy.purse(-coins) - debt
            case ChooseSide(side):
                return self.side(self.own.here.city.board, side)
            case ChooseBoard(board):
                return max(map(partial(self.side, board), Side))
            case _:
                assert_never(move)

    def side(self, board: Board | None, side: Side) -> float:
        """The value of a Wonder before the game; later stages cost more and come late, so they count less."""
        assert board
        city = self.own.here.city.copy()
        city.set_board(board, side)
        cities = [city if seat == self.view.seat else other for seat, other in enumerate(self.view.cities)]
        valuation = Valuation(self.view, self.own.here.seat, cities, self.weights, self.favourites)
        return sum(valuation.plan(stage) * LATER**place for place, stage in enumerate(city.wonder))

    def denied(self, card: Card) -> float:
        """The value of keeping this card from the next player."""
        if card not in self._denied:
            self._denied[card] = self._denial(card)
        return self._denied[card]

    def _denial(self, card: Card) -> float:
        if self.view.turn == self.view.options.turns:
            return 0.0  # nothing is passed on
        gift = max(0.0, self.next_seat.value_if_affordable(card))
        return -self.own.here.stake(self.next_seat.here.seat, self.weights.deny) * gift

    @cached_property
    def next_seat(self) -> Valuation:
        """Who gets the rest of the hand (B22)."""
        step = -1 if self.view.age == 2 else 1
        seat = (self.own.here.seat + step) % self.view.options.players
        return Valuation(self.view, seat, self.view.cities, self.weights)
