"""The kernel of the card game equals its rules at every step of random games of every configuration."""

from itertools import product
from typing import Any

import pytest

from heptapolis.core.chance import derive
from heptapolis.games.wonders.game import Wonders
from heptapolis.games.wonders.kernel.engine import WondersEngine
from tests.oracle.compare import compare_games

BASE: list[dict[str, Any]] = [
    {"players": players, "sides": sides}
    for players, sides in product(range(3, 8), ("choose", "day", "night"))
]
CITIES = [options | {"expansions": ("cities",)} for options in BASE]
SPECIAL: list[dict[str, Any]] = [
    {"players": 4, "sides": "random", "boards": "choose"},
    {"players": 3, "open": True},
    {"players": 5, "expansions": ("cities",), "open": True, "boards": "choose"},
    *(
        {"players": players, "expansions": ("cities",), "smugglers_cache": "starting", "sides": sides}
        for players, sides in product((3, 5, 7), ("day", "night"))
    ),
    *(
        {"players": players, "expansions": ("cities",), "teams": True, "sides": sides}
        for players, sides in product((4, 6), ("day", "night", "random"))
    ),
]
CONFIGURATIONS = BASE + CITIES + SPECIAL
DECISIONS = 4_000  # in each of the 45 configurations: about 180,000 in all


def compare(options: dict[str, Any], decisions: int, first: int = 0) -> int:
    """Compare whole games until this many decisions have been made."""
    game = Wonders(**options)
    engine, compared, number = WondersEngine(game), 0, first
    while compared < decisions:
        compared += compare_games(game, engine, [derive(game.players, number)])
        number += 1
    return compared


def title(options: dict[str, Any]) -> str:
    return "-".join(f"{name}={value}" for name, value in options.items())


@pytest.mark.parametrize("options", CONFIGURATIONS, ids=title)
def test_kernel_equals_rules(options: dict[str, Any]) -> None:
    compare(options, DECISIONS)


@pytest.mark.soak
@pytest.mark.parametrize("options", CONFIGURATIONS, ids=title)
def test_kernel_equals_rules_in_a_long_run(options: dict[str, Any]) -> None:
    compare(options, 60 * DECISIONS, first=100_000)


@pytest.mark.lane
@pytest.mark.parametrize("options", [*CITIES[1::4], *SPECIAL[::2], SPECIAL[-1]], ids=title)
def test_kernel_equals_rules_in_other_modes(options: dict[str, Any]) -> None:
    """Not compiled, or compiled with checks of every index: a game of each kind."""
    compare(options, 1)
