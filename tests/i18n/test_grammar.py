"""The grammar of each language: numbers, gender, and you as subject and object."""

import pytest

from heptapolis.core.message import Message
from heptapolis.i18n import quantity, render

COINS = (1, 2, 5, 11, 21)
YOU = Message("who-you")
ALEXANDRIA = Message("wonders-board-alexandria")  # feminine, where cities have a gender
BABYLON = Message("wonders-board-babylon")  # masculine


def paid(language: str, who: Message, to: Message, coins: int) -> str:
    """A sentence with a subject, an object and a number."""
    clause = Message("wonders-event-trade", {"who": who, "to": to, "coins": quantity("coin", coins)})
    return render(Message("story-sentence", {"who": who, "clauses": clause}), language)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "1 coin, 2 coins, 5 coins, 11 coins, 21 coins"),
        ("bg", "1 монета, 2 монети, 5 монети, 11 монети, 21 монети"),
        ("ru", "1\u00a0монета, 2\u00a0монеты, 5\u00a0монет, 11\u00a0монет, 21\u00a0монета"),
        ("sr", "1 novčić, 2 novčića, 5 novčića, 11 novčića, 21 novčić"),
        ("sr-Cyrl", "1 новчић, 2 новчића, 5 новчића, 11 новчића, 21 новчић"),
        ("sv", "1 mynt, 2 mynt, 5 mynt, 11 mynt, 21 mynt"),
    ],
)
def test_coins_are_counted(language: str, words: str) -> None:
    assert ", ".join(render(quantity("coin", n), language) for n in COINS) == words


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "1 shield, 2 shields, 5 shields, 11 shields, 21 shields"),
        ("bg", "1 щит, 2 щита, 5 щита, 11 щита, 21 щита"),
        ("ru", "1\u00a0щит, 2\u00a0щита, 5\u00a0щитов, 11\u00a0щитов, 21\u00a0щит"),
        ("sr", "1 štit, 2 štita, 5 štitova, 11 štitova, 21 štit"),
        ("sr-Cyrl", "1 штит, 2 штита, 5 штитова, 11 штитова, 21 штит"),
        ("sv", "1 sköld, 2 sköldar, 5 sköldar, 11 sköldar, 21 sköldar"),
    ],
)
def test_shields_are_counted(language: str, words: str) -> None:
    """Of another gender than coins, and with all the forms that a language has."""
    assert ", ".join(render(quantity("shield", n), language) for n in COINS) == words


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Alexandria paid 21 coins to Babylon for resources."),
        ("bg", "Александрия плати 21 монети на Вавилон за ресурси."),
        ("ru", "Александрия заплатила Вавилону 21\u00a0монету за ресурсы."),
        ("sr", "Aleksandrija je platila Vavilonu 21 novčić za resurse."),
        ("sr-Cyrl", "Александрија је платила Вавилону 21 новчић за ресурсе."),
        ("sv", "Alexandria betalade 21 mynt till Babylon för resurser."),
    ],
)
def test_a_feminine_city_agrees(language: str, sentence: str) -> None:
    assert paid(language, ALEXANDRIA, BABYLON, 21) == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Babylon paid 2 coins to Alexandria for resources."),
        ("bg", "Вавилон плати 2 монети на Александрия за ресурси."),
        ("ru", "Вавилон заплатил Александрии 2\u00a0монеты за ресурсы."),
        ("sr", "Vavilon je platio Aleksandriji 2 novčića za resurse."),
        ("sr-Cyrl", "Вавилон је платио Александрији 2 новчића за ресурсе."),
        ("sv", "Babylon betalade 2 mynt till Alexandria för resurser."),
    ],
)
def test_a_masculine_city_agrees(language: str, sentence: str) -> None:
    assert paid(language, BABYLON, ALEXANDRIA, 2) == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "You paid 11 coins to Babylon for resources."),
        ("bg", "Вие платихте 11 монети на Вавилон за ресурси."),
        ("ru", "Вы заплатили Вавилону 11\u00a0монет за ресурсы."),
        ("sr", "Vi ste platili Vavilonu 11 novčića za resurse."),
        ("sr-Cyrl", "Ви сте платили Вавилону 11 новчића за ресурсе."),
        ("sv", "Du betalade 11 mynt till Babylon för resurser."),
    ],
)
def test_you_are_the_subject(language: str, sentence: str) -> None:
    assert paid(language, YOU, BABYLON, 11) == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Alexandria paid 1 coin to you for resources."),
        ("bg", "Александрия плати 1 монета на вас за ресурси."),
        ("ru", "Александрия заплатила вам 1\u00a0монету за ресурсы."),
        ("sr", "Aleksandrija je platila vama 1 novčić za resurse."),
        ("sr-Cyrl", "Александрија је платила вама 1 новчић за ресурсе."),
        ("sv", "Alexandria betalade 1 mynt till dig för resurser."),
    ],
)
def test_you_are_the_object(language: str, sentence: str) -> None:
    assert paid(language, ALEXANDRIA, YOU, 1) == sentence
