"""A baseline as a bot: a small trained network that needs no PyTorch, in the arena.

    heptapolis arena dice --bot base=examples/baseline_bot.py:Baseline --bots base,greedy,greedy,greedy

By default it plays the baseline that comes with the package; `base:file=mine.npz` plays one that you trained
with `examples/cleanrl_ppo.py`.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar

from heptapolis.bots.protocol import setting
from heptapolis.envs.baseline import load_baseline, read_baseline
from heptapolis.envs.view_encoder import ViewEncoder


@dataclass(frozen=True)
class Baseline:
    """Plays the best action of a trained network."""

    name: ClassVar[str] = "baseline"
    title: ClassVar[str] = "plays by a small trained network"
    needs_view: ClassVar[bool] = True

    file: str = setting("", "the file of a network that you trained")

    def sit(self, game: Any, seat: int, seed: int) -> "BaselinePlayer":
        return BaselinePlayer(game, self.file)


class BaselinePlayer:
    """The bot at one seat."""

    def __init__(self, game: Any, file: str) -> None:
        self.encoder = ViewEncoder(game)
        self.policy = read_baseline(Path(file), game) if file else load_baseline(game)

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        observation, mask = self.encoder.encode(view)
        return self.encoder.decode(view, int(self.policy.act(observation, mask)))
