"""Environments for learning: PettingZoo, Gymnasium and OpenSpiel over the compiled games.

The adapters share `observation` (what the numbers mean), `rewards`, `table_batch` (many games, seat by
seat) and `seeds`; each needs the extra of its name. Agents see observations and masks, never states.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from heptapolis.envs.gymnasium import SeatEnv
    from heptapolis.envs.gymnasium_vector import SeatsVectorEnv
    from heptapolis.envs.observation import Layout
    from heptapolis.envs.pettingzoo import env, parallel_env, raw_env
    from heptapolis.envs.view_encoder import ViewEncoder

_MODULES = {  # loaded on demand: each imports Numba, and the library of its extra
    "gymnasium": ["SeatEnv"],
    "gymnasium_vector": ["SeatsVectorEnv"],
    "observation": ["Layout"],
    "pettingzoo": ["env", "parallel_env", "raw_env"],
    "view_encoder": ["ViewEncoder"],
}

__all__ = ["Layout", "SeatEnv", "SeatsVectorEnv", "ViewEncoder", "env", "parallel_env", "raw_env"]


def __getattr__(name: str) -> object:
    for module, names in _MODULES.items():
        if name in names:
            return getattr(import_module(f"{__name__}.{module}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
