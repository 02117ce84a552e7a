"""`heptapolis serve`: tables for friends and bots, in the browser and for programs."""

from pathlib import Path
from typing import Annotated

import typer

from heptapolis.cli.arguments import number_option

DEFAULT_HOST = "127.0.0.1"
DEFAULT_PORT = 7007


def command(
    host: Annotated[
        str, typer.Option(help="Where to listen; 0.0.0.0 lets other machines in.")
    ] = DEFAULT_HOST,
    port: Annotated[int, number_option("The port.")] = DEFAULT_PORT,
    database: Annotated[
        str | None, typer.Option(help="Where tables are kept: a file, or postgresql://...", metavar="URL")
    ] = None,
    passphrase: Annotated[
        str | None,
        typer.Option(help="Ask every guest for this.", envvar="HEPTAPOLIS_PASSPHRASE", metavar="WORDS"),
    ] = None,
    origin: Annotated[
        list[str] | None,
        typer.Option(help="Another web site that may connect (repeatable).", metavar="URL"),
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option("--bot", help="Offer a bot of your own too (repeatable).", metavar="NAME=SOURCE"),
    ] = None,
    any_bot: Annotated[
        bool, typer.Option("--any-bot", help="Guests may set the parameters of bots.")
    ] = False,
    no_kernels: Annotated[
        bool, typer.Option("--no-kernels", help="Do not compile the kernels beforehand.")
    ] = False,
    web: Annotated[Path | None, typer.Option(help="The built web table.", metavar="FOLDER")] = None,
    open_page: Annotated[bool, typer.Option("--open", help="Open the table in the browser.")] = False,
    openapi: Annotated[bool, typer.Option("--openapi", help="Print the OpenAPI document and stop.")] = False,
) -> None:
    """Start a server: friends join by a link, empty seats are bots, nothing is lost.

    Tables are kept in a file in your data folder unless --database says otherwise; docs/deploy.md tells how
    to run a server for others.
    """
    if openapi:
        from heptapolis.server.openapi import main

        main()
        return
    from heptapolis.bots.declare import declare
    from heptapolis.cli.serving import run_server
    from heptapolis.server.settings import Settings

    for spec in bot or ():
        declare(spec)
    settings = Settings(
        database=database_url(database),
        passphrase=passphrase,
        origins=tuple(origin or ()),
        any_bot=any_bot,
        kernels=not no_kernels,
        web=web,
        address=(host, port),
    )
    run_server(settings, host, port, open_page=open_page)


def database_url(given: str | None) -> str:
    """A plain path is an SQLite file."""
    if not given or "://" in given:
        return given or ""
    return f"sqlite:///{Path(given).resolve()}"
