"""What moves do to the cities, compiled: the twin of `wonders.resolve` and of `wonders.city`."""

import numpy as np

from heptapolis.games.wonders.kernel.bundle import EVERYTHING, one_of_each
from heptapolis.games.wonders.kernel.layout import (
    EFFECTS,
    FOR_SALE,
    LEFT,
    OWN,
    RIGHT,
    City,
    Counted,
    Effect,
    Game,
    Kind,
    Op,
    Phase,
    Tables,
    read_by,
    stage_source,
)
from heptapolis.games.wonders.kernel.legal import free
from heptapolis.games.wonders.kernel.payment import left_of, right_of
from heptapolis.kernel.jit import kernel
from heptapolis.kernel.readers import handles

SALE_PRICE = 3
EVERY_BYTE = np.uint64(0x0101010101010101)
BELOW_TOP_BITS = np.uint64(0x7F7F7F7F7F7F7F7F)
TOP_BITS = np.uint64(0x8080808080808080)
ON_LEFT, ON_SELF, ON_RIGHT = 1, 2, 4  # bits of an effect's `where`


@kernel
def play_cards(tables: Tables, game: Game, movers: int) -> None:
    """Carry out the chosen cards as if all at once: pay and place, then activate.

    Before anything is activated, no seat's move depends on another's, so one pass is enough.
    """
    first = game.fresh + 0
    for seat in range(tables.players):
        if movers >> seat & 1:
            _play_card(tables, game, seat)
    activate(tables, game, first)


@handles((Kind.BUILD, Kind.STAGE, Kind.SELL, Kind.LEAVE))
@kernel
def _play_card(tables: Tables, game: Game, seat: int) -> None:
    """Move the card from the hand to where the move puts it."""
    city = game.seats[seat]
    move = city.chosen
    if move.kind == Kind.LEAVE:
        return
    _take_from_hand(city, move.card)
    if move.kind == Kind.SELL:
        city.coins += SALE_PRICE
        throw_away(tables, game, seat, move.card, game.turn + (game.phase == Phase.LAST_CARD))
    elif move.kind == Kind.BUILD:
        if not free(tables, game, seat, move.card):
            city.coins -= tables.cards[move.card].coins
        _pay_neighbours(tables, game, seat)
        build(tables, game, seat, move.card)
    elif move.kind == Kind.STAGE:
        city.coins -= tables.stages[city.board, city.side, city.stages].coins
        _pay_neighbours(tables, game, seat)
        build_stage(tables, game, seat)


@kernel
def _pay_neighbours(tables: Tables, game: Game, seat: int) -> None:
    city = game.seats[seat]
    move = city.chosen
    city.coins -= move.left + move.right
    game.seats[left_of(tables, seat)].coins += move.left
    game.seats[right_of(tables, seat)].coins += move.right


@kernel
def _take_from_hand(city: City, card: int) -> None:
    """Remove the first byte that is this card; the bytes above it move down."""
    different = np.uint64(city.hand) ^ np.uint64(card) * EVERY_BYTE
    found = ~(different + BELOW_TOP_BITS) & TOP_BITS  # the top bit of each byte that is the card
    before = (found - np.uint64(1) & ~found) >> np.uint64(7)  # all bits of the bytes before the first
    city.hand = np.int64(np.uint64(city.hand) & before | np.uint64(city.hand) >> np.uint64(8) & ~before)
    city.hand_size -= 1


@kernel
def build(tables: Tables, game: Game, seat: int, number: int) -> None:
    """Add the card to the city; its immediate effects come later."""
    city = game.seats[seat]
    card = tables.cards[number]
    city.building[city.buildings] = number
    city.buildings += 1
    city.names[number >> 6] |= np.uint64(1) << np.uint64(number & 63)
    city.chains |= card.gives
    city.colours[card.colour] += 1
    _add_all_standing(tables, city, number, card.colour < 2)  # X10: brown and grey count as produced
    _note_fresh(game, seat, number)


@kernel
def build_stage(tables: Tables, game: Game, seat: int) -> None:
    """Add the next stage of the Wonder."""
    city = game.seats[seat]
    source = stage_source(city.board, city.side, city.stages)
    city.stages += 1
    _add_all_standing(tables, city, source, True)
    _note_fresh(game, seat, source)


@kernel
def _note_fresh(game: Game, seat: int, source: int) -> None:
    entry = game.fresh_entry[game.fresh]
    entry.seat = seat
    entry.source = source
    game.fresh += 1


@kernel
def _add_all_standing(tables: Tables, city: City, source: int, counts_as_produced: bool) -> None:
    for place in range(EFFECTS):
        if tables.effects[source, place].op == Op.NOTHING:
            return
        _add_standing(city, tables.effects[source, place], counts_as_produced)


@handles(read_by("standing"))
@kernel
def _add_standing(city: City, effect: Effect, counts_as_produced: bool) -> None:
    """Apply the lasting part of an effect."""
    op = effect.op
    if op == Op.PRODUCE:
        _produce(city, effect, counts_as_produced)
    elif op == Op.SHIELDS:
        city.shields += effect.amount
    elif op == Op.SCIENCE:
        city.science[effect.amount] += 1
    elif op == Op.TRADING_POST:
        if effect.where & ON_LEFT:
            city.dear[LEFT] &= ~effect.choice
        if effect.where & ON_RIGHT:
            city.dear[RIGHT] &= ~effect.choice
    elif op == Op.POWER:
        city.powers |= effect.amount
    elif op == Op.ANY_SCIENCE:
        city.any_science += 1
    elif op == Op.MASK:
        city.masks += 1
    elif op == Op.WHARF:
        city.rebate[LEFT if effect.where & ON_LEFT else RIGHT] += 1
        city.bargains = 1
    elif op == Op.SMUGGLING:
        city.smuggling += 1
        city.bargains = 1
    elif op == Op.PRODUCE_OWNED:
        city.extra_owned += 1
        city.choosable[OWN] = EVERYTHING
    elif op == Op.PRODUCE_MISSING:
        city.extra_missing += 1
        city.choosable[OWN] = EVERYTHING


