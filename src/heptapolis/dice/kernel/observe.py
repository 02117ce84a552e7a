"""What a seat may know as a row of numbers, compiled: one ordered list of named pieces.

First the table (`TABLE`), then every city (`CITY`) in the order of the seats, beginning with the seat that
observes. Everything but the rolls to come is open, so all seats see the same, each from its own chair.

    phase            one of three: boards are chosen, a turn, over
    turn             its number
    last turn        1 if this turn is the last
    agora open       1 until somebody has completed the Agora in an earlier turn (D42)
    ask              what this seat must decide next, one of four: action, free build, cross, bonus
    up to            if it may cross boxes by an effect: how many
    where            and in which buildings
    dice             for each of the ten dice: whether it lies in the Forum, its price, its face (one of six)

    board            which one of the set
    coins, resources
    unlocked         the colours of special dice that it may choose
    cuts             what dice of each colour cost less
    gifts            coins when a die of each colour is chosen
    crossed          the boxes crossed, building by building
    before           how many were crossed when the turn began (R6), by building
    defences         those that stood when the turn began, west and east
    laurels          points of attacks, west and east
    flags            the buildings completed
    bonuses          the bonus boxes crossed
    first agora      1 if it has those points
    pending          how many decisions of each kind it still has to take this turn
    points           the rows of its score sheet as it stands

What is printed on the boards does not change during a game and is not repeated here.
"""

from heptapolis.dice.kernel.layout import (
    BOARDS,
    BONUSES,
    BOXES,
    BUILDINGS,
    COLOURS,
    DICE,
    FACES_OF_A_DIE,
    Ask,
    City,
    Game,
    Phase,
    Rows,
    Tables,
)
from heptapolis.dice.kernel.legal import next_decision
from heptapolis.dice.kernel.resolve import EAST, WEST
from heptapolis.dice.kernel.score import ROWS, sheet
from heptapolis.jit import kernel

DIE_ROW = 2 + FACES_OF_A_DIE
TABLE: tuple[tuple[str, int], ...] = (
    ("phase", len(Phase)),
    ("turn", 1),
    ("last turn", 1),
    ("agora open", 1),
    ("ask", len(Ask)),
    ("up to", 1),
    ("where", BUILDINGS),
    ("dice", DICE * DIE_ROW),
)
CITY: tuple[tuple[str, int], ...] = (
    ("board", BOARDS),
    ("coins", 1),
    ("resources", 1),
    ("unlocked", COLOURS),
    ("cuts", COLOURS),
    ("gifts", COLOURS),
    ("crossed", BUILDINGS * BOXES),
    ("before", BUILDINGS),
    ("defences", 2),
    ("laurels", 2),
    ("flags", BUILDINGS),
    ("bonuses", BONUSES),
    ("first agora", 1),
    ("pending", len(Ask)),
    ("points", len(ROWS)),
)
TABLE_SIZE = sum(size for _, size in TABLE)
CITY_SIZE = sum(size for _, size in CITY)
MOST = (1 << 15) - 1  # what a number of an observation can hold


def pieces(players: int) -> tuple[tuple[str, int], ...]:
    """The whole row for so many players: a city's pieces are named `0 coins` for the seat itself."""
    cities = ((f"{seat} {name}", size) for seat in range(players) for name, size in CITY)
    return (*TABLE, *cities)


def size(players: int) -> int:
    """How many numbers an observation has."""
    return TABLE_SIZE + players * CITY_SIZE


def _offsets(layout: tuple[tuple[str, int], ...]) -> dict[str, int]:
    return {name: sum(size for _, size in layout[:place]) for place, (name, _) in enumerate(layout)}


IN_TABLE, IN_CITY = _offsets(TABLE), _offsets(CITY)

