"""`heptapolis stats`: what recorded games say about scores, cards and boards."""

from pathlib import Path
from typing import Annotated

import typer

from heptapolis.cli.arguments import Json
from heptapolis.cli.workers import Rows


def command(
    file: Annotated[Path, typer.Argument(help="A file written by `arena --output`.", metavar="FILE")],
    plots: Annotated[
        Path | None, typer.Option(help="Save charts (SVG and PNG) to this folder.", metavar="DIR")
    ] = None,
    rows: Rows = None,
    json: Json = False,
) -> None:
    """Show statistics of recorded games.

    Mean scores, and for every bot, card, board and side how often it was taken and how often its owners won.
    """
    from heptapolis.arena.rows import optional_rows
    from heptapolis.arena.stats import read_stats
    from heptapolis.cli.console import say
    from heptapolis.cli.stats_report import show
    from heptapolis.core.codec import dumps

    if plots:  # first: a missing library should not cost the time of replaying
        from heptapolis.arena.plots import draw_plots, prepare_plots

        prepare_plots(plots)
    with optional_rows(rows) as table:
        stats = read_stats(file, table)
    if plots:
        pictures = [str(path) for path in draw_plots(stats, plots)]
    say(dumps(stats.to_dict())) if json else show(stats)
    if plots and not json:
        say("", *pictures)
