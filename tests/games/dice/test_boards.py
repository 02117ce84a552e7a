"""The shipped boards, and board files with their mistakes."""

import re

import pytest

from heptapolis.core.codec import schema
from heptapolis.core.errors import BadData, UnknownName
from heptapolis.games.dice.boards import BoardFile, board_set, read_board_set
from heptapolis.games.dice.data import SHIPPED, shipped_text
from heptapolis.games.dice.effects import Attack, Coins, CoinsPerDie, Defence, Effect, Unlock
from heptapolis.games.dice.model import Board
from heptapolis.games.dice.symbols import SPECIALS, Building
from tests.games.dice.arrange import TEST_SET

SHIPPED_SET = board_set("heptapolis")
BOARDS = SHIPPED_SET.boards


def effects(board: Board, building: Building) -> list[Effect]:
    return [effect for box in board.plans[building].boxes for effect in box.effects]


def test_seven_boards() -> None:
    """D2: one per city."""
    assert len(SHIPPED_SET.boards) == 7
    assert len({str(board.plans) for board in BOARDS}) == 7


def test_start_and_prize() -> None:
    """D10, D42, E18, R10: 7 coins, 3 points for the first Agora, no limit on the gold."""
    assert (SHIPPED_SET.start_coins, SHIPPED_SET.first_agora, SHIPPED_SET.capacity) == (7, 3, None)


def test_three_bonus_boxes() -> None:
    """D37, D38."""
    assert len(SHIPPED_SET.bonuses) == 3


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.name)
def test_shapes(board: Board) -> None:
    """D27, D29, D48, D50, D52: stages, resources, defences, first attack, unlocks."""
    assert len(board.plans[Building.WONDER].boxes) == 3
    assert len(board.plans[Building.WAREHOUSE].boxes) == 6
    for barracks in (Building.WEST_BARRACKS, Building.EAST_BARRACKS):
        printed = effects(board, barracks)
        assert printed[0] == Attack(3)
        assert printed.count(Defence()) == 2
    unlocks = [e.colour for e in effects(board, Building.UNIVERSITY) if isinstance(e, Unlock)]
    assert sorted(unlocks) == sorted(SPECIALS)


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.name)
def test_only_the_vocabulary(board: Board) -> None:
    """E4, E11: flat coins are 7, coins per die 2; D30: costs are 0 to 6."""
    for building in Building:
        assert all(0 <= box.cost <= 6 for box in board.plans[building].boxes)
        for effect in effects(board, building):
            if isinstance(effect, Coins):
                assert effect.amount == 7
            if isinstance(effect, CoinsPerDie):
                assert effect.amount == 2


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.name)
def test_every_box_is_reached_by_some_arrow(board: Board) -> None:
    """D21."""
    for plan in board.plans.values():
        reached = {number for arrow in plan.arrows.values() for number in arrow.boxes}
        assert reached == set(range(1, len(plan.boxes) + 1))


def test_the_file_says_whose_numbers_they_are() -> None:
    assert all("numbers are our own" in shipped_text(name) for name in SHIPPED)


def edited(pattern: str, text: str) -> str:
    """The tests' set with its first match of the pattern replaced."""
    changed, times = re.subn(pattern, text, TEST_SET, count=1, flags=re.MULTILINE)
    assert times == 1
    return changed


