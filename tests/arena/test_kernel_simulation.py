"""Simulation in the compiled engine: the same whatever the number of threads, and scored like the rules."""

import json
from typing import Any

import numpy as np
import pytest

from heptapolis.arena.kernel_simulation import victory_shares
from heptapolis.core.result import Result
from heptapolis.games.dice.game import Dice
from heptapolis.games.wonders.game import Wonders
from heptapolis.games.wonders.kernel.engine import WondersEngine
from heptapolis.kernel.engine import GameResults
from tests.cli.run import heptapolis


def simulated(*args: object) -> dict[str, Any]:
    done = heptapolis("simulate", *args, "--engine", "kernel", "--seed", 3, "--json")
    assert (done.code, done.err) == (0, "")
    summary: dict[str, Any] = json.loads(done.out)
    return {name: value for name, value in summary.items() if "second" not in name}


@pytest.mark.parametrize("game", ["wonders", "dice"])
def test_the_number_of_jobs_changes_nothing(game: str) -> None:
    assert simulated(game, "--games", 1200, "--jobs", 1) == simulated(game, "--games", 1200, "--jobs", 3)


def test_the_summary_says_what_was_played() -> None:
    summary = simulated("wonders", "--games", 700, "--players", 3)
    assert (summary["engine"], summary["games"]) == ("kernel", 700)
    assert sum(summary["win_rates"]) == pytest.approx(1, abs=0.001)
    assert sum(v for k, v in summary["mean_scores"].items() if k != "total") == pytest.approx(
        summary["mean_scores"]["total"], abs=0.01
    )


@pytest.mark.parametrize(
    "game", [Wonders(players=3), Wonders(players=4, expansions=("cities",), teams=True), Dice(players=2)]
)
def test_victories_are_those_of_the_rules(game: Any) -> None:
    """Points, then coins, of seats or of teams; shared victories count as fractions."""
    rng = np.random.default_rng(1)
    totals = rng.integers(40, 43, (300, game.players))
    held = rng.integers(0, 3, (300, game.players)).astype(np.int32)
    expected = np.zeros(game.players)
    for points, coins in zip(totals.tolist(), held.tolist(), strict=True):
        teams = getattr(game, "team_seats", ())
        winners = Result.of([{"all": number} for number in points], coins, teams).winners
        for seat in winners:
            expected[seat] += 1 / len(winners)
    results = GameResults(totals[:, :, np.newaxis].astype(np.int16), held, 0)
    found = victory_shares(results, game).sum(axis=0)
    assert found.tolist() == pytest.approx(expected.tolist())


def test_simulated_games_score_like_the_rules() -> None:
    """The sheets of whole random games are those that the rules compute for the same final state."""
    engine = WondersEngine(Wonders(players=4, expansions=("cities",), sides="random"))
    outcomes = engine.random_games(np.arange(20, dtype=np.int64))
    assert outcomes.sheets.shape == (20, 4, len(engine.rows))
    assert outcomes.decisions > 20 * 4 * 18


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("--engine", "gpu"), "no such engine"),
        (("--engine", "kernel", "--bot", "greedy"), "cannot play these bots"),
        (("--engine", "kernel", "--games", "0"), "nothing to simulate"),
    ],
)
def test_what_the_kernel_cannot_do_is_said(arguments: tuple[str, ...], reason: str) -> None:
    done = heptapolis("simulate", "wonders", *arguments)
    assert (done.code, done.out) == (2, "")
    assert reason in done.err
    assert done.err.count("\n") == 1
