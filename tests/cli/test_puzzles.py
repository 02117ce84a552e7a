"""`heptapolis puzzle` and `heptapolis puzzles`."""

from pathlib import Path

import pytest

from heptapolis.analysis.puzzles.library import read_set, select_puzzles
from tests.cli.run import heptapolis

FIRST = select_puzzles("dice")[0].puzzle


def test_the_day_has_a_puzzle_and_leaving_is_no_failure() -> None:
    done = heptapolis("puzzle")
    assert (done.code, done.err) == (0, "")
    assert done.out.startswith("Puzzle ")
    assert "See you at the next puzzle." in done.out


def test_a_right_and_a_wrong_answer_are_explained() -> None:
    words = ("puzzle", "--game", "dice", "--number", 1)
    right = heptapolis(*words, answers=f"{FIRST.best.move}\n")
    assert "Right: this is the best move." in right.out
    wrong = heptapolis(*words, answers=f"{FIRST.obvious}\n")
    assert "Another move is better." in wrong.out
    assert "” instead of “" in wrong.out
    assert "Themes: " in wrong.out


def test_a_hint_names_the_themes() -> None:
    done = heptapolis("puzzle", "--game", "dice", "--number", 1, answers="h\nq\n")
    assert "Themes: " in done.out
    assert "Right" not in done.out


def test_one_puzzle_after_the_other() -> None:
    done = heptapolis("puzzle", "--game", "dice", "--next", "--number", 1, answers=f"{FIRST.best.move}\nq\n")
    assert "Solved: 1 of 1" in done.out
    assert "Puzzle 2 of" in done.out


def test_in_another_language() -> None:
    done = heptapolis("puzzle", "--game", "dice", "--number", 1, "--language", "sv", answers=FIRST.obvious)
    assert "Ett annat drag är bättre." in done.out


@pytest.mark.parametrize(
    "words",
    [
        ("puzzle", "--game", "chess"),
        ("puzzle", "--theme", "luck"),
        ("puzzle", "--number", 0),
        ("puzzle", "--number", "x"),
        ("puzzles", "verify", "/nowhere"),
        ("puzzles", "verify", "--playouts", 0),
        ("puzzles", "make", "dice", "--output", "/nowhere/file", "--count", 0),
        ("puzzles", "make", "dice", "--output", "x", "--table", "players=99"),
        ("puzzles", "make", "dice", "--output", "x", "--table", "luck=1"),
    ],
)
def test_bad_input_gets_one_line(words: tuple[object, ...]) -> None:
    done = heptapolis(*words)
    assert done.code == 2
    assert done.err.count("\n") == 1


def test_made_and_verified(tmp_path: Path) -> None:
    file, games = tmp_path / "dice.jsonl.gz", tmp_path / "games"
    words = (
        "puzzles",
        "make",
        "dice",
        "--table",
        "players=2",
        "--count",
        1,
        "--bot",
        "greedy",
        "--since",
        0.8,
    )
    few = ("--playouts", 300, "--prefilter", 60, "--jobs", 1, "--resume", games)
    made = heptapolis(*words, *few, "--output", file)
    assert (made.code, made.err) == (0, "")
    assert made.out.startswith("Puzzles: 1. Games: ")
    assert len(read_set(file).puzzles) == 1
    verified = heptapolis("puzzles", "verify", file, "--playouts", 300, "--jobs", 1, "--output", file)
    assert verified.out.strip().endswith("of 1 puzzles hold.")
    assert len(read_set(file).puzzles) <= 1
