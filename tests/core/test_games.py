"""The registry of games."""

import pytest

import heptapolis
from heptapolis.core.errors import UnknownName


def test_the_card_game_is_known() -> None:
    assert "wonders" in heptapolis.GAMES


def test_a_game_with_its_options() -> None:
    assert heptapolis.make("wonders", players=5).players == 5


def test_equal_options_make_equal_games() -> None:
    assert heptapolis.make("wonders", players=5) == heptapolis.make("wonders", players=5)


def test_unknown_games_list_the_known() -> None:
    with pytest.raises(UnknownName, match=r"'chess': no such game \(valid: .*wonders"):
        heptapolis.make("chess")
