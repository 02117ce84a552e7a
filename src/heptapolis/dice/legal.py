"""Legal moves, each with its price; and why a die or the Wonder cannot be built with now."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import assert_never

from heptapolis.dice.city import City, Target
from heptapolis.dice.effects import AnotherAction, ChooseBonus, CrossBoxes, FreeBuild, Pending
from heptapolis.dice.model import Rolled
from heptapolis.dice.moves import Bonus, Build, BuildStage, ChooseBoard, Cross, Decline, Move, Pass
from heptapolis.dice.state import Phase, Position
from heptapolis.dice.symbols import COMPARED, SPECIALS, Building, Die, Symbol


class Obstacle(StrEnum):
    """Why a die, or the Wonder, is of no use now."""

    LOCKED = "locked"  # D55: a special die that this player has not unlocked
    CONDITION = "condition"  # D59: the Guild Court's comparison does not hold
    CROSSED = "crossed"  # D21: no box is left along the arrow
    COINS = "coins"  # R12: the whole price cannot be paid


@dataclass(frozen=True)
class Offer:
    """What a die (or, without one, the Wonder) would let this seat do now: the move, or the obstacle."""

    die: Die | None
    move: Move | None
    obstacle: Obstacle | None = None


def legal(position: Position, seat: int) -> tuple[Move, ...]:
    """Every move that this seat may choose now."""
    if position.phase is Phase.BOARD:
        return tuple(_boards(position)) if seat in position.to_act else ()
    decisions = position.pending[seat] if seat in position.seats else ()
    return tuple(_moves(position, seat, decisions[0])) if decisions else ()


def has_choice(position: Position, seat: int) -> bool:
    """Whether the seat's next decision offers more than to decline: E1, nothing happens otherwise."""
    return not isinstance(_moves(position, seat, position.pending[seat][0])[0], Decline)


def _boards(position: Position) -> list[Move]:
    taken = {city.board for city in position.cities}
    return [ChooseBoard(name) for name in position.options.printed.names if name not in taken]


def _moves(position: Position, seat: int, decision: Pending) -> list[Move]:
    """What a seat could choose for its next decision; to pass or to decline comes last."""
    match decision:
        case AnotherAction():
            rows = [*_dice_rows(position, seat), *_wonder_rows(position, seat)]
            return [*_possible(rows), Pass()]  # D28, R1: passing is always allowed
        case FreeBuild():
            return [*_possible(_dice_rows(position, seat, free=True)), Decline()]
        case CrossBoxes(buildings):
            return [*_crossings(position.cities[seat], buildings), Decline()]
        case ChooseBonus():
            numbers = range(1, len(position.options.printed.bonuses) + 1)
            return [Bonus(number) for number in numbers if number not in position.cities[seat].bonuses]
        case _:
            assert_never(decision)


Row = tuple[Die | None, Move | None, Obstacle | None]  # an offer, cheap to make


def _possible(rows: Iterable[Row]) -> list[Move]:
    return [move for _, move, obstacle in rows if move and not obstacle]


def offers(position: Position, seat: int) -> tuple[Offer, ...]:
    """What every die and the Wonder offer this seat, when it must choose among them."""
    match position.pending[seat][:1]:
        case [AnotherAction()]:
            rows = [*_dice_rows(position, seat), *_wonder_rows(position, seat)]
        case [FreeBuild()]:
            rows = _dice_rows(position, seat, free=True)
        case _:
            rows = []
    return tuple(Offer(*row) for row in rows)


# A: build with a die (D18-D23).

build = cache(Build)  # a few thousand values, made again and again


def _dice_rows(position: Position, seat: int, *, free: bool = False) -> list[Row]:
    """Every box that a die leads to, and for a die that leads nowhere the reason; `free` is E5."""
    city = position.cities[seat]
    rows: list[Row] = []
    for rolled in position.forum:
        obstacle = _obstacle(position, seat, rolled) if rolled.colour in SPECIALS else None
        if obstacle:
            rows.append((rolled.die, None, obstacle))
        elif targets := city.reach(rolled.symbol):
            _add_builds(rows, position, city, rolled, targets, free)
        else:
            rows.append((rolled.die, None, Obstacle.CROSSED))
    return rows


def _obstacle(position: Position, seat: int, special: Rolled) -> Obstacle | None:
    """Why this seat may not choose a special die, whatever it could pay."""
    if special.colour not in position.cities[seat].terms.unlocked:
        return Obstacle.LOCKED  # D55
    if special.symbol in COMPARED and not meets_condition(position, seat, special.symbol):
        return Obstacle.CONDITION
    return None


def meets_condition(position: Position, seat: int, symbol: Symbol) -> bool:
    """The Guild Court: no fewer boxes than either neighbour (D60), with two players more (D61)."""
    compared = COMPARED[symbol]
    own = position.cities[seat].count_before(compared)
    most = max(position.cities[other].count_before(compared) for other in position.neighbours(seat))
    return own > most if position.options.players == 2 else own >= most


def _add_builds(
    rows: list[Row], position: Position, city: City, rolled: Rolled, targets: list[Target], free: bool
) -> None:
    """R12: the die must be paid first, then E11's coins arrive, then the construction."""
    die, terms = rolled.die, city.terms
    price = 0 if free else city.price_of(rolled)
    purse = position.options.filled(city.coins - price, terms.gifts[rolled.colour])
    for building, number in targets:
        missing = city.missing(building, number)
        obstacle = Obstacle.COINS if price > city.coins or missing > purse else None
        rows.append((die, build(building, number, die, price, missing), obstacle))


# B: build the Wonder (D24-D26), and boxes crossed by effects (E1-E3).


def _wonder_rows(position: Position, seat: int) -> list[Row]:
    city = position.cities[seat]
    rows: list[Row] = []
    for number in city.next_boxes(Building.WONDER, Symbol.STAGE):
        missing = city.missing(Building.WONDER, number)
        rows.append((None, BuildStage(number, missing), Obstacle.COINS if missing > city.coins else None))
    return rows or [(None, None, Obstacle.CROSSED)]


def _crossings(city: City, buildings: tuple[Building, ...]) -> Iterator[Move]:
    """The boxes next on some arrow that can be paid for (E1, E2)."""
    for building in buildings:
        for number in city.next_boxes(building):
            missing = city.missing(building, number)
            if missing <= city.coins:
                yield Cross(building, number, missing)
