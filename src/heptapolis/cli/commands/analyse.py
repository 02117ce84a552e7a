"""`heptapolis analyse`: how a saved game was played."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

from heptapolis.cli.arguments import Json, number_option
from heptapolis.core.errors import BadData, BadRecord

PERCENT = 100


def command(
    file: Annotated[Path, typer.Argument(help="A saved game.", metavar="FILE")],
    playouts: Annotated[int, number_option("Playouts of each decision and of each chance.")] = 4_000,
    seat: Annotated[int | None, number_option("Only the decisions of this seat.", "all")] = None,
    seed: Annotated[int, number_option("The random seed.")] = 0,
    jobs: Annotated[int | None, number_option("Number of threads.", "one per processor")] = None,
    resume: Annotated[
        Path | None,
        typer.Option(help="Keep finished parts in this file, and continue from it.", metavar="FILE"),
    ] = None,
    plot: Annotated[
        Path | None, typer.Option(help="Draw everybody's chances to this SVG file.", metavar="FILE")
    ] = None,
    json: Json = False,
) -> None:
    """Analyse a saved game: accuracy, costliest moves and why, luck and skill.

    Every decision is judged by what its seat could know; see docs/analysis.md.
    """
    from heptapolis.analysis import analyse
    from heptapolis.analysis.parts import PartFile
    from heptapolis.analysis.run import check_arguments
    from heptapolis.cli.analysis_report import show
    from heptapolis.cli.console import say
    from heptapolis.cli.errors import in_record
    from heptapolis.cli.files import read_record
    from heptapolis.cli.progress import progress
    from heptapolis.cli.workers import count_processors
    from heptapolis.i18n import text

    record, threads = read_record(file), count_processors() if jobs is None else jobs
    check_arguments(playouts, seed, threads)
    if plot:
        _write(plot, "", "a")  # a wrong name should not cost the time of the analysis
    parts = PartFile(resume, record, playouts, seed) if resume else None
    with progress(PERCENT, text("terminal-analysing")) as advance:
        try:
            found = analyse(
                record,
                playouts=playouts,
                seed=seed,
                jobs=threads,
                seat=seat,
                parts=parts,
                progress=_in_percent(advance),
            )
        except BadRecord as error:
            raise in_record(file, error) from None
    if plot:
        from heptapolis.analysis.plot import draw_chances

        _write(plot, draw_chances(found))
    say(found.to_json()) if json else show(found)


def _in_percent(advance: Callable[[int], None]) -> Callable[[int, int], None]:
    """Advance the bar by whole percents."""
    shown = 0

    def report(done: int, of: int) -> None:
        nonlocal shown
        percent = PERCENT * done // of
        advance(percent - shown)
        shown = percent

    return report


def _write(path: Path, picture: str, mode: str = "w") -> None:
    try:
        with path.open(mode, encoding="utf-8") as file:
            file.write(picture)
    except OSError as error:
        raise BadData(path, f"cannot be written: {error.strerror}", ["a new file"]) from None