PHASE = IN_TABLE["phase"]
TURN = IN_TABLE["turn"]
LAST_TURN = IN_TABLE["last turn"]
AGORA_OPEN = IN_TABLE["agora open"]
ASK = IN_TABLE["ask"]
UP_TO = IN_TABLE["up to"]
WHERE = IN_TABLE["where"]
FORUM = IN_TABLE["dice"]

BOARD = IN_CITY["board"]
COINS = IN_CITY["coins"]
RESOURCES = IN_CITY["resources"]
UNLOCKED = IN_CITY["unlocked"]
CUTS = IN_CITY["cuts"]
GIFTS = IN_CITY["gifts"]
CROSSED = IN_CITY["crossed"]
BEFORE = IN_CITY["before"]
DEFENCES = IN_CITY["defences"]
LAURELS = IN_CITY["laurels"]
FLAGS = IN_CITY["flags"]
BONUS = IN_CITY["bonuses"]
FIRST_AGORA = IN_CITY["first agora"]
PENDING = IN_CITY["pending"]
POINTS = IN_CITY["points"]


@kernel
def observe(tables: Tables, game: Game, seat: int, row: Rows) -> None:
    """Write what this seat sees."""
    row[:] = 0
    row[PHASE + game.phase] = 1
    row[TURN] = game.turn
    row[LAST_TURN] = game.turn == game.last_turn
    row[AGORA_OPEN] = game.agora_open
    _see_decision(tables, game.seats[seat], row)
    _see_dice(tables, game, row)
    for distance in range(tables.players):
        other = seat + distance
        if other >= tables.players:
            other -= tables.players
        start = TABLE_SIZE + distance * CITY_SIZE
        _see_city(tables, game.seats[other], row[start : start + CITY_SIZE])


@kernel
def _see_decision(tables: Tables, city: City, row: Rows) -> None:
    if city.pending:
        decision = tables.decisions[next_decision(city)]
        row[ASK + decision.ask] = 1
        row[UP_TO] = decision.up_to
        _see_bits(decision.buildings, row[WHERE : WHERE + BUILDINGS])


@kernel
def _see_bits(bits: int, row: Rows) -> None:
    for place in range(len(row)):
        row[place] = bits >> place & 1


@kernel
def _see_dice(tables: Tables, game: Game, row: Rows) -> None:
    for place in range(game.dice):
        rolled = game.forum[place]
        start = FORUM + rolled.die * DIE_ROW
        row[start] = 1
        row[start + 1] = rolled.price
        face = 0
        while tables.dice[rolled.die].symbols[face] != rolled.symbol:
            face += 1
        row[start + 2 + face] = 1


@kernel
def _see_city(tables: Tables, city: City, row: Rows) -> None:
    if city.board >= 0:
        row[BOARD + city.board] = 1
    row[COINS] = min(MOST, city.coins)
    row[RESOURCES] = city.resources
    _see_bits(city.unlocked, row[UNLOCKED : UNLOCKED + COLOURS])
    for colour in range(COLOURS):
        row[CUTS + colour] = min(MOST, city.cuts[colour])
        row[GIFTS + colour] = min(MOST, city.gifts[colour])
    for building in range(BUILDINGS):
        first = CROSSED + building * BOXES
        _see_bits(city.crossed[building], row[first : first + BOXES])
        row[BEFORE + building] = city.before[building]
    _see_barracks(city, WEST, 0, row)
    _see_barracks(city, EAST, 1, row)
    for place in range(city.flagged):
        row[FLAGS + city.flag[place]] = 1
    for place in range(city.bonuses):
        row[BONUS + city.bonus[place]] = 1
    row[FIRST_AGORA] = city.first_agora
    for place in range(city.pending):
        row[PENDING + tables.decisions[city.decision[place]].ask] += 1
    sheet(tables, city, row[POINTS : POINTS + len(ROWS)])


@kernel
def _see_barracks(city: City, building: int, side: int, row: Rows) -> None:
    row[DEFENCES + side] = city.defences_before[building]
    for place in range(city.laurels[building]):
        row[LAURELS + side] += city.laurel[building, place]
