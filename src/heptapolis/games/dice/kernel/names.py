"""The names and the bounds of the numbers in an observation of the dice game."""

from heptapolis.games.dice.kernel.layout import (
    BOARDS,
    BONUSES,
    BOXES,
    DICE,
    FACES_PER_DIE,
    PENDING,
    Ask,
    Phase,
)
from heptapolis.games.dice.kernel.observe import MOST
from heptapolis.games.dice.kernel.score import ROWS
from heptapolis.games.dice.model import BoardSet
from heptapolis.games.dice.symbols import FACES, PRICES, Building, Colour, Die
from heptapolis.kernel.piece_names import Bounds, PieceNames, pad

ASKS = tuple(ask.name.lower().replace("_", " ") for ask in Ask)
BY_BUILDING = PieceNames(tuple(map(str, Building)))
BY_COLOUR = PieceNames(tuple(map(str, Colour)))
WEST_AND_EAST = PieceNames(("west", "east"))


def piece_names(printed: BoardSet) -> dict[str, PieceNames]:
    """The names of all pieces; board names are those of the board set in play."""
    return {
        "phase": PieceNames(tuple(phase.name.lower() for phase in Phase), one_of=True),
        "ask": PieceNames(ASKS, one_of=True),
        "where": BY_BUILDING,
        "dice": PieceNames(tuple(name for die in Die for name in _die(die))),
        "board": PieceNames(pad(tuple(printed.names), BOARDS), one_of=True),
        "unlocked": BY_COLOUR,
        "cuts": BY_COLOUR,
        "gifts": BY_COLOUR,
        "crossed": PieceNames(
            tuple(f"{building} {box}" for building in Building for box in range(1, BOXES + 1))
        ),
        "before": BY_BUILDING,
        "defences": WEST_AND_EAST,
        "laurels": WEST_AND_EAST,
        "flags": BY_BUILDING,
        "bonuses": PieceNames(tuple(f"bonus {number}" for number in range(1, BONUSES + 1))),
        "pending": PieceNames(ASKS),
        "points": PieceNames(ROWS),
    }


def _die(die: Die) -> list[str]:
    """The names for one die; of identical faces, only the first is ever shown."""
    faces = FACES[die]
    shown = [f"{die} shows {face}" if face not in faces[:place] else "" for place, face in enumerate(faces)]
    return [f"{die} in the Forum", f"{die} price", *shown]


PIECE_BOUNDS: dict[str, Bounds] = {
    "turn": (0, MOST),
    "up_to": (0, MOST),
    "dice": (0, (1, max(PRICES), *(1,) * FACES_PER_DIE) * DICE),
    "coins": (0, MOST),
    "resources": (0, MOST),
    "cuts": (0, MOST),
    "gifts": (0, MOST),
    "before": (0, BOXES),
    "defences": (0, MOST),
    "laurels": (0, MOST),
    "pending": (0, PENDING),
    "points": (-MOST, MOST),
}
