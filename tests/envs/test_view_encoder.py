"""From views to observations: what a policy sees as a bot is what it saw in training."""

import pytest

import heptapolis
from heptapolis.envs.table_batch import TableBatch
from heptapolis.envs.view_encoder import ViewEncoder
from heptapolis.kernel.random64 import stream
from tests.envs.arrange import FEW, Configuration, title


@pytest.mark.parametrize("configuration", FEW, ids=title)
def test_a_view_gives_the_observation_and_the_mask_of_its_seat(configuration: Configuration) -> None:
    name, options = configuration
    game = heptapolis.make(name, **options)
    batch, encoder, rng = TableBatch(game, 1, "rank"), ViewEncoder(game), stream(3)
    batch.deal([5])
    for _ in range(12):
        batch.refresh()
        state = batch.engine.to_rules(batch.games)
        for seat in state.to_act:
            seen, mask = encoder.encode(state.view(seat))
            assert (seen == batch.observations[0, seat]).all()
            assert (mask == batch.masks[0, seat]).all()
            code = int(mask.argmax())
            assert encoder.decode(state.view(seat), code) == batch.engine.move(batch.games, seat, code)
        batch.step(batch.sample(rng))
