"""The flow of a game, as in the rulebook: from one decision to the next."""

from collections.abc import Mapping
from typing import assert_never

from heptapolis.games.dice import deal, resolve
from heptapolis.games.dice.constraints import BONUSES
from heptapolis.games.dice.effects import AnotherAction, ChooseBonus, CrossBoxes, FreeBuild, Pending
from heptapolis.games.dice.legal import has_choice
from heptapolis.games.dice.moves import ChooseBoard, Move
from heptapolis.games.dice.state import Phase, Position
from heptapolis.games.dice.symbols import SPECIALS, Building, Colour


def play(position: Position, moves: Mapping[int, Move]) -> None:
    """Take the moves; end the turn when nobody has anything left to decide (D17)."""
    for seat, move in moves.items():
        if isinstance(move, ChooseBoard):
            _board_chosen(position, seat, move.board)
        else:
            resolve.carry_out(position, seat, move)
            _skip_the_impossible(position, seat)
    if not position.to_act:
        _end_turn(position)


# The set-up: D4 to D6, D10.


def set_up(position: Position) -> None:
    printed, players = position.options.printed, position.options.players
    if position.options.boards == "choose":
        position.waiting = list(position.seats)
        return
    for seat, name in enumerate(deal.deal_boards(printed.names, players, position.seed)):
        _set_board(position, seat, name)
    _begin_turn(position)


def _set_board(position: Position, seat: int, name: str) -> None:
    position.cities[seat].set_board(position.options.printed.board(name))
    position.tell("board", seat, board=name)


def _board_chosen(position: Position, seat: int, name: str) -> None:
    _set_board(position, seat, name)
    position.waiting.remove(seat)


# A turn: D13 to D17.


def _begin_turn(position: Position) -> None:
    """Mix the dice, then everyone acts at once (D13, D16)."""
    position.phase = Phase.TURN
    position.turn += 1
    position.forum = deal.roll([rolled.die for rolled in position.forum], position.seed, position.turn)
    for city in position.cities:
        city.begin()
    position.pending = [[ACTION] for _ in position.seats]
    position.tell("turn", turn=position.turn, last=int(position.turn == position.last_turn))
    position.tell("forum", dice=", ".join([rolled.text for rolled in position.forum]))


ACTION = AnotherAction()


def _skip_the_impossible(position: Position, seat: int) -> None:
    """Drop decisions about effects that can do nothing (E1)."""
    pending = position.pending[seat]
    while pending and _is_optional(pending[0]) and not has_choice(position, seat):
        position.tell("no-use", seat, effect=str(pending.pop(0)))


def _is_optional(decision: Pending) -> bool:
    match decision:
        case AnotherAction() | ChooseBonus():
            return False
        case CrossBoxes() | FreeBuild():
            return True
        case _:
            assert_never(decision)


def _end_turn(position: Position) -> None:
    """Do what waits for the end of the turn, then begin the next turn or end the game."""
    if position.phase is Phase.TURN:
        _reward_agora(position)
        _trigger_end(position)
        if position.turn == position.last_turn:
            position.phase = Phase.OVER
            position.tell("over")
            return
        _admit_dice(position)
    _begin_turn(position)


def _reward_agora(position: Position) -> None:
    """D42: reward the first to complete the Agora; several in the same turn all gain, or none does (R7)."""
    if not position.agora_open:
        return
    done = [seat for seat in position.seats if Building.AGORA in position.cities[seat].flags]
    if not done:
        return
    position.agora_open = False
    if len(done) > 1 and position.options.agora_tie == "none":
        return
    for seat in done:
        position.cities[seat].first_agora = True
        position.tell("first-agora", seat, points=position.options.printed.first_agora)


def _trigger_end(position: Position) -> None:
    """D38, D39: any player's third bonus makes the next turn the last; this happens once (R5)."""
    if position.last_turn is None and any(len(city.bonuses) == BONUSES for city in position.cities):
        position.last_turn = position.turn + 1
        position.tell("end-triggered", turn=position.last_turn)


def _admit_dice(position: Position) -> None:
    """D54: special dice unlocked for the first time replace random grey ones (D56, R8)."""
    unlocked: set[Colour] = set().union(*[city.terms.unlocked for city in position.cities])
    inside = {rolled.colour for rolled in position.forum}
    entering = [die for colour, die in SPECIALS.items() if colour in unlocked and colour not in inside]
    if not entering:
        return
    after = deal.swap(position.forum, entering, position.seed, position.turn)
    for old, new in zip(position.forum, after, strict=True):
        if new.die is not old.die:
            position.tell("replaced", die=new.die, gone=old.die)
    position.forum = after
