"""`heptapolis dice-boards`: check a board file of the dice game, print its schema, measure its balance."""

from pathlib import Path
from typing import Annotated

import typer

from heptapolis.cli.arguments import Boards, Seed, chosen_seed
from heptapolis.cli.console import say
from heptapolis.cli.workers import Jobs, chosen_executor

app = typer.Typer(
    help="Board files of the dice game. The numbers of the shipped boards are our own.", no_args_is_help=True
)

File = Annotated[Path, typer.Argument(help="A board file (TOML); docs/dice.md explains it.", metavar="FILE")]


@app.command()
def check(file: File) -> None:
    """Say whether a board file can be played; if not, where and why."""
    from heptapolis.cli.files import read_boards
    from heptapolis.dice.boards import read_board_set

    boards = read_board_set(read_boards(file))
    say(f"{file}: {len(boards.boards)} boards ({', '.join(boards.names)}), ready to play")


@app.command()
def schema() -> None:
    """Print the JSON schema of a board file."""
    from heptapolis.core.codec import dumps
    from heptapolis.core.codec import schema as schema_of
    from heptapolis.dice.boards import BoardFile

    say(dumps(schema_of(BoardFile)))


@app.command()
def balance(
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 3000,
    bot: Annotated[str, typer.Option(help="The bot for all seats.", metavar="SPEC")] = "random",
    boards: Boards = None,
    seed: Seed = None,
    jobs: Jobs = None,
) -> None:
    """Play many games and print the page docs/dice-balance.md."""
    from heptapolis.bots import parse_bot
    from heptapolis.cli.balance import measure, report
    from heptapolis.cli.files import read_boards
    from heptapolis.dice.data import SHIPPED

    number = chosen_seed(seed)
    text = read_boards(boards) if boards else SHIPPED[0]
    parse_bot(bot)  # an unknown one is told here, not by a worker
    print(report(measure(text, bot, games, number, chosen_executor(jobs)), bot, number), end="")
