"""The cards of Market, its two moves, and their notation."""

from dataclasses import dataclass

from heptapolis.core.errors import BadNotation
from heptapolis.core.text import AsText

GOODS = ("bread", "cheese", "honey", "silk", "wine")
VALUES = range(1, 10)


@dataclass(frozen=True)
class Card(AsText):
    """One good with its value; in notation and JSON it is text, such as `silk 7`."""

    good: str
    value: int

    def __str__(self) -> str:
        return f"{self.good} {self.value}"

    @classmethod
    def from_text(cls, text: str) -> "Card":
        if text not in CARDS:
            raise BadNotation(text, "no such card", CARDS)
        return CARDS[text]


CARDS = {f"{good} {value}": Card(good, value) for good in GOODS for value in VALUES}


@dataclass(frozen=True)
class Take:
    """Put a card into your stall."""

    card: Card

    def __str__(self) -> str:
        return f"take {self.card}"


@dataclass(frozen=True)
class Sell:
    """Discard a card for coins."""

    card: Card

    def __str__(self) -> str:
        return f"sell {self.card}"


Move = Take | Sell
VERBS: dict[str, type[Move]] = {"take": Take, "sell": Sell}


def parse(text: str) -> Move:
    """The move that a line of notation means, legal or not."""
    verb, _, card = text.partition(" ")
    if verb not in VERBS:
        raise BadNotation(text, "not a move", [f"{known} CARD" for known in VERBS])
    return VERBS[verb](Card.from_text(card))
