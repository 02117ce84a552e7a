"""`heptapolis puzzle`: find the best move in a position of a strong game."""

from typing import Annotated

import typer

from heptapolis.cli.arguments import number_option
from heptapolis.core.errors import BadOption


def command(
    game: Annotated[
        str | None,
        typer.Option(help="Only puzzles of this set; a wrong name lists all sets.", metavar="NAME"),
    ] = None,
    theme: Annotated[
        str | None, typer.Option(help="Only puzzles with this theme, such as science.", metavar="NAME")
    ] = None,
    number: Annotated[int | None, number_option("The puzzle with this number.", "the day's")] = None,
    following: Annotated[bool, typer.Option("--next", help="Go on to the next puzzle after each.")] = False,
) -> None:
    """Find the best move: the puzzle of the day, or another one.

    The day is that of UTC, so the puzzle is the same for everybody; see docs/puzzles.md.
    """
    from datetime import UTC, datetime

    from heptapolis.analysis.puzzles.library import puzzle_of_day, select_puzzles
    from heptapolis.cli.puzzle_dialogue import solve

    found = select_puzzles(game, theme)
    if number is None:
        place = found.index(puzzle_of_day(datetime.now(UTC).date(), found))
    elif 1 <= number <= len(found):
        place = number - 1
    else:
        raise BadOption(f"number={number}", "no such puzzle", [f"1 to {len(found)}"])
    chosen = found[place:] + found[:place]
    solve(chosen if following else chosen[:1], len(found), place + 1)
