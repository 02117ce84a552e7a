# Generated from heptapolis/kernel/templates/batch.py.tmpl: edit that, then run `make kernels`.
"""The kernel's entry points for Python, for many games at once or for one.

Python passes only arrays; those of the tables and the scratch record have one entry. Passing a single record
would take longer than most of these calls.
"""

from heptapolis.games.dice.kernel.determinize import KnownRow, determinize
from heptapolis.games.dice.kernel.hooks import prepare_choice, start
from heptapolis.games.dice.kernel.layout import Game, Games, Phase, Rows, Tables, TablesRow, Work, WorkRow
from heptapolis.games.dice.kernel.legal import legal, may_act
from heptapolis.games.dice.kernel.rollout import playout
from heptapolis.games.dice.kernel.score import sheet
from heptapolis.games.dice.kernel.step import choose, resolve
from heptapolis.kernel.arrays import Actions, Coins, Masks, Rng, Seeds, Sheets
from heptapolis.kernel.jit import Kernel, kernel
from heptapolis.kernel.random64 import below, seed_stream


@kernel
def start_all(tables: TablesRow, blank: Games, games: Games, seeds: Seeds, rng: Rng) -> None:
    """Start a game for each seed."""
    for index in range(len(games)):
        start(tables[0], blank, games, index, seeds[index], rng)


@kernel
def acting(tables: TablesRow, games: Games, index: int) -> int:
    """The seats that must decide now, as bits."""
    return _acting(tables[0], games[index])


@kernel
def _acting(tables: Tables, game: Game) -> int:
    seats = 0
    for seat in range(tables.players):
        if may_act(tables, game, seat):
            seats |= 1 << seat
    return seats


@kernel
def list_legal(tables: TablesRow, games: Games, index: int, seat: int, work: WorkRow) -> int:
    """Write the legal actions of a seat to the scratch record; return how many there are."""
    return legal(tables[0], games[index], seat, work[0])


@kernel
def mask_all(tables: TablesRow, games: Games, masks: Masks, work: WorkRow) -> None:
    """Mark the legal actions of every seat; a seat with nothing to decide has none."""
    for index in range(len(games)):
        for seat in range(tables[0].players):
            mask = masks[index, seat]
            mask[:] = False
            for place in range(legal(tables[0], games[index], seat, work[0])):
                mask[work[0].action[place]] = True


@kernel
def sample_all(tables: TablesRow, games: Games, chosen: Actions, rng: Rng, work: WorkRow) -> None:
    """Draw a legal action for every seat that must act; -1 for the others."""
    for index in range(len(games)):
        for seat in range(tables[0].players):
            chosen[index, seat] = -1
            if legal(tables[0], games[index], seat, work[0]):
                chosen[index, seat] = work[0].action[below(rng, work[0].actions)]


@kernel
def step_all(tables: TablesRow, games: Games, chosen: Actions, work: WorkRow) -> int:
    """Take legal actions in every game that is not over; return how many were taken."""
    decisions = 0
    for index in range(len(games)):
        if games[index].phase != Phase.OVER:
            decisions += _step(tables[0], games[index], chosen[index], work[0])
    return decisions


@kernel
def _step(tables: Tables, game: Game, chosen: Rows, work: Work) -> int:
    """Take the action of every seat that must act, and ignore those of the others."""
    movers = _acting(tables, game)
    decisions = 0
    for seat in range(tables.players):
        if movers >> seat & 1:
            prepare_choice(tables, game, seat, chosen[seat], work)
            choose(tables, game, seat, chosen[seat], work)
            decisions += 1
    resolve(tables, game)
    return decisions


@kernel
def score_all(tables: TablesRow, games: Games, sheets: Sheets) -> None:
    """Write the score sheet of every seat of every game."""
    for index in range(len(games)):
        for seat in range(tables[0].players):
            sheet(tables[0], games[index], seat, sheets[index, seat])


@kernel
def determinize_all(tables: TablesRow, known: KnownRow, games: Games, rng: Rng) -> None:
    """Fill the array with states that the seat with this knowledge could be in."""
    for index in range(len(games)):
        determinize(tables[0], known[0], games, index, rng)


@kernel
def playout_all(tables: TablesRow, games: Games, rng: Rng, work: WorkRow) -> int:
    """Play every game to its end at random; return how many decisions that took."""
    decisions = 0
    for index in range(len(games)):
        decisions += playout(tables[0], games[index], rng, work[0])
    return decisions


@kernel
def random_games(
    tables: TablesRow,
    blank: Games,
    games: Games,
    seeds: Seeds,
    sheets: Sheets,
    coins: Coins,
    rng: Rng,
    work: WorkRow,
) -> int:
    """Play a whole game at random for each seed; keep its score sheets and coins."""
    decisions = 0
    for number in range(len(seeds)):
        start(tables[0], blank, games, 0, seeds[number], rng)
        seed_stream(rng, seeds[number], 1)
        decisions += playout(tables[0], games[0], rng, work[0])
        for seat in range(tables[0].players):
            sheet(tables[0], games[0], seat, sheets[number, seat])
            coins[number, seat] = games[0].seats[seat].coins
    return decisions


# What a bot at a single table needs.
TABLE_ENTRY_POINTS: tuple[Kernel, ...] = (acting, list_legal, determinize_all)
ENTRY_POINTS: tuple[Kernel, ...] = (
    start_all,
    acting,
    list_legal,
    mask_all,
    sample_all,
    step_all,
    score_all,
    determinize_all,
    playout_all,
    random_games,
)
