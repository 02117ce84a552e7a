"""The score sheet, compiled: the twin of `wonders.scoring`."""

from heptapolis.games.wonders.kernel.layout import (
    AGES,
    EFFECTS,
    Effect,
    Game,
    Op,
    Rows,
    Tables,
    read_by,
    stage_source,
)
from heptapolis.games.wonders.kernel.payment import left_of, right_of
from heptapolis.games.wonders.kernel.resolve import count_around
from heptapolis.games.wonders.scoring import ROWS
from heptapolis.kernel.jit import kernel
from heptapolis.kernel.readers import handles

WONDER, TREASURY, MILITARY, CIVILIAN, COMMERCE, SCIENCE, GUILDS, CITIES = range(len(ROWS))
ROW_OF_COLOUR = (CIVILIAN, CIVILIAN, CIVILIAN, COMMERCE, CIVILIAN, CIVILIAN, GUILDS, CITIES)


@kernel
def sheet(tables: Tables, game: Game, seat: int, rows: Rows) -> int:
    """Write the rows of one seat; return the total."""
    city = game.seats[seat]
    for row in range(len(rows)):
        rows[row] = 0
    for age in range(AGES):
        rows[MILITARY] += (2 * age + 1) * city.victories[age]
    rows[MILITARY] -= city.defeats
    rows[TREASURY] = city.coins // 3 - city.debt
    for stage in range(city.stages):
        rows[WONDER] += _points_all(tables, game, seat, stage_source(city.board, city.side, stage))
    for place in range(city.buildings):
        number = city.building[place]
        row = ROW_OF_COLOUR[tables.cards[number].colour]
        rows[row] += _points_all(tables, game, seat, number)
    rows[SCIENCE] = science(tables, game, seat)
    total = 0
    for row in range(len(rows)):
        total += rows[row]
    return total


@kernel
def _points_all(tables: Tables, game: Game, seat: int, source: int) -> int:
    total = 0
    for place in range(EFFECTS):
        total += _points(tables, game, seat, tables.effects[source, place])
    return total


@handles(read_by("points"))
@kernel
def _points(tables: Tables, game: Game, seat: int, effect: Effect) -> int:
    if effect.op == Op.POINTS:
        return effect.amount + 0
    if effect.op == Op.POINTS_PER:
        return effect.amount * count_around(tables, game, seat, effect)
    if effect.op == Op.POINTS_IF_COMPLETE:
        city = game.seats[seat]
        return effect.amount * (city.stages == tables.wonder_size[city.board, city.side])
    return 0


@kernel
def science(tables: Tables, game: Game, seat: int) -> int:
    """The most points that symbols, free choices and masks can score together (W9, X11)."""
    city = game.seats[seat]
    left = game.seats[left_of(tables, seat)].science
    right = game.seats[right_of(tables, seat)].science
    near = (left[0] + right[0], left[1] + right[1], left[2] + right[2])
    masks = min(city.masks + 0, near[0] + near[1] + near[2])
    best = 0
    for first in range(min(masks, near[0]) + 1):
        for second in range(min(masks - first, near[1]) + 1):
            third = masks - first - second
            if third <= near[2]:
                worth = with_free(
                    city.science[0] + first,
                    city.science[1] + second,
                    city.science[2] + third,
                    city.any_science + 0,
                )
                best = max(best, worth)
    return best


@kernel
def with_free(first: int, second: int, third: int, free: int) -> int:
    best = 0
    for one in range(free + 1):
        for two in range(free - one + 1):
            best = max(best, symbol_points(first + one, second + two, third + free - one - two))
    return best


@kernel
def symbol_points(first: int, second: int, third: int) -> int:
    return first * first + second * second + third * third + 7 * min(first, second, third)
