"""What a seat may know as a row of numbers, compiled: one ordered list of named pieces.

Seats are counted from the observer to the left; seats that are not in the game are empty. Everything except
future rolls is open, so all seats see the same, each from its own place. The table (`PIECES`):

    phase            one of three: choosing boards, a turn, over
    turn             its number
    last_turn        1 if this turn is the last
    agora_open       1 until someone has completed the Agora in an earlier turn (D42)
    ask              what this seat must decide next, one of four: action, free build, cross, bonus
    up_to            if it may cross boxes by an effect: how many
    where            and in which buildings
    dice             for each of the ten dice: whether it lies in the Forum, its price, its face (one of six)
    cities           all of them, each as below

A city (`CITY`):

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
    first_agora      1 if it has those points
    must_act         1 if it must decide now
    pending          how many decisions of each kind it still has to take this turn
    points           the rows of its current score sheet

What is printed on the boards does not change during a game and is not repeated here.
"""

from typing import Annotated, Any

from numba import types

from heptapolis.games.dice.kernel.layout import (
    BOARDS,
    BONUSES,
    BOXES,
    BUILDINGS,
    COLOURS,
    DICE,
    FACES_PER_DIE,
    SEATS,
    Ask,
    City,
    Game,
    Games,
    Phase,
    Rows,
    Tables,
    TablesRow,
)
from heptapolis.games.dice.kernel.legal import may_act, next_decision
from heptapolis.games.dice.kernel.resolve import EAST, WEST
from heptapolis.games.dice.kernel.score import ROWS, city_sheet
from heptapolis.kernel.groups import offsets_of, size_of
from heptapolis.kernel.jit import kernel
from heptapolis.kernel.rows import clear, copy

DIE_ROW = 2 + FACES_PER_DIE
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
    ("first_agora", 1),
    ("must_act", 1),
    ("pending", len(Ask)),
    ("points", len(ROWS)),
)
CITY_SIZE = size_of(CITY)
PIECES: tuple[tuple[str, int], ...] = (
    ("phase", len(Phase)),
    ("turn", 1),
    ("last_turn", 1),
    ("agora_open", 1),
    ("ask", len(Ask)),
    ("up_to", 1),
    ("where", BUILDINGS),
    ("dice", DICE * DIE_ROW),
    ("cities", SEATS * CITY_SIZE),
)
BINARY = frozenset(
    {
        *("phase", "last_turn", "agora_open", "ask", "where", "board", "unlocked", "crossed"),
        *("flags", "bonuses", "first_agora", "must_act"),
    }
)  # pieces that are 0 or 1
SIZE = size_of(PIECES)
OFFSETS = offsets_of(PIECES)
CITY_OFFSETS = offsets_of(CITY)
MOST = 999  # quantities are clipped to it, negative points to its negative

Observations = Annotated[Any, types.int16[:, :, ::1]]
Seen = Annotated[Any, types.int16[:, ::1]]  # by the seats of one game
PHASE = OFFSETS["phase"]
TURN = OFFSETS["turn"]
LAST_TURN = OFFSETS["last_turn"]
AGORA_OPEN = OFFSETS["agora_open"]
ASK = OFFSETS["ask"]
UP_TO = OFFSETS["up_to"]
WHERE = OFFSETS["where"]
FORUM = OFFSETS["dice"]
CITIES = OFFSETS["cities"]

BOARD = CITY_OFFSETS["board"]
COINS = CITY_OFFSETS["coins"]
RESOURCES = CITY_OFFSETS["resources"]
UNLOCKED = CITY_OFFSETS["unlocked"]
CUTS = CITY_OFFSETS["cuts"]
GIFTS = CITY_OFFSETS["gifts"]
CROSSED = CITY_OFFSETS["crossed"]
BEFORE = CITY_OFFSETS["before"]
DEFENCES = CITY_OFFSETS["defences"]
LAURELS = CITY_OFFSETS["laurels"]
FLAGS = CITY_OFFSETS["flags"]
BONUS = CITY_OFFSETS["bonuses"]
FIRST_AGORA = CITY_OFFSETS["first_agora"]
MUST_ACT = CITY_OFFSETS["must_act"]
PENDING = CITY_OFFSETS["pending"]
POINTS = CITY_OFFSETS["points"]


