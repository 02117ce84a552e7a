"""`heptapolis tune`: find better weights for the greedy bot by self-play."""

from pathlib import Path
from typing import Annotated

import typer

from heptapolis.cli.arguments import (
    Expansions,
    GameName,
    MoreOptions,
    Players,
    Seed,
    Sides,
    Teams,
    chosen_game,
    chosen_seed,
    number_option,
)
from heptapolis.cli.workers import Jobs, chosen_executor
from heptapolis.core.errors import BadOption


def command(
    game: GameName,
    output: Annotated[Path, typer.Option(help="The weights file to write or extend.")],
    players: Players = None,
    expansion: Expansions = None,
    teams: Teams = False,
    sides: Sides = None,
    option: MoreOptions = None,
    rounds: Annotated[int, number_option("Number of rounds.")] = 10,
    games: Annotated[int, number_option("Games per round.")] = 250,
    seed: Seed = None,
    jobs: Jobs = None,
) -> None:
    """Tune the weights of the greedy bot by self-play.

    In every game each seat plays with slightly changed weights; after a round all weights move towards those
    of the better seats. The result is written only if it beats the weights in use.
    """
    from heptapolis.arena.tune import Round, tune
    from heptapolis.bots.evaluation import evaluation_of
    from heptapolis.cli.console import say
    from heptapolis.cli.weights import WeightFile

    rules = chosen_game(game, players, expansion, teams, sides, option)
    if rounds < 1 or games < 1:
        raise BadOption(f"rounds={rounds}, games={games}", "nothing to play", ["1 or more"])
    profile = evaluation_of(rules).weights(rules).profile
    file, number = WeightFile(output), chosen_seed(seed)

    def report(done: Round) -> None:
        say(f"round {done.number} of {rounds}: mean score {done.mean:.2f}")

    say(f"tuning {rules.name} ({profile}), seed {number}")
    found, duel = tune(rules, rounds, games, number, chosen_executor(jobs), report)
    say(f"against the weights in use, {duel.games} games: {duel.gain:+.2f} ± {duel.margin:.2f} points")
    if duel.gain > 0:
        file.write(profile, found)
        say(f"written to {output}")
    else:
        say("not better: nothing written")
