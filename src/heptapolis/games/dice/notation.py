"""Moves as one line of text, and back.

    board gizah                    take this board
    build agora 2 with blue        choose the blue die and cross box 2 of the Agora
    build warehouse 4 with grey-2  the three grey dice are grey-1, grey-2, grey-3
    stage 1                        build the first stage of the Wonder
    pass                           gain 3 coins
    cross west-barracks 6          cross a box by an effect, without a die
    bonus 2                        cross the second bonus box
    decline                        skip the effect

Boxes are numbered from 1 as the board file declares them. Prices follow from the position and are left out.
"""

import re
from collections.abc import Callable
from typing import assert_never, get_args

from heptapolis.core.closed import check_complete
from heptapolis.core.errors import BadNotation
from heptapolis.games.dice.moves import Bonus, Build, BuildStage, ChooseBoard, Cross, Decline, Move, Pass
from heptapolis.games.dice.symbols import Building, Die


def write(move: Move) -> str:
    """The notation of a move."""
    match move:
        case ChooseBoard(board):
            return f"board {board}"
        case Build(building, box, die):
            return f"build {building} {box} with {die}"
        case BuildStage(box):
            return f"stage {box}"
        case Pass():
            return "pass"
        case Cross(building, box):
            return f"cross {building} {box}"
        case Decline():
            return "decline"
        case Bonus(number):
            return f"bonus {number}"
        case _:
            assert_never(move)


PLACE = r"(?P<building>\S+) (?P<box>\d{1,2})"

Parts = dict[str, str]
FORMS: tuple[tuple[type[Move], str, Callable[[Parts], Move]], ...] = (
    (ChooseBoard, r"board (?P<board>\S+)", lambda p: ChooseBoard(p["board"])),
    (Build, rf"build {PLACE} with (?P<die>\S+)", lambda p: Build(_building(p), int(p["box"]), _die(p))),
    (BuildStage, r"stage (?P<box>\d{1,2})", lambda p: BuildStage(int(p["box"]))),
    (Pass, "pass", lambda p: Pass()),
    (Cross, f"cross {PLACE}", lambda p: Cross(_building(p), int(p["box"]))),
    (Decline, "decline", lambda p: Decline()),
    (Bonus, r"bonus (?P<number>\d{1,2})", lambda p: Bonus(int(p["number"]))),
)
check_complete("notation.FORMS", get_args(Move), [form[0] for form in FORMS])
EXAMPLES = ("build agora 2 with blue", "stage 1", "pass", "cross market 3", "bonus 2", "decline")


def _building(parts: Parts) -> Building:
    if parts["building"] not in set(Building):
        raise BadNotation(parts["building"], "no such building", Building)
    return Building(parts["building"])


def _die(parts: Parts) -> Die:
    if parts["die"] not in set(Die):
        raise BadNotation(parts["die"], "no such die", Die)
    return Die(parts["die"])


def parse(text: str) -> Move:
    """The move that this line means, legal or not."""
    line = " ".join(text.split())
    for _, pattern, make in FORMS:
        if found := re.fullmatch(pattern, line):
            return make(found.groupdict())
    raise BadNotation(text, "not a valid move", EXAMPLES)
