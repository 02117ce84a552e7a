"""The score sheet with Cities: black cards, debts, masks and science without limit (C38 to C41, C81, X11)."""

from collections import Counter
from collections.abc import Sequence
from itertools import permutations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heptapolis.games.wonders.effects import Symbols
from heptapolis.games.wonders.scoring import symbol_points
from tests.games.wonders.arrange import table
from tests.games.wonders.ledger import rows

GREEN = {
    "apothecary": "c",
    "dispensary": "c",
    "lodge": "c",
    "academy": "c",
    "workshop": "g",
    "laboratory": "g",
    "observatory": "g",
    "study": "g",
    "scriptorium": "t",
    "library": "t",
    "school": "t",
    "university": "t",
}
MASKS = ("pigeonhole", "band-of-spies", "torture-chamber")


def test_the_sheet_has_a_row_for_black_cards() -> None:
    """C40 and C11: points of black cards stand alone; without Cities there is no such row."""
    state = table("gizah 0c customs capitol altar", cities_box=True)
    assert list(state.result().sheets[0]) == [
        "wonder",
        "treasury",
        "military",
        "civilian",
        "commerce",
        "science",
        "guilds",
        "cities",
    ]
    assert rows(state) == {"civilian": 3, "cities": 12}
    assert "cities" not in table("gizah").result().sheets[0]


def test_debts_and_coins_share_a_row() -> None:
    """C39: 7 coins and 1 point of Debt are worth 2 - 1."""
    assert table("gizah 7c 1o", cities_box=True).result().sheets[0]["treasury"] == 1


def test_black_cards_are_counted_as_buildings_of_no_base_colour() -> None:
    """C38: the base rules score the rest; no guild of the base game counts black cards."""
    state = table(
        "gizah traders-guild workers-guild spies-guild", "rhodos militia dive cells", cities_box=True
    )
    assert rows(state) == {}


@pytest.mark.parametrize("number", range(1, 11))
def test_like_symbols_are_worth_their_square_without_limit(number: int) -> None:
    """C41: the table 1 to 9, and ten symbols for 100."""
    table_of_c41 = (1, 4, 9, 16, 25, 36, 49, 64, 81, 100)
    counted = symbol_points(Counter({Symbols.GEAR: number}))
    assert counted == table_of_c41[number - 1]


def test_nine_identical_symbols_are_really_possible() -> None:
    """C41 and C81: four gears of one's own, the Guild, Babylon, and three masks: 9 x 9."""
    line = "babylon 2st workshop laboratory observatory study scientists-guild " + " ".join(MASKS)
    state = table(line, "gizah workshop laboratory", "rhodos study", cities_box=True)
    assert rows(state)["science"] == 81


# Masks.


@pytest.mark.parametrize(
    ("own", "left", "right", "points"),
    [
        ("pigeonhole", "", "", 0),
        ("pigeonhole workshop", "school", "workshop", 4),
        ("pigeonhole workshop school", "lodge", "workshop", 10),
        ("pigeonhole band-of-spies", "workshop", "", 1),
        ("pigeonhole band-of-spies", "workshop", "workshop", 4),
        ("pigeonhole band-of-spies torture-chamber", "workshop school", "", 2),
        ("pigeonhole scientists-guild", "", "", 1),
        ("pigeonhole scientists-guild workshop", "school", "", 10),
    ],
    ids=[
        "no green card",
        "the better of two",
        "a set",
        "one card serves one mask",
        "like-named cards of two neighbours are two cards",
        "more masks than cards",
        "no neighbour's symbol, but the Guild",
        "with the Guild",
    ],
)
def test_a_mask_takes_the_symbol_of_one_card(own: str, left: str, right: str, points: int) -> None:
    """C81 and X11."""
    state = table(f"gizah {own}", f"rhodos {left}", f"petra {right}", cities_box=True)
    assert rows(state).get("science", 0) == points


def test_a_mask_copies_green_cards_only() -> None:
    """C81: neither the Scientists Guild nor Babylon's stage nor a mask of a neighbour can be copied."""
    state = table("gizah pigeonhole", "babylon 2st scientists-guild", "petra band-of-spies", cities_box=True)
    assert rows(state) == {}


def test_two_players_may_copy_the_same_card() -> None:
    """X11: a card serves one mask of the same player; another player's mask is another matter."""
    state = table("gizah pigeonhole", "rhodos school", "petra band-of-spies", cities_box=True)
    assert [rows(state, seat).get("science", 0) for seat in range(3)] == [1, 1, 1]


def best_by_brute_force(own: str, free: int, masks: int, cards: Sequence[str]) -> int:
    """Every assignment of cards to masks and of symbols to free choices, added up by hand (W9)."""
    best = 0
    for taken in permutations(cards, min(masks, len(cards))):
        for chosen in product("cgt", repeat=free):
            hand = own + "".join(taken) + "".join(chosen)
            counts = sorted(hand.count(letter) for letter in "cgt")
            best = max(best, counts[0] ** 2 + counts[1] ** 2 + counts[2] ** 2 + 7 * counts[0])
    return best


greens = st.lists(st.sampled_from(sorted(GREEN)), unique=True, max_size=6)


@given(greens, greens, greens, st.integers(0, 3), st.booleans(), st.booleans())
def test_masks_and_wild_symbols_are_assigned_together(
    own: list[str], left: list[str], right: list[str], masks: int, guild: bool, babylon: bool
) -> None:
    """W9, C81 and X11 against brute force: the best of all assignments."""
    extra = [*MASKS[:masks], *["scientists-guild"] * guild]
    city = " ".join(["babylon" if babylon else "gizah", "2st", *own, *extra])
    state = table(city, f"rhodos {' '.join(left)}", f"petra {' '.join(right)}", cities_box=True)
    symbols, near = "".join(GREEN[card] for card in own), [GREEN[card] for card in left + right]
    expected = best_by_brute_force(symbols, guild + babylon, masks, near)
    assert rows(state).get("science", 0) == expected