@kernel
def observe_all(tables: TablesRow, games: Games, observations: Observations) -> None:
    """Write what every seat of every game sees; seats that are not in the game stay as they are."""
    for index in range(len(games)):
        game = games[index]
        for seat in range(tables[0].players):
            city = observations[index, seat, CITIES : CITIES + CITY_SIZE]
            _observe_city(tables[0], game.seats[seat], city)
            city[MUST_ACT] = may_act(tables[0], game, seat)
        for seat in range(tables[0].players):
            _observe_table(tables[0], game, seat, observations[index, seat])
            _observe_others(tables[0], seat, observations[index])


@kernel
def _observe_table(tables: Tables, game: Game, seat: int, row: Rows) -> None:
    """Write where the game stands, the Forum, and the decision of this seat."""
    clear(row[:CITIES])
    row[PHASE + game.phase] = 1
    row[TURN] = min(MOST, game.turn)
    row[LAST_TURN] = game.last_turn > 0 and game.turn == game.last_turn
    row[AGORA_OPEN] = game.agora_open
    _observe_decision(tables, game.seats[seat], row)
    _observe_dice(tables, game, row)


@kernel
def _observe_others(tables: Tables, seat: int, rows: Seen) -> None:
    """Copy the other cities: each looks the same to everyone and is already in its own seat's row."""
    other = seat + 0
    for distance in range(1, tables.players):
        other = other + 1 if other + 1 < tables.players else 0
        place = CITIES + distance * CITY_SIZE
        copy(rows[seat, place : place + CITY_SIZE], rows[other, CITIES : CITIES + CITY_SIZE])


@kernel
def _observe_decision(tables: Tables, city: City, row: Rows) -> None:
    if city.pending:
        decision = tables.decisions[next_decision(city)]
        row[ASK + decision.ask] = 1
        row[UP_TO] = min(MOST, decision.up_to)
        _observe_bits(decision.buildings, row[WHERE : WHERE + BUILDINGS])


@kernel
def _observe_bits(bits: int, row: Rows) -> None:
    for place in range(len(row)):
        row[place] = bits >> place & 1


@kernel
def _observe_dice(tables: Tables, game: Game, row: Rows) -> None:
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
def _observe_city(tables: Tables, city: City, row: Rows) -> None:
    clear(row)
    if city.board >= 0:
        row[BOARD + city.board] = 1
    row[COINS] = min(MOST, city.coins)
    row[RESOURCES] = min(MOST, city.resources)
    _observe_bits(city.unlocked, row[UNLOCKED : UNLOCKED + COLOURS])
    for colour in range(COLOURS):
        row[CUTS + colour] = min(MOST, city.cuts[colour])
        row[GIFTS + colour] = min(MOST, city.gifts[colour])
    for building in range(BUILDINGS):
        first = CROSSED + building * BOXES
        _observe_bits(city.crossed[building], row[first : first + BOXES])
        row[BEFORE + building] = city.before[building]
    _observe_barracks(city, WEST, 0, row)
    _observe_barracks(city, EAST, 1, row)
    for place in range(city.flagged):
        row[FLAGS + city.flag[place]] = 1
    for place in range(city.bonuses):
        row[BONUS + city.bonus[place]] = 1
    row[FIRST_AGORA] = city.first_agora
    for place in range(city.pending):
        row[PENDING + tables.decisions[city.decision[place]].ask] += 1
    city_sheet(tables, city, row[POINTS : POINTS + len(ROWS)])
    for place in range(POINTS, POINTS + len(ROWS)):
        row[place] = max(-MOST, min(MOST, row[place]))


@kernel
def _observe_barracks(city: City, building: int, side: int, row: Rows) -> None:
    row[DEFENCES + side] = city.defences_before[building]
    points = 0
    for place in range(city.laurels[building]):
        points += city.laurel[building, place]
    row[LAURELS + side] = min(MOST, points)
