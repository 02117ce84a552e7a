"""Conflicts at the end of an Age: who fights whom, and for how many tokens (B25, C31-C37, C51-C59)."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple


class Battle(NamedTuple):
    """One comparison of two cities; each takes `tokens` tokens, unless they are equal."""

    one: int
    other: int
    tokens: int


def battles(diplomats: Sequence[bool]) -> Iterator[Battle]:
    """Every pair of adjacent cities; a city with Diplomacy counts as absent (C33)."""
    circle = [seat for seat, absent in enumerate(diplomats) if not absent]
    pairs = list(zip(circle, circle[1:] + circle[:1], strict=True))
    if len(circle) < 3:  # C37: two cities do not fight twice; X4: one city has no one to fight
        pairs = pairs[: len(circle) - 1]
    for one, other in pairs:
        yield Battle(one, other, 1)


def team_battles(teams: Sequence[Sequence[int]], diplomats: Sequence[bool]) -> Iterator[Battle]:
    """Each player against the adjacent opponent for 2 tokens, 1 less per Diplomacy token (C51-C59)."""
    for place, team in enumerate(teams):
        one, other = team[-1], teams[(place + 1) % len(teams)][0]
        yield Battle(one, other, 2 - diplomats[one] - diplomats[other])