MISTAKES = {
    "not TOML": (r"^name = .*", "name = ", "board file", "not TOML: Invalid value (at line 3"),
    "no name": (r"^name = .*", "", "name", "required"),
    "unknown key": (r"^name = .*", 'name = "x"\ncolour = "red"', "colour", "nexpected"),
    "unknown building": (r"^\[common.market\]", "[common.forum]", "common.forum", "'wonder'"),
    "missing building": (r"^\[common.market\]", "[boards.beta.market]", "boards.alpha", "has no market"),
    "unknown symbol": (r"^camel = ", "donkey = ", "common.market.donkey", "'stone'"),
    "foreign symbol": (r"^camel = ", "owl = ", "common.market.owl", "not an arrow of the market"),
    "missing symbol": (r"^coins = .*", "", "common.market", "coins leads to no box"),
    "bad cost": ('"4: attack 7"', '"7: attack 7"', "common.west-barracks.axe[5]", "0 to 6 resources"),
    "bad effect": ('"2: 7 coins"', '"2: 7 stones"', "common.market.coins[1]", "is not an effect"),
    "no box of that number": (r"^temple .*", "temple = [1, 3, 9]", "common.agora.temple[3]", "box 9"),
    "box named twice": (r"^temple .*", "temple = [1, 1, 6]", "common.agora.temple", "twice"),
    "Agora box on one symbol": (r"^temple .*", "temple = [1, 3]", "common.agora", "box 6 belongs to 1"),
    "shared box": (r"^coins = .*", "coins = [1]", "common.market", "every box must belong to one symbol"),
    "two stages": ('"3: 2 coins and 2 points per wonder", ', "", "boards.alpha.wonder", "2 stages"),
    "no unlock": ("unlock black", "5 points", "boards.alpha.university", "each special die once"),
    "first attack": ("attack 3", "attack 2", "common.west-barracks", "first attack must be worth 3"),
    "attack elsewhere": ("grey dice cost 0", "attack 4", "common.market", "only allowed in: west-barracks"),
    "one defence": ('"1: defence", ', "", "common.west-barracks", "2 defences"),
    "no attack": ('"0: attack 3"', '"0: 3 points"', "common.west-barracks", "attacks and nothing else"),
    "no resource": ('"0: resource"', '"0: 3 points"', "common.warehouse", "a resource and nothing else"),
    "two stones": (r'^stone .*', 'stone = ["0: resource", "0: resource"]', "common.warehouse", "one box"),
    "Guild Court by an effect": ("cross agora or market", "cross guild-court", "boards.beta.wonder", "D59"),
    "two bonuses": ('"another action", ', "", "bonuses", "3 bonus boxes"),
    "bonus that stands": ("another action", "5 points", "bonuses", "take effect at once"),
    "nonsense bonus": ("another action", "a feast", "bonuses", "is not an effect"),
    "any order": (r"^any_order = .*", 'any_order = ["camel"]', "any_order", "name two of"),
    "capacity": (r"^name = ", "capacity = 5\nname = ", "capacity", "less than the 7 coins"),
    "negative coins": (r"^name = ", "start_coins = -1\nname = ", "start_coins", "negative"),
    "board name": (r"boards\.alpha\.wonder", 'boards."Al Pha".wonder', "boards.Al Pha", "lowercase letters"),
    "a number for a text": ('"2: 7 coins"', "2.5", "common.market.coins[1]", ""),
}  # fmt: skip


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_reported_with_place_and_reason(mistake: str) -> None:
    pattern, text, place, reason = MISTAKES[mistake]
    with pytest.raises(BadData) as refused:
        read_board_set(edited(pattern, text))
    assert refused.value.given.startswith(place)
    assert reason in refused.value.reason


def test_one_board_is_not_a_game() -> None:
    with pytest.raises(BadData, match="at least two"):
        read_board_set(TEST_SET[: TEST_SET.index("# beta")])


def test_a_board_may_have_buildings_of_its_own() -> None:
    own = TEST_SET + '\n[boards.beta.guild-court]\nguild = ["0: 9 points"]\n'
    boards = read_board_set(own)
    assert len(boards.board("beta").plans[Building.GUILD_COURT].boxes) == 1
    assert len(boards.board("alpha").plans[Building.GUILD_COURT].boxes) == 3
    assert boards.board("beta").plans[Building.AGORA] is boards.board("alpha").plans[Building.AGORA]


def test_unknown_sets_are_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownName) as refused:
        board_set("printed")
    assert refused.value.valid == SHIPPED


def test_only_some_boards_of_strangers_are_remembered() -> None:
    """Every file that anyone sent used to stay in memory."""
    most = board_set.cache_info().maxsize
    assert most
    for number in range(most + 2):
        board_set(f"# {number}\n{shipped_text(SHIPPED[0])}")
    assert board_set.cache_info().currsize <= most


def test_the_form_of_a_file_has_a_schema() -> None:
    assert {"name", "bonuses", "boards"} == set(schema(BoardFile)["required"])
