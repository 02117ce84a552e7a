"""The dice, their faces and the buildings."""

from collections import Counter

import pytest

from heptapolis.games.dice.symbols import (
    ARROWS,
    CITY,
    COLOUR_OF,
    COMPARED,
    FACES,
    GREYS,
    LEADS_TO,
    PRICES,
    SIGNS,
    SPECIALS,
    SPIES,
    START,
    Building,
    Colour,
    Die,
    Symbol,
)


def test_ten_dice() -> None:
    """D1: three grey dice and one of each other colour."""
    assert Counter(COLOUR_OF.values()) == Counter(dict.fromkeys(Colour, 1)) + Counter(grey=2)


def test_every_colour_has_a_sign_of_its_own() -> None:
    """D3: never colour alone."""
    assert len({SIGNS[colour] for colour in Colour}) == len(Colour)


def test_the_forum_starts_with_seven_dice_and_three_wait() -> None:
    """D5, D6."""
    assert [str(die) for die in START] == ["grey-1", "grey-2", "grey-3", "blue", "red", "yellow", "green"]
    assert list(SPECIALS.values()) == [Die.BLACK, Die.WHITE, Die.PURPLE]


def test_city_and_economy() -> None:
    """D7, D8, D9, D40: the Wonder is a building of the city, the Warehouse is not."""
    assert set(CITY) == {
        *("wonder", "guild-court", "gallery", "west-barracks", "agora", "market", "university"),
        "east-barracks",
    }
    assert set(Building) - set(CITY) == {"warehouse"}


def test_four_sections() -> None:
    """D15."""
    assert PRICES == (0, 1, 2, 3)


@pytest.mark.parametrize(
    ("die", "faces"),
    [
        ("blue", "mask scales fountain temple owl caduceus"),
        ("red", "axe axe sword sword shield shield"),
        ("yellow", "camel camel coins coins chest chest"),
        ("green", "compass compass tablet tablet gear gear"),
        ("black", "spy-any spy-yellow spy-green spy-blue spy-grey spy-red"),
        ("white", "blue-leader green-leader red-leader yellow-leader laurel laurel"),
        (
            "purple",
            "guild-barracks guild-wonder guild-warehouse guild-market guild-agora guild-university",
        ),
    ],
)
def test_faces(die: str, faces: str) -> None:
    """The faces of the coloured dice (D18, D46: axe, sword and one shield for both Barracks)."""
    assert sorted(FACES[Die(die)]) == sorted(faces.split())


def test_the_grey_dice_differ() -> None:
    """D54 draws one of three: they show the six resources, each with another one twice."""
    assert len({FACES[die] for die in GREYS}) == 3
    shown = Counter(symbol for die in GREYS for symbol in FACES[die])
    assert shown == {"stone": 4, "wood": 4, "brick": 4, "glass": 2, "cloth": 2, "papyrus": 2}


@pytest.mark.parametrize(
    ("symbol", "buildings"),
    [
        ("stone", "warehouse"),
        ("owl", "agora"),
        ("axe", "west-barracks"),
        ("sword", "east-barracks"),
        ("shield", "west-barracks east-barracks"),
        ("chest", "market"),
        ("gear", "university"),
        ("laurel", "gallery"),
    ],
)
def test_a_face_belongs_to_a_building(symbol: str, buildings: str) -> None:
    """D18, D45, D46, D53: the symbol on top belongs to a building."""
    assert set(LEADS_TO[Symbol(symbol)]) == set(buildings.split())


@pytest.mark.parametrize(
    ("symbol", "buildings"),
    [
        ("spy-any", "west-barracks east-barracks university agora market"),
        ("spy-red", "west-barracks east-barracks"),
        ("spy-green", "university"),
        ("spy-blue", "agora"),
        ("spy-yellow", "market"),
        ("spy-grey", "warehouse"),
    ],
)
def test_the_spy_reaches_buildings_of_its_colour(symbol: str, buildings: str) -> None:
    """D53, D57: never white, purple or the Wonder."""
    assert list(SPIES[Symbol(symbol)]) == buildings.split()


@pytest.mark.parametrize(
    ("symbol", "buildings"),
    [("guild-barracks", "west-barracks east-barracks"), ("guild-wonder", "wonder"), ("guild-agora", "agora")],
)
def test_what_a_purple_face_compares(symbol: str, buildings: str) -> None:
    """D59: Barracks are both Barracks together."""
    assert list(COMPARED[Symbol(symbol)]) == buildings.split()


def test_every_face_leads_somewhere() -> None:
    """D18: whatever a die shows, some building knows it."""
    for faces in FACES.values():
        assert all(LEADS_TO[symbol] or symbol in SPIES or symbol in COMPARED for symbol in faces)
    assert set(ARROWS) == set(Building)
