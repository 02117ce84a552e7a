"""What moves do to the cities: pay everything, place everything, then activate everything."""

from collections.abc import Mapping
from typing import assert_never

from heptapolis.games.wonders.effects import (
    AnyScience,
    BuildFromDiscard,
    Coins,
    CoinsPer,
    Diplomacy,
    Effect,
    ForgetDefeats,
    FreeBuild,
    FreeNewColours,
    FreeStages,
    Mask,
    NeighboursGain,
    NeighboursOwe,
    OthersGain,
    OthersLose,
    PlayLastCard,
    Points,
    PointsIfComplete,
    PointsPer,
    Produce,
    ProduceMissing,
    ProduceOwned,
    Raid,
    Science,
    Shields,
    Smuggling,
    TradingPost,
    Wharf,
)
from heptapolis.games.wonders.model import Card
from heptapolis.games.wonders.moves import Build, BuildStage, CardMove, Leave, Sell
from heptapolis.games.wonders.state import Fresh, Phase, Position, Recovery, cities_at

SALE_PRICE = 3  # B21


def play_cards(position: Position, moves: Mapping[int, CardMove]) -> None:
    """Carry out the chosen cards as if all at once (B17): no move sees another."""
    for seat, move in moves.items():
        _pay(position, seat, move)
    for seat, move in moves.items():
        _earn(position, seat, move)
    placed = [_place(position, seat, move) for seat, move in moves.items()]
    for new in placed:
        if new:
            _activate(position, new)


def build_free(position: Position, seat: int, card: Card) -> None:
    """Build a card for free, as from the discard pile (W14)."""
    position.cities[seat].build(card)
    _activate(position, Fresh(seat, card))


def _pay(position: Position, seat: int, move: CardMove) -> None:
    """Pay the coins of the move: only coins owned at the start of the turn can be spent (B34, W4)."""
    if isinstance(move, Build | BuildStage):
        position.cities[seat].coins -= move.bank + move.left + move.right


def _earn(position: Position, seat: int, move: CardMove) -> None:
    """Pay those who earn coins: neighbours who sell resources, players who discard a card (B30, B21)."""
    if isinstance(move, Build | BuildStage):
        for neighbour, coins in zip(position.neighbours(seat), (move.left, move.right), strict=True):
            if coins:
                position.cities[neighbour].coins += coins
                position.tell("trade", seat, to=neighbour, coins=coins)
    elif isinstance(move, Sell):
        position.cities[seat].coins += SALE_PRICE


def _place(position: Position, seat: int, move: CardMove) -> Fresh | None:
    """Move the card from the hand to where the move puts it."""
    match move:
        case Build(card, waiver=waiver):
            position.hands[seat].remove(card)
            position.cities[seat].build(card)
            position.tell("built", seat, card=card.name, **({"waiver": str(waiver)} if waiver else {}))
            return Fresh(seat, card)
        case BuildStage(number, card):
            position.hands[seat].remove(card)
            position.tucked[seat].append(card)
            position.cities[seat].build_stage()
            position.tell("stage", seat, stage=number)
            return Fresh(seat, stage=number)
        case Sell(card):
            position.hands[seat].remove(card)
            leftover = position.phase is Phase.LAST_CARD
            position.throw_away(seat, card, position.turn + leftover)
            position.tell("sold", seat, coins=SALE_PRICE)
        case Leave():
            position.tell("left", seat)  # it stays in the hand, and is thrown away with the others
        case _:
            assert_never(move)
    return None


def effects_of(position: Position, new: Fresh) -> tuple[Effect, ...]:
    """The effects of something built this turn."""
    if new.card:
        return new.card.effects
    return position.cities[new.seat].wonder[new.stage - 1].effects


def _activate(position: Position, new: Fresh) -> None:
    """Carry out immediate effects, once all buildings of the turn are placed (W5)."""
    position.fresh.append(new)
    for effect in effects_of(position, new):
        _apply_immediate(position, new.seat, effect)


def _apply_immediate(position: Position, seat: int, effect: Effect) -> None:
    city = position.cities[seat]
    match effect:
        case Coins(amount):
            gain(position, seat, amount)
        case CoinsPer(amount, counted, where):
            total = sum(other.count(counted) for other in cities_at(position, seat, where))
            gain(position, seat, amount * total)
        case NeighboursGain(amount):
            for neighbour in position.neighbours(seat):
                gain(position, neighbour, amount)
        case OthersGain(amount):
            for other in position.others(seat):
                gain(position, other, amount)
        case OthersLose():
            pass  # C23: taken at the end of the turn
        case NeighboursOwe(amount):
            for neighbour in position.neighbours(seat):
                position.cities[neighbour].debt += amount
                position.tell("debt", neighbour, points=amount)
        case Diplomacy():
            city.diplomacy += 1
            position.tell("diplomacy", seat)
        case Raid(age):
            city.victories[age - 1] += 1
            position.tell("raid", seat, age=age)
        case ForgetDefeats():
            city.defeats = 0
            position.tell("forget", seat)
        case BuildFromDiscard(rank):
            position.recoveries.append(Recovery(rank, seat))
        case Produce() | ProduceOwned() | ProduceMissing() | TradingPost() | Wharf() | Smuggling():
            pass  # lasting
        case Shields() | Science() | AnyScience() | Mask():
            pass  # lasting
        case FreeNewColours() | FreeBuild() | PlayLastCard() | FreeStages():
            pass  # lasting
        case Points() | PointsPer() | PointsIfComplete():
            pass  # scored at the end
        case _:
            assert_never(effect)


def gain(position: Position, seat: int, coins: int) -> None:
    """Coins from the bank."""
    if coins:
        position.cities[seat].coins += coins
        position.tell("coins", seat, coins=coins)


def losses(position: Position) -> list[int]:
    """What each seat loses at the end of this turn, all sources together (C22, X2)."""
    owed = [0] * position.options.players
    for new in position.fresh:
        for effect in effects_of(position, new):
            if isinstance(effect, OthersLose):
                for victim in position.others(new.seat):  # X6: the team-mate too
                    times = position.cities[victim].count(effect.per) if effect.per else 1
                    owed[victim] += effect.amount * times
    return owed
