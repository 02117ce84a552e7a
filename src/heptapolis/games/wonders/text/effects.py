"""Every effect as one sentence."""

from collections.abc import Sequence
from typing import assert_never

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
from heptapolis.games.wonders.text.names import age_name, colour_name, goods_name, resource_list
from heptapolis.i18n.texts import number, text

PLACES = {
    Where.LEFT: "left",
    Where.SELF: "self",
    Where.RIGHT: "right",
    Where.LEFT | Where.RIGHT: "neighbours",
    Where.LEFT | Where.SELF | Where.RIGHT: "all",
}


def effects_text(effects: Sequence[Effect]) -> str:
    """All effects of a card or stage, one sentence each."""
    return " ".join(map(effect_text, effects))


def effect_text(effect: Effect) -> str:
    """What an effect does, as one sentence."""
    match effect:
        case Produce() | ProduceOwned() | ProduceMissing():
            return _production(effect)
        case TradingPost() | Wharf() | Smuggling():
            return _trade(effect)
        case Shields(amount):
            return _say("shields", shields=number("shield", amount))
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


def _say(key: str, **params: object) -> str:
    return text(f"wonders.effect.{key}", **params)


def _production(effect: Production) -> str:
    match effect:
        case Produce(for_sale=for_sale, symbols=symbols):
            return _say("produce" if for_sale else "produce_private", goods=goods_name(symbols))
        case ProduceOwned():
            return _say("produce_owned")
        case ProduceMissing():
            return _say("produce_missing")
        case _:
            assert_never(effect)


def _trade(effect: Trade) -> str:
    match effect:
        case TradingPost(where=where, resources=resources):
            return _say("trading_post", resources=resource_list(resources), trader=_trader(where))
        case Wharf(where):
            return _say("wharf", trader=_trader(where))
        case Smuggling():
            return _say("smuggling")
        case _:
            assert_never(effect)


def _knowledge(effect: Knowledge) -> str:
    match effect:
        case Science(symbol):
            return _say("science", symbol=text(f"wonders.science.{symbol.value}"))
        case AnyScience():
            return _say("any_science")
        case Mask():
            return _say("mask")
        case _:
            assert_never(effect)


def _power(effect: Power) -> str:
    match effect:
        case FreeNewColours():
            return _say("free_new_colours")
        case FreeBuild(moment):
            return _say(f"free_build_{moment.value}")
        case PlayLastCard():
            return _say("play_last_card")
        case FreeStages():
            return _say("free_stages")
        case _:
            assert_never(effect)


def _immediate(effect: Immediate) -> str:
    match effect:
        case Coins(amount):
            return _say("coins", coins=number("coin", amount))
        case CoinsPer(amount, counted, where):
            coins = number("coin", amount)
            return _say("coins_per", coins=coins, counted=_counted(counted), where=_place(where))
        case NeighboursGain(amount):
            return _say("neighbours_gain", coins=number("coin", amount))
        case OthersGain(amount):
            return _say("others_gain", coins=number("coin", amount))
        case OthersLose(amount, per):
            return _loss(number("coin", amount), per)
        case NeighboursOwe(amount):
            return _say("neighbours_owe", debt=number("debt", amount))
        case Raid(age):
            return _say("raid", age=age_name(age))
        case Diplomacy():
            return _say("diplomacy")
        case ForgetDefeats():
            return _say("forget_defeats")
        case BuildFromDiscard():
            return _say("build_from_discard")
        case _:
            assert_never(effect)


def _loss(coins: str, per: Countable | None) -> str:
    if per is None:
        return _say("others_lose", coins=coins)
    return _say("others_lose_per", coins=coins, counted=_counted(per))


def _scoring(effect: Scoring) -> str:
    match effect:
        case Points(amount):
            return _say("points", points=number("point", amount))
        case PointsPer(amount, counted, where):
            points = number("point", amount)
            return _say("points_per", points=points, counted=_counted(counted), where=_place(where))
        case PointsIfComplete(amount):
            return _say("points_if_complete", points=number("point", amount))
        case _:
            assert_never(effect)


def _counted(thing: Countable) -> str:
    match thing:
        case Cards(colours):
            return text("wonders.counted.cards", colours=colour_name(colours))
        case Stages():
            return text("wonders.counted.stages")
        case Victories(age):
            return _victories(age)
        case Defeats():
            return text("wonders.counted.defeats")
        case _:
            assert_never(thing)


def _victories(age: int | None) -> str:
    if age is None:
        return text("wonders.counted.victories")
    return text("wonders.counted.victories_of_age", age=age_name(age))


def _place(where: Where) -> str:
    return text(f"wonders.where.{PLACES[where]}")


def _trader(where: Where) -> str:
    return text(f"wonders.trader.{PLACES[where]}")
