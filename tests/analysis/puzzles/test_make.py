"""Making puzzles with few playouts: deterministic, resumable, and every one keeps the criteria."""

from dataclasses import replace
from pathlib import Path

import pytest

from heptapolis.analysis.puzzles import judge, make
from heptapolis.analysis.puzzles.library import read_set, shipped_sets, write_set
from heptapolis.analysis.puzzles.make import GameLog, Recipe, make_puzzles
from heptapolis.analysis.puzzles.model import Effort, PuzzleSet
from heptapolis.analysis.puzzles.search import forecaster_for
from heptapolis.analysis.puzzles.verify import verify_set
from heptapolis.core.errors import BadData, BadOption, BadRecord

RECIPE = Recipe("dice", ({"players": 2}, {"players": 3}), "greedy", 5, Effort(60, 400, 1_000), 0.8)


@pytest.fixture(scope="module")
def made() -> PuzzleSet:
    return make_puzzles(RECIPE, 2)


def test_every_puzzle_keeps_the_criteria(made: PuzzleSet) -> None:
    assert len(made.puzzles) == 2
    for puzzle in made.puzzles:
        _, state = made.replay(puzzle)
        assert puzzle.seat in state.to_act
        assert {move.move for move in puzzle.moves} == {str(move) for move in state.legal(puzzle.seat)}
        assert puzzle.obvious != puzzle.best.move
        obvious = puzzle.find(puzzle.obvious)
        assert obvious
        chance, points = puzzle.best.chance[0] - obvious.chance[0], puzzle.best.points[0] - obvious.points[0]
        assert chance >= judge.MIN_CHANCE or points >= judge.MIN_POINTS
        assert puzzle.step > 0.8 * 5


def test_stages_only_lose_positions(made: PuzzleSet) -> None:
    counts = made.head.counts
    assert counts.positions >= counts.hopeful >= counts.screened >= counts.verified >= len(made.puzzles)
    assert counts.games >= 1


def test_an_interrupted_run_continues_and_ends_the_same(made: PuzzleSet, tmp_path: Path) -> None:
    first = GameLog(tmp_path / "games", RECIPE)
    make_puzzles(RECIPE, 1, games=first)
    cut = (tmp_path / "games").read_text("utf-8")
    (tmp_path / "games").write_text(cut + '{"number": 7, "cou', "utf-8")  # a crash while writing
    again = GameLog(tmp_path / "games", RECIPE)
    assert again == first
    assert make_puzzles(RECIPE, 2, games=again) == made
    assert make_puzzles(RECIPE, 2, games=GameLog(tmp_path / "games", RECIPE)) == made


def test_a_log_of_other_games_is_rejected(tmp_path: Path) -> None:
    GameLog(tmp_path / "games", RECIPE)
    with pytest.raises(BadData, match="another run"):
        GameLog(tmp_path / "games", Recipe("dice", ({"players": 2},)))


def test_a_file_is_read_back_and_always_the_same_bytes(made: PuzzleSet, tmp_path: Path) -> None:
    for name in ("one", "two"):
        write_set(tmp_path / name, made)
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()
    assert read_set(tmp_path / "one") == made


@pytest.mark.parametrize("content", [b"", b"hello", b"\x1f\x8b\x08broken"])
def test_other_files_are_rejected(content: bytes, tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(content)
    with pytest.raises(BadData, match="a file that `heptapolis puzzles make` wrote"):
        read_set(tmp_path / "file")


def test_another_ruleset_is_rejected(made: PuzzleSet) -> None:
    old = PuzzleSet(replace(made.head, ruleset=0), made.puzzles)
    with pytest.raises(BadRecord, match="different ruleset"):
        old.replay(old.puzzles[0])


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({"tables": ()}, "at least one"),
        ({"tables": ({},), "since": 1.0}, "not a share"),
        ({"tables": ({},), "effort": Effort(0)}, "too few"),
        ({"tables": ({},), "seed": -1}, "seed"),
    ],
)
def test_bad_recipes(given: dict[str, object], reason: str) -> None:
    with pytest.raises(BadOption, match=reason):
        Recipe("dice", **given)  # type: ignore[arg-type]


def test_a_log_of_other_bots_is_rejected(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    GameLog(tmp_path / "games", RECIPE)
    monkeypatch.setattr(make, "fingerprint", lambda *_: "of a stronger policy")
    with pytest.raises(BadData, match="another run"):
        GameLog(tmp_path / "games", RECIPE)


def test_what_does_not_hold_is_dropped(made: PuzzleSet) -> None:
    """The best move exchanged with the worst one: no playouts can confirm that."""
    first, second = made.puzzles
    most = max(move.playouts for move in first.moves)
    wrong = tuple(replace(move, playouts=most) for move in reversed(first.moves))
    planted = replace(made, puzzles=(replace(first, moves=wrong), second))
    held = verify_set(planted, 1_000, seed=9)
    assert replace(first, moves=wrong) not in held.puzzles
    assert held == verify_set(planted, 1_000, seed=9)


def test_a_better_move_among_the_rest_is_noticed(made: PuzzleSet) -> None:
    """A good move that was not compared at length must not go unnoticed."""
    puzzle = made.puzzles[0]
    _, state = made.replay(puzzle)
    legal = {str(move): move for move in state.legal(puzzle.seat)}
    best, *others = (legal[one.move] for one in puzzle.moves)
    side = (puzzle.seat,)
    position = judge.Position(state.view(puzzle.seat), puzzle.seat, side, legal[puzzle.obvious], 3)
    forecaster = forecaster_for(state.game)
    right = judge.Screened(position, (best, legal[puzzle.obvious]), (), 0.0, False)
    wrong = judge.Screened(position, (others[0], others[-1]), (best,), 0.0, False)
    assert judge.verify(forecaster, right, Effort(60, 400, 1_000))
    assert judge.verify(forecaster, wrong, Effort(60, 400, 1_000)) is None


def test_puzzles_of_an_old_ruleset_are_verified_by_todays() -> None:
    """What can still be replayed is judged anew; what cannot is dropped."""
    shipped = shipped_sets()["dice"]
    first, second = shipped.puzzles[:2]
    impossible = replace(second, decisions=(*second.decisions[:-1], ("fly away",)))
    old = PuzzleSet(replace(shipped.head, ruleset=0, fingerprint="old"), (first, impossible))
    held = verify_set(old, 20_000, seed=2)
    assert held.head == shipped.head
    assert [one.seed for one in held.puzzles] == [first.seed]
    assert held.puzzles[0].best.move == first.best.move
    assert held.puzzles[0].moves != first.moves
