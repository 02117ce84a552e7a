"""Which language is used."""

import pytest

from heptapolis.core.errors import UnknownName
from heptapolis.i18n import text, text_or, use_language
from heptapolis.i18n.language import find_locale, match_language


def test_a_text_is_filled_in() -> None:
    assert text("score-won", players="Rhodos", points="50 points") == "Rhodos won with 50 points."


def test_a_game_without_words_is_shown_by_its_codes() -> None:
    assert text_or("chess-row-pawns", "pawns") == "pawns"


def test_a_language_is_spoken_within_a_block() -> None:
    with use_language("en-XA"):
        assert text("back") == "[Ɓáçķ~]"
    assert text("back") == "Back"


def test_an_unknown_language_lists_the_known_ones() -> None:
    with pytest.raises(UnknownName, match="en"), use_language("tlhingan"):
        pass


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        (None, "en"),
        ("en-GB,en;q=0.9", "en"),
        ("tlh, en-XA;q=0.5", "en-XA"),
        ("en-xa", "en-XA"),
        ("*", "en"),
    ],
)
def test_the_closest_language_is_found(wanted: str | None, found: str) -> None:
    assert match_language(wanted) == found


@pytest.mark.parametrize(
    ("variable", "value", "found"),
    [("LANG", "en_US.UTF-8", "en"), ("LC_ALL", "C", "en"), ("LANGUAGE", "en_XA:en", "en-XA")],
)
def test_the_system_says_which_language_it_speaks(
    variable: str, value: str, found: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv(variable, value)
    assert find_locale() == found
