"""Many games as one array: each runs as it would alone."""

import numpy as np

from heptapolis.core.chance import Chance
from heptapolis.games.dice.game import Dice
from heptapolis.games.dice.kernel import actions, layout, observe
from heptapolis.games.dice.kernel.engine import DiceEngine
from heptapolis.kernel.batch import Batch
from heptapolis.kernel.random64 import stream
from tests.games.dice.kernel.play import positions

ENGINE = DiceEngine(Dice(players=3, boards="choose"))


def test_a_batch_equals_single_games() -> None:
    """Masks, steps, observations and scores; games that are over wait for the others."""
    seeds = [3, 1, 4, 15]
    batch, singles, chance = Batch(ENGINE, len(seeds)), [ENGINE.new(seed) for seed in seeds], Chance(7)
    batch.reset(seeds)
    while not batch.over.all():
        masks = batch.legal()
        chosen = np.full((len(seeds), 3), -1, np.int16)
        for index, single in enumerate(singles):
            assert batch.games[index].tobytes() == single[0].tobytes()
            for seat in range(3):
                legal = ENGINE.legal(single, seat)
                assert sorted(legal) == list(np.flatnonzero(masks[index, seat]))
                if len(legal):
                    chosen[index, seat] = chance.pick(list(legal))
        acting = [ENGINE.to_act(single) for single in singles]
        assert batch.step(chosen) == sum(map(len, acting))
        for index, single in enumerate(singles):
            if acting[index]:
                ENGINE.step(single, {seat: int(chosen[index, seat]) for seat in acting[index]})
    scores = batch.scores()
    for index, single in enumerate(singles):
        assert (scores[index] == ENGINE.scores(single)).all()
    assert not batch.legal().any()


def test_samples_are_legal_actions_each_as_often_as_the_others() -> None:
    batch = Batch(DiceEngine(Dice(players=3)), 2000)
    batch.reset([5] * 2000)
    chosen = batch.sample(stream(1))
    for seat, mask in enumerate(batch.legal()[0]):
        codes, counts = np.unique(chosen[:, seat], return_counts=True)
        assert codes.tolist() == np.flatnonzero(mask).tolist()
        assert abs(counts / 2000 * len(codes) - 1).max() < 0.35


def test_masks_and_observations_keep_nothing_of_the_step_before() -> None:
    """Rows are overwritten in place: a used batch shows what a new one shows."""
    batch, rng = Batch(ENGINE, 2), stream(4)
    batch.reset([1, 2])
    while not batch.over.all():
        fresh = Batch(ENGINE, 2)
        fresh.games = batch.games
        assert (batch.observe() == fresh.observe()).all()
        assert (batch.legal() == fresh.legal()).all()
        chosen = batch.sample(rng)
        assert ((chosen >= 0) == batch.masks.any(axis=2)).all()
        batch.step(chosen)


def test_playouts_end() -> None:
    """D38: from any position, and the result is what the rules compute."""
    for games in positions(ENGINE, 2):
        twin = ENGINE.copy(games)
        decisions = ENGINE.playout(twin, stream(5))
        state = ENGINE.to_rules(twin)
        state.check()
        assert state.to_act == ()
        assert ENGINE.scores(twin).sum(axis=1).tolist() == list(state.result().totals)
        assert (decisions == 0) == (ENGINE.to_act(games) == ())


def test_a_copy_is_independent() -> None:
    games = ENGINE.new(1)
    before = games.tobytes()
    ENGINE.playout(ENGINE.copy(games), stream(1))
    assert games.tobytes() == before


def test_random_games_do_not_depend_on_each_other() -> None:
    """The same results for the same seeds, however they are divided."""
    seeds = np.arange(8)
    together = ENGINE.random_games(seeds)
    for part in (seeds[:3], seeds[3:]):
        alone = ENGINE.random_games(part)
        assert (alone.sheets == together.sheets[part]).all()
        assert (alone.coins == together.coins[part]).all()
    assert together.decisions > 8 * 3 * 10


def test_shapes() -> None:
    batch = Batch(ENGINE, 2)
    batch.reset([1, 2])
    assert batch.legal().shape == (2, 3, actions.SIZE)
    assert batch.observe().shape == (2, 3, observe.SIZE)
    assert batch.scores().shape == (2, 3, 8)
    assert batch.games.dtype.itemsize == layout.GAME.itemsize
