"""Prices, obstacles and moves in words."""

from typing import assert_never

from heptapolis.games.wonders.legal import Offer
from heptapolis.games.wonders.moves import (
    Build,
    BuildStage,
    ChooseBoard,
    ChooseSide,
    Decline,
    Leave,
    Move,
    Recover,
    Sell,
    Settle,
    Waiver,
)
from heptapolis.games.wonders.resolve import SALE_PRICE
from heptapolis.games.wonders.text.names import board_name, card_name, name_thing, resource_name, side_name
from heptapolis.i18n.message import Message, quantity, render
from heptapolis.i18n.texts import format_list, number, text


def explain_waiver(waiver: Waiver) -> Message:
    """Why something is free: "chain from Baths"."""
    return Message(f"wonders.waiver.{waiver.kind}", {"by": name_thing(waiver.by)})


def price_text(bank: int, left: int, right: int, waiver: Waiver | None, nothing: str = "free") -> str:
    """What is paid to whom: "1 coin, 2 coins to the left"; `nothing` is the key if no coin is."""
    sums = (("bank", bank), ("left", left), ("right", right))
    parts = [text(f"wonders.price.{to}", coins=number("coin", coins)) for to, coins in sums if coins]
    if waiver:
        parts.append(_waived(waiver, paid=bool(parts)))
    return text("list.comma").join(parts) or text(f"wonders.price.{nothing}")


def _waived(waiver: Waiver, paid: bool) -> str:
    """A power that waives only the resources may leave coins to pay (X7)."""
    return text(
        "wonders.price.resources_waived" if paid else "wonders.price.waived",
        waiver=render(explain_waiver(waiver)),
    )


def offer_text(offer: Offer) -> str:
    """Every way to pay for something, or why it is unavailable."""
    if offer.obstacle:
        return text(f"wonders.obstacle.{offer.obstacle}")
    if offer.price.resources and not any(map(sum, offer.splits)) and not offer.price.coins:
        return text("wonders.price.own")
    ways = [price_text(offer.price.coins, left, right, offer.waiver) for left, right in offer.splits]
    return format_list(ways, "or")


def move_text(move: Move) -> str:
    """A move in words."""
    match move:
        case ChooseBoard(board):
            resource = resource_name(board.resource)
            return _say("board", board=board_name(board.name), resource=resource)
        case ChooseSide(side):
            return _say("side", side=side_name(side))
        case Build(card, left, right, bank, waiver):
            price = price_text(bank, left, right, waiver, "own" if card.price.resources else "free")
            return _say("build", card=card_name(card.name), price=price)
        case BuildStage(stage, card, left, right, bank, waiver):
            price = price_text(bank, left, right, waiver, "own")
            return _say("stage", number=stage, card=card_name(card.name), price=price)
        case Sell(card):
            return _say("sell", card=card_name(card.name), coins=number("coin", SALE_PRICE))
        case Leave(card):
            return _say("leave", card=card_name(card.name))
        case Recover(card):
            return _say("recover", card=card_name(card.name))
        case Decline():
            return _say("decline")
        case Settle(coins, debt):
            return render(tell_loss("settle", coins, debt))
        case _:
            assert_never(move)


def _say(key: str, **params: object) -> str:
    return text(f"wonders.move.{key}", **params)


def tell_loss(group: str, coins: int, debt: int) -> Message:
    """A loss settled in coins, in Debt, or in both: as a choice ("settle") or as news ("loss")."""
    kind = "both" if coins and debt else "debt" if debt else "coins"
    return Message(
        f"wonders.{group}.{kind}", {"coins": quantity("coin", coins), "debt": quantity("debt", debt)}
    )
