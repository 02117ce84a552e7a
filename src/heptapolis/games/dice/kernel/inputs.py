"""What the network knows about a position of the dice game: sparse inputs, from one list of groups.

    frozen       how many opponents do not learn; used only in training
    turn         its number                        last      1 in the last turn
    ask          what the seat must decide         players
    agora        1 until someone has completed it
    die          a die of the Forum by its face    price     ... and what it costs
    board, coins, resources
    unlocked     a colour of special dice          cuts, gifts   by colour
    boxes        how many boxes of a building      crossed   a box, in each building
    flags        a building completed              bonuses   how many
    defences, laurels                              west and east
    rows         the current score sheet           lead      own points against the best of the others
    left, right  the neighbours in short           others    every seat in short, counted to the left

Other cities are described as they were when the turn began (R6): seats choose at the same time.
"""

import numpy as np

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
    Effect,
    Game,
    Op,
    Phase,
    Rows,
    Tables,
)
from heptapolis.games.dice.kernel.legal import left_of, next_decision, right_of
from heptapolis.games.dice.kernel.resolve import EAST, WEST
from heptapolis.games.dice.kernel.score import ROWS, sheet
from heptapolis.kernel.groups import Groups, find_group, offsets_of, size_of
from heptapolis.kernel.jit import kernel
from heptapolis.search.network import Inputs, add_input
from heptapolis.search.softmax_policy import Candidates

TURNS = 32
ASKS = len(Ask)
COINS = 16
RESOURCES = 12
LEADS = 21
POINTS_PER_LEAD = 5
COUNTS = BOXES + 1
SHORT = 4
NEIGHBOUR: Groups = (
    ("board", BOARDS),
    ("boxes", BUILDINGS * COUNTS),
    ("coins", 1),
    ("resources", 1),
    ("defences", 2),
)
NEIGHBOUR_SIZE = size_of(NEIGHBOUR)
GROUPS: Groups = (
    ("frozen", SEATS + 1),
    ("turn", TURNS),
    ("last", 1),
    ("ask", ASKS + 1),
    ("players", SEATS + 1),
    ("agora", 1),
    ("die", DICE * FACES_PER_DIE),
    ("price", DICE),
    ("board", BOARDS),
    ("coins", COINS),
    ("resources", RESOURCES),
    ("unlocked", COLOURS),
    ("cuts", COLOURS),
    ("gifts", COLOURS),
    ("boxes", BUILDINGS * COUNTS),
    ("crossed", BUILDINGS * BOXES),
    ("flags", BUILDINGS),
    ("bonuses", BONUSES + 1),
    ("defences", 2),
    ("laurels", 2),
    ("rows", len(ROWS) + 1),
    ("lead", LEADS),
    ("left", NEIGHBOUR_SIZE),
    ("right", NEIGHBOUR_SIZE),
    ("others", SEATS * SHORT),
    ("most_bonuses", BONUSES + 1),
)
SIZE = size_of(GROUPS)
OFFSETS = offsets_of(GROUPS)
_OWN = 4 + 3 * COLOURS + BUILDINGS * (2 + BOXES) + 4
MAX_ACTIVE = 6 + 2 * DICE + _OWN + 2 * (3 + BUILDINGS) + len(ROWS) + 3 + SEATS * SHORT  # nonzero inputs
NEIGHBOUR_OFFSETS = offsets_of(NEIGHBOUR)

