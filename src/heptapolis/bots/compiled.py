"""Bots that are compiled with the game: they play some seats of many games without a loop in Python.

A compiled bot sees no more than the bot of the same name: both know only what their seat knows.
"""

from collections.abc import Mapping, Sequence

import numpy as np
import numpy.typing as npt

from heptapolis.bots.mcts import NETWORK
from heptapolis.bots.protocol import BotKind
from heptapolis.bots.random_bot import Random
from heptapolis.bots.registry import format_spec
from heptapolis.bots.support import COMPILED_BOTS, is_compiled
from heptapolis.core.chance import derive
from heptapolis.core.errors import BadOption
from heptapolis.kernel.arrays import Actions, Records, Seeds
from heptapolis.kernel.engine import AnyEngine, GameResults, Kernels
from heptapolis.kernel.jit import Kernel, Progress, compile_kernels, direct
from heptapolis.kernel.random64 import stream
from heptapolis.kernel.seat_players import SeatPlayer
from heptapolis.search.capacity import check_capacities
from heptapolis.search.network import HIDDEN, INPUTS
from heptapolis.search.network_weights import network_of, network_shape
from heptapolis.search.policy_weights import Vector, policy_of
from heptapolis.search.softmax_policy import CANDIDATES

BOT_STREAM = 11  # keeps the bots' randomness separate from the games'


class CompiledBots:
    """Compiled bots at some seats of many games; the seats without a bot belong to agents."""

    def __init__(
        self,
        engine: AnyEngine,
        kinds: Mapping[int, BotKind],
        tables: int = 1,
        progress: Progress | None = None,
    ) -> None:
        check_capacities(engine)
        compile_kernels(self.entry_points(engine), progress)
        self.engine, self.kinds = engine, dict(kinds)
        self._players = np.full(engine.game.players, SeatPlayer.AGENT, np.int64)
        for seat, kind in kinds.items():
            if not is_compiled(kind):
                raise BadOption(format_spec(kind), "the kernel cannot play this bot", COMPILED_BOTS)
            self._players[seat] = _seat_player(kind)
        self._weights, self._shape = policy_of(engine.game, engine), network_shape(engine)
        self._network: Vector = np.zeros(0, np.float32)
        if SeatPlayer.NETWORK in self._players:
            self._network = network_of(engine.game, engine)
        self._work = engine.layout.new(engine.layout.WORK)
        self._candidates, self._inputs = _new_candidates(engine), engine.layout.new(INPUTS)
        self._hidden, self._rows = np.zeros(HIDDEN, np.float32), np.zeros(engine.sheet_rows, np.int16)
        self._rngs = np.zeros((tables, 1), np.uint64)
        self._step = direct(engine.opponents.step_with_bots)

    @staticmethod
    def entry_points(engine: Kernels) -> tuple[Kernel, ...]:
        """The kernels that they call."""
        return engine.opponents.step_with_bots, engine.opponents.bot_games

    def __reduce__(self) -> tuple[object, ...]:
        return CompiledBots, (self.engine, self.kinds, len(self._rngs)), {"rngs": self._rngs}

    def __setstate__(self, state: dict[str, npt.NDArray[np.uint64]]) -> None:
        self._rngs = state["rngs"].copy()

    def start_games(self, seeds: Sequence[int], tables: Sequence[int] | None = None) -> None:
        """Start the games of these seeds, at all tables or at the given ones."""
        for table, seed in zip(range(len(seeds)) if tables is None else tables, seeds, strict=True):
            self._rngs[table] = self._stream(seed)

    def step(self, games: Records, chosen: Actions) -> int:
        """Take the agents' actions (table, seat) and play on until an agent must decide again.

        In a row that begins with -1, no agent acts. Return how many decisions were taken.
        """
        return int(
            self._step(
                self.engine.tables,
                games,
                chosen,
                self._players,
                self._weights,
                self._shape,
                self._network,
                self._candidates,
                self._inputs,
                self._hidden,
                self._rows,
                self._rngs,
                self._work,
            )
        )

    def play_games(self, seeds: Seeds) -> tuple[Records, GameResults]:
        """Play a whole game for each seed; no seat may belong to an agent. Several threads may call it.

        With `random` bots at all seats, these are the games of `Engine.random_games`.
        """
        engine, size = self.engine, len(seeds)
        sheets = np.zeros((size, engine.game.players, engine.sheet_rows), np.int16)
        coins = np.zeros((size, engine.game.players), np.int32)
        games = engine.layout.new(engine.layout.GAME, size)
        decisions = direct(engine.opponents.bot_games)(
            engine.tables,
            engine.blank,
            games,
            seeds,
            self._players,
            self._weights,
            self._shape,
            self._network,
            _new_candidates(engine),
            engine.layout.new(INPUTS),
            np.zeros(HIDDEN, np.float32),
            sheets,
            coins,
            np.zeros((size, 1), np.uint64),
            engine.layout.new(engine.layout.WORK),
        )
        return games, GameResults(sheets, coins, int(decisions))

    def _stream(self, seed: int) -> npt.NDArray[np.uint64]:
        """The bots' random numbers in the game of this seed; a bot's `seed` parameter changes them."""
        for seat, kind in self.kinds.items():
            if own := getattr(kind, "seed", 0):
                seed = derive(seed, own * self.engine.game.players + seat)
        return stream(seed, BOT_STREAM)


def _seat_player(kind: BotKind) -> SeatPlayer:
    if isinstance(kind, Random):
        return SeatPlayer.RANDOM
    return SeatPlayer.NETWORK if getattr(kind, "guide", None) == NETWORK else SeatPlayer.POLICY


class PolicyAdviser:
    """What the bot `policy` would do at every seat of many games, without playing: a teacher to imitate."""

    def __init__(self, engine: AnyEngine) -> None:
        check_capacities(engine)
        self.engine = engine
        self._weights = policy_of(engine.game, engine)
        self._candidates = _new_candidates(engine)
        self._work = engine.layout.new(engine.layout.WORK)
        self._actions = direct(engine.opponents.policy_actions)

    def __reduce__(self) -> tuple[object, ...]:
        return PolicyAdviser, (self.engine,)

    def actions(self, games: Records) -> Actions:
        """Its action (game, seat) for every seat that must decide; -1 for the others."""
        chosen = np.empty((len(games), self.engine.game.players), np.int16)
        self._actions(self.engine.tables, games, chosen, self._weights, self._candidates, self._work)
        return chosen


def _new_candidates(engine: AnyEngine) -> Records:
    candidates = engine.layout.new(CANDIDATES)
    candidates[0].temperature = 1.0
    return candidates
