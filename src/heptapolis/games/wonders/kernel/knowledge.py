"""What a seat knows about the hidden cards from its view alone: the basis for sampling whole states.

The slots and their groups are those of `wonders.redeal`, found here without knowing the cards.
"""

from collections import Counter
from collections.abc import Hashable, Iterator
from dataclasses import dataclass, field

from heptapolis.games.wonders.catalog import AGES
from heptapolis.games.wonders.model import BACK, Card
from heptapolis.games.wonders.moves import BuildStage, CardMove
from heptapolis.games.wonders.redeal import holder
from heptapolis.games.wonders.state import Phase
from heptapolis.games.wonders.view import View


@dataclass(eq=False)
class Slot:
    """A dealt card as one seat sees it: `card` is BACK where it does not know it.

    `place` is the slot's place in its hand as dealt; `rest` says that it has not been used yet.
    """

    age: int
    hand: int
    place: int
    turn: int
    seat: int
    card: Card
    rest: bool
    tucked: bool

    @property
    def use(self) -> tuple[int, int, int]:
        return self.age, self.turn, self.seat


@dataclass
class Group:
    """Slots that look alike, the cards that are certainly in them, and draws from pools for the others."""

    slots: list[Slot] = field(default_factory=list)
    cards: list[Card] = field(default_factory=list)
    draws: list[tuple[list[Card], int]] = field(default_factory=list)


@dataclass
class Knowledge:
    """Every slot of the game, and the unknown ones in groups."""

    slots: list[Slot]
    groups: list[Group]


def knowledge(view: View) -> Knowledge:
    """Sort out what the seat of this view knows."""
    slots = [slot for age in AGES for slot in _slots(view, age)]
    _look_at_piles(view, slots)
    groups: dict[Hashable, Group] = {}
    for slot in slots:
        if slot.card is BACK:
            groups.setdefault(_look(view, slot), Group()).slots.append(slot)
    for look, group in groups.items():
        if isinstance(look, tuple):
            group.cards = _passed_on(view, slots, *look)
    for look, group in groups.items():
        if isinstance(look, int):
            _fill_unseen(view, slots, groups, look, group)
    return Knowledge(slots, list(groups.values()))


def _slots(view: View, age: int) -> Iterator[Slot]:
    """Every card dealt in an Age with its fate so far, and its face if it was shown."""
    turns = view.options.turns
    moves = {
        (step.turn + (step.phase is Phase.LAST_CARD), seat): move
        for step in view.log
        if step.age == age and step.phase in (Phase.CARD, Phase.LAST_CARD)
        for seat, move in step.moves.items()
    }
    now = view.turn if age == view.age else turns
    for hand in view.options.seats:
        place = 0
        for turn in range(1, turns + 2):
            seat = _holder(view, age, hand, turn)
            move = moves.get((turn, seat))
            if isinstance(move, CardMove):
                tucked = isinstance(move, BuildStage)
                yield Slot(age, hand, place, turn, seat, move.card, rest=False, tucked=tucked)
                place += 1
        seat = _holder(view, age, hand, now)
        held = _held(view, age, seat, turns + 1 - place)
        for card in held:
            yield Slot(age, hand, place, turns + 1, seat, card, rest=True, tucked=False)
            place += 1


def _held(view: View, age: int, seat: int, size: int) -> tuple[Card, ...]:
    """What is left of a hand: its cards if the view shows them, else backs."""
    started = view.phase not in (Phase.BOARD, Phase.SIDE)
    if started and age == view.age and len(view.hands[seat]) == size:
        return view.hands[seat]
    return (BACK,) * size


def _holder(view: View, age: int, hand: int, turn: int) -> int:
    return holder(view.options, age, hand, turn)


def _look_at_piles(view: View, slots: list[Slot]) -> None:
    """Cards of the discard pile that the seat has seen, and those that were taken from it openly."""
    seen = {(e.age, e.turn, e.seat): e.card for e in (*view.discard, *view.recovered)}
    for slot in slots:
        if slot.card is BACK and not slot.tucked:
            slot.card = seen.get(slot.use, BACK)


def _sightings(view: View, age: int, hand: int) -> list[int]:
    """The turns in which the seat, or its team-mate, held this hand."""
    started = view.phase not in (Phase.BOARD, Phase.SIDE)
    if age > view.age or not started:
        return []
    last = view.turn if age == view.age else view.options.turns
    return [turn for turn in range(1, last + 1) if _holder(view, age, hand, turn) in view.seen]


def _look(view: View, slot: Slot) -> tuple[int, int, int, int] | int:
    """Slots that look alike could hold each other's cards; a slot never seen shows only its Age."""
    held = _sightings(view, slot.age, slot.hand)
    before = max((turn for turn in held if turn < slot.turn), default=0)
    after = min((turn for turn in held if turn > slot.turn), default=0)
    return (slot.age, slot.hand, before, after) if before else slot.age


def _contents(view: View, age: int, hand: int, turn: int) -> Counter[Card]:
    """The hand as it was seen at the start of that turn."""
    held = view.seen[_holder(view, age, hand, turn)]
    return Counter(held[(age - 1) * view.options.turns + turn - 1])


def _passed_on(view: View, slots: list[Slot], age: int, hand: int, before: int, after: int) -> list[Card]:
    """The cards that left a hand between two sightings, less those whose fate is known."""
    cards = _contents(view, age, hand, before)
    if after:
        cards -= _contents(view, age, hand, after)
    last = after or view.options.turns + 2
    for slot in slots:
        if (slot.age, slot.hand) == (age, hand) and before <= slot.turn < last and slot.card is not BACK:
            cards[slot.card] -= 1
    return list(cards.elements())


def _fill_unseen(
    view: View, slots: list[Slot], groups: dict[Hashable, Group], age: int, group: Group
) -> None:
    """Find what may be in slots never seen: the rest of the Age's deck."""
    known = Counter(slot.card for slot in slots if slot.age == age and slot.card is not BACK)
    for look, other in groups.items():
        if isinstance(look, tuple) and look[0] == age:
            known.update(other.cards)
    catalogue, players = view.options.catalogue, view.options.players
    group.cards = list((Counter(catalogue.fixed(age, players)) - known).elements())
    for pool in catalogue.pools:
        if pool.age == age:
            unseen = [card for card in pool.cards if card not in known]
            group.draws.append((unseen, players + pool.extra - (len(pool.cards) - len(unseen))))
