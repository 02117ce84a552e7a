"""`heptapolis bots`: the bots and their parameters."""

from collections.abc import Iterable, Mapping
from typing import Annotated

import typer

from heptapolis.bots import BOTS, BotKind
from heptapolis.bots.characters import CHARACTERS
from heptapolis.bots.protocol import parameters
from heptapolis.bots.registry import STRENGTHS
from heptapolis.cli.arguments import Json
from heptapolis.cli.console import console, say


def command(
    bot: Annotated[
        list[str] | None,
        typer.Option("--bot", help="Also list a bot of your own (repeatable).", metavar="NAME=SOURCE"),
    ] = None,
    json: Json = False,
) -> None:
    """List the bots and their parameters.

    A bot is written `name` or `name:param=value,param=value`; a strength is a name for one of them. A bot of
    your own is NAME=path.py:Class or NAME=program:COMMAND; see docs/bots.md.
    """
    from heptapolis.bots.declare import declare

    for text in bot or ():
        declare(text)
    if json:
        from heptapolis.core.codec import dumps

        known = [describe(BOTS[name]) for name in BOTS]
        say(dumps([*known, *_strengths(STRENGTHS), *_characters(CHARACTERS)]))
    else:
        _show()


def describe(kind: type[BotKind]) -> dict[str, object]:
    """A bot as data."""
    return {"name": kind.name, "title": kind.title, "parameters": [vars(one) for one in parameters(kind)]}


def _strengths(strengths: Mapping[str, str]) -> Iterable[dict[str, object]]:
    return ({"name": name, "title": f"a strength: {spec}", "spec": spec} for name, spec in strengths.items())


def _characters(characters: Mapping[str, str]) -> Iterable[dict[str, object]]:
    return ({"name": name, "title": f"a character: {called}"} for name, called in characters.items())


def _show() -> None:
    from rich.markup import escape  # titles of third-party bots may contain anything

    from heptapolis.i18n import text

    for name in BOTS:
        kind = BOTS[name]
        console().print(f"[bold]{kind.name}[/]: {escape(kind.title)}")
        for parameter in parameters(kind):
            console().print(f"  {parameter.name}={parameter.default}  {escape(parameter.help)}")
    say("")
    for name, spec in STRENGTHS.items():
        console().print(f"[bold]{name}[/]: {text('terminal-same-as', spec=spec)}")
    say("")
    for name, called in CHARACTERS.items():
        role = text(f"character-{name}")
        console().print(f"[bold]character={name}[/]: {text('terminal-character', name=called, role=role)}")
