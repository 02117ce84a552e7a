"""An analysis in the terminal: a table of the players, then the costliest moves and why."""

from rich.table import Table

from heptapolis.analysis.model import Analysis, PlayerAnalysis
from heptapolis.analysis.verdicts import VERDICTS
from heptapolis.cli.arguments import options_text
from heptapolis.cli.console import console, name_columns, plain_table, say
from heptapolis.core.games import GAMES
from heptapolis.core.message import Argument, Message
from heptapolis.i18n import text, text_or
from heptapolis.i18n.language import current_speech
from heptapolis.search.forecast import Estimate


def show(analysis: Analysis) -> None:
    """Who played how well, what was luck, which moves cost most, and where in the game."""
    options = options_text(analysis.options)
    say(text("terminal-analysis", game=analysis.game, options=options, playouts=analysis.playouts), "")
    console().print(_accuracies(analysis))
    say("", text("terminal-analysis-change"))
    console().print(_changes(analysis))
    say("", text("terminal-analysis-losses"))
    console().print(_losses(analysis))
    say("", text("terminal-analysis-rows"))
    console().print(_rows(analysis))
    _show_costliest(analysis)


def _right(table: Table) -> Table:
    for column in table.columns[1:]:
        column.justify = "right"
    return table


def _accuracies(analysis: Analysis) -> Table:
    names = [text(f"analysis-verdict-{verdict}") for verdict in VERDICTS]
    table = plain_table(*name_columns("seat", "accuracy"), *names)
    for player in analysis.players:
        accuracy = "-" if player.accuracy is None else f"{player.accuracy:.1f}"
        table.add_row(str(player.seat), accuracy, *(str(player.verdicts[name]) for name in VERDICTS))
    return _right(table)


def _changes(analysis: Analysis) -> Table:
    """From the start to the end: own mistakes, and what else it was."""
    columns = ("seat", "start", "mistakes", "better play", "hidden cards", "others", "deals", "end")
    table = plain_table(*name_columns(*columns))
    for player in analysis.players:
        if change := player.change:
            parts = (_percent(part, signed=True) for part in change.parts)
            table.add_row(str(player.seat), _percent(change.start), *parts, _percent(change.end))
    return _right(table)


def _losses(analysis: Analysis) -> Table:
    """The mean loss of a decision by part of the game."""
    table = plain_table(*name_columns("seat", "part", "decisions", "wins", "points"))
    for player in analysis.players:
        for loss in player.losses:
            chance = f"{_percent(Estimate(-loss.chance.mean, loss.chance.error), signed=True)} %"
            points = f"{-loss.points.mean:+.2f} ± {2 * loss.points.error:.2f}"
            part = name_chapter(analysis.game, loss.chapter)
            table.add_row(str(player.seat), part, str(loss.decisions), chance, points)
    return _right(table)


def _rows(analysis: Analysis) -> Table:
    """The rows of the score sheet: strengths and weaknesses against those who win such games."""
    seats = [f"{text('column-seat')} {player.seat}" for player in analysis.players]
    table = plain_table(*name_columns("row", "winners"), *seats)
    for row, first in analysis.players[0].rows.items():
        winners = first.winners.mean
        found = [player.rows[row].points for player in analysis.players]
        cells = (f"{points} ({points - winners:+.1f})" for points in found)
        table.add_row(text_or(f"{analysis.game}-row-{row}", row), f"{winners:.1f}", *cells)
    return _right(table)


def name_chapter(game: str, chapter: int) -> str:
    """A part of the game in words: an Age; a game without parts has one."""
    if not chapter or not GAMES[game].texts:
        return text("terminal-analysis-whole")
    return text_or(f"{game}-chapter-{chapter}", str(chapter))


def _show_costliest(analysis: Analysis) -> None:
    for player in analysis.players:
        if player.costliest:
            say("", text("terminal-analysis-costliest", seat=player.seat))
            for step in player.costliest:
                say(f"  {_line(analysis, player, step)}")


def _line(analysis: Analysis, player: PlayerAnalysis, step: int) -> str:
    decision = analysis.decision(step, player.seat)
    explanation = decision.explanation or Message("analysis-verdict-open")
    verdict = Message(f"analysis-verdict-{decision.verdict or 'open'}")
    args: dict[str, Argument] = {"number": step, "verdict": verdict, "explanation": explanation}
    return current_speech().say(Message("terminal-analysis-decision", args))


def _percent(estimate: Estimate, *, signed: bool = False) -> str:
    """A chance in percent with its interval of 95 %."""
    mean = f"{100 * estimate.mean:+.0f}" if signed else f"{100 * estimate.mean:.0f}"
    return f"{mean} ± {200 * estimate.error:.0f}" if estimate.error else mean
