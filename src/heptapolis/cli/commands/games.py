"""`heptapolis games`: the games and their options."""

from collections.abc import Iterable

from heptapolis.cli.arguments import Json
from heptapolis.cli.console import console, name_columns, plain_table, say
from heptapolis.core.contract import Game
from heptapolis.core.games import GAMES, rules_of
from heptapolis.core.options import Option, options_of
from heptapolis.i18n import text, text_or


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
    table = plain_table(*name_columns("option", "default", "choices", "meaning"))
    for option in options:
        meaning = text_or(f"{game.name}-meaning-{option.name.replace('_', '-')}", option.help)
        table.add_row(option.name, _text(option.default), _choices(option), meaning)
    console().print(f"[bold]{game.name}[/]: {_title(game, options)}")
    console().print(table)
    console().print()


def _title(game: type[Game], options: Iterable[Option]) -> str:
    """The title and the player counts; a game without this option has only one."""
    title = text_or(f"{game.name}-title", game.title)
    for option in options:
        if option.name == "players":
            least, most = str(option.choices[0]), str(option.choices[-1])
            return text("terminal-title-players", title=title, least=least, most=most)
    return title


def _choices(option: Option) -> str:
    choices = ", ".join(map(_text, option.choices))
    return text("terminal-several", choices=choices) if option.many else choices


def _text(value: object) -> str:
    """A value as it is written on the command line."""
    match value:
        case bool():
            return text("terminal-yes" if value else "terminal-no")
        case tuple():
            return ",".join(value) or text("terminal-none")
        case _:
            return str(value)
