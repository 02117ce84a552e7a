"""Batches of tables: masks that are never empty, illegal actions replaced, rewards as the rules say."""

from collections.abc import Iterable

import numpy as np
import pytest

import heptapolis
from heptapolis.bots import compiled
from heptapolis.core.chance import Chance
from heptapolis.core.errors import IllegalMove
from heptapolis.envs import table_batch
from heptapolis.envs.gymnasium import SeatEnv
from heptapolis.envs.rewards import compute_rewards
from heptapolis.envs.table_batch import TableBatch
from heptapolis.kernel import batch as batch_module
from heptapolis.kernel import engine
from heptapolis.kernel.random64 import stream
from tests.envs.arrange import CONFIGURATIONS, FEW, Configuration, title


def dealt_batch(configuration: Configuration, size: int, reward: str = "rank") -> TableBatch:
    name, options = configuration
    batch = TableBatch(heptapolis.make(name, **options), size, reward)
    batch.deal(list(range(size)))
    batch.refresh()
    return batch


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=title)
def test_a_seat_with_nothing_to_decide_has_only_the_no_op(configuration: Configuration) -> None:
    batch, rng = dealt_batch(configuration, 10), stream(1)
    while True:
        decides = batch.masks[:, :, : batch.noop].any(axis=2)
        assert (batch.masks[:, :, batch.noop] == ~decides).all()
        if batch.over.all():
            break
        batch.step(batch.sample(rng))
        batch.refresh()
    assert not decides.any()


def test_legal_actions_are_taken_as_they_are() -> None:
    batch = dealt_batch(CONFIGURATIONS[0], 5)
    actions = batch.sample(stream(2))
    chosen, replaced = batch.replace_illegal(actions)
    assert (chosen == actions).all()
    assert not replaced.any()


@pytest.mark.parametrize("illegal", [-1, 3, 10**9])
def test_an_illegal_action_is_replaced_by_the_first_legal_one(illegal: int) -> None:
    batch = dealt_batch(CONFIGURATIONS[0], 2)
    actions = batch.sample(stream(2)).astype(np.int64)
    actions[1, 2] = illegal
    chosen, replaced = batch.replace_illegal(actions)
    assert chosen[1, 2] == batch.masks[1, 2].argmax()
    assert replaced.tolist() == [[False] * 3, [False, False, True]]


@pytest.mark.parametrize("nonsense", [[[0.5, 1, 2]], [[1, 2]], "sell", [[None, 1, 2]]])
def test_a_value_that_is_not_an_action_is_rejected(nonsense: object) -> None:
    with pytest.raises(IllegalMove, match=r"integers of shape \(1, 3\)"):
        dealt_batch(CONFIGURATIONS[0], 1).replace_illegal(nonsense)  # type: ignore[arg-type]


@pytest.mark.parametrize("configuration", FEW, ids=title)
@pytest.mark.parametrize("reward", ["rank", "win", "margin"])
def test_rewards_are_those_of_the_results(configuration: Configuration, reward: str) -> None:
    batch, rng = dealt_batch(configuration, 3, reward), stream(1)
    while not batch.over.all():
        batch.step(batch.sample(rng))
    found = batch.rewards(batch.over)
    for index in range(3):
        result = batch.engine.to_rules(batch.games, index).result()
        totals, coins = np.array([result.totals]), np.array([result.tiebreaks])
        assert found[index].tolist() == compute_rewards(reward, totals, coins, batch.team_size)[0].tolist()


def test_single_tables_are_dealt_again() -> None:
    """The others continue where they were."""
    batch, rng = dealt_batch(CONFIGURATIONS[0], 3), stream(1)
    for _ in range(4):
        batch.step(batch.sample(rng))
    before = [batch.engine.to_rules(batch.games, index).position for index in range(3)]
    batch.deal([77], np.array([False, True, False]))
    after = [batch.engine.to_rules(batch.games, index).position for index in range(3)]
    assert after == [before[0], batch.engine.game.new(77).position, before[2]]


@pytest.mark.parametrize("configuration", FEW, ids=title)
def test_what_a_seat_cannot_know_changes_neither_observation_nor_mask(configuration: Configuration) -> None:
    """Halfway through a game, from every seat."""
    batch, twin, rng, chance = (
        dealt_batch(configuration, 1),
        dealt_batch(configuration, 1),
        stream(5),
        Chance(1),
    )
    for step in range(200):
        if batch.over[0]:
            break
        batch.step(batch.sample(rng))
        if step % 5 == 0:
            state = batch.engine.to_rules(batch.games)
            batch.refresh()
            for seat in range(batch.players):
                twin.games[:] = batch.engine.from_rules(state.redeal(seat, chance))
                twin.refresh()
                assert (twin.observations[0, seat] == batch.observations[0, seat]).all()
                assert (twin.masks[0, seat] == batch.masks[0, seat]).all()


def test_the_first_use_compiles_everything_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise a terminal sees the progress begin again and again."""
    asked: list[set[object]] = []

    def note(kernels: Iterable[object], *_: object) -> None:
        asked.append(set(kernels))

    for module in (table_batch, batch_module, compiled, engine):
        monkeypatch.setattr(module, "compile_kernels", note)
    SeatEnv("dice", opponents=["random", "policy"]).reset(seed=1)
    assert asked[0] >= set().union(*asked)
