"""Whether a compiled game fits into the fixed records of a search, asked before the first one is made.

Compiled code does not check indices: what does not fit would overwrite something else.
"""

import numpy as np

from heptapolis.core.errors import NotSupported
from heptapolis.kernel.engine import AnyEngine
from heptapolis.search import network, softmax_policy, trace, tree

FEATURE_NUMBERS = int(np.iinfo(softmax_policy.CANDIDATES["feature"].base).max) + 1


def check_capacities(engine: AnyEngine) -> None:
    """Reject a game that needs more room than there is, naming the constant to raise.

    A path needs no check: one that is longer than `MAX_PATH` goes on off the tree.
    """
    legal_actions = engine.work.dtype["action"].shape[0]  # there are never more candidates
    features = engine.features.most_per_candidate(engine.tables)
    for what, needed, room, constant in (
        ("seats", engine.layout.SEATS, tree.MAX_SEATS, "search.tree.MAX_SEATS"),
        ("candidates", legal_actions, softmax_policy.MAX_CANDIDATES, "search.softmax_policy.MAX_CANDIDATES"),
        ("features a candidate", features, softmax_policy.MAX_FEATURES, "search.softmax_policy.MAX_FEATURES"),
        ("inputs of a position", engine.inputs.MOST, network.MAX_INPUTS, "search.network.MAX_INPUTS"),
        ("rows of a score sheet", engine.sheet_rows, tree.MAX_ROWS, "search.tree.MAX_ROWS"),
        ("rows of a score sheet", engine.sheet_rows, trace.MAX_SHEET_ROWS, "search.trace.MAX_SHEET_ROWS"),
        ("features", engine.features.SIZE, FEATURE_NUMBERS, "the type of `feature` in search.softmax_policy"),
    ):
        if needed > room:
            reason = f"a search has room for {room} {what}, this game needs {needed}: raise {constant}"
            raise NotSupported(engine.game.name, reason)
