"""The kernel of the dice game equals its rules at every step of random games of every configuration."""

from itertools import product

import pytest

from heptapolis.core.chance import derive
from heptapolis.dice.game import Dice
from heptapolis.dice.kernel.engine import Engine
from tests.dice.arrange import enough_boards
from tests.oracle.compare import compare_games, first_difference

NARROW = enough_boards().replace('name = "tests"', 'name = "narrow"\ncapacity = 9\nfirst_agora = 5')
# H21, E3: boxes with several effects, and long chains of decisions
CHAINS = enough_boards().replace('"0: 1 coin', '"0: another action; free build; cross agora; 1 coin')
CHAINS = CHAINS.replace("0: resource", "0: resource").replace('"3: 4 points"', '"1: 7 coins; free build; 4 points"')
CHAINS = CHAINS.replace('"1: 2 points"', '"1: cross up to 3 market or barracks; 2 points; another action"')
SETS = {"heptapolis": "heptapolis", "tests": enough_boards(), "narrow": NARROW, "chains": CHAINS}
PLAYERS = range(2, 8)

# About 60,000 decisions in all: games with fewer players have fewer decisions.
GAMES = {2: 10, 3: 7, 4: 5, 5: 4, 6: 4, 7: 3}


def compare(players: int, agora_tie: str, boards: str, board_set: str, games: int, first: int = 0) -> int:
    game = Dice(players=players, agora_tie=agora_tie, boards=boards, board_set=SETS[board_set])
    seeds = [derive(players, number) for number in range(first, first + games)]
    return compare_games(game, Engine(game), seeds)


CONFIGURATIONS = list(product(PLAYERS, ("all", "none"), ("deal", "choose"), SETS))


@pytest.mark.parametrize(("players", "agora_tie", "boards", "board_set"), CONFIGURATIONS)
def test_kernel_equals_rules(players: int, agora_tie: str, boards: str, board_set: str) -> None:
    assert compare(players, agora_tie, boards, board_set, GAMES[players]) > 100


@pytest.mark.soak
@pytest.mark.parametrize(("players", "agora_tie", "boards", "board_set"), CONFIGURATIONS)
def test_kernel_equals_rules_for_long(players: int, agora_tie: str, boards: str, board_set: str) -> None:
    compare(players, agora_tie, boards, board_set, 40 * GAMES[players], first=1000)


def test_a_difference_is_told() -> None:
    """The first field that differs, by its path."""
    one, other = Dice(players=2).new(1).position, Dice(players=2).new(1).position
    assert first_difference(one, other) == ""
    other.cities[1].coins = 3
    assert first_difference(one, other, "position") == "position.cities[1].coins: 7 != 3"


def test_a_difference_in_a_game_is_told() -> None:
    """Seed, moves, seat and field."""
    game = Dice(players=2)
    engine = Engine(Dice(players=2, board_set=enough_boards()))
    engine.game = game
    with pytest.raises(AssertionError, match=r"seed 3, after the start; .*"):
        compare_games(game, engine, [3])
