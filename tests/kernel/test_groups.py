"""Codes in named groups."""

import pytest

from heptapolis.kernel.groups import find_group, offsets_of, size_of

GROUPS = (("build", 3), ("pass", 1), ("board", 2))


def test_groups_follow_each_other() -> None:
    assert offsets_of(GROUPS) == {"build": 0, "pass": 3, "board": 4}
    assert size_of(GROUPS) == 6


def test_every_code_has_its_place() -> None:
    found = [find_group(GROUPS, code) for code in range(size_of(GROUPS))]
    assert found == [(name, place) for name, size in GROUPS for place in range(size)]


@pytest.mark.parametrize("code", [-1, 6])
def test_other_numbers_have_none(code: int) -> None:
    with pytest.raises(ValueError, match=str(code)):
        find_group(GROUPS, code)
