"""`heptapolis simulate`: many games between bots, and their mean results."""

from typing import TYPE_CHECKING, Annotated

import typer

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
from heptapolis.cli.workers import Jobs
from heptapolis.core.contract import Game
from heptapolis.core.errors import BadOption
from heptapolis.core.games import package_of

if TYPE_CHECKING:
    from heptapolis.bots import BotKind

ENGINES = ("auto", "rules", "kernel")
MIN_GAMES_FOR_KERNEL = 2_000  # the rules play fewer before a first compilation has finished
ENGINE_HELP = (
    f"{', '.join(ENGINES)}; auto uses the kernel for {MIN_GAMES_FOR_KERNEL:,} or more games of random bots."
)


def command(
    game: GameName,
    players: Players = None,
    games: Annotated[int, number_option("Number of games.")] = 100,
    expansion: Expansions = None,
    teams: Teams = False,
    sides: Sides = None,
    option: MoreOptions = None,
    boards: Boards = None,
    bot: Bots = None,
    engine: Annotated[str, typer.Option(help=ENGINE_HELP, metavar="ENGINE")] = "auto",
    jobs: Jobs = None,
    seed: Seed = None,
    json: Json = False,
) -> None:
    """Play many games between bots: mean scores, win rates and speed."""
    from heptapolis.arena.simulation import simulate
    from heptapolis.cli.console import say
    from heptapolis.cli.progress import progress
    from heptapolis.cli.seats import chosen_bots
    from heptapolis.cli.simulation_report import show
    from heptapolis.cli.workers import count_processors
    from heptapolis.core.codec import dumps

    rules = chosen_game(game, players, expansion, teams, sides, option, boards)
    kinds = chosen_bots(bot, range(rules.players))
    if games < 1:
        raise BadOption(f"games={games}", "nothing to simulate", ["1 or more"])
    if _uses_kernel(engine, rules, list(kinds.values()), games):
        from heptapolis.arena.kernel_simulation import simulate_compiled
        from heptapolis.cli.compiling import engine_with_progress

        compiled = engine_with_progress(rules)
        with progress(games) as advance:
            summary = simulate_compiled(
                compiled, games, chosen_seed(seed), jobs or count_processors(), advance
            )
    else:
        with progress(games) as advance:
            summary = simulate(rules, kinds, games, chosen_seed(seed), advance)
    say(dumps(summary.to_dict())) if json else show(summary)


def _uses_kernel(engine: str, game: Game, kinds: "list[BotKind]", games: int) -> bool:
    """Whether the compiled engine plays; it plays only random moves, and not every game has one."""
    if engine not in ENGINES:
        raise BadOption(f"engine={engine}", "no such engine", ENGINES)
    random = all(kind.name == "random" for kind in kinds)
    if engine == "kernel" and not random:
        raise BadOption(
            "engine=kernel", "the kernel simulates random bots only", ["--bot random", "--engine rules"]
        )
    if engine == "auto":
        return random and games >= MIN_GAMES_FOR_KERNEL and package_of(game).engine is not None
    return engine == "kernel"
