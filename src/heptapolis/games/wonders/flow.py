"""The flow of a game, as in the rulebook: from one decision to the next.

Each function does what needs no decision and then either asks the seats or goes on to the next one.
"""

from collections.abc import Callable, Mapping
from typing import Any

from heptapolis.core.closed import check_complete
from heptapolis.games.wonders import conflict, resolve
from heptapolis.games.wonders.catalog import AGES
from heptapolis.games.wonders.effects import PlayLastCard
from heptapolis.games.wonders.model import Side
from heptapolis.games.wonders.moves import CardMove, ChooseBoard, ChooseSide, Decline, Move, Recover, Settle
from heptapolis.games.wonders.scoring import DEFEAT_POINTS, VICTORY_POINTS
from heptapolis.games.wonders.state import Phase, Position, Step


def play(position: Position, moves: Mapping[int, Move]) -> None:
    """Take the moves; when the last one is in, carry them all out."""
    position.chosen |= moves
    position.waiting = [seat for seat in position.waiting if seat not in moves]
    if position.waiting and position.phase is not Phase.BOARD:  # W17: shown, and resolved together later
        for seat, move in moves.items():
            position.tell("chose", seat, move=str(move))
        return
    chosen = {seat: position.chosen[seat] for seat in sorted(position.chosen)}
    position.chosen = {}
    position.log.append(Step(position.phase, position.age, position.turn, chosen))
    AFTER[position.phase](position, chosen)


# The set-up: B9 to B13.


def set_up(position: Position) -> None:
    if position.options.boards == "choose":
        position.ask(Phase.BOARD, position.seats)
        return
    for city, board in zip(position.cities, position.deal.boards, strict=True):
        city.set_board(board, None)
    _choose_sides(position)


def _boards_chosen(position: Position, moves: dict[int, ChooseBoard]) -> None:
    for seat, move in moves.items():
        position.cities[seat].set_board(move.board, None)
        position.tell("board", seat, board=move.board.name)
    if not position.waiting:
        _choose_sides(position)


def _choose_sides(position: Position) -> None:
    sides = position.options.sides
    if sides == "choose":
        position.ask(Phase.SIDE, position.seats)
    elif sides == "random":
        _sides_known(position, dict(enumerate(position.deal.sides)))
    else:
        _sides_known(position, dict.fromkeys(position.seats, Side(sides)))


def _sides_chosen(position: Position, moves: dict[int, ChooseSide]) -> None:
    _sides_known(position, {seat: move.side for seat, move in moves.items()})


def _sides_known(position: Position, sides: dict[int, Side]) -> None:
    for seat, side in sides.items():
        city = position.cities[seat]
        assert city.board
        city.set_board(city.board, side)
        position.tell("side", seat, board=city.board.name, side=side)
    _begin_age(position, 1)


# An Age: B14 to B23, and what Cities adds to the end of a turn.


def _begin_age(position: Position, age: int) -> None:
    position.age = age
    position.hands = [list(position.deal.hand(age, seat)) for seat in position.seats]
    position.tell("age", age=age)
    _begin_turn(position, 1)


def _begin_turn(position: Position, turn: int) -> None:
    position.turn = turn
    position.fresh = []
    for seen, hand in zip(position.seen, position.hands, strict=True):
        seen.append(tuple(hand))
    position.ask(Phase.CARD, position.seats)


def _cards_chosen(position: Position, moves: dict[int, CardMove]) -> None:
    resolve.play_cards(position, moves)
    if position.last_turn:
        _offer_last_card(position)
    else:
        _offer_discards(position)


def _offer_last_card(position: Position) -> None:
    """Players with the power also play the leftover card of the Age (W13)."""
    owners = [seat for seat in position.seats if PlayLastCard() in position.cities[seat].powers]
    if owners:
        position.ask(Phase.LAST_CARD, owners)
    else:
        _throw_leftovers(position)


def _last_card_chosen(position: Position, moves: dict[int, CardMove]) -> None:
    resolve.play_cards(position, moves)
    _throw_leftovers(position)


def _throw_leftovers(position: Position) -> None:
    """Discard what is left of the hands for nothing (B23)."""
    for seat, hand in enumerate(position.hands):
        for card in hand:
            position.throw_away(seat, card, position.turn + 1)
        hand.clear()
    _offer_discards(position)


