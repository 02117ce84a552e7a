"""What an answer to a puzzle is worth, and why the best move is better."""

from dataclasses import dataclass

from heptapolis.analysis.explain import explain
from heptapolis.analysis.puzzles.model import JudgedMove, Puzzle, PuzzleSet
from heptapolis.analysis.puzzles.themes import DENIAL, OVERALL
from heptapolis.core.contract import Move, State
from heptapolis.core.errors import IllegalMove
from heptapolis.core.games import GAMES, package_of
from heptapolis.core.message import Message
from heptapolis.i18n.message import verbatim
from heptapolis.i18n.narrator import narrator_of
from heptapolis.search.forecast import Estimate

OWN_SIDE = (0,)  # forecasts of a judged move: the seat first, then its opponents as one


@dataclass(frozen=True)
class Answer:
    """An answer and what it is compared with."""

    is_right: bool
    chosen: JudgedMove
    best: JudgedMove
    obvious: JudgedMove
    explanation: Message


def judge_answer(puzzles: PuzzleSet, puzzle: Puzzle, state: State, text: str) -> Answer:
    """Judge a move in the position of a puzzle; a right answer is compared with the obvious move."""
    legal = {str(move): move for move in state.legal(puzzle.seat)}
    chosen = find_judged(puzzle, state, legal.get(str(state.parse(text))))
    if chosen is None:
        raise IllegalMove(text, f"not legal for seat {puzzle.seat} now", legal)
    best, obvious = puzzle.best, puzzle.find(puzzle.obvious)
    assert obvious
    other = obvious if chosen is best else chosen
    return Answer(chosen is best, chosen, best, obvious, explain_move(puzzles, puzzle, state, other))


def explain_move(puzzles: PuzzleSet, puzzle: Puzzle, state: State, other: JudgedMove) -> Message:
    """Why the best move is better than another one."""
    rows, narrator, best = puzzles.head.rows, narrator_of(state.game.name), puzzle.best
    legal = {str(move): move for move in state.legal(puzzle.seat)}
    return explain(
        narrator.move(legal[best.move]),
        narrator.move(legal[other.move]),
        best.forecasts(rows),
        other.forecasts(rows),
        Estimate(*best.chance) - Estimate(*other.chance),
        OWN_SIDE,
        narrator.name_row,
    )


def find_judged(puzzle: Puzzle, state: State, move: Move | None) -> JudgedMove | None:
    """What is known about a legal move: payments may be split differently than in the judged one."""
    if move is None:
        return None
    plain = package_of(state.game).without_payment
    by_choice = {plain(state.parse(one.move)): one for one in reversed(puzzle.moves)}
    return puzzle.find(str(move)) or by_choice.get(plain(move))


def name_theme(game: str, theme: str) -> Message:
    """A theme in words."""
    if theme in (DENIAL, OVERALL):
        return Message(f"puzzle-theme-{theme}")
    return Message(f"{game}-theme-{theme}") if GAMES[game].texts else verbatim(theme)


def name_set(game: str, set_name: str) -> Message:
    """A set of puzzles in words."""
    return Message(f"{game}-puzzles-{set_name}") if GAMES[game].texts else verbatim(set_name)
