"""What a move does to its player's city: pay, cross, carry out the effect, then the bonus (R2)."""

from typing import assert_never

from heptapolis.games.dice.effects import (
    AnotherAction,
    Attack,
    BonusEffect,
    ChooseBonus,
    Coins,
    CoinsAndPointsPer,
    CrossBoxes,
    FreeBuild,
    Happening,
    Pending,
    Unlock,
)
from heptapolis.games.dice.moves import Bonus, Build, BuildStage, ChooseBoard, Cross, Decline, Move, Pass
from heptapolis.games.dice.state import Position
from heptapolis.games.dice.symbols import CITY, COLOUR_OF, Building

PASS_COINS = 3  # D28


def carry_out(position: Position, seat: int, move: Move) -> None:
    """Answer the seat's next decision with this move; its follow-up decisions come next."""
    decision = position.pending[seat].pop(0)
    match move:
        case Build():
            _build(position, seat, move)
        case BuildStage(box, missing):
            _pay(position, seat, missing)
            _cross(position, seat, Building.WONDER, box, missing=missing)
        case Pass():
            position.tell("passed", seat)
            gain(position, seat, PASS_COINS)
        case Cross():
            _cross_more(position, seat, move, decision)
        case Decline():
            position.tell("declined", seat)
        case Bonus(number):
            _bonus(position, seat, number)
        case ChooseBoard():
            raise AssertionError("boards are chosen before the first turn")
        case _:
            assert_never(move)


def _build(position: Position, seat: int, move: Build) -> None:
    """D19-D23: pay and cross; the coins of an earlier effect arrive between the two payments (E11)."""
    gift = position.cities[seat].terms.gifts[COLOUR_OF[move.die]]
    _pay(position, seat, move.price)
    if gift:
        gain(position, seat, gift)
    _pay(position, seat, move.missing)
    _cross(position, seat, move.building, move.box, die=move.die, price=move.price, missing=move.missing)


def _cross_more(position: Position, seat: int, move: Cross, decision: Pending) -> None:
    """E3: each box and its effects before the next one."""
    assert isinstance(decision, CrossBoxes)
    if decision.up_to > 1:
        position.ask_first(seat, [CrossBoxes(decision.buildings, decision.up_to - 1)])
    _pay(position, seat, move.missing)
    _cross(position, seat, move.building, move.box, missing=move.missing)


def _bonus(position: Position, seat: int, number: int) -> None:
    """D37: cross the bonus box and use its effect at once."""
    position.cities[seat].bonuses.append(number)
    effect = position.options.printed.bonuses[number - 1]
    position.tell("bonus", seat, bonus=number, effect=str(effect))
    _use_bonus(position, seat, effect)


def _use_bonus(position: Position, seat: int, effect: BonusEffect) -> None:
    match effect:
        case Coins(amount):
            gain(position, seat, amount)
        case CrossBoxes() | FreeBuild() | AnotherAction():
            position.ask_first(seat, [effect])
        case _:
            assert_never(effect)


def _pay(position: Position, seat: int, coins: int) -> None:
    position.cities[seat].coins -= coins  # D33: spent


def gain(position: Position, seat: int, coins: int) -> None:
    """Add coins to the reserve: spent coins are used again (D34); its capacity may limit them (R10)."""
    city = position.cities[seat]
    before, city.coins = city.coins, position.options.filled(city.coins, coins)
    if city.coins > before:
        position.tell("coins", seat, coins=city.coins - before)


def _cross(position: Position, seat: int, building: Building, number: int, **paid: int | str) -> None:
    """D23: cross the box, then carry out its effect; a complete building then earns a bonus (R2)."""
    box = position.cities[seat].cross(building, number)
    position.tell("crossed", seat, building=building, box=number, **paid)
    happened = [_apply_immediate(position, seat, building, effect) for effect in box.happening]
    decisions = [asked for asked in happened if asked]
    if building in CITY and position.cities[seat].complete(building):
        decisions += _completed(position, seat, building)
    position.ask_first(seat, decisions)


def _apply_immediate(position: Position, seat: int, building: Building, effect: Happening) -> Pending | None:
    """Do what the effect does now; return the decision it gives the player, which comes last (H21)."""
    match effect:
        case CrossBoxes() | FreeBuild() | AnotherAction():
            return effect
        case Coins(amount):
            gain(position, seat, amount)
        case CoinsAndPointsPer(amount, buildings):
            gain(position, seat, amount * position.cities[seat].count(buildings))
        case Attack(points):
            _attack(position, seat, building, points)
        case Unlock(colour):
            position.tell("unlocked", seat, die=colour)
        case _:
            assert_never(effect)
    return None


def _attack(position: Position, seat: int, building: Building, points: int) -> None:
    """D47, D48: score an attack less the defences that faced it when the turn began; final (D49)."""
    if building is Building.WEST_BARRACKS:  # D45, D50: West attacks the left one's East and vice versa
        target, facing = position.left(seat), Building.EAST_BARRACKS
    else:
        target, facing = position.right(seat), Building.WEST_BARRACKS
    won = max(0, points - position.cities[target].defence_before(facing))
    position.cities[seat].laurels[building].append(won)
    position.tell("attack", seat, target=target, points=won)


def _completed(position: Position, seat: int, building: Building) -> list[Pending]:
    """Announce it, cross its flag (D35, D36); a bonus follows as long as one is left (R3)."""
    city = position.cities[seat]
    city.flags.append(building)
    position.tell("completed", seat, building=building)
    promised = sum(isinstance(decision, ChooseBonus) for decision in position.pending[seat])
    left = len(position.options.printed.bonuses) - len(city.bonuses) - promised
    return [ChooseBonus()] if left > 0 else []
