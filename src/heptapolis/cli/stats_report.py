"""Statistics of recorded games as tables."""

from rich.table import Table

from heptapolis.arena.ratings import wilson_interval
from heptapolis.arena.stats import GameStats, Tally
from heptapolis.cli.console import console, name_columns, plain_table, say
from heptapolis.i18n import text, text_or


def show(stats: GameStats) -> None:
    """Scores first, then every kind of trait that a seat can have."""
    say(text("terminal-statistics", games=stats.games, game=stats.game, seats=stats.seats), "")
    console().print(_scores(stats))
    for kind in stats.kinds:
        say("")
        console().print(_table(text_or(f"{stats.game}-trait-{kind}", kind), stats.of_kind(kind)))


def _right(table: Table) -> Table:
    for column in table.columns[1:]:
        column.justify = "right"
    return table


def _scores(stats: GameStats) -> Table:
    table = plain_table(*name_columns("points", "mean"))
    for row, mean in stats.mean_rows.items():
        name = text("score-total") if row == "total" else text_or(f"{stats.game}-row-{row}", row)
        table.add_row(name, f"{mean:.2f}", style="bold" if row == "total" else None)
    return _right(table)


def _table(title: str, tallies: dict[str, Tally]) -> Table:
    table = plain_table(title, *name_columns("offered", "taken", "pick rate", "wins", "95 %", "points"))
    for name, tally in tallies.items():
        table.add_row(name, *_cells(tally))
    return _right(table)


def _cells(tally: Tally) -> tuple[str, ...]:
    """One row of numbers; dashes for what no one took."""
    rate = f"{100 * tally.taken / tally.offered:.1f} %" if tally.offered else "-"
    counts = (str(tally.offered), str(tally.taken), rate)
    if not tally.taken:
        return (*counts, "-", "-", "-")
    low, high = wilson_interval(tally.wins, tally.taken)
    wins, points = f"{100 * tally.wins / tally.taken:.1f} %", f"{tally.points / tally.taken:.1f}"
    return (*counts, wins, f"{100 * low:.0f}-{100 * high:.0f}", points)
