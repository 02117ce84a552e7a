"""Bundles and symbols: the arithmetic under every payment."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heptapolis.games.wonders.resources import LETTERS, bundle, count, fits, goods, letters, resource, size

hands = st.dictionaries(st.sampled_from(LETTERS), st.integers(1, 7))


def text(amounts: dict[str, int]) -> str:
    return "".join(letter * amounts.get(letter, 0) for letter in LETTERS)


@given(hands)
def test_letters_read_back(amounts: dict[str, int]) -> None:
    assert letters(bundle(text(amounts))) == text(amounts)


@given(hands)
def test_size_is_the_number_of_letters(amounts: dict[str, int]) -> None:
    assert size(bundle(text(amounts))) == sum(amounts.values())


@given(hands, hands)
def test_fits_compares_every_resource(part: dict[str, int], whole: dict[str, int]) -> None:
    smaller = all(part.get(letter, 0) <= whole.get(letter, 0) for letter in LETTERS)
    assert fits(bundle(text(part)), bundle(text(whole))) == smaller


@pytest.mark.parametrize(("letter", "number"), [("S", 2), ("G", 1), ("W", 0)])
def test_count(letter: str, number: int) -> None:
    assert count(bundle("SSG"), resource(letter)) == number


@pytest.mark.parametrize(("line", "symbols"), [("WW", 2), ("W/S", 1), ("W/S/O/C", 1), ("T", 1)])
def test_symbols_of_a_line(line: str, symbols: int) -> None:
    """W18: two wood are two symbols, a choice is one."""
    assert len(goods(line)) == symbols
