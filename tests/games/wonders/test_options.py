"""The table options of the card game."""

import pytest

import heptapolis
from heptapolis.core.errors import BadOption, UnknownName
from heptapolis.games.wonders.options import Options


def test_defaults() -> None:
    """W16, W17: boards are dealt, everybody chooses a side, hands are secret."""
    options = Options()
    assert (options.players, options.sides, options.boards, options.open) == (4, "choose", "deal", False)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("players", 2),
        ("players", 8),
        ("players", "4"),
        ("players", True),
        ("sides", "dawn"),
        ("boards", "draft"),
        ("open", 1),
        ("open", "yes"),
        ("expansions", ("leaders",)),
        ("expansions", ("cities", "cities")),
        ("expansions", "cities"),  # text where a list of boxes is meant
        ("expansions", 1),
    ],
)
def test_values_that_do_not_fit(name: str, value: object) -> None:
    """B1, W16, W17: the option is named, and what would be valid."""
    with pytest.raises(BadOption, match=name):
        heptapolis.make("wonders", **{name: value})


def test_unknown_option() -> None:
    with pytest.raises(UnknownName, match="sides"):
        heptapolis.make("wonders", side="day")


@pytest.mark.parametrize("players", range(3, 8))
def test_six_turns(players: int) -> None:
    """B16: six turns per Age."""
    assert Options(players=players).turns == 6


def test_the_circle_of_a_seat() -> None:
    """B15: in the base game a seat shares its secrets with nobody."""
    assert Options().circle(2) == (2,)
