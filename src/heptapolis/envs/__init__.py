"""Environments for learning: PettingZoo, Gymnasium and OpenSpiel over the compiled games.

The adapters share `observation` (what the numbers mean), `rewards`, `table_batch` (many games, seat by
seat) and `seeds`; each needs the extra of its name. `from heptapolis.envs import wonders_v0` imports a game
the way you import PettingZoo's own. Agents see observations and masks, never states.
"""

import re
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from heptapolis.envs.baseline import Baseline, load_baseline
    from heptapolis.envs.encoding import Encoding
    from heptapolis.envs.evaluation import Evaluation, evaluate
    from heptapolis.envs.features import Features
    from heptapolis.envs.gymnasium import SeatEnv
    from heptapolis.envs.gymnasium_vector import SeatsVectorEnv
    from heptapolis.envs.move_outputs import MoveOutputs
    from heptapolis.envs.observation import Layout
    from heptapolis.envs.pettingzoo import env, parallel_env, raw_env
    from heptapolis.envs.view_encoder import ViewEncoder

_MODULES = {  # loaded on demand: each imports Numba, and the library of its extra
    "baseline": ["Baseline", "load_baseline"],
    "encoding": ["Encoding"],
    "evaluation": ["Evaluation", "evaluate"],
    "features": ["Features"],
    "gymnasium": ["SeatEnv"],
    "gymnasium_vector": ["SeatsVectorEnv"],
    "move_outputs": ["MoveOutputs"],
    "observation": ["Layout"],
    "pettingzoo": ["env", "parallel_env", "raw_env"],
    "view_encoder": ["ViewEncoder"],
}

VERSIONED_NAME = re.compile(r"([a-z]\w*)_v(\d+)")

__all__ = [
    "Baseline",
    "Encoding",
    "Evaluation",
    "Features",
    "Layout",
    "MoveOutputs",
    "SeatEnv",
    "SeatsVectorEnv",
    "ViewEncoder",
    "env",
    "evaluate",
    "load_baseline",
    "parallel_env",
    "raw_env",
]


def __getattr__(name: str) -> Any:
    if VERSIONED_NAME.fullmatch(name):
        return _versioned_module(name)
    for module, names in _MODULES.items():
        if name in names:
            return getattr(import_module(f"{__name__}.{module}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


@cache
def _versioned_module(name: str) -> ModuleType:
    """A module like those of PettingZoo's own games; one is made for an installed game that has none here."""
    from heptapolis.envs import pettingzoo
    from heptapolis.envs.observation import LAYOUT_VERSION
    from heptapolis.kernel.engine import compiled_games

    game, version = name.rsplit("_v", 1)
    if game not in compiled_games() or int(version) != LAYOUT_VERSION:
        known = ", ".join(f"{one}_v{LAYOUT_VERSION}" for one in compiled_games())
        raise AttributeError(f"module {__name__!r} has no attribute {name!r} (valid: {known})")
    if find_spec(f"{__name__}.{name}"):
        return import_module(f"{__name__}.{name}")
    module = ModuleType(f"{__name__}.{name}", f"The game {game}: env, raw_env and parallel_env.")
    module.__dict__.update(pettingzoo.factories_of(name)._asdict())
    return module
