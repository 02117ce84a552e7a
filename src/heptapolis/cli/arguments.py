"""Arguments that several commands share, and how to read them."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Annotated

import typer
from typer.models import OptionInfo

from heptapolis.cli.files import in_file, read_text
from heptapolis.core.chance import check_seed
from heptapolis.core.contract import Game
from heptapolis.core.errors import BadData, BadOption, HeptapolisError, NotUnderstood, UnknownName
from heptapolis.core.games import GAMES, make, rules_of
from heptapolis.core.options import Option, options_of


class BadNumber(HeptapolisError):
    """Not a ValueError, unlike the others: Typer would catch that and show its own message instead."""

    code = "bad-option"


def parse_number(text: str) -> int:
    """Read a number; unlike Typer's own parser, the error names the input."""
    try:
        return int(text)
    except ValueError:
        raise BadNumber(text, "not a whole number", ["digits, such as 4"]) from None


def number_option(text: str, default: str | bool = True) -> OptionInfo:
    option: OptionInfo = typer.Option(help=text, metavar="N", parser=parse_number, show_default=default)
    return option


GameName = Annotated[str, typer.Argument(help="The game; `heptapolis games` lists them.", metavar="GAME")]
Players = Annotated[int | None, number_option("Number of players.", "the game's own")]
Expansions = Annotated[
    list[str] | None, typer.Option("--expansion", help="Add an expansion (repeatable).", metavar="NAME")
]
Teams = Annotated[bool, typer.Option("--teams", help="Play in teams.")]
Sides = Annotated[str | None, typer.Option(help="Who chooses the side of a board.", metavar="HOW")]
MoreOptions = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", help="Set any game option (repeatable).", metavar="NAME=VALUE"),
]
Boards = Annotated[
    Path | None,
    typer.Option(help="A file with boards of your own, for games that support it.", metavar="FILE"),
]
Bots = Annotated[
    list[str] | None,
    typer.Option("--bot", help="A bot for all seats, or one per seat in order (repeatable).", metavar="SPEC"),
]
Seed = Annotated[int | None, number_option("The random seed.", "random")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]

BOOLEANS = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}


def chosen_seed(seed: int | None) -> int:
    """The given seed, or a new one that is short enough to type again."""
    if seed is not None:
        return check_seed(seed)
    from secrets import randbelow

    return randbelow(10**9)


def chosen_game(
    name: str,
    players: int | None = None,
    expansions: Iterable[str] | None = None,
    teams: bool = False,
    sides: str | None = None,
    more: Iterable[str] | None = None,
    boards: Path | None = None,
) -> Game:
    """Make the game with the options from the command line; all others keep their defaults."""
    options: dict[str, object] = {}
    if players is not None:
        options["players"] = players
    if expansions:
        options["expansions"] = list(expansions)
    if teams:
        options["teams"] = True
    if sides is not None:
        options["sides"] = sides
    if boards is not None:
        options |= _read_boards(name, boards)
    for text in more or ():
        key, value = parse_option(name, text)
        if key in options:
            raise BadOption(text, "given twice", [f"{key} once"])
        options[key] = value
    try:
        return make(name, **options)
    except BadData as error:
        if boards is None:
            raise
        raise in_file(boards, error) from None


def _read_boards(game: str, path: Path) -> dict[str, str]:
    """The game's option that takes a file, with the text of this file as its value."""
    for option in options_of(rules_of(game)):
        if option.is_file:
            return {option.name: read_text(path, "a board file")}
    valid = [name for name in GAMES if any(option.is_file for option in options_of(rules_of(name)))]
    raise BadOption(f"boards={path}", f"{game} does not use board files", valid)


def options_text(options: Mapping[str, object]) -> str:
    """Options in one line; a file among them is only mentioned."""
    shown = {name: "(a file)" if "\n" in str(value) else value for name, value in options.items() if value}
    return ", ".join(f"{name}={value}" for name, value in shown.items())


def parse_option(game: str, text: str) -> tuple[str, object]:
    """Read `NAME=VALUE`, the value as the option's own type."""
    name, equals, value = text.partition("=")
    known = {option.name: option for option in options_of(rules_of(game))}
    if name not in known:
        raise UnknownName(name, f"{game} has no such option", sorted(known))
    if not equals:
        raise NotUnderstood(text, "an option is written NAME=VALUE", _examples(known[name]))
    return name, _parse_value(known[name], value)


def _parse_value(option: Option, text: str) -> object:
    """The choice that this text names; the game itself rejects a text that names none."""
    if option.many:
        return [part for part in text.split(",") if part]
    if isinstance(option.default, bool):
        return BOOLEANS.get(text.lower(), text)
    by_text = {str(choice): choice for choice in option.choices}
    return by_text.get(text, text)


def _examples(option: Option) -> list[str]:
    return [f"{option.name}={choice}" for choice in option.choices]