TURN = OFFSETS["turn"]
LAST = OFFSETS["last"]
ASK = OFFSETS["ask"]
PLAYERS = OFFSETS["players"]
AGORA_OPEN = OFFSETS["agora"]
DIE = OFFSETS["die"]
PRICE = OFFSETS["price"]
BOARD = OFFSETS["board"]
COIN = OFFSETS["coins"]
RESOURCE = OFFSETS["resources"]
UNLOCKED = OFFSETS["unlocked"]
CUTS = OFFSETS["cuts"]
GIFTS = OFFSETS["gifts"]
COUNT = OFFSETS["boxes"]
CROSSED = OFFSETS["crossed"]
FLAGS = OFFSETS["flags"]
BONUS = OFFSETS["bonuses"]
DEFENCES = OFFSETS["defences"]
LAURELS = OFFSETS["laurels"]
SHEET = OFFSETS["rows"]
LEAD = OFFSETS["lead"]
LEFT = OFFSETS["left"]
RIGHT = OFFSETS["right"]
OTHERS = OFFSETS["others"]
MOST_BONUSES = OFFSETS["most_bonuses"]
N_COUNT = NEIGHBOUR_OFFSETS["boxes"]
N_COINS = NEIGHBOUR_OFFSETS["coins"]
N_RESOURCES = NEIGHBOUR_OFFSETS["resources"]
N_DEFENCES = NEIGHBOUR_OFFSETS["defences"]
_ONE = np.float32(1)
_TENTH = np.float32(0.1)


@kernel
def describe_position(
    tables: Tables, game: Game, seat: int, candidates: Candidates, rows: Rows, inputs: Inputs
) -> None:
    """Write the network's inputs as this seat sees the game; its candidates tell nothing more here.

    `rows` is scratch space for a score sheet.
    """
    inputs.count = 0
    city = game.seats[seat]
    add_input(inputs, PLAYERS + tables.players, _ONE)
    add_input(inputs, TURN + min(game.turn + 0, TURNS - 1), _ONE)
    if game.last_turn and game.turn == game.last_turn:
        add_input(inputs, LAST, _ONE)
    if game.agora_open:
        add_input(inputs, AGORA_OPEN, _ONE)
    ask = tables.decisions[next_decision(city)].ask + 0 if city.pending else ASKS
    add_input(inputs, ASK + ask, _ONE)
    if game.phase == Phase.BOARD:
        return
    _describe_dice(tables, game, inputs)
    _describe_city(city, inputs)
    _describe_neighbour(game.seats[left_of(tables, seat)], LEFT, inputs)
    _describe_neighbour(game.seats[right_of(tables, seat)], RIGHT, inputs)
    _describe_standings(tables, game, seat, rows, inputs)


@kernel
def _describe_dice(tables: Tables, game: Game, inputs: Inputs) -> None:
    for place in range(game.dice):
        rolled = game.forum[place]
        face = 0
        while tables.dice[rolled.die].symbols[face] != rolled.symbol:
            face += 1
        add_input(inputs, DIE + rolled.die * FACES_PER_DIE + face, _ONE)
        if rolled.price:
            add_input(inputs, PRICE + rolled.die, np.float32(rolled.price))


@kernel
def _describe_city(city: City, inputs: Inputs) -> None:
    add_input(inputs, BOARD + city.board, _ONE)
    add_input(inputs, COIN + min(city.coins + 0, COINS - 1), _ONE)
    add_input(inputs, RESOURCE + min(city.resources + 0, RESOURCES - 1), _ONE)
    add_input(inputs, BONUS + city.bonuses, _ONE)
    for colour in range(COLOURS):
        if city.unlocked >> colour & 1:
            add_input(inputs, UNLOCKED + colour, _ONE)
        if city.cuts[colour]:
            add_input(inputs, CUTS + colour, np.float32(city.cuts[colour]))
        if city.gifts[colour]:
            add_input(inputs, GIFTS + colour, np.float32(city.gifts[colour]))
    for building in range(BUILDINGS):
        add_input(inputs, COUNT + building * COUNTS + city.count[building], _ONE)
        for place in range(city.count[building]):
            add_input(inputs, CROSSED + building * BOXES + int(city.order[building, place]), _ONE)
    for place in range(city.flagged):
        add_input(inputs, FLAGS + int(city.flag[place]), _ONE)
    _describe_barracks(city, WEST, 0, inputs)
    _describe_barracks(city, EAST, 1, inputs)