@kernel
def _produce(city: City, effect: Effect, counts_as_produced: bool) -> None:
    if counts_as_produced:
        city.produced |= effect.choice | one_of_each(effect.fixed)
    city.fixed += effect.fixed
    if effect.for_sale:
        city.sold += effect.fixed
    if effect.choice:
        _add_symbol(city, OWN, effect.choice)
        if effect.for_sale:
            _add_symbol(city, FOR_SALE, effect.choice)


@kernel
def _add_symbol(city: City, which: int, choice: int) -> None:
    city.choice[which, city.choices[which]] = choice
    city.choices[which] += 1
    city.choosable[which] |= choice


@kernel
def throw_away(tables: Tables, game: Game, seat: int, card: int, turn: int) -> None:
    """Put a card face down on the discard pile."""
    entry = game.discard[game.pile]
    entry.card = card
    entry.age = game.age
    entry.turn = turn
    entry.seat = seat
    entry.known_to = circle(tables, seat)
    game.pile += 1


@kernel
def circle(tables: Tables, seat: int) -> int:
    """The seats that know each other's secrets, as bits: a team, or one seat alone (C45)."""
    return 3 << (seat & ~1) if tables.teams else 1 << seat


@kernel
def activate(tables: Tables, game: Game, first: int) -> None:
    """Carry out the immediate effects of what was built this turn, from the given entry on."""
    for entry in range(first, game.fresh):
        new = game.fresh_entry[entry]
        if tables.immediate[new.source]:
            for place in range(EFFECTS):
                _apply_immediate(tables, game, int(new.seat), tables.effects[new.source, place])


@handles(read_by("immediate"))
@kernel
def _apply_immediate(tables: Tables, game: Game, seat: int, effect: Effect) -> None:
    op = effect.op
    city = game.seats[seat]
    if op == Op.COINS:
        city.coins += effect.amount
    elif op == Op.COINS_PER:
        city.coins += effect.amount * count_around(tables, game, seat, effect)
    elif op == Op.NEIGHBOURS_GAIN:
        game.seats[left_of(tables, seat)].coins += effect.amount
        game.seats[right_of(tables, seat)].coins += effect.amount
    elif op == Op.OTHERS_GAIN:
        for other in range(tables.players):
            if other != seat:
                game.seats[other].coins += effect.amount
    elif op == Op.NEIGHBOURS_OWE:
        game.seats[left_of(tables, seat)].debt += effect.amount
        game.seats[right_of(tables, seat)].debt += effect.amount
    elif op == Op.DIPLOMACY:
        city.diplomacy += 1
    elif op == Op.RAID:
        city.victories[effect.amount - 1] += 1
    elif op == Op.FORGET_DEFEATS:
        city.defeats = 0
    elif op == Op.BUILD_FROM_DISCARD:
        _queue_recovery(game, effect.amount, seat)


@kernel
def _queue_recovery(game: Game, rank: int, seat: int) -> None:
    """Keep the queue sorted by rank, then by seat."""
    place = game.recoveries
    while place > 0 and (
        game.recovery[place - 1, 0] > rank
        or (game.recovery[place - 1, 0] == rank and game.recovery[place - 1, 1] > seat)
    ):
        game.recovery[place, 0] = game.recovery[place - 1, 0]
        game.recovery[place, 1] = game.recovery[place - 1, 1]
        place -= 1
    game.recovery[place, 0] = rank
    game.recovery[place, 1] = seat
    game.recoveries += 1


@handles(set(Counted) - {Counted.NOTHING})
@kernel
def count(city: City, effect: Effect) -> int:
    """How many of the things that an effect counts a city has."""
    if effect.counted == Counted.CARDS:
        total = 0
        for colour in range(len(city.colours)):
            if effect.colours >> colour & 1:
                total += city.colours[colour]
        return total
    if effect.counted == Counted.STAGES:
        return city.stages + 0
    if effect.counted == Counted.VICTORIES:
        if effect.age:
            return city.victories[effect.age - 1] + 0
        return city.victories[0] + city.victories[1] + city.victories[2]
    if effect.counted == Counted.DEFEATS:
        return city.defeats + 0
    return 1


@kernel
def count_around(tables: Tables, game: Game, seat: int, effect: Effect) -> int:
    total = 0
    if effect.where & ON_LEFT:
        total += count(game.seats[left_of(tables, seat)], effect)
    if effect.where & ON_SELF:
        total += count(game.seats[seat], effect)
    if effect.where & ON_RIGHT:
        total += count(game.seats[right_of(tables, seat)], effect)
    return total


@kernel
def losses(tables: Tables, game: Game) -> None:
    """Write for every seat what it loses at the end of this turn (C22, X2)."""
    for seat in range(tables.players):
        game.seats[seat].owed = 0
    for entry in range(game.fresh):
        new = game.fresh_entry[entry]
        if tables.takes_coins[new.source]:
            for place in range(EFFECTS):
                _add_losses(tables, game, new.seat, tables.effects[new.source, place])


@handles(read_by("loss"))
@kernel
def _add_losses(tables: Tables, game: Game, seat: int, effect: Effect) -> None:
    if effect.op == Op.OTHERS_LOSE:
        for victim in range(tables.players):
            if victim != seat:
                game.seats[victim].owed += effect.amount * count(game.seats[victim], effect)
