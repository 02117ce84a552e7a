"""Weights found by playing: a JSON file of sets, one set for each profile of a game."""

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import NamedTuple

WeightSets = dict[str, dict[str, float]]  # weights by name, by profile


class TunedWeights(NamedTuple):
    """The weights of an evaluation by name, and the profile under which a file keeps them."""

    profile: str
    values: Mapping[str, float]


@cache
def load_weight_sets(package: str, name: str) -> WeightSets:
    """Every set of weights in this file of a package; none if there is no such file."""
    file = files(package) / name
    return parse_weight_sets(file.read_text("utf-8")) if file.is_file() else {}


def parse_weight_sets(text: str) -> WeightSets:
    return {profile: dict(values) for profile, values in json.loads(text).items()}


def format_weight_sets(sets: Mapping[str, Mapping[str, float]]) -> str:
    """The text of such a file, with weights to four significant digits, which is more than enough."""
    rounded = {
        profile: {name: float(f"{value:.4g}") for name, value in values.items()}
        for profile, values in sorted(sets.items())
    }
    return json.dumps(rounded, indent=2) + "\n"
