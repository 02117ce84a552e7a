"""What every board must satisfy: its numbers are free, its shape follows from the rules."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import assert_never, cast

from heptapolis.games.dice.effects import (
    AnotherAction,
    Attack,
    BonusEffect,
    Coins,
    CoinsAndPointsPer,
    CoinsPerDie,
    CrossBoxes,
    Defence,
    Effect,
    FreeBuild,
    FreeDice,
    Points,
    PointsPer,
    PriceCut,
    Resource,
    Unlock,
)
from heptapolis.games.dice.model import Plan
from heptapolis.games.dice.symbols import ARROWS, BARRACKS, SPECIALS, Building, Symbol

BONUSES = 3  # D38
STAGES = 3  # D27
ANY_ORDER = 2  # D44
DEFENCES = 2  # D48
FIRST_ATTACK = 3  # D50


def check_bonuses(effects: Sequence[Effect]) -> tuple[BonusEffect, ...]:
    """Raise ValueError unless there are three bonus boxes, each with an effect that happens at once."""
    if len(effects) != BONUSES:
        raise ValueError(f"found {len(effects)}: there must be {BONUSES} bonus boxes")
    for effect in effects:
        _check_effect(None, effect)
        if not isinstance(effect, BonusEffect):
            raise ValueError(f"{str(effect)!r}: a bonus must take effect at once; it cannot last or score")
    return cast(tuple[BonusEffect, ...], tuple(effects))


def check_any_order(symbols: Sequence[Symbol]) -> None:
    """Raise ValueError unless two of the Market's three symbols have several arrows (D44)."""
    if len(symbols) != ANY_ORDER or not set(symbols) < set(ARROWS[Building.MARKET]):
        raise ValueError(f"name two of: {', '.join(ARROWS[Building.MARKET])}")


def check_plan(building: Building, plan: Plan) -> None:
    """Raise ValueError for the first reason why this building cannot be played."""
    for symbol in ARROWS[building]:
        if not plan.arrows.get(symbol, None) or not plan.arrows[symbol].boxes:
            raise ValueError(f"{symbol} leads to no box")
    for box in plan.boxes:
        for effect in box.effects:
            _check_effect(building, effect)
    if building in SHAPES:
        SHAPES[building](plan)
    if building is not Building.AGORA and sum(map(len, _arrow_boxes(plan))) != len(plan.boxes):
        raise ValueError("every box must belong to one symbol")


def _arrow_boxes(plan: Plan) -> list[tuple[int, ...]]:
    return [arrow.boxes for arrow in plan.arrows.values()]


def _homes(effect: Effect) -> tuple[Building, ...]:
    """The buildings that an effect belongs to; none if it may be in any."""
    match effect:
        case Attack() | Defence():
            return BARRACKS
        case Resource():
            return (Building.WAREHOUSE,)
        case Unlock():
            return (Building.UNIVERSITY,)  # D52
        case CrossBoxes() | FreeBuild() | AnotherAction() | Coins() | CoinsAndPointsPer():
            return ()
        case PriceCut() | FreeDice() | CoinsPerDie() | Points() | PointsPer():
            return ()
        case _:
            assert_never(effect)


def _check_effect(building: Building | None, effect: Effect) -> None:
    homes = _homes(effect)
    if homes and building not in homes:
        raise ValueError(f"{str(effect)!r} is only allowed in: {', '.join(homes)}")
    if isinstance(effect, CrossBoxes) and Building.GUILD_COURT in effect.buildings:
        raise ValueError(
            f"{str(effect)!r}: effects cannot cross Guild Court boxes, which need the purple die (D59)"
        )


def _effects(plan: Plan, symbol: Symbol) -> list[tuple[Effect, ...]]:
    return [plan.box(number).effects for number in plan.arrows[symbol].boxes]


def _check_wonder(plan: Plan) -> None:
    if len(plan.boxes) != STAGES:
        raise ValueError(f"{len(plan.boxes)} stages: a Wonder must have {STAGES}")


def _check_warehouse(plan: Plan) -> None:
    if len(plan.boxes) != len(ARROWS[Building.WAREHOUSE]):
        raise ValueError("there must be one box per resource")
    if any(box.effects != (Resource(),) for box in plan.boxes):
        raise ValueError("every box must be a resource and nothing else")


def _check_agora(plan: Plan) -> None:
    hangs_on = Counter(number for boxes in _arrow_boxes(plan) for number in boxes)
    for number in range(1, len(plan.boxes) + 1):
        if hangs_on[number] != 2:
            raise ValueError(f"box {number} belongs to {hangs_on[number]} symbols instead of two (D41)")


def _check_university(plan: Plan) -> None:
    unlocked = [effect.colour for box in plan.boxes for effect in box.effects if isinstance(effect, Unlock)]
    if sorted(unlocked) != sorted(SPECIALS):
        raise ValueError(f"unlocks {', '.join(unlocked) or 'no die'}: each special die once")


def _check_barracks(plan: Plan) -> None:
    attack = next(symbol for symbol in plan.arrows if symbol is not Symbol.SHIELD)
    if _effects(plan, Symbol.SHIELD) != [(Defence(),)] * DEFENCES:
        raise ValueError(f"shield must lead to {DEFENCES} defences and nothing else")
    attacks = [effects[0] for effects in _effects(plan, attack) if len(effects) == 1]
    if len(attacks) < len(plan.boxes) - DEFENCES or not all(isinstance(e, Attack) for e in attacks):
        raise ValueError(f"{attack} must lead to attacks and nothing else")
    if attacks[0] != Attack(FIRST_ATTACK):
        raise ValueError(f"the first attack must be worth {FIRST_ATTACK} points (D50)")


SHAPES: dict[Building, Callable[[Plan], None]] = {
    Building.WONDER: _check_wonder,
    Building.WAREHOUSE: _check_warehouse,
    Building.AGORA: _check_agora,
    Building.UNIVERSITY: _check_university,
    Building.WEST_BARRACKS: _check_barracks,
    Building.EAST_BARRACKS: _check_barracks,
}
