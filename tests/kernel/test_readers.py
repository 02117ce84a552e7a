"""Kernels that must name every member of an enum."""

from enum import IntEnum

import pytest

from heptapolis.kernel.readers import handles


class Op(IntEnum):
    COINS = 0
    POINTS = 1
    SHIELDS = 2


class Other(IntEnum):
    SHIELDS = 0


def read_two(op: int) -> int:
    if op == Op.COINS:
        return 1
    return 2 if op == Op.POINTS else Other.SHIELDS


def test_a_reader_that_names_just_these_is_left_as_it_is() -> None:
    assert handles((Op.COINS, Op.POINTS))(read_two) is read_two


def test_a_forgotten_member_is_named() -> None:
    """A member of another enum does not count, though it has the same name."""
    with pytest.raises(TypeError, match=r"test_readers.read_two does not handle SHIELDS"):
        handles(Op)(read_two)


def test_a_member_that_belongs_to_another_reader_is_named() -> None:
    with pytest.raises(TypeError, match=r"read_two handles POINTS, which it should not"):
        handles([Op.COINS])(read_two)
