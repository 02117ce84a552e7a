"""Every effect as one sentence."""

from collections.abc import Sequence
from typing import assert_never

from heptapolis.core.message import Argument, Message
from heptapolis.games.wonders.effects import (
    AnyScience,
    BuildFromDiscard,
    Cards,
    Coins,
    CoinsPer,
    Countable,
    Defeats,
    Diplomacy,
    Effect,
    ForgetDefeats,
    FreeBuild,
    FreeNewColours,
    FreeStages,
    Immediate,
    Knowledge,
    Mask,
    NeighboursGain,
    NeighboursOwe,
    OthersGain,
    OthersLose,
    PlayLastCard,
    Points,
    PointsIfComplete,
    PointsPer,
    Power,
    Produce,
    ProduceMissing,
    ProduceOwned,
    Production,
    Raid,
    Science,
    Scoring,
    Shields,
    Smuggling,
    Stages,
    Trade,
    TradingPost,
    Victories,
    Wharf,
    Where,
)
from heptapolis.games.wonders.options import Options
from heptapolis.games.wonders.text.names import list_resources, name_age, name_colours, name_goods
from heptapolis.i18n.message import join_messages, quantity

DEFAULT_OPTIONS = Options()
PLACES = {
    Where.LEFT: "left",
    Where.SELF: "self",
    Where.RIGHT: "right",
    Where.LEFT | Where.RIGHT: "neighbours",
    Where.LEFT | Where.SELF | Where.RIGHT: "all",
}


def describe_effects(effects: Sequence[Effect], options: Options = DEFAULT_OPTIONS) -> Message:
    """All effects of a card or stage, one sentence each."""
    return join_messages((describe_effect(effect, options) for effect in effects), "sentences")


def describe_effect(effect: Effect, options: Options = DEFAULT_OPTIONS) -> Message:
    """What an effect does with these table options, as one sentence."""
    match effect:
        case Produce() | ProduceOwned() | ProduceMissing():
            return _production(effect)
        case TradingPost() | Wharf() | Smuggling():
            return _trade(effect, options)
        case Shields(amount):
            return _say("shields", shields=quantity("shield", amount))
        case Science() | AnyScience() | Mask():
            return _knowledge(effect)
        case FreeNewColours() | FreeBuild() | PlayLastCard() | FreeStages():
            return _power(effect)
        case Points() | PointsPer() | PointsIfComplete():
            return _scoring(effect)
        case Coins() | CoinsPer() | NeighboursGain() | OthersGain() | OthersLose() | NeighboursOwe():
            return _immediate(effect)
        case Diplomacy() | Raid() | ForgetDefeats() | BuildFromDiscard():
            return _immediate(effect)
        case _:
            assert_never(effect)


def _say(key: str, **args: Argument) -> Message:
    return Message(f"wonders-effect-{key}", args)


def _production(effect: Production) -> Message:
    match effect:
        case Produce(for_sale=for_sale, symbols=symbols):
            return _say("produce" if for_sale else "produce-private", goods=name_goods(symbols))
        case ProduceOwned():
            return _say("produce-owned")
        case ProduceMissing():
            return _say("produce-missing")
        case _:
            assert_never(effect)


def _trade(effect: Trade, options: Options) -> Message:
    match effect:
        case TradingPost(where=where, resources=resources):
            return _say("trading-post", resources=list_resources(resources), trader=_trader(where))
        case Wharf(where):
            return _say("wharf", trader=_trader(where))
        case Smuggling():
            return _say(f"smuggling-{options.smugglers_cache}")  # X9
        case _:
            assert_never(effect)


def _knowledge(effect: Knowledge) -> Message:
    match effect:
        case Science(symbol):
            return _say("science", symbol=Message(f"wonders-science-{symbol.value}"))
        case AnyScience():
            return _say("any-science")
        case Mask():
            return _say("mask")
        case _:
            assert_never(effect)


def _power(effect: Power) -> Message:
    match effect:
        case FreeNewColours():
            return _say("free-new-colours")
        case FreeBuild(moment):
            return _say(f"free-build-{moment.value}")
        case PlayLastCard():
            return _say("play-last-card")
        case FreeStages():
            return _say("free-stages")
        case _:
            assert_never(effect)


def _immediate(effect: Immediate) -> Message:
    match effect:
        case Coins(amount):
            return _say("coins", coins=quantity("coin", amount))
        case CoinsPer(amount, counted, where):
            coins = quantity("coin", amount)
            return _say("coins-per", coins=coins, counted=_counted(counted), where=_place(where))
        case NeighboursGain(amount):
            return _say("neighbours-gain", coins=quantity("coin", amount))
        case OthersGain(amount):
            return _say("others-gain", coins=quantity("coin", amount))
        case OthersLose(amount, per):
            return _loss(quantity("coin", amount), per)
        case NeighboursOwe(amount):
            return _say("neighbours-owe", debt=quantity("debt", amount))
        case Raid(age):
            return _say("raid", age=name_age(age))
        case Diplomacy():
            return _say("diplomacy")
        case ForgetDefeats():
            return _say("forget-defeats")
        case BuildFromDiscard():
            return _say("build-from-discard")
        case _:
            assert_never(effect)


def _loss(coins: Message, per: Countable | None) -> Message:
    if per is None:
        return _say("others-lose", coins=coins)
    return _say("others-lose-per", coins=coins, counted=_counted(per))


def _scoring(effect: Scoring) -> Message:
    match effect:
        case Points(amount):
            return _say("points", points=quantity("point", amount))
        case PointsPer(amount, counted, where):
            points = quantity("point", amount)
            return _say("points-per", points=points, counted=_counted(counted), where=_place(where))
        case PointsIfComplete(amount):
            return _say("points-if-complete", points=quantity("point", amount))
        case _:
            assert_never(effect)


def _counted(thing: Countable) -> Message:
    match thing:
        case Cards(colours):
            return Message("wonders-counted-cards", {"colours": name_colours(colours)})
        case Stages():
            return Message("wonders-counted-stages")
        case Victories(age):
            return _victories(age)
        case Defeats():
            return Message("wonders-counted-defeats")
        case _:
            assert_never(thing)


def _victories(age: int | None) -> Message:
    if age is None:
        return Message("wonders-counted-victories")
    return Message("wonders-counted-victories-of-age", {"age": name_age(age)})


def _place(where: Where) -> Message:
    return Message(f"wonders-where-{PLACES[where]}")


def _trader(where: Where) -> Message:
    return Message(f"wonders-trader-{PLACES[where]}")
