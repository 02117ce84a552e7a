"""`heptapolis replay`: the story of a saved game, and the table at any moment of it."""

from pathlib import Path
from typing import Annotated

import typer

from heptapolis.cli.arguments import Json, number_option, options_text
from heptapolis.cli.console import console, say
from heptapolis.core.contract import Event, State
from heptapolis.core.errors import BadOption, HeptapolisError
from heptapolis.core.record import Record


def command(
    file: Annotated[Path, typer.Argument(help="A saved game.", metavar="FILE")],
    to: Annotated[int | None, number_option("Stop after this many decisions.", "all")] = None,
    json: Json = False,
) -> None:
    """Tell the story of a saved game.

    The story, then the table after decision N, then the score if the game is over.
    """
    from heptapolis.cli.files import read_record

    record = read_record(file)
    state, steps = _replay(file, record, to)
    if json:
        say(state.to_json())
    else:
        _show(record, state, steps)


def _replay(path: Path, record: Record, to: int | None) -> tuple[State, list[list[Event]]]:
    """The state after decision `to`, and the events of each decision."""
    from heptapolis.cli.errors import in_record

    last = len(record.decisions)
    if to is not None and not 0 <= to <= last:
        raise BadOption(f"--to {to}", f"{path} has {last} decisions", [f"0 to {last}"])
    try:
        moments = list(record.replay(to))
    except HeptapolisError as error:
        raise in_record(path, error) from None
    return moments[-1][0], [events for _, events in moments[1:]]


def _show(record: Record, state: State, steps: list[list[Event]]) -> None:
    """The story, then the table, then the score if the game is over."""
    from rich.rule import Rule

    from heptapolis.cli.presenter import presenter_of
    from heptapolis.i18n import text

    screen, presenter, view = console(), presenter_of(state.game), state.view(None)
    options = options_text(record.options)
    heading = text("terminal-record", game=record.game, options=options, seed=str(record.seed))
    screen.print(heading, markup=False)
    for number, events in enumerate(steps, start=1):
        screen.print(text("play-decision", number=number), style="bold")
        for line in presenter.story(view, events):
            screen.print(f"  {line}", markup=False)
    screen.print(Rule(presenter.headline(view)))
    screen.print(presenter.table(view), markup=False)
    if not state.to_act:
        screen.print(Rule())
        screen.print(presenter.score(view, state.result(), record.game))
