"""`heptapolis simulate`: many games between bots, and what came of them."""

from typing import Annotated

from heptapolis.cli.arguments import (
    Boards,
    Bots,
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
from heptapolis.core.errors import BadOption


def command(
    game: GameName,
    players: Players = None,
    games: Annotated[int, number_option("How many games.")] = 100,
    expansion: Expansions = None,
    teams: Teams = False,
    sides: Sides = None,
    option: MoreOptions = None,
    boards: Boards = None,
    bot: Bots = None,
    seed: Seed = None,
    json: Json = False,
) -> None:
    """Play many games between bots: mean scores, win rates and speed."""
    from heptapolis.cli.console import say
    from heptapolis.cli.report import show
    from heptapolis.cli.seats import chosen_bots
    from heptapolis.cli.simulation import simulate
    from heptapolis.core.codec import dumps

    rules = chosen_game(game, players, expansion, teams, sides, option, boards)
    kinds = chosen_bots(bot, range(rules.players))
    if games < 1:
        raise BadOption(f"games={games}", "nothing to simulate", ["1 or more"])
    summary = simulate(rules, kinds, games, chosen_seed(seed))
    say(dumps(summary.to_dict())) if json else show(summary)
