"""Views share parts of the position with the state, and still never change."""

from typing import Any

import pytest

import heptapolis
from heptapolis.core.chance import Chance


@pytest.mark.parametrize("name", ["wonders", "dice"])
def test_a_view_stays_as_it_was_whatever_is_played(name: str) -> None:
    """Both the state that was seen and a copy of it play on."""
    game = heptapolis.make(name, players=3)
    state, chance = game.new(5), Chance(5, stream=1)
    while state.to_act:
        views = [state.view(seat) for seat in (None, *range(3))]
        before = [view.to_json() for view in views]
        for one in (state.copy(), state):
            one.play({seat: chance.pick(one.legal(seat)) for seat in one.to_act})
            assert [view.to_json() for view in views] == before


@pytest.mark.parametrize("name", ["wonders", "dice"])
def test_a_view_holds_no_cities_of_its_own(name: str) -> None:
    """A server keeps a view per seat: copies would take more memory than the state itself."""
    state: Any = heptapolis.make(name, players=3).new(5)
    view = state.view(0)
    assert all(seen is city for seen, city in zip(view.cities, state.position.cities, strict=True))
