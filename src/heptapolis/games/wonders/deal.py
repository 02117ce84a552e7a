"""The deal: everything random in a game, drawn once from the seed."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from heptapolis.core.chance import Chance
from heptapolis.games.wonders.catalog import AGES, ORDER, Catalogue
from heptapolis.games.wonders.model import Board, Card, Side


@dataclass(frozen=True)
class Deal:
    """A board and a side for each seat, and the hands of the three Ages."""

    boards: tuple[Board, ...]
    sides: tuple[Side, ...]
    hands: tuple[tuple[tuple[Card, ...], ...], ...]  # by Age, then by seat

    def hand(self, age: int, seat: int) -> tuple[Card, ...]:
        return self.hands[age - 1][seat]


def draw(catalogue: Catalogue, players: int, chance: Chance) -> Deal:
    """Shuffle and deal boards, sides and decks (B9-B12, B15)."""
    boards = chance.shuffled(catalogue.boards)[:players]
    sides = [chance.pick(tuple(Side)) for _ in range(players)]
    hands = [tuple(_hands(catalogue.draw_deck(age, players, chance), players)) for age in AGES]
    return Deal(tuple(boards), tuple(sides), tuple(hands))


def _hands(deck: list[Card], players: int) -> Iterator[tuple[Card, ...]]:
    size = len(deck) // players
    for seat in range(players):
        yield in_order(deck[seat * size : (seat + 1) * size])


def in_order(hand: Iterable[Card]) -> tuple[Card, ...]:
    """A hand as it is held: sorted, so that the order of its cards reveals nothing."""
    return tuple(sorted(hand, key=lambda card: ORDER[card.name]))
