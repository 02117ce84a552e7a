"""`heptapolis dice-boards`: check a board file of the dice game, print its schema, measure its balance."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from heptapolis.cli.arguments import Boards, Seed, chosen_seed
from heptapolis.cli.console import say
from heptapolis.cli.files import in_file, read_text
from heptapolis.cli.workers import Jobs, chosen_executor
from heptapolis.core.errors import BadData

if TYPE_CHECKING:
    from heptapolis.games.dice.model import BoardSet

app = typer.Typer(
    help="Board files of the dice game. The numbers of the shipped boards are our own.", no_args_is_help=True
)

BOARD_FILE = "a board file"
File = Annotated[Path, typer.Argument(help="A board file (TOML); docs/dice.md explains it.", metavar="FILE")]


def _read(path: Path) -> "BoardSet":
    """The boards of a file; if it cannot be played, the error names the place in it."""
    from heptapolis.games.dice.boards import read_board_set

    try:
        return read_board_set(read_text(path, BOARD_FILE))
    except BadData as error:
        raise in_file(path, error) from None


@app.command()
def check(file: File) -> None:
    """Check a board file: say what is wrong and where."""
    boards = _read(file)
    say(f"{file}: {len(boards.boards)} boards ({', '.join(boards.names)}), ready to play")


@app.command()
def schema() -> None:
    """Print the JSON schema of a board file."""
    from heptapolis.core.codec import dumps
    from heptapolis.core.codec import schema as schema_of
    from heptapolis.games.dice.boards import BoardFile

    say(dumps(schema_of(BoardFile)))


@app.command()
def balance(
    games: Annotated[int, typer.Option(min=1, help="Number of games.")] = 3000,
    bot: Annotated[str, typer.Option(help="The bot for all seats.", metavar="SPEC")] = "random",
    boards: Boards = None,
    seed: Seed = None,
    jobs: Jobs = None,
) -> None:
    """Play many games and print docs/dice-balance.md."""
    from heptapolis.bots import parse_bot
    from heptapolis.cli.progress import progress
    from heptapolis.games.dice.balance import measure, report
    from heptapolis.games.dice.data import SHIPPED

    number = chosen_seed(seed)
    text = SHIPPED[0]
    if boards:
        _read(boards)  # report errors here, not from a worker
        text = read_text(boards, BOARD_FILE)
    parse_bot(bot)  # report an unknown bot here, not from a worker
    with progress(games) as advance:
        measured = measure(text, bot, games, number, chosen_executor(jobs), advance)
    print(report(measured, bot, number), end="")
