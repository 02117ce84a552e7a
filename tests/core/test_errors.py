"""Errors say what was given, why not, and what would be valid."""

import pytest

from heptapolis.core import errors
from heptapolis.core.errors import (
    BadNotation,
    HeptapolisError,
    IllegalMove,
    NotLegal,
    NotUnderstood,
    UnknownName,
)

ALL = [
    getattr(errors, name)
    for name in dir(errors)
    if isinstance(getattr(errors, name), type) and issubclass(getattr(errors, name), HeptapolisError)
]


def test_codes_are_all_different() -> None:
    codes = {kind.code for kind in ALL}
    assert len(codes) == len(ALL) > 8


@pytest.mark.parametrize("kind", ALL)
def test_two_families(kind: type[HeptapolisError]) -> None:
    """Not understandable, or not legal now: never both."""
    assert issubclass(kind, NotUnderstood) + issubclass(kind, NotLegal) == (kind is not HeptapolisError)


@pytest.mark.parametrize("kind", ALL)
def test_bad_values_are_value_errors(kind: type[HeptapolisError]) -> None:
    """As Python users expect: catching ValueError catches them too."""
    assert issubclass(kind, ValueError) == (kind is not HeptapolisError)


def test_text() -> None:
    assert str(UnknownName("dise", "no such game", ["dice", "wonders"])) == (
        "'dise': no such game (valid: dice, wonders)"
    )


def test_text_without_alternatives() -> None:
    assert str(BadNotation("x", "no move")) == "'x': no move"


def test_one_shape_on_the_wire() -> None:
    assert IllegalMove(3, "not now", [1, 2]).to_dict() == {
        "code": "illegal-move",
        "input": "3",
        "reason": "not now",
        "valid": ["1", "2"],
    }
