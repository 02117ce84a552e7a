"""Every effect as one sentence."""

from collections.abc import Sequence
from typing import assert_never

from heptapolis.core.message import Argument, Message
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
from heptapolis.games.dice.text.names import list_buildings, name_colour
from heptapolis.i18n.message import join_messages, quantity


def describe_effects(effects: Sequence[Effect]) -> Message:
    """All effects of a box, one sentence each."""
    return join_messages(map(describe_effect, effects), "sentences")


def describe_effect(effect: Effect | ChooseBonus) -> Message:
    """What an effect does, as one sentence."""
    match effect:
        case CrossBoxes() | FreeBuild() | AnotherAction() | ChooseBonus():
            return _decision(effect)
        case Coins(amount):
            return _say("coins", coins=quantity("coin", amount))
        case CoinsAndPointsPer(amount, buildings):
            gains = {"coins": quantity("coin", amount), "points": quantity("point", amount)}
            return _say("coins-and-points-per", where=list_buildings(buildings, "and"), **gains)
        case Attack(points):
            return _say("attack", points=quantity("point", points))
        case Points(amount):
            return _say("points", points=quantity("point", amount))
        case PointsPer(amount, buildings):
            where = list_buildings(buildings, "and")
            return _say("points-per", points=quantity("point", amount), where=where)
        case PriceCut() | FreeDice() | CoinsPerDie() | Unlock() | Defence() | Resource():
            return _standing(effect)
        case _:
            assert_never(effect)


def _say(key: str, **args: Argument) -> Message:
    return Message(f"dice-effect-{key}", args)


def _decision(effect: Pending) -> Message:
    match effect:
        case CrossBoxes(buildings, 1):
            return _say("cross", where=list_buildings(buildings))
        case CrossBoxes(buildings, up_to):
            return _say("cross-up-to", n=up_to, where=list_buildings(buildings))
        case FreeBuild():
            return _say("free-build")
        case AnotherAction():
            return _say("another-action")
        case ChooseBonus():
            return _say("choose-bonus")
        case _:
            assert_never(effect)


def _standing(effect: Standing) -> Message:
    match effect:
        case PriceCut(amount, None):
            return _say("price-cut", coins=quantity("coin", amount))
        case PriceCut(amount, colour):
            return _say("price-cut-colour", coins=quantity("coin", amount), colour=name_colour(str(colour)))
        case FreeDice(colour):
            return _say("free-dice", colour=name_colour(colour))
        case CoinsPerDie(amount, colour):
            return _say("coins-per-die", coins=quantity("coin", amount), colour=name_colour(colour))
        case Unlock(colour):
            return _say("unlock", colour=name_colour(colour))
        case Defence():
            return _say("defence")
        case Resource():
            return _say("resource")
        case _:
            assert_never(effect)
