"""The score sheet, compiled: the twin of `dice.scoring`."""

from heptapolis.games.dice.kernel.layout import City, Effect, Game, Op, Rows, Tables, read_by
from heptapolis.games.dice.kernel.resolve import count
from heptapolis.games.dice.symbols import CITY, Building
from heptapolis.kernel.jit import kernel
from heptapolis.kernel.readers import handles

ROWS = tuple(map(str, CITY))  # D64
ROW_BUILDINGS = tuple(tuple(Building).index(building) for building in CITY)
AGORA_ROW = CITY.index(Building.AGORA)


@kernel
def sheet(tables: Tables, game: Game, seat: int, rows: Rows) -> int:
    """Write the rows of one seat; return the total."""
    return city_sheet(tables, game.seats[seat], rows)


@kernel
def city_sheet(tables: Tables, city: City, rows: Rows) -> int:
    """Write the rows of one city; return the total."""
    total = 0
    for row in range(len(ROW_BUILDINGS)):
        rows[row] = _points_of(tables, city, ROW_BUILDINGS[row])
        if row == AGORA_ROW and city.first_agora:
            rows[row] += tables.first_agora  # E18
        total += rows[row]
    return total


@kernel
def _points_of(tables: Tables, city: City, building: int) -> int:
    """The points of a building's effects and of the laurels written there (D49)."""
    total = 0
    if city.board >= 0:
        boxes = tables.boards[city.board].plans[building].boxes
        for place in range(city.count[building]):
            crossed = boxes[city.order[building, place]]
            for effect in range(crossed.gives):
                total += _points(city, crossed.effects[effect])
    for place in range(city.laurels[building]):
        total += city.laurel[building, place]
    return total


@handles(read_by("points"))
@kernel
def _points(city: City, effect: Effect) -> int:
    if effect.op == Op.POINTS:
        return effect.amount + 0
    if effect.op == Op.POINTS_PER or effect.op == Op.COINS_AND_POINTS_PER:
        return effect.amount * count(city, effect.what)
    return 0
