"""The kernel of the dice game equals its rules at every step of random games of every configuration."""

from itertools import product

import pytest

from heptapolis.core.chance import derive
from heptapolis.games.dice.game import Dice
from heptapolis.games.dice.kernel.engine import DiceEngine
from tests.games.dice.arrange import enough_boards
from tests.oracle.compare import compare_games, first_difference

NARROW = enough_boards().replace('name = "tests"', 'name = "narrow"\ncapacity = 9\nfirst_agora = 5')
CHAINS = (  # H21, E3: boxes with several effects, and long chains of decisions
    enough_boards()
    .replace('"0: 1 point"', '"0: another action; free build; cross agora; 1 point"')
    .replace('"1: 2 points"', '"1: cross up to 3 market or barracks; 2 points; another action"')
    .replace('"3: 4 points"', '"1: 7 coins; free build; 4 points"')
)
SETS = {"heptapolis": "heptapolis", "tests": enough_boards(), "narrow": NARROW, "chains": CHAINS}
CONFIGURATIONS = list(product(range(2, 8), ("all", "none"), ("deal", "choose"), SETS))
DECISIONS = 650  # to compare in each configuration: some 65,000 in all


def engine_of(players: int, agora_tie: str, boards: str, board_set: str) -> DiceEngine:
    return DiceEngine(Dice(players=players, agora_tie=agora_tie, boards=boards, board_set=SETS[board_set]))


def compare(engine: DiceEngine, decisions: int, first: int = 0) -> None:
    """Compare random games until this many decisions have been made."""
    compared, number = 0, first
    while compared < decisions:
        compared += compare_games(engine.game, engine, [derive(engine.game.players, number)])
        number += 1


@pytest.mark.parametrize(("players", "agora_tie", "boards", "board_set"), CONFIGURATIONS)
def test_kernel_equals_rules(players: int, agora_tie: str, boards: str, board_set: str) -> None:
    """D1-D66: whatever the rules say, the kernel says too."""
    compare(engine_of(players, agora_tie, boards, board_set), DECISIONS)


@pytest.mark.soak
@pytest.mark.parametrize(("players", "agora_tie", "boards", "board_set"), CONFIGURATIONS)
def test_kernel_equals_rules_in_a_long_run(players: int, agora_tie: str, boards: str, board_set: str) -> None:
    """The same for twenty times as long, with other games."""
    compare(engine_of(players, agora_tie, boards, board_set), 20 * DECISIONS, first=1000)


@pytest.mark.lane
@pytest.mark.parametrize(("players", "agora_tie", "boards", "board_set"), CONFIGURATIONS[::5])
def test_kernel_equals_rules_in_other_modes(
    players: int, agora_tie: str, boards: str, board_set: str
) -> None:
    """Not compiled, or compiled with checks of every index: a game or two of each kind."""
    compare(engine_of(players, agora_tie, boards, board_set), DECISIONS // 5)


def test_a_difference_is_reported() -> None:
    """The first field that differs, by its path."""
    one, other = Dice(players=2).new(1).position, Dice(players=2).new(1).position
    assert first_difference(one, other) == ""
    other.cities[1].coins = 3
    assert first_difference(one, other, "position") == "position.cities[1].coins: 7 != 3"


def test_a_difference_in_a_game_is_reported() -> None:
    """Seed, moves, seat and field: here a kernel that gives 2 coins more at the start."""
    engine = engine_of(2, "all", "deal", "tests")
    engine.blank["seats"]["coins"] += 2
    expected = r"seed 3, after the start; position.cities\[0\].coins: 9 != 7"
    with pytest.raises(AssertionError, match=expected):
        compare_games(engine.game, engine, [3])
