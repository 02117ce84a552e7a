"""Decks for every number of players."""

from collections import Counter

import pytest

from heptapolis.core.chance import Chance
from heptapolis.games.wonders.catalog import all_cards, catalogue
from heptapolis.games.wonders.effects import Colour
from heptapolis.games.wonders.model import Card

BASE = catalogue()
COUNTS = range(3, 8)
ALL = [(players, age) for players in COUNTS for age in (1, 2, 3)]


def guilds(deck: list[Card]) -> list[Card]:
    return [card for card in deck if card.colour is Colour.PURPLE]


@pytest.mark.parametrize(("players", "age"), ALL)
def test_seven_cards_per_player(players: int, age: int) -> None:
    """B9, B10, B15: what is in the deck of an Age is 7 cards for each player."""
    assert len(BASE.draw_deck(age, players, Chance(1))) == 7 * players


# The numbers printed on the cards: from this many players on, one copy each.
ADDED = {
    1: {3: 21, 4: 7, 5: 7, 6: 7, 7: 7},
    2: {3: 21, 4: 7, 5: 7, 6: 7, 7: 7},
    3: {3: 16, 4: 6, 5: 6, 6: 6, 7: 6},
}


@pytest.mark.parametrize(("players", "age"), ALL)
def test_cards_marked_above_the_players_are_left_out(players: int, age: int) -> None:
    """B9: the deck without guilds, and how many cards each further player adds."""
    wanted = sum(number for mark, number in ADDED[age].items() if mark <= players)
    assert len(BASE.fixed(age, players)) == wanted


@pytest.mark.parametrize(
    ("card", "age", "copies"),
    [
        ("lumber-yard", 1, (1, 2, 2, 2, 2)),
        ("tavern", 1, (0, 1, 2, 2, 3)),
        ("mine", 1, (0, 0, 0, 1, 1)),
        ("loom", 1, (1, 1, 1, 2, 2)),
        ("loom", 2, (1, 1, 2, 2, 2)),
        ("caravansery", 2, (1, 1, 2, 3, 3)),
        ("bazaar", 2, (0, 1, 1, 1, 2)),
        ("ludus", 3, (0, 0, 1, 1, 2)),
        ("castrum", 3, (0, 1, 1, 1, 2)),
    ],
)
def test_copies_by_players(card: str, age: int, copies: tuple[int, ...]) -> None:
    """B9: how many copies are used with 3, 4, 5, 6 and 7 players."""
    decks = [Counter(c.name for c in BASE.fixed(age, players)) for players in COUNTS]
    assert tuple(deck[card] for deck in decks) == copies


@pytest.mark.parametrize(("players", "number"), [(3, 5), (4, 6), (5, 7), (6, 8), (7, 9)])
def test_guilds_in_age_three(players: int, number: int) -> None:
    """B10: players + 2 guilds, all different [ex: 5 players, 7 guilds]."""
    drawn = guilds(BASE.draw_deck(3, players, Chance(5)))
    assert len(drawn) == len(set(drawn)) == number


@pytest.mark.parametrize("age", [1, 2])
def test_no_guild_before_age_three(age: int) -> None:
    """B10: guilds belong to Age III."""
    assert guilds(BASE.draw_deck(age, 7, Chance(5))) == []


def test_guilds_are_drawn_at_random() -> None:
    """B10: every one of the ten guilds turns up, and none is in every game."""
    draws = [set(guilds(BASE.draw_deck(3, 3, Chance(seed)))) for seed in range(100)]
    assert len(set.union(*draws)) == 10
    assert set.intersection(*draws) == set()


def test_decks_are_shuffled() -> None:
    """B11: another seed, another order of the same cards."""
    one, other = (BASE.draw_deck(1, 3, Chance(seed)) for seed in (1, 2))
    assert one != other
    assert Counter(one) == Counter(other)


def test_every_card_comes_first_in_some_deck() -> None:
    """B11: no card has a place of its own."""
    first = {BASE.draw_deck(1, 3, Chance(seed))[0] for seed in range(300)}
    assert len(first) == 21


def test_hand_size() -> None:
    """B15: 7 cards for each player, however many they are."""
    assert {BASE.hand_size(players) for players in COUNTS} == {7}


def test_cards_of_two_ages_with_one_name() -> None:
    """W7: Loom, Glassworks and Press of Ages I and II are the same cards."""
    names = Counter(card.name for box, _, card in all_cards() if box == "base")
    assert {name for name, times in names.items() if times > 1} == {"loom", "glassworks", "press"}


@pytest.mark.parametrize("name", ["loom", "glassworks", "press"])
def test_one_name_is_one_card_in_the_decks(name: str) -> None:
    """W7: whichever deck it comes from."""
    decks = [BASE.fixed(age, 7) for age in (1, 2)]
    assert len({card for deck in decks for card in deck if card.name == name}) == 1
