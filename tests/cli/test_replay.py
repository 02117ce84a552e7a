"""Saved games, replayed."""

from pathlib import Path

import heptapolis as package
from tests.cli.run import heptapolis, recorded

GAME = package.make("wonders", players=3, expansions=["cities"])


def test_the_whole_story_and_the_score(tmp_path: Path) -> None:
    recorded(GAME, 4, tmp_path / "game.json")
    done = heptapolis("replay", tmp_path / "game.json")
    assert (done.code, done.err) == (0, "")
    assert "seed 4" in done.out
    assert "Age III begins." in done.out
    assert " won with " in done.out


def test_the_table_after_a_decision(tmp_path: Path) -> None:
    recorded(GAME, 4, tmp_path / "game.json")
    done = heptapolis("replay", tmp_path / "game.json", "--to", 3)
    assert "Decision 3" in done.out
    assert "Decision 4" not in done.out
    assert "Age I, turn 3 of 7" in done.out


def test_json_is_the_state_at_that_point(tmp_path: Path) -> None:
    record = recorded(GAME, 4, tmp_path / "game.json")
    for to in (0, 3, len(record.decisions)):
        done = heptapolis("replay", tmp_path / "game.json", "--to", to, "--json")
        assert done.out.strip() == record.final(to).to_json()
