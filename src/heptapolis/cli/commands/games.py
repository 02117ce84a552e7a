"""`heptapolis games`: the games and their options."""

from collections.abc import Iterable

from heptapolis.cli.arguments import Json
from heptapolis.cli.console import console, plain_table, say
from heptapolis.core.contract import Game
from heptapolis.core.games import GAMES, rules_of
from heptapolis.core.options import Option, options_of


def command(json: Json = False) -> None:
    """List the games, their options and defaults."""
    if json:
        from heptapolis.core.codec import dumps

        say(dumps([describe(rules_of(name)) for name in GAMES]))
    else:
        for name in GAMES:
            _show(rules_of(name))


def describe(game: type[Game]) -> dict[str, object]:
    """A game as data."""
    return {
        "name": game.name,
        "title": game.title,
        "ruleset": game.ruleset,
        "options": [vars(option) for option in options_of(game)],
    }


def _show(game: type[Game]) -> None:
    options = options_of(game)
    table = plain_table("option", "default", "choices", "meaning")
    for option in options:
        table.add_row(option.name, _text(option.default), _choices(option), option.help)
    console().print(f"[bold]{game.name}[/]: {game.title}{_players(options)}")
    console().print(table)
    console().print()


def _players(options: Iterable[Option]) -> str:
    """The player counts; a game without this option has only one."""
    numbers = [option.choices for option in options if option.name == "players"]
    return f", {numbers[0][0]} to {numbers[0][-1]} players" if numbers else ""


def _choices(option: Option) -> str:
    several = " (several)" if option.many else ""
    return ", ".join(map(_text, option.choices)) + several


def _text(value: object) -> str:
    """A value as it is written on the command line."""
    match value:
        case bool():
            return "yes" if value else "no"
        case tuple():
            return ",".join(value) or "none"
        case _:
            return str(value)
