"""The registry of commands."""

from typing import Annotated

import typer

from heptapolis.cli.commands import (
    analyse,
    arena,
    backup,
    bots,
    dataset,
    examples,
    games,
    languages,
    learn,
    play,
    puzzle,
    puzzles,
    replay,
    restore,
    score,
    serve,
    simulate,
    stats,
    tune,
    warm,
)
from heptapolis.core.games import GAMES

app = typer.Typer(
    name="heptapolis",
    help="A table for a family of board games: play in the terminal, simulate, replay, browse.",
    add_completion=False,
    rich_markup_mode=None,  # plain help starts at once and reads well in the documentation
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["--help", "-h"]},
)

for module in (
    play,
    serve,
    backup,
    restore,
    simulate,
    replay,
    analyse,
    puzzle,
    arena,
    stats,
    dataset,
    score,
    games,
    bots,
    warm,
    examples,
    languages,
    tune,
    learn,
):
    app.command(module.__name__.rpartition(".")[2])(module.command)

app.add_typer(puzzles.app, name="puzzles")

for _game in GAMES:
    for _name, _command in GAMES[_game].commands.items():
        if isinstance(_command, typer.Typer):
            app.add_typer(_command, name=_name)
        else:
            app.command(_name)(_command)


def _version(wanted: bool) -> None:
    if wanted:
        from heptapolis import __version__

        typer.echo(__version__)
        raise typer.Exit


# `run` takes --language off the command line, and a callback handles --version; both are here for the help.
LANGUAGE_HELP = "The language, such as en or sv; by default that of your system."
Version = Annotated[
    bool, typer.Option("--version", help="Print the version.", callback=_version, is_eager=True)
]


Language = Annotated[
    str | None,
    typer.Option("--language", help=LANGUAGE_HELP, metavar="CODE"),
]


@app.callback(invoke_without_command=True)
def start(context: typer.Context, language: Language = None, version: Version = False) -> None:  # noqa: ARG001
    """A table for a family of board games: play in the terminal, simulate, replay, browse."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())
