"""Prices, obstacles and moves in words."""

from typing import assert_never

from heptapolis.core.message import Argument, Message
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
from heptapolis.games.wonders.text.names import name_board, name_card, name_resource, name_side, name_thing
from heptapolis.i18n.message import join_in_words, join_messages, quantity


def explain_waiver(waiver: Waiver) -> Message:
    """Why something is free: "chain from Baths"."""
    return Message(f"wonders-waiver-{waiver.kind}", {"by": name_thing(waiver.by)})


def describe_price(bank: int, left: int, right: int, waiver: Waiver | None, nothing: str = "free") -> Message:
    """What is paid to whom: "1 coin, 2 coins to the left"; `nothing` is the message if nothing is paid."""
    sums = (("bank", bank), ("left", left), ("right", right))
    parts = [_price(to, coins=quantity("coin", coins)) for to, coins in sums if coins]
    if waiver:
        parts.append(_describe_waived(waiver, paid=bool(parts)))
    return join_messages(parts or [_price(nothing)])


def _describe_waived(waiver: Waiver, paid: bool) -> Message:
    """A power that waives only the resources may leave coins to pay (X7)."""
    return _price("resources-waived" if paid else "waived", waiver=explain_waiver(waiver))


def _price(key: str, **args: Argument) -> Message:
    return Message(f"wonders-price-{key}", args)


def describe_offer(offer: Offer) -> Message:
    """Every way to pay for something, or why it is unavailable."""
    if offer.obstacle:
        return Message(f"wonders-obstacle-{offer.obstacle}")
    if offer.price.resources and not any(map(sum, offer.splits)) and not offer.price.coins:
        return _price("own")
    ways = [describe_price(offer.price.coins, left, right, offer.waiver) for left, right in offer.splits]
    return join_in_words(ways, "or")


def describe_move(move: Move) -> Message:
    """A move in words."""
    match move:
        case ChooseBoard(board):
            return _move("board", board=name_board(board.name), resource=name_resource(board.resource))
        case ChooseSide(side):
            return _move("side", side=name_side(side))
        case Build(card, left, right, bank, waiver):
            price = describe_price(bank, left, right, waiver, "own" if card.price.resources else "free")
            return _move("build", card=name_card(card.name), price=price)
        case BuildStage(stage, card, left, right, bank, waiver):
            price = describe_price(bank, left, right, waiver, "own")
            return _move("stage", number=stage, card=name_card(card.name), price=price)
        case Sell(card):
            return _move("sell", card=name_card(card.name), coins=quantity("coin", SALE_PRICE))
        case Leave(card):
            return _move("leave", card=name_card(card.name))
        case Recover(card):
            return _move("recover", card=name_card(card.name))
        case Decline():
            return _move("decline")
        case Settle(coins, debt):
            return tell_loss("settle", coins, debt)
        case _:
            assert_never(move)


def describe_chosen(move: Move) -> Message:
    """A move that was chosen but not carried out yet; its price is told once it is."""
    if isinstance(move, Build):
        return Message("wonders-chosen-build", {"card": name_card(move.card.name)})
    if isinstance(move, BuildStage):
        return Message("wonders-chosen-stage", {"number": move.number, "card": name_card(move.card.name)})
    return describe_move(move)


def _move(key: str, **args: Argument) -> Message:
    return Message(f"wonders-move-{key}", args)


def tell_loss(group: str, coins: int, debt: int, **args: Argument) -> Message:
    """A loss settled in coins, in Debt, or in both: as a choice ("settle") or as news ("event-loss")."""
    kind = "both" if coins and debt else "debt" if debt else "coins"
    if coins:
        args["coins"] = quantity("coin", coins)
    if debt:
        args["debt"] = quantity("debt", debt)
    return Message(f"wonders-{group}-{kind}", args)
