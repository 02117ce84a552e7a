"""The flow of a game, compiled: the twin of `wonders.flow`."""

from heptapolis.games.wonders.kernel import actions
from heptapolis.games.wonders.kernel.actions import kind_of, pair_row, slot_of, way_of
from heptapolis.games.wonders.kernel.bundle import bits_in
from heptapolis.games.wonders.kernel.layout import (
    AGES,
    LEFT,
    NONE,
    RIGHT,
    Game,
    Kind,
    Phase,
    Power,
    Tables,
    Work,
    card_at,
)
from heptapolis.games.wonders.kernel.resolve import activate, build, circle, losses, play_cards, throw_away
from heptapolis.kernel.jit import kernel
from heptapolis.kernel.readers import handles

CHOOSE_SIDES = 3
RANDOM_SIDES = 2


@handles(set(actions.KINDS) - {Kind.DECLINE})  # a declined recovery has only its kind
@kernel
def choose(tables: Tables, game: Game, seat: int, action: int, work: Work) -> None:
    """Note the move that an action means, as `legal` has just written it to the scratch record."""
    city = game.seats[seat]
    move = city.chosen
    move.card = NONE
    move.left = 0
    move.right = 0
    kind = kind_of(action)
    move.kind = kind
    if kind == Kind.BUILD or kind == Kind.STAGE:
        row, way = pair_row(action), way_of(action)
        move.card = card_at(city.hand, slot_of(action))
        move.left = work.pair[row, way, LEFT]
        move.right = work.pair[row, way, RIGHT]
    elif kind == Kind.SELL or kind == Kind.LEAVE:
        move.card = card_at(city.hand, slot_of(action))
    elif kind == Kind.RECOVER:
        move.card = action - actions.RECOVER
    elif kind == Kind.SETTLE:
        move.left = action - actions.SETTLE
        move.right = city.owed - move.left
    elif kind == Kind.BOARD:
        move.card = action - actions.BOARD
    elif kind == Kind.SIDE:
        move.card = action - actions.SIDE
    game.waiting &= ~(1 << seat)
    game.decided |= 1 << seat


@handles(set(Phase) - {Phase.OVER})
@kernel
def resolve(tables: Tables, game: Game) -> None:
    """Carry out the choices once everyone has chosen; then go on to the next decision."""
    if game.waiting and game.phase != Phase.BOARD:
        return
    movers = game.decided
    game.decided = 0
    if game.phase == Phase.CARD or game.phase == Phase.LAST_CARD:
        _cards_chosen(tables, game, movers)
    elif game.phase == Phase.DISCARD:
        _discard_chosen(tables, game, movers)
    elif game.phase == Phase.LOSS:
        _losses_settled(tables, game, movers)
    elif game.phase == Phase.SIDE:
        _sides_chosen(tables, game)
    elif game.phase == Phase.BOARD:
        _boards_chosen(tables, game, movers)


@kernel
def ask(game: Game, phase: int, seats: int) -> None:
    game.phase = phase
    game.waiting = seats


@kernel
def everybody(tables: Tables) -> int:
    return (1 << tables.players) - 1


# The set-up.


@kernel
def set_up(tables: Tables, game: Game) -> None:
    """Set up a game whose deal has been written to a blank record."""
    if tables.choose_boards:
        ask(game, Phase.BOARD, everybody(tables))
        return
    for seat in range(tables.players):
        set_board(tables, game, seat, game.dealt_board[seat])
    _choose_sides(tables, game)


@kernel
def set_board(tables: Tables, game: Game, seat: int, board: int) -> None:
    """Give the city its board, which produces the starting resource."""
    city = game.seats[seat]
    city.board = board
    city.fixed = city.sold = city.produced = tables.start[board]


@kernel
def _boards_chosen(tables: Tables, game: Game, movers: int) -> None:
    for seat in range(tables.players):
        if movers >> seat & 1:
            set_board(tables, game, seat, game.seats[seat].chosen.card)
    if game.waiting == 0:
        _choose_sides(tables, game)


@kernel
def _choose_sides(tables: Tables, game: Game) -> None:
    if tables.sides == CHOOSE_SIDES:
        ask(game, Phase.SIDE, everybody(tables))
        return
    for seat in range(tables.players):
        game.seats[seat].side = game.dealt_side[seat] if tables.sides == RANDOM_SIDES else tables.sides
    begin_age(tables, game, 1)


@kernel
def _sides_chosen(tables: Tables, game: Game) -> None:
    for seat in range(tables.players):
        game.seats[seat].side = game.seats[seat].chosen.card
    begin_age(tables, game, 1)


# An Age.


@kernel
def begin_age(tables: Tables, game: Game, age: int) -> None:
    game.age = age
    for seat in range(tables.players):
        city = game.seats[seat]
        city.hand = game.deal[age - 1, seat]
        city.hand_size = tables.hand_size
    _begin_turn(tables, game, 1)


@kernel
def _begin_turn(tables: Tables, game: Game, turn: int) -> None:
    game.turn = turn
    game.fresh = 0
    ask(game, Phase.CARD, everybody(tables))


@kernel
def _cards_chosen(tables: Tables, game: Game, movers: int) -> None:
    row = tables.turns if game.phase == Phase.LAST_CARD else game.turn - 1
    for seat in range(tables.players):
        if movers >> seat & 1:
            game.plays[game.age - 1, row, seat] = game.seats[seat].chosen
    play_cards(tables, game, movers)
    if game.phase == Phase.LAST_CARD:
        _throw_leftovers(tables, game)
    elif game.turn == tables.turns:
        _offer_last_card(tables, game)
    else:
        _offer_discards(tables, game)


