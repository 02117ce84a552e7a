"""Check that a compiled game fits into the fixed records of a search, before the first one is made.

Compiled code does not check indices: an overflow would overwrite something else.
"""

import numpy as np

from heptapolis.core.errors import NotSupported
from heptapolis.kernel.engine import AnyEngine
from heptapolis.search import network, softmax_policy, trajectory, tree

FEATURE_NUMBERS = int(np.iinfo(softmax_policy.CANDIDATES["feature"].base).max) + 1


def check_capacities(engine: AnyEngine) -> None:
    """Reject a game that needs more room than there is, naming the constant to raise.

    Paths need no check: one that is longer than `MAX_PATH` continues off the tree.
    """
    legal_actions = engine.work.dtype["action"].shape[0]  # there are never more candidates
    features = engine.features.max_per_candidate(engine.tables)
    for what, needed, room, constant in (
        ("seats", engine.layout.SEATS, tree.MAX_SEATS, "search.tree.MAX_SEATS"),
        ("candidates", legal_actions, softmax_policy.MAX_CANDIDATES, "search.softmax_policy.MAX_CANDIDATES"),
        ("candidate features", features, softmax_policy.MAX_FEATURES, "search.softmax_policy.MAX_FEATURES"),
        ("position inputs", engine.inputs.MAX_ACTIVE, network.MAX_INPUTS, "search.network.MAX_INPUTS"),
        ("sheet rows", engine.sheet_rows, tree.MAX_ROWS, "search.tree.MAX_ROWS"),
        ("sheet rows", engine.sheet_rows, trajectory.MAX_SHEET_ROWS, "search.trajectory.MAX_SHEET_ROWS"),
        ("features", engine.features.SIZE, FEATURE_NUMBERS, "the type of `feature` in search.softmax_policy"),
    ):
        if needed > room:
            reason = f"a search has room for {room} {what}, this game needs {needed}: raise {constant}"
            raise NotSupported(engine.game.name, reason)
