"""Outputs of a policy network by card: the same whatever the order of the hand."""

import numpy as np
import pytest

import heptapolis
from heptapolis.envs.move_outputs import MoveOutputs
from heptapolis.envs.table_batch import TableBatch


def dealt(game: str) -> TableBatch:
    batch = TableBatch(heptapolis.make(game, players=3), 4, "rank")
    batch.deal([1, 2, 3, 4])
    batch.refresh()
    return batch


@pytest.mark.parametrize("game", ["wonders", "dice"])
def test_every_action_has_outputs(game: str) -> None:
    batch = dealt(game)
    outputs = MoveOutputs(batch.engine)
    values = np.arange(outputs.size, dtype=np.float32)
    rows = batch.observations.reshape(-1, batch.layout.size)
    logits = outputs.logits(np.tile(values, (len(rows), 1)), rows)
    assert logits.shape == (12, batch.actions)
    for row, mask in zip(logits, batch.masks.reshape(12, -1), strict=True):
        legal = row[mask]
        assert len(set(legal.tolist())) == len(legal)  # no two legal actions of a hand look the same


def test_a_card_has_the_same_output_in_every_slot() -> None:
    batch = dealt("wonders")
    outputs, row = MoveOutputs(batch.engine), batch.observations[0, 0].copy()
    slots = batch.layout.split(row)["slots"]
    values = np.random.default_rng(1).normal(size=outputs.size).astype(np.float32)
    before = outputs.logits(values, row)
    slots[:] = np.roll(slots, 1)
    after = outputs.logits(values, row)
    names = batch.engine.action_groups
    ways = dict(names)["build"] // len(slots)
    builds = slice(0, dict(names)["build"])
    rolled = np.roll(before[builds].reshape(len(slots), ways), 1, axis=0)
    assert (after[builds].reshape(len(slots), ways) == rolled).all()


def test_a_game_without_hands_has_one_output_per_action() -> None:
    batch = dealt("dice")
    outputs = MoveOutputs(batch.engine)
    assert outputs.size == batch.actions + 1  # and the shared one
    assert len(set(outputs.firsts.tolist())) == batch.actions
