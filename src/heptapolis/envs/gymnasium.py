"""Gymnasium, one game: an agent at one seat, bots at the others.

`gymnasium.make("heptapolis/Wonders-v0", opponents=["greedy"] * 3)`, once this module is imported. Only the
agent's own decisions are steps; between them the bots play. `action_masks()` is what MaskablePPO of
sb3-contrib asks for.
"""

from typing import Any, ClassVar

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import register, spaces

from heptapolis.core.errors import NotLegal
from heptapolis.envs.observation import VERSION, Layout
from heptapolis.envs.opponents import Bots, Opponents, check_seat, game_against
from heptapolis.envs.render import MODES, check_mode, show
from heptapolis.envs.room import Room
from heptapolis.envs.seeds import MAX_SEED, Series
from heptapolis.envs.spaces import action_space, observation_space
from heptapolis.kernel.engine import compiled_games

Observation = npt.NDArray[np.int16]


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """One seat of a game against bots."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(MODES), "render_fps": 1}  # type: ignore[misc]

    def __init__(
        self,
        game: str,
        *,
        opponents: Opponents | None = None,
        seat: int = 0,
        reward: str = "rank",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.render_mode = check_mode(render_mode)
        self.game, others = game_against(game, opponents, options)
        self.seat = check_seat(seat, self.game)
        self._bots = Bots(self.game, seat, others)
        self.room = Room(self.game, 1, reward)
        self.observation_space: spaces.Space[Observation] = observation_space(self.room)  # type: ignore[assignment]
        self.action_space = action_space(self.room)
        self._series: Series | None = None

    @property
    def layout(self) -> Layout:
        """What the numbers of an observation mean."""
        return self.room.layout

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        if seed is not None or self._series is None:
            self._series = Series(int(self.np_random.integers(MAX_SEED)) if seed is None else seed)
        dealt = self._series.next()
        self._bots.sit(dealt)
        self.room.deal([dealt])
        self._wait_for_the_agent()
        return self._observation(), self._info(replaced=False)

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if self._series is None or self.room.over[0]:
            raise NotLegal("step", "there is no game to play on", ["reset"])
        actions = np.full((1, self.game.players), self.room.noop, np.int64)
        acting = self.room.engine.to_act(self.room.games)
        for seat, chosen in self._others(acting).items():
            actions[0, seat] = chosen
        actions[0, self.seat] = _code(action)
        chosen_actions, wrong = self.room.legal_or_first(actions)
        self.room.step(chosen_actions)
        self._wait_for_the_agent()
        over = bool(self.room.over[0])
        reward = float(self.room.rewards(self.room.over)[0, self.seat]) if over else 0.0
        return self._observation(), reward, over, False, self._info(bool(wrong[0, self.seat]))

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The legal actions now."""
        return np.array(self.room.masks[0, self.seat])

    def render(self) -> Any:
        return show(self.render_mode, self.room.engine.to_rules(self.room.games))

    def close(self) -> None:
        """Let the bots go."""
        self._bots.leave()

    def _wait_for_the_agent(self) -> None:
        """The bots play on until the agent has something to decide, or the game is over."""
        engine, games = self.room.engine, self.room.games
        while (acting := engine.to_act(games)) and self.seat not in acting:
            engine.step(games, self._others(acting))
        self.room.look()

    def _others(self, acting: tuple[int, ...]) -> dict[int, int]:
        seats = [seat for seat in acting if seat != self.seat]
        return self._bots.choose(self.room.engine, self.room.games, seats)

    def _observation(self) -> Observation:
        return np.array(self.room.observations[0, self.seat])

    def _info(self, replaced: bool) -> dict[str, Any]:
        return {"action_mask": self.action_masks().view(np.int8), "replaced": replaced}


def _code(action: Any) -> Any:
    """A single action; arrays of one number are as good."""
    given = np.asarray(action)
    if given.size != 1 or given.dtype.kind not in "iu":
        raise NotLegal(action, "an action is a whole number", ["an action code"])
    return given.reshape(())


for _game in compiled_games():
    register(
        f"heptapolis/{_game.title()}-v{VERSION}",
        entry_point="heptapolis.envs.gymnasium:SeatEnv",
        vector_entry_point="heptapolis.envs.gymnasium_vector:SeatsVectorEnv",
        kwargs={"game": _game},
    )
