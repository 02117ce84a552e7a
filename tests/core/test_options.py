"""Options declared once as fields."""

from dataclasses import dataclass

import pytest

from heptapolis.core.errors import BadOption, UnknownName
from heptapolis.core.options import build_with_options, check_options, option, option_values, options_of


@dataclass(frozen=True)
class Table:
    seats: int = option(4, range(3, 8), "how many")
    boxes: tuple[str, ...] = option((), ("cities", "leaders"), "which boxes")
    open: bool = option(False, (False, True), "shown")
    mood: str = "good"  # not an option: it has no choices

    def __post_init__(self) -> None:
        check_options(self)


def test_only_declared_options_count() -> None:
    assert [opt.name for opt in options_of(Table)] == ["seats", "boxes", "open"]


@pytest.mark.parametrize(("place", "many"), [(0, False), (1, True), (2, False)])
def test_many(place: int, many: bool) -> None:
    assert options_of(Table)[place].many is many


def test_an_option_knows_its_choices() -> None:
    assert (options_of(Table)[0].choices, options_of(Table)[0].help) == ((3, 4, 5, 6, 7), "how many")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("seats", 9),
        ("seats", "4"),
        ("seats", 4.0),
        ("seats", None),
        ("open", 0),
        ("boxes", ["towers"]),
        ("boxes", ["cities", "cities"]),
        ("boxes", "cities"),
        ("boxes", None),
    ],
)
def test_values_that_do_not_fit(name: str, value: object) -> None:
    """A value of another type never passes for an equal one: True is not 1, a text is not a list."""
    with pytest.raises(BadOption, match=name):
        build_with_options(Table, {name: value})


def test_lists_become_tuples() -> None:
    assert build_with_options(Table, {"boxes": ["cities"]}) == Table(boxes=("cities",))


def test_unknown_options_list_the_known() -> None:
    with pytest.raises(UnknownName, match="boxes, open, seats"):
        build_with_options(Table, {"seat": 4})


def test_a_field_without_choices_cannot_be_set() -> None:
    with pytest.raises(UnknownName, match="mood"):
        build_with_options(Table, {"mood": "bad"})


def test_values_as_a_record_keeps_them() -> None:
    values = option_values(Table(boxes=("leaders",)))
    assert values == {"seats": 4, "boxes": ["leaders"], "open": False}


def test_values_build_the_same_table() -> None:
    table = Table(seats=7, boxes=("leaders", "cities"), open=True)
    assert build_with_options(Table, option_values(table)) == table
