"""What a box adds to the game: the form of every data module."""

from collections.abc import Mapping
from dataclasses import dataclass

from heptapolis.games.wonders.model import Board, Card


@dataclass(frozen=True)
class Pool:
    """Cards of which (players + extra) are drawn unseen for the deck of an Age (B10, C15)."""

    age: int
    cards: tuple[Card, ...]
    extra: int


@dataclass(frozen=True)
class Box:
    """The base game or an expansion."""

    name: str
    ages: Mapping[int, tuple[Card, ...]]
    pools: tuple[Pool, ...]
    boards: tuple[Board, ...]
