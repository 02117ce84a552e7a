"""Redraws what a seat does not know: another game that it cannot tell from this one.

Every dealt card is a slot: it was built openly, put face down somewhere, or is still in a hand. A seat
knows some slots exactly. For a hand that it has held, it knows which cards are, or were, in it, but not
which of them were put face down later. About all other slots it knows only what the decks contain.
Cards are shuffled among the slots that look alike, and the game is replayed with the new deal, so the
result is always a reachable state, whatever else changes in the rules.
"""

from collections import defaultdict
from collections.abc import Hashable, Iterator
from dataclasses import dataclass, replace

from heptapolis.core.chance import Chance
from heptapolis.games.wonders.catalog import AGES
from heptapolis.games.wonders.deal import Deal, in_order
from heptapolis.games.wonders.model import Card
from heptapolis.games.wonders.moves import Build, BuildStage, CardMove, Leave, Move, Sell
from heptapolis.games.wonders.options import Options
from heptapolis.games.wonders.state import Phase, Position


@dataclass(eq=False)
class Slot:
    """A dealt card and what became of it: the seat that held it last, and its move if it was used.

    The turn is the one in which the card was used, or one more than the last for a leftover card.
    """

    age: int
    hand: int
    card: Card
    turn: int
    seat: int
    move: Move | None

    @property
    def hidden(self) -> bool:
        return not isinstance(self.move, Build)

    @property
    def use(self) -> tuple[int, int, int]:
        """When and by whom the card was used, or will be discarded."""
        return self.age, self.turn, self.seat


def new_deal(position: Position, seat: int | None, chance: Chance) -> tuple[Deal, list[dict[int, Move]]]:
    """A deal that this seat cannot tell from the real one, and the game's decisions with its cards."""
    slots = [slot for age in AGES for slot in _slots(position, age)]
    used = {slot.use: slot for slot in slots if slot.move}
    _shuffle(position, seat, slots, chance)
    hands = tuple(
        tuple(in_order(s.card for s in slots if (s.age, s.hand) == (age, hand)) for hand in position.seats)
        for age in AGES
    )
    steps = [
        {
            mover: _with_card(move, used.get((step.age, step.turn + (step.phase is Phase.LAST_CARD), mover)))
            for mover, move in step.moves.items()
        }
        for step in position.log
    ]
    return replace(position.deal, hands=hands), [*steps, dict(position.chosen)]


def _with_card(move: Move, slot: Slot | None) -> Move:
    if slot and isinstance(move, BuildStage | Sell | Leave):
        return replace(move, card=slot.card)
    return move


def _slots(position: Position, age: int) -> Iterator[Slot]:
    """Every card dealt in an Age, with its fate so far."""
    turns = position.options.turns
    moves = {
        (step.turn + (step.phase is Phase.LAST_CARD), seat): move
        for step in position.log
        if step.age == age and step.phase in (Phase.CARD, Phase.LAST_CARD)
        for seat, move in step.moves.items()
    }
    for hand in position.seats:
        rest = list(position.deal.hand(age, hand))
        for turn in range(1, turns + 2):
            seat = holder(position.options, age, hand, turn)
            if move := moves.get((turn, seat)):
                assert isinstance(move, CardMove)
                rest.remove(move.card)
                yield Slot(age, hand, move.card, turn, seat, move)
        now = position.turn if age == position.age else turns
        for card in rest:
            yield Slot(age, hand, card, turns + 1, holder(position.options, age, hand, now), None)


def holder(options: Options, age: int, hand: int, turn: int) -> int:
    """The seat that holds this hand in that turn; leftovers of the last turn are not passed on."""
    shift = -1 if age == 2 else 1
    return (hand + shift * (min(turn, options.turns) - 1)) % options.players


def _shuffle(position: Position, seat: int | None, slots: list[Slot], chance: Chance) -> None:
    """Exchange the cards of slots that look alike to this seat."""
    known = _known(position, seat, slots)
    groups: defaultdict[Hashable, list[Slot]] = defaultdict(list)
    for slot in slots:
        if slot not in known:
            groups[_look(position, seat, slot)].append(slot)
    for look, alike in groups.items():
        cards = [slot.card for slot in alike]
        if isinstance(look, int):  # never seen: what the pools kept back may be here as well
            seen = {slot.card for slot in slots if slot.age == look} - set(cards)
            cards = _redraw(position, look, cards, seen, chance)
        for slot, card in zip(alike, chance.shuffled(cards), strict=True):
            slot.card = card


def _redraw(position: Position, age: int, cards: list[Card], seen: set[Card], chance: Chance) -> list[Card]:
    """Redraw what came from a pool, out of everything in the deck that this seat has not seen."""
    for pool in position.options.catalogue.pools:
        if pool.age == age:
            drawn = [card for card in cards if card in pool.cards]
            unseen = [card for card in pool.cards if card not in seen]
            cards = [card for card in cards if card not in pool.cards]
            cards += chance.shuffled(unseen)[: len(drawn)]
    return cards


def _circle(position: Position, seat: int | None) -> tuple[int, ...]:
    if position.options.open:
        return tuple(position.seats)
    return position.options.circle(seat) if seat is not None else ()


def _look(position: Position, seat: int | None, slot: Slot) -> Hashable:
    """Slots that look alike could hold each other's cards; a slot never seen shows only its Age."""
    last = position.turn if slot.age == position.age else position.options.turns
    turns = range(1, last + 1) if slot.age <= position.age else range(0)
    circle = _circle(position, seat)
    held = [turn for turn in turns if holder(position.options, slot.age, slot.hand, turn) in circle]
    before = max((turn for turn in held if turn < slot.turn), default=0)
    after = min((turn for turn in held if turn > slot.turn), default=0)
    return (slot.age, slot.hand, before, after) if before else slot.age


def _known(position: Position, seat: int | None, slots: list[Slot]) -> set[Slot]:
    """The slots whose card this seat knows: built openly, its own, looked at, or taken from the pile."""
    if position.phase is Phase.OVER:
        return set(slots)
    if position.phase in (Phase.BOARD, Phase.SIDE):
        return set()
    circle = _circle(position, seat)
    piles = (position.recovered, (entry for entry in position.discard if seat in entry.known_to))
    looked_at = {(entry.age, entry.turn, entry.seat) for pile in piles for entry in pile}
    dealt = (slot for slot in slots if slot.age <= position.age)
    return {slot for slot in dealt if not slot.hidden or slot.seat in circle or slot.use in looked_at}
