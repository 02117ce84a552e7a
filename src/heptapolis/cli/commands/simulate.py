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
from heptapolis.cli.workers import Jobs, Rows
from heptapolis.core.contract import Game, State
from heptapolis.core.errors import BadOption
from heptapolis.core.games import package_of

if TYPE_CHECKING:
    from heptapolis.arena.rows import RowFile
    from heptapolis.arena.simulation import OnGame
    from heptapolis.bots import BotKind

ENGINES = ("auto", "rules", "kernel")
MIN_GAMES_FOR_KERNEL = 2_000  # the rules finish fewer before a first compilation does
ENGINE_HELP = (
    f"{', '.join(ENGINES)}; auto uses the kernel for {MIN_GAMES_FOR_KERNEL:,} or more games of `random` and"
    " `policy` bots."
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
    rows: Rows = None,
    json: Json = False,
) -> None:
    """Play many games between bots: mean scores, win rates and speed."""
    from heptapolis.arena.rows import optional_rows
    from heptapolis.arena.simulation import simulate
    from heptapolis.bots import format_spec
    from heptapolis.cli.compiling import compile_simulation
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
    uses_kernel = _uses_kernel(engine, rules, list(kinds.values()), games)
    number, names = chosen_seed(seed), [format_spec(kinds[seat]) for seat in sorted(kinds)]
    with optional_rows(rows) as file:  # first: a wrong name should not cost the time of the games
        on_game = _write_rows(file, names) if file else None
        compiled = compile_simulation(rules) if uses_kernel else None  # shows its own progress
        with progress(games) as advance:
            if compiled:
                from heptapolis.arena.kernel_simulation import simulate_compiled

                jobs = jobs or count_processors()
                summary = simulate_compiled(compiled, games, number, jobs, advance, kinds, on_game)
            else:
                summary = simulate(rules, kinds, games, number, advance, on_game)
    say(dumps(summary.to_dict())) if json else show(summary)


def _uses_kernel(engine: str, game: Game, kinds: "list[BotKind]", games: int) -> bool:
    """Whether to use the compiled engine: it plays only some bots, and not every game has one."""
    from heptapolis.bots.support import COMPILED_BOTS, is_compiled

    if engine not in ENGINES:
        raise BadOption(f"engine={engine}", "no such engine", ENGINES)
    compiled = all(map(is_compiled, kinds))
    if engine == "kernel" and not compiled:
        valid = [*(f"--bot {name}" for name in COMPILED_BOTS), "--engine rules"]
        raise BadOption("engine=kernel", "the kernel cannot play these bots", valid)
    if engine == "auto":
        return compiled and games >= MIN_GAMES_FOR_KERNEL and package_of(game).engine is not None
    return engine == "kernel"


def _write_rows(file: "RowFile", bots: list[str]) -> "OnGame":
    """A function that writes the rows of every game."""

    def write(number: int, seed: int, state: State) -> None:
        file.add_game(state, number=number, seed=seed, bots=bots)

    return write
