"""Observations show what views show, piece by piece, in every configuration; and nothing hidden."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from heptapolis.core.chance import Chance
from heptapolis.games.wonders.catalog import ORDER
from heptapolis.games.wonders.game import Wonders, WondersState
from heptapolis.games.wonders.kernel import layout, observe
from heptapolis.games.wonders.kernel.bridge import BOARDS, SIDES
from heptapolis.games.wonders.kernel.engine import WondersEngine
from heptapolis.games.wonders.kernel.layout import CARDS, HAND, SEATS, Kind
from heptapolis.games.wonders.model import BACK, Card
from heptapolis.games.wonders.moves import Build, BuildStage, ChooseBoard, ChooseSide, Leave, Move, Sell
from heptapolis.games.wonders.state import Phase
from heptapolis.games.wonders.view import View
from heptapolis.kernel.batch import Batch

CONFIGURATIONS: list[dict[str, Any]] = [
    {"players": 3},
    {"players": 5, "sides": "night"},
    {"players": 7, "sides": "random"},
    {"players": 4, "boards": "choose", "open": True},
    {"players": 4, "expansions": ("cities",), "sides": "night"},
    {"players": 6, "expansions": ("cities",), "teams": True},
]
SETUP = (Phase.BOARD, Phase.SIDE)


def moments(game: Wonders, seed: int, every: int) -> list[WondersState]:
    """Some states of a random game, its end and decisions at the end of turns among them."""
    state, chance, found = game.new(seed), Chance(seed, 7), []
    while state.to_act:
        if state.position.phase not in ("card", "side") or chance.below(every) == 0:
            found.append(state.copy())
        state.play({seat: chance.pick(state.legal(seat)) for seat in state.to_act})
    return [*found, state]


def look(engine: WondersEngine, state: WondersState) -> npt.NDArray[np.int16]:
    """What every seat sees of this state."""
    batch = Batch(engine, 1)
    batch.games = engine.from_rules(state)
    return np.asarray(batch.observe()[0])


@pytest.mark.parametrize("options", CONFIGURATIONS, ids=str)
def test_every_piece_follows_from_the_view(options: dict[str, Any]) -> None:
    game = Wonders(**options)
    engine = WondersEngine(game)
    for state in moments(game, seed=31, every=4):
        for seat, row in enumerate(look(engine, state)):
            view = state.view(seat)
            wanted = table(view) | {"cities": [number for city in cities(view, seat) for number in city]}
            for name, size in observe.PIECES:
                start = observe.OFFSETS[name]
                assert row[start : start + size].tolist() == wanted[name], (name, seat, view.phase)


def table(view: View) -> dict[str, list[int]]:
    ages = Counter(entry.age for entry in view.discard)
    return {
        "age": [view.age],
        "turn": [view.turn],
        "phase": marks(Phase, view.phase),
        "slots": ([ORDER[card.name] for card in view.hand] + [0] * HAND)[:HAND],
        "discarded": [ages[age] for age in (1, 2, 3)],
        "known_discards": counted(entry.card for entry in view.discard),
        "tucked": counted(card for pile in view.tucked for card in pile),
    }


def cities(view: View, seat: int) -> list[list[int]]:
    players = view.options.players
    seats = [(seat + distance) % players for distance in range(players)]
    return [city(view, other) for other in seats] + [[0] * observe.CITY_SIZE] * (SEATS - players)


def city(view: View, seat: int) -> list[int]:
    """The pieces of `observe.CITY`, in its order."""
    its = view.cities[seat]
    line = [recovery.seat for recovery in view.recoveries]
    return [
        *marks(BOARDS, its.board),
        *[0] * (layout.BOARDS - len(BOARDS)),
        *marks(SIDES, its.side),
        its.coins,
        its.stages,
        its.shields,
        *its.victories,
        its.defeats,
        its.debt,
        its.diplomacy,
        view.owed[seat] if view.owed else 0,
        len(view.hands[seat]),
        seat in view.to_act,
        line.index(seat) + 1 if seat in line else 0,
        *chosen(view.chosen.get(seat)),
        *counted(its.buildings),
        *counted(may_hold(view, seat).elements()),
    ]


def may_hold(view: View, seat: int) -> Counter[Card]:
    """The hand if it is seen, else what was passed on of it less what was then shown."""
    if view.phase in SETUP or seat in view.seen:
        return Counter(view.hands[seat] if view.phase not in SETUP else ())
    step, turns, players = (-1 if view.age == 2 else 1), view.options.turns, view.options.players
    for turn in range(view.turn - 1, 0, -1):
        before = (seat - step * (view.turn - turn)) % players
        if before in view.seen:
            cards = Counter(view.seen[before][(view.age - 1) * turns + turn - 1])
            holders = {later: (before + step * (later - turn)) % players for later in range(turn, turns + 1)}
            return cards - shown(view, holders, seat)
    return Counter()


def shown(view: View, holders: dict[int, int], last: int) -> Counter[Card]:
    """The cards that left a hand openly, or from the observer's own seat, in these turns of this Age."""
    gone: Counter[Card] = Counter()
    for step in (step for step in view.log if step.age == view.age and step.turn in holders):
        seat = {Phase.CARD: holders[step.turn], Phase.LAST_CARD: last}.get(step.phase)
        move = step.moves.get(seat) if seat is not None else None
        if isinstance(move, Build | BuildStage | Sell | Leave) and move.card is not BACK:
            gone[move.card] += 1
    for entry in view.recovered:
        if (entry.age, entry.turn, entry.seat) == (view.age, view.options.turns + 1, last):
            gone[entry.card] += 1
    return gone


def chosen(move: Move | None) -> list[int]:
    match move:
        case Build(card, left, right):
            return [Kind.BUILD, ORDER[card.name], left, right]
        case BuildStage(_, card, left, right):
            return [Kind.STAGE, ORDER[card.name], left, right]
        case Sell(card):
            return [Kind.SELL, ORDER[card.name], 0, 0]
        case ChooseSide(side):
            return [Kind.SIDE, SIDES.index(side), 0, 0]
        case ChooseBoard(board):
            return [Kind.BOARD, BOARDS.index(board), 0, 0]
        case None:
            return [0, 0, 0, 0]
        case _:
            raise AssertionError(f"{move} waits for nobody")


def marks(among: Iterable[object], one: object) -> list[int]:
    return [int(other == one) for other in among]


def counted(cards: Iterable[Card]) -> list[int]:
    counts = Counter(ORDER[card.name] for card in cards if card is not BACK)
    return [counts[number] for number in range(CARDS)]


def test_the_last_card_of_a_hand_cannot_be_told_from_those_sold_before() -> None:
    """It used to be: a seat that had passed on two cards saw which of them was sold and which was left over.

    The decisions after the last turn of an Age are the ones where it shows.
    """
    game = Wonders(players=3, expansions=("cities",))
    engine, chance, compared = WondersEngine(game), Chance(9), 0
    for state in [state for seed in range(12) for state in moments(game, seed, every=100)]:
        if state.to_act and state.position.last_turn and not any(state.position.hands):
            for seat in game.seats:
                twin = state.redeal(seat, chance)
                assert (look(engine, state)[seat] == look(engine, twin)[seat]).all()
                compared += 1
    assert compared
