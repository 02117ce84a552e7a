"""`python -m tests.golden.played`: the golden games as the server sends them, for the tests of the page."""

import json
import sys
from collections.abc import Iterator
from typing import Any

from heptapolis.server import payloads
from heptapolis.server.table import Decision
from tests.golden.playthrough import GOLDEN, Golden, choices

KEPT = ("sequence", "over", "to_act", "view", "facts", "score")
"""What a show may need of a position."""


def played(golden: Golden) -> dict[str, Any]:
    return {"name": golden.name, "game": golden.game, "steps": list(_steps(golden))}


def _steps(golden: Golden) -> Iterator[dict[str, Any]]:
    """Every resolution and the position after it, as a spectator sees them."""
    state = golden.make().new(golden.seed)
    for number, moves in enumerate(choices(state, golden.seed), start=1):
        events = tuple(state.play(moves))
        told = {seat: str(move) for seat, move in moves.items()}
        decision = Decision(number, told, {}, events, 0)
        resolution = payloads.describe_resolution(golden.game, decision, state.view(None))
        position = json.loads(payloads.encode_position(golden.game, state, None, number).json)
        yield {
            "resolution": resolution.model_dump(mode="json"),
            "position": {name: position[name] for name in KEPT},
        }


if __name__ == "__main__":
    json.dump([played(golden) for golden in GOLDEN], sys.stdout)
