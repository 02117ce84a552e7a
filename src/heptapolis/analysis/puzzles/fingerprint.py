"""What puzzles were judged by: when it changes, they must be verified again."""

from collections.abc import Sequence
from hashlib import sha256
from typing import Any

from heptapolis.bots.evaluation import evaluation_of
from heptapolis.core import codec
from heptapolis.core.games import make, rules_of
from heptapolis.kernel.engine import engine_of
from heptapolis.search.policy_weights import by_name, policy_of


def fingerprint(game: str, tables: Sequence[dict[str, Any]]) -> str:
    """Of the ruleset, the policy that plays the playouts, and `greedy`, which plays the obvious move."""
    judges = [rules_of(game).ruleset, *(_weights(game, options) for options in tables)]
    return sha256(codec.dumps(judges).encode()).hexdigest()[:16]


def _weights(game: str, options: dict[str, Any]) -> list[dict[str, str]]:
    """The weights at one table, to more digits than the files have."""
    played = make(game, **options)
    engine = engine_of(played)
    policy, greedy = (
        by_name(policy_of(played, engine), engine.features),
        evaluation_of(played).weights(played),
    )
    return [{name: f"{weights[name]:.5g}" for name in sorted(weights)} for weights in (policy, greedy.values)]
