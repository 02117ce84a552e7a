"""Many games at once are the same as one by one."""

import numpy as np

from heptapolis.core.chance import Chance
from heptapolis.games.wonders.game import Wonders
from heptapolis.games.wonders.kernel.engine import WondersEngine
from heptapolis.games.wonders.kernel.observe import PIECES, SIZE
from heptapolis.kernel.batch import Batch
from heptapolis.kernel.jit import direct
from heptapolis.kernel.random64 import stream

GAME = Wonders(players=4, expansions=("cities",))


def first_legal(masks: np.ndarray) -> np.ndarray:
    """The first legal action of every seat; 0 if there is none."""
    return np.asarray(masks.argmax(axis=2), np.int16)


def test_a_batch_plays_the_games_of_its_seeds() -> None:
    engine = WondersEngine(GAME)
    batch = Batch(engine, 6)
    batch.reset(range(6))
    singles = [engine.new(seed) for seed in range(6)]
    while not batch.over.all():
        chosen = first_legal(batch.legal())
        batch.step(chosen)
        for index, single in enumerate(singles):
            acting = engine.to_act(single)
            if acting:
                engine.step(single, {seat: int(chosen[index, seat]) for seat in acting})
    for index, single in enumerate(singles):
        assert engine.to_rules(batch.games, index).position == engine.to_rules(single).position
        assert (batch.scores()[index] == engine.scores(single)).all()


def test_a_seat_with_nothing_to_decide_has_no_legal_action() -> None:
    batch = Batch(WondersEngine(Wonders(players=3, boards="choose")), 2)
    batch.reset([1, 2])
    assert batch.legal().any(axis=2).tolist() == [[True, False, False]] * 2


def test_nobody_chooses_before_the_board_chosen_last_is_taken() -> None:
    """Without `resolve` in between, the next seat could choose the same board."""
    batch = Batch(WondersEngine(Wonders(players=3, boards="choose")), 50)
    batch.reset(range(50))
    engine, rng = batch.engine, stream(1)
    direct(engine.batch.playout_all)(engine.tables, batch.games, rng, engine.work)
    boards = batch.games["seats"]["board"][:, :3]
    assert all(len(set(row)) == 3 for row in boards.tolist())


def test_samples_are_legal_actions_each_as_often_as_the_others() -> None:
    batch = Batch(WondersEngine(Wonders(players=3)), 2000)
    batch.reset([5] * 2000)
    chosen = batch.sample(stream(1))
    for seat, mask in enumerate(batch.legal()[0]):
        actions, counts = np.unique(chosen[:, seat], return_counts=True)
        assert actions.tolist() == np.flatnonzero(mask).tolist()
        assert abs(counts / 2000 * len(actions) - 1).max() < 0.35


def test_a_seat_with_nothing_to_decide_has_no_sample() -> None:
    batch = Batch(WondersEngine(Wonders(players=3, boards="choose")), 2)
    batch.reset([1, 2])
    assert (batch.sample(stream(1)) >= 0).tolist() == [[True, False, False]] * 2


def test_masks_and_observations_keep_nothing_of_the_step_before() -> None:
    """Rows are overwritten in place: a used batch shows what a new one shows."""
    engine, rng = WondersEngine(GAME), stream(4)
    batch = Batch(engine, 2)
    batch.reset([1, 2])
    while not batch.over.all():
        fresh = Batch(engine, 2)
        fresh.games = batch.games
        assert (batch.observe() == fresh.observe()).all()
        assert (batch.legal() == fresh.legal()).all()
        batch.step(batch.sample(rng))


def test_playouts_end_and_depend_on_the_stream_alone() -> None:
    engine = WondersEngine(GAME)
    ends = []
    for _ in range(2):
        game = engine.new(3)
        engine.playout(game, stream(8))
        ends.append(engine.scores(game).tolist())
    assert ends[0] == ends[1]
    assert engine.to_act(game) == ()


def test_a_copy_is_independent() -> None:
    engine = WondersEngine(GAME)
    game = engine.new(3)
    twin = engine.copy(game)
    engine.playout(twin, stream(1))
    assert engine.to_rules(game).position == GAME.new(3).position


def test_random_games_are_the_games_of_their_seeds() -> None:
    engine = WondersEngine(Wonders(players=3))
    together = engine.random_games(np.arange(10))
    apart = [engine.random_games(np.array([seed])) for seed in range(10)]
    assert (together.sheets == np.concatenate([one.sheets for one in apart])).all()
    assert together.decisions == sum(one.decisions for one in apart)


def test_the_stream_of_numbers_is_that_of_the_rules() -> None:
    from heptapolis.kernel.random64 import below

    rng, chance = stream(12345, 3), Chance(12345, 3)
    assert [int(below(rng, 97)) for _ in range(50)] == [chance.below(97) for _ in range(50)]


def test_observations_have_the_size_of_their_pieces() -> None:
    batch = Batch(WondersEngine(GAME), 3)
    batch.reset([1, 2, 3])
    assert batch.observe().shape == (3, 4, SIZE)
    assert sum(size for _, size in PIECES) == SIZE
