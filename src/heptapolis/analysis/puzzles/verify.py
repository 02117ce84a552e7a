"""Verify puzzles again, when the rules or the bots have changed."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from heptapolis.analysis.positions import side_of
from heptapolis.analysis.puzzles import judge
from heptapolis.analysis.puzzles.fingerprint import fingerprint
from heptapolis.analysis.puzzles.model import Effort, JudgedMove, Puzzle, PuzzleSet
from heptapolis.analysis.puzzles.search import OBVIOUS_BOT, forecaster_for
from heptapolis.analysis.puzzles.themes import find_themes
from heptapolis.arena.executor import Executor, Serial
from heptapolis.bots.registry import parse_bot
from heptapolis.core.chance import derive
from heptapolis.core.errors import BadRecord
from heptapolis.core.games import rules_of


@dataclass(frozen=True)
class VerifyTask:
    """One puzzle to verify."""

    puzzles: PuzzleSet  # without its puzzles: they would travel to every process
    number: int
    puzzle: Puzzle
    playouts: int
    seed: int


def verify_puzzle(task: VerifyTask) -> tuple[int, Puzzle | None]:
    """The number of the puzzle, and the puzzle as judged anew; None if it does not hold any more."""
    puzzle, seat = task.puzzle, task.puzzle.seat
    try:
        _, state = task.puzzles.replay(puzzle)
    except BadRecord:  # by today's rules, the game would have gone differently
        return task.number, None
    legal = {str(move): move for move in state.legal(seat)}
    if not legal.keys() >= {one.move for one in puzzle.moves}:
        return task.number, None
    view = state.view(seat)
    obvious = parse_bot(OBVIOUS_BOT).sit(state.game, seat, puzzle.seed).choose(view, state.legal(seat))
    if str(obvious) == puzzle.best.move:
        return task.number, None
    seed = derive(derive(task.seed, puzzle.seed), puzzle.step)
    position = judge.Position(view, seat, tuple(side_of(state.result(), seat)), obvious, seed)
    most = max(one.playouts for one in puzzle.moves)
    contenders = [legal[one.move] for one in puzzle.moves if one.playouts == most]
    if obvious not in contenders:
        contenders.append(obvious)
    rest = tuple(legal[one.move] for one in puzzle.moves if legal[one.move] not in contenders)
    found = judge.Screened(position, tuple(contenders), rest, 0.0, False)
    effort = replace(Effort(), verification=task.playouts)
    judged = judge.verify(forecaster_for(state.game), found, effort)
    return task.number, _renew(task, judged, str(obvious)) if judged else None


def _renew(task: VerifyTask, judged: tuple[JudgedMove, ...], obvious: str) -> Puzzle:
    """The puzzle with today's figures."""
    head, renewed = task.puzzles.head, replace(task.puzzle, moves=judged, obvious=obvious)
    return replace(renewed, themes=find_themes(head.game, renewed, head.rows))


def verify_set(
    puzzles: PuzzleSet,
    playouts: int,
    seed: int,
    *,
    executor: Executor | None = None,
    progress: Callable[[int], None] = lambda _pieces: None,
) -> PuzzleSet:
    """The puzzles that hold by today's rules and bots, with today's figures.

    The outcome depends only on the puzzles, the playouts and the seed.
    """
    head = replace(
        puzzles.head,
        ruleset=rules_of(puzzles.head.game).ruleset,
        fingerprint=fingerprint(puzzles.head.game, puzzles.head.tables),
    )
    empty = PuzzleSet(head, ())
    tasks = [VerifyTask(empty, n, one, playouts, seed) for n, one in enumerate(puzzles.puzzles)]
    held: dict[int, Puzzle] = {}
    for number, renewed in (executor or Serial()).run(verify_puzzle, tasks):
        if renewed is not None:
            held[number] = renewed
        progress(1)
    return PuzzleSet(head, tuple(held[number] for number in sorted(held)))
