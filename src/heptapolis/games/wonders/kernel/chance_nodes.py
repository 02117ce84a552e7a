"""The chance nodes of the card game, one outcome at a time: boards and sides if dealt, then every card.

Everything is dealt before the first decision. Nobody sees cards before their Age, so this is the same as
dealing them then. An outcome is the number of a board, of a side, or of a card in the catalogue.
"""

from collections import Counter
from collections.abc import Iterator
from functools import cache

from heptapolis.games.wonders.catalog import AGES, ORDER, catalogue
from heptapolis.games.wonders.deal import Deal, in_order
from heptapolis.games.wonders.game import Wonders, WondersState
from heptapolis.games.wonders.information_state import recall
from heptapolis.games.wonders.kernel.bridge import BOARDS, SIDES
from heptapolis.games.wonders.kernel.layout import CARDS, RECOVERED
from heptapolis.games.wonders.kernel.tables import card_of
from heptapolis.games.wonders.model import Card
from heptapolis.games.wonders.view import View
from heptapolis.kernel.arrays import Records
from heptapolis.kernel.chance_nodes import ChanceNodes, Outcomes, evenly
from heptapolis.kernel.engine import AnyEngine


class WondersChanceNodes(ChanceNodes):
    """What chance has decided so far; the game begins with the last outcome."""

    max_outcomes = CARDS
    hidden = True  # seats do not know everything chance has decided

    def __init__(self, engine: AnyEngine) -> None:
        super().__init__(engine)
        self.drawn: tuple[int, ...] = ()

    @property
    def max_nodes(self) -> int:
        return sum(self._sizes())

    @property
    def max_decisions(self) -> int:
        """Boards and sides; per turn and seat, a card and a loss; and all builds from the discard pile."""
        seats = self._game.players
        return 2 * seats + len(AGES) * (self._game.turns + 1) * 2 * seats + RECOVERED

    def begin(self) -> None:
        """There is no game before everything is dealt."""

    def outcomes(self, games: Records | None) -> Outcomes:
        """What chance may decide next, with probabilities; empty once everything is dealt."""
        boards, sides, *cards = self._sizes()
        drawn = list(self.drawn)
        if len(drawn) < boards:
            return evenly([n for n in range(len(self._game.catalogue.boards)) if n not in drawn])
        if len(drawn) < boards + sides:
            return evenly(list(range(len(SIDES))))
        del drawn[: boards + sides]
        for age, size in zip(AGES, cards, strict=True):
            if len(drawn) < size:
                return self._cards(age, Counter(drawn))
            del drawn[:size]
        return []

    def draw(self, games: Records | None, outcome: int) -> Records | None:
        """The game after this outcome; None while there is more to deal."""
        self.drawn += (outcome,)
        if len(self.drawn) < sum(self._sizes()):
            return None
        return self.engine.from_rules(self._game.start(self._deal()))

    def after(self, before: Records, games: Records) -> None:
        """Note a decision: chance has nothing more to do in this game."""

    def name(self, outcome: int) -> str:
        """An outcome as text."""
        boards, sides, *_ = self._sizes()
        place = len(self.drawn)
        if place < boards:
            return f"seat {place}: {BOARDS[outcome].name}"
        if place < boards + sides:
            return f"seat {place - boards}: {SIDES[outcome]}"
        return card_of(outcome).name

    def information_state(self, view: View) -> str:
        return recall(view)

    def outcomes_of(self, state: WondersState) -> list[int]:
        """The outcomes that lead to the deal of this state of the rules."""
        deal: Deal = state.position.deal
        boards, sides, *_ = self._sizes()
        return [
            *[BOARDS.index(board) for board in deal.boards[:boards]],
            *[SIDES.index(side) for side in deal.sides[:sides]],
            *[ORDER[card.name] for age in deal.hands for hand in age for card in hand],
        ]

    @property
    def _game(self) -> Wonders:
        game: Wonders = self.engine.game
        return game

    def _sizes(self) -> list[int]:
        """How many outcomes decide boards, sides, and the cards of each Age."""
        game = self._game
        boards = game.players if game.boards == "deal" else 0
        sides = game.players if game.sides == "random" else 0
        return [boards, sides, *[game.players * (game.turns + 1)] * len(AGES)]

    def _cards(self, age: int, dealt: Counter[int]) -> Outcomes:
        """The next card of the Age's deck: one of the fixed ones left, or one drawn from a pool."""
        fixed, pools = _deck(self._game.expansions, self._game.players, age)
        left = self._game.players * (self._game.turns + 1) - dealt.total()
        chances = {card: copies / left for card, copies in (fixed - dealt).items()}
        for cards, drawn in pools:
            unseen = [card for card in cards if card not in dealt]
            wanted = drawn - (len(cards) - len(unseen))
            chances |= {card: wanted / (left * len(unseen)) for card in unseen if wanted}
        return sorted(chances.items())

    def _deal(self) -> Deal:
        boards, sides, *_ = self._sizes()
        rest = iter(self.drawn)
        dealt = [BOARDS[next(rest)] for _ in range(boards)] or list(self._game.catalogue.boards)
        turned = [SIDES[next(rest)] for _ in range(sides)] or [SIDES[0]] * self._game.players
        hands = tuple(tuple(self._hand(rest) for _ in self._game.seats) for _ in AGES)
        return Deal(tuple(dealt[: self._game.players]), tuple(turned), hands)

    def _hand(self, rest: Iterator[int]) -> tuple[Card, ...]:
        return in_order([card_of(next(rest)) for _ in range(self._game.turns + 1)])


@cache
def _deck(
    expansions: tuple[str, ...], players: int, age: int
) -> tuple[Counter[int], list[tuple[list[int], int]]]:
    """The fixed cards of an Age's deck; the cards of each pool, and how many of them are drawn."""
    boxes = catalogue(expansions)
    fixed = Counter(ORDER[card.name] for card in boxes.fixed(age, players))
    pools = [pool for pool in boxes.pools if pool.age == age]
    return fixed, [([ORDER[card.name] for card in pool.cards], players + pool.extra) for pool in pools]
