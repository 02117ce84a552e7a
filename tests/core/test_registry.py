"""One registry per kind of thing."""

import pytest

from heptapolis.core.errors import UnknownName
from heptapolis.core.registry import Registry


@pytest.fixture
def numbers() -> Registry[int]:
    registry: Registry[int] = Registry("number")
    registry.add("two", 2)
    registry.add("one", 1)
    return registry


def test_a_thing_by_name(numbers: Registry[int]) -> None:
    assert numbers["one"] == 1


def test_names_in_alphabetical_order(numbers: Registry[int]) -> None:
    assert list(numbers) == ["one", "two"]


@pytest.mark.parametrize(("name", "known"), [("one", True), ("three", False)])
def test_contains(numbers: Registry[int], name: str, known: bool) -> None:
    assert (name in numbers) is known


def test_unknown_names_list_the_known(numbers: Registry[int]) -> None:
    with pytest.raises(UnknownName, match=r"'three': no such number \(valid: one, two\)"):
        numbers["three"]


def test_a_name_is_given_once(numbers: Registry[int]) -> None:
    with pytest.raises(ValueError, match="'one'"):
        numbers.add("one", 11)
    assert numbers["one"] == 1
