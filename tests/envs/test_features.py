"""Observations as inputs of a network."""

import numpy as np
import pytest

import heptapolis
from heptapolis.envs.features import Features
from heptapolis.envs.table_batch import TableBatch


@pytest.mark.parametrize("game", ["wonders", "dice"])
def test_numbers_are_compressed_and_codes_are_one_hot(game: str) -> None:
    batch = TableBatch(heptapolis.make(game, players=3), 2, "rank")
    batch.deal([1, 2])
    batch.refresh()
    features, size = Features(batch.layout), batch.layout.size
    inputs = features(batch.observations)
    assert inputs.shape == (2, 3, features.size)
    slots = batch.layout.split(batch.observations).get("slots", np.zeros((2, 3, 0), np.int16))
    plain, one_hot = inputs[..., :size], inputs[..., size:]
    assert (one_hot.sum(axis=-1) == (slots > 0).sum(axis=-1)).all()
    np.testing.assert_allclose(
        batch.layout.split(plain)["coins"],
        np.arcsinh(batch.layout.split(batch.observations)["coins"]),
        rtol=1e-6,
    )


def test_each_card_of_a_hand_has_an_input_of_its_own() -> None:
    batch = TableBatch(heptapolis.make("wonders", players=3, sides="day"), 1, "rank")
    batch.deal([1])
    batch.refresh()
    row, layout = batch.observations[0, 0], batch.layout
    features = Features(layout)
    inputs, slots = features(row), layout.split(row)["slots"]
    assert not layout.split(inputs[: layout.size])["slots"].any()
    by_slot = inputs[layout.size :].reshape(len(slots), -1)
    assert by_slot.argmax(axis=1).tolist() == slots.tolist()


def test_without_slots_the_hand_is_still_seen() -> None:
    batch = TableBatch(heptapolis.make("wonders", players=3, sides="day"), 1, "rank")
    batch.deal([1])
    batch.refresh()
    inputs = batch.layout.split(Features(batch.layout, slots=False)(batch.observations[0, 0]))
    assert not inputs["slots"].any()
    assert np.count_nonzero(inputs["may_hold"][0]) > 4
