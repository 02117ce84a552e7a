"""Rooms: masks that are never empty, illegal actions replaced, rewards as the rules say."""

import numpy as np
import pytest

import heptapolis
from heptapolis.core.chance import Chance
from heptapolis.core.errors import IllegalMove
from heptapolis.envs.rewards import rewards
from heptapolis.envs.room import Room
from heptapolis.kernel.random64 import stream
from tests.envs.arrange import CONFIGURATIONS, FEW, Configuration, title


def room_of(configuration: Configuration, size: int, reward: str = "rank") -> Room:
    name, options = configuration
    room = Room(heptapolis.make(name, **options), size, reward)
    room.deal(list(range(size)))
    room.look()
    return room


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=title)
def test_whoever_has_nothing_to_decide_has_the_no_op_alone(configuration: Configuration) -> None:
    room, rng = room_of(configuration, 10), stream(1)
    while True:
        decides = room.masks[:, :, : room.noop].any(axis=2)
        assert (room.masks[:, :, room.noop] == ~decides).all()
        if room.over.all():
            break
        room.step(room.sample(rng))
        room.look()
    assert not decides.any()


def test_legal_actions_are_taken_as_they_are() -> None:
    room = room_of(CONFIGURATIONS[0], 5)
    actions = room.sample(stream(2))
    chosen, replaced = room.legal_or_first(actions)
    assert (chosen == actions).all()
    assert not replaced.any()


@pytest.mark.parametrize("illegal", [-1, 3, 10**9])
def test_an_illegal_action_is_replaced_by_the_first_legal_one(illegal: int) -> None:
    room = room_of(CONFIGURATIONS[0], 2)
    actions = room.sample(stream(2)).astype(np.int64)
    actions[1, 2] = illegal
    chosen, replaced = room.legal_or_first(actions)
    assert chosen[1, 2] == room.masks[1, 2].argmax()
    assert replaced.tolist() == [[False] * 3, [False, False, True]]


@pytest.mark.parametrize("nonsense", [[[0.5, 1, 2]], [[1, 2]], "sell", [[None, 1, 2]]])
def test_what_is_no_action_at_all_is_refused(nonsense: object) -> None:
    with pytest.raises(IllegalMove, match=r"integers of shape \(1, 3\)"):
        room_of(CONFIGURATIONS[0], 1).legal_or_first(nonsense)  # type: ignore[arg-type]


@pytest.mark.parametrize("configuration", FEW, ids=title)
@pytest.mark.parametrize("reward", ["rank", "win", "margin"])
def test_rewards_are_those_of_the_results(configuration: Configuration, reward: str) -> None:
    room, rng = room_of(configuration, 3, reward), stream(1)
    while not room.over.all():
        room.step(room.sample(rng))
    found = room.rewards(room.over)
    for index in range(3):
        result = room.engine.to_rules(room.games, index).result()
        totals, coins = np.array([result.totals]), np.array([result.tiebreaks])
        assert found[index].tolist() == rewards(reward, totals, coins, room.mates)[0].tolist()


def test_single_tables_are_dealt_anew() -> None:
    """The others go on where they were."""
    room, rng = room_of(CONFIGURATIONS[0], 3), stream(1)
    for _ in range(4):
        room.step(room.sample(rng))
    before = [room.engine.to_rules(room.games, index).position for index in range(3)]
    room.deal([77], np.array([False, True, False]))
    after = [room.engine.to_rules(room.games, index).position for index in range(3)]
    assert after == [before[0], room.engine.game.new(77).position, before[2]]


@pytest.mark.parametrize("configuration", FEW, ids=title)
def test_what_a_seat_cannot_know_changes_neither_observation_nor_mask(configuration: Configuration) -> None:
    """Half-way through a game, from every chair."""
    room, twin, rng, chance = room_of(configuration, 1), room_of(configuration, 1), stream(5), Chance(1)
    for step in range(200):
        if room.over[0]:
            break
        room.step(room.sample(rng))
        if step % 5 == 0:
            state = room.engine.to_rules(room.games)
            room.look()
            for seat in range(room.players):
                twin.games[:] = room.engine.from_rules(state.redeal(seat, chance))
                twin.look()
                assert (twin.observations[0, seat] == room.observations[0, seat]).all()
                assert (twin.masks[0, seat] == room.masks[0, seat]).all()
