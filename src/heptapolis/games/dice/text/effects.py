"""Every effect as one sentence."""

from collections.abc import Sequence
from typing import assert_never

from heptapolis.games.dice.effects import (
    AnotherAction,
    Attack,
    ChooseBonus,
    Coins,
    CoinsAndPointsPer,
    CoinsPerDie,
    CrossBoxes,
    Defence,
    Effect,
    FreeBuild,
    FreeDice,
    Pending,
    Points,
    PointsPer,
    PriceCut,
    Resource,
    Standing,
    Unlock,
)
from heptapolis.games.dice.text.names import buildings_name, colour_name, counted_name
from heptapolis.i18n.texts import number, text


def effects_text(effects: Sequence[Effect]) -> str:
    """All effects of a box, one sentence each."""
    return " ".join(map(effect_text, effects))


def effect_text(effect: Effect | ChooseBonus) -> str:
    """What an effect does, as one sentence."""
    match effect:
        case CrossBoxes() | FreeBuild() | AnotherAction() | ChooseBonus():
            return _decision(effect)
        case Coins(amount):
            return _say("coins", coins=number("coin", amount))
        case CoinsAndPointsPer(amount, buildings):
            gains = {"coins": number("coin", amount), "points": number("point", amount)}
            return _say("coins_and_points_per", where=counted_name(buildings), **gains)
        case Attack(points):
            return _say("attack", points=number("point", points))
        case Points(amount):
            return _say("points", points=number("point", amount))
        case PointsPer(amount, buildings):
            return _say("points_per", points=number("point", amount), where=counted_name(buildings))
        case PriceCut() | FreeDice() | CoinsPerDie() | Unlock() | Defence() | Resource():
            return _standing(effect)
        case _:
            assert_never(effect)


def _say(key: str, **params: object) -> str:
    sentence = text(f"dice.effect.{key}", **params)
    return sentence[:1].upper() + sentence[1:]


def _decision(effect: Pending) -> str:
    match effect:
        case CrossBoxes(buildings, 1):
            return _say("cross", where=buildings_name(buildings))
        case CrossBoxes(buildings, up_to):
            return _say("cross_up_to", n=up_to, where=buildings_name(buildings))
        case FreeBuild():
            return _say("free_build")
        case AnotherAction():
            return _say("another_action")
        case ChooseBonus():
            return _say("choose_bonus")
        case _:
            assert_never(effect)


def _standing(effect: Standing) -> str:
    match effect:
        case PriceCut(amount, None):
            return _say("price_cut", coins=number("coin", amount))
        case PriceCut(amount, colour):
            return _say("price_cut_colour", coins=number("coin", amount), colour=colour_name(str(colour)))
        case FreeDice(colour):
            return _say("free_dice", colour=colour_name(colour))
        case CoinsPerDie(amount, colour):
            return _say("coins_per_die", coins=number("coin", amount), colour=colour_name(colour))
        case Unlock(colour):
            return _say("unlock", colour=colour_name(colour))
        case Defence():
            return _say("defence")
        case Resource():
            return _say("resource")
        case _:
            assert_never(effect)
