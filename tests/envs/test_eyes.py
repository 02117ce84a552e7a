"""From views to observations: what a policy sees as a bot is what it saw in training."""

import pytest

import heptapolis
from heptapolis.envs.eyes import Eyes
from heptapolis.envs.room import Room
from heptapolis.kernel.random64 import stream
from tests.envs.arrange import FEW, Configuration, title


@pytest.mark.parametrize("configuration", FEW, ids=title)
def test_a_view_gives_the_observation_and_the_mask_of_its_seat(configuration: Configuration) -> None:
    name, options = configuration
    game = heptapolis.make(name, **options)
    room, eyes, rng = Room(game, 1, "rank"), Eyes(game), stream(3)
    room.deal([5])
    for _ in range(12):
        room.look()
        state = room.engine.to_rules(room.games)
        for seat in state.to_act:
            seen, mask = eyes.look(state.view(seat))
            assert (seen == room.observations[0, seat]).all()
            assert (mask == room.masks[0, seat]).all()
            code = int(mask.argmax())
            assert eyes.move(state.view(seat), code) == room.engine.move(room.games, seat, code)
        room.step(room.sample(rng))
