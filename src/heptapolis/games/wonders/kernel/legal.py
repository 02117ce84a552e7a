"""Legal moves, compiled: the twin of `wonders.legal`. A list of action codes in the scratch record."""

import numpy as np

from heptapolis.games.wonders.kernel import actions
from heptapolis.games.wonders.kernel.actions import STAGE_ROW, build_code, stage_code
from heptapolis.games.wonders.kernel.layout import (
    City,
    Game,
    Phase,
    Power,
    Tables,
    Work,
    card_at,
)
from heptapolis.games.wonders.kernel.payment import splits
from heptapolis.kernel.jit import inlined, kernel
from heptapolis.kernel.readers import handles


@kernel
def may_act(tables: Tables, game: Game, seat: int) -> bool:
    """Whether this seat must decide now; in open mode and for boards, one seat at a time does.

    A chosen board counts as taken only once it is resolved, so until then nobody else may choose.
    """
    if game.waiting >> seat & 1 == 0:
        return False
    if game.phase == Phase.BOARD and game.decided:
        return False
    one_by_one = tables.open or game.phase == Phase.BOARD
    return not one_by_one or game.waiting & ((1 << seat) - 1) == 0


@handles(set(Phase) - {Phase.OVER})
@kernel
def legal(tables: Tables, game: Game, seat: int, work: Work) -> int:
    """Write every legal action of this seat to `work.action`; return how many there are."""
    work.actions = 0
    if not may_act(tables, game, seat):
        return 0
    if game.phase == Phase.CARD or game.phase == Phase.LAST_CARD:
        _card_moves(tables, game, seat, work)
    elif game.phase == Phase.DISCARD:
        _recoveries(game, seat, work)
    elif game.phase == Phase.LOSS:
        city = game.seats[seat]
        for coins in range(min(city.coins, city.owed) + 1):
            _add(work, actions.SETTLE + coins)
    elif game.phase == Phase.SIDE:
        _add(work, actions.SIDE)
        _add(work, actions.SIDE + 1)
    elif game.phase == Phase.BOARD:
        for board in range(tables.boards):
            if not _taken(tables, game, board):
                _add(work, actions.BOARD + board)
    return work.actions


@kernel
def _add(work: Work, action: int) -> None:
    work.action[work.actions] = action
    work.actions += 1


@kernel
def _taken(tables: Tables, game: Game, board: int) -> bool:
    for seat in range(tables.players):
        if game.seats[seat].board == board:
            return True
    return False


@kernel
def _card_moves(tables: Tables, game: Game, seat: int, work: Work) -> None:
    """List the three uses of each card; identical cards lie side by side and have the same moves."""
    city = game.seats[seat]
    stages = offer_stage(tables, game, seat, work)
    listed = 0
    before = 0
    for slot in range(city.hand_size):
        card = card_at(city.hand, slot)
        if card == before:
            continue
        before = card
        ways = offer_card(tables, game, seat, card, slot, work)
        listed = _list(work, listed, build_code(slot), ways)
        listed = _list(work, listed, stage_code(slot), stages)
        listed = _list(work, listed, actions.SELL + slot, 1)
        if game.phase == Phase.LAST_CARD:
            listed = _list(work, listed, actions.LEAVE + slot, 1)
    work.actions = listed


@inlined
def _list(work: Work, listed: int, first: int, ways: int) -> int:
    """Add this many actions to the list; return its new length."""
    work.action[listed] = first  # even if there is none: nothing reads past the end of the list
    if ways > 1:
        _list_others(work, listed, first, ways)
    return listed + ways


@kernel
def _list_others(work: Work, listed: int, first: int, ways: int) -> None:
    for way in range(1, ways):
        work.action[listed + way] = first + way


@inlined
def offer_card(tables: Tables, game: Game, seat: int, number: int, slot: int, work: Work) -> int:
    """Write the ways to pay for this card of the hand; return how many there are."""
    city = game.seats[seat]
    card = tables.cards[number]
    if owns(city, number):
        work.pairs[slot] = 0
        return 0
    want, bank = int(card.want), int(card.coins)
    if free(tables, game, seat, number):
        want = bank = 0
    return splits(tables, game, seat, want, city.coins - bank, slot, work)


@kernel
def offer_stage(tables: Tables, game: Game, seat: int, work: Work) -> int:
    """Write the ways to pay for the next stage; return how many there are."""
    city = game.seats[seat]
    if city.stages == tables.wonder_size[city.board, city.side]:
        work.pairs[STAGE_ROW] = 0
        return 0
    stage = tables.stages[city.board, city.side, city.stages]
    want = 0 if city.powers & Power.FREE_STAGES else stage.want
    return splits(tables, game, seat, want, city.coins - stage.coins, STAGE_ROW, work)


@inlined
def owns(city: City, number: int) -> bool:
    """Whether the city has a building of that name (B19)."""
    return city.names[number >> 6] >> np.uint64(number & 63) & np.uint64(1) != 0


@inlined
def free(tables: Tables, game: Game, seat: int, number: int) -> bool:
    """Whether a chain or a power waives the cost of a card (B35, W11, W12)."""
    city = game.seats[seat]
    card = tables.cards[number]
    if card.after & city.chains:
        return True
    if city.powers == 0:
        return False
    if city.powers & Power.FREE_NEW_COLOURS and city.colours[card.colour] == 0:
        return True
    if game.phase != Phase.CARD:
        return False
    if city.powers & Power.FREE_FIRST_TURN and game.turn == 1:
        return True
    return city.powers & Power.FREE_LAST_TURN != 0 and game.turn == tables.turns


@kernel
def _recoveries(game: Game, seat: int, work: Work) -> None:
    """One action for each different card in the pile that the city does not have (B19, W14)."""
    city = game.seats[seat]
    for entry in range(game.pile):
        number = int(game.discard[entry].card)
        if not owns(city, number) and not _lies_before(game, entry):
            _add(work, actions.RECOVER + number)
    _add(work, actions.DECLINE)


@kernel
def _lies_before(game: Game, entry: int) -> bool:
    for earlier in range(entry):
        if game.discard[earlier].card == game.discard[entry].card:
            return True
    return False
