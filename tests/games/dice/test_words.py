"""Effects as text and back."""

import pytest

from heptapolis.games.dice.effects import (
    AnotherAction,
    Attack,
    BaseEffect,
    ChooseBonus,
    Coins,
    CoinsAndPointsPer,
    CoinsPerDie,
    CrossBoxes,
    Defence,
    FreeBuild,
    FreeDice,
    Points,
    PointsPer,
    PriceCut,
    Resource,
    Unlock,
)
from heptapolis.games.dice.symbols import BARRACKS, Building, Colour
from heptapolis.games.dice.words import parse, parse_pending

AGORA, MARKET, WONDER, GALLERY = Building.AGORA, Building.MARKET, Building.WONDER, Building.GALLERY
VOCABULARY = {
    "cross agora": CrossBoxes((AGORA,)),  # E1
    "cross barracks or agora": CrossBoxes((*BARRACKS, AGORA)),  # E2
    "cross up to 2 market": CrossBoxes((MARKET,), 2),  # E3
    "7 coins": Coins(7),  # E4
    "free build": FreeBuild(),  # E5
    "another action": AnotherAction(),  # E6
    "1 coin and 1 point per agora": CoinsAndPointsPer(1, (AGORA,)),  # E7
    "2 coins and 2 points per wonder": CoinsAndPointsPer(2, (WONDER,)),  # E8
    "dice cost 1 less": PriceCut(1),  # E9
    "blue dice cost 1 less": PriceCut(1, Colour.BLUE),  # E9
    "blue dice cost 0": FreeDice(Colour.BLUE),  # E10
    "2 coins per blue die": CoinsPerDie(2, Colour.BLUE),  # E11
    "unlock black": Unlock(Colour.BLACK),  # E12
    "5 points": Points(5),  # E13
    "1 point per gallery": PointsPer(1, (GALLERY,)),  # E14
    "attack 3": Attack(3),  # E15
    "defence": Defence(),  # E16
    "resource": Resource(),  # E17
}


@pytest.mark.parametrize("text", VOCABULARY)
def test_the_vocabulary_reads_and_writes(text: str) -> None:
    assert parse(text) == VOCABULARY[text]
    assert str(VOCABULARY[text]) == text


def test_spaces_do_not_matter() -> None:
    assert parse("  7   coins ") == Coins(7)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "coins",
        "7 coin s",
        "cross",
        "cross forum",
        "unlock blue",
        "cross agora or agora",
        "1 coin and 2 points per agora",
    ],
)
def test_other_words_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"is not an effect|twice"):
        parse(text)


@pytest.mark.parametrize(
    "decision", [CrossBoxes((AGORA,), 2), FreeBuild(), AnotherAction(), ChooseBonus()], ids=str
)
def test_pending_decisions_read_back(decision: BaseEffect) -> None:
    assert BaseEffect.from_text(str(decision)) == decision


def test_an_effect_without_a_choice_is_not_a_decision() -> None:
    with pytest.raises(ValueError, match="no decision"):
        parse_pending("7 coins")
