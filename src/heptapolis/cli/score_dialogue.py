"""Scoring a real game in the terminal, question by question."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from rich.text import Text

from heptapolis.cli.commands.score import Named, parse_count
from heptapolis.cli.console import console
from heptapolis.core.errors import BadOption, HeptapolisError
from heptapolis.core.score_pad import Count
from heptapolis.i18n import render, text

T = TypeVar("T")


def ask_players(choices: Sequence[int]) -> int:
    """Ask how many people played."""

    def read(answer: str) -> int:
        number = parse_count(answer, answer)
        if number not in choices:
            raise BadOption(answer, "out of range", [f"{choices[0]} to {choices[-1]}"])
        return number

    return _ask(text("score-ask-players", least=choices[0], most=choices[-1]), read)


def ask_columns(players: int, counts: Sequence[Count]) -> list[Named]:
    """Ask for everyone's name and what they have; an empty answer means 0."""
    columns: list[Named] = []
    for number in range(1, players + 1):
        name = _ask(text("score-ask-name", number=number), lambda answer: _read_name(answer, columns))
        column: dict[str, int] = {}
        for count in counts:
            column[count.name] = _ask(
                f"  {render(count.title)}", lambda answer: parse_count(answer or "0", answer)
            )
        columns.append((name, column))
    return columns


def _read_name(answer: str, columns: Sequence[Named]) -> str:
    if not answer:
        raise BadOption(answer, "a player needs a name", ["Ada"])
    if answer.lower() in (name.lower() for name, _ in columns):
        raise BadOption(answer, "two players have this name", ["another name"])
    return answer


def _ask(question: str, read: Callable[[str], T]) -> T:
    """Ask until the answer can be read; the end of the input ends the dialogue."""
    screen = console()
    while True:
        try:
            return read(screen.input(Text(f"{question}: ", style="bold")).strip())
        except EOFError:
            screen.print()
            raise BadOption("the input", "it ended before the last answer") from None
        except HeptapolisError as error:
            screen.print(Text(f"{error.reason} ({', '.join(error.valid)})", style="red"))
