"""The flow of a game, compiled: the twin of `dice.flow`."""

from heptapolis.games.dice.kernel import actions
from heptapolis.games.dice.kernel.chance import roll, swap
from heptapolis.games.dice.kernel.layout import (
    BONUSES,
    BUILDINGS,
    Ask,
    Boards,
    City,
    Game,
    Phase,
    Tables,
    Work,
)
from heptapolis.games.dice.kernel.legal import next_decision, offer_more
from heptapolis.games.dice.kernel.resolve import ask_first, carry_out, set_board
from heptapolis.games.dice.symbols import Building
from heptapolis.kernel.jit import kernel
from heptapolis.kernel.readers import handles

AGORA = tuple(Building).index(Building.AGORA)


@kernel
def choose(tables: Tables, game: Game, seat: int, action: int, work: Work) -> None:
    """Take the action of one seat; `resolve` follows when all have acted.

    What a seat does affects the others only after the turn (R6), so it is carried out at once.
    """
    if game.phase == Phase.BOARD:
        set_board(tables, game.seats[seat], action - actions.BOARD)
        game.waiting &= ~(1 << seat)
    else:
        carry_out(tables, game, seat, action, work)
        _skip_the_impossible(tables, game, seat, work)


@kernel
def resolve(tables: Tables, game: Game) -> None:
    """End the turn when nobody has anything left to decide (D17)."""
    if game.waiting or game.phase == Phase.OVER:
        return
    for seat in range(tables.players):
        if game.seats[seat].pending:
            return
    _end_turn(tables, game)


# The set-up: D4 to D6, D10.


@kernel
def set_up(tables: Tables, game: Game, boards: Boards) -> None:
    """Set up a game in a blank record; seats get these boards in order."""
    if tables.choose_boards:
        game.waiting = (1 << tables.players) - 1
        return
    for seat in range(tables.players):
        set_board(tables, game.seats[seat], boards[seat])
    _begin_turn(tables, game)


# A turn: D13 to D17.


@kernel
def _begin_turn(tables: Tables, game: Game) -> None:
    """Mix the dice, then everyone acts at once (D13, D16)."""
    game.phase = Phase.TURN
    game.turn += 1
    roll(tables, game)
    for seat in range(tables.players):
        _begin(game.seats[seat])
        ask_first(game.seats[seat], tables.action)


@kernel
def _begin(city: City) -> None:
    """R6: remember what is crossed now; others compare only with this during the turn."""
    for building in range(BUILDINGS):
        city.before[building] = city.count[building]
        city.defences_before[building] = city.defences[building]


@handles(Ask)
@kernel
def _skip_the_impossible(tables: Tables, game: Game, seat: int, work: Work) -> None:
    """Drop decisions about effects that can do nothing (E1)."""
    city = game.seats[seat]
    while city.pending:
        ask = tables.decisions[next_decision(city)].ask
        if ask == Ask.ACTION or ask == Ask.BONUS:
            return
        if (ask == Ask.FREE_BUILD or ask == Ask.CROSS) and offer_more(tables, game, seat, work):
            return
        city.pending -= 1


@kernel
def _end_turn(tables: Tables, game: Game) -> None:
    """Do what waits for the end of the turn, then begin the next turn or end the game."""
    if game.phase == Phase.TURN:
        _reward_agora(tables, game)
        _trigger_end(tables, game)
        if game.turn == game.last_turn:
            game.phase = Phase.OVER
            return
        _admit_dice(tables, game)
    _begin_turn(tables, game)


@kernel
def _reward_agora(tables: Tables, game: Game) -> None:
    """D42: reward the first to complete the Agora; several in the same turn all gain, or none does (R7)."""
    if not game.agora_open:
        return
    done = 0
    for seat in range(tables.players):
        done += _agora_done(tables, game.seats[seat])
    if done == 0:
        return
    game.agora_open = 0
    if done > 1 and not tables.ties_gain:
        return
    for seat in range(tables.players):
        game.seats[seat].first_agora = _agora_done(tables, game.seats[seat])


@kernel
def _agora_done(tables: Tables, city: City) -> bool:
    return city.count[AGORA] == tables.boards[city.board].plans[AGORA].length


@kernel
def _trigger_end(tables: Tables, game: Game) -> None:
    """D38, D39: any player's third bonus makes the next turn the last; this happens once (R5)."""
    if game.last_turn:
        return
    for seat in range(tables.players):
        if game.seats[seat].bonuses == BONUSES:
            game.last_turn = game.turn + 1


@kernel
def _admit_dice(tables: Tables, game: Game) -> None:
    """D54: special dice unlocked for the first time replace random grey ones (D56, R8)."""
    unlocked = 0
    for seat in range(tables.players):
        unlocked |= game.seats[seat].unlocked
    if unlocked == 0:
        return
    entering = 0
    for die in range(len(tables.dice)):
        if unlocked >> tables.dice[die].colour & 1:
            entering |= 1 << die
    for place in range(game.dice):
        entering &= ~(1 << int(game.forum[place].die))
    if entering:
        swap(tables, game, entering)
