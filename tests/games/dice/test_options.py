"""Table options."""

import pytest

import heptapolis
from heptapolis.core.errors import BadData, BadOption, UnknownName
from heptapolis.games.dice.game import Dice
from tests.games.dice.arrange import TEST_SET


def test_defaults() -> None:
    """R7: everybody gains in a tie; D4: boards are dealt."""
    options = {"players": 4, "agora_tie": "all", "boards": "deal", "board_set": "heptapolis"}
    assert heptapolis.make("dice").options == options


@pytest.mark.parametrize("players", range(2, 8))
def test_two_to_seven_players(players: int) -> None:
    """D11."""
    assert len(Dice(players=players).new(1).position.cities) == players


@pytest.mark.parametrize(
    "options", [{"players": 1}, {"players": 8}, {"agora_tie": "first"}, {"boards": "swap"}, {"board_set": 7}]
)
def test_other_values_are_refused(options: dict[str, object]) -> None:
    """D11, R7."""
    with pytest.raises(BadOption):
        heptapolis.make("dice", **options)


def test_no_more_players_than_boards() -> None:
    with pytest.raises(BadOption, match="has 2 boards"):
        Dice(players=3, board_set=TEST_SET)


def test_a_board_set_is_a_name_or_a_text() -> None:
    assert Dice(players=2, board_set=TEST_SET).printed.names == ("alpha", "beta")
    with pytest.raises(UnknownName):
        Dice(board_set="nobody's")
    with pytest.raises(BadData):
        Dice(board_set="name = 'empty'")


@pytest.mark.parametrize(("capacity", "after"), [("", 12), ("capacity = 9\n", 9)])
def test_a_file_may_limit_the_gold(capacity: str, after: int) -> None:
    """R10: unlimited unless the file gives a capacity."""
    assert Dice(players=2, board_set=capacity + TEST_SET).filled(5, 7) == after
