"""The results of a simulation as tables."""

from rich.table import Table

from heptapolis.arena.simulation import Summary
from heptapolis.cli.arguments import options_text
from heptapolis.cli.console import console, name_columns, plain_table, say
from heptapolis.i18n import text, text_or


def show(summary: Summary) -> None:
    """Mean scores by row, win rates by seat, and speed."""
    options = options_text(summary.game.options)
    game, seed = summary.game.name, str(summary.seed)
    say(text("terminal-games-of", games=summary.games, game=game, options=options, seed=seed), "")
    console().print(_rows(summary))
    say("")
    console().print(_seats(summary))
    say("", _speed(summary))


def _rows(summary: Summary) -> Table:
    table = plain_table(*name_columns("points", "mean"))
    table.columns[1].justify = "right"
    for row, mean in summary.mean_scores.items():
        name = text("score-total") if row == "total" else text_or(f"{summary.game.name}-row-{row}", row)
        table.add_row(name, f"{mean:.2f}", style="bold" if row == "total" else None)
    return table


def _seats(summary: Summary) -> Table:
    table = plain_table(*name_columns("seat", "bot", "mean total", "wins"))
    table.columns[2].justify = table.columns[3].justify = "right"
    for seat, bot in enumerate(summary.bots):
        mean, rate = summary.mean_totals[seat], summary.win_rates[seat]
        table.add_row(str(seat), bot, f"{mean:.2f}", f"{100 * rate:.1f} %")
    return table


def _speed(summary: Summary) -> str:
    games, decisions = summary.games / summary.seconds, summary.decisions / summary.seconds
    rates = {"games": round(games), "decisions": round(decisions)}
    return text("terminal-speed", seconds=round(summary.seconds, 1), **rates)
