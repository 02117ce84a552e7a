"""Analyse a whole game: every step and decision is a part of its own, in any order and in any thread."""

from collections.abc import Callable, Collection, Iterator, Mapping, MutableMapping, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from functools import partial
from hashlib import sha256
from itertools import pairwise
from queue import SimpleQueue

from heptapolis.analysis.explain import round_estimate
from heptapolis.analysis.model import VERSION, Analysis, DecisionAnalysis, StepAnalysis
from heptapolis.analysis.players import analyse_player, winners_rows
from heptapolis.analysis.positions import Step, analyse_decision, analyse_step
from heptapolis.core.chance import check_seed
from heptapolis.core.contract import Game, Move, State
from heptapolis.core.errors import BadOption, BadRecord
from heptapolis.core.record import Record
from heptapolis.search.forecast import Estimate, Forecaster, forecaster_of

DEFAULT_PLAYOUTS = 4_000  # of each decision, and of each chance of a step
MIN_PLAYOUTS = 16

Part = StepAnalysis | DecisionAnalysis
Parts = MutableMapping[str, Part]  # by key: "7" is a step, "7.2" the decision of seat 2 in it
Task = Callable[[Forecaster], Part]
OnPart = Callable[[int, int], None]  # how many are done, of how many


def ignore(_done: int, _of: int) -> None:
    """For whoever does not want to know."""


def analyse(
    record: Record,
    *,
    playouts: int = DEFAULT_PLAYOUTS,
    seed: int = 0,
    jobs: int = 1,
    seat: int | None = None,
    parts: Parts | None = None,
    progress: OnPart = ignore,
) -> Analysis:
    """Analyse a recorded game; with `seat`, only the decisions of that seat.

    The outcome depends only on the record, the playouts and the seed, however many threads (`jobs`) work.
    Parts that are in `parts` are taken from there, and new ones are added as they are found.
    """
    check_arguments(playouts, seed, jobs)
    steps = list(read_steps(record))
    state = steps[-1].following
    seats = range(state.game.players) if seat is None else [state.check_seat(seat)]
    known: Parts = {} if parts is None else parts
    tasks = dict(_tasks(steps, seats, seed, playouts))
    missing = {key: task for key, task in tasks.items() if key not in known}
    progress(len(tasks) - len(missing), len(tasks))
    for done, (key, part) in enumerate(_run(missing, state.game, jobs), start=1 + len(tasks) - len(missing)):
        known[key] = part
        progress(done, len(tasks))
    return assemble(record, state, seats, [known[key] for key in tasks], playouts, seed)


def check_arguments(playouts: int, seed: int, jobs: int) -> None:
    check_seed(seed)
    if playouts < MIN_PLAYOUTS:
        raise BadOption(f"playouts={playouts}", "too few", [f"{MIN_PLAYOUTS} or more"])
    if jobs < 1:
        raise BadOption(f"jobs={jobs}", "at least one is needed", ["1 or more"])


def read_steps(record: Record) -> Iterator[Step]:
    """The steps of a recorded game; a record that cannot be replayed is rejected, saying where."""
    if not record.decisions:
        raise BadRecord(record, "there is nothing to analyse: no decision was recorded")
    before: State | None = None
    for number, (state, _) in enumerate(record.replay()):
        if before is not None:
            texts = record.decisions[number - 1]
            moves = {seat: _legal_move(before, seat, text) for seat, text in texts.items()}
            yield Step(number, before, moves, state)
        before = state


def _legal_move(state: State, seat: int, text: str) -> Move:
    """The legal move that this notation means; it carries its price."""
    parsed = state.parse(text)
    return next(move for move in state.legal(seat) if move == parsed)


def _tasks(
    steps: Sequence[Step], seats: Collection[int], seed: int, playouts: int
) -> Iterator[tuple[str, Task]]:
    """Everything to find out, by key."""
    for step in steps:
        yield str(step.number), partial(_analyse_step, step, seed, playouts)
        for seat in step.choosers:
            if seat in seats:
                yield f"{step.number}.{seat}", partial(_analyse_decision, step, seat, seed, playouts)


def _analyse_step(step: Step, seed: int, playouts: int, forecaster: Forecaster) -> Part:
    return analyse_step(forecaster, step, seed, playouts)


def _analyse_decision(step: Step, seat: int, seed: int, playouts: int, forecaster: Forecaster) -> Part:
    return analyse_decision(forecaster, step, seat, seed, playouts)


def _run(tasks: Mapping[str, Task], game: Game, jobs: int) -> Iterator[tuple[str, Part]]:
    """The parts in the order in which they are done; every thread has a forecaster of its own.

    With one job they are found in the calling thread, one at a time: it can do something else in between.
    """
    if jobs == 1:
        forecaster = forecaster_of(game)
        yield from ((key, task(forecaster)) for key, task in tasks.items())
        return
    idle: SimpleQueue[Forecaster] = SimpleQueue()
    for _ in range(min(jobs, max(1, len(tasks)))):
        idle.put(forecaster_of(game))

    def work(task: Task) -> Part:
        forecaster = idle.get()
        try:
            return task(forecaster)
        finally:
            idle.put(forecaster)

    with ThreadPoolExecutor(jobs) as pool:
        futures = {pool.submit(work, task): key for key, task in tasks.items()}
        try:
            for done in as_completed(futures):
                yield futures[done], done.result()
        finally:
            pool.shutdown(cancel_futures=True)


def assemble(
    record: Record, state: State, seats: Collection[int], parts: Sequence[Part], playouts: int, seed: int
) -> Analysis:
    """Put the parts together."""
    steps = tuple(part for part in parts if isinstance(part, StepAnalysis))
    decisions = tuple(part for part in parts if isinstance(part, DecisionAnalysis))
    winners = winners_rows(state.game)
    return Analysis(
        game=record.game,
        options=record.options,
        fingerprint=fingerprint(record),
        playouts=playouts,
        seed=seed,
        chances=tuple(pool_chances(steps)),
        decisions=decisions,
        steps=steps,
        players=tuple(analyse_player(seat, decisions, steps, state.result(), winners) for seat in seats),
    )


def pool_chances(steps: Sequence[StepAnalysis]) -> Iterator[tuple[Estimate, ...]]:
    """The chances at the start and after every step: between two steps they were measured twice."""
    yield steps[0].before
    for step, following in pairwise(steps):
        yield tuple(_pool(*pair) for pair in zip(step.after, following.before, strict=True))
    yield steps[-1].after


def _pool(one: Estimate, other: Estimate) -> Estimate:
    both = one + other
    return round_estimate(Estimate(both.mean / 2, both.error / 2))


def fingerprint(record: Record) -> str:
    """The same for the same game analysed by the same version."""
    from heptapolis import __version__

    return sha256(f"{__version__} {VERSION} {record.to_json()}".encode()).hexdigest()[:16]
