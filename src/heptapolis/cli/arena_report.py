"""The results of a tournament as tables."""

from collections.abc import Sequence

from rich.table import Table

from heptapolis.arena.match import PlayedMatch
from heptapolis.arena.standings import Standing, compute_standings
from heptapolis.arena.tournament import Tournament
from heptapolis.cli.console import console, name_columns, plain_table, say
from heptapolis.i18n import text, text_or


def show(tournament: Tournament, matches: Sequence[PlayedMatch]) -> None:
    """Ratings, where the points come from, and the bots' stats."""
    options = ", ".join(f"{name}={value}" for name, value in tournament.game.options.items() if value)
    game, seed = tournament.game.name, str(tournament.seed)
    say(text("terminal-games-of", games=len(matches), game=game, options=options, seed=seed))
    say(text("terminal-deals", deals=tournament.deals, seatings=len(tournament.seatings)), "")
    ranked = compute_standings(matches)
    for table in (_players(ranked), _rows(ranked, tournament.game.name), _bot_stats(ranked)):
        console().print(table)
        say("")


def _right(table: Table) -> Table:
    for column in table.columns[2:]:
        column.justify = "right"
    return table


def _players(ranked: Sequence[Standing]) -> Table:
    table = plain_table(
        *name_columns("rank", "bot", "rating", "±", "seats", "wins", "95 %", "points", "95 %")
    )
    for one in ranked:
        low, high = one.win_interval
        worst, best = one.mean_interval
        table.add_row(
            str(one.rank),
            one.bot,
            f"{one.rating.mu:.1f}",
            f"{one.rating.sigma:.1f}",
            str(one.seats),
            f"{100 * one.win_rate:.1f} %",
            f"{100 * low:.1f}-{100 * high:.1f}",
            f"{one.mean:.2f}",
            f"{worst:.1f}-{best:.1f}",
        )
    return _right(table)


def _rows(ranked: Sequence[Standing], game: str) -> Table:
    rows = list(ranked[0].rows)
    table = plain_table(
        *name_columns("rank", "bot"),
        *(text_or(f"{game}-row-{row}", row) for row in rows),
        text("score-total"),
    )
    for one in ranked:
        points = [f"{one.mean_rows.get(row, 0.0):.2f}" for row in rows]
        table.add_row(str(one.rank), one.bot, *points, f"{one.mean:.2f}")
    return _right(table)


def _bot_stats(ranked: Sequence[Standing]) -> Table:
    table = plain_table(*name_columns("rank", "bot", "moves", "mean ms", "max ms", "illegal", "late"))
    for one in ranked:
        slowest = 1000 * one.slowest
        numbers = (one.moves, f"{one.move_ms:.2f}", f"{slowest:.1f}", one.illegal, one.late)
        table.add_row(str(one.rank), one.bot, *map(str, numbers))
    return _right(table)
