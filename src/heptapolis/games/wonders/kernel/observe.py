"""What a seat sees as one row of numbers: named pieces first, one layout for every configuration.

Seats are counted from the observer to the left; seats that are not in the game are empty. Cards are
identified by their number in the catalogue. The row holds nothing that the seat's view does not show.
"""

from typing import Annotated, Any

from numba import types

from heptapolis.games.wonders.kernel.layout import (
    AGES,
    BOARDS,
    CARDS,
    HAND,
    SEATS,
    TURNS,
    Game,
    Games,
    Kind,
    Phase,
    Rows,
    Tables,
    TablesRow,
    card_at,
)
from heptapolis.games.wonders.kernel.legal import may_act
from heptapolis.games.wonders.kernel.resolve import circle
from heptapolis.kernel.groups import offsets_of, size_of
from heptapolis.kernel.jit import kernel
from heptapolis.kernel.rows import clear, copy

CITY: tuple[tuple[str, int], ...] = (
    ("board", BOARDS),  # one of them is 1
    ("side", 2),
    ("coins", 1),
    ("stages", 1),
    ("shields", 1),
    ("victories", AGES),
    ("defeats", 1),
    ("debt", 1),
    ("diplomacy", 1),
    ("owed", 1),  # coins to lose now
    ("cards_in_hand", 1),
    ("must_act", 1),
    ("recovers", 1),  # its place in the queue to build from the discard pile this turn; 0 if none
    ("chosen", 4),  # in open mode: kind, card, coins to the left and to the right of a waiting choice
    ("buildings", CARDS),
    ("may_hold", CARDS),  # known to be in this hand, or played face down since it was passed on
)
CITY_SIZE = size_of(CITY)
PIECES: tuple[tuple[str, int], ...] = (
    ("age", 1),
    ("turn", 1),
    ("phase", len(Phase)),  # one of them is 1
    ("slots", HAND),  # the cards of the seat's own hand by slot, as numbers; 0 is none
    ("cities", SEATS * CITY_SIZE),
    ("discarded", AGES),  # how many cards of each Age lie in the pile
    ("known_discards", CARDS),
    ("tucked", CARDS),  # under the stages of cities whose secrets the seat knows
)
BINARY = frozenset({"phase", "board", "side", "must_act"})  # pieces that are 0 or 1
SIZE = size_of(PIECES)
MOST = 255  # larger amounts of coins, Debt and losses are clipped to it
OFFSETS = offsets_of(PIECES)
CITY_OFFSETS = offsets_of(CITY)

Observations = Annotated[Any, types.int16[:, :, ::1]]
Seen = Annotated[Any, types.int16[:, ::1]]  # by the seats of one game
PHASE = OFFSETS["phase"]
SLOTS = OFFSETS["slots"]
CITIES = OFFSETS["cities"]
DISCARDED = OFFSETS["discarded"]
KNOWN_DISCARDS = OFFSETS["known_discards"]
TUCKED = OFFSETS["tucked"]
SIDE = CITY_OFFSETS["side"]
NUMBERS = CITY_OFFSETS["coins"]
RECOVERS = CITY_OFFSETS["recovers"]
CHOSEN = CITY_OFFSETS["chosen"]
BUILDINGS = CITY_OFFSETS["buildings"]
MAY_HOLD = CITY_OFFSETS["may_hold"]


@kernel
def observe_all(tables: TablesRow, games: Games, observations: Observations) -> None:
    """Write what every seat of every game sees; seats that are not in the game stay as they are."""
    for index in range(len(games)):
        game = games[index]
        for seat in range(tables[0].players):
            _observe_city(tables[0], game, seat, observations[index, seat, CITIES : CITIES + MAY_HOLD])
        for seat in range(tables[0].players):
            _observe_table(tables[0], game, seat, observations[index, seat])
            _observe_cities(tables[0], game, seat, observations[index])


@kernel
def _observe_table(tables: Tables, game: Game, seat: int, row: Rows) -> None:
    """Write where the game stands, the seat's own hand and the discard pile."""
    clear(row[:CITIES])
    row[0] = game.age
    row[1] = game.turn
    row[PHASE + game.phase] = 1
    for slot in range(game.seats[seat].hand_size):
        row[SLOTS + slot] = card_at(game.seats[seat].hand, slot)
    clear(row[DISCARDED:])
    shown = tables.open or game.phase == Phase.OVER
    for entry in range(game.pile):
        thrown = game.discard[entry]
        row[DISCARDED + int(thrown.age) - 1] += 1
        if shown or thrown.known_to >> seat & 1:
            row[KNOWN_DISCARDS + int(thrown.card)] += 1
    _observe_tucked(tables, game, _known_seats(tables, game, seat), row[TUCKED:])


@kernel
def _known_seats(tables: Tables, game: Game, seat: int) -> int:
    """The seats whose secrets this seat knows, as bits."""
    shown = tables.open or game.phase == Phase.OVER
    return (1 << tables.players) - 1 if shown else circle(tables, seat)


