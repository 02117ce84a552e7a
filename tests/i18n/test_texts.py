"""The message catalogue."""

from string import Formatter

import pytest

from heptapolis.core.errors import UnknownName
from heptapolis.i18n import format_list, number, text, text_or, use_language
from heptapolis.i18n.plural import PLURALS
from heptapolis.i18n.texts import DEFAULT_LANGUAGE, languages, messages


def parameters(message: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(message) if name}


def test_a_text_is_filled_in() -> None:
    assert text("score.won", players="Rhodos", points="50 points") == "Rhodos won with 50 points."


def test_a_missing_text_fails_loudly() -> None:
    with pytest.raises(UnknownName, match="no such text in en"):
        text("no.such.key")


def test_a_game_without_words_is_shown_by_its_codes() -> None:
    assert text_or("chess.row.pawns", "pawns") == "pawns"


@pytest.mark.parametrize(("count", "words"), [(0, "0 coins"), (1, "1 coin"), (2, "2 coins")])
def test_nouns_follow_their_number(count: int, words: str) -> None:
    assert number("coin", count) == words


@pytest.mark.parametrize(
    ("parts", "words"), [([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c")]
)
def test_lists_in_words(parts: list[str], words: str) -> None:
    assert format_list(parts) == words


def test_an_unknown_language_lists_the_known_ones() -> None:
    with pytest.raises(UnknownName, match="en"), use_language("tlhingan"):
        pass


@pytest.mark.parametrize("language", languages())
def test_every_language_has_the_same_keys_and_parameters(language: str) -> None:
    ours, first = messages(language), messages(DEFAULT_LANGUAGE)
    plain = {key for key in first if not key.startswith("number.")}  # plural forms differ
    assert {key for key in ours if not key.startswith("number.")} == plain
    assert all(parameters(ours[key]) == parameters(first[key]) for key in plain)
    assert ours["plural"] in PLURALS
