"""A trained policy as a bot: it sees views like any other bot, and plays in the arena.

    heptapolis arena wonders --bots ppo=examples/ppo_bot.py:Ppo,random,random,random --games 40 --jobs 1

`examples/train_ppo.py` trains it and writes `ppo.zip`.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, ClassVar

from sb3_contrib import MaskablePPO

from heptapolis.bots.protocol import setting
from heptapolis.envs import Features, ViewEncoder

FILE = "ppo.zip"


@dataclass(frozen=True)
class Ppo:
    """Plays by a policy that was learned by self-play."""

    name: ClassVar[str] = "ppo"
    title: ClassVar[str] = "plays by a policy learned with PPO"
    needs_view: ClassVar[bool] = True

    file: str = setting(FILE, "the file of the policy")

    def sit(self, game: Any, seat: int, seed: int) -> "PpoPlayer":
        return PpoPlayer(ViewEncoder(game), loaded(self.file))


@cache
def loaded(path: str) -> MaskablePPO:
    return MaskablePPO.load(path, device="cpu")


class PpoPlayer:
    """The bot at one seat."""

    def __init__(self, encoder: ViewEncoder, policy: MaskablePPO) -> None:
        self.encoder, self.policy = encoder, policy
        self.features = Features(encoder.batch.layout)

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        observation, mask = self.encoder.encode(view)
        action, _ = self.policy.predict(self.features(observation), action_masks=mask, deterministic=True)
        return self.encoder.decode(view, int(action))
