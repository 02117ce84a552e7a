"""Legal moves, each with its price and the reason it is free; and why a card cannot be built."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import assert_never

from heptapolis.games.wonders.city import City
from heptapolis.games.wonders.effects import FreeBuild, FreeNewColours, FreeStages, Moment
from heptapolis.games.wonders.model import Card, Cost, Side
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
from heptapolis.games.wonders.payment import NO_SPLIT, Seller, Split, splits
from heptapolis.games.wonders.resources import NOTHING
from heptapolis.games.wonders.state import Phase, Position


class Obstacle(StrEnum):
    """Why something cannot be built now."""

    OWNED = "owned"  # B19: a building of that name stands
    COMPLETE = "complete"  # every stage of the Wonder is built
    RESOURCES = "resources"  # neither produced nor for sale
    COINS = "coins"  # for sale, but not affordable


@dataclass(frozen=True)
class Offer:
    """What a card of the hand, or the next stage, would cost now: all ways to pay, or the obstacle."""

    price: Cost
    splits: tuple[Split, ...] = ()
    waiver: Waiver | None = None
    obstacle: Obstacle | None = None


def legal(position: Position, seat: int) -> tuple[Move, ...]:
    """Every move that this seat may choose now."""
    return tuple(moves_of(position, seat)) if seat in position.to_act else ()


def moves_of(position: Position, seat: int) -> Iterator[Move]:
    """What a seat could choose in this phase."""
    match position.phase:
        case Phase.BOARD:
            taken = {city.board for city in position.cities}
            yield from (ChooseBoard(b) for b in position.options.catalogue.boards if b not in taken)
        case Phase.SIDE:
            yield from (ChooseSide(side) for side in Side)
        case Phase.CARD:
            yield from _card_moves(position, seat)
        case Phase.LAST_CARD:
            yield from _card_moves(position, seat)
            yield from (Leave(card) for card in position.hands[seat])
        case Phase.DISCARD:
            yield from (Recover(card) for card in recoverable(position, seat))
            yield Decline()
        case Phase.LOSS:
            owed = position.owed[seat]
            most = min(owed, position.cities[seat].coins)
            yield from (Settle(paid, owed - paid) for paid in range(most, -1, -1))  # X2
        case Phase.OVER:
            return
        case _:
            assert_never(position.phase)


def _card_moves(position: Position, seat: int) -> Iterator[Move]:
    """The three uses of each card: build it, put it under the next stage, discard it for coins (B18)."""
    buyer = Buyer(position, seat)
    cards = list(dict.fromkeys(position.hands[seat]))  # identical cards have the same moves
    for card in cards:
        offer = buyer.card(card)
        for left, right in offer.splits:
            yield Build(card, left, right, offer.price.coins, offer.waiver)
    stage = buyer.stage()
    number = buyer.city.stages + 1
    for left, right in stage.splits:
        for card in cards:
            yield BuildStage(number, card, left, right, stage.price.coins, stage.waiver)
    yield from map(Sell, cards)


class Buyer:
    """A seat that wants to build: its purse, its production and the market of its neighbours."""

    def __init__(self, position: Position, seat: int) -> None:
        self.city = position.cities[seat]
        neighbours = (position.cities[other] for other in position.neighbours(seat))
        only_start = position.options.smugglers_cache == "starting"  # X9
        self.left, self.right = (
            Seller(other.for_sale, tariff, other.board.resource if only_start and other.board else None)
            for other, tariff in zip(neighbours, self.city.tariffs, strict=True)
        )
        self.builds_free = any(FreeBuild(moment) in self.city.powers for moment in _moments(position))

    def card(self, card: Card) -> Offer:
        """How this card could be built now."""
        if card.name in self.city.names:
            return Offer(card.price, obstacle=Obstacle.OWNED)
        if card.price == FREE:
            return Offer(FREE, NO_SPLIT)
        if waiver := self.waiver(card):
            return Offer(FREE, NO_SPLIT, waiver)  # W6: a chain is always used if there is one
        return self._offer(card.price)

    def stage(self) -> Offer:
        """How the next stage of the Wonder could be built now."""
        stage = self.city.next_stage
        if stage is None:
            return Offer(FREE, obstacle=Obstacle.COMPLETE)
        if FreeStages() in self.city.powers and stage.price.resources:
            waiver = Waiver("power", _bearer(self.city, FreeStages()))
            return self._offer(Cost(stage.price.coins, NOTHING), waiver)
        return self._offer(stage.price)

    def waiver(self, card: Card) -> Waiver | None:
        """Why this card costs nothing: a chain (B35) or a power of the Wonder (W11, W12)."""
        if card.after in self.city.chains:
            return Waiver("chain", self.city.chains[card.after].name)
        new_colour = FreeNewColours() in self.city.powers and card.colour not in self.city.colours
        return Waiver("power", str(self.city.board)) if new_colour or self.builds_free else None

    def _offer(self, price: Cost, waiver: Waiver | None = None) -> Offer:
        purse = self.city.coins - price.coins  # W4: the coins at the start of the turn
        ways = splits(price.resources, self.city.production, self.left, self.right)
        payable = tuple(way for way in ways if sum(way) <= purse) if purse >= 0 else ()
        if payable:
            return Offer(price, payable, waiver)
        return Offer(price, obstacle=Obstacle.COINS if ways else Obstacle.RESOURCES)


FREE = Cost(0, NOTHING)


def _moments(position: Position) -> Iterator[Moment]:
    """Which moments of the Age this choice is; the leftover card does not count (W12)."""
    if position.phase is Phase.CARD and position.turn == 1:
        yield Moment.FIRST_TURN
    if position.phase is Phase.CARD and position.last_turn:
        yield Moment.LAST_TURN


def _bearer(city: City, power: FreeStages) -> str:
    return next(card.name for card in city.buildings if power in card.effects)


def recoverable(position: Position, seat: int) -> list[Card]:
    """The discarded cards that this seat could build: no two of the same name (B19, W14)."""
    names = position.cities[seat].names
    return list(dict.fromkeys(d.card for d in position.discard if d.card.name not in names))