@kernel
def _observe_tucked(tables: Tables, game: Game, knows: int, row: Rows) -> None:
    """The cards under the stages of these seats' Wonders."""
    for seat in range(tables.players):
        if knows >> seat & 1 and game.seats[seat].stages:
            for age in range(game.age):
                for turn in range(TURNS):
                    play = game.plays[age, turn, seat]
                    row[play.card] += play.kind == Kind.STAGE


@kernel
def _observe_cities(tables: Tables, game: Game, seat: int, rows: Seen) -> None:
    """The public part of a city is already in its own seat's row; hands are seen differently."""
    other = seat + 0
    for distance in range(tables.players):
        place = CITIES + distance * CITY_SIZE
        if distance:
            copy(rows[seat, place : place + MAY_HOLD], rows[other, CITIES : CITIES + MAY_HOLD])
        hand = rows[seat, place + MAY_HOLD : place + CITY_SIZE]
        clear(hand)
        observe_hand(tables, game, seat, other, hand)
        other = other + 1 if other + 1 < tables.players else 0


@kernel
def _observe_city(tables: Tables, game: Game, seat: int, row: Rows) -> None:
    """The public part of a city."""
    clear(row)
    city = game.seats[seat]
    if city.board >= 0:
        row[city.board] = 1
    if city.side >= 0:
        row[SIDE + city.side] = 1
    row[NUMBERS] = min(MOST, city.coins)
    row[NUMBERS + 1] = city.stages
    row[NUMBERS + 2] = city.shields
    for age in range(AGES):
        row[NUMBERS + 3 + age] = city.victories[age]
    row[NUMBERS + 6] = city.defeats
    row[NUMBERS + 7] = min(MOST, city.debt)
    row[NUMBERS + 8] = city.diplomacy
    row[NUMBERS + 9] = min(MOST, city.owed)
    row[NUMBERS + 10] = city.hand_size
    row[NUMBERS + 11] = may_act(tables, game, seat)
    for place in range(game.recoveries - 1, -1, -1):
        if game.recovery[place, 1] == seat:
            row[RECOVERS] = place + 1
    if tables.open and game.decided >> seat & 1:
        row[CHOSEN] = city.chosen.kind
        row[CHOSEN + 1] = city.chosen.card
        row[CHOSEN + 2] = city.chosen.left
        row[CHOSEN + 3] = city.chosen.right
    for place in range(city.buildings):
        row[BUILDINGS + int(city.building[place])] += 1


@kernel
def observe_hand(tables: Tables, game: Game, seat: int, other: int, row: Rows) -> None:
    """The cards that the observer knows to be, or to have been, in this hand since it last held it."""
    if game.phase == Phase.BOARD or game.phase == Phase.SIDE:
        return
    knows = _known_seats(tables, game, seat)
    if knows >> other & 1:
        _add_hand(game, other, row)
        return
    holder = other
    for turn in range(game.turn - 1, 0, -1):  # back to the previous holder of this hand
        holder = _holder_before(tables, game.age, holder)
        if knows >> holder & 1:
            _add_hand(game, other, row)
            _add_hidden(tables, game, holder, turn, row)
            if game.seats[other].hand_size == 0:
                _add_leftover(tables, game, other, row)
            return


@kernel
def _holder_before(tables: Tables, age: int, seat: int) -> int:
    """The seat that held this hand before: hands go to seat + 1 in Ages I and III, to seat - 1 in Age II."""
    if age == 2:
        return seat + 1 if seat + 1 < tables.players else 0
    return seat - 1 if seat else tables.players - 1


@kernel
def _holder_after(tables: Tables, age: int, seat: int) -> int:
    return _holder_before(tables, 3 - age if age < 3 else 2, seat)


@kernel
def _add_hand(game: Game, seat: int, row: Rows) -> None:
    for slot in range(game.seats[seat].hand_size):
        row[card_at(game.seats[seat].hand, slot)] += 1


@kernel
def _add_hidden(tables: Tables, game: Game, holder: int, turn: int, row: Rows) -> None:
    """Add the cards played face down from this hand after that turn, this turn's included."""
    for later in range(turn + 1, game.turn + 1):
        holder = _holder_after(tables, game.age, holder)
        play = game.plays[game.age - 1, later - 1, holder]
        if play.kind == Kind.STAGE or play.kind == Kind.SELL:
            row[play.card] += 1


@kernel
def _add_leftover(tables: Tables, game: Game, seat: int, row: Rows) -> None:
    """Add the last card of a hand that is gone: under a stage, or among the discards.

    Without it, the leftover card could be told apart from cards played face down earlier.
    """
    last = game.plays[game.age - 1, tables.turns, seat]
    if last.kind == Kind.STAGE:
        row[last.card] += 1
    for entry in range(game.pile):
        thrown = game.discard[entry]
        if thrown.age == game.age and thrown.turn == tables.turns + 1 and thrown.seat == seat:
            row[thrown.card] += 1
