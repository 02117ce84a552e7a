"""Reads and checks board files, and says where and why a file is wrong.

A file is TOML. `common` holds the buildings that all boards share, `boards` those of each city; a building
is a table from symbols to the boxes along their arrow. A text declares a box (boxes are numbered from 1 in
the order of declaration); a number refers to a box declared earlier.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, ClassVar, TypeVar

from heptapolis.core import codec
from heptapolis.core.errors import BadData, UnknownName
from heptapolis.core.toml import load_toml
from heptapolis.games.dice.constraints import check_any_order, check_bonuses, check_plan
from heptapolis.games.dice.data import SHIPPED, shipped_text
from heptapolis.games.dice.model import Arrow, Board, BoardSet, Box, Plan
from heptapolis.games.dice.symbols import ARROWS, Building, Symbol
from heptapolis.games.dice.words import parse

T = TypeVar("T")

Rows = dict[Symbol, list[str | int]]
Sheet = dict[Building, Rows]

MAX_BOARDS = 64  # of a set
MAX_BOXES = 64  # of a building
MAX_NAME = 40  # characters
MAX_COINS = 1_000  # that a file may give


@dataclass(frozen=True)
class BoardFile:
    """The form of a board file."""

    __pydantic_config__: ClassVar[Any] = {"extra": "forbid"}

    name: str
    bonuses: list[str]
    boards: dict[str, Sheet]
    common: Sheet = field(default_factory=dict)
    any_order: list[Symbol] = field(default_factory=list)
    start_coins: int = 7  # D10
    first_agora: int = 3  # D42
    capacity: int | None = None  # R10


@lru_cache(maxsize=32)
def board_set(name: str) -> BoardSet:
    """The board set of this name, or the one that the text of a board file describes."""
    if name in SHIPPED:
        return read_board_set(shipped_text(name))
    if "=" not in name:  # every board file has one
        raise UnknownName(name, "no such board set", SHIPPED)
    return read_board_set(name)


def read_board_set(text: str) -> BoardSet:
    """The boards that a file describes; BadData names the first wrong place and the reason."""
    return _board_set(_read_file(text))


def _read_file(text: str) -> BoardFile:
    from pydantic import ValidationError

    try:
        return codec.adapter(BoardFile).validate_python(load_toml(text, "board file"))
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        raise BadData(_place(*first["loc"]), first["msg"]) from None


def _place(*parts: object) -> str:
    """Where in the file: `boards.gizah.wonder.stage[2]`; entries of a list are counted from 1."""
    words = [f"[{part + 1}]" if isinstance(part, int) else f".{part}" for part in parts]
    return "".join(words).lstrip(".") or "board file"


def _board_set(file: BoardFile) -> BoardSet:
    _check_numbers(file)
    _checked("any_order", lambda: check_any_order(file.any_order))
    shared: dict[Building, Plan] = {}  # a common building is the same plan on every board
    return BoardSet(
        name=file.name,
        start_coins=file.start_coins,
        capacity=file.capacity,
        first_agora=file.first_agora,
        bonuses=_checked("bonuses", lambda: check_bonuses([parse(text) for text in file.bonuses])),
        boards=tuple(_board(file, name, shared) for name in file.boards),
    )


def _check_numbers(file: BoardFile) -> None:
    """Reject a set with too many or too few boards, or with too many coins."""
    if not 2 <= len(file.boards) <= MAX_BOARDS:
        found = f"found {len(file.boards)}"
        raise BadData("boards", f"{found}: a game needs at least two, and a set has at most {MAX_BOARDS}")
    if len(file.name) > MAX_NAME:
        raise BadData("name", f"at most {MAX_NAME} characters")
    if file.start_coins < 0 or file.first_agora < 0:
        raise BadData("start_coins, first_agora", "cannot be negative")
    if max(file.start_coins, file.first_agora, file.capacity or 0) > MAX_COINS:
        raise BadData("start_coins, first_agora, capacity", f"at most {MAX_COINS}")
    if file.capacity is not None and file.capacity < file.start_coins:
        raise BadData("capacity", f"{file.capacity} is less than the {file.start_coins} coins at the start")


def _checked(place: str, reading: Callable[[], T]) -> T:
    """What `reading` returns; its ValueError becomes an error that names the place."""
    try:
        return reading()
    except ValueError as error:
        raise BadData(place, str(error)) from None


def _board(file: BoardFile, name: str, shared: dict[Building, Plan]) -> Board:
    if not re.fullmatch(r"[a-z][a-z0-9-]*", name):
        raise BadData(
            _place("boards", name), "a board's name may only have lowercase letters, digits and hyphens"
        )
    if len(name) > MAX_NAME:
        raise BadData(_place("boards", name), f"a board's name has at most {MAX_NAME} characters")
    return Board(name, {building: _plan(file, name, building, shared) for building in Building})


def _plan(file: BoardFile, name: str, building: Building, shared: dict[Building, Plan]) -> Plan:
    """A building of the board, its own or the common one."""
    if building in file.boards[name]:
        return _read_plan(file, file.boards[name], "boards", name, building)
    if building not in file.common:
        raise BadData(_place("boards", name), f"has no {building}, and neither does common")
    if building not in shared:
        shared[building] = _read_plan(file, file.common, "common", building)
    return shared[building]


def _read_plan(file: BoardFile, sheet: Sheet, *where: str) -> Plan:
    building = Building(where[-1])
    plan = _read_rows(where, sheet[building], frozenset(file.any_order))
    _checked(_place(*where), lambda: check_plan(building, plan))
    return plan


def _read_rows(where: tuple[str, ...], rows: Rows, free: frozenset[Symbol]) -> Plan:
    boxes: list[Box] = []
    arrows: dict[Symbol, Arrow] = {}
    for symbol, entries in rows.items():
        if symbol not in ARROWS[Building(where[-1])]:
            known = ARROWS[Building(where[-1])]
            raise BadData(_place(*where, symbol), f"not an arrow of the {where[-1]}", known)
        numbers = [
            _number(_place(*where, symbol, index), entry, boxes) for index, entry in enumerate(entries)
        ]
        if len(set(numbers)) < len(numbers):
            raise BadData(_place(*where, symbol), "names a box twice")
        arrows[symbol] = Arrow(tuple(numbers), symbol in free)
    return Plan(tuple(boxes), arrows)


def _number(place: str, entry: str | int, boxes: list[Box]) -> int:
    """The number of the box that this entry declares or names."""
    if isinstance(entry, int):
        if not 1 <= entry <= len(boxes):
            raise BadData(place, f"box {entry} is not declared above")
        return entry
    if len(boxes) == MAX_BOXES:
        raise BadData(place, f"a building has at most {MAX_BOXES} boxes")
    boxes.append(_checked(place, lambda: Box.from_text(entry)))
    return len(boxes)
