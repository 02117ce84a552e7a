"""Whole states that one seat could be in, drawn at random, each as likely as any other.

`encode_view` reads a view once; `determinize` then makes a state from it in a few microseconds.
"""

from typing import Annotated

import numpy as np
from numba import from_dtype, types

from heptapolis.games.wonders.catalog import ORDER
from heptapolis.games.wonders.deal import Deal, in_order
from heptapolis.games.wonders.kernel import bridge
from heptapolis.games.wonders.kernel.chance import pack, shuffle, sort
from heptapolis.games.wonders.kernel.knowledge import Group, Slot, knowledge
from heptapolis.games.wonders.kernel.layout import (
    AGES,
    GAME,
    HAND,
    NONE,
    PILE,
    SEATS,
    Cards,
    Game,
    Games,
    Tables,
    new,
)
from heptapolis.games.wonders.model import BACK
from heptapolis.games.wonders.moves import Sell
from heptapolis.games.wonders.state import Phase, Position
from heptapolis.games.wonders.view import View
from heptapolis.kernel.arrays import Record, Records, Rng
from heptapolis.kernel.jit import kernel

GROUPS = 128
DRAWS = 2
SLOT = np.dtype(
    [
        ("age", "u1"),
        ("hand", "u1"),
        ("place", "u1"),
        ("row", "u1"),  # of the play that used it, or NONE
        ("seat", "u1"),
        ("pile", "u1"),  # its place in the discard pile, or NONE
    ],
    align=True,
)
DRAW = np.dtype([("total", "i2"), ("wanted", "i2"), ("cards", "u1", (16,))], align=True)
GROUP = np.dtype(
    [
        ("slots", "i2"),
        ("slot", "u1", (PILE,)),
        ("cards", "i2"),
        ("card", "u1", (PILE,)),
        ("draws", DRAW, (DRAWS,)),
    ],
    align=True,
)
THROWN = np.dtype([("age", "u1"), ("hand", "u1"), ("place", "u1"), ("taken", "u1")], align=True)
KNOWN = np.dtype(
    [
        ("template", GAME),  # the state as far as the seat knows it
        ("groups", "i2"),
        ("group", GROUP, (GROUPS,)),
        ("slot", SLOT, (PILE,)),
        ("cards", "u1", (AGES, SEATS, HAND)),  # every dealt card by Age, hand and place
        ("open_age", "i2"),  # the Age whose hands are held now; 0 before the first and after the last
        ("holder", "u1", (SEATS,)),  # of each of its hands
        ("rest", "i2", (SEATS,)),  # how many cards are left of each of its hands
        ("thrown", "i2"),
        ("throw", THROWN, (PILE,)),  # everything ever discarded, in order
        ("taken", "i2"),
    ],
    align=True,
)
Known = Annotated[Record, from_dtype(KNOWN)]
KnownRow = Annotated[Records, types.Array(from_dtype(KNOWN), 1, "C")]
GroupRecord = Annotated[Record, from_dtype(GROUP)]


@kernel
def determinize(tables: Tables, known: Known, games: Games, index: int, rng: Rng) -> None:
    """Write a state that the seat with this knowledge could be in."""
    deck = np.zeros(PILE + 32, np.uint8)
    games[index] = known.template
    game = games[index]
    draw_again = True
    while draw_again:
        for group in range(known.groups):
            _deal_group(known, known.group[group], game, deck, rng)
        draw_again = known.taken > 0 and not _same_cards_taken(known)
    _write_hands(known, game, tables, deck)


@kernel
def _deal_group(known: Known, group: GroupRecord, game: Game, deck: Cards, rng: Rng) -> None:
    """Lay the cards of a group into its slots in random order."""
    size = group.cards + 0
    for place in range(size):
        deck[place] = group.card[place]
    for number in range(DRAWS):
        draw = group.draws[number]
        for place in range(draw.total):
            deck[size + place] = draw.cards[place]
        if draw.wanted:
            shuffle(deck, size, draw.total, rng)
        size += draw.wanted
    shuffle(deck, 0, size, rng)
    for place in range(group.slots):
        slot = known.slot[group.slot[place]]
        known.cards[slot.age, slot.hand, slot.place] = deck[place]
        if slot.row != NONE:
            game.plays[slot.age, slot.row, slot.seat].card = deck[place]
        if slot.pile != NONE:
            game.discard[slot.pile].card = deck[place]


@kernel
def _same_cards_taken(known: Known) -> bool:
    """Whether the cards taken from the pile are the oldest of their name in this deal too (H1)."""
    for entry in range(known.thrown):
        later = known.throw[entry]
        if later.taken == NONE:
            continue
        card = known.cards[later.age, later.hand, later.place]
        for before in range(entry):
            older = known.throw[before]
            lay_there = older.taken > later.taken
            if lay_there and known.cards[older.age, older.hand, older.place] == card:
                return False
    return True


@kernel
def _write_hands(known: Known, game: Game, tables: Tables, deck: Cards) -> None:
    """Write the hands as dealt and as held now, each in card order."""
    size = tables.hand_size + 0
    for age in range(AGES):
        for hand in range(tables.players):
            for place in range(size):
                deck[place] = known.cards[age, hand, place]
            if age + 1 == known.open_age:
                _hold(game, known.holder[hand], deck, size - known.rest[hand], size)
            sort(deck, 0, size)
            game.deal[age, hand] = pack(deck, 0, size)


