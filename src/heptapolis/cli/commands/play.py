"""`heptapolis play`: a game in the terminal against bots."""

from pathlib import Path
from typing import Annotated

import typer

from heptapolis.cli.arguments import (
    Boards,
    Bots,
    Expansions,
    GameName,
    MoreOptions,
    Players,
    Seed,
    Sides,
    Teams,
    chosen_game,
    chosen_seed,
)

HUMAN_SEAT = 0


def command(
    game: GameName,
    players: Players = None,
    expansion: Expansions = None,
    teams: Teams = False,
    sides: Sides = None,
    option: MoreOptions = None,
    boards: Boards = None,
    bot: Bots = None,
    seed: Seed = None,
    save: Annotated[
        Path | None, typer.Option(help="Save the game to this file after every decision.")
    ] = None,
    watch: Annotated[bool, typer.Option("--watch", help="Watch bots play.")] = False,
) -> None:
    """Play against bots in the terminal, by default `medium` (or `random`); you sit in seat 0."""
    from heptapolis.bots.support import default_bot
    from heptapolis.cli.files import SaveFile
    from heptapolis.cli.seats import chosen_bots
    from heptapolis.cli.session import Session
    from heptapolis.i18n import text

    rules = chosen_game(game, players, expansion, teams, sides, option, boards)
    human = None if watch else HUMAN_SEAT
    kinds = chosen_bots(bot or [default_bot(rules)], [seat for seat in range(rules.players) if seat != human])
    number = chosen_seed(seed)
    session = Session(rules, number, kinds, human, SaveFile(save) if save else None)
    session.console.print(text("terminal-game", game=rules.name, players=rules.players, seed=str(number)))
    session.run()
