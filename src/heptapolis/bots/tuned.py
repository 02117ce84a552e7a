"""Weights of evaluations that a program has found by playing: one file a game, one set a kind of game."""

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import NamedTuple

FOLDER = files("heptapolis.bots") / "data"


class TunedWeights(NamedTuple):
    """The numbers of an evaluation by name, and under which name the file keeps them."""

    profile: str
    values: Mapping[str, float]


@cache
def tuned_weights(game: str, of: str = "greedy") -> dict[str, dict[str, float]]:
    """Every set of weights that has been found for this game: of the greedy bot, or of the policy."""
    file = FOLDER / f"{game}_{of}.json"
    return read_sets(file.read_text("utf-8")) if file.is_file() else {}


def read_sets(text: str) -> dict[str, dict[str, float]]:
    return {profile: dict(values) for profile, values in json.loads(text).items()}


def write_sets(sets: Mapping[str, Mapping[str, float]]) -> str:
    """The text of such a file: weights to four digits, which is more than they mean."""
    rounded = {
        profile: {name: float(f"{value:.4g}") for name, value in values.items()}
        for profile, values in sorted(sets.items())
    }
    return json.dumps(rounded, indent=2) + "\n"
