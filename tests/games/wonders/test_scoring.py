"""The score sheet, row by row."""

from collections import Counter

import pytest

from heptapolis.games.wonders.effects import Symbols
from heptapolis.games.wonders.scoring import sheet, symbol_points
from tests.games.wonders.arrange import table

COMPASSES = ["apothecary", "dispensary", "lodge", "academy"]
GEARS = ["workshop", "laboratory", "observatory", "study"]
TABLETS = ["scriptorium", "library", "school", "university"]


def row(name: str, *cities: str) -> int:
    """One row of the sheet of seat 0."""
    return sheet(table(*cities).position, 0)[name]


def scholars(compasses: int, gears: int, tablets: int) -> str:
    return " ".join(COMPASSES[:compasses] + GEARS[:gears] + TABLETS[:tablets])


# Science.


@pytest.mark.parametrize(
    ("compasses", "gears", "tablets", "points"),
    [
        (0, 0, 0, 0),
        (1, 0, 0, 1),
        (2, 0, 0, 4),  # not 18: two compasses are not a set
        (0, 3, 0, 9),
        (0, 0, 4, 16),
        (5, 0, 0, 25),
        (6, 0, 0, 36),
        (1, 1, 0, 2),
        (2, 2, 0, 8),
        (3, 4, 0, 25),
        (0, 4, 4, 32),
        (1, 1, 1, 10),
        (2, 1, 1, 13),
        (3, 2, 1, 21),
        (2, 2, 2, 26),
        (3, 3, 3, 48),
        (4, 4, 4, 76),
        (4, 1, 0, 17),
        (4, 4, 1, 40),
    ],
)
def test_symbols(compasses: int, gears: int, tablets: int, points: int) -> None:
    """B39: squares, and 7 per set; without one of the symbols there is no set."""
    found = Counter({Symbols.COMPASS: compasses, Symbols.GEAR: gears, Symbols.TABLET: tablets})
    assert symbol_points(found) == points


@pytest.mark.parametrize(
    ("symbols", "points"),
    [((0, 0, 0), 0), ((2, 0, 0), 4), ((1, 1, 1), 10), ((3, 2, 1), 21), ((0, 4, 4), 32), ((4, 4, 4), 76)],
)
def test_green_cards(symbols: tuple[int, int, int], points: int) -> None:
    """B38, B39: the symbols of the green cards of a city."""
    assert row("science", f"gizah {scholars(*symbols)}") == points


@pytest.mark.parametrize(
    ("symbols", "one", "two"),
    [
        # with one wild symbol, with two
        ((0, 0, 0), 1, 4),
        ((1, 0, 0), 4, 10),  # one completes nothing; two complete a set rather than a third compass
        ((1, 1, 0), 10, 13),
        ((2, 0, 0), 9, 16),
        ((2, 1, 0), 13, 18),
        ((3, 0, 0), 16, 25),
        ((4, 0, 0), 25, 36),
        ((4, 1, 0), 26, 37),  # a fifth compass is worth 9, the set 8
        ((3, 1, 0), 18, 26),
        ((1, 1, 1), 13, 18),
        ((2, 2, 1), 26, 31),
        ((2, 2, 2), 31, 38),
        ((3, 3, 2), 48, 55),
    ],
)
def test_wild_symbols(symbols: tuple[int, int, int], one: int, two: int) -> None:
    """W9: Scientists Guild and Babylon's symbol are assigned together, for the best total."""
    green = scholars(*symbols)
    assert row("science", f"gizah {green} scientists-guild") == one
    assert row("science", f"babylon 2st {green}") == one
    assert row("science", f"babylon night 2st {green} scientists-guild") == two


@pytest.mark.parametrize(
    ("line", "points"), [("babylon 1st", 0), ("babylon night 1st", 0), ("babylon 2st", 1)]
)
def test_babylons_symbol_belongs_to_the_second_stage(line: str, points: int) -> None:
    """W9: on both sides of the board."""
    assert row("science", line) == points


