"""Tournaments, statistics and tuning from the command line."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.bots.test_declare import SOURCE
from tests.cli.run import heptapolis

SMALL = ("--players", 3, "--games", 3, "--seed", 1, "--jobs", 1)


def cup(*args: object) -> dict[str, Any]:
    done = heptapolis("arena", "wonders", *SMALL, "--json", *args)
    assert (done.code, done.err) == (0, "")
    summary = json.loads(done.out)
    assert isinstance(summary, dict)
    return summary


def test_a_tournament_as_json() -> None:
    summary = cup("--bots", "greedy,random,random")
    assert (summary["games"], summary["deals"], summary["seatings"]) == (3, 1, 3)
    best, worst = summary["standings"]
    assert (best["bot"], best["rank"], best["seats"], best["win_rate"]) == ("greedy", 1, 3, 1.0)
    assert (worst["bot"], worst["seats"]) == ("random", 6)
    assert best["mean_total"] > worst["mean_total"]
    assert sum(best["mean_scores"].values()) == pytest.approx(best["mean_total"], abs=0.01)


def test_the_bots_say_how_many_players_there_are() -> None:
    """As in `play_tournament`."""
    done = heptapolis(
        "arena", "dice", "--bots", "greedy,random,random", "--games", 1, "--seed", 1, "--jobs", 1
    )
    assert "3 games of dice" in done.out
    given = heptapolis("arena", "dice", "--bots", "random,random", "--option", "players=2", "--games", 1)
    assert given.code == 0


def test_a_tournament_as_tables() -> None:
    done = heptapolis("arena", "wonders", *SMALL, "--bots", "greedy,random,random")
    words = ("3 games of wonders", "1 deal, seatings per deal: 3", "rating", "Military", "mean ms", "illegal")
    assert all(word in done.out for word in words)


def test_a_bot_declared_among_the_seats_reaches_every_process(tmp_path: Path) -> None:
    """Workers knew only what `--bot` declares, so with several jobs there was no such bot."""
    path = tmp_path / "bots.py"
    path.write_text(SOURCE, "utf-8")
    summary = cup("--jobs", 2, "--bots", f"inline={path}:Last,random,random")
    assert (summary["games"], summary["bots"]) == (3, ["inline", "random", "random"])


def test_parameters_and_strengths() -> None:
    bots = cup("--bots", "easy,random:seed=3,medium")["bots"]
    assert bots == ["easy", "random:seed=3", "medium"]


def test_bots_of_your_own(tmp_path: Path) -> None:
    path = tmp_path / "bots.py"
    path.write_text(SOURCE, "utf-8")
    summary = cup("--bot", f"last={path}:Last", "--bots", "last,random,random")
    assert {row["bot"] for row in summary["standings"]} == {"last", "random"}


def test_output_resume_and_statistics(tmp_path: Path) -> None:
    path = tmp_path / "cup.jsonl"
    first = cup("--bots", "random", "--output", path)
    again = cup("--bots", "random", "--output", path, "--resume")
    assert again == first
    assert len(path.read_text("utf-8").splitlines()) == 3
    done = heptapolis("stats", path, "--json")
    assert json.loads(done.out)["mean_scores"]["total"] == first["standings"][0]["mean_total"]
    assert "pick rate" in heptapolis("stats", path).out


def test_pictures_are_named(tmp_path: Path) -> None:
    path = tmp_path / "cup.jsonl"
    cup("--bots", "random", "--output", path)
    done = heptapolis("stats", path, "--plots", tmp_path / "pictures")
    assert str(tmp_path / "pictures" / "board.svg") in done.out


def test_a_missing_library_is_named_before_the_games_are_replayed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    monkeypatch.setattr("heptapolis.arena.stats.read_stats", lambda *_: pytest.fail("replayed first"))
    done = heptapolis("stats", tmp_path / "cup.jsonl", "--plots", tmp_path / "pictures")
    assert done.code == 2
    assert "pip install 'heptapolis[plots]'" in done.err


@pytest.mark.parametrize("seed", [1, 2])
def test_tuning_writes_weights_only_if_they_are_better(seed: int, tmp_path: Path) -> None:
    path = tmp_path / "weights.json"
    words = ("tune", "wonders", "--players", 3, "--rounds", 1, "--games", 4, "--jobs", 1, "--output", path)
    done = heptapolis(*words, "--seed", seed)
    assert (done.code, "round 1 of 1" in done.out) == (0, True)
    better = "written to" in done.out
    assert path.exists() == better == ("points" in done.out and ": +" in done.out)
    assert not better or set(json.loads(path.read_text("utf-8"))) == {"base"}
