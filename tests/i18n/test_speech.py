"""Messages within messages: attributes are arguments, as far as a language has them."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier

import pytest

from heptapolis.i18n import Message, quantity
from heptapolis.i18n.speech import Speech, speech

RUSSIAN = """
board-alexandria = Александрия
    .gender = feminine
    .dat = Александрии
board-babylon = Вавилон
card-school = Школа
    .acc = Школу
card-well = Колодец
who-you = Вы
    .gender = plural
    .dat = вам
number-coin = { $n ->
    [one] { $n } монета
    [few] { $n } монеты
   *[many] { $n } монет
}
    .acc = { $n ->
        [one] { $n } монету
        [few] { $n } монеты
       *[many] { $n } монет
    }
list-and = { $head } и { $tail }
    .acc = { $head-acc } и { $tail-acc }
event-built = { $who } { $who-gender ->
    [feminine] построила
    [plural] построили
   *[masculine] построил
} { $card-acc } за { $price-acc }.
event-paid = { $price } → { $to-dat }
"""


@pytest.fixture
def russian(languages_folder: Path) -> Speech:
    """A language of one file."""
    (languages_folder / "ru").mkdir()
    (languages_folder / "ru" / "shared.ftl").write_text(RUSSIAN, "utf-8")
    (languages_folder / "en").mkdir()
    return Speech("ru")


def name(key: str) -> Message:
    return Message(key)


@pytest.mark.parametrize(
    ("who", "card", "coins", "words"),
    [
        ("board-alexandria", "card-school", 21, "Александрия построила Школу за 21 монету."),
        ("board-babylon", "card-well", 3, "Вавилон построил Колодец за 3 монеты."),
        ("who-you", "card-school", 11, "Вы построили Школу за 11 монет."),
    ],
)
def test_sentences_agree_and_decline(russian: Speech, who: str, card: str, coins: int, words: str) -> None:
    args = {"who": name(who), "card": name(card), "price": quantity("coin", coins)}
    assert russian.say(Message("event-built", args)) == words


def test_a_message_without_the_attribute_says_its_text(russian: Speech) -> None:
    paid = [
        russian.say(Message("event-paid", {"price": quantity("coin", 1), "to": to}))
        for to in (name("who-you"), name("board-alexandria"), name("board-babylon"), "Ада")
    ]
    assert paid == ["1 монета → вам", "1 монета → Александрии", "1 монета → Вавилон", "1 монета → Ада"]


def test_lists_decline_what_they_list(russian: Speech) -> None:
    both = Message("list-and", {"head": name("card-school"), "tail": name("card-well")})
    built = Message("event-built", {"who": "Ада", "card": both, "price": quantity("coin", 2)})
    assert russian.say(built) == "Ада построил Школу и Колодец за 2 монеты."


def test_a_missing_argument_is_an_error_in_tests() -> None:
    """In production its name is shown; here warnings are errors."""
    with pytest.raises(UserWarning, match=r"score-won lacks its argument \$players"):
        speech("en").say(Message("score-won", {"points": quantity("point", 1)}))


def test_threads_that_ask_at_once_all_get_their_text() -> None:
    """One reads a part of the texts; the others used to believe that it had been read already."""
    spoken, start = Speech("en"), Barrier(8)

    def ask(_: int) -> str:
        start.wait()
        return spoken.say(Message("language-name"))

    with ThreadPoolExecutor(8) as pool:
        assert set(pool.map(ask, range(8))) == {"English"}