def test_neighbours_symbols_do_not_count() -> None:
    """B39: only the symbols of the player's own city."""
    assert row("science", "gizah", f"rhodos {scholars(3, 3, 3)}", "ephesos") == 0


# Coins and conflicts.


@pytest.mark.parametrize(("coins", "points"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (31, 10)])
def test_treasury(coins: int, points: int) -> None:
    """B38: a point for every 3 coins."""
    assert row("treasury", f"gizah {coins}c") == points


@pytest.mark.parametrize(
    ("line", "points"),
    [
        ("", 0),
        ("1d", -1),
        ("6d", -6),
        ("1v1", 1),
        ("1v2", 3),
        ("1v3", 5),
        ("2v1 2v2 2v3", 18),
        ("2v1 1v2 1d", 4),
        ("1v1 3d", -2),
    ],
)
def test_military(line: str, points: int) -> None:
    """B6, B38: Defeat -1, Victory 1, 3, 5 by Age; the total may be negative."""
    assert row("military", f"gizah {line}") == points


# Wonders.


@pytest.mark.parametrize(
    ("line", "points"),
    [
        ("alexandria", (0, 3, 3, 10)),
        ("alexandria night", (0, 0, 0, 7)),
        ("babylon", (0, 3, 3, 10)),
        ("babylon night", (0, 0, 0)),
        ("ephesos", (0, 3, 3, 10)),
        ("ephesos night", (0, 2, 5, 10)),
        ("gizah", (0, 3, 8, 15)),
        ("gizah night", (0, 3, 8, 13, 20)),
        ("halikarnassos", (0, 3, 3, 10)),
        ("halikarnassos night", (0, 2, 3, 3)),
        ("olympia", (0, 3, 3, 10)),
        ("olympia night", (0, 2, 5, 10)),
        ("rhodos", (0, 3, 3, 10)),
        ("rhodos night", (0, 3, 7)),
    ],
)
def test_wonder(line: str, points: tuple[int, ...]) -> None:
    """B5, B38: the points of the stages built, for every board and side."""
    assert tuple(row("wonder", f"{line} {stages}st") for stages in range(len(points))) == points


# Blue and yellow cards.


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("", 0),
        ("altar", 3),
        ("altar theater well baths", 12),
        ("statue aqueduct temple courthouse", 17),
        ("gardens senate town-hall pantheon palace", 32),
    ],
)
def test_civilian(cards: str, points: int) -> None:
    """B38: blue cards."""
    assert row("civilian", f"gizah {cards}") == points


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("tavern vineyard bazaar forum caravansery marketplace", 0),
        ("haven mine sawmill loom", 2),
        ("lighthouse", 1),
        ("lighthouse tavern forum", 3),
        ("chamber-of-commerce loom press", 4),
        ("ludus walls stockade barracks", 3),
        ("arena 2st", 2),
        ("arena haven mine 3st", 4),
    ],
)
def test_commerce(cards: str, points: int) -> None:
    """B38, W5: yellow cards of Age III count their owner's city at the end, themselves included."""
    neighbour = "mine loom tavern walls 2st"
    assert row("commerce", f"gizah {cards}", f"rhodos {neighbour}", f"ephesos {neighbour}") == points


def test_points_are_counted_at_the_end_not_when_built() -> None:
    """W5: a brown card built after the Haven is worth a point as well."""
    assert row("commerce", "gizah haven mine") == row("commerce", "gizah mine haven") == 1


# Guilds.


