"""`heptapolis learn`: train a better policy for the search bots by self-play."""

from collections.abc import Iterable
from itertools import product
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
from heptapolis.core.contract import Game
from heptapolis.core.errors import BadOption, HeptapolisError, NotSupported
from heptapolis.core.games import make, package_of

REPORTS = 20  # progress messages in total
DUEL_GAMES = 4_000


def command(
    game: GameName,
    output: Annotated[Path, typer.Option(help="The policy file to write or extend.")],
    players: Players = None,
    expansion: Expansions = None,
    teams: Teams = False,
    sides: Sides = None,
    option: MoreOptions = None,
    rounds: Annotated[int, number_option("Number of weight updates.")] = 800,
    games: Annotated[int, number_option("Games per round.")] = 2000,
    seed: Seed = None,
) -> None:
    """Train the policy of the search bots by self-play, in the compiled game.

    Without --players, rounds alternate between all player counts, with boards dealt and with boards chosen;
    with it, the policy is only for games with that many players.
    The result is written only if it beats the policy in use.
    """
    from heptapolis.arena.duel import policy_duel
    from heptapolis.cli.console import say
    from heptapolis.cli.weights import WeightFile
    from heptapolis.core.chance import derive
    from heptapolis.kernel.engine import compiled_games, engine_of
    from heptapolis.search.policy_weights import by_name, policy_of, profile
    from heptapolis.search.self_play import SelfPlay, learn

    chosen = chosen_game(game, players, expansion, teams, sides, option)
    if package_of(chosen).engine is None:
        raise NotSupported(chosen.name, "this game has no compiled engine", compiled_games())
    if rounds < 1 or games < 1:
        raise BadOption(f"rounds={rounds}, games={games}", "nothing to play", ["1 or more"])
    file, number = WeightFile(output), chosen_seed(seed)
    kind = profile(chosen, players=players is not None)
    variants = [SelfPlay(engine_of(one)) for one in _mixture(chosen, [players] if players else range(2, 8))]
    old = policy_of(chosen, variants[0].engine)
    found = old
    say(f"learning {chosen.name} ({kind}), seed {number}")
    for step in learn(variants, old * 0, rounds, games, number):
        found = step.weights
        if step.number * REPORTS % rounds < REPORTS:
            say(f"round {step.number} of {rounds}: mean score {step.mean:.2f}")
    duel = policy_duel(variants[-1], found, old, DUEL_GAMES, derive(number, rounds + 1))
    say(f"against the policy in use, {duel.games} games: {duel.gain:+.2f} ± {duel.margin:.2f} points")
    if duel.gain > 0:
        file.write(kind, by_name(found, variants[0].engine.features))
        say(f"written to {output}")
    else:
        say("not better: nothing written")


def _mixture(game: Game, numbers: Iterable[int]) -> list[Game]:
    """The game with each of these player counts that it allows, boards dealt and chosen."""
    mixed = list[Game]()
    for boards, players in product(("choose", "deal"), numbers):
        try:
            mixed.append(make(game.name, **game.options | {"players": players, "boards": boards}))
        except HeptapolisError:
            continue  # the game does not allow this many players
    return mixed
