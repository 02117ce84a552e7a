"""Texts as values."""

import pytest

from heptapolis.core.errors import UnknownName
from heptapolis.i18n import Message, join_in_words, join_messages, quantity, render, verbatim


def test_a_message_is_rendered_with_the_messages_in_it() -> None:
    won = Message("score-won", {"players": Message("who-you"), "points": quantity("point", 1)})
    assert render(won) == "You won with 1 point."


@pytest.mark.parametrize(("count", "words"), [(0, "0 coins"), (1, "1 coin"), (2, "2 coins")])
def test_nouns_follow_their_number(count: int, words: str) -> None:
    assert render(quantity("coin", count)) == words


def test_numbers_and_names_are_their_own_text() -> None:
    assert (render(3), render("Zoë"), render(verbatim("build walls"))) == ("3", "Zoë", "build walls")


def test_texts_are_joined_two_at_a_time() -> None:
    assert render(join_messages(["a", quantity("coin", 2), "c"])) == "a, 2 coins, c"
    assert join_messages(["a"]) == "a"


@pytest.mark.parametrize(
    ("parts", "words"), [(["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c")]
)
def test_lists_in_words(parts: list[str], words: str) -> None:
    assert render(join_in_words(parts)) == words
    assert render(join_in_words(parts, "or")) == words.replace(" and ", " or ")


def test_messages_are_values() -> None:
    assert quantity("coin", 2) == Message("number-coin", {"n": 2})


def test_an_unknown_message_fails_loudly() -> None:
    with pytest.raises(UnknownName, match="no such text in en"):
        render(Message("no-such-message"))
