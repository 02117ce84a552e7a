"""The layout names every number of an observation once."""

from typing import Any

import numpy as np
import pytest

import heptapolis
from heptapolis.core.chance import Chance
from heptapolis.core.errors import BadData, IllegalMove, UnknownName
from heptapolis.envs.observation import Layout
from heptapolis.envs.pettingzoo import parallel_env
from heptapolis.envs.table_batch import TableBatch
from heptapolis.kernel.engine import engine_of
from heptapolis.kernel.random64 import stream
from tests.envs.arrange import CONFIGURATIONS, Configuration, title


@pytest.fixture(params=["wonders", "dice"])
def layout(request: pytest.FixtureRequest) -> Layout:
    return Layout(engine_of(heptapolis.make(request.param)))


def test_every_number_belongs_to_one_piece(layout: Layout) -> None:
    row = np.zeros(layout.size, np.int16)
    for numbers in layout.split(row).values():
        np.add(numbers, 1, out=numbers)
    assert (row == 1).all()


def test_pieces_have_the_shapes_that_they_say(layout: Layout) -> None:
    rows = np.zeros((2, 3, layout.size), np.int16)
    assert {name: numbers.shape[2:] for name, numbers in layout.split(rows).items()} == {
        name: piece.shape for name, piece in layout.pieces.items()
    }


def test_pieces_are_views() -> None:
    layout = Layout(engine_of(heptapolis.make("wonders")))
    row = np.zeros(layout.size, np.int16)
    layout.split(row)["coins"][2] = 9
    assert row.sum() == 9


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=title)
def test_observations_are_within_bounds(configuration: Configuration) -> None:
    name, options = configuration
    batch = TableBatch(heptapolis.make(name, **options), 20, "rank")
    batch.deal(list(range(20)))
    low, high = batch.layout.bounds()
    rng = stream(3)
    while not batch.over.all():
        batch.refresh()
        assert (low <= batch.observations).all()
        assert (batch.observations <= high).all()
        batch.step(batch.sample(rng))


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=title)
def test_descriptions_read_back(configuration: Configuration) -> None:
    name, options = configuration
    batch = TableBatch(heptapolis.make(name, **options), 1, "rank")
    batch.deal([5])
    rng = stream(3)
    while not batch.over.all():
        batch.refresh()
        for row in batch.observations[0]:
            assert (batch.layout.encode(batch.layout.describe(row)) == row).all()
        batch.step(batch.sample(rng))


def test_a_description_says_what_lies_on_the_table() -> None:
    """The words are those of the view: hand, board, buildings, coins."""
    game = heptapolis.make("wonders", players=4)
    batch, state, chance = TableBatch(game, 1, "rank"), game.new(7), Chance(7)
    for _ in range(8):
        state.play({seat: chance.pick(state.legal(seat)) for seat in state.to_act})
    batch.games.view(np.uint8)[:] = batch.engine.from_rules(state).view(np.uint8)
    batch.refresh()
    words, view = batch.layout.describe(batch.observations[0, 2]), state.view(2)
    assert words["age"] == view.age
    assert words["phase"] == "card"
    assert sorted(words["slots"]) == sorted(card.name for card in view.hand)
    for place, seat in enumerate((2, 3, 0, 1)):
        city, described = view.cities[seat], words["cities"][place]
        assert described["board"] == str(city.board)
        assert described["side"] == city.side
        assert described["coins"] == city.coins
        assert described["buildings"] == {card.name: 1 for card in city.buildings}


def test_wrong_words_are_refused(layout: Layout) -> None:
    words = layout.describe(np.zeros(layout.size, np.int16))
    with pytest.raises(BadData, match="no number with this name"):
        layout.encode(words | {"phase": "lunch"})


def test_every_number_has_a_name_and_a_use(layout: Layout) -> None:
    """A piece has as many names as numbers, and no name occurs twice."""
    for piece in layout.pieces.values():
        names = [name for name in piece.names.labels if name]
        assert len(set(names)) == len(names)
        assert len(piece.names.labels) in (0, piece.size)
        assert piece.size == 1 or names or "" in piece.names.codes, piece.name


def test_what_is_no_observation_is_a_clear_error() -> None:
    layout = Layout(engine_of(heptapolis.make("wonders")))
    good = layout.describe(np.zeros(layout.size, np.int16))
    for row in (np.zeros(3, np.int16), np.zeros((2, layout.size), np.int16), np.zeros(layout.size)):
        with pytest.raises(BadData, match="not an observation of this game"):
            layout.describe(row)
    far = np.zeros(layout.size, np.int16)
    layout.split(far)["slots"][0] = 500
    with pytest.raises(BadData, match="'500': not a number of slots"):
        layout.describe(far)
    for change, told in (
        ({"age": "old"}, "not a value of age"),
        ({"slots": [1] * 9}, "not a value of slots"),
        ({"cities": [{}]}, "missing in the description"),
        ({"cities": 7}, "not a list of cities"),
    ):
        with pytest.raises(BadData, match=told):
            layout.encode({**good, **change})
    with pytest.raises(BadData, match="'age': missing in the description"):
        layout.encode({})


def test_what_is_no_action_is_a_clear_error() -> None:
    env = parallel_env("wonders", players=3)
    env.reset(seed=1)
    wrong: Any = "x"
    with pytest.raises(UnknownName, match="no such agent"):
        env.decode_action("nobody", 0)
    for action in (wrong, -1, 10**6):
        with pytest.raises(IllegalMove, match="not legal for seat 0 now"):
            env.decode_action("player_0", action)
