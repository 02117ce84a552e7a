"""The learned networks of a game by profile, on disk and as vectors for the kernel.

The file is a NumPy `.npz` archive: `format` is its version, `layout` names the groups of inputs and features
with their sizes, and every network is two arrays, named after its profile: its weights as 8-bit integers, in
the order of `search.network.SHAPE`, and a scale (`SCALES`) for each block of them. `heptapolis learn` writes
it. Format 1 had 16-bit floats; such files can still be read.
"""

from functools import cache
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from heptapolis.core.contract import Game
from heptapolis.core.errors import BadData, NotSupported
from heptapolis.kernel.arrays import Records
from heptapolis.kernel.engine import AnyEngine
from heptapolis.search.network import HIDDEN_1, HIDDEN_2, shape_of
from heptapolis.search.policy_weights import Vector, profile

FORMAT = 2
BLOCK = 64  # weights that share a scale
SCALES = ", scales"  # what the name of a network's scales ends with
MOST = 127  # the largest weight of a block, as an 8-bit integer
NETWORK_FILE = "a new file, or one that `heptapolis learn` wrote for this version of the game"

Networks = dict[str, Vector]


def network_shape(engine: AnyEngine, *, linear: bool = False) -> Records:
    """The shape of the network of a game, as an array of one; if linear, its policy reads only features."""
    features = engine.features
    without_rows = (0, features.SIZE) if linear else features.PAIRS
    return shape_of(engine.inputs.SIZE, features.SIZE, without_rows, engine.sheet_rows)


def has_network(game: Game, engine: AnyEngine) -> bool:
    """Whether a network has been learned for this kind of game."""
    networks = learned_networks(engine)
    return profile(game, players=True) in networks or profile(game) in networks


def learned_networks(engine: AnyEngine) -> Networks:
    """The networks in the package by profile."""
    return _packaged_networks(engine.package, "network.npz", network_layout(engine))


def network_of(game: Game, engine: AnyEngine) -> Vector:
    """The network learned for this kind of game; raises NotSupported if there is none."""
    networks = learned_networks(engine)
    for kind in (profile(game, players=True), profile(game)):
        if kind in networks:
            return networks[kind]
    raise NotSupported(game.name, f"no network has been learned for {profile(game, players=True)}", networks)


@cache
def _packaged_networks(package: str, name: str, layout: str) -> Networks:
    file = files(package) / name
    if not file.is_file():
        return {}
    with as_file(file) as path:
        return read_networks(path, layout)


def network_layout(engine: AnyEngine) -> str:
    """The inputs, features and layers that a network is made for: it fits no others."""
    groups = (*engine.inputs.GROUPS, ("/", 0), *engine.features.GROUPS)
    named = " ".join(f"{name} {size}" for name, size in groups)
    return f"{named} / {HIDDEN_1} {HIDDEN_2} {engine.sheet_rows}"


def read_networks(path: Path, layout: str) -> Networks:
    """The networks in a file by profile; none if there is no such file."""
    if not path.exists():
        return {}
    try:
        with np.load(path, allow_pickle=False) as file:
            arrays = {name: file[name] for name in file.files}
    except (OSError, ValueError) as error:
        raise BadData(path, f"not a network file: {error}", [NETWORK_FILE]) from None
    version, made_for = int(arrays.pop("format", 0)), str(arrays.pop("layout", ""))
    if version not in (1, FORMAT) or made_for != layout:
        raise BadData(path, "these networks are for other inputs or features", [NETWORK_FILE])
    if version == 1:
        return {name: array.astype(np.float32) for name, array in arrays.items()}
    names = [name for name in arrays if not name.endswith(SCALES)]
    try:
        return {name: _unpack(arrays[name], arrays[name + SCALES]) for name in names}
    except (KeyError, ValueError):
        raise BadData(path, "the scales of a network are missing", [NETWORK_FILE]) from None


def write_networks(path: Path, layout: str, networks: Networks) -> None:
    """Write the networks; replace the file only once everything is written."""
    part = path.with_name(f".{path.stem}.part.npz")
    packed: dict[str, Any] = {}
    for name, weights in networks.items():
        packed[name], packed[name + SCALES] = _pack(weights)
    try:
        np.savez_compressed(part, format=FORMAT, layout=layout, **packed)
        part.replace(path)
    except OSError as error:
        raise BadData(path, f"cannot be written: {error.strerror}", [NETWORK_FILE]) from None


def rounded(weights: Vector) -> Vector:
    """The weights as they are read back from a file."""
    return _unpack(*_pack(weights))


def _pack(weights: Vector) -> tuple[npt.NDArray[np.int8], npt.NDArray[np.float32]]:
    """The weights as 8-bit integers, and the scale of each block."""
    blocks = np.pad(weights, (0, -len(weights) % BLOCK)).reshape(-1, BLOCK)
    scales = (np.abs(blocks).max(axis=1) / MOST).astype(np.float32)
    whole = np.rint(blocks / np.maximum(scales, np.finfo(np.float32).tiny)[:, None])
    return whole.astype(np.int8).ravel()[: len(weights)], scales


def _unpack(whole: npt.NDArray[np.int8], scales: npt.NDArray[np.float32]) -> Vector:
    return whole * np.repeat(scales, BLOCK)[: len(whole)]
