"""`heptapolis learn`: train the network or the linear policy of the search bots by self-play."""

from collections.abc import Iterable, Mapping
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

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

if TYPE_CHECKING:
    from heptapolis.search.actor_critic import RoundStats, Schedule, Variant
    from heptapolis.search.policy_weights import Vector

GUIDES = {"network": (14000, 64), "linear": (800, 2000)}  # default rounds, and games per round
REPORTS = 20  # progress messages in total
CHECKPOINT_ROUNDS = 100
DUEL_GAMES = 4_000


def command(
    game: GameName,
    output: Annotated[Path, typer.Option(help="The network or policy file to write or extend.")],
    players: Players = None,
    expansion: Expansions = None,
    teams: Teams = False,
    sides: Sides = None,
    option: MoreOptions = None,
    guide: Annotated[str, typer.Option(help="What to train: network or linear.")] = "network",
    rounds: Annotated[
        int | None, number_option("Number of weight updates.", "14000, or 800 if linear")
    ] = None,
    games: Annotated[int | None, number_option("Games per round.", "64, or 2000 if linear")] = None,
    threads: Annotated[int, number_option("Network only: number of threads.")] = 1,
    start: Annotated[
        str | None,
        typer.Option(help="Network only: start from this profile of the output file.", metavar="PROFILE"),
    ] = None,
    checkpoint: Annotated[
        Path | None,
        typer.Option(help="Network only: save progress here, and continue from it if the file exists."),
    ] = None,
    seed: Seed = None,
) -> None:
    """Train the search bots by self-play, in the compiled game.

    Without --players, rounds alternate between all player counts; with it, the result is only for games
    with that many players. Boards and sides are dealt in some rounds and chosen in others.
    The result is written only if it beats the one in use.
    """
    from heptapolis.kernel.engine import compiled_games

    chosen = chosen_game(game, players, expansion, teams, sides, option)
    if package_of(chosen).engine is None:
        raise NotSupported(chosen.name, "this game has no compiled engine", compiled_games())
    if guide not in GUIDES:
        raise BadOption(f"guide={guide}", "no such guide", GUIDES)
    usual_rounds, usual_games = GUIDES[guide]
    rounds = usual_rounds if rounds is None else rounds
    games = usual_games if games is None else games
    if min(rounds, games, threads) < 1:
        raise BadOption(
            f"rounds={rounds}, games={games}, threads={threads}", "nothing to play", ["1 or more"]
        )
    counts = [players] if players else range(2, 8)
    if guide == "linear":
        _learn_policy(chosen, output, counts, rounds, games, chosen_seed(seed))
    else:
        from heptapolis.search.actor_critic import Schedule

        schedule = Schedule(rounds, games, chosen_seed(seed), threads)
        _learn_network(chosen, output, counts, schedule, start, checkpoint)


def _learn_policy(
    game: Game, output: Path, counts: Iterable[int], rounds: int, games: int, seed: int
) -> None:
    from heptapolis.arena.duel import policy_duel
    from heptapolis.cli.console import say
    from heptapolis.cli.weights import WeightFile
    from heptapolis.core.chance import derive
    from heptapolis.kernel.engine import engine_of
    from heptapolis.search.policy_weights import by_name, policy_of, profile
    from heptapolis.search.self_play import SelfPlay, learn

    file, kind = WeightFile(output), profile(game, players=isinstance(counts, list))
    variants = [SelfPlay(engine_of(one)) for one in _mixture(game, counts, {"boards": ("choose", "deal")})]
    old = policy_of(game, variants[0].engine)
    found = old
    say(f"learning {game.name} ({kind}), seed {seed}")
    for step in learn(variants, old * 0, rounds, games, seed):
        found = step.weights
        if step.number * REPORTS % rounds < REPORTS:
            say(f"round {step.number} of {rounds}: mean score {step.mean:.2f}")
    duel = policy_duel(variants[-1], found, old, DUEL_GAMES, derive(seed, rounds + 1))
    say(f"against the policy in use, {duel.games} games: {duel.gain:+.2f} ± {duel.margin:.2f} points")
    if duel.gain > 0:
        file.write(kind, by_name(found, variants[0].engine.features))
        say(f"written to {output}")
    else:
        say("not better: nothing written")