@kernel
def _describe_barracks(city: City, building: int, side: int, inputs: Inputs) -> None:
    if city.defences[building]:
        add_input(inputs, DEFENCES + side, np.float32(city.defences[building]) * _TENTH)
    points = 0
    for place in range(city.laurels[building]):
        points += city.laurel[building, place]
    if points:
        add_input(inputs, LAURELS + side, np.float32(points) * _TENTH)


@kernel
def _describe_neighbour(city: City, start: int, inputs: Inputs) -> None:
    add_input(inputs, start + city.board, _ONE)
    for building in range(BUILDINGS):
        add_input(inputs, start + N_COUNT + building * COUNTS + city.before[building], _ONE)
    add_input(inputs, start + N_DEFENCES, np.float32(city.defences_before[WEST]) * _TENTH)
    add_input(inputs, start + N_DEFENCES + 1, np.float32(city.defences_before[EAST]) * _TENTH)


@kernel
def _describe_standings(tables: Tables, game: Game, seat: int, rows: Rows, inputs: Inputs) -> None:
    """Write every seat's points and the other figures of its standing."""
    own = sheet(tables, game, seat, rows)
    for row in range(len(ROWS)):
        add_input(inputs, SHEET + row, np.float32(rows[row]) * _TENTH)
    add_input(inputs, SHEET + len(ROWS), np.float32(own) * _TENTH)
    best, most = -1000, 0
    other = seat + 0
    for distance in range(1, tables.players):
        other = left_of(tables, other)
        points, complete = (
            _points_before(tables, game.seats[other]),
            _complete_before(tables, game.seats[other]),
        )
        best, most = max(best, points), max(most, complete)
        start = OTHERS + distance * SHORT
        add_input(inputs, start, _ONE)
        add_input(inputs, start + 1, np.float32(points) * _TENTH)
        add_input(inputs, start + 2, np.float32(complete))
        boxes = 0
        for building in range(BUILDINGS):
            boxes += game.seats[other].before[building]
        add_input(inputs, start + 3, np.float32(boxes) * _TENTH)
    add_input(inputs, LEAD + min(max((own - best) // POINTS_PER_LEAD + LEADS // 2, 0), LEADS - 1), _ONE)
    add_input(inputs, MOST_BONUSES + min(most, BONUSES), _ONE)


@kernel
def _points_before(tables: Tables, city: City) -> int:
    """The points of a city, laurels included, without the boxes crossed in this turn."""
    total = 0
    for building in range(BUILDINGS):
        boxes = tables.boards[city.board].plans[building].boxes
        for place in range(city.before[building]):
            box = boxes[city.order[building, place]]
            for effect in range(box.gives):
                total += _effect_points(city, box.effects[effect])
        for place in range(city.laurels[building]):
            total += city.laurel[building, place]
    return total


@kernel
def _effect_points(city: City, effect: Effect) -> int:
    if effect.op == Op.POINTS:
        return effect.amount + 0
    if effect.op == Op.POINTS_PER or effect.op == Op.COINS_AND_POINTS_PER:
        counted = 0
        for building in range(BUILDINGS):
            if effect.what >> building & 1:
                counted += city.before[building]
        return effect.amount * counted
    return 0


@kernel
def _complete_before(tables: Tables, city: City) -> int:
    """How many buildings were complete when the turn began."""
    complete = 0
    for building in range(BUILDINGS):
        complete += city.before[building] == tables.boards[city.board].plans[building].length
    return complete


def names() -> list[str]:
    """The name of each input, in order."""
    return [_name(group, place) for group, size in GROUPS for place in range(size)]


def _name(group: str, place: int) -> str:
    if group in ("left", "right"):
        part, rest = find_group(NEIGHBOUR, place)
        return f"{group} {part} {rest}"
    return f"{group} {place}"
