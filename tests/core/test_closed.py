"""Tables that must cover a closed union or an enum."""

from enum import Enum

import pytest

from heptapolis.core.closed import check_complete


class Suit(Enum):
    CLUBS = 1
    HEARTS = 2


def test_a_complete_table_is_fine() -> None:
    check_complete("table", Suit, {Suit.CLUBS: 1, Suit.HEARTS: 2})
    check_complete("table", (int, str), [str, int, int])


def test_what_is_missing_is_named() -> None:
    with pytest.raises(TypeError, match=r"^table does not handle HEARTS$"):
        check_complete("table", Suit, [Suit.CLUBS])


def test_what_does_not_belong_is_named() -> None:
    with pytest.raises(TypeError, match=r"^table handles str, which it should not$"):
        check_complete("table", (int,), [int, str])