def _learn_network(
    game: Game,
    output: Path,
    counts: Iterable[int],
    schedule: "Schedule",
    start: str | None,
    checkpoint: Path | None,
) -> None:
    from heptapolis.arena.duel import wins_alone
    from heptapolis.cli.console import say
    from heptapolis.core.chance import derive
    from heptapolis.search.network_weights import network_layout, read_networks, write_networks
    from heptapolis.search.policy_weights import profile

    variants = _variants(game, counts, schedule.threads)
    layout = network_layout(variants[0].engine)
    networks, kind = read_networks(output, layout), profile(game, players=isinstance(counts, list))
    if start is not None and start not in networks:
        raise BadOption(f"start={start}", "the file has no such network", networks or ["none"])
    say(f"learning {game.name} ({kind}), seed {schedule.seed}")
    found = _train(variants, schedule, networks[start] if start else None, checkpoint)
    seed = derive(schedule.seed, schedule.rounds + 1)
    new = wins_alone(variants[0], found, DUEL_GAMES, seed)
    old = wins_alone(variants[0], networks[kind], DUEL_GAMES, seed) if kind in networks else 0.0
    say(f"alone among linear policies, {DUEL_GAMES} games: wins {new:.1%}, the network in use {old:.1%}")
    if new > old:
        write_networks(output, layout, networks | {kind: found})
        say(f"written to {output}")
    else:
        say("not better: nothing written")


def _variants(game: Game, counts: Iterable[int], threads: int) -> "list[Variant]":
    """The variants that a network learns from, with their frozen opponents."""
    from heptapolis.kernel.engine import engine_of
    from heptapolis.search.actor_critic import Variant
    from heptapolis.search.policy_weights import policy_of

    dealt = {"boards": ("deal", "choose"), "sides": ("random", "choose")}
    ways = {name: values for name, values in dealt.items() if name in game.options}
    engines = [engine_of(one) for one in _mixture(game, counts, ways)]
    return [Variant(engine, policy_of(engine.game, engine), threads) for engine in engines]


def _train(
    variants: "list[Variant]", schedule: "Schedule", start: "Vector | None", checkpoint: Path | None
) -> "Vector":
    """Train, save and report until the schedule is done; the result is the average of the last weights."""
    from heptapolis.cli.console import say
    from heptapolis.search.actor_critic import Learner, mean_stats, new_weights

    first = variants[0]
    weights = new_weights(first.shape, first.frozen, schedule.seed) if start is None else start
    learner, since = Learner(variants, weights, schedule), list["RoundStats"]()
    if checkpoint and checkpoint.exists():
        learner.load(checkpoint)
        say(f"resuming after round {learner.round}")
    for stats in learner.learn():
        since.append(stats)
        if checkpoint and (stats.number % CHECKPOINT_ROUNDS == 0 or stats.number == schedule.rounds):
            learner.save(checkpoint)
        if stats.number * REPORTS % schedule.rounds < REPORTS:
            say(f"round {stats.number} of {schedule.rounds}: {mean_stats(since)}")
            since.clear()
    return learner.average


def _mixture(game: Game, counts: Iterable[int], ways: Mapping[str, Iterable[str]]) -> list[Game]:
    """The game with every combination of these option values and player counts that it allows."""
    mixed = list[Game]()
    for *values, players in product(*ways.values(), counts):
        options = game.options | dict(zip(ways, values, strict=True)) | {"players": players}
        try:
            mixed.append(make(game.name, **options))
        except HeptapolisError:
            continue  # the game does not allow this many players
    return mixed
