"""A game that has only rules is played, simulated and recorded; what needs more says what is missing."""

import json
from pathlib import Path

import pytest

from tests.cli.run import heptapolis, recorded
from tests.rules_only import HighCard, high_card

__all__ = ["high_card"]

pytestmark = pytest.mark.usefixtures("high_card")

NO_ENGINE = "heptapolis: 'highcard': this game has no compiled engine (valid: dice, wonders)\n"


def test_it_is_listed() -> None:
    assert "highcard: high card, 2 to 4 players" in heptapolis("games").out


def test_it_is_played_against_random_bots() -> None:
    """The default opponent needs an evaluation, which this game lacks, so another one plays."""
    done = heptapolis("play", "highcard", "--seed", 1, answers="1\n1\n1\n")
    assert (done.code, done.err) == (0, "")
    assert "won with" in done.out
    assert "tricks" in done.out  # the code of the row: there is no word for it


def test_its_cards_are_shown_plainly() -> None:
    done = heptapolis("play", "highcard", "--seed", 1, answers="q\n")
    assert '"hand": [' in done.out


def test_it_is_simulated_by_the_rules_however_many_games() -> None:
    done = heptapolis("simulate", "highcard", "--games", 2000, "--seed", 1, "--json")
    assert (json.loads(done.out)["engine"], json.loads(done.out)["mean_scores"]) == (
        "rules",
        {"tricks": 1.0, "total": 1.0},
    )


def test_it_is_replayed(tmp_path: Path, high_card: HighCard) -> None:
    recorded(high_card, 1, tmp_path / "game.json")
    assert "took card" in heptapolis("replay", tmp_path / "game.json").out


def test_a_tournament_and_its_statistics(tmp_path: Path) -> None:
    """Without traits the statistics are of scores and bots alone."""
    file = tmp_path / "cup.jsonl"
    arena = ("arena", "highcard", "--bots", "random", "--games", 3, "--jobs", 1, "--seed", 1)
    assert heptapolis(*arena, "--output", file).code == 0
    stats = json.loads(heptapolis("stats", file, "--json").out)
    assert [one["name"] for one in stats.pop("bot")] == ["random"]
    assert stats.pop("par") == pytest.approx(1 / 3, abs=1e-4)
    assert stats == {"game": "highcard", "games": 3, "seats": 9, "mean_scores": {"tricks": 1.0, "total": 1.0}}


@pytest.mark.parametrize(
    "command", [("simulate", "--engine", "kernel"), ("learn", "--output", "policy.json")]
)
def test_what_needs_a_kernel_says_so(command: tuple[str, ...]) -> None:
    name, *options = command
    done = heptapolis(name, "highcard", *options)
    assert (done.code, done.err) == (2, NO_ENGINE)


def test_tuning_needs_an_evaluation(tmp_path: Path) -> None:
    done = heptapolis("tune", "highcard", "--output", tmp_path / "weights.json")
    assert done.err == ("heptapolis: 'highcard': this game has no evaluation (valid: dice, wonders)\n")


@pytest.mark.parametrize(
    ("bot", "missing"),
    [("greedy", "an evaluation of moves"), ("mcts", "a compiled engine"), ("policy", "a compiled engine")],
)
@pytest.mark.parametrize(
    "command",
    [("arena", "highcard", "--jobs", "1", "--bots"), ("simulate", "highcard", "--bot")],
    ids=["arena", "simulate"],
)
def test_bots_that_need_more_say_what(command: tuple[str, ...], bot: str, missing: str) -> None:
    done = heptapolis(*command, bot)
    assert (done.code, done.err) == (
        2,
        f"heptapolis: '{bot}': this bot needs {missing}, which highcard does not provide (valid: random)\n",
    )
