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
    from heptapolis.search.actor_critic import RoundStats, Schedule
    from heptapolis.search.learning_workers import Variant, Workers
    from heptapolis.search.policy_weights import Vector

GUIDES = {"network": 60_000, "linear": 40_000}  # default rounds
REPORTS = 20  # progress messages in total
LOOK_AHEADS = ("0 to 1 for a network", "0 for linear")
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
        int | None, number_option("Number of weight updates.", "60000, or 40000 if linear")
    ] = None,
    games: Annotated[int, number_option("Games per round.")] = 16,
    threads: Annotated[int, number_option("Number of threads, or of workers on a cluster.")] = 1,
    ray: Annotated[
        str | None, typer.Option(help="Play on this Ray cluster (extra `cluster`).", metavar="ADDRESS")
    ] = None,
    start: Annotated[
        str | None,
        typer.Option(help="Network only: start from this profile of the output file.", metavar="PROFILE"),
    ] = None,
    look_ahead: Annotated[
        float,
        typer.Option(
            help="Network only: share of the decisions in which the policy also learns from a look-ahead.",
            metavar="SHARE",
        ),
    ] = 0.0,
    checkpoint: Annotated[
        Path | None,
        typer.Option(help="Save progress here, and continue from it if the file exists."),
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
    from heptapolis.search.actor_critic import Schedule

    updates = GUIDES[guide] if rounds is None else rounds
    schedule = Schedule(updates, games, chosen_seed(seed), threads, look_ahead=look_ahead)
    _check(schedule, guide)
    counts = [players] if players else range(2, 8)
    if guide == "linear":
        _learn_policy(chosen, output, counts, schedule, checkpoint, ray)
    else:
        _learn_network(chosen, output, counts, schedule, start, checkpoint, ray)


def _check(schedule: "Schedule", guide: str) -> None:
    """Reject a schedule that cannot be played."""
    rounds, games, threads = schedule.rounds, schedule.games, schedule.threads
    if min(rounds, games, threads) < 1:
        raise BadOption(
            f"rounds={rounds}, games={games}, threads={threads}", "nothing to play", ["1 or more"]
        )
    share = schedule.look_ahead
    if not 0 <= share <= 1 or (share and guide == "linear"):
        raise BadOption(f"look_ahead={share}, guide={guide}", "out of range", LOOK_AHEADS)


def _learn_policy(
    game: Game,
    output: Path,
    counts: Iterable[int],
    schedule: "Schedule",
    checkpoint: Path | None,
    ray: str | None,
) -> None:
    """Learn a linear policy, and write it if it beats the one in use."""
    from heptapolis.cli.console import say
    from heptapolis.cli.weights import WeightFile
    from heptapolis.search.actor_critic import LINEAR_START_SHARE, new_weights
    from heptapolis.search.policy_weights import by_name, profile

    file, kind = WeightFile(output), profile(game, players=isinstance(counts, list))
    variants = _variants(game, counts, linear=True)
    first = variants[0]
    say(f"learning a linear policy for {game.name} ({kind}), seed {schedule.seed}")
    start = new_weights(first.shape, first.frozen, schedule.seed, LINEAR_START_SHARE)
    found = _train(variants, schedule, _workers(variants, schedule.threads, ray), start, checkpoint)
    par = (2 if first.has_teams else 1) / first.engine.game.players
    wins = _duel(first, found, schedule)
    say(f"alone among policies in use, {DUEL_GAMES} games: wins {wins:.1%}, par is {par:.1%}")
    if wins > par:
        file.write(kind, by_name(found[: len(first.frozen)], first.engine.features))
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
    ray: str | None,
) -> None:
    """Learn a network, and write it if it wins more than the one in use."""
    from heptapolis.cli.console import say
    from heptapolis.search.actor_critic import new_weights
    from heptapolis.search.network_weights import network_layout, read_networks, rounded, write_networks
    from heptapolis.search.policy_weights import profile

    variants = _variants(game, counts)
    first = variants[0]
    layout = network_layout(first.engine)
    networks, kind = read_networks(output, layout), profile(game, players=isinstance(counts, list))
    if start is not None and start not in networks:
        raise BadOption(f"start={start}", "the file has no such network", networks or ["none"])
    say(f"learning {game.name} ({kind}), seed {schedule.seed}")
    schedule = schedule.refining() if start else schedule
    weights = networks[start] if start else new_weights(first.shape, first.frozen, schedule.seed)
    found = rounded(
        _train(variants, schedule, _workers(variants, schedule.threads, ray), weights, checkpoint)
    )
    new = _duel(first, found, schedule)
    old = _duel(first, networks[kind], schedule) if kind in networks else 0.0
    say(f"alone among linear policies, {DUEL_GAMES} games: wins {new:.1%}, the network in use {old:.1%}")
    if new > old:
        write_networks(output, layout, networks | {kind: found})
        say(f"written to {output}")
    else:
        say("not better: nothing written")


def _duel(variant: "Variant", weights: "Vector", schedule: "Schedule") -> float:
    """The share of games that the weights win alone among linear policies."""
    from heptapolis.arena.duel import wins_alone
    from heptapolis.core.chance import derive

    return wins_alone(variant, weights, DUEL_GAMES, derive(schedule.seed, schedule.rounds + 1))


def _variants(game: Game, counts: Iterable[int], *, linear: bool = False) -> "list[Variant]":
    """The variants to learn from, with their frozen opponents."""
    from heptapolis.kernel.engine import engine_of
    from heptapolis.search.learning_workers import Variant
    from heptapolis.search.policy_weights import policy_of

    dealt = {"boards": ("deal", "choose"), "sides": ("random", "choose")}
    ways = {name: values for name, values in dealt.items() if name in game.options}
    engines = [engine_of(one) for one in _mixture(game, counts, ways)]
    return [Variant(engine, policy_of(engine.game, engine), linear=linear) for engine in engines]


def _workers(variants: "list[Variant]", count: int, ray: str | None) -> "Workers":
    """Threads here, or workers on a Ray cluster."""
    from heptapolis.arena.cluster import Cluster
    from heptapolis.arena.cluster_workers import RayWorkers
    from heptapolis.search.learning_workers import ThreadWorkers

    return RayWorkers(Cluster(ray), variants, count) if ray else ThreadWorkers(variants, count)


def _train(
    variants: "list[Variant]",
    schedule: "Schedule",
    workers: "Workers",
    weights: "Vector",
    checkpoint: Path | None,
) -> "Vector":
    """Train, save and report until the schedule is done; the result is the average of the last weights."""
    from heptapolis.cli.console import say
    from heptapolis.search.actor_critic import Learner, mean_stats

    learner, since = Learner(variants, weights, schedule, workers), list["RoundStats"]()
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
