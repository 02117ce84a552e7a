"""States drawn from a view, and observations: nothing in them that the seat does not know."""

from typing import Any

import numpy as np
import pytest

from heptapolis.core.chance import Chance
from heptapolis.games.wonders.catalog import ORDER
from heptapolis.games.wonders.game import Wonders, WondersState
from heptapolis.games.wonders.kernel import layout, observe
from heptapolis.games.wonders.kernel.batch import mask_all
from heptapolis.games.wonders.kernel.engine import WondersEngine
from heptapolis.kernel.batch import Batch
from heptapolis.kernel.random64 import stream

CONFIGURATIONS: list[dict[str, Any]] = [
    {"players": 3},
    {"players": 4, "open": True},
    {"players": 5, "sides": "night"},
    {"players": 7, "sides": "random"},
    {"players": 3, "boards": "choose", "expansions": ("cities",)},
    {"players": 4, "expansions": ("cities",), "sides": "night"},
    {"players": 6, "expansions": ("cities",), "teams": True, "sides": "random"},
]


def moments(game: Wonders, seed: int, every: int) -> list[WondersState]:
    """Some states of a random game, decisions at the end of a turn among them."""
    state, chance, found = game.new(seed), Chance(seed, 7), []
    while state.to_act:
        if state.position.phase not in ("card", "side") or chance.below(every) == 0:
            found.append(state.copy())
        state.play({seat: chance.pick(state.legal(seat)) for seat in state.to_act})
    return found


@pytest.mark.parametrize("options", CONFIGURATIONS, ids=str)
def test_a_drawn_state_gives_the_seat_the_view_it_has(options: dict[str, Any]) -> None:
    game = Wonders(**options)
    engine, rng, drawn = WondersEngine(game), stream(1), layout.new(layout.GAME, 2)
    for state in moments(game, seed=11, every=5) + moments(game, seed=12, every=9):
        for seat in (None, *game.seats):
            engine.sampler(state.view(seat)).draw(drawn, rng)
            found = engine.to_rules(drawn, 1)
            found.check()
            assert found.view(seat).to_json() == state.view(seat).to_json()


def test_hands_that_were_never_seen_are_drawn_evenly() -> None:
    """Every card that could be there is there about as often as any other."""
    game = Wonders(players=5, sides="day")
    state, engine = game.new(4), WondersEngine(game)
    drawn = layout.new(layout.GAME, 4000)
    engine.sampler(state.view(0)).draw(drawn, stream(3))
    held = {ORDER[card.name] for card in state.position.hands[0]}
    counts = np.zeros(layout.CARDS)
    for hand in drawn.seats.hand[:, 2]:
        for slot in range(7):
            counts[int(hand) >> 8 * slot & 255] += 1
    copies = {ORDER[card.name]: game.catalogue.fixed(1, 5).count(card) for card in game.catalogue.fixed(1, 5)}
    for card, number in copies.items():
        if card not in held:
            assert counts[card] / number == pytest.approx(4000 * 7 / 28, rel=0.15)


@pytest.mark.parametrize("options", CONFIGURATIONS, ids=str)
def test_what_a_seat_cannot_know_changes_neither_observation_nor_mask(options: dict[str, Any]) -> None:
    game = Wonders(**options)
    engine = WondersEngine(game)
    for state in moments(game, seed=21, every=6):
        for seat in game.seats:
            other = state.redeal(seat, Chance(5))
            assert (_seen(engine, state, seat) == _seen(engine, other, seat)).all()


def _seen(engine: WondersEngine, state: WondersState, seat: int) -> np.ndarray:
    batch = Batch(engine, 1)
    batch.games = engine.from_rules(state)
    return np.concatenate([batch.observe()[0, seat], batch.legal()[0, seat]])


def test_an_observation_shows_what_the_view_shows() -> None:
    """Coins, stages, buildings and the seat's own hand, by name."""
    game = Wonders(players=4, expansions=("cities",), sides="day")
    engine = WondersEngine(game)
    for state in moments(game, seed=31, every=4):
        view, row = state.view(2), _seen(engine, state, 2)
        slots = row[observe.SLOTS : observe.SLOTS + len(view.hand)]
        assert [ORDER[card.name] for card in view.hand] == slots.tolist()
        for distance in range(4):
            city = view.cities[(2 + distance) % 4]
            start = observe.CITIES + distance * observe.CITY_SIZE
            coins, stages, shields = row[start + observe.NUMBERS :][:3]
            assert (coins, stages, shields) == (city.coins, city.stages, city.shields)
            buildings = row[start + observe.BUILDINGS :][: layout.CARDS]
            assert sorted(np.flatnonzero(buildings)) == sorted(ORDER[c.name] for c in city.buildings)


def test_masks_come_from_one_door() -> None:
    """The mask of a batch is what `legal` lists."""
    engine = WondersEngine(Wonders(players=3, sides="day"))
    batch = Batch(engine, 1)
    batch.reset([9])
    mask_all(engine.tables, batch.games, batch.masks, engine.work)
    assert np.flatnonzero(batch.masks[0, 1]).tolist() == sorted(engine.legal(batch.games, 1).tolist())