@kernel
def _offer_last_card(tables: Tables, game: Game) -> None:
    owners = 0
    for seat in range(tables.players):
        if game.seats[seat].powers & Power.PLAY_LAST_CARD:
            owners |= 1 << seat
    if owners:
        ask(game, Phase.LAST_CARD, owners)
    else:
        _throw_leftovers(tables, game)


@kernel
def _throw_leftovers(tables: Tables, game: Game) -> None:
    for seat in range(tables.players):
        city = game.seats[seat]
        for slot in range(city.hand_size):
            throw_away(tables, game, seat, card_at(city.hand, slot), game.turn + 1)
        city.hand = 0
        city.hand_size = 0
    _offer_discards(tables, game)


@kernel
def _offer_discards(tables: Tables, game: Game) -> None:
    """Ask the next seat that may build from the discard pile, or go on to the losses."""
    if game.pile == 0:
        game.recoveries = 0
    if game.recoveries == 0:
        _take_losses(tables, game)
        return
    seat = int(game.recovery[0, 1])
    for entry in range(game.pile):
        game.discard[entry].known_to |= circle(tables, seat)
    ask(game, Phase.DISCARD, 1 << seat)


@kernel
def _discard_chosen(tables: Tables, game: Game, movers: int) -> None:
    seat = bits_in(movers - 1)
    game.recoveries -= 1
    for place in range(game.recoveries):
        game.recovery[place, 0] = game.recovery[place + 1, 0]
        game.recovery[place, 1] = game.recovery[place + 1, 1]
    card = int(game.seats[seat].chosen.card)
    note = game.recovered[game.recovered_size]
    note.age = game.age
    note.turn = game.turn
    note.seat = seat
    note.found.card = NONE
    game.recovered_size += 1
    if card != NONE:
        entry = _find_discarded(game, card)
        note.found = game.discard[entry]
        game.pile -= 1
        for later in range(entry, game.pile):
            game.discard[later] = game.discard[later + 1]
        build(tables, game, seat, card)
        activate(tables, game, game.fresh - 1)
    _offer_discards(tables, game)


@kernel
def _find_discarded(game: Game, card: int) -> int:
    """Find a card in the pile: among identical ones, the oldest."""
    entry = 0
    while game.discard[entry].card != card:
        entry += 1
    return entry


@kernel
def _take_losses(tables: Tables, game: Game) -> None:
    losses(tables, game)
    victims = 0
    for seat in range(tables.players):
        city = game.seats[seat]
        if city.owed and city.coins:
            victims |= 1 << seat
        elif city.owed:
            city.debt += city.owed
            city.owed = 0
    if victims:
        ask(game, Phase.LOSS, victims)
    else:
        _end_turn(tables, game)


@kernel
def _losses_settled(tables: Tables, game: Game, movers: int) -> None:
    for seat in range(tables.players):
        if movers >> seat & 1:
            city = game.seats[seat]
            city.coins -= city.chosen.left
            city.debt += city.chosen.right
            city.owed = 0
            game.settled[game.age - 1, game.turn - 1, seat, 0] = city.chosen.left
            game.settled[game.age - 1, game.turn - 1, seat, 1] = city.chosen.right
    _end_turn(tables, game)


@kernel
def _end_turn(tables: Tables, game: Game) -> None:
    if game.turn < tables.turns:
        _pass_hands(tables, game)
        _begin_turn(tables, game, game.turn + 1)
        return
    _fight(tables, game)
    if game.age < AGES:
        begin_age(tables, game, game.age + 1)
    else:
        ask(game, Phase.OVER, 0)


@kernel
def _pass_hands(tables: Tables, game: Game) -> None:
    """Pass left in Ages I and III, right in Age II; all hands have the same size."""
    last = tables.players - 1
    if game.age == 2:
        kept = game.seats[0].hand
        for seat in range(last):
            game.seats[seat].hand = game.seats[seat + 1].hand
        game.seats[last].hand = kept
    else:
        kept = game.seats[last].hand
        for seat in range(last, 0, -1):
            game.seats[seat].hand = game.seats[seat - 1].hand
        game.seats[0].hand = kept


@kernel
def _fight(tables: Tables, game: Game) -> None:
    if tables.teams:
        for seat in range(1, tables.players, 2):
            other = (seat + 1) % tables.players
            tokens = 2 - int(game.seats[seat].diplomacy > 0) - int(game.seats[other].diplomacy > 0)
            _battle(game, seat, other, tokens)
    else:
        _fight_around(tables, game)
    for seat in range(tables.players):
        if game.seats[seat].diplomacy:
            game.seats[seat].diplomacy -= 1


@kernel
def _fight_around(tables: Tables, game: Game) -> None:
    """Let every city without Diplomacy fight the next such city around the table."""
    first = -1
    last = -1
    fighters = 0
    for seat in range(tables.players):
        if game.seats[seat].diplomacy == 0:
            if last < 0:
                first = seat
            else:
                _battle(game, last, seat, 1)
            last = seat
            fighters += 1
    if fighters > 2:
        _battle(game, last, first, 1)


@kernel
def _battle(game: Game, one: int, other: int, tokens: int) -> None:
    strength = game.seats[one].shields - game.seats[other].shields
    if strength == 0:
        return
    winner = one if strength > 0 else other
    loser = other if strength > 0 else one
    game.seats[winner].victories[game.age - 1] += tokens
    game.seats[loser].defeats += tokens
