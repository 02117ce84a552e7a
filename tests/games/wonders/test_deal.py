"""What chance decides: boards, sides, hands."""

from collections import Counter

import pytest

from heptapolis.core.chance import Chance
from heptapolis.games.wonders.catalog import catalogue
from heptapolis.games.wonders.deal import Deal, draw, in_order
from heptapolis.games.wonders.model import Side
from tests.games.wonders.arrange import cards


def deal(players: int = 4, seed: int = 1) -> Deal:
    return draw(catalogue(), players, Chance(seed))


@pytest.mark.parametrize("players", range(3, 8))
def test_every_hand_of_every_age_has_seven_cards(players: int) -> None:
    """B15: 7 cards are dealt to each player."""
    assert [[len(hand) for hand in hands] for hands in deal(players).hands] == [[7] * players] * 3


@pytest.mark.parametrize("players", range(3, 8))
def test_boards_are_all_different(players: int) -> None:
    """B12: a board for each player."""
    assert len(set(deal(players).boards)) == players


def test_boards_are_random() -> None:
    """B12: every board comes to seat 0 in some game."""
    assert len({deal(seed=seed).boards[0] for seed in range(60)}) == 7


def test_sides_are_random() -> None:
    """W16: with `random`, both sides turn up."""
    assert {deal(seed=seed).sides[0] for seed in range(20)} == set(Side)


def test_the_whole_deck_is_dealt() -> None:
    """B9, B15: with 4 players Age I is the 28 cards marked 3 or 4."""
    dealt = Counter(card for hand in deal(4).hands[0] for card in hand)
    assert dealt == Counter(catalogue().fixed(1, 4))


def test_the_same_seed_deals_the_same() -> None:
    assert deal(seed=9) == deal(seed=9)


def test_another_seed_deals_other_cards() -> None:
    assert deal(seed=9) != deal(seed=10)


def test_hands_are_held_in_order() -> None:
    """B15: the order of a hand tells nothing about the shuffle."""
    assert in_order(cards("walls altar loom")) == in_order(cards("loom walls altar"))