@kernel
def _hold(game: Game, seat: int, deck: Cards, start: int, end: int) -> None:
    """Give a seat the cards of a hand that have not been used: those in its last places."""
    sort(deck, start, end)
    game.seats[seat].hand = pack(deck, start, end)


def encode_view(view: View, tables: Records) -> Records:
    """Encode what the seat of a view knows."""
    return _KnownEncoder(view, tables).records


class _KnownEncoder:
    """Writes what the seat of a view knows into a record."""

    def __init__(self, view: View, tables: Records) -> None:
        facts = knowledge(view)
        self.records = new(KNOWN)
        self.known = self.records[0]
        self.records["template"] = bridge.to_kernel(_position(view, facts.slots), tables)
        self._write_slots(view, facts.slots)
        self.known.groups = len(facts.groups)
        for row, group in zip(self.known.group, facts.groups, strict=False):
            self._write_group(row, group, facts.slots)
        self._write_throws(view, facts.slots)

    def _write_slots(self, view: View, slots: list[Slot]) -> None:
        piles = {(e.age, e.turn, e.seat): place for place, e in enumerate(view.discard)}
        started = view.phase not in (Phase.BOARD, Phase.SIDE, Phase.OVER)
        self.known.open_age = view.age if started and any(view.hands) else 0
        rows = [
            (s.age - 1, s.hand, s.place, NONE if s.rest else s.turn - 1, s.seat, _pile(s, piles))
            for s in slots
        ]
        self.records["slot"][0, : len(slots)] = rows
        cards, plays = self.records["cards"][0], self.records["template"]["plays"]["card"][0]
        for slot in slots:
            number = ORDER[slot.card.name]
            cards[slot.age - 1, slot.hand, slot.place] = number
            if not slot.rest:  # the log hides cards that the pile may have shown
                plays[slot.age - 1, slot.turn - 1, slot.seat] = number
            elif slot.age == view.age:
                self.known.holder[slot.hand] = slot.seat
                self.known.rest[slot.hand] += 1

    def _write_group(self, row: Record, group: Group, slots: list[Slot]) -> None:
        places = {slot: place for place, slot in enumerate(slots)}
        row.slots, row.cards = len(group.slots), len(group.cards)
        row.slot[: row.slots] = [places[slot] for slot in group.slots]
        row.card[: row.cards] = [ORDER[card.name] for card in group.cards]
        for draw, (cards, wanted) in zip(row.draws, group.draws, strict=False):
            draw.total, draw.wanted = len(cards), wanted
            draw.cards[: len(cards)] = [ORDER[card.name] for card in cards]

    def _write_throws(self, view: View, slots: list[Slot]) -> None:
        """Write everything that was discarded, in order, and what was taken back when."""
        taken = {(e.age, e.turn, e.seat): order for order, e in enumerate(view.recovered)}
        there = {(e.age, e.turn, e.seat) for e in view.discard}
        thrown = [s for s in slots if not s.tucked and (s.use in taken or s.use in there)]
        thrown.sort(key=lambda s: _throwing_order(view, s))
        self.known.thrown, self.known.taken = len(thrown), len(taken)
        for row, slot in zip(self.known.throw, thrown, strict=False):
            row.age, row.hand, row.place = slot.age - 1, slot.hand, slot.place
            row.taken = taken.get(slot.use, NONE)


def _pile(slot: Slot, piles: dict[tuple[int, int, int], int]) -> int:
    """The place of a card in the discard pile."""
    return NONE if slot.tucked else piles.get(slot.use, NONE)


def _throwing_order(view: View, slot: Slot) -> tuple[int, int, bool, int]:
    """The order in which cards are discarded: a last card that was sold precedes the leftovers (W15)."""
    last_cards = (step for step in view.log if (step.age, step.phase) == (slot.age, Phase.LAST_CARD))
    sold = any(isinstance(step.moves.get(slot.seat), Sell) for step in last_cards)
    return slot.age, slot.turn, not sold, slot.seat


def _position(view: View, slots: list[Slot]) -> Position:
    """The position as far as this seat knows it, with backs for the cards that it does not know."""
    hands = [[[BACK] * (view.options.turns + 1) for _ in view.options.seats] for _ in range(AGES)]
    for slot in slots:
        hands[slot.age - 1][slot.hand][slot.place] = slot.card
    boards = tuple(city.board or bridge.BOARDS[0] for city in view.cities)
    sides = tuple(city.side or bridge.SIDES[0] for city in view.cities)
    deal = Deal(boards, sides, tuple(tuple(map(in_order, age)) for age in hands))
    return Position(
        options=view.options,
        deal=deal,
        cities=[city.copy() for city in view.cities],
        hands=[list(hand) for hand in view.hands],
        tucked=[list(pile) for pile in view.tucked],
        seen=[[] for _ in view.options.seats],
        age=view.age,
        turn=view.turn,
        phase=view.phase,
        waiting=list(view.waiting),
        chosen=dict(view.chosen),
        discard=list(view.discard),
        recovered=list(view.recovered),
        fresh=list(view.fresh),
        recoveries=list(view.recoveries),
        owed=list(view.owed),
        log=list(view.log),
    )
