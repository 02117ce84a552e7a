"""The spaces of Gymnasium that all its environments share."""

import numpy as np
from gymnasium import spaces

from heptapolis.envs.room import Room


def observation_space(room: Room) -> spaces.Box:
    """One row of numbers; `Layout` names them."""
    low, high = room.layout.bounds()
    return spaces.Box(low, high, dtype=np.int16)


def masked_space(room: Room) -> spaces.Dict:
    """An observation with the mask of legal actions beside it."""
    mask = spaces.Box(0, 1, (room.actions,), np.int8)
    return spaces.Dict({"observation": observation_space(room), "action_mask": mask})


def action_space(room: Room) -> spaces.Discrete:
    return spaces.Discrete(room.actions)
