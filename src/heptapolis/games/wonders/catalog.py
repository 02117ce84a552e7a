"""The catalogue: every card and board of the boxes in play, and the decks made of them."""

from dataclasses import dataclass, fields
from functools import cache

from heptapolis.core.chance import Chance
from heptapolis.games.wonders.data.base import BASE
from heptapolis.games.wonders.data.box import Box, Pool
from heptapolis.games.wonders.data.cities import CITIES
from heptapolis.games.wonders.model import KNOWN_BOARDS, KNOWN_CARDS, Board, Card

EXPANSIONS = {CITIES.name: CITIES}
AGES = (1, 2, 3)


@dataclass(frozen=True)
class Catalogue:
    """The contents of the boxes of one game."""

    boxes: tuple[Box, ...]

    @property
    def boards(self) -> tuple[Board, ...]:
        return tuple(board for box in self.boxes for board in box.boards)

    @property
    def pools(self) -> tuple[Pool, ...]:
        return tuple(pool for box in self.boxes for pool in box.pools)

    def fixed(self, age: int, players: int) -> list[Card]:
        """The copies that are always in the deck of an Age with this many players (B9)."""
        cards = (card for box in self.boxes for card in box.ages.get(age, ()))
        return [KNOWN_CARDS[card.name] for card in cards for seats in card.seats if seats <= players]

    def draw_deck(self, age: int, players: int, chance: Chance) -> list[Card]:
        """A shuffled deck: the fixed cards and what is drawn from the pools (B9-B11, C14-C17)."""
        deck = self.fixed(age, players)
        for pool in self.pools:
            if pool.age == age:
                deck += chance.shuffled(pool.cards)[: players + pool.extra]
        return chance.shuffled(deck)

    def hand_size(self, players: int) -> int:
        """The cards each player is dealt, as the whole deck is: 7 (B15), 8 with Cities (C20)."""
        drawn = sum(players + pool.extra for pool in self.pools if pool.age == 1)
        return (len(self.fixed(1, players)) + drawn) // players


@cache
def catalogue(expansions: tuple[str, ...] = ()) -> Catalogue:
    """The base game with these expansions."""
    return Catalogue((BASE, *(EXPANSIONS[name] for name in expansions)))


def all_cards() -> list[tuple[str, int, Card]]:
    """Every card of all boxes as (box, Age, card), in printed order."""
    boxes = (BASE, *EXPANSIONS.values())
    fixed = [(box.name, age, card) for box in boxes for age, cards in box.ages.items() for card in cards]
    drawn = [(box.name, pool.age, card) for box in boxes for pool in box.pools for card in pool.cards]
    return sorted(fixed + drawn, key=lambda row: (row[0], row[1]))


def _register() -> None:
    """Register all names; cards of the same name must be the same card (W7)."""
    for _, _, card in all_cards():
        twin = KNOWN_CARDS.setdefault(card.name, card)
        for entry in fields(Card):
            if entry.name != "seats" and getattr(twin, entry.name) != getattr(card, entry.name):
                raise ValueError(f"two different cards are named {card.name!r}")
    for box in (BASE, *EXPANSIONS.values()):
        KNOWN_BOARDS.update((board.name, board) for board in box.boards)


_register()

ORDER = {name: place for place, name in enumerate(KNOWN_CARDS)}
