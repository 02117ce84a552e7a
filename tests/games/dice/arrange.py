"""Positions in one line of notation, for tests.

    state = table("alpha 5c agora:1,2 warehouse:1-3", "beta bonus:1", forum="blue owl 2, red axe 0")
    play(state, "build agora 4 with blue", "pass")

A city is its board of the tests' own set (see boards.toml), `5c` coins (7), and the boxes crossed by
building. Two cities at least; missing ones are `alpha`. The Forum holds only the dice given, so that a test
sees no other moves. Moves that are not given pass, decline or take the first bonus.
"""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

from heptapolis.core.contract import Event
from heptapolis.games.dice.city import City
from heptapolis.games.dice.effects import AnotherAction, ChooseBonus
from heptapolis.games.dice.game import Dice, DiceState
from heptapolis.games.dice.legal import Obstacle, offers
from heptapolis.games.dice.model import Rolled
from heptapolis.games.dice.moves import Bonus, Decline, Move, Pass
from heptapolis.games.dice.state import Phase, Position
from heptapolis.games.dice.symbols import CITY, GREYS, SPECIALS, Building, Die, Symbol

TEST_SET = (Path(__file__).parent / "boards.toml").read_text("utf-8")


@cache
def game(players: int = 2, agora_tie: str = "all", boards: str = "deal") -> Dice:
    """A game on the tests' boards; more players than boards share them."""
    return Dice(players=players, agora_tie=agora_tie, boards=boards, board_set=enough_boards())


@cache
def enough_boards() -> str:
    """The tests' set with seven boards."""
    alpha = TEST_SET[TEST_SET.index("[boards.alpha.wonder]") : TEST_SET.index("# beta")]
    return TEST_SET + "".join(alpha.replace("alpha", f"alpha-{number}") for number in range(2, 7))


def city(text: str) -> City:
    """A city from its line of notation."""
    new = City(coins=7)
    board, *words = text.split()
    new.set_board(game().printed.board(board))
    for word in words:
        if found := re.fullmatch(r"(\d+)c", word):
            new.coins = int(found[1])
        else:
            _cross(new, *word.split(":"))
    new.flags = [building for building in CITY if new.complete(building)]
    new.begin()
    return new


def _cross(new: City, name: str, boxes: str) -> None:
    if name == "bonus":
        new.bonuses = list(_numbers(boxes))
        return
    for number in _numbers(boxes):
        new.cross(Building(name), number)


def _numbers(text: str) -> Iterator[int]:
    """`1,3-5` is 1, 3, 4 and 5."""
    for part in text.split(","):
        first, _, last = part.partition("-")
        yield from range(int(first), int(last or first) + 1)


def forum_of(text: str) -> list[Rolled]:
    return [Rolled.from_text(part) for part in text.split(",") if part.strip()]


def _fillers(position: Position) -> list[Rolled]:
    """Grey dice that nobody can pay for, for unlocked dice to replace when the turn ends (D54)."""
    unlocked = {SPECIALS[colour] for city in position.cities for colour in city.terms.unlocked}
    lying = {rolled.die for rolled in position.forum}
    greys = [die for die in GREYS if die not in lying]
    missing = len(unlocked - lying) - (len(GREYS) - len(greys))
    return [Rolled(die, Symbol.STONE, 99) for die in greys[: max(0, missing)]]


def table(
    *cities: str,
    forum: str = "",
    agora_tie: str = "all",
    turn: int = 5,
    last_turn: int | None = None,
    players: int = 2,
) -> DiceState:
    """A turn in which everybody must act."""
    lines = [*cities, *["alpha"] * (players - len(cities))]
    rules = game(len(lines), agora_tie)
    state = rules.new(seed=0)
    position = state.position
    position.cities = [city(line) for line in lines]
    position.forum = forum_of(forum)
    position.forum += _fillers(position)
    position.turn, position.last_turn, position.phase = turn, last_turn, Phase.TURN
    position.pending = [[AnotherAction()] for _ in lines]
    position.take_news()
    return state


def play(state: DiceState, *moves: str) -> list[Event]:
    """One move per seat that must act; those not given pass, decline or take the first bonus."""
    chosen: dict[int, Move] = {}
    for place, seat in enumerate(state.to_act):
        chosen[seat] = state.parse(moves[place]) if place < len(moves) else idle(state, seat)
    return state.play(chosen)


def idle(state: DiceState, seat: int) -> Move:
    match state.position.pending[seat][0]:
        case AnotherAction():
            return Pass()
        case ChooseBonus():
            return next(move for move in state.legal(seat) if isinstance(move, Bonus))
        case _:
            return Decline()


def finish_turn(state: DiceState) -> list[Event]:
    """Everyone does as little as possible until the turn is over."""
    turn, events = state.position.turn, []
    while state.to_act and state.position.turn == turn:
        events += play(state)
    return events


def legal(state: DiceState, seat: int = 0) -> list[str]:
    """The notation of the legal moves."""
    return [str(move) for move in state.legal(seat)]


def obstacles(state: DiceState, seat: int = 0) -> dict[Die | None, Obstacle]:
    """Why dice, or the Wonder (None), cannot be used by this seat."""
    return {offer.die: offer.obstacle for offer in offers(state.position, seat) if offer.obstacle}


def pending(state: DiceState, seat: int = 0) -> list[str]:
    return [str(decision) for decision in state.position.pending[seat]]


def crossed(state: DiceState, building: str, seat: int = 0) -> list[int]:
    return state.position.cities[seat].crossed[Building(building)]


def coins(state: DiceState, seat: int = 0) -> int:
    return state.position.cities[seat].coins


def codes(events: Sequence[Event], seat: int | None = 0) -> list[str]:
    """What happened to one seat."""
    return [event.code for event in events if event.seat == seat]
