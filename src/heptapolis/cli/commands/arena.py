"""`heptapolis arena`: a tournament between bots."""

from contextlib import nullcontext
from pathlib import Path
from typing import Annotated

import typer

from heptapolis.cli.arguments import (
    Expansions,
    GameName,
    Json,
    MoreOptions,
    Players,
    Seed,
    Sides,
    Teams,
    chosen_game,
    chosen_seed,
    number_option,
)
from heptapolis.cli.workers import Jobs, RayAddress, Rows, chosen_executor
from heptapolis.core.errors import BadOption


def command(
    game: GameName,
    bots: Annotated[
        str, typer.Option(help="The bots: one for all seats, or one per seat.", metavar="SPEC,...")
    ],
    players: Players = None,
    games: Annotated[int, number_option("Minimum number of games.")] = 100,
    expansion: Expansions = None,
    teams: Teams = False,
    sides: Sides = None,
    option: MoreOptions = None,
    bot: Annotated[
        list[str] | None,
        typer.Option("--bot", help="Add a bot of your own (repeatable).", metavar="NAME=SOURCE"),
    ] = None,
    seed: Seed = None,
    jobs: Jobs = None,
    ray: RayAddress = None,
    output: Annotated[Path | None, typer.Option(help="Write every game to this file, as JSON lines.")] = None,
    rows: Rows = None,
    resume: Annotated[bool, typer.Option("--resume", help="Keep the games already in OUTPUT.")] = False,
    json: Json = False,
) -> None:
    """Run a tournament between bots: ratings, win rates, scores, times.

    Every deal is played once in each seating; the bots rotate around the table. A bot of your own is
    NAME=path.py:Class or NAME=program:COMMAND; see docs/bots.md.
    """
    from heptapolis.arena.log import MatchLog
    from heptapolis.arena.rows import add_match, optional_rows
    from heptapolis.arena.run import run_tournament
    from heptapolis.arena.standings import summarize
    from heptapolis.arena.tournament import Tournament
    from heptapolis.bots.declare import declare, declare_inline
    from heptapolis.bots.registry import split_specs
    from heptapolis.cli.arena_report import show
    from heptapolis.cli.console import say
    from heptapolis.cli.progress import progress
    from heptapolis.core.codec import dumps

    for text in bot or ():
        declare(text)
    if resume and not output:
        raise BadOption("--resume", "--resume needs an output file", ["--output FILE --resume"])
    specs, inline = declare_inline(split_specs(bots))
    if len(specs) > 1 and not any(text.startswith("players=") for text in option or ()):
        players = players or len(specs)
    rules = chosen_game(game, players, expansion, teams, sides, option)
    declared = tuple(dict.fromkeys((*(bot or ()), *inline)))
    tournament = Tournament.of(rules, specs, games, chosen_seed(seed), declared)
    executor = chosen_executor(jobs, ray)
    with (
        optional_rows(rows) as file,
        MatchLog(output, tournament.id, resume) if output else nullcontext() as log,
    ):
        left = tournament.size - (len(log.finished) if log else 0)
        with progress(left) as advance:
            matches = run_tournament(tournament, executor, log, lambda _: advance())
        if file:
            for played in matches:
                add_match(file, played)
    say(dumps(summarize(tournament, matches))) if json else show(tournament, matches)
