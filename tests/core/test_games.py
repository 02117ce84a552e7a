"""The registry of games."""

import pytest

import heptapolis
from heptapolis.core import games
from heptapolis.core.contract import Game
from heptapolis.core.errors import BadPlugin, IllegalMove, UnknownName
from heptapolis.core.package import GamePackage
from heptapolis.core.registry import Registry


def test_the_card_game_is_known() -> None:
    assert "wonders" in heptapolis.GAMES


def test_a_game_with_its_options() -> None:
    assert heptapolis.make("wonders", players=5).players == 5


def test_equal_options_make_equal_games() -> None:
    assert heptapolis.make("wonders", players=5) == heptapolis.make("wonders", players=5)


def test_a_text_is_not_a_move() -> None:
    """The error said that 'side day' was not legal and listed it among the legal moves."""
    state = heptapolis.make("wonders", players=3).new(1)
    with pytest.raises(IllegalMove, match=r"a text, not a move \(valid: state\.parse\('side day'\)\)"):
        state.play(dict.fromkeys(range(3), "side day"))
    state.play(dict.fromkeys(range(3), state.parse("side day")))


def test_unknown_games_list_the_known() -> None:
    with pytest.raises(UnknownName, match=r"'chess': no such game \(valid: .*wonders"):
        heptapolis.make("chess")


class Misnamed(GamePackage):
    """A game whose entry point has another name than its rules."""

    @property
    def rules(self) -> type[Game]:
        return heptapolis.GAMES["wonders"].rules


class Broken(GamePackage):
    """A game whose rules cannot be imported."""

    @property
    def rules(self) -> type[Game]:
        raise ImportError("no rules")


@pytest.mark.parametrize(
    ("package", "message"),
    [
        (Misnamed(), "'mine': its rules are named 'wonders', unlike its entry point"),
        (Broken(), "'mine': its rules cannot be loaded: ImportError: no rules"),
    ],
)
def test_packages_that_cannot_be_used(
    package: GamePackage, message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    registry: Registry[GamePackage] = Registry("game")
    registry.add("mine", package)
    monkeypatch.setattr(games, "GAMES", registry)
    with pytest.raises(BadPlugin) as caught:
        heptapolis.make("mine")
    assert str(caught.value) == message


def test_an_entry_point_leads_to_an_instance() -> None:
    """Naming the class instead is an easy mistake."""
    with pytest.raises(TypeError, match="is not an instance of GamePackage"):
        games.check_package("mine", Misnamed)
