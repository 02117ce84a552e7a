"""Legal moves, each with its price and the reason it is free; and why a card cannot be built."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from typing import NamedTuple, assert_never

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


@dataclass(frozen=True, slots=True)
class Offer:
    """What a card of the hand, or the next stage, would cost now: all ways to pay, or the obstacle."""

    price: Cost
    splits: tuple[Split, ...] = ()
    waiver: Waiver | None = None
    obstacle: Obstacle | None = None


class Offers(NamedTuple):
    """What the cards in hand and the next stage would cost a seat now."""

    cards: Mapping[Card, Offer]
    stage: Offer


# Equal moves are one and the same value: they are legal again and again, and remember their notation.
MAX_MOVES = 1 << 14
_build = lru_cache(MAX_MOVES)(Build)
_build_stage = lru_cache(MAX_MOVES)(BuildStage)
_sell = lru_cache(MAX_MOVES)(Sell)


def list_offers(position: Position, seat: int) -> Offers:
    """Everything that this seat could build; identical cards have the same offer."""
    buyer = Buyer(position, seat)
    return Offers({card: buyer.card(card) for card in position.hands[seat]}, buyer.stage())


def chooses_card(position: Position, seat: int | None) -> bool:
    """Whether this seat must choose one of its cards now."""
    return position.phase in (Phase.CARD, Phase.LAST_CARD) and seat in position.to_act


def legal(position: Position, seat: int, offers: Offers | None) -> tuple[Move, ...]:
    """Every move that this seat may choose now; with the offers if it chooses a card."""
    return tuple(moves_of(position, seat, offers)) if seat in position.to_act else ()


def moves_of(position: Position, seat: int, offers: Offers | None = None) -> Iterator[Move]:
    """What a seat could choose in this phase; the offers, if they are known already."""
    match position.phase:
        case Phase.BOARD:
            taken = {city.board for city in position.cities}
            yield from (ChooseBoard(b) for b in position.options.catalogue.boards if b not in taken)
        case Phase.SIDE:
            yield from (ChooseSide(side) for side in Side)
        case Phase.CARD:
            yield from _card_moves(position.cities[seat], offers or list_offers(position, seat))
        case Phase.LAST_CARD:
            yield from _card_moves(position.cities[seat], offers or list_offers(position, seat))
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


def _card_moves(city: City, offers: Offers) -> Iterator[Move]:
    """The three uses of each card: build it, put it under the next stage, discard it for coins (B18)."""
    cards, stage = offers
    for card, offer in cards.items():
        for left, right in offer.splits:
            yield _build(card, left, right, offer.price.coins, offer.waiver)
    number = city.stages + 1
    for left, right in stage.splits:
        for card in cards:
            yield _build_stage(number, card, left, right, stage.price.coins, stage.waiver)
    yield from map(_sell, cards)


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
        powers = self.city.powers
        self.builds_free = bool(powers) and any(FreeBuild(moment) in powers for moment in _moments(position))

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
        if not self.city.powers:
            return None
        new_colour = FreeNewColours() in self.city.powers and card.colour not in self.city.colours
        return Waiver("power", str(self.city.board)) if new_colour or self.builds_free else None

    def _offer(self, price: Cost, waiver: Waiver | None = None) -> Offer:
        purse = self.city.coins - price.coins  # W4: the coins at the start of the turn
        ways = splits(price.resources, self.city.production, self.left, self.right)
        payable = tuple([way for way in ways if sum(way) <= purse]) if purse >= 0 else ()
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
