"""`heptapolis dice-boards` and `--boards FILE`."""

import json
from pathlib import Path

import pytest

from heptapolis.arena.executor import Serial
from heptapolis.games.dice.balance import MAX_SHARE, measure
from heptapolis.games.dice.data import SHIPPED
from tests.cli.run import heptapolis
from tests.paths import ROOT

BOARDS = ROOT / "tests" / "games" / "dice" / "boards.toml"


@pytest.fixture
def broken(tmp_path: Path) -> Path:
    path = tmp_path / "mine.toml"
    path.write_text(BOARDS.read_text("utf-8").replace("attack 3", "attack 2"), "utf-8")
    return path


def test_a_good_file() -> None:
    done = heptapolis("dice-boards", "check", BOARDS)
    assert (done.code, done.out) == (0, f"{BOARDS}: 2 boards (alpha, beta), ready to play\n")


def test_a_bad_file_is_refused_with_place_and_reason(broken: Path) -> None:
    """D50: the first attack must be worth 3."""
    for command in (["dice-boards", "check", broken], ["simulate", "dice", "--boards", broken]):
        done = heptapolis(*command)
        assert done.code == 2
        assert "mine.toml': common.west-barracks: the first attack must be worth 3 points" in done.err


@pytest.mark.parametrize(("content", "reason"), [(None, "cannot be read"), (b"\xff\xfe\x00", "not text")])
def test_a_file_that_is_none(tmp_path: Path, content: bytes | None, reason: str) -> None:
    path = tmp_path / "boards.toml"
    if content:
        path.write_bytes(content)
    done = heptapolis("dice-boards", "check", path)
    assert (done.code, reason in done.err) == (2, True)


def test_the_schema() -> None:
    assert "bonuses" in json.loads(heptapolis("dice-boards", "schema").out)["properties"]


def test_games_on_boards_of_your_own(tmp_path: Path) -> None:
    """A saved game carries its boards: it replays without the file."""
    saved = tmp_path / "game.json"
    args = ["play", "dice", "--watch", "--players", 2, "--boards", BOARDS, "--seed", 1, "--save", saved]
    assert heptapolis(*args).code == 0
    done = heptapolis("replay", saved)
    assert (done.code, "board_set=(a file)" in done.out) == (0, True)


def test_playing_in_the_terminal() -> None:
    """A few turns, the help, a refused move: sentences, no codes."""
    answers = "?\n? agora\nstage 3\n1\n1\n1\nt\nq\n"
    done = heptapolis("play", "dice", "--players", 3, "--seed", 4, answers=answers)
    assert done.code == 0
    assert "Heptapolis's own" in done.out
    assert "fountain: boxes 6, 7, 8 in this order" in done.out
    assert "not possible now" in done.out


@pytest.mark.parametrize(
    ("players", "words"), [(3, "at least as many crossed boxes"), (2, "more crossed boxes")]
)
def test_the_guild_court_says_what_it_needs(players: int, words: str) -> None:
    """D60, D61: ties are fine among three or more; two players need strictly more."""
    done = heptapolis("play", "dice", "--players", players, "--seed", 4, answers="? guild court\nq\n")
    assert f"You need {words}" in done.out


def test_a_whole_game_is_told_in_words() -> None:
    done = heptapolis("play", "dice", "--watch", "--players", 4, "--seed", 9)
    assert (done.code, "is the last" in done.out, "won with" in done.out) == (0, True, True)


def test_the_balance_report() -> None:
    done = heptapolis("dice-boards", "balance", "--games", 6, "--seed", 1, "--jobs", 1)
    assert (done.code, "numbers on the boards of the dice game are our own" in done.out) == (0, True)
    assert all(f"| {name} " in done.out for name in ("Gizah", "Agora", "7"))


@pytest.mark.soak
def test_no_board_wins_too_often() -> None:
    balance = measure(SHIPPED[0], "policy", games=1500, seed=5, executor=Serial())
    assert max(balance.shares().values()) < MAX_SHARE