@pytest.mark.parametrize(
    ("guild", "own", "left", "right", "points"),
    [
        ("workers-guild", "mine", "mine sawmill", "quarry", 3),
        ("craftsmens-guild", "loom", "loom press", "glassworks", 6),
        ("traders-guild", "tavern", "tavern forum", "bazaar", 3),
        ("philosophers-guild", "school", "school study", "library", 3),
        ("spies-guild", "walls", "walls stockade", "circus", 3),
        ("magistrates-guild", "altar", "altar well", "palace", 3),
        ("shipowners-guild", "mine loom press", "mine", "mine", 4),
        ("shipowners-guild", "spies-guild", "", "", 2),
        ("builders-guild", "1st", "2st", "3st", 6),
        ("builders-guild", "2st", "", "", 2),
        ("decorators-guild", "3st", "", "", 7),
        ("decorators-guild", "2st", "3st", "3st", 0),
        ("decorators-guild", "", "", "", 0),
        ("scientists-guild", "school library", "", "", 0),
    ],
)
def test_guilds(guild: str, own: str, left: str, right: str, points: int) -> None:
    """B38, W10: what each guild counts, and where; the Scientists Guild is science (B39)."""
    found = row("guilds", f"gizah {guild} {own}", f"rhodos {left}", f"ephesos {right}")
    assert found == points


@pytest.mark.parametrize(
    ("line", "points"),
    [
        ("gizah night 3st", 0),
        ("gizah night 4st", 7),
        ("babylon night 1st", 0),
        ("babylon night 2st", 7),
        ("rhodos 2st", 0),
        ("rhodos night 2st", 7),
    ],
)
def test_decorators_guild(line: str, points: int) -> None:
    """W10: 7 points only if every stage of that side is built."""
    assert row("guilds", f"{line} decorators-guild") == points


def test_guilds_look_no_further_than_the_neighbours() -> None:
    """B14: the city opposite does not count."""
    assert row("guilds", "gizah workers-guild", "rhodos", "olympia mine sawmill", "ephesos") == 0


def test_a_card_under_a_stage_is_not_counted() -> None:
    """W8: it has no colour."""
    state = table("gizah workers-guild", "rhodos 1st", "ephesos")
    state.position.tucked[1] = table(hands=["mine"]).position.hands[0]
    assert sheet(state.position, 0)["guilds"] == 0


# The sheet.


def test_example_of_a_score_sheet() -> None:
    """B40 [ex]: 10 + 3 + 6 + 9 + 2 + 21 + 4 = 55."""
    own = f"olympia 3st 11c 1v1 1v3 altar senate haven mine sawmill {scholars(3, 2, 1)} workers-guild"
    state = table(own, "rhodos mine quarry", "ephesos sawmill lumber-yard")
    assert sheet(state.position, 0) == {
        "wonder": 10,
        "treasury": 3,
        "military": 6,
        "civilian": 9,
        "commerce": 2,
        "science": 21,
        "guilds": 4,
    }
    assert state.result().totals[0] == 55


def test_the_rows_of_the_sheet() -> None:
    """B38, B40: seven sources, one row each."""
    rows = {"wonder", "treasury", "military", "civilian", "commerce", "science", "guilds"}
    assert set(sheet(table().position, 0)) == rows


def test_brown_grey_and_red_cards_score_nothing() -> None:
    """B38: no other source of points."""
    cards = "mine sawmill loom press walls arsenal stockade"
    assert table(f"gizah 0c {cards}").result().totals[0] == 0


# Ranks.


@pytest.mark.parametrize(
    ("cities", "ranks"),
    [
        (("palace", "altar", ""), (1, 2, 3)),
        (("", "altar", "palace"), (3, 2, 1)),
        (("altar 5c", "altar 4c", "altar 3c"), (1, 2, 3)),  # equal points: the larger treasury
        (("altar 3c", "altar 4c", "altar 4c"), (3, 1, 1)),  # still equal: victory is shared
        (("altar 3c", "altar 3c", "altar 3c"), (1, 1, 1)),
        (("altar 0c 1v1", "altar 3c", ""), (2, 1, 3)),  # both 4 points, seat 1 has more coins
        (("palace 0c", "altar 14c", ""), (1, 2, 3)),  # coins break ties, no more
    ],
)
def test_ranks(cities: tuple[str, str, str], ranks: tuple[int, ...]) -> None:
    """B37: the highest total, then the larger treasury, then a shared victory."""
    assert table(*cities).result().ranks == ranks


def test_winners_share_the_victory() -> None:
    """B37: two winners."""
    assert table("altar 4c", "altar 4c", "altar 3c").result().winners == (0, 1)
