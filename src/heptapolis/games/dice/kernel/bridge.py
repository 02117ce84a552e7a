"""From a state of the rules to a record of the kernel and back, losing nothing."""

import numpy as np

from heptapolis.core.closed import check_complete
from heptapolis.games.dice.city import City
from heptapolis.games.dice.deal import before_the_first_roll
from heptapolis.games.dice.effects import Pending
from heptapolis.games.dice.kernel import layout
from heptapolis.games.dice.kernel.hooks import restore
from heptapolis.games.dice.kernel.layout import GAME, SEATS, Phase, new
from heptapolis.games.dice.kernel.tables import BUILDINGS, DICE, SYMBOLS, list_decisions
from heptapolis.games.dice.model import Rolled
from heptapolis.games.dice.options import Options
from heptapolis.games.dice.state import Phase as RulesPhase
from heptapolis.games.dice.state import Position
from heptapolis.games.dice.symbols import BARRACKS
from heptapolis.kernel.jit import direct

PHASES = {phase: Phase[phase.name] for phase in RulesPhase}
check_complete("bridge.PHASES", Phase, PHASES.values())
RULES_PHASES = {number: phase for phase, number in PHASES.items()}


def blank(tables: layout.TablesRow) -> layout.Games:
    """An array of one record: a table with nothing on it."""
    records = new(GAME)
    records[0].agora_open = True
    _write_forum(records[0], before_the_first_roll())
    for city in records[0].seats:
        city.coins, city.board = tables[0].start_coins, -1
    return records


# From the rules to the kernel.


def to_kernel(position: Position, tables: layout.TablesRow) -> layout.Games:
    """Encode a state of the rules as an array of one record."""
    games = blank(tables)
    game = games[0]
    game.seed, game.turn, game.last_turn = position.seed, position.turn, position.last_turn or 0
    game.phase, game.agora_open = PHASES[position.phase], position.agora_open
    game.waiting = sum(1 << seat for seat in position.waiting)
    _write_forum(game, position.forum)
    decisions = list_decisions(position.options)
    for seat, city in enumerate(position.cities):
        _write_city(game.seats[seat], city, position.options.printed.names)
        _write_pending(game.seats[seat], position.pending[seat], decisions)
    direct(restore)(tables, games)
    return games


def _write_pending(row: layout.City, pending: list[Pending], decisions: tuple[Pending, ...]) -> None:
    row.pending = len(pending)
    row.decision[: len(pending)] = [decisions.index(decision) for decision in reversed(pending)]


def _write_forum(game: layout.Game, forum: list[Rolled]) -> None:
    game.dice = len(forum)
    for row, rolled in zip(game.forum[: len(forum)], forum, strict=True):
        row.die, row.symbol, row.price = DICE.index(rolled.die), SYMBOLS.index(rolled.symbol), rolled.price


def _write_city(row: layout.City, city: City, names: tuple[str, ...]) -> None:
    if city.board:
        row.board = names.index(city.board)
    for number, building in enumerate(BUILDINGS):
        boxes = [box - 1 for box in city.crossed[building]]
        points = city.laurels.get(building, [])
        row.count[number], row.before[number] = len(boxes), city.before[building]
        row.order[number, : len(boxes)] = boxes
        row.laurels[number] = len(points)
        row.laurel[number, : len(points)] = points
    row.coins, row.first_agora = city.coins, city.first_agora
    row.flagged, row.bonuses = len(city.flags), len(city.bonuses)
    row.flag[: row.flagged] = [BUILDINGS.index(building) for building in city.flags]
    row.bonus[: row.bonuses] = [number - 1 for number in city.bonuses]


# From the kernel to the rules.


def to_rules(games: layout.Games, options: Options, index: int = 0) -> Position:
    """The state of the rules that a record holds."""
    game = games[index]
    decisions = list_decisions(options)
    return Position(
        options=options,
        seed=int(game.seed),
        cities=[_read_city(game.seats[seat], options) for seat in options.seats],
        pending=[_read_pending(game.seats[seat], decisions) for seat in options.seats],
        forum=[_read_rolled(row) for row in game.forum[: game.dice]],
        turn=int(game.turn),
        phase=RULES_PHASES[game.phase],
        waiting=[seat for seat in range(SEATS) if int(game.waiting) >> seat & 1],
        last_turn=int(game.last_turn) or None,
        agora_open=bool(game.agora_open),
    )


def _read_pending(row: layout.City, decisions: tuple[Pending, ...]) -> list[Pending]:
    return [decisions[number] for number in reversed(row.decision[: row.pending])]


def _read_rolled(row: np.record) -> Rolled:
    return Rolled(DICE[row.die], SYMBOLS[row.symbol], int(row.price))


def _read_city(row: layout.City, options: Options) -> City:
    order, count, laurel, laurels = (row[name].tolist() for name in ("order", "count", "laurel", "laurels"))
    city = City(
        coins=int(row.coins),
        crossed={b: [box + 1 for box in order[n][: count[n]]] for n, b in enumerate(BUILDINGS)},
        before=dict(zip(BUILDINGS, row.before.tolist(), strict=True)),
        laurels={b: laurel[n][: laurels[n]] for n, b in enumerate(BUILDINGS) if b in BARRACKS},
        flags=[BUILDINGS[number] for number in row.flag[: row.flagged]],
        bonuses=[int(number) + 1 for number in row.bonus[: row.bonuses]],
        first_agora=bool(row.first_agora),
    )
    if row.board >= 0:
        city.set_board(options.printed.boards[row.board])
    return city
