"""Puzzles in the terminal: the position as `play` shows it, the question, the answer and why."""

from collections.abc import Sequence
from functools import partial

from rich.rule import Rule
from rich.table import Table

from heptapolis.analysis.puzzles.answer import Answer, judge_answer, name_set, name_theme
from heptapolis.analysis.puzzles.library import ShippedPuzzle
from heptapolis.analysis.puzzles.model import JudgedMove, Pair
from heptapolis.cli.console import console, plain_table
from heptapolis.cli.dialogue import Dialogue, PlayerLeft
from heptapolis.cli.presenter import presenter_of
from heptapolis.core.contract import State
from heptapolis.core.message import Argument, Message
from heptapolis.i18n import render, text
from heptapolis.i18n.message import join_messages

SHOWN_MOVES = 5


def solve(puzzles: Sequence[ShippedPuzzle], of: int, first: int) -> None:
    """Ask one puzzle after the other, until the player leaves."""
    screen, right = console(), 0
    try:
        for place, puzzle in enumerate(puzzles):
            right += _solve_one(puzzle, (first + place - 1) % of + 1, of)
            if place + 1 < len(puzzles):
                screen.print(text("terminal-puzzle-score", right=right, of=place + 1))
    except PlayerLeft:
        screen.print(text("terminal-puzzle-left"))


def _solve_one(shipped: ShippedPuzzle, number: int, of: int) -> bool:
    """Whether the player found the best move."""
    screen, puzzle = console(), shipped.puzzle
    record, state = shipped.replay()
    presenter, view = presenter_of(state.game), state.view(puzzle.seat)
    args: dict[str, Argument] = {
        "number": number,
        "of": of,
        "game": name_set(shipped.game, shipped.set_name),
        "difficulty": Message(f"puzzle-difficulty-{puzzle.difficulty}"),
    }
    screen.print(render(Message("terminal-puzzle", args)), style="bold")
    screen.print(Rule(presenter.headline(view)))
    screen.print(presenter.table(view), markup=False)

    def story() -> list[str]:
        return [line for _, events in record.replay() for line in presenter.story(view, events)]

    legal = state.legal(puzzle.seat)
    hint = partial(_name_themes, shipped)
    move = Dialogue(screen, presenter, view, legal, state.parse, story, hint).ask()
    answer = judge_answer(shipped.set, puzzle, state, str(move))
    show_answer(shipped, state, answer)
    return answer.is_right


def show_answer(shipped: ShippedPuzzle, state: State, answer: Answer) -> None:
    """Whether it was right, why the best move is better, and how the moves turn out."""
    screen, puzzle = console(), shipped.puzzle
    screen.print(Rule())
    screen.print(text("puzzle-right" if answer.is_right else "puzzle-wrong"), style="bold")
    screen.print(render(answer.explanation), markup=False)
    shown = [one for one in puzzle.moves if one in (answer.chosen, answer.obvious)]
    shown = [*puzzle.moves[:SHOWN_MOVES], *(one for one in shown if one not in puzzle.moves[:SHOWN_MOVES])]
    screen.print(_moves_table(state, puzzle.seat, shown), markup=False)
    screen.print(*_name_themes(shipped), markup=False)


def _name_themes(shipped: ShippedPuzzle) -> list[str]:
    """What the puzzle is about, in a sentence: it is the hint, too."""
    themes = join_messages([name_theme(shipped.game, theme) for theme in shipped.puzzle.themes])
    return [render(Message("puzzle-themes", {"themes": themes}))]


def _moves_table(state: State, seat: int, moves: Sequence[JudgedMove]) -> Table:
    presenter = presenter_of(state.game)
    legal = {str(move): move for move in state.legal(seat)}
    table = plain_table(*(text(f"puzzle-column-{name}") for name in ("move", "chance", "points")))
    for one in moves:
        table.add_row(presenter.move(legal[one.move]), _percent(one.chance), f"{one.points[0]:.1f}")
    for column in table.columns[1:]:
        column.justify = "right"
    return table


def _percent(chance: Pair) -> str:
    """A chance with its interval of 95 %."""
    return f"{100 * chance[0]:.1f} ± {200 * chance[1]:.1f} %"
