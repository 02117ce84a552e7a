"""Texts as values."""

import pytest

from heptapolis.core.errors import UnknownName
from heptapolis.i18n.message import Message, chain, quantity, render


def test_a_message_is_rendered_with_the_messages_in_it() -> None:
    won = Message("score.won", {"players": Message("who.subject.you"), "points": quantity("point", 1)})
    assert render(won) == "You won with 1 point."


def test_nouns_follow_their_number() -> None:
    assert [render(quantity("coin", count)) for count in (1, 2)] == ["1 coin", "2 coins"]
    with pytest.raises(TypeError, match="needs a number"):
        render(Message("number.coin", {"n": "many"}))


def test_numbers_and_names_are_their_own_text() -> None:
    assert (render(3), render("Zoë")) == ("3", "Zoë")


def test_texts_are_linked_pair_by_pair() -> None:
    assert render(chain(["a", quantity("coin", 2), "c"])) == "a, 2 coins, c"
    assert chain(["a"]) == "a"


def test_messages_are_values() -> None:
    assert quantity("coin", 2) == Message("number.coin", {"n": 2})


def test_an_unknown_message_fails_loudly() -> None:
    with pytest.raises(UnknownName):
        render(Message("no.such.message"))