def _offer_discards(position: Position) -> None:
    """Let seats build from the discard pile, one after the other: by rank, then by seat (W14, W15, X1)."""
    position.recoveries.sort()
    if not position.recoveries:
        _take_losses(position)
    elif not position.discard:
        position.recoveries.clear()
        _take_losses(position)
    else:
        seat = position.recoveries[0].seat
        position.show_discard(seat)
        position.ask(Phase.DISCARD, [seat])


def _discard_chosen(position: Position, moves: dict[int, Recover | Decline]) -> None:
    del position.recoveries[0]
    for seat, move in moves.items():
        if isinstance(move, Recover):
            position.take_discarded(move.card)
            position.tell("recovered", seat, card=move.card.name)
            resolve.build_free(position, seat, move.card)
        else:
            position.tell("declined", seat)
    _offer_discards(position)


def _take_losses(position: Position) -> None:
    """Take the coin losses of the turn, all together, after every gain (C23, C29, X1)."""
    position.owed = resolve.losses(position)
    for seat in position.seats:
        if position.cities[seat].coins == 0:  # nothing to decide: all of it becomes Debt
            _settle(position, seat, Settle(0, position.owed[seat]))
    victims = [seat for seat in position.seats if position.owed[seat]]
    if victims:
        position.ask(Phase.LOSS, victims)
    else:
        _end_turn(position)


def _losses_settled(position: Position, moves: dict[int, Settle]) -> None:
    for seat, move in moves.items():
        _settle(position, seat, move)
    _end_turn(position)


def _settle(position: Position, seat: int, move: Settle) -> None:
    """Pay coins to the bank, and take Debt for the rest (C24, C25)."""
    if move.coins or move.debt:
        position.cities[seat].coins -= move.coins
        position.cities[seat].debt += move.debt
        position.tell("loss", seat, coins=move.coins, debt=move.debt)
    position.owed[seat] = 0


def _end_turn(position: Position) -> None:
    if position.last_turn:
        _end_age(position)
    else:
        _pass_hands(position)
        _begin_turn(position, position.turn + 1)


def _pass_hands(position: Position) -> None:
    """Pass left in Ages I and III, right in Age II (B22)."""
    hands, shift = position.hands, position.passing
    position.hands = [hands[(seat - shift) % len(hands)] for seat in position.seats]


def _end_age(position: Position) -> None:
    _fight(position)
    if position.age < AGES[-1]:
        _begin_age(position, position.age + 1)
    else:
        position.ask(Phase.OVER, [])  # B37
        position.tell("over")


def _fight(position: Position) -> None:
    """Compare shields with the neighbours and take tokens (B25, B26); Diplomacy is used up (C34-C36)."""
    cities = position.cities
    diplomats = [city.diplomacy > 0 for city in cities]
    teams = position.options.team_seats
    fights = conflict.team_battles(teams, diplomats) if teams else conflict.battles(diplomats)
    for one, other, tokens in fights:
        lower, higher = sorted((one, other), key=lambda seat: cities[seat].shields)
        taken = tokens if cities[lower].shields < cities[higher].shields else 0  # B26: a tie earns nothing
        cities[higher].victories[position.age - 1] += taken
        cities[lower].defeats += taken
        _tell_conflict(position, higher, lower, taken)
    for seat in position.seats:
        if diplomats[seat]:
            cities[seat].diplomacy -= 1
            position.tell("peace", seat)


def _tell_conflict(position: Position, higher: int, lower: int, tokens: int) -> None:
    position.tell(
        "conflict",
        higher,
        against=lower,
        age=position.age,
        tokens=tokens,
        shields=position.cities[higher].shields,
        against_shields=position.cities[lower].shields,
        won=VICTORY_POINTS[position.age - 1] * tokens,
        lost=DEFEAT_POINTS * tokens,
    )


AFTER: dict[Phase, Callable[[Position, Any], None]] = {
    Phase.BOARD: _boards_chosen,
    Phase.SIDE: _sides_chosen,
    Phase.CARD: _cards_chosen,
    Phase.LAST_CARD: _last_card_chosen,
    Phase.DISCARD: _discard_chosen,
    Phase.LOSS: _losses_settled,
}
check_complete("flow.AFTER", set(Phase) - {Phase.OVER}, AFTER)
