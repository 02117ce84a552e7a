"""Scoring a real game in the terminal, question by question."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from rich.text import Text

from heptapolis.cli.arguments import chosen_game
from heptapolis.cli.commands.score import Named, parse_count
from heptapolis.cli.console import console
from heptapolis.core.contract import Game
from heptapolis.core.errors import BadOption, HeptapolisError
from heptapolis.core.games import rules_of
from heptapolis.core.message import Message
from heptapolis.core.options import options_of
from heptapolis.core.score_pad import Count
from heptapolis.i18n import render, text

T = TypeVar("T")


def ask_game(name: str, expansions: Sequence[str] | None, teams: bool) -> Game:
    """What was played: by how many, and whatever flags have not said of expansions and teams."""
    options = {option.name: option for option in options_of(rules_of(name))}
    players = ask_players([int(str(choice)) for choice in options["players"].choices])
    if expansions is None and "expansions" in options:
        offered = [str(choice) for choice in options["expansions"].choices]
        expansions = [one for one in offered if ask_yes(Message(f"{name}-option-expansions-{one}"))]
    if not teams and _is_possible(name, players, expansions):
        teams = ask_yes(Message(f"{name}-option-teams"))
    return chosen_game(name, players, expansions, teams)


def _is_possible(name: str, players: int, expansions: Sequence[str] | None) -> bool:
    """Whether teams can be played so."""
    try:
        chosen_game(name, players, expansions, teams=True)
    except HeptapolisError:
        return False
    return True


def ask_yes(title: Message) -> bool:
    """A question that an empty answer denies."""
    yes, no = text("terminal-yes"), text("terminal-no")

    def read(answer: str) -> bool:
        if answer and not any(word.startswith(answer.lower()) for word in (yes, no)):
            raise BadOption(answer, "neither yes nor no", [yes, no])
        return bool(answer) and yes.startswith(answer.lower())

    return _ask(f"{render(title)} ({yes}, {no})", read)


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
