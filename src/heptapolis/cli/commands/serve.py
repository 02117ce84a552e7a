"""`heptapolis serve`: tables for friends and bots, in the browser and for programs."""

from pathlib import Path
from typing import Annotated

import typer

from heptapolis.cli.arguments import number_option

DEFAULT_HOST = "127.0.0.1"
DEFAULT_PORT = 7007


def command(
    host: Annotated[
        str, typer.Option(help="The address to listen on; 0.0.0.0 lets other machines connect.")
    ] = DEFAULT_HOST,
    port: Annotated[int, number_option("The port.")] = DEFAULT_PORT,
    database: Annotated[
        str | None, typer.Option(help="Where to store tables: a file, or postgresql://...", metavar="URL")
    ] = None,
    passphrase: Annotated[
        str | None,
        typer.Option(help="Guests must enter this to join.", envvar="HEPTAPOLIS_PASSPHRASE", metavar="WORDS"),
    ] = None,
    origin: Annotated[
        list[str] | None,
        typer.Option(help="Another website allowed to connect (repeatable).", metavar="URL"),
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option("--bot", help="Also offer a bot of your own (repeatable).", metavar="NAME=SOURCE"),
    ] = None,
    any_bot: Annotated[bool, typer.Option("--any-bot", help="Let guests set bot parameters.")] = False,
    limit: Annotated[
        list[str] | None,
        typer.Option(
            "--limit", help="Change a limit (repeatable); docs/deploy.md lists them.", metavar="NAME=NUMBER"
        ),
    ] = None,
    no_kernels: Annotated[
        bool, typer.Option("--no-kernels", help="Do not compile the kernels at startup.")
    ] = False,
    json_log: Annotated[bool, typer.Option("--json-log", help="Write log lines as JSON.")] = False,
    web: Annotated[
        Path | None, typer.Option(help="The folder of the built web page.", metavar="FOLDER")
    ] = None,
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in your browser.")] = False,
    openapi: Annotated[bool, typer.Option("--openapi", help="Print the OpenAPI document and exit.")] = False,
) -> None:
    """Start a server: friends join through a link, bots fill empty seats, games are saved.

    Tables are saved to a file in your data folder unless --database says otherwise; docs/deploy.md explains
    how to host for others.
    """
    if openapi:
        from heptapolis.server.openapi import main

        main()
        return
    from heptapolis.bots.declare import declare
    from heptapolis.cli.serving import run_server
    from heptapolis.server.settings import Limits, Settings, read_limits

    for spec in bot or ():
        declare(spec)
    settings = Settings(
        database=database_url(database),
        passphrase=passphrase,
        origins=tuple(origin or ()),
        any_bot=any_bot,
        kernels=not no_kernels,
        json_log=json_log,
        web=web,
        address=(host, port),
        limits=read_limits(limit or (), Limits()),
    )
    run_server(settings, host, port, open_page=open_page)


def database_url(given: str | None) -> str:
    """The URL of a database; a plain path means an SQLite file."""
    if not given or "://" in given:
        return given or ""
    return f"sqlite:///{Path(given).resolve()}"
