"""Positions in one line of notation, for tests.

    state = table("gizah day 5c 2st loom walls", "rhodos", "ephesos night", hands=["theater", "press"])
    play(state, "build theater", "sell press")

A city is its board, a side (day if not said), `5c` coins (3), `2st` stages built, `1v2` one Victory token
of Age II, `2d` Defeat tokens, `3o` points of Debt, `1p` Diplomacy tokens, and its buildings by name.
Hands that are not given hold one tavern; moves that are not given sell the first card in hand.
"""

import re
from collections.abc import Sequence

from heptapolis.core.contract import Event
from heptapolis.games.wonders.city import City
from heptapolis.games.wonders.game import Wonders, WondersState
from heptapolis.games.wonders.legal import Buyer, Offer
from heptapolis.games.wonders.model import KNOWN_BOARDS, Board, Card, Side
from heptapolis.games.wonders.moves import Move, Sell
from heptapolis.games.wonders.state import Discarded, Phase


def cards(text: str) -> list[Card]:
    return [Card.from_text(name) for name in text.split()]


def city(text: str) -> City:
    """A city from its line of notation."""
    new = City(side=Side.DAY)
    for word in text.split():
        if word in KNOWN_BOARDS:
            new.board = Board.from_text(word)
        elif word in ("day", "night"):
            new.side = Side(word)
        elif found := re.fullmatch(r"(\d+)(c|st|d|o|p|v[123])", word):
            _count(new, int(found[1]), found[2])
        else:
            new.build(Card.from_text(word))
    new.set_board(new.board or Board.from_text("gizah"), new.side)
    return new


def _count(new: City, number: int, kind: str) -> None:
    match kind:
        case "c":
            new.coins = number
        case "st":
            new.stages = number
        case "d":
            new.defeats = number
        case "o":
            new.debt = number
        case "p":
            new.diplomacy = number
        case _:
            new.victories[int(kind[1]) - 1] = number


def table(
    *cities: str,
    hands: Sequence[str] = (),
    age: int = 1,
    turn: int = 2,
    discard: str = "",
    cities_box: bool = False,
    teams: bool = False,
    smugglers_cache: str = "any",
) -> WondersState:
    """A turn in which everybody chooses a card; at least three cities, padded with empty ones."""
    lines = [*cities, *["alexandria", "babylon", "ephesos"][len(cities) :]]
    game = Wonders(
        players=len(lines),
        expansions=("cities",) if cities_box or teams else (),
        teams=teams,
        sides="day",
        smugglers_cache=smugglers_cache,
    )
    state = game.new(seed=0)
    position = state.position
    position.cities = [city(line) for line in lines]
    given = [cards(hand) for hand in hands]
    position.hands = [*given, *[cards("tavern") for _ in lines[len(given) :]]]
    position.age, position.turn = age, turn
    position.discard = [Discarded(card, age, 1, 0, frozenset()) for card in cards(discard)]
    position.ask(Phase.CARD, position.seats)
    return state


def play(state: WondersState, *moves: str) -> list[Event]:
    """Play one move per seat that must act; those not given sell their first card."""
    chosen: dict[int, Move] = {}
    for place, seat in enumerate(state.to_act):
        if place < len(moves):
            chosen[seat] = state.parse(moves[place])
        else:
            chosen[seat] = Sell(state.position.hands[seat][0])
    return state.play(chosen)


def offer(state: WondersState, card: str, seat: int = 0) -> Offer:
    return Buyer(state.position, seat).card(Card.from_text(card))


def stage_offer(state: WondersState, seat: int = 0) -> Offer:
    return Buyer(state.position, seat).stage()


def legal(state: WondersState, seat: int = 0) -> list[str]:
    """The notation of the legal moves."""
    return [str(move) for move in state.legal(seat)]
