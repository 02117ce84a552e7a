"""Observations show what views show, and nothing hidden; determinized states look the same."""

from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from heptapolis.core.chance import Chance
from heptapolis.games.dice.effects import AnotherAction, ChooseBonus, CrossBoxes, FreeBuild
from heptapolis.games.dice.game import Dice, DiceState
from heptapolis.games.dice.kernel import layout, observe
from heptapolis.games.dice.kernel.engine import DiceEngine
from heptapolis.games.dice.kernel.layout import BOXES
from heptapolis.games.dice.state import Phase
from heptapolis.games.dice.symbols import BARRACKS, FACES, Building, Colour, Die
from heptapolis.games.dice.view import View
from heptapolis.kernel.batch import Batch
from heptapolis.kernel.random64 import stream
from tests.games.dice.kernel.play import positions

ASKS = (AnotherAction, FreeBuild, CrossBoxes, ChooseBonus)


def look(engine: DiceEngine, games: Any) -> npt.NDArray[np.int16]:
    """What every seat of a single game sees."""
    batch = Batch(engine, 1)
    batch.games[0] = games[0]
    return np.asarray(batch.observe()[0])


def piece(row: npt.NDArray[np.int16], name: str) -> list[int]:
    start = observe.OFFSETS[name]
    return [int(number) for number in row[start : start + dict(observe.PIECES)[name]]]


def city_piece(row: npt.NDArray[np.int16], distance: int, name: str) -> list[int]:
    start = observe.OFFSETS["cities"] + distance * observe.CITY_SIZE + observe.CITY_OFFSETS[name]
    return [int(number) for number in row[start : start + dict(observe.CITY)[name]]]


def marks(among: Any, chosen: Any) -> list[int]:
    return [int(one in chosen) for one in among]


@pytest.mark.parametrize("players", [2, 5, 7])
@pytest.mark.parametrize("boards", ["deal", "choose"])
def test_observations_show_the_table(players: int, boards: str) -> None:
    """Every piece, computed again from the view."""
    engine = DiceEngine(Dice(players=players, boards=boards))
    for games in positions(engine, players):
        state = engine.to_rules(games)
        for seat, row in enumerate(look(engine, games)):
            view = state.view(seat)
            check_table(view, row)
            for distance in range(players):
                check_city(view, (seat + distance) % players, distance, row)
            assert not row[observe.OFFSETS["cities"] + players * observe.CITY_SIZE :].any()


def check_table(view: View, row: npt.NDArray[np.int16]) -> None:
    assert view.seat is not None
    assert piece(row, "phase") == marks(Phase, [view.phase])
    assert piece(row, "turn") == [view.turn]
    assert piece(row, "last_turn") == [view.turn == view.last_turn]
    assert piece(row, "agora_open") == [view.agora_open]
    mine = view.pending[view.seat][:1]
    assert piece(row, "ask") == [sum(isinstance(one, ask) for one in mine) for ask in ASKS]
    crossing = next((one for one in mine if isinstance(one, CrossBoxes)), CrossBoxes((), 0))
    assert piece(row, "up_to") == [crossing.up_to]
    assert piece(row, "where") == marks(Building, crossing.buildings)
    forum = {rolled.die: rolled for rolled in view.forum}
    for die, seen in zip(Die, np.reshape(piece(row, "dice"), (len(Die), -1)).tolist(), strict=True):
        wanted = [0] * 8
        if die in forum:
            wanted[:2] = [1, forum[die].price]
            wanted[2 + FACES[die].index(forum[die].symbol)] = 1
        assert seen == wanted


def check_city(view: View, seat: int, distance: int, row: npt.NDArray[np.int16]) -> None:
    city = view.cities[seat]
    names = [*view.options.printed.names, *[""] * layout.BOARDS][: layout.BOARDS]
    seen = {name: city_piece(row, distance, name) for name, _ in observe.CITY}
    assert seen["board"] == marks(names, [city.board])
    assert seen["coins"] == [city.coins]
    assert seen["crossed"] == [int(n + 1 in city.crossed[b]) for b in Building for n in range(BOXES)]
    assert seen["before"] == list(city.before.values())
    assert seen["laurels"] == [sum(city.laurels[barracks]) for barracks in BARRACKS]
    assert seen["flags"] == marks(Building, city.flags)
    assert seen["bonuses"] == marks((1, 2, 3), city.bonuses)
    assert seen["first_agora"] == [city.first_agora]
    assert seen["must_act"] == [seat in view.to_act]
    assert seen["pending"] == [sum(isinstance(one, ask) for one in view.pending[seat]) for ask in ASKS]
    assert seen["points"] == list(view.result.sheets[seat].values())
    if city.board:
        assert seen["resources"] == [city.terms.resources]
        assert seen["unlocked"] == marks(Colour, city.terms.unlocked)
        assert seen["cuts"] == list(city.terms.cuts.values())
        assert seen["gifts"] == list(city.terms.gifts.values())
        assert seen["defences"] == [city.defence_before(barracks) for barracks in BARRACKS]


@pytest.mark.parametrize("players", [2, 4])
def test_nothing_hidden_is_seen(players: int) -> None:
    """D14: redrawing the future changes neither what a seat sees nor what it may do."""
    engine, chance = DiceEngine(Dice(players=players)), Chance(1)
    for games in positions(engine, 7):
        twin = engine.from_rules(engine.to_rules(games).redeal(0, chance))
        assert twin[0].seed != games[0].seed
        assert (look(engine, twin) == look(engine, games)).all()
        for seat in range(players):
            assert engine.legal(twin, seat).tolist() == engine.legal(games, seat).tolist()


def same_but_seed(one: DiceState, other: DiceState) -> bool:
    other.position.seed = one.position.seed
    return one.position == other.position


@pytest.mark.parametrize("boards", ["deal", "choose"])
def test_determinized_states_look_the_same(boards: str) -> None:
    """The seat's view of the result is the view that it was drawn from; only the seed differs."""
    engine, rng = DiceEngine(Dice(players=3, boards=boards)), stream(8)
    drawn = layout.new(layout.GAME, 4)
    for games in positions(engine, 9):
        state = engine.to_rules(games)
        for seat in range(3):
            view = state.view(seat)
            engine.sampler(view).draw(drawn, rng)
            assert len(set(drawn.seed.tolist())) == 4
            for index in range(4):
                twin = engine.to_rules(drawn, index)
                assert twin.view(seat) == view
                assert same_but_seed(state, twin)
