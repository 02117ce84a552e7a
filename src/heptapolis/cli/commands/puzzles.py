"""`heptapolis puzzles`: make puzzles, and verify those that exist."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import typer

from heptapolis.cli.arguments import GameName, number_option, parse_option
from heptapolis.cli.workers import Jobs
from heptapolis.core.errors import BadOption

app = typer.Typer(help="Make puzzles from games of strong bots, and verify them.", no_args_is_help=True)

TABLE_HELP = "Options of a game, such as 'players=3 sides=random' (repeatable)."
Tables = Annotated[list[str] | None, typer.Option("--table", help=TABLE_HELP, metavar="OPTIONS")]
Files = Annotated[
    list[Path] | None,
    typer.Argument(help="Files of puzzles; by default those of the installed games.", metavar="FILE"),
]


@app.command("make")
def make_command(
    game: GameName,
    output: Annotated[Path, typer.Option(help="Where the puzzles go.", metavar="FILE")],
    count: Annotated[int, number_option("Number of puzzles.")] = 100,
    table: Tables = None,
    bot: Annotated[str, typer.Option(help="Who plays the games.", metavar="SPEC")] = (
        "mcts:guide=linear,playouts=50"
    ),
    playouts: Annotated[
        int, number_option("Playouts of the screening; the verification has ten times as many.")
    ] = 20_000,
    prefilter: Annotated[int, number_option("Playouts of the prefilter.")] = 500,
    since: Annotated[
        float, typer.Option(help="Only positions after this share of a game: later ones need less time.")
    ] = 0.0,
    seed: Annotated[int, number_option("The random seed.")] = 0,
    jobs: Jobs = None,
    resume: Annotated[
        Path | None,
        typer.Option(help="Keep searched games in this file, and continue from it.", metavar="FILE"),
    ] = None,
) -> None:
    """Find positions where one move is clearly best and the obvious one is wrong.

    Games take the tables in turn. The outcome does not depend on the jobs; see docs/puzzles.md.
    """
    from heptapolis.analysis.puzzles.library import write_set
    from heptapolis.analysis.puzzles.make import GameLog, Recipe, make_puzzles
    from heptapolis.analysis.puzzles.model import VERIFICATION_FACTOR, Effort
    from heptapolis.cli.console import say
    from heptapolis.cli.progress import progress
    from heptapolis.cli.puzzle_report import count_line
    from heptapolis.cli.workers import chosen_executor
    from heptapolis.i18n import text

    tables = tuple(_parse_table(game, options) for options in table or [""])
    effort = Effort(prefilter, playouts, VERIFICATION_FACTOR * playouts)
    recipe = Recipe(game, tables, bot, seed, effort, since)
    games = GameLog(resume, recipe) if resume else None
    executor = chosen_executor(jobs)
    with progress(count, text("terminal-puzzles-making")) as advance:
        found = make_puzzles(recipe, count, executor=executor, games=games, progress=_by_total(advance))
    write_set(output, found)
    say(count_line(found))


@app.command("verify")
def verify_command(
    files: Files = None,
    playouts: Annotated[int, number_option("Playouts of each puzzle.")] = 200_000,
    seed: Annotated[int, number_option("The random seed.")] = 1,
    jobs: Jobs = None,
    output: Annotated[
        Path | None, typer.Option(help="Write the puzzles that hold to this file.", metavar="FILE")
    ] = None,
) -> None:
    """Verify puzzles again, when the rules or the bots have changed: how many of them hold."""
    from heptapolis.analysis.puzzles.library import read_set, shipped_sets, write_set
    from heptapolis.analysis.puzzles.verify import verify_set
    from heptapolis.cli.console import say
    from heptapolis.cli.progress import progress
    from heptapolis.cli.workers import chosen_executor
    from heptapolis.core.chance import check_seed
    from heptapolis.i18n import text

    sets = {str(path): read_set(path) for path in files} if files else shipped_sets()
    check_seed(seed)
    if playouts < 1:
        raise BadOption(f"playouts={playouts}", "too few", ["1 or more"])
    if output and len(sets) != 1:
        raise BadOption(f"output={output}", "needs exactly one file of puzzles", list(sets))
    executor = chosen_executor(jobs)
    for name, puzzles in sets.items():
        of = len(puzzles.puzzles)
        with progress(of, text("terminal-puzzles-verifying")) as advance:
            held = verify_set(puzzles, playouts, seed, executor=executor, progress=advance)
        if output:
            write_set(output, held)
        say(text("terminal-puzzles-held", name=name, held=len(held.puzzles), of=of))


def _by_total(advance: Callable[[int], None]) -> Callable[[int], None]:
    """Advance a bar by totals."""
    shown = 0

    def report(total: int) -> None:
        nonlocal shown
        advance(total - shown)
        shown = total

    return report


def _parse_table(game: str, options: str) -> dict[str, Any]:
    return dict(parse_option(game, text) for text in options.split())
