"""The action code: one number a move, from one ordered list of named groups.

    build    a die and a building that it can lead to (`PAIRS`), then the box
    stage    the next stage of the Wonder
    pass     cross nothing and gain coins
    cross    a building, then the box: crossed by an effect, without a die
    decline  do without what an effect offers
    bonus    this bonus box
    board    this board of the set

Boxes and bonus boxes are counted from 0 here, from 1 in the notation. A code means the same move in every
position; whether it is legal, and its price, depend on the position.
"""

from functools import cache

from heptapolis.games.dice.kernel.layout import BOARDS, BONUSES, BOXES
from heptapolis.games.dice.model import BoardSet
from heptapolis.games.dice.moves import Bonus, Build, BuildStage, ChooseBoard, Cross, Decline, Move, Pass
from heptapolis.games.dice.symbols import COMPARED, FACES, LEADS_TO, SPIES, Building, Die, Symbol


def leads_to(symbol: Symbol) -> tuple[Building, ...]:
    """The buildings of which a face lets one cross boxes."""
    return SPIES.get(symbol) or LEADS_TO[Symbol.GUILD if symbol in COMPARED else symbol]


def _pairs() -> tuple[tuple[Die, Building], ...]:
    """Every die with every building that one of its faces leads to."""
    return tuple(
        (die, building)
        for die in Die
        for building in Building
        if any(building in leads_to(symbol) for symbol in FACES[die])
    )


PAIRS = _pairs()
BUILDINGS = tuple(Building)
GROUPS: tuple[tuple[str, int], ...] = (
    ("build", len(PAIRS) * BOXES),
    ("stage", 1),
    ("pass", 1),
    ("cross", len(BUILDINGS) * BOXES),
    ("decline", 1),
    ("bonus", BONUSES),
    ("board", BOARDS),
)
SIZE = sum(size for _, size in GROUPS)
OFFSETS = {name: sum(size for _, size in GROUPS[:place]) for place, (name, _) in enumerate(GROUPS)}

BUILD = OFFSETS["build"]
STAGE = OFFSETS["stage"]
PASS = OFFSETS["pass"]
CROSS = OFFSETS["cross"]
DECLINE = OFFSETS["decline"]
BONUS = OFFSETS["bonus"]
BOARD = OFFSETS["board"]


def group(action: int) -> tuple[str, int]:
    """The group of an action and its place in it."""
    if 0 <= action < SIZE:
        for name, _ in reversed(GROUPS):
            if action >= OFFSETS[name]:
                return name, action - OFFSETS[name]
    raise ValueError(f"no action has the code {action}")


def decode(action: int, printed: BoardSet) -> Move:
    """The move that a code means, without its price; which stage is next the position says (here 1)."""
    if action >= BOARD:
        return ChooseBoard(printed.names[group(action)[1]])
    return _decode(action)


@cache
def _decode(action: int) -> Move:
    """Whatever means the same with every board set."""
    name, index = group(action)
    place, box = divmod(index, BOXES)
    match name:
        case "build":
            die, building = PAIRS[place]
            return Build(building, box + 1, die)
        case "stage":
            return BuildStage(1)
        case "pass":
            return Pass()
        case "cross":
            return Cross(BUILDINGS[place], box + 1)
        case "bonus":
            return Bonus(index + 1)
        case _:
            return Decline()


def encode(move: Move, printed: BoardSet) -> int:
    """The code of a move."""
    match move:
        case Build(building, box, die):
            return BUILD + PAIRS.index((die, building)) * BOXES + box - 1
        case BuildStage():
            return STAGE
        case Pass():
            return PASS
        case Cross(building, box):
            return CROSS + BUILDINGS.index(building) * BOXES + box - 1
        case Decline():
            return DECLINE
        case Bonus(number):
            return BONUS + number - 1
        case ChooseBoard(board):
            return BOARD + printed.names.index(board)
