"""`heptapolis bots`: who can be played against, and with which parameters."""

from typing import Any

from heptapolis.bots import BOTS, BotKind
from heptapolis.bots.protocol import parameters
from heptapolis.cli.arguments import Json
from heptapolis.cli.console import console, say


def command(json: Json = False) -> None:
    """List the bots and their parameters.

    A bot is written `name` or `name:param=value,param=value`.
    """
    if json:
        from heptapolis.core.codec import dumps

        say(dumps([describe(BOTS[name]) for name in BOTS]))
    else:
        for name in BOTS:
            _show(BOTS[name])


def describe(kind: type[BotKind]) -> dict[str, Any]:
    """A bot as data."""
    return {"name": kind.name, "title": kind.title, "parameters": [vars(one) for one in parameters(kind)]}


def _show(kind: type[BotKind]) -> None:
    console().print(f"[bold]{kind.name}[/]: {kind.title}")
    for parameter in parameters(kind):
        console().print(f"  {parameter.name}={parameter.default}  {parameter.help}")
