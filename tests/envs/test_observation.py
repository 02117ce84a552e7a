"""The layout names every number of an observation once."""

import numpy as np
import pytest

import heptapolis
from heptapolis.envs.observation import Layout
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
