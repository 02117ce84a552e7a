"""Chance: boards, dice and the grey dice that leave."""

from collections import Counter

from heptapolis.core.chance import Chance, derive
from heptapolis.games.dice.deal import before_the_first_roll, deal_boards, new_seed, roll, swap
from heptapolis.games.dice.symbols import FACES, GREYS, PRICES, START, Die

NAMES = ("a", "b", "c", "d", "e", "f", "g")


def test_boards_are_dealt_at_random() -> None:
    """D4: another seed, other boards, and never one twice."""
    deals = {tuple(deal_boards(NAMES, 3, seed)) for seed in range(50)}
    assert len(deals) > 30
    assert all(len(set(dealt)) == 3 for dealt in deals)


def test_the_forum_at_the_start() -> None:
    """D5: seven dice."""
    assert tuple(lying.die for lying in before_the_first_roll()) == START


def test_a_turn_always_rolls_the_same() -> None:
    """D14: from the seed and the number of the turn, whatever happened before."""
    assert roll(START, 7, 3) == roll(START, 7, 3) != roll(START, 7, 4)


def test_the_order_of_draws() -> None:
    """Face, then section, die by die: the compiled engine draws the same."""
    chance = Chance(derive(7, 3))
    drawn = [(chance.below(6), chance.below(4)) for _ in START]
    expected = [
        (FACES[die][face], PRICES[section]) for die, (face, section) in zip(START, drawn, strict=True)
    ]
    assert [(lying.symbol, lying.price) for lying in roll(START, 7, 3)] == expected


def test_faces_and_sections_are_fair() -> None:
    """D14, D15: every face and every section as often as the others."""
    rolls = [roll([Die.BLUE], 1, turn)[0] for turn in range(6000)]
    faces, prices = Counter(lying.symbol for lying in rolls), Counter(lying.price for lying in rolls)
    assert all(900 < faces[symbol] < 1100 for symbol in FACES[Die.BLUE])
    assert all(1380 < prices[price] < 1620 for price in PRICES)


def test_a_special_die_takes_the_place_of_a_grey_one() -> None:
    """D54: the Forum keeps seven dice, and any of the three may leave."""
    left = set()
    for turn in range(30):
        after = [lying.die for lying in swap(before_the_first_roll(), [Die.WHITE], 5, turn)]
        assert len(set(after)) == 7
        left |= set(GREYS) - set(after)
    assert left == set(GREYS)


def test_each_newcomer_replaces_its_own() -> None:
    """R8: one swap per die; D56: after three no grey die is left."""
    after = [lying.die for lying in swap(before_the_first_roll(), [Die.BLACK, Die.WHITE, Die.PURPLE], 5, 1)]
    assert set(after) == set(START) - set(GREYS) | {Die.BLACK, Die.WHITE, Die.PURPLE}


def test_a_new_seed_is_a_seed() -> None:
    chance = Chance(3)
    seeds = [new_seed(chance) for _ in range(100)]
    assert len({Chance(seed).below(1 << 32) for seed in seeds}) == 100
