"""The Gymnasium spaces that the environments share."""

import numpy as np

from heptapolis.envs.extras import needs_extra
from heptapolis.envs.table_batch import TableBatch

with needs_extra("gymnasium"):
    from gymnasium import spaces


def observation_space(batch: TableBatch) -> spaces.Box:
    """One row of numbers; `Layout` names them."""
    low, high = batch.layout.bounds()
    return spaces.Box(low, high, dtype=np.int16)


def masked_space(batch: TableBatch) -> spaces.Dict:
    """An observation together with the mask of legal actions."""
    mask = spaces.Box(0, 1, (batch.actions,), np.int8)
    return spaces.Dict({"observation": observation_space(batch), "action_mask": mask})


def state_space(batch: TableBatch) -> spaces.Box:
    """The observations of all seats together."""
    low, high = (np.tile(bounds, (batch.players, 1)) for bounds in batch.layout.bounds())
    return spaces.Box(low, high, dtype=np.int16)


def action_space(batch: TableBatch) -> spaces.Discrete:
    return spaces.Discrete(batch.actions)
