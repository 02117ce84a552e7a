"""Gymnasium, one game: an agent at one seat, bots at the others.

Import this module, then call `gymnasium.make("heptapolis/Wonders-v0", opponents=["greedy"] * 3)`. Only the
agent's own decisions are steps; the bots play between them. sb3-contrib's MaskablePPO calls `action_masks()`.
"""

from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt

from heptapolis.envs.extras import needs_extra

with needs_extra("gymnasium"):
    import gymnasium
    from gymnasium import register, spaces

from heptapolis.core.errors import NotLegal
from heptapolis.envs.encoding import Encoding
from heptapolis.envs.observation import LAYOUT_VERSION, Description, Layout
from heptapolis.envs.opponents import (
    OpponentSpecs,
    check_seat,
    make_game,
    make_opponents,
    uses_compiled_bots,
)
from heptapolis.envs.render import RENDER_MODES, Picture, check_mode, render
from heptapolis.envs.seeds import MAX_SEED, GameSeeds
from heptapolis.envs.spaces import action_space, observation_space
from heptapolis.envs.table_batch import TableBatch, compile_environment
from heptapolis.kernel.engine import compiled_games

Observation = npt.NDArray[np.int16]


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """One seat of a game against bots."""

    metadata: ClassVar[dict[str, object]] = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # type: ignore[misc]

    def __init__(
        self,
        game: str,
        *,
        opponents: OpponentSpecs | None = None,
        seat: int = 0,
        reward: str = "rank",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        self.render_mode = check_mode(render_mode)
        self.game, others = make_game(game, opponents, options)
        self.seat = check_seat(seat, self.game)
        if uses_compiled_bots(self.game, self.seat, others):
            compile_environment(self.game, bots=True)
        self.batch = TableBatch(self.game, 1, reward)
        self._opponents = make_opponents(self.batch, self.seat, others)
        self.observation_space: spaces.Space[Observation] = observation_space(self.batch)  # type: ignore[assignment]
        self.action_space = action_space(self.batch)
        self._seeds: GameSeeds | None = None

    @property
    def layout(self) -> Layout:
        """What the numbers of an observation mean."""
        return self.batch.layout

    @property
    def encoding(self) -> Encoding:
        """The encoding that a checkpoint must have been trained on."""
        return Encoding.of(self.batch.engine)

    def reset(
        self, *, seed: int | None = None, options: dict[str, object] | None = None
    ) -> tuple[Observation, dict[str, object]]:
        super().reset(seed=seed)
        if seed is not None or self._seeds is None:
            self._seeds = GameSeeds(int(self.np_random.integers(MAX_SEED)) if seed is None else seed)
        dealt = self._seeds.next()
        self.batch.deal([dealt])
        self._opponents.start_game(dealt)
        self.batch.refresh()
        return self._observation(), self._info(replaced=False)

    def step(self, action: npt.ArrayLike) -> tuple[Observation, float, bool, bool, dict[str, object]]:
        if self._seeds is None or self.batch.over[0]:
            raise NotLegal("step", "no game is running", ["reset"])
        code, mask = _to_code(action), self.batch.masks[0, self.seat]
        replaced = not (0 <= code < len(mask) and mask[code])
        self._opponents.step(int(mask.argmax()) if replaced else code)
        self.batch.refresh()
        over = bool(self.batch.over[0])
        reward = float(self.batch.rewards(self.batch.over)[0, self.seat]) if over else 0.0
        return self._observation(), reward, over, False, self._info(replaced)

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The legal actions now."""
        return np.array(self.batch.masks[0, self.seat])

    def decode_action(self, action: int) -> str:
        """The notation of a legal action: `"build loom"`."""
        return self.batch.decode_action(0, self.seat, action)

    def encode_action(self, text: str) -> int:
        """The code of a legal action, given its notation."""
        return self.batch.encode_action(0, self.seat, text)

    def describe_observation(self, observation: Observation) -> Description:
        """An observation in words; `encode_observation` reads them back."""
        return self.layout.describe(observation)

    def encode_observation(self, described: Mapping[str, Any]) -> Observation:
        """The observation that `describe_observation` put in words."""
        return self.layout.encode(described)

    def render(self) -> str | Picture | None:
        return render(self.render_mode, self.batch.engine.to_rules(self.batch.games))

    def close(self) -> None:
        """Close the bots."""
        self._opponents.close()

    def _observation(self) -> Observation:
        return np.array(self.batch.observations[0, self.seat])

    def _info(self, replaced: bool) -> dict[str, object]:
        return {"action_mask": self.action_masks().view(np.int8), "replaced": replaced}


def _to_code(action: npt.ArrayLike) -> int:
    """A single action code; an array of one number is fine too."""
    if isinstance(action, int | np.integer):
        return int(action)
    given = np.asarray(action)
    if given.size != 1 or given.dtype.kind not in "iu":
        raise NotLegal(action, "an action must be a whole number", ["an action code"])
    return int(given.reshape(()))


for _game in compiled_games():
    register(
        f"heptapolis/{_game.title()}-v{LAYOUT_VERSION}",
        entry_point="heptapolis.envs.gymnasium:SeatEnv",
        vector_entry_point="heptapolis.envs.gymnasium_vector:SeatsVectorEnv",
        kwargs={"game": _game},
    )
