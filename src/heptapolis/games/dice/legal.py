"""Legal moves, each with its price; and why a die or the Wonder cannot be used now."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import assert_never

from heptapolis.games.dice.city import City
from heptapolis.games.dice.effects import AnotherAction, ChooseBonus, CrossBoxes, FreeBuild, Pending
from heptapolis.games.dice.model import Rolled, Site
from heptapolis.games.dice.moves import Bonus, Build, BuildStage, ChooseBoard, Cross, Decline, Move, Pass
from heptapolis.games.dice.state import Position
from heptapolis.games.dice.symbols import COMPARED, Building, Die, Symbol

STAGE = Symbol.STAGE

# There are few different values, and they are made again and again.
PASS, DECLINE = Pass(), Decline()
build, build_stage, cross = cache(Build), cache(BuildStage), cache(Cross)


class Obstacle(StrEnum):
    """Why a die, or the Wonder, cannot be used now."""

    LOCKED = "locked"  # D55: a special die that this player has not unlocked
    CONDITION = "condition"  # D59: the Guild Court's comparison does not hold
    CROSSED = "crossed"  # D21: no box is left along the arrow
    COINS = "coins"  # R12: the whole price cannot be paid


@dataclass(frozen=True, slots=True)
class Offer:
    """What a die (or, without one, the Wonder) would let this seat do now: the move, or the obstacle."""

    die: Die | None
    move: Move | None
    obstacle: Obstacle | None = None


def legal(position: Position, seat: int) -> tuple[Move, ...]:
    """Every move that this seat may choose now."""
    if position.waiting:
        return tuple(_boards(position)) if seat == position.waiting[0] else ()
    decisions = position.pending[seat] if seat in position.seats else ()
    return tuple(_moves(position, seat, decisions[0])) if decisions else ()


def has_choice(position: Position, seat: int) -> bool:
    """Whether the seat's next decision offers more than declining; otherwise it is skipped (E1)."""
    return not isinstance(_moves(position, seat, position.pending[seat][0])[0], Decline)


def _boards(position: Position) -> list[Move]:
    taken = {city.board for city in position.cities}
    return [ChooseBoard(name) for name in position.options.printed.names if name not in taken]


def _moves(position: Position, seat: int, decision: Pending) -> list[Move]:
    """What a seat could choose for its next decision; passing or declining comes last."""
    match decision:
        case AnotherAction():
            moves = _builds(position, seat) + _stages(position.cities[seat])
            return [*moves, PASS]  # D28, R1: passing is always allowed
        case FreeBuild():
            return [*_builds(position, seat, free=True), DECLINE]
        case CrossBoxes(buildings):
            return [*_crossings(position.cities[seat], buildings), DECLINE]
        case ChooseBonus():
            numbers = range(1, len(position.options.printed.bonuses) + 1)
            return [Bonus(number) for number in numbers if number not in position.cities[seat].bonuses]
        case _:
            assert_never(decision)


def offers(position: Position, seat: int) -> tuple[Offer, ...]:
    """What every die and the Wonder offer this seat, when it must choose among them."""
    if not position.pending[seat]:
        return ()
    decision = position.pending[seat][0]
    match decision:
        case AnotherAction():
            return (*_build_offers(position, seat), *_stage_offers(position.cities[seat]))
        case FreeBuild():
            return tuple(_build_offers(position, seat, free=True))
        case CrossBoxes() | ChooseBonus():
            return ()
        case _:
            assert_never(decision)


# A: build with a die (D18-D23).


def _builds(position: Position, seat: int, *, free: bool = False) -> list[Move]:
    """Every box that a die leads to and this seat can pay for; `free` waives the die's price (E5)."""
    missing = position.cities[seat].terms.missing
    moves: list[Move] = []
    for die, _, price, purse, sites in _dice(position, seat, free):
        for building, number, cost in sites:
            if missing[cost] <= purse:
                moves.append(build(building, number, die, price, missing[cost]))
    return moves


def _build_offers(position: Position, seat: int, *, free: bool = False) -> Iterator[Offer]:
    """What every die offers, including boxes that cannot be paid for and dice that lead nowhere."""
    missing = position.cities[seat].terms.missing
    for die, obstacle, price, purse, sites in _dice(position, seat, free):
        if not sites:
            yield Offer(die, None, obstacle or Obstacle.CROSSED)
        for building, number, cost in sites:
            move = build(building, number, die, price, missing[cost])
            yield Offer(die, move, Obstacle.COINS if missing[cost] > purse else None)


# A die and why it may not be chosen; or its price, the coins left for the construction, where it leads.
Choice = tuple[Die, Obstacle | None, int, int, Sequence[Site]]


def _dice(position: Position, seat: int, free: bool) -> Iterator[Choice]:
    """R12: the die is paid for first, then E11's coins arrive, then the construction is paid for."""
    city = position.cities[seat]
    gifts = city.terms.gifts
    for rolled in position.forum:
        if rolled.special and (obstacle := _obstacle(position, seat, rolled)):
            yield rolled.die, obstacle, 0, 0, ()
            continue
        price = 0 if free else city.price_of(rolled)
        purse = city.coins - price
        if purse >= 0 and gifts[rolled.colour]:
            purse = position.options.filled(purse, gifts[rolled.colour])
        yield rolled.die, None, price, purse, city.reach(rolled.symbol)


def _obstacle(position: Position, seat: int, rolled: Rolled) -> Obstacle | None:
    """Why this seat may not choose a special die, leaving coins aside."""
    if rolled.colour not in position.cities[seat].terms.unlocked:
        return Obstacle.LOCKED  # D55
    if rolled.symbol in COMPARED and not meets_condition(position, seat, rolled.symbol):
        return Obstacle.CONDITION
    return None


def meets_condition(position: Position, seat: int, symbol: Symbol) -> bool:
    """The Guild Court: at least as many boxes as each neighbour (D60); with two players, more (D61)."""
    compared = COMPARED[symbol]
    own = position.cities[seat].count_before(compared)
    most = max([position.cities[other].count_before(compared) for other in position.neighbours(seat)])
    return own > most if position.options.players == 2 else own >= most


# B: build the Wonder (D24-D26), and boxes crossed by effects (E1-E3).


def _stages(city: City) -> list[Move]:
    """The next stage, if the city can pay for it."""
    sites, missing = city.reach(STAGE), city.terms.missing
    return [build_stage(number, missing[cost]) for _, number, cost in sites if missing[cost] <= city.coins]


def _stage_offers(city: City) -> list[Offer]:
    """The next stage, or why there is none."""
    stages = [(number, city.terms.missing[cost]) for _, number, cost in city.reach(STAGE)]
    if not stages:
        return [Offer(None, None, Obstacle.CROSSED)]
    return [Offer(None, build_stage(*one), Obstacle.COINS if one[1] > city.coins else None) for one in stages]


def _crossings(city: City, buildings: tuple[Building, ...]) -> list[Move]:
    """The boxes next on some arrow that can be paid for (E1, E2)."""
    sites, missing = city.open_boxes(buildings), city.terms.missing
    return [cross(b, number, missing[cost]) for b, number, cost in sites if missing[cost] <= city.coins]
