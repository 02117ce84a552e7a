"""From a state of the rules to a record of the kernel and back, losing nothing."""

from typing import Any

from heptapolis.dice.city import City
from heptapolis.dice.deal import before_the_first_roll
from heptapolis.dice.effects import Pending
from heptapolis.dice.kernel.layout import GAME, SEATS, Phase, new
from heptapolis.dice.kernel.resolve import cross, found
from heptapolis.dice.kernel.tables import BUILDINGS, DICE, SYMBOLS, list_decisions
from heptapolis.dice.model import Rolled
from heptapolis.dice.options import Options
from heptapolis.dice.state import Phase as RulesPhase
from heptapolis.dice.state import Position
from heptapolis.dice.symbols import BARRACKS, Building

PHASES = dict(zip(RulesPhase, Phase, strict=True))
RULES_PHASES = {number: phase for phase, number in PHASES.items()}


def blank(tables: Any) -> Any:
    """An array of one record: a table with nothing on it."""
    records = new(GAME)
    records[0].agora_open = True
    _write_forum(records[0], before_the_first_roll())
    for city in records[0].seats:
        city.coins, city.board = tables.start_coins, -1
    return records


def as_array(game: Any) -> Any:
    """One record as an array of one."""
    records = new(GAME)
    records[0] = game
    return records


# From the rules to the kernel.


def to_kernel(position: Position, tables: Any) -> Any:
    """The record of a state of the rules."""
    game = blank(tables)[0]
    game.seed, game.turn, game.last_turn = position.seed, position.turn, position.last_turn or 0
    game.phase, game.agora_open = PHASES[position.phase], position.agora_open
    game.waiting = sum(1 << seat for seat in position.waiting)
    _write_forum(game, position.forum)
    names = position.options.printed.names
    for row, city in zip(game.seats, position.cities, strict=False):
        _write_city(row, city, names, tables)
    numbers = {decision: number for number, decision in enumerate(list_decisions(position.options.printed))}
    for row, decisions in zip(game.seats, position.pending, strict=False):
        row.pending = len(decisions)
        row.decision[: len(decisions)] = [numbers[decision] for decision in reversed(decisions)]
    return game


def _write_forum(game: Any, forum: list[Rolled]) -> None:
    game.dice = len(forum)
    for row, rolled in zip(game.forum, forum, strict=False):
        row.die, row.symbol, row.price = DICE.index(rolled.die), SYMBOLS.index(rolled.symbol), rolled.price


def _write_city(row: Any, city: City, names: tuple[str, ...], tables: Any) -> None:
    if city.board:
        found(tables, row, names.index(city.board))
    for number, building in enumerate(BUILDINGS):
        for box in city.crossed[building]:
            cross(tables, row, number, box - 1)
        row.before[number] = city.before[building]
    for building in BARRACKS:
        number, points = BUILDINGS.index(building), city.laurels[building]
        row.laurels[number] = len(points)
        row.laurel[number, : len(points)] = points
        row.defences_before[number] = city.defence_before(building) if city.board else 0
    row.coins, row.first_agora = city.coins, city.first_agora
    row.flagged, row.bonuses = len(city.flags), len(city.bonuses)
    row.flag[: row.flagged] = [BUILDINGS.index(building) for building in city.flags]
    row.bonus[: row.bonuses] = [number - 1 for number in city.bonuses]


# From the kernel to the rules.


def to_rules(game: Any, options: Options) -> Position:
    """The state of the rules that a record holds."""
    decisions = list_decisions(options.printed)
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


def _read_pending(row: Any, decisions: tuple[Pending, ...]) -> list[Pending]:
    return [decisions[number] for number in reversed(row.decision[: row.pending])]


def _read_rolled(row: Any) -> Rolled:
    return Rolled(DICE[row.die], SYMBOLS[row.symbol], int(row.price))


def _read_city(row: Any, options: Options) -> City:
    city = City(
        coins=int(row.coins),
        crossed={building: _read_boxes(row, building) for building in BUILDINGS},
        before=dict(zip(BUILDINGS, map(int, row.before), strict=True)),
        laurels={building: _read_laurels(row, building) for building in BARRACKS},
        flags=[BUILDINGS[number] for number in row.flag[: row.flagged]],
        bonuses=[int(number) + 1 for number in row.bonus[: row.bonuses]],
        first_agora=bool(row.first_agora),
    )
    if row.board >= 0:
        city.found(options.printed.boards[row.board])
    return city


def _read_boxes(row: Any, building: Building) -> list[int]:
    number = BUILDINGS.index(building)
    return [int(box) + 1 for box in row.order[number, : row.count[number]]]


def _read_laurels(row: Any, building: Building) -> list[int]:
    number = BUILDINGS.index(building)
    return [int(points) for points in row.laurel[number, : row.laurels[number]]]
