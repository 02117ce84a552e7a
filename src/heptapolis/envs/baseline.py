"""Small trained agents to compare yours with, one file per kind of game; they need only NumPy.

    baseline = load_baseline(game)
    action = baseline.act(observation, action_mask)

`examples/cleanrl_ppo.py` trained them in minutes; docs/envs/benchmark.md says how well they play. They are a
yardstick for learning, not strong opponents: the bot `policy` is stronger.
"""

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from importlib.resources import files
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np
import numpy.typing as npt

from heptapolis.core.contract import Game
from heptapolis.core.errors import BadData, NotSupported
from heptapolis.core.games import package_of
from heptapolis.envs.encoding import Encoding
from heptapolis.envs.features import Features
from heptapolis.envs.move_outputs import MoveOutputs
from heptapolis.envs.observation import Layout
from heptapolis.kernel.engine import engine_of

Matrix = npt.NDArray[np.floating[Any]]
Layer = tuple[Matrix, Matrix]  # weights (input, output), biases

FOLDER = files("heptapolis.envs") / "baselines"
BAD_FILE_HINT = "a file that examples/cleanrl_ppo.py wrote"


@dataclass(frozen=True)
class Baseline:
    """A policy: layers with ReLUs between them, from the features of an observation to a logit per action."""

    encoding: Encoding
    layers: tuple[Layer, ...]
    features: Features
    about: dict[str, Any]  # how it was trained
    outputs: MoveOutputs | None = None  # what its outputs belong to; one action each if None

    def logits(self, observations: npt.NDArray[np.int16]) -> npt.NDArray[np.float32]:
        """The logits (..., action) of observations (..., number)."""
        values: npt.NDArray[Any] = self.features(observations)
        for number, (weights, biases) in enumerate(self.layers):
            values = (np.maximum(values, 0) if number else values) @ weights + biases
        return self.outputs.logits(values, observations) if self.outputs else values

    def act(self, observations: npt.NDArray[np.int16], masks: npt.NDArray[Any]) -> npt.NDArray[np.int64]:
        """The best legal action for each observation; one observation gives a single number."""
        return np.asarray(np.where(masks, self.logits(observations), -np.inf).argmax(axis=-1))


def baseline_name(game: Game) -> str:
    """The kind of game that a baseline was trained for: any number of players, any boards."""
    options = game.options
    return "-".join((game.name, *options.get("expansions", ()), *(["teams"] if options.get("teams") else [])))


def baselines() -> list[str]:
    """The kinds of games that have a baseline."""
    return sorted(
        entry.name.removesuffix(".npz") for entry in FOLDER.iterdir() if entry.name.endswith(".npz")
    )


def load_baseline(game: Game) -> Baseline:
    """The baseline that comes with the package for this kind of game."""
    package_of(game)  # says so if it is only the name of a game
    name = baseline_name(game)
    if name not in baselines():
        raise NotSupported(name, "no baseline was trained for this kind of game", baselines())
    with (FOLDER / f"{name}.npz").open("rb") as file:
        return _read(file, game)


def read_baseline(path: str | Path, game: Game) -> Baseline:
    """A baseline that you trained yourself; it must have the encoding of this version."""
    try:
        with Path(path).open("rb") as file:
            return _read(file, game)
    except OSError as error:
        raise BadData(path, f"cannot be read: {error.strerror}", [BAD_FILE_HINT]) from None


def write_baseline(
    path: str | Path, game: Game, layers: Sequence[Layer], about: dict[str, Any], *, by_card: bool = False
) -> None:
    """Write the weights in half precision, with their encoding.

    `by_card` says that the outputs are those of `MoveOutputs`, and that the inputs have no slots.
    """
    encoding = asdict(Encoding.of(engine_of(game)))
    header = json.dumps({"encoding": encoding, "about": about, "by_card": by_card})
    arrays: dict[str, Any] = {
        f"{part}{number}": np.asarray(array, np.float16)
        for number, layer in enumerate(layers)
        for part, array in zip(("weights", "biases"), layer, strict=True)
    }
    np.savez_compressed(path, about=np.array(header), **arrays)


def _read(file: Any, game: Game) -> Baseline:
    try:
        with np.load(file, allow_pickle=False) as arrays:
            header = json.loads(str(arrays["about"]))
            layers = tuple(
                (arrays[f"weights{number}"].astype(np.float32), arrays[f"biases{number}"].astype(np.float32))
                for number in range((len(arrays.files) - 1) // 2)
            )
            saved = Encoding(**header["encoding"])
    except (BadZipFile, ValueError, KeyError, TypeError, EOFError) as error:
        raise BadData(
            getattr(file, "name", "baseline"), f"not a baseline: {error}", [BAD_FILE_HINT]
        ) from None
    engine = engine_of(game)
    Encoding.of(engine).check(saved)
    by_card = bool(header.get("by_card"))  # files of the first version do not have it
    features = Features(Layout(engine), slots=not by_card)
    return Baseline(saved, layers, features, header["about"], MoveOutputs(engine) if by_card else None)
